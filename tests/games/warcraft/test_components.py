"""Terms, components and islands: what is in the box."""

from __future__ import annotations

import re
from copy import deepcopy
from pathlib import Path

import pytest

from elbowroom.games.warcraft.engine.islands import compose, faces, facts
from elbowroom.games.warcraft.engine.markers import MARKERS
from elbowroom.games.warcraft.engine.powers import POWERS
from elbowroom.games.warcraft.engine.races import RACES
from elbowroom.games.warcraft.engine.sites import SITES
from elbowroom.kernel.bits import members, size
from elbowroom.kernel.errors import InvalidBoard, InvalidPosition
from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS

RULES = "docs/rules/warcraft.md"
PAGE = (Path(__file__).resolve().parents[3] / RULES).read_text("utf-8")


def board_of(face: str):
    return compose((face,)).board


@pytest.mark.rule("W-DEF-1")
def test_nobody_spends_coins_they_lack():
    pos = position("warcraft", board=ISLANDS).give(0, "worgen", "farmer", hand=9, coins=0)
    pos.turn(phase="form_up")
    assert pos.legal() == ["form human"]
    assert pos.play("form human").coins(0) == 2


@pytest.mark.rule("W-DEF-2")
def test_islands_are_never_adjacent():
    board = compose(("L1A", "M1B", "S2A")).board
    for number, region in enumerate(board.regions):
        for other in members(board.adjacent[number]):
            assert board.regions[other].island == region.island


@pytest.mark.rule("W-DEF-3")
def test_every_region_has_one_terrain_and_land_is_all_but_water():
    for face in faces():
        board = board_of(face)
        assert {region.terrain for region in board.regions} <= set(facts()["terrains"])
        water = board.terrain.get("sea", 0) | board.terrain.get("lake", 0)
        assert board.land == board.everywhere & ~water


@pytest.mark.rule("W-DEF-4")
def test_adjacency_is_mutual():
    for face in faces():
        board = board_of(face)
        for region in range(len(board.regions)):
            for other in members(board.adjacent[region]):
                assert board.adjacent[other] >> region & 1


@pytest.mark.rule("W-DEF-4")
def test_a_border_that_only_one_side_lists_is_refused():
    board = deepcopy(ISLANDS)
    first = board["regions"][0]
    first["adjacent"] = [*first["adjacent"], "a5"]
    with pytest.raises(InvalidBoard, match="one-way border, a1 lists a5 but a5 does not list a1"):
        position("warcraft", board=board)


@pytest.mark.rule("W-DEF-5")
def test_the_active_race_and_the_one_in_decline_are_different_races():
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", "warlord", {"a1": 1}, hand=5)
    pos.declined(0, "trolls", {"a2": 1}).turn(phase="conquer")
    assert pos.races(0) == ["orcs", "trolls"]
    assert "conquer a2" in pos.legal()


@pytest.mark.rule("W-DEF-6")
def test_tokens_beasts_champion_and_murlocs_all_defend():
    pos = position("warcraft", board=ISLANDS, players=3).give(
        0, "orcs", "farmer", {"a3": 1}, hand=9
    )
    pos.give(1, "humans", "beastmaster", {"a4": 2}, markers={"a4": "beast"})
    pos.give(2, "trolls", "champion", {"a6": 1}, markers={"a6": "champion"}).tribes("a2")
    pos.turn(phase="conquer")
    assert (pos.cost("a4"), pos.cost("a6"), pos.cost("a2")) == (4, 4, 4)


@pytest.mark.rule("W-DEF-7")
def test_a_champion_alone_controls_his_region():
    pos = position("warcraft", board=ISLANDS).give(
        0, "orcs", "champion", {"a1": 1, "a2": 0}, markers={"a2": "champion"}
    )
    assert pos.holder("a2") == 0
    assert pos.income(0) == 2


