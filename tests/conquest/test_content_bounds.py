"""The table of bounds, the vocabulary and the documentation say the same."""

import json
import re
from dataclasses import MISSING, fields
from pathlib import Path

import pytest

from elbowroom.conquest.engine.content_bounds import (
    CONDITIONS,
    EFFECT_TYPES,
    FITTING,
    MARKER,
    RECORDS,
    SHAPES,
    WHEN,
    type_name,
)
from elbowroom.conquest.engine.own_effects import OWN_EFFECTS
from elbowroom.conquest.engine.situations import When
from elbowroom.conquest.engine.vocabulary import EFFECTS
from elbowroom.conquest.engine.where import Where
from elbowroom.kernel.content_fields import COUNT, FLAG
from tests.conquest.content_samples import STANDARD, race_faults

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "packs.md").read_text()
ROWS = {
    row.group(1): [cell.strip() for cell in row.group(0).strip("|").split("|")]
    for row in re.finditer(r"^\| `(\w+)` \|.*\{\"type\".*\|$", PAGE, re.MULTILINE)
}


def test_every_effect_has_bounds_and_nothing_else_has():
    effects = (*EFFECTS, *OWN_EFFECTS)
    assert set(SHAPES) == {type_name(effect.__name__) for effect in effects} == set(EFFECT_TYPES)


@pytest.mark.parametrize("name", sorted(EFFECT_TYPES))
def test_every_field_of_an_effect_has_its_bounds(name: str):
    known = {field.name: field.default is MISSING for field in fields(EFFECT_TYPES[name])}
    assert {field.name: field.required for field in SHAPES[name].fields} == known
    kinds = {field.name: field.type for field in fields(EFFECT_TYPES[name])}
    for field in SHAPES[name].fields:
        expected = {COUNT: "int", MARKER: "str", FLAG: "bool"}.get(field.kind, "Where")
        # The name of a type interpreted, the type itself compiled.
        assert getattr(kinds[field.name], "__name__", kinds[field.name]) == expected
        assert field.kind != COUNT or field.least < field.most


def test_every_effect_with_a_marker_says_which_fit():
    assert set(FITTING) == {
        name for name, shape in SHAPES.items() if any(f.kind == MARKER for f in shape.fields)
    }


def test_every_condition_of_where_can_be_written():
    assert [field.name for field in fields(Where)] == list(CONDITIONS)
    assert {field.name for field in fields(When)} == {field.name for field in RECORDS[WHEN]}


def test_every_condition_of_where_is_documented():
    part = PAGE.partition("### Where")[2].partition("### When")[0]
    assert re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE) == list(CONDITIONS)


@pytest.mark.parametrize("name", sorted(SHAPES))
def test_numbers_beyond_the_bounds_are_refused(name: str):
    example = json.loads(ROWS[name][-1].strip("`"))
    for field in SHAPES[name].fields:
        if field.kind == COUNT:
            for value in (field.least - 1, field.most + 1, True, "1", 1.0, None):
                (fault,) = race_faults({**example, field.name: value}, tokens=1)
                assert fault.startswith(f"races[0].effects[0].{field.name}: a whole number from ")
                assert f"from {field.least} to {field.most}" in fault
            if field.least < 0:
                assert "not 0, is expected" in race_faults({**example, field.name: 0})[0]


@pytest.mark.parametrize("name", sorted(SHAPES))
def test_every_effect_is_documented_with_an_example_and_its_bounds(name: str):
    assert name in ROWS, f"docs/packs.md has no row for {name}"
    _, _, bounds, lasts, when, owners, example = ROWS[name]
    assert json.loads(example.strip("`"))["type"] == name
    assert race_faults(json.loads(example.strip("`"))) == []
    for field in SHAPES[name].fields:
        bound = f" {field.least} to {field.most}" if field.kind == COUNT else ""
        assert f"`{field.name}`{bound}" in bounds
    assert lasts.startswith(SHAPES[name].lasts)
    assert when == ("may" if SHAPES[name].when else "never")
    assert owners.split(", ") == (owners_of(name) or ["packs"]), "run: make generated"


def owners_of(name: str) -> list[str]:
    """The races and powers of the box that are made of an effect."""
    return [
        trait.name
        for trait in [*STANDARD.races, *STANDARD.powers]
        if any(
            type_name(type(getattr(effect, "effect", effect)).__name__) == name
            for effect in trait.effects
        )
    ]


def test_the_page_names_the_markers_that_fit():
    for name, needs in FITTING.items():
        fitting = [
            marker.id
            for marker in STANDARD.markers
            if all(bool(getattr(marker, fact)) == needed for fact, needed in needs)
        ]
        assert f"| `{name}` | {', '.join(fitting)} |" in PAGE


def test_the_page_names_every_terrain_and_symbol():
    for word in [*STANDARD.terrains, *STANDARD.symbols]:
        assert f"`{word}`" in PAGE
