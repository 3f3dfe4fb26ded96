"""Bots on islands: whole games without a fault, and what they must see there."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from elbowroom.bots import make
from elbowroom.bots.odds import odds_of_record
from elbowroom.bots.study import advice, looked_at
from elbowroom.bots.turns import turns_of
from elbowroom.catalogue import game
from elbowroom.conquest.bots.evaluation.heuristics import SHARED, heuristics_of
from elbowroom.conquest.bots.evaluation.threats import Threat
from elbowroom.conquest.bots.evaluation.turn_phase import begins, closes, conquers
from elbowroom.conquest.bots.learned.features import BOARD_NAMES, Extractor
from elbowroom.conquest.bots.learned.judge import LearnedJudge
from elbowroom.conquest.bots.learned.weights import (
    WeightsError,
    load,
    seat_names,
    shipped,
)
from elbowroom.conquest.bots.players.planner import Planner
from elbowroom.conquest.bots.search import extra_steps
from elbowroom.conquest.bots.search.planning import position_key
from elbowroom.games.warcraft.bots.heuristics import HEURISTICS
from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS
from tests.properties.playing import played

PAGE = Path(__file__).parents[2] / "docs" / "training.md"
WARCRAFT = game("warcraft")


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


def answer(pos, bot) -> str:
    state = pos.state
    return state.text(bot.choose(state.view(state.decision.player)))


def whole_turn(pos, bot, most: int = 60) -> list[str]:
    asked = pos.asked
    said: list[str] = []
    while not pos.state.over and pos.asked == asked and len(said) < most:
        said.append(answer(pos, bot))
        pos.play(said[-1])
    return said


def play_out(seats: list[str], seed: int, **options) -> list[int]:
    state = WARCRAFT.new(len(seats), f"bots:{seed}", **options)
    bots = [make(name, f"{seed}:{seat}") for seat, name in enumerate(seats)]
    while not state.over:
        player = state.decision.player
        state.apply(bots[player].choose(state.view(player)))
    return state.scores()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_quick_bots_play_whole_games(players: int):
    for seed in range(4):
        names = Random(seed).choices(["easy", "normal", "greedy", "random"], k=players)
        play_out(names, seed)


@pytest.mark.parametrize("players", [2, 4])
def test_quick_bots_play_in_sides(players: int):
    play_out((["greedy", "normal"] * players)[:players], 3, teams=True)


@pytest.mark.slow
def test_the_planner_plays_a_whole_game_with_people():
    play_out(["planner", "normal", "greedy"], 5)


@pytest.mark.slow
def test_hard_plays_a_whole_game():
    play_out(["hard", "greedy"], 6)


def test_the_expert_looks_ahead():
    state = WARCRAFT.new(2, "expert")
    bot = make("expert:60ms", 1)
    for _ in range(6):
        view = state.view(state.decision.player)
        action = bot.choose(view)
        assert action in view.legal_actions()
        state.apply(action)


@pytest.mark.slow
def test_the_planner_beats_greedy():
    results = []
    for seed in range(4):
        seats = ["planner", "greedy"] if seed % 2 else ["greedy", "planner"]
        scores = play_out(seats, 40 + seed)
        results.append(scores[seats.index("planner")] - scores[seats.index("greedy")])
    assert sum(lead > 0 for lead in results) >= 3
    assert sum(results) > 0


def test_every_step_of_random_games_has_its_place_in_a_turn():
    for state, _ in played(3, 4, "warcraft"):
        places = [begins(state), conquers(state), closes(state)]
        assert sum(places) == 1, state.decision


@pytest.mark.parametrize("heuristics", [HEURISTICS, SHARED])
def test_every_own_question_gets_a_legal_answer(heuristics, monkeypatch: pytest.MonkeyPatch):
    """Even the questions of a game nobody told the bots about."""
    monkeypatch.setattr(extra_steps, "heuristics_of", lambda _: heuristics)
    asked = set()
    for seed in range(6):
        for state, _ in played(2 + seed % 3, seed, "warcraft"):
            if state.stack[-1] >> 12 >= 24:
                asked.add(state.stack[-1] >> 12)
                assert extra_steps.extra_answer(state.copy()) in state.legal_actions()
    assert len(asked) >= 6


def test_positions_that_differ_in_sites_or_uses_are_told_apart():
    pos = scene().give(0, "orcs", "farmer", {"a1": 3}).site("frostmourne", "a1").turn()
    state = pos.state
    before = position_key(state)
    for name in ("used_sites", "routed", "form_discount"):
        changed = state.copy()
        setattr(changed, name, 1)
        assert position_key(changed) != before
    assert heuristics_of(state) is HEURISTICS


def test_landing_from_the_sea_is_reckoned_with_the_passage():
    pos = scene().give(0, "orcs", "farmer", {"a1": 3}).give(1, "gnomes", "mining", {"b1": 2})
    state = pos.turn().state
    attack = Threat(state, 1)
    landing = state.rules.board.number("a1")
    assert attack.near >> landing & 1
    assert attack.cost(state, landing, 0) == 3


def test_greedy_takes_the_form_that_pays():
    pos = scene().give(0, "worgen", "farmer", {"a3": 3}, coins=1).turn(phase="form_up")
    assert answer(pos, make("greedy")) == "form human"


def test_greedy_counts_what_a_site_brings_this_turn():
    """The forest with the site brings three coins for its token, the swamp only one."""
    pos = (
        scene()
        .give(0, "orcs", "mining", {"a6": 1}, hand=2)
        .site("dark_portal", "a3")
        .face_down()
        .turn(phase="conquer")
    )
    assert answer(pos, make("greedy")) == "conquer a3"


def test_the_planner_goes_for_a_site_that_pays():
    pos = (
        scene()
        .give(0, "orcs", "mining", {"a6": 1}, hand=2)
        .site("dark_portal", "a3")
        .face_down()
        .turn(phase="conquer")
    )
    assert "conquer a3" in whole_turn(pos, Planner())


def test_the_planner_uses_the_artifact_it_holds():
    """Two tokens take the forest with two defenders only with the sword's help."""
    pos = (
        scene()
        .give(0, "orcs", "mining", {"a6": 1}, hand=2)
        .give(1, "humans", "farmer", {"a3": 2, "a4": 4, "a2": 4})
        .site("frostmourne", "a6")
        .face_down()
        .turn(round=10, phase="conquer")
    )
    assert any(said.startswith("wield") for said in whole_turn(pos, Planner()))


