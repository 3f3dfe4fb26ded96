"""Maps of one's own: every fault is named with its place, and what is sound is drawn."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from elbowroom import InvalidBoard, game
from elbowroom.kernel.errors import InvalidSetup
from elbowroom.workshop.map_check import check_map, kept_from_drawing, regions_of
from elbowroom.workshop.maps import draw_map, map_words
from elbowroom.workshop.trial import trial_faults
from tests.thorough import times
from tests.workshop.generated_maps import broken_map, is_answered, play_on, sound_map
from tests.workshop.own_maps import mirrored

EXAMPLES = Path(__file__).parents[2] / "examples" / "maps"
REPORTS = EXAMPLES.parent / "reports.json"


def keys(data: Any) -> list[str]:
    return [fault.key for fault in check_map("classic", data)]


@pytest.mark.parametrize("board", ["2", "3", "4", "5"])
def test_a_board_of_the_box_in_a_mirror_has_no_fault(board: str) -> None:
    assert check_map("classic", mirrored(board)) == []


def test_it_is_played_and_its_places_have_the_names_of_its_inventor() -> None:
    state = game("classic").new(players=3, seed=5, map=mirrored())
    assert state.rules.board.regions[0].label == "Place 1"
    assert game("classic").replay(game("classic").record(state)).setup == state.setup


@pytest.mark.parametrize("orientation", ["landscape", "portrait"])
def test_it_is_drawn_as_the_boards_of_the_box_are(orientation: str) -> None:
    drawn = draw_map("classic", mirrored(), orientation)
    assert drawn["map"] == "hollow_coast"
    assert drawn["regions"]["r05"]["name"] == "Place 5"
    assert len(drawn["regions"]) == 30
    assert all(region["run"] for region in drawn["regions"].values())


def changed(number: int, **fields: Any) -> dict[str, Any]:
    data = mirrored()
    data["regions"][number] |= fields
    return data


def without(number: int, field: str) -> dict[str, Any]:
    data = mirrored()
    del data["regions"][number][field]
    return data


@pytest.mark.parametrize(
    ("data", "key", "place"),
    [
        ([], "object", ""),
        ({}, "missing", "format"),
        (mirrored() | {"game": "warcraft"}, "other-game", "game"),
        (mirrored() | {"name": "a\u202eb"}, "printable", "name"),
        (mirrored() | {"players": [7]}, "map-players", "players"),
        (mirrored() | {"canvas": [10, 10]}, "map-sheet", "canvas"),
        (mirrored() | {"regions": [{}] * 10_000}, "too-many", "regions"),
        (without(3, "label"), "missing", "regions[3].label"),
        (changed(3, terrain="moor"), "unknown-name", "regions[3].terrain"),
        (changed(3, cell=[[0, 0], [50, 50], [50, 0], [0, 50]]), "map-crosses", "regions[3].cell"),
        (changed(3, cell=[[0, 0], [50, 0], [0, 50]]), "map-sliver", "regions[3].cell"),
        (changed(3, cell=[[0, 0], [5000, 0], [0, 50]]), "map-off-sheet", "regions[3].cell"),
        (changed(3, adjacent=["r04"]), "map-itself", "regions[3].adjacent"),
        (changed(3, adjacent=["nowhere"]), "unknown-name", "regions[3].adjacent"),
    ],
)
def test_a_fault_is_told_with_its_place(data: Any, key: str, place: str) -> None:
    found = check_map("classic", data)
    assert (key, place) in [(fault.key, fault.place) for fault in found]


def test_a_one_way_border_names_both_regions() -> None:
    data = mirrored()
    other = data["regions"][0]["adjacent"].pop()
    found = check_map("classic", data)
    assert [fault.key for fault in found] == ["map-one-way"]
    assert set(regions_of(found[0], data)) == {"r01", other}


def test_neighbours_that_the_drawing_does_not_show_are_told() -> None:
    data = mirrored()
    data["regions"][0]["adjacent"].append("r30")
    data["regions"][29]["adjacent"].append("r01")
    assert keys(data) == ["map-apart"]


def test_a_border_that_nobody_says_is_told() -> None:
    data = mirrored()
    other = data["regions"][0]["adjacent"].pop()
    there = next(region for region in data["regions"] if region["id"] == other)
    there["adjacent"].remove("r01")
    assert keys(data) == ["map-unsaid"]


def test_a_map_nobody_can_enter_and_one_too_small_for_its_players_are_told() -> None:
    data = mirrored()
    for region in data["regions"]:
        region["edge"] = False
    assert keys(data) == ["map-no-edge"]
    assert keys(mirrored("2") | {"players": [5]}) == ["map-few"]


def test_a_map_that_is_not_done_is_drawn_and_told_what_is_missing() -> None:
    data = mirrored() | {"name": "🏰", "players": [5]}
    data["regions"][3]["terrain"] = None
    data["regions"][4]["label"] = "Place 1"
    found = check_map("classic", data)
    assert [fault.key for fault in found] == [
        "no-name",
        "map-no-terrain",
        "map-few",
        "map-same-label",
    ]
    assert kept_from_drawing("classic", data) == []
    drawn = draw_map("classic", data, "landscape")
    assert drawn["regions"]["r04"]["terrain"] == "blank"
    with pytest.raises(InvalidBoard):
        game("classic").new(players=3, map=data)


@pytest.mark.parametrize("terrain", [None, "hill", "sea", "lake"])
def test_an_empty_sheet_is_drawn(terrain: str | None) -> None:
    sheet = [[0, 0], [1000, 0], [1000, 700], [0, 700]]
    only = {**mirrored()["regions"][0], "terrain": terrain, "adjacent": [], "cell": sheet}
    drawn = draw_map("classic", mirrored() | {"regions": [{**only, "edge": True}]}, "landscape")
    assert list(drawn["regions"]) == [only["id"]]


def test_one_cell_over_another_is_told() -> None:
    data = mirrored()
    data["regions"][0]["cell"] = data["regions"][1]["cell"]
    assert "map-overlap" in keys(data)


def test_what_maps_are_made_of_is_told_with_the_boards_of_the_box() -> None:
    words = map_words("classic")
    assert [board["name"] for board in words["boards"]] == ["2", "3", "4", "5"]
    assert set(words["names"]) == set(words["terrains"])
    assert words["boards"][0]["regions"][0]["label"]


def test_a_game_without_maps_of_ones_own_says_which_games_have_them() -> None:
    with pytest.raises(InvalidSetup, match="classic"):
        check_map("kingdoms", mirrored())


def test_generated_maps_are_played_drawn_and_refused_with_clear_faults() -> None:
    for seed in range(times(3, 30)):
        rng = random.Random(f"maps:{seed}")
        data = sound_map(rng)
        play_on(data, rng)
        assert draw_map("classic", data, "portrait")["regions"]
        for _ in range(6):
            assert is_answered(broken_map(data, rng))


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.json")), ids=lambda file: file.stem)
def test_maps_of_the_garden_have_no_fault_and_are_played_to_the_end(file: Path) -> None:
    data = json.loads(file.read_text(encoding="utf-8"))
    assert check_map("classic", data) == []
    assert trial_faults("classic", data) == []
    assert draw_map("classic", data, "landscape")["regions"]
    weighed = {(each["list"], each["thing"]) for each in json.loads(REPORTS.read_text("utf-8"))}
    assert ("maps", data["id"]) in weighed


def test_whatever_is_broken_nothing_crashes() -> None:
    rng = random.Random(4)
    junk: list[Any] = [None, -1, "x", [], {}, [[1, 2]], True, 1e308, float("nan"), ["r01", "r01"]]
    for _ in range(150):
        data = mirrored("2")
        for _ in range(rng.randint(1, 3)):
            place: Any = data if rng.random() < 0.3 else rng.choice(data["regions"])
            place[rng.choice(list(place))] = rng.choice(junk)
            if not isinstance(data.get("regions"), list):
                break
            if (
                not all(isinstance(region, dict) for region in data["regions"])
                or not data["regions"]
            ):
                break
        check_map("classic", data)
