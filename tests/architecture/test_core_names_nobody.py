"""The core knows hooks, never a game, nor a race, power, site, faction, hero or marker of one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from elbowroom.games import SHIPPED
from elbowroom.games.classic.engine import markers as classic_markers
from elbowroom.games.classic.engine import powers as classic_powers
from elbowroom.games.classic.engine import races as classic_races
from elbowroom.games.kingdoms.engine.content import content
from elbowroom.games.warcraft.engine import markers as warcraft_markers
from elbowroom.games.warcraft.engine import powers as warcraft_powers
from elbowroom.games.warcraft.engine import races as warcraft_races
from elbowroom.games.warcraft.engine import sites as warcraft_sites
from elbowroom.games.warcraft.engine.traits import FACTIONS, NEUTRAL
from tests.architecture.engine import ROOT

CORE = [ROOT / "src" / "elbowroom" / layer for layer in ("kernel", "conquest/engine")]
TRAITS = {
    "classic": (*classic_races.RACES, *classic_powers.POWERS),
    "warcraft": (*warcraft_races.RACES, *warcraft_powers.POWERS, *warcraft_sites.SITES),
    "kingdoms": (*content().factions, *content().heroes),
}
FURTHER = {
    "classic": {marker.id for marker in classic_markers.MARKERS},
    # "Neutral" says too little to be anybody's name.
    "warcraft": {marker.id for marker in warcraft_markers.MARKERS}
    | {"murloc", "murlocs", *FACTIONS} - {NEUTRAL},
    "kingdoms": {"meeple", "meeples", "dummy", "heroes_call", "lost kingdom"},
}


def names() -> set[str]:
    """Every word of a game's own, as its ids and printed names write it."""
    found = set(TRAITS).union(*FURTHER.values())
    for traits in TRAITS.values():
        found |= {trait.id for trait in traits} | {trait.name.lower() for trait in traits}
    return found


def pattern(words: set[str]) -> re.Pattern[str]:
    """What finds the words in any dress; letters and digits beside one hide it."""
    longest_first = sorted(words, key=len, reverse=True)
    ways = "|".join(re.sub(r"[_ ]|\\ ", "[_ -]?", re.escape(word)) for word in longest_first)
    # An underscore joins words in names, so it ends a word here.
    return re.compile(rf"(?<![a-z0-9])(?:{ways})(?![a-z0-9])", re.IGNORECASE)


WORD = pattern(names())


def core_files() -> list[Path]:
    return sorted(path for folder in CORE for path in folder.rglob("*") if path.is_file())


def test_nothing_of_a_game_occurs_in_the_core() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in core_files()
        if path.suffix in {".py", ".json"}
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if WORD.search(line)
    ]
    assert not found, "\n".join(found)


def test_no_file_of_the_core_is_named_after_anything_of_a_game() -> None:
    assert not [path.name for path in core_files() if WORD.search(path.stem)]


def test_the_traits_of_every_game_are_looked_for() -> None:
    assert set(TRAITS) == set(FURTHER) == set(SHIPPED)
    assert len({trait.id for trait in TRAITS["classic"]}) >= 14 + 20
    assert len({trait.id for trait in TRAITS["warcraft"]}) >= 16 + 20 + 5 + 7
    assert len({trait.id for trait in TRAITS["kingdoms"]}) >= 29 + 25


@pytest.mark.parametrize("game", sorted(TRAITS))
def test_every_trait_would_be_found(game: str) -> None:
    missed = [trait.id for trait in TRAITS[game] if not WORD.search(f"if x.{trait.id}:")]
    missed += [trait.name for trait in TRAITS[game] if not WORD.search(f"# {trait.name} act")]
    assert not missed


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
        "the Murlocs",
        "a classic mistake",
        "warcraft_only = True",
        "# Light's Hope Chapel",
        "night-elves",
        "if horde:",
    ],
)
def test_a_name_is_found_in_any_dress(line: str) -> None:
    assert WORD.search(line)


@pytest.mark.parametrize(
    "line", ["themselves", "uphill", "sharpened spirits", "chill", "humanspace", "classical"]
)
def test_a_name_inside_another_word_does_not_count(line: str) -> None:
    assert not WORD.search(line)
