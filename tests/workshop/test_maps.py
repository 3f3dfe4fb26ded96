"""A map of one's own: every fault has its place and a sentence, whatever the data is."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elbowroom import InvalidBoard, game
from elbowroom.conquest.test_kit.boards import tiny_board
from elbowroom.games.classic.engine.maps import facts
from elbowroom.text.catalogue import texts
from elbowroom.text.locales import LANGUAGES
from elbowroom.workshop.describing import described
from elbowroom.workshop.maps import map_kind


def check_map(data: Any, game: str, players: int = 0) -> list[dict[str, Any]]:
    """What keeps a map from being played: the part of the check that every board has to pass."""
    return [described(fault) for fault in map_kind(game).check(data, players)]


ROW = tiny_board({"a": ("hill edge", "b"), "b": ("swamp", "c"), "c": ("forest", "")})


def changed(number: int = 0, **fields: Any) -> dict[str, Any]:
    data = deepcopy(ROW)
    data["regions"][number].update(fields)
    return data


@pytest.mark.parametrize("name", ["2", "3", "4", "5"])
def test_the_boards_of_the_box_have_no_fault(name: str):
    assert check_map(facts()["maps"][name], "classic", int(name)) == []


@pytest.mark.parametrize(
    ("data", "path", "key"),
    [
        (None, "", "object"),
        ({}, "canvas", "map-canvas"),
        ({**ROW, "regions": []}, "regions", "map-empty"),
        ({**ROW, "regions": [ROW["regions"][0]] * 10_000}, "regions", "too-many"),
        ({**ROW, "canvas": [0, "x"]}, "canvas", "map-canvas"),
        (changed(terrain="swmp"), "regions[0].terrain", "unknown-name"),
        (changed(adjacent=["z"]), "regions[0].adjacent", "unknown-name"),
        (changed(adjacent=["a", "b"]), "regions[0].adjacent", "map-itself"),
        (changed(adjacent=["b", "c"]), "regions[0].adjacent", "map-one-way"),
        (changed(edge=False), "regions", "map-no-edge"),
        (changed(1, id="a"), "regions[1].id", "id-taken"),
        (changed(cell=[[0, 0], [1, 1]]), "regions[0].cell", "map-corners"),
        (changed(cell=[[0, 0], [2, 2], [2, 0], [0, 2]]), "regions[0].cell", "map-crosses"),
        (changed(x=float("nan")), "regions[0].x", "map-number"),
        (changed(lost_tribe=1), "regions[0].lost_tribe", "flag"),
    ],
)
def test_a_fault_of_a_map_has_its_place(data: Any, path: str, key: str):
    assert (path, key) in [(fault["path"], fault["key"]) for fault in check_map(data, "classic")]


def test_a_missing_field_is_named_and_no_key_error():
    data = deepcopy(ROW)
    del data["regions"][1]["label"]
    assert [fault["path"] for fault in check_map(data, "classic")] == ["regions[1].label"]
    with pytest.raises(InvalidBoard, match=r"regions\[1\].label: this field is missing"):
        game("classic").new(players=2, seed=1, map=data)


def test_what_nobody_reaches_and_what_is_too_small_is_named():
    data = deepcopy(ROW)
    data["regions"][1]["adjacent"] = ["a"]
    data["regions"][2]["adjacent"] = []
    assert [fault["key"] for fault in check_map(data, "classic")] == ["map-unreached"]
    (fault,) = check_map(ROW, "classic", players=2)
    assert (fault["key"], fault["values"]["least"]) == ("map-few", 12)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_map_is_said_in_every_language(language: str):
    words = texts(language, "classic")
    for data in (None, {}, changed(cell=[[0, 0], [1, 1]]), changed(edge=False), changed(x="1")):
        for fault in check_map(data, "classic"):
            assert words.faults(f"fault-{fault['key']}", **fault["values"]) == []


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | st.floats() | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["regions", "canvas", "id", "cell", "adjacent"]), inner)
    ),
    max_leaves=12,
)


@settings(max_examples=60, deadline=None)
@given(JSON, st.sampled_from(sorted(ROW["regions"][0])), st.integers(0, 2))
def test_whatever_is_sent_as_a_map_is_answered(value: Any, field: str, number: int):
    for data in (value, {**ROW, "regions": value}, changed(number, **{field: value})):
        found = check_map(data, "classic")
        assert all(fault["sentence"] and fault["key"] for fault in found)
        if not found:
            game("classic").new(players=2, seed=1, map=data)