@pytest.mark.rule("W-DEF-7")
@pytest.mark.parametrize(
    ("power", "tokens", "markers"),
    [
        pytest.param("farmer", 1, {}, id="a token"),
        pytest.param("beastmaster", 1, {"a2": "beast"}, id="a beast"),
        pytest.param("champion", 0, {"a2": "champion"}, id="the Champion"),
    ],
)
def test_one_unit_of_any_kind_controls_a_region(power: str, tokens: int, markers: dict[str, str]):
    pos = position("warcraft", board=ISLANDS)
    pos.give(0, "orcs", power, {"a1": 1, "a2": tokens}, markers=markers)
    assert (pos.holder("a2"), pos.race_in("a2"), pos.regions(0)) == (0, "orcs", ["a1", "a2"])


@pytest.mark.rule("W-DEF-7")
def test_a_region_whose_last_unit_leaves_is_controlled_by_nobody():
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", "farmer", {"a1": 1, "a2": 1})
    pos.turn(phase="ready").play("abandon a2")
    assert (pos.holder("a2"), pos.race_in("a2"), pos.regions(0)) == (None, None, ["a1"])
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", "intimidating", {"a3": 1})
    pos.give(1, "humans", "farmer", {"a4": 1, "b1": 1}).turn(phase="conquer")
    pos.play("push a4 b1")
    assert (pos.holder("a4"), pos.regions(1), pos.tokens("b1")) == (None, ["b1"], 2)


@pytest.mark.rule("W-DEF-7", "W-LOSS-1")
def test_of_two_races_only_the_conqueror_is_left_in_a_region():
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", "farmer", {"a3": 1}, hand=9)
    pos.give(1, "humans", "mining", {"a4": 3, "b1": 1}).turn(phase="conquer").play("conquer a4")
    assert (pos.race_in("a4"), pos.regions(0), pos.regions(1)) == ("orcs", ["a3", "a4"], ["b1"])
    assert (pos.tokens("a4"), pos.hand(1)) == (5, 2)


@pytest.mark.rule("W-DEF-7")
def test_active_units_and_those_in_decline_of_one_player_never_meet():
    pos = position("warcraft", board=ISLANDS).declined(0, "humans", {"a2": 1})
    pos.give(0, "orcs", "farmer", {"a3": 4}).turn(phase="redeploy")
    assert "redeploy a2 1" not in pos.legal()
    taken = position("warcraft", board=ISLANDS).declined(0, "humans", {"a2": 1})
    taken.give(0, "orcs", "farmer", {"a3": 1}, hand=9).turn(phase="conquer").play("conquer a2")
    assert (taken.race_in("a2"), taken.races(0)) == ("orcs", ["orcs"])


@pytest.mark.rule("W-DEF-7", "W-LOSS-4")
def test_units_driven_out_go_to_regions_of_their_own_race_only():
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", "farmer", {"a3": 1}, hand=9)
    pos.give(1, "humans", "mining", {"a4": 3, "b1": 1}).declined(1, "trolls", {"b2": 1})
    pos.turn(phase="conquer").play("conquer a4", "done", "redeploy a3 5", "done")
    assert pos.legal() == ["place b1 2"]


@pytest.mark.rule("W-DEF-7")
def test_two_races_in_one_region_are_no_position():
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", "farmer", {"a3": 1})
    with pytest.raises(InvalidPosition, match="a3"):
        pos.give(1, "humans", "mining", {"a3": 1}).turn().legal()


@pytest.mark.rule("W-DEF-8")
def test_mountains_and_markers_make_no_region_non_empty():
    pos = position("warcraft", board=ISLANDS).give(0, "trolls", "warlord", {"a1": 1}, hand=9)
    pos.turn(phase="conquer")
    assert pos.cost("a2") == 3
    assert pos.play("conquer a2").income(0) == 2


@pytest.mark.rule("W-DEF-9")
def test_units_driven_out_are_in_hand():
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", "farmer", {"a3": 1}, hand=9)
    pos.give(1, "humans", "mining", {"a4": 3}).turn(phase="conquer").play("conquer a4")
    assert pos.hand(1) == 2


