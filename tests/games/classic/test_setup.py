from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from elbowroom import CHANCE, IllegalAction, InvalidSetup, game
from elbowroom.games.classic.engine.game import CLASSIC
from elbowroom.games.classic.engine.maps import facts
from elbowroom.testing import position
from tests.conquest.content_samples import own_race, pack
from tests.games.classic.printed import POWERS, RACES, TOKENS

SIX_COMBOS = (
    "combo orcs spirit",
    "combo humans hill",
    "combo trolls swamp",
    "combo giants forest",
    "combo elves wealthy",
    "combo ratmen merchant",
)


@pytest.mark.rule("C-SETUP-1", "C-RUL-15")
@pytest.mark.parametrize(("players", "turns"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_the_game_lasts_10_10_9_or_8_turns(players: int, turns: int) -> None:
    pos = position("classic", players=players)
    last = players - 1
    pos.give(last, "ratmen", "spirit", {"r05": 1}).turn(last, round=turns, phase="redeploy")
    assert not pos.state.over
    assert pos.play("done").state.over
    assert facts()["turns"][str(players)] == turns


@pytest.mark.rule("C-SETUP-1")
@pytest.mark.parametrize(("players", "turns"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_the_game_goes_on_after_the_turn_before_the_last(players: int, turns: int) -> None:
    pos = position("classic", players=players)
    last = players - 1
    pos.give(last, "ratmen", "spirit", {"r05": 1}).turn(last, round=turns - 1, phase="redeploy")
    pos.play("done")
    assert not pos.state.over
    assert pos.state.round == turns


@pytest.mark.rule("C-SETUP-1")
@pytest.mark.parametrize(("players", "regions"), [(2, 23), (3, 30), (4, 39), (5, 48)])
def test_the_map_is_that_of_the_player_count(players: int, regions: int) -> None:
    state = game("classic").new(players=players, seed=1)
    assert len(state.position_dict()["regions"]) == regions


@pytest.mark.rule("C-SETUP-1")
@pytest.mark.parametrize("players", [1, 6])
def test_fewer_than_two_or_more_than_five_cannot_play(players: int) -> None:
    with pytest.raises(InvalidSetup, match=f"2 to 5 players, not {players}"):
        game("classic").new(players=players)


@pytest.mark.rule("C-SETUP-2")
def test_lost_tribes_stand_where_the_map_shows_their_sign() -> None:
    regions = game("classic").new(players=2, seed=1).position_dict()["regions"]
    signs = {"r04", "r07", "r11", "r12", "r13", "r14", "r15", "r17", "r19"}
    assert {name for name, entry in regions.items() if entry["tokens"]} == signs
    assert all(regions[name]["tokens"] == 1 and regions[name]["player"] is None for name in signs)


@pytest.mark.rule("C-SETUP-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_on_every_map_each_sign_gets_one_lost_tribe_and_each_mountain_one_marker(
    players: int,
) -> None:
    pos = position("classic", players=players)
    pos.give(0, "ratmen", "spirit", hand=8).turn(0, phase="conquer")
    for region in facts()["maps"][str(players)]["regions"]:
        tribe = 1 if region["lost_tribe"] else 0
        mountain = 1 if region["terrain"] == "mountain" else 0
        assert pos.tokens(region["id"]) == tribe
        assert pos.cost(region["id"]) == 2 + tribe + mountain


@pytest.mark.rule("C-SETUP-2")
def test_a_mountain_stays_whatever_happens_to_its_region() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "spirit", {"r06": 1, "r12": 1}, hand=4)
    pos.give(1, "orcs", "wealthy", hand=6).turn(0, phase="ready")
    pos.play("abandon r06")
    assert pos.cost("r06") == 3
    pos.play("conquer r06", "arrange r06 3 r12 3", "done")
    assert pos.asked == 1
    pos.play("expand")
    assert pos.cost("r06") == 2 + 3 + 1
    pos.play("conquer r06")
    assert pos.state.cost("r06") == 2 + 6 + 1


@pytest.mark.rule("C-SETUP-3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_starts_with_five_coins(players: int) -> None:
    assert game("classic").new(players=players, seed=3).scores() == [5] * players


@pytest.mark.rule("C-SETUP-4")
def test_six_combos_are_shown_numbered_from_zero() -> None:
    state = game("classic").new(players=2, chance="ask")
    state.play(*SIX_COMBOS, "first 1")
    assert [state.text(action) for action in state.legal_actions()] == [
        "pick 0",
        "pick 1",
        "pick 2",
        "pick 3",
        "pick 4",
        "pick 5",
    ]
    row = [f"combo {entry['race']} {entry['power']}" for entry in state.position_dict()["row"]]
    assert row == list(SIX_COMBOS)
    assert [entry["coins"] for entry in state.position_dict()["row"]] == [0] * 6


@pytest.mark.rule("C-SETUP-4")
def test_every_banner_is_drawn_once_and_with_any_badge() -> None:
    state = game("classic").new(players=2, chance="ask")
    assert len(state.chance_outcomes()) == RACES * POWERS
    state.play("combo orcs spirit")
    left = [state.text(action) for action, _ in state.chance_outcomes()]
    assert len(left) == (RACES - 1) * (POWERS - 1)
    assert not [text for text in left if "orcs" in text or "spirit" in text]
    assert {weight for _, weight in state.chance_outcomes()} == {1}


@pytest.mark.rule("C-SETUP-4")
def test_banners_and_badges_are_shuffled_separately() -> None:
    rows = [game("classic").new(players=2, seed=s).position_dict()["row"] for s in range(300)]
    races = Counter(entry["race"] for row in rows for entry in row)
    powers = Counter(entry["power"] for row in rows for entry in row)
    assert len(races) == RACES
    assert len(powers) == POWERS
    assert min(races.values()) > 85  # 1800 combos: about 129 each
    assert min(powers.values()) > 55  # about 90 each
    beside = {entry["power"] for row in rows for entry in row if entry["race"] == "orcs"}
    assert len(beside) == POWERS


@pytest.mark.rule("C-SETUP-5")
def test_all_tokens_start_in_the_tray_and_nobody_has_a_race() -> None:
    data = game("classic").new(players=3, seed=1).position_dict()
    assert sum(data["tray"].values()) == TOKENS
    assert [player["armies"] for player in data["players"]] == [[], [], []]
    assert all(entry["player"] is None for entry in data["regions"].values())


@pytest.mark.rule("C-SETUP-6")
def test_chance_names_the_first_player_each_seat_alike() -> None:
    state = game("classic").new(players=3, chance="ask")
    state.play(*SIX_COMBOS)
    assert state.decision.player == CHANCE
    outcomes = [(state.text(action), weight) for action, weight in state.chance_outcomes()]
    assert outcomes == [("first 0", 1), ("first 1", 1), ("first 2", 1)]
    seeds = Counter(
        game("classic").new(players=3, seed=seed).decision.player for seed in range(300)
    )
    assert all(70 < seeds[seat] < 130 for seat in range(3))


@pytest.mark.rule("C-SETUP-6")
def test_play_goes_round_by_seat_index_from_the_first_player() -> None:
    state = game("classic").new(players=3, seed=1, chance="ask")
    state.play(*SIX_COMBOS, "first 1")
    order = []
    for combo in ("wizards stout", "dwarves berserk", "amazons heroic"):
        order.append(state.decision.player)
        state.play("pick 0", f"combo {combo}", "done")
    assert order == [1, 2, 0]
    assert state.decision.player == 1


@pytest.mark.rule("C-SETUP-6")
@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 2), (5, 4)])
def test_a_first_player_who_was_set_is_the_only_answer_of_chance(players: int, first: int) -> None:
    state = game("classic").new(players=players, first=first, chance="ask")
    state.play(*SIX_COMBOS)
    assert [state.text(action) for action, _ in state.chance_outcomes()] == [f"first {first}"]
    with pytest.raises(IllegalAction) as refused:
        state.play(f"first {(first + 1) % players}")
    assert f"first {first}" in str(refused.value)
    state.play(f"first {first}")
    assert (state.decision.player, state.first_player) == (first, first)
    drawn = {game("classic").new(players, seed, first=first).decision.player for seed in range(9)}
    assert drawn == {first}


@pytest.mark.parametrize("first", [-1, 3, "1", 1.0, True, [0]])
def test_a_first_player_without_a_seat_is_refused_with_the_seats_there_are(first: object) -> None:
    with pytest.raises(InvalidSetup, match="seat from 0 to 2, not"):
        game("classic").new(players=3, first=first)


def test_a_game_with_a_first_player_can_be_recorded_saved_and_copied() -> None:
    classic = game("classic")
    state = classic.new(players=3, seed=1, first=2)
    state.play("pick 0")
    assert classic.replay(classic.record(state)).digest() == state.digest()
    assert classic.from_dict(state.to_dict()).setup["first"] == 2
    assert state.copy().digest() == state.digest()


def test_a_drawn_first_player_is_not_in_the_setup() -> None:
    classic = game("classic")
    assert "first" not in classic.new(players=3, seed=1).setup
    assert classic.check_setup(players=3, first=None) == classic.check_setup(players=3)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_next_game_lets_the_next_player_begin_and_keeps_the_rest(players: int) -> None:
    classic = game("classic")
    state = classic.new(players=players, seed=7, open_coins=True)
    began = [state.decision.player]
    for seed in range(players):
        setup = classic.setup_after(state)
        assert {**setup, "first": None} == {**state.setup, "first": None}
        state = classic.new(seed=seed, **setup)
        began.append(state.decision.player)
    assert began == [(began[0] + step) % players for step in range(players + 1)]


def own_map() -> dict[str, Any]:
    """Give the map for two players as data of one's own."""
    return deepcopy(facts()["maps"]["2"])


OTHERWISE: dict[str, Any] = {
    "map": own_map(),
    "packs": [pack(races=[own_race()])],
    "own_limit": 2,
    "open_coins": True,
    "first": 1,
}
"""Each option that is no name, with a value that is not the usual one."""


def test_games_with_the_same_options_share_their_rules_whatever_people_are_called() -> None:
    usual = CLASSIC.check_setup(players=2, names=["Ada", "Bob"])
    assert CLASSIC.rules(usual) is CLASSIC.rules(CLASSIC.check_setup(players=2))
    own = CLASSIC.check_setup(players=2, map=own_map(), packs=OTHERWISE["packs"])
    again = CLASSIC.check_setup(players=2, map=own_map(), packs=OTHERWISE["packs"])
    assert CLASSIC.rules(own) is CLASSIC.rules(again)


def test_any_other_option_means_other_rules() -> None:
    assert set(OTHERWISE) >= set(CLASSIC.options())
    setups = [CLASSIC.check_setup(players=players) for players in (2, 3)]
    setups += [CLASSIC.check_setup(players=2, **{name: OTHERWISE[name]}) for name in OTHERWISE]
    assert len({id(CLASSIC.rules(setup)) for setup in setups}) == len(setups)


def test_a_map_or_a_pack_that_differs_in_one_place_means_other_rules() -> None:
    changed = own_map()
    changed["regions"][0]["x"] += 1
    larger = [pack(races=[own_race(tokens=6)])]
    for name, value in (("map", changed), ("packs", larger)):
        setup = CLASSIC.check_setup(players=2, **{name: value})
        assert CLASSIC.rules(setup) is not CLASSIC.rules({**setup, name: OTHERWISE[name]})
