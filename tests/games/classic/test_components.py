from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from elbowroom import game
from elbowroom.conquest.engine.board import Board
from elbowroom.conquest.test_kit.boards import tiny_board
from elbowroom.games.classic.engine.maps import board, facts
from elbowroom.kernel.bits import members
from elbowroom.testing import position
from tests.conquest.content_samples import own_power, own_race, pack
from tests.games.classic.printed import BADGES, BANNERS, POWERS, RACES, RULES, TOKENS, TRAYS

MAPS = ("2", "3", "4", "5")
PRINTED_MAPS = Path(__file__).with_name("printed_maps.txt").read_text("utf-8")


def printed_map(players: int) -> list[str]:
    """Read the lines of a map, a region each."""
    return PRINTED_MAPS.partition(f"map {players}\n")[2].partition("\n\n")[0].splitlines()


def as_printed(map: Board, region: int) -> str:
    """Write down what the engine knows of a region: terrain, symbols, lost tribe, edge, borders."""
    signs = {**map.terrain, **dict(sorted(map.symbol.items()))}
    signs |= {"tribe": map.lost_tribes, "edge": map.edge}
    shown = [name for name, regions in signs.items() if regions >> region & 1]
    beside = [map.ids[other] for other in members(map.adjacent[region])]
    return f"{map.ids[region]} {' '.join(shown)}: {' '.join(beside)}"


@pytest.mark.rule("C-COMP-1")
def test_there_is_one_map_for_each_player_count() -> None:
    assert list(facts()["maps"]) == ["2", "3", "4", "5"]
    for players in range(2, 6):
        state = position("classic", players=players).state
        assert state.rules.board.name == f"map {players}"


@pytest.mark.rule("C-COMP-1")
@pytest.mark.parametrize("name", MAPS)
def test_a_map_has_land_two_seas_on_the_edge_and_one_inland_lake(name: str) -> None:
    regions = board(name).regions
    assert [region.edge for region in regions if region.terrain == "sea"] == [True, True]
    assert [region.edge for region in regions if region.terrain == "lake"] == [False]
    assert len(members(board(name).land)) == len(regions) - 3


@pytest.mark.rule("C-COMP-1", "C-COMP-6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_region_lies_where_it_is_printed_and_shows_what_is_printed(players: int) -> None:
    printed = printed_map(players)
    map = position("classic", players=players).state.rules.board
    assert [as_printed(map, region) for region in range(len(map.regions))] == printed


@pytest.mark.rule("C-SETUP-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_lost_tribes_stand_on_their_signs_and_mountains_cost_one_more(players: int) -> None:
    pos = position("classic", players=players)
    pos.give(0, "ratmen", "flying", hand=9).turn(0, phase="conquer")
    printed = printed_map(players)
    for line in printed:
        region, terrain, *signs = line.partition(":")[0].split()
        assert pos.tokens(region) == signs.count("tribe"), region
        if terrain not in ("sea", "lake"):
            assert pos.cost(region) == 2 + signs.count("tribe") + (terrain == "mountain"), region


@pytest.mark.rule("C-COMP-2")
def test_there_are_as_many_banners_badges_and_tokens_as_printed() -> None:
    state = position("classic").state
    counted = (len(state.rules.races), len(state.rules.powers), sum(state.tray))
    assert counted == (RACES, POWERS, TOKENS), f"{RULES}, C-COMP-2: print what the box holds now"
    assert len([*state.row, *members(state.banners)]) == RACES


@pytest.mark.rule("C-COMP-2")
def test_each_race_has_its_own_number_of_tokens() -> None:
    pos = position("classic")
    for race in pos.state.rules.races:
        wanted = f"**{race.name} — {race.tokens} / {race.tray}**"
        assert race.id in TRAYS, (
            f"classic race {race.id}: no heading {wanted} in {RULES}, section 9"
        )
        assert (pos.tray(race.id), race.tokens) == (TRAYS[race.id], BANNERS[race.id])
    assert set(TRAYS) == {race.id for race in pos.state.rules.races}


@pytest.mark.rule("C-COMP-2")
def test_each_power_has_the_number_of_its_badge() -> None:
    powers = position("classic").state.rules.powers
    for power in powers:
        wanted = f"**{power.name} — {power.tokens}**"
        assert power.id in BADGES, (
            f"classic power {power.id}: no heading {wanted} in {RULES}, section 10"
        )
        assert power.tokens == BADGES[power.id]
    assert set(BADGES) == {power.id for power in powers}


@pytest.mark.rule("C-COMP-2")
@pytest.mark.parametrize(("players", "tribes"), [(2, 9), (3, 10), (4, 14), (5, 18)])
def test_18_lost_tribes_are_enough_for_every_map(players: int, tribes: int) -> None:
    assert facts()["pieces"]["lost_tribe"] == 18
    assert sum(position("classic", players=players).state.tokens) == tribes <= 18


@pytest.mark.rule("C-COMP-3")
def test_the_supply_of_markers() -> None:
    pos = position("classic")
    kinds = ("lair", "fortress", "encampment", "hole", "hero", "dragon")
    assert [pos.supply(kind) for kind in kinds] == [10, 6, 5, 2, 2, 1]
    boxed = ("troll_lair", "fortress", "encampment", "hole_in_the_ground", "hero", "dragon")
    assert [facts()["pieces"][piece] for piece in boxed] == [10, 6, 5, 2, 2, 1]


@pytest.mark.rule("C-COMP-3")
def test_nine_mountain_markers_are_enough_for_every_map() -> None:
    assert facts()["pieces"]["mountain"] == 9
    assert [len(members(board(name).mountains)) for name in MAPS] == [4, 7, 8, 9]


@pytest.mark.rule("C-COMP-4")
def test_the_coins_in_the_box() -> None:
    coins = {entry["value"]: entry["count"] for entry in facts()["coins"]["denominations"]}
    assert coins == {10: 30, 5: 24, 3: 20, 1: 35}
    assert sum(coins.values()) == facts()["coins"]["count"] == 109
    assert sum(value * count for value, count in coins.items()) == 515
    assert facts()["coins"]["total_value"] == 515


@pytest.mark.rule("C-COMP-4", "C-RUL-45")
def test_the_bank_pays_even_when_every_coin_of_the_box_is_out() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "spirit", {"r05": 1, "r10": 1}, coins=515)
    pos.turn(0, phase="redeploy")
    assert pos.play("done").coins(0) == 517


@pytest.mark.rule("C-COMP-5")
def test_the_die_shows_three_blanks_a_one_a_two_and_a_three() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "spirit", {"r05": 1}, hand=1).turn(0, phase="conquer")
    state = pos.state.copy()
    state.play("attempt r10")
    faces = {state.text(action): weight for action, weight in state.chance_outcomes()}
    assert faces == {"die 0": 3, "die 1": 1, "die 2": 1, "die 3": 1}
    assert facts()["die"]["faces"] == [0, 0, 0, 1, 2, 3]


