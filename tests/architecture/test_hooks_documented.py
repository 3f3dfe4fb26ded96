"""docs/hooks.md lists every hook with its shape, its combiner and who uses it."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from elbowroom.conquest.engine.vocabulary import bare
from elbowroom.games.classic.engine import powers as classic_powers
from elbowroom.games.classic.engine import races as classic_races
from elbowroom.games.warcraft.engine import powers as warcraft_powers
from elbowroom.games.warcraft.engine import races as warcraft_races
from elbowroom.games.warcraft.engine import sites as warcraft_sites
from tests.architecture.engine import ROOT

PAGE: Final = (ROOT / "docs" / "hooks.md").read_text()
ENGINE: Final = ROOT / "src" / "elbowroom"

# A heading in the source, the shape of the hooks below it, and how their answers combine.
SHAPES: Final = {
    "# Tallies": ("tally", "sum"),
    "# Limits": ("limit", "largest"),
    "# Permissions": ("permission", "any"),
    "# Region sets": ("region set", "union"),
    "# Plans": ("plan", "one"),
    "# Whether the effect outlives decline": ("mark", "none"),
}
# Linked regions: each answer stays a group of its own.
OTHER_COMBINERS: Final = {"links": "groups"}

CLASSIC: Final = (*classic_races.RACES, *classic_powers.POWERS)
WARCRAFT: Final = (*warcraft_races.RACES, *warcraft_powers.POWERS)


class Part(NamedTuple):
    """One class of effects, the part of the page about it, and who may use its hooks."""

    source: Path
    name: str
    users: tuple[tuple[object, ...], ...]
    """The traits of each column of users."""


PARTS: Final = {
    "# Hooks": Part(ENGINE / "conquest" / "engine" / "hooks.py", "Effect", (CLASSIC, WARCRAFT)),
    "# Races and powers of Warcraft": Part(
        ENGINE / "games" / "warcraft" / "engine" / "hooks.py", "WarcraftEffect", (WARCRAFT,)
    ),
    "# Sites of Warcraft": Part(
        ENGINE / "games" / "warcraft" / "engine" / "hooks.py", "SiteEffect", (warcraft_sites.SITES,)
    ),
}


def rows(title: str) -> dict[str, list[str]]:
    """The cells of each row of a table in a part of the page, by its hook."""
    found: dict[str, list[str]] = {}
    part = ""
    for line in PAGE.splitlines():
        if line.startswith("# "):
            part = line
        if part == title and line.startswith("| `"):
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            assert cells[0].strip("`") not in found
            found[cells[0].strip("`")] = cells[1:]
    return found


def hooks(title: str) -> dict[str, str]:
    """Every hook of a class with the heading it stands under."""
    text = PARTS[title].source.read_text()
    effect = next(
        node
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef) and node.name == PARTS[title].name
    )
    lines = text.splitlines()
    found = {}
    for node in effect.body:
        if isinstance(node, ast.FunctionDef):
            above = lines[effect.lineno - 1 : node.lineno]
            heading = [h for line in above for h in SHAPES if line.strip().startswith(h)]
            found[node.name] = heading[-1]
    return found


def users(title: str, column: int) -> dict[str, dict[str, None]]:
    """The traits of a column that answer each hook otherwise than the base class does, in order."""
    found: dict[str, dict[str, None]] = {name: {} for name in hooks(title)}
    for trait in PARTS[title].users[column]:
        for effect in trait.effects:
            core = bare(effect) if title != "# Sites of Warcraft" else effect
            for name in vars(type(core)):
                if name in found:
                    found[name][trait.name] = None
            if "lasts" in found and effect.lasts():
                found["lasts"][trait.name] = None
    return found


CASES: Final = [(title, hook) for title in PARTS for hook in sorted(hooks(title))]


@pytest.mark.parametrize("title", PARTS)
def test_every_hook_is_listed_and_nothing_else(title: str) -> None:
    assert set(rows(title)) == set(hooks(title))


@pytest.mark.parametrize(("title", "hook"), CASES)
def test_shape_and_combiner_are_right(title: str, hook: str) -> None:
    shape, combiner = SHAPES[hooks(title)[hook]]
    assert rows(title)[hook][:2] == [shape, OTHER_COMBINERS.get(hook, combiner)]


@pytest.mark.parametrize(("title", "hook"), CASES)
def test_who_uses_it_is_right(title: str, hook: str) -> None:
    columns = rows(title)[hook][3:]
    assert len(columns) == len(PARTS[title].users)
    for column, cell in enumerate(columns):
        wanted = set(users(title, column)[hook]) or {"nobody"}
        assert set(re.split(r",\s*", cell)) == wanted, "run: make generated"


def test_a_plan_is_made_by_one_effect_of_a_game() -> None:
    title = "# Races and powers of Warcraft"
    for hook, heading in hooks(title).items():
        if heading == "# Plans":
            assert len(users(title, 0)[hook]) == 1
