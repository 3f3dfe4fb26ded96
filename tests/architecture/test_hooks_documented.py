"""docs/hooks.md lists every hook with its shape, its combiner and who uses it."""

from __future__ import annotations

import ast
import re

import pytest

from elbowroom.classic.powers import POWERS
from elbowroom.classic.races import RACES
from elbowroom.conquest.vocabulary.decline import bare
from tests.architecture.engine import ROOT

PAGE = (ROOT / "docs" / "hooks.md").read_text()
SOURCE = ROOT / "src" / "elbowroom" / "conquest" / "hooks.py"
COMBINERS = {"tally": "sum", "permission": "any", "region set": "union", "mark": "none"}
# Linked regions: each answer stays a group of its own.
OTHER_COMBINERS = {"links": "groups"}


def rows() -> dict[str, list[str]]:
    """The cells of each row of a table on the page, by its hook."""
    found = {}
    for line in PAGE.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if line.startswith("| `"):
            found[cells[0].strip("`")] = cells[1:]
    return found


def hooks() -> dict[str, str]:
    """Every hook of the source with the shape its section names."""
    text = SOURCE.read_text()
    sections = [
        (text.index("# Tallies"), "tally"),
        (text.index("# Permissions"), "permission"),
        (text.index("# Region sets"), "region set"),
        (text.index("# Whether the effect outlives decline"), "mark"),
    ]
    effect = next(
        node
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef) and node.name == "Effect"
    )
    found = {}
    for node in effect.body:
        if isinstance(node, ast.FunctionDef):
            start = text.index(f"def {node.name}(")
            found[node.name] = [shape for place, shape in sections if place < start][-1]
    return found


def users() -> dict[str, set[str]]:
    """The races and powers that answer each hook otherwise than the base class does."""
    found: dict[str, set[str]] = {name: set() for name in hooks()}
    for trait in (*RACES, *POWERS):
        for effect in trait.effects:
            for name in vars(type(bare(effect))):
                if name in found:
                    found[name].add(trait.name)
            if effect.lasts():
                found["lasts"].add(trait.name)
    return found


def test_every_hook_is_listed_and_nothing_else() -> None:
    assert set(rows()) == set(hooks())


@pytest.mark.parametrize("hook", sorted(hooks()))
def test_shape_and_combiner_are_right(hook: str) -> None:
    shape, combiner = rows()[hook][:2]
    assert shape == hooks()[hook]
    assert combiner == OTHER_COMBINERS.get(hook, COMBINERS[shape])


@pytest.mark.parametrize("hook", sorted(hooks()))
def test_who_uses_it_in_the_classic_game_is_right(hook: str) -> None:
    listed = set(re.split(r",\s*", rows()[hook][3]))
    assert listed == (users()[hook] or {"nobody"})
