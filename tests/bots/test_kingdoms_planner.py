"""The bots that look ahead in the game of territories and secret dice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from elbowroom import ElbowroomError
from elbowroom.bots.registry import make
from elbowroom.catalogue import game
from elbowroom.games.kingdoms.bots.facts import LAYOUT, facts, stage
from elbowroom.games.kingdoms.bots.quick_play import QuickPlay
from elbowroom.games.kingdoms.bots.search import Effort, Search
from elbowroom.games.kingdoms.bots.value import Worth, best_other, learned, read_weights
from elbowroom.games.kingdoms.bots.war_dice import War, mixed, thinned
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from elbowroom.kernel.state import UNSEEDED
from elbowroom.testing import position

THINKERS = ("planner", "hard")


def at_war(mine: dict[str, int], theirs: dict[str, int], players: int = 3) -> KingdomsScenario:
    """Seat 0 has patrolled into a region of seat 1; its die is to be set."""
    pos = position("kingdoms", players=players)
    pos.give(0, "trolls", {"a1": 1, "a5": 1}, **mine)
    pos.give(1, "centaurs", {"a2": 1, "c1": 1}, **theirs)
    for seat in range(2, players):
        pos.give(seat, regions={"e1": 2})
    return pos.turn(select="patrol").play("patrol a1 a2")


def answered(pos: KingdomsScenario, name: str) -> str:
    """What a bot answers to the question that is open."""
    view = pos.state.view(pos.asked)
    return view.text(make(name, 7).choose(view))


def of_kingdoms(state: object) -> KingdomsState:
    """Give a state as one of this game."""
    assert isinstance(state, KingdomsState)
    return state


@pytest.mark.parametrize("name", THINKERS)
def test_a_die_the_rival_has_set_changes_nothing(name: str) -> None:
    answers = {
        answered(at_war({"mana": 4}, {"mana": 3}).play(die), name)
        for die in ("flag", "dial 1", "dial 4", "dial 8")
    }
    assert len(answers) == 1


def test_hidden_hero_cards_change_nothing() -> None:
    state = of_kingdoms(game("kingdoms").new(2, "cards", heroes_call=True))
    while state.decision.kind != "keep":
        state.apply(state.legal_actions()[0])
    other = of_kingdoms(state.copy())
    mine = state.decision.player
    place = 2 * (1 - mine)
    hidden = [card for card in range(20) if other.deck >> card & 1][:2]
    other.deck |= 1 << other.offered[place] | 1 << other.offered[place + 1]
    other.deck &= ~(1 << hidden[0] | 1 << hidden[1])
    other.offered[place : place + 2] = hidden
    chosen = {make("planner", 3).choose(each.view(mine)) for each in (state, other)}
    assert other.offered != state.offered
    assert len(chosen) == 1


@pytest.mark.parametrize("name", THINKERS)
def test_the_same_seed_gives_the_same_answer(name: str) -> None:
    assert len({answered(at_war({"mana": 4}, {"mana": 4}), name) for _ in range(3)}) == 1


def test_the_numbers_set_vary_with_the_seed() -> None:
    pos = at_war({"mana": 4}, {"mana": 4})
    view = pos.state.view(pos.asked)
    assert len({make("planner", seed).choose(view) for seed in range(30)}) > 1


def test_nothing_is_paid_for_a_war_whose_rival_can_set_nothing() -> None:
    pos = at_war({"mana": 4}, {})
    assert answered(pos, "planner") == "dial 1"


def test_chances_are_shared_by_what_speaks_for_an_answer() -> None:
    assert mixed([3.0, -2.0, 1.0]) == [0.75, 0.0, 0.25]
    assert mixed([-1.0, 0.0]) == [0.5, 0.5]


def test_thinned_numbers_keep_the_flag_and_the_highest() -> None:
    assert thinned(list(range(12)), 4) == [0, 4, 7, 11]
    assert thinned([5, 6], 4) == [5, 6]


def test_a_war_weighs_every_pair_of_dice() -> None:
    pos = of_kingdoms(at_war({"ore": 2}, {"ore": 1}).state.copy())
    pos.rng = UNSEEDED
    war = War(pos, 0, QuickPlay(learned()), 12)
    assert (len(war.mine), len(war.theirs)) == (3, 2)
    assert sum(war.my_mix) == pytest.approx(1.0)
    assert sum(war.their_mix) == pytest.approx(1.0)
    low = min(min(row) for row in war.gains)
    assert low <= war.value() <= max(max(row) for row in war.gains)


def test_a_plan_is_explained_with_points_and_runner_up() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, "trolls", {"a1": 1, "a5": 1}, ore=1, food=9)
    pos.give(1, "centaurs", {"c1": 2})
    pos.give(2, regions={"e1": 2})
    view = pos.turn(active=0).state.view(0)
    bot = make("planner", 1)
    action = bot.choose(view)
    why = bot.why()
    assert why is not None
    assert why["plan"][0] == view.text(action)
    assert len(why["expected_points"]) == 3
    assert why["runner_up"]["plan"][0] != why["plan"][0]
    assert why["advantage"] >= why["runner_up"]["advantage"]


def test_facts_are_told_once_and_fit_the_weights() -> None:
    for players, heroes_call in ((2, False), (3, True), (5, True)):
        state = of_kingdoms(game("kingdoms").new(players, "facts", heroes_call=heroes_call))
        for _ in range(60):
            state.apply(state.legal_actions()[-1])
            for seat in range(players):
                found = facts(state, seat, stage(state))
                assert len(set(found)) == len(found)
                assert all(0 <= fact < LAYOUT.size for fact in found)


def test_the_best_other_counts_most() -> None:
    assert best_other([9.0, 4.0], 0) == 4.0
    assert best_other([9.0, 4.0, 2.0], 0) == pytest.approx(0.8 * 4 + 0.2 * 3)


def test_at_the_end_points_are_what_they_are() -> None:
    state = of_kingdoms(game("kingdoms").new(2, "end"))
    while not state.over:
        state.apply(state.legal_actions()[0])
    worth = Worth([[0.0] * LAYOUT.size] * 6)
    assert worth.expected(state) == [float(points) for points in state.scores()]


def test_who_plays_alone_is_judged_by_weights_of_its_own() -> None:
    tables = [[float(number)] * LAYOUT.size for number in range(6)]
    for players, heroes_call, table in ((2, False, 0), (4, True, 3), (1, False, 4), (1, True, 5)):
        state = of_kingdoms(game("kingdoms").new(players, "tables", heroes_call=heroes_call))
        known = len(facts(state, 0, stage(state)))
        assert Worth(tables).of_seat(state, 0, stage(state)) == table * known


def test_weights_without_a_game_alone_judge_it_as_one_of_two(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    four = [[number * 1000] * LAYOUT.size for number in range(4)]
    file.write_text(json.dumps({"tables": four}))
    tables = read_weights(file).tables
    assert len(tables) == 6
    assert [table[0] for table in tables] == [0.0, 1.0, 2.0, 3.0, 0.0, 1.0]


def test_alone_every_answer_is_played_on_with_several_dice() -> None:
    pos = of_kingdoms(game("kingdoms").new(1, "alone").copy())
    while pos.decision.kind != "select":
        pos.apply(pos.legal_actions()[0])
    pos.rng = UNSEEDED
    looks = []
    for samples in (1, 3):
        search = Search(learned(), Effort(turns=2, most=4, sweeps=1, numbers=4, samples=samples))
        search.ranked(pos, 0, "alone")
        looks.append(search.looks)
    assert looks[1] == 3 * looks[0] > 0


@pytest.mark.parametrize("text", ["", "{}", json.dumps({"tables": [[1], [1], [1], [1]]})])
def test_damaged_weights_are_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text(text)
    with pytest.raises(ElbowroomError, match=r"weights\.json"):
        read_weights(file)


def test_missing_weights_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ElbowroomError, match="cannot be read"):
        read_weights(tmp_path / "weights.json")
