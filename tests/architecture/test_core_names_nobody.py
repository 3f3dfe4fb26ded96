"""The core knows hooks, never the name of a race or power of the classic game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from elbowroom.classic.powers import POWERS
from elbowroom.classic.races import RACES
from tests.architecture.engine import ROOT

CORE = [ROOT / "src" / "elbowroom" / layer for layer in ("kernel", "conquest")]
IDS = sorted(trait.id for trait in (*RACES, *POWERS))
NAMES = "|".join(re.escape(name).replace("_", "[_ -]?") for name in IDS)
# An underscore joins words in names, so it ends a word here; letters and digits do not.
WORD = re.compile(rf"(?<![a-z0-9])(?:{NAMES})(?![a-z0-9])", re.IGNORECASE)


def core_files() -> list[Path]:
    return sorted(path for folder in CORE for path in folder.rglob("*") if path.is_file())


def test_no_race_or_power_occurs_in_the_core() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in core_files()
        if path.suffix in {".py", ".json"}
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if WORD.search(line)
    ]
    assert not found, "\n".join(found)


def test_no_file_of_the_core_is_named_after_a_race_or_power() -> None:
    found = [path.name for path in core_files() if WORD.search(path.stem)]
    assert not found


def test_all_races_and_powers_are_looked_for() -> None:
    assert len(IDS) == len(set(IDS)) == 34


@pytest.mark.parametrize(
    "line",
    [
        "# the Ghouls act first",
        'terrain == "hill"',
        "C-POWER-DIPLOMAT-2",
        "C-RACE-GHOULS-4",
        "def ghouls_act():",
        "SPIRIT = 3",
        "dragon master",
        "DRAGON_MASTER",
    ],
)
def test_a_name_is_found_in_any_dress(line: str) -> None:
    assert WORD.search(line)


@pytest.mark.parametrize(
    "line", ["themselves", "uphill", "sharpened spirits", "chill", "humanspace"]
)
def test_a_name_inside_another_word_does_not_count(line: str) -> None:
    assert not WORD.search(line)