@pytest.mark.rule("W-DEF-10")
def test_lost_tokens_go_back_to_the_tray():
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", "farmer", {"a3": 1}, hand=9)
    pos.give(1, "humans", "mining", {"a4": 1}).turn(phase="conquer")
    before = pos.tray("humans")
    assert pos.play("conquer a4").tray("humans") == before + 1


@pytest.mark.rule("W-DEF-11")
def test_every_other_player_is_an_opponent():
    pos = position("warcraft", board=ISLANDS, players=3).give(
        0, "orcs", "farmer", {"a3": 1}, hand=9
    )
    pos.give(1, "humans", "mining", {"a4": 1}).give(2, "trolls", "ranger", {"a6": 1})
    legal = pos.turn(phase="conquer").legal()
    assert {"conquer a4", "conquer a6"} <= set(legal)


@pytest.mark.rule("W-DEF-12")
def test_artifacts_and_places_are_sites():
    artifacts = {site.rule for site in SITES if site.artifact}
    assert artifacts == set(re.findall(r"\*\*(W-ART-[A-Z]+)-1\*\*", PAGE)), RULES
    places = {site.rule for site in SITES if not site.artifact}
    assert places == set(re.findall(r"\*\*(W-PLACE-[A-Z]+)-1\*\*", PAGE)), RULES


@pytest.mark.rule("W-DEF-13")
def test_a_failed_attempt_is_an_attack_and_a_swap_is_none():
    pos = position("warcraft", board=ISLANDS).give(0, "pandaren", "portal_mage", {"a4": 1}, hand=1)
    pos.give(1, "orcs", "farmer", {"a3": 3}).turn(phase="conquer")
    swapped = pos.play("swap a3 b2")
    assert swapped.state.attacked == 0
    pos = position("warcraft", board=ISLANDS).give(0, "pandaren", "mining", {"a4": 1}, hand=2)
    pos.give(1, "orcs", "farmer", {"a3": 3}).turn(phase="conquer").roll(0).play("attempt a3")
    assert pos.state.attacked == 0b10


@pytest.mark.rule("W-DEF-14")
def test_a_tower_makes_a_region_immune():
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", "farmer", {"a2": 1}, hand=9)
    pos.give(1, "humans", "defensive", {"a1": 1}, markers={"a1": "tower"}).turn(phase="conquer")
    assert "conquer a1" not in pos.legal()
    assert pos.rule_against("conquer a1") == "W-IMM-1"


@pytest.mark.rule("W-DEF-15")
def test_the_active_player_is_the_one_whose_turn_it_is():
    pos = position("warcraft", board=ISLANDS).give(1, "orcs", "farmer", {"a2": 1}, hand=9)
    pos.turn(player=1, phase="conquer")
    assert pos.asked == 1
    assert pos.state.turn_player == 1


@pytest.mark.rule("W-COMP-1")
def test_six_boards_have_twelve_faces():
    boards = {face["board"]: face["size"] for face in faces().values()}
    assert len(faces()) == 12
    assert sorted(boards.values()) == ["L", "L", "M", "M", "S", "S"]


@pytest.mark.rule("W-COMP-2")
def test_sixteen_banners_and_twenty_badges():
    assert (len(RACES), len(POWERS)) == (16, 20)


@pytest.mark.rule("W-COMP-3")
def test_every_tray_is_as_large_as_the_box_says():
    trays = {entry["id"]: entry["tray"] for entry in facts()["races"]}
    assert {race.id: race.tray for race in RACES} == trays
    assert sum(trays.values()) == 182


@pytest.mark.rule("W-COMP-4")
def test_there_are_as_many_artifacts_and_places_as_printed():
    artifacts = len([site for site in SITES if site.artifact])
    wanted = f"**W-COMP-4** {artifacts} artifacts, {len(SITES) - artifacts} legendary places."
    assert wanted in PAGE, f"{RULES}: {wanted}"


