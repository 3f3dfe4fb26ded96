"""docs/hooks-kingdoms.md lists every hook with its shape, its combiner and who uses it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from elbowroom.games.kingdoms.engine.content import content

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "hooks-kingdoms.md").read_text()
SOURCE = ROOT / "src" / "elbowroom" / "games" / "kingdoms" / "engine" / "hooks.py"
SHAPES = {
    "# Tallies.": ("tally", "sum"),
    "# Limits.": ("limit", "largest"),
    "# Permissions.": ("permission", "any"),
    "# Sets.": ("set", "union"),
    "# Reactions.": ("reaction", "faction, then hero"),
}


def rows() -> dict[str, list[str]]:
    found = {}
    for line in PAGE.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if line.startswith("| `"):
            found[cells[0].strip("`")] = cells[1:]
    return found


def hooks() -> dict[str, tuple[str, str]]:
    """Every hook of the source with the shape and combiner of its section."""
    text = SOURCE.read_text()
    sections = [(text.index(title), shape) for title, shape in SHAPES.items()]
    effect = next(
        node
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef) and node.name == "Effect"
    )
    return {
        node.name: [s for place, s in sections if place < text.index(f"def {node.name}(")][-1]
        for node in effect.body
        if isinstance(node, ast.FunctionDef)
    }


def users() -> dict[str, dict[str, None]]:
    """The factions and heroes that answer each hook, in the order of the rules."""
    found: dict[str, dict[str, None]] = {name: {} for name in hooks()}
    for trait in (*content().factions, *content().heroes):
        for effect in trait.effects:
            for name in vars(type(effect)):
                if name in found:
                    found[name][trait.name] = None
    return found


def test_every_hook_is_listed_and_nothing_else() -> None:
    assert set(rows()) == set(hooks())


@pytest.mark.parametrize("hook", sorted(hooks()))
def test_shape_combiner_and_users_are_right(hook: str) -> None:
    shape, combiner, _, listed = rows()[hook]
    assert (shape, combiner) == hooks()[hook]
    assert set(re.split(r",\s*", listed)) == (set(users()[hook]) or {"nobody"}), (
        "run: make generated"
    )
