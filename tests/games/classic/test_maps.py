from __future__ import annotations

from copy import deepcopy
from itertools import combinations
from typing import Any

import pytest

from elbowroom import InvalidBoard, InvalidRecord, InvalidSetup, UnknownName, game
from elbowroom.conquest.engine.board import Board
from elbowroom.conquest.test_kit.boards import tiny_board
from elbowroom.games.classic.engine.maps import board, facts, read_board
from elbowroom.kernel.bits import members
from elbowroom.testing import position
from tests.games.classic.geometry import BLUR, area, contains, cross, shared_border, sides

MAPS = ("2", "3", "4", "5")


def names(map: Board, regions: int) -> set[str]:
    return {map.ids[number] for number in members(regions)}


def broken_map(region: str = "r05", **changes: Any) -> dict[str, Any]:
    """Take the map for two players and change facts of one region."""
    data = deepcopy(facts()["maps"]["2"])
    next(entry for entry in data["regions"] if entry["id"] == region).update(changes)
    return data


def chain_of(regions: int) -> dict[str, Any]:
    return tiny_board({f"a{n}": ("hill edge", f"a{n - 1}" if n else "") for n in range(regions)})


@pytest.mark.parametrize("name", MAPS)
def test_every_border_is_shared_by_both_sides(name: str) -> None:
    beside = {entry["id"]: entry["adjacent"] for entry in facts()["maps"][name]["regions"]}
    for region, others in beside.items():
        assert region not in others
        assert len(set(others)) == len(others)
        assert all(region in beside[other] for other in others)


@pytest.mark.parametrize("name", MAPS)
def test_region_ids_count_up_from_r01(name: str) -> None:
    ids = board(name).ids
    assert ids == [f"r{number:02}" for number in range(1, len(ids) + 1)]


@pytest.mark.parametrize(
    ("name", "borders", "edge", "border", "coastal"),
    [("2", 51, 15, 16, 10), ("3", 71, 16, 18, 13), ("4", 95, 18, 23, 17), ("5", 119, 21, 27, 20)],
)
def test_every_map_has_its_number_of_borders_and_shores(
    name: str, borders: int, edge: int, border: int, coastal: int
) -> None:
    map = board(name)
    assert sum(len(region.adjacent) for region in map.regions) == 2 * borders
    assert len(members(map.edge)) == edge
    assert len(members(map.border)) == border
    assert len(members(map.coastal)) == coastal


@pytest.mark.parametrize("name", MAPS)
def test_coastal_is_land_beside_a_sea_or_the_lake(name: str) -> None:
    map = board(name)
    terrain = {region.id: region.terrain for region in map.regions}
    shores = {
        region.id
        for region in map.regions
        if region.terrain not in {"sea", "lake"}
        and any(terrain[other] in {"sea", "lake"} for other in region.adjacent)
    }
    stated = {entry["id"] for entry in facts()["maps"][name]["regions"] if entry["coastal"]}
    assert names(map, map.coastal) == shores == stated


@pytest.mark.rule("C-CONQ-2")
@pytest.mark.parametrize("name", MAPS)
def test_border_is_the_edge_and_the_shore_of_edge_seas(name: str) -> None:
    map = board(name)
    seas = {region.id for region in map.regions if region.terrain == "sea"}
    expected = {
        region.id
        for region in map.regions
        if region.edge or (region.terrain != "lake" and seas.intersection(region.adjacent))
    }
    assert names(map, map.border) == expected


def test_border_regions_off_the_edge_lie_on_the_shore_of_a_sea() -> None:
    inner = {name: names(board(name), board(name).border & ~board(name).edge) for name in MAPS}
    assert inner == {
        "2": {"r22"},
        "3": {"r08", "r24"},
        "4": {"r02", "r03", "r07", "r08", "r14"},
        "5": {"r07", "r12", "r17", "r18", "r24", "r29"},
    }


@pytest.mark.parametrize("name", MAPS)
def test_cells_share_a_border_exactly_where_regions_are_adjacent(name: str) -> None:
    for region, other in combinations(board(name).regions, 2):
        length = shared_border(region.cell, other.cell)
        if other.id in region.adjacent:
            assert length > 5, f"{region.id} and {other.id} are adjacent but share {length:.1f}"
        else:
            assert length < 2 * BLUR, f"{region.id} and {other.id} share {length:.1f}"


@pytest.mark.parametrize("name", MAPS)
def test_cells_fill_the_canvas_without_overlap(name: str) -> None:
    map = board(name)
    width, height = map.canvas
    assert all(0 <= x <= width and 0 <= y <= height for r in map.regions for x, y in r.cell)
    assert sum(area(region.cell) for region in map.regions) == pytest.approx(
        width * height, rel=1e-3
    )


@pytest.mark.parametrize("name", MAPS)
def test_every_region_has_a_cell_around_its_centre(name: str) -> None:
    for region in board(name).regions:
        assert len(region.cell) >= 3
        assert contains(region.cell, (region.x, region.y)), region.id


@pytest.mark.parametrize("name", MAPS)
def test_edge_regions_are_those_whose_cell_lies_along_the_canvas_edge(name: str) -> None:
    map = board(name)
    width, height = map.canvas
    frame = ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height))
    drawn = {region.id for region in map.regions if shared_border(region.cell, frame) > 1}
    assert drawn == names(map, map.edge)