@pytest.mark.rule("W-COMP-5")
def test_markers_are_counted_as_in_the_box():
    pieces = {entry["id"]: entry["count"] for entry in facts()["pieces"]}
    counted = {marker.id: marker.supply for marker in MARKERS}
    assert counted == {
        "wall": pieces["wisp_wall"],
        "fort": pieces["fort"],
        "tower": pieces["watch_tower"],
        "beast": pieces["beast"],
        "champion": pieces["champion"],
        "objective": pieces["military_objective"],
        "bomb": pieces["bomb_exploding"] + pieces["bomb_dud"],
    }


@pytest.mark.rule("W-COMP-6")
def test_the_die_has_three_blank_faces():
    pos = position("warcraft", board=ISLANDS)
    assert pos.state.rules.die == (0, 0, 0, 1, 2, 3)


@pytest.mark.rule("W-COMP-7")
def test_the_supply_of_coins_never_ends():
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", "farmer", {"a1": 1}, coins=500)
    assert pos.play("expand", "done", "done", "done").coins(0) == 500 + 2


@pytest.mark.rule("W-COMP-8")
def test_without_a_wall_left_a_forest_gets_none():
    pos = position("warcraft", board=ISLANDS).give(0, "night_elves", "mining", {"a4": 1}, hand=6)
    pos._draft.supply[0] = 0
    pos.turn(phase="conquer").play("conquer a3")
    assert pos.markers("a3") == {}


@pytest.mark.rule("W-MAP-1")
@pytest.mark.parametrize(
    ("players", "fewest", "most"), [(2, 20, 21), (3, 26, 27), (4, 35, 36), (5, 43, 45)]
)
def test_land_grows_with_the_players(players: int, fewest: int, most: int):
    sizes = facts()["players"][str(players)]["islands"]
    lands = {"L": [], "M": [], "S": []}
    for face, data in faces().items():
        lands[data["size"]].append(size(board_of(face).land))
    least = sum(min(lands[kind]) * count for kind, count in sizes.items())
    greatest = sum(max(lands[kind]) * count for kind, count in sizes.items())
    assert fewest <= least
    assert greatest <= most


@pytest.mark.rule("W-MAP-2")
@pytest.mark.parametrize("face", sorted(faces()))
def test_faces_have_the_regions_of_their_size(face: str):
    board = board_of(face)
    kind = faces()[face]["size"]
    land, lakes, seas = (
        size(board.land),
        size(board.terrain.get("lake", 0)),
        size(board.terrain.get("sea", 0)),
    )
    assert land in {"L": (11, 12), "M": (9,), "S": (6,)}[kind]
    assert lakes == (1 if face in ("L1A", "L2A", "M1B", "M2A") else 0)
    assert seas in {"L": (2,), "M": (1, 2), "S": (1,)}[kind]


@pytest.mark.rule("W-MAP-3")
@pytest.mark.parametrize("face", sorted(faces()))
def test_faces_have_the_marks_of_their_size(face: str):
    board = board_of(face)
    kind = faces()[face]["size"]
    assert size(board.lost_tribes) == {"L": 4, "M": 3, "S": 2}[kind]
    assert size(board.mountains) == {"L": 3, "M": 2, "S": 1}[kind]
    assert size(board.border) in {"L": (3,), "M": (2, 3), "S": (1, 2)}[kind]
    assert not board.border & (board.mountains | ~board.coastal)
    icons = compose((face,)).icons
    assert size(icons) == 1
    assert not icons & board.border


@pytest.mark.rule("W-MAP-4")
@pytest.mark.parametrize("face", sorted(faces()))
def test_the_land_of_every_face_hangs_together(face: str):
    board = board_of(face)
    reached = board.land & -board.land
    while board.neighbours(reached) & board.land & ~reached:
        reached |= board.neighbours(reached) & board.land
    assert reached == board.land


@pytest.mark.rule("W-MAP-5")
@pytest.mark.parametrize("face", sorted(faces()))
def test_every_region_can_be_drawn(face: str):
    for region in board_of(face).regions:
        assert len(region.cell) >= 3
        assert region.label