def test_the_planner_sends_the_champion():
    pos = (
        scene()
        .give(0, "orcs", "champion", {"a6": 1}, hand=1)
        .face_down()
        .turn(round=10, phase="conquer")
    )
    assert whole_turn(pos, Planner())[0].startswith("champion")


@pytest.mark.parametrize("name", ["easy", "normal", "greedy", "planner"])
@pytest.mark.parametrize(("race", "hand"), [("orcs", 5), ("tauren", 5), ("tauren", 1)])
def test_tokens_find_a_place_where_only_the_champion_stands(name: str, race: str, hand: int):
    pos = (
        scene()
        .give(0, race, "champion", {"a6": 0}, hand=hand, markers={"a6": {"champion": 1}})
        .face_down()
        .turn(phase="redeploy")
    )
    bot = make(name)
    while pos.asked == 0:
        pos.play(answer(pos, bot))
    place = pos.state.rules.board.number("a6")
    assert pos.state.tokens[place] == (0 if hand == 1 else hand)


def test_races_that_need_two_are_left_with_two():
    pos = scene().give(0, "tauren", "farmer", {"a1": 7}).face_down().turn()
    said = whole_turn(pos, Planner())
    assert any(text.startswith("conquer") for text in said)
    state = pos.state
    held = [state.tokens[region] for region in range(12) if state.holder[region] == 0]
    assert all(count >= 2 for count in held)


def test_the_numbers_of_a_position_are_those_that_are_named():
    state = WARCRAFT.new(3, 8)
    extractor = Extractor(state.rules)
    bots = [make("greedy") for _ in range(3)]
    seen = 0
    while not state.over:
        player = state.decision.player
        if state.turns != seen:
            seen = state.turns
            numbers = extractor.seat_numbers(state)
            assert {len(seat) for seat in numbers} == {len(seat_names(HEURISTICS))}
            assert len(extractor.board_numbers(state)) == len(BOARD_NAMES)
            assert all(abs(number) < 1000 for seat in numbers for number in seat)
        state.apply(bots[player].choose(state.view(player)))


def test_sites_factions_and_islands_are_among_the_numbers():
    names = seat_names(HEURISTICS)
    pos = (
        scene()
        .give(0, "orcs", "mining", {"a6": 3, "b1": 2})
        .give(1, "humans", "farmer", {"a3": 2})
        .site("dark_portal", "a6")
        .face_down("b3")
        .turn()
    )
    seat = dict(zip(names, Extractor(pos.state.rules).seat_numbers(pos.state)[0], strict=True))
    assert (seat["sites"], seat["site_coins"], seat["islands"]) == (1, 2, 2)
    assert (seat["fights_for_horde"], seat["fights_for_alliance"]) == (1, 0)
    assert seat["enemy_faction_near"] == 1


def test_the_learned_judge_tells_odds_and_coins_on_islands():
    state = WARCRAFT.new(2, 1)
    judgement = LearnedJudge().judge(state)
    assert len(judgement.coins) == 2
    assert sum(judgement.wins) == pytest.approx(1.0)


def test_the_weights_for_islands_are_small_and_fit_their_own_games_only():
    path = Path(HEURISTICS.weights)
    assert path.stat().st_size < 1_000_000
    assert load(path, HEURISTICS).about["fingerprint"] == shipped(HEURISTICS).fingerprint
    with pytest.raises(WeightsError, match="made for other inputs"):
        load(path)


def test_the_report_is_that_of_the_weights_and_the_command_is_told():
    report = json.loads(Path(HEURISTICS.weights).with_name("report.json").read_text("utf-8"))
    assert report["fingerprint"] == shipped(HEURISTICS).fingerprint
    assert "--game warcraft --first-games 1000 --generations 0" in PAGE.read_text()


@pytest.mark.slow
def test_the_odds_of_a_game_on_islands_are_told_from_its_record():
    state = WARCRAFT.new(3, "odds")
    bots = [make("greedy", seat) for seat in range(3)]
    while not state.over:
        player = state.decision.player
        state.apply(bots[player].choose(state.view(player)))
    moments = odds_of_record(WARCRAFT.record(state))
    assert len(moments) == state.turns + 1
    assert all(sum(moment.wins) == pytest.approx(1.0, abs=1e-5) for moment in moments)
    assert moments[-1].scores == [float(coins) for coins in state.coins]


@pytest.mark.slow
def test_hints_and_reviews_work_on_islands():
    state = WARCRAFT.new(2, "review")
    bots = [make("greedy", seat) for seat in range(2)]
    for _ in range(2):
        player, turn, start = state.turn_player, state.turns, len(state.journal)
        view = state.view(player)
        found = advice(view)
        assert found["plan"][0] == found["action"]
        while state.turns == turn:
            asked = state.decision.player
            state.apply(bots[asked].choose(state.view(asked)))
        turn_played = turns_of(state).ended[-1]
        assert turn_played.move == start
        again = looked_at(view, turn_played.played)
        assert 0 <= again["lost"] <= again["before"]