@pytest.mark.parametrize("name", MAPS)
def test_lines_between_adjacent_centres_never_cross(name: str) -> None:
    map = board(name)
    centre = {region.id: (region.x, region.y) for region in map.regions}
    pairs = [(r.id, other) for r in map.regions for other in r.adjacent if r.id < other]
    for one, other in combinations(pairs, 2):
        if not set(one) & set(other):
            lines = [(centre[a], centre[b]) for a, b in (one, other)]
            assert not cross(*lines), f"{one} crosses {other}"


@pytest.mark.parametrize("name", MAPS)
def test_sides_of_one_cell_do_not_cross(name: str) -> None:
    for region in board(name).regions:
        assert not any(cross(*pair) for pair in combinations(sides(region.cell), 2)), region.id


def test_the_map_of_another_player_count_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="Map 3 is for 3 players"):
        game("classic").new(players=2, map="3")


def test_an_unknown_map_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownName, match=r"no map 'moon'\. Known: 2, 3, 4, 5"):
        game("classic").new(players=2, map="moon")


def test_the_maps_are_listed() -> None:
    assert game("classic").map_names() == ["2", "3", "4", "5"]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (broken_map(adjacent=["r04", "r10"]), "one-way border, r11 lists r05"),
        (broken_map(adjacent=["r04", "r10", "r11", "r99"]), "r05 borders r99, which does not"),
        (broken_map(adjacent=["r04", "r05", "r10", "r11"]), "r05 borders itself"),
        (broken_map(id="r04"), "two regions share an id"),
        (broken_map(terrain="desert"), "r05 has terrain 'desert'; known: .*farmland"),
        (broken_map(symbols=["tower"]), "r05 has symbol 'tower'; known: .*mine"),
        (broken_map(coastal=True), "r05 states coastal = True"),
        (broken_map(border=False), "r05 states border = False"),
        (broken_map(cell=[[0, 0], [1, 1]]), "polygon of r05 has fewer than three corners"),
        (broken_map(adjacent=7), "the map cannot be read"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_region_that_contradicts_itself_is_refused(data: dict[str, Any], reason: str) -> None:
    with pytest.raises(InvalidBoard, match=reason):
        read_board("own map", data)


@pytest.mark.parametrize(
    ("count", "stated", "found"),
    [("region_count", 24, 23), ("land_region_count", 21, 20), ("edge_count", 50, 51)],
)
def test_a_wrong_stated_count_is_refused(count: str, stated: int, found: int) -> None:
    data = deepcopy(facts()["maps"]["2"])
    data[count] = stated
    with pytest.raises(InvalidBoard, match=f"states {count} = {stated}, the regions give {found}"):
        read_board("own map", data)


@pytest.mark.parametrize(
    ("count", "stated"), [("lost_tribes", 8), ("edge", 14), ("border", 15), ("coastal", 11)]
)
def test_a_wrong_count_of_printed_facts_is_refused(count: str, stated: int) -> None:
    data = deepcopy(facts()["maps"]["2"])
    data["counts"][count] = stated
    with pytest.raises(InvalidBoard, match=f"states {count} = {stated}"):
        read_board("own map", data)


@pytest.mark.parametrize(("kind", "name"), [("terrain", "hill"), ("symbols", "mine")])
def test_a_wrong_count_of_terrains_or_symbols_is_refused(kind: str, name: str) -> None:
    data = deepcopy(facts()["maps"]["2"])
    data["counts"][kind][name] += 1
    with pytest.raises(InvalidBoard, match=f"states {kind}"):
        read_board("own map", data)


def test_an_island_is_refused() -> None:
    data = tiny_board({"a": ("hill edge", "b"), "b": ("hill", ""), "c": ("hill edge", "")})
    with pytest.raises(InvalidBoard, match="no way leads to c"):
        read_board("own map", data)


def test_62_regions_are_possible_63_are_not() -> None:
    assert len(read_board("own map", chain_of(62)).regions) == 62
    with pytest.raises(InvalidBoard, match="63 regions; 1 to 62 are possible"):
        read_board("own map", chain_of(63))


def test_a_map_without_regions_is_refused() -> None:
    with pytest.raises(InvalidBoard, match="0 regions"):
        read_board("own map", {"canvas": [10, 10], "regions": []})


def test_a_broken_map_cannot_be_played() -> None:
    with pytest.raises(InvalidBoard, match="r05 borders itself"):
        game("classic").new(players=2, map=broken_map(adjacent=["r04", "r05", "r10", "r11"]))


def test_a_map_of_ones_own_can_be_played() -> None:
    pos = position("classic", board=tiny_board({"a": ("hill edge", "b"), "b": ("swamp tribe", "")}))
    pos.give(0, "ratmen", "spirit", hand=5).turn(phase="conquer")
    assert pos.play("conquer a", "conquer b").regions(0) == ["a", "b"]


def test_a_record_on_a_map_of_ones_own_is_refused_with_another_map() -> None:
    classic = game("classic")
    record = classic.record(classic.new(players=2, seed=1, map=chain_of(9)))
    other = {**record["setup"], "map": chain_of(10)}
    with pytest.raises(InvalidRecord, match="other content"):
        classic.replay({**record, "setup": other})


def test_the_hash_of_what_is_played_with_tells_the_number_of_rounds() -> None:
    classic = game("classic")
    two, three, four = (
        classic.content_hash(classic.check_setup(players=players, map=chain_of(9)))
        for players in (2, 3, 4)
    )
    assert two == three != four  # ten rounds, ten, nine
