"""docs/record.md describes real records: every field, and a schema that they fit."""

from __future__ import annotations

import copy
import hashlib
import json
import re
from random import Random
from typing import Any

import pytest

from elbowroom import game
from elbowroom.testing import position
from tests.architecture.engine import ROOT

PAGE = (ROOT / "docs" / "record.md").read_text()
SCHEMA = json.loads(re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)[0])
KNOWN_WORDS = {
    "$schema",
    "title",
    "type",
    "required",
    "properties",
    "additionalProperties",
    "items",
    "minItems",
    "maxItems",
    "minimum",
    "maximum",
    "pattern",
    "const",
    "anyOf",
}
TYPES: dict[str, type] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "boolean": bool,
    "null": type(None),
}


def is_of(value: Any, name: str) -> bool:
    if name == "integer" and isinstance(value, bool):
        return False
    return isinstance(value, TYPES[name])


def faults(value: Any, schema: dict[str, Any], place: str = "record") -> list[str]:
    """Every way in which a value does not fit a schema of the words used on the page."""
    assert set(schema) <= KNOWN_WORDS
    if "anyOf" in schema and all(faults(value, each, place) for each in schema["anyOf"]):
        return [f"{place} fits none of the kinds allowed"]
    if "const" in schema and value != schema["const"]:
        return [f"{place} is {value!r}, not {schema['const']!r}"]
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    if kinds and not any(is_of(value, kind) for kind in kinds):
        return [f"{place} is {value!r}, not {' or '.join(kinds)}"]
    return _faults_inside(value, schema, place) or _faults_of_parts(value, schema, place)


def _faults_inside(value: Any, schema: dict[str, Any], place: str) -> list[str]:
    if isinstance(value, str) and not re.search(schema.get("pattern", ""), value):
        return [f"{place} is {value!r}, which does not match {schema['pattern']}"]
    if isinstance(value, int):
        low, high = schema.get("minimum", value), schema.get("maximum", value)
        return [] if low <= value <= high else [f"{place} is {value}, not from {low} to {high}"]
    if isinstance(value, list):
        low, high = schema.get("minItems", 0), schema.get("maxItems", len(value))
        return [] if low <= len(value) <= high else [f"{place} has {len(value)} entries"]
    return []


def _faults_of_parts(value: Any, schema: dict[str, Any], place: str) -> list[str]:
    found = []
    if isinstance(value, list):
        for number, entry in enumerate(value):
            found += faults(entry, schema.get("items", {}), f"{place}[{number}]")
    if isinstance(value, dict):
        properties = schema.get("properties", {})
        required = schema.get("required", [])
        found += [f"{place} lacks {name}" for name in required if name not in value]
        for name, entry in value.items():
            if name in properties:
                found += faults(entry, properties[name], f"{place}.{name}")
            elif schema.get("additionalProperties") is False:
                found.append(f"{place} has an unknown field {name}")
    return found


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    classic = game("classic")
    state = classic.new(players=3, seed=7, names=["Ann", "Ben", "Cid"])
    rng = Random(7)
    while not state.over:
        state.apply(rng.choice(state.legal_actions()))
    read: dict[str, Any] = json.loads(json.dumps(classic.record(state)))
    return read


def test_a_whole_game_fits_the_schema(record: dict[str, Any]) -> None:
    assert faults(record, SCHEMA) == []
    assert len(record["moves"]) > 100
    assert record["result"]["over"]


def test_a_game_in_progress_fits_the_schema() -> None:
    classic = game("classic")
    assert faults(classic.record(classic.new(players=5, seed=1)), SCHEMA) == []
    assert faults(classic.record(classic.new(players=2, chance="ask")), SCHEMA) == []
    assert faults(classic.record(classic.new(players=2, seed=1, first=1)), SCHEMA) == []


def test_a_game_from_a_written_position_fits_the_schema() -> None:
    pos = position("classic", players=2)
    pos.give(0, "orcs", "hill", regions={"r05": 3})
    pos.turn(player=0, round=2).play("expand", "conquer r10", "done")
    record = game("classic").record(pos.state)
    assert record["start"] is not None
    assert faults(record, SCHEMA) == []
    assert game("classic").replay(record).digest() == pos.state.digest()


@pytest.mark.parametrize(
    ("place", "wrong"),
    [
        (["format"], 2),
        (["game"], None),
        (["rules_version"], "1"),
        (["content"], "xyz"),
        (["setup", "players"], 9),
        (["setup", "first"], "Ann"),
        (["setup", "colour"], "red"),
        (["moves", 3, "player"], "luck"),
        (["moves", 3, "n"], True),
        (["moves", 3, "action"], "Conquer r05"),
        (["hashes", 0, "after"], -1),
        (["result", "winners"], []),
        (["hash"], 5),
    ],
)
def test_the_schema_refuses_what_is_no_record(
    record: dict[str, Any], place: list[Any], wrong: object
) -> None:
    edited = copy.deepcopy(record)
    inner = edited
    for name in place[:-1]:
        inner = inner[name]
    inner[place[-1]] = wrong
    assert len(faults(edited, SCHEMA)) == 1


def fields_of(value: Any, place: str = "") -> set[str]:
    """The fields of a record in the form of the page's table."""
    if isinstance(value, list):
        return (
            fields_of(value[0], f"{place}[]") if value and isinstance(value[0], dict) else {place}
        )
    if isinstance(value, dict) and place != "setup":
        return {
            name
            for key, entry in value.items()
            for name in fields_of(entry, f"{place}.{key}" if place else key)
        } | ({place.removesuffix("[]")} if place.endswith("[]") else set())
    return {place}


def test_the_table_has_every_field_and_no_other(record: dict[str, Any]) -> None:
    table = set(re.findall(r"^\| `([^`]+)` \|", PAGE, re.MULTILINE))
    assert table == fields_of(record)


def test_the_row_about_the_setup_names_every_option(record: dict[str, Any]) -> None:
    row = next(line for line in PAGE.splitlines() if line.startswith("| `setup`"))
    assert set(re.findall(r"`(\w+)`", row)) - {"setup"} == {*record["setup"], "first"}


def test_a_hash_is_made_as_the_page_says() -> None:
    state = game("classic").new(players=2, seed=1)
    plain = json.dumps(
        state.to_dict()["position"], sort_keys=True, separators=(",", ":"), ensure_ascii=False
    )
    assert state.digest() == hashlib.sha256(plain.encode()).hexdigest()[:32]


def test_chance_answers_first(record: dict[str, Any]) -> None:
    first = [(move["player"], move["action"].split()[0]) for move in record["moves"][:7]]
    assert first == [("chance", "combo")] * 6 + [("chance", "first")]