@pytest.mark.rule("C-COMP-5")
def test_a_seeded_die_falls_as_often_as_its_faces_say() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "berserk", {"r05": 1}, hand=3).turn(0, phase="conquer")
    falls: Counter[int] = Counter()
    for seed in range(600):
        state = pos.state.sample(0, seed)
        state.play("roll")
        falls[state.journal[-1] // 64 % 64] += 1
    assert set(falls) == {0, 1, 2, 3}
    assert 250 < falls[0] < 350
    assert all(65 < falls[face] < 135 for face in (1, 2, 3))


@pytest.mark.rule("C-COMP-6")
@pytest.mark.parametrize("name", MAPS)
def test_every_map_shows_five_land_terrains_two_waters_and_three_symbols(name: str) -> None:
    land = {"farmland", "forest", "hill", "swamp", "mountain"}
    assert set(board(name).terrain) == land | {"sea", "lake"}
    assert set(board(name).symbol) == {"mine", "cavern", "magic"}
    assert {region.terrain for region in board(name).regions if region.symbols} <= land


@pytest.mark.rule("C-COMP-6")
def test_one_region_may_carry_two_symbols_and_pay_for_one_and_cost_less_for_the_other() -> None:
    assert board("2").regions[5].symbols == ("cavern", "mine")
    pos = position("classic")
    pos.give(0, "dwarves", "underworld", {"r12": 1}, hand=5).turn(0, phase="conquer")
    assert pos.cost("r06") == 2
    pos.play("conquer r06", "arrange r06 1 r12 5")
    assert pos.income(0) == 3


@pytest.mark.rule("C-COMP-7")
@pytest.mark.parametrize(
    ("name", "regions", "land", "tribes", "mountains", "symbol"),
    [
        ("2", 23, 20, 9, 4, 4),
        ("3", 30, 27, 10, 7, 5),
        ("4", 39, 36, 14, 8, 7),
        ("5", 48, 45, 18, 9, 9),
    ],
)
def test_map_sizes(
    name: str, regions: int, land: int, tribes: int, mountains: int, symbol: int
) -> None:
    map = board(name)
    assert len(map.regions) == regions
    assert len(members(map.land)) == land
    assert len(members(map.lost_tribes)) == tribes
    assert len(members(map.mountains)) == mountains
    for kind in ("mine", "cavern", "magic"):
        assert len(members(map.symbol[kind])) == symbol


@pytest.mark.rule("C-COMP-8")
def test_a_standard_game_leaves_the_blank_banner_and_the_blank_badge_out() -> None:
    state = game("classic").new(players=5, seed=1)
    assert state.setup["packs"] == []
    names = state.notation.names
    assert set(names["race"]) == set(TRAYS)
    assert set(names["power"]) == set(BADGES)


@pytest.mark.rule("C-COMP-8")
def test_no_blank_is_ever_drawn_in_a_standard_game() -> None:
    state = game("classic").new(players=2, chance="ask")
    first = [state.text(action) for action, _ in state.chance_outcomes()]
    assert sorted(first) == sorted(f"combo {race} {power}" for race in TRAYS for power in BADGES)


@pytest.mark.rule("C-COMP-8")
def test_the_optional_pack_brings_one_more_banner_and_one_more_badge() -> None:
    state = game("classic").new(players=2, chance="ask", packs=[pack([own_race()], [own_power()])])
    names = state.notation.names
    assert len(names["race"]) == RACES + 1
    assert len(names["power"]) == POWERS + 1
    assert len(state.chance_outcomes()) == (RACES + 1) * (POWERS + 1)
    assert f"combo {own_race()['id']} {own_power()['id']}" in [
        state.text(action) for action, _ in state.chance_outcomes()
    ]


def test_a_hand_made_map_needs_no_water() -> None:
    pos = position("classic", board=tiny_board({"a": ("hill edge", "b"), "b": ("hill", "")}))
    assert pos.state.rules.board.water == 0
