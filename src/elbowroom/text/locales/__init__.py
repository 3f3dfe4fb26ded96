"""Where texts are read from: a folder for each language, with the same files for the page.

A text that only one game says stands in that game's own `texts` package, every other text here.
What a game says counts in that game only, and instead of a shared text with the same key. What a
game has a whole list of, such as its races, stands in one file with the texts of all languages.
"""

from __future__ import annotations

import json
import re
from importlib.abc import Traversable
from importlib.resources import files
from typing import Any, Final

from elbowroom.catalogue import face
from elbowroom.kernel.errors import unknown

LANGUAGES: Final = ("en", "cs", "pl", "is")
"""English, Czech, Polish, Icelandic."""
FALLBACK: Final = "en"
"""The language of a text that another one lacks."""
KINDS: Final = {
    "race": "races",
    "power": "powers",
    "site": "sites",
    "faction": "factions",
    "hero": "heroes",
    "territory": "territories",
    "action": "actions",
    "terrain": "terrains",
    "resource": "resources",
    "symbol": "symbols",
    "island": "islands",
    "place": "places",
}
"""The kinds of things with a name, and what their list is called: in a game's names.json, or the
file of that name where things have their names and rule texts in all languages."""
RULEBOOK: Final = "rulebook.ftl"
"""The rules for players: long, so they are read apart from the other messages of a game."""
_RULE_TEXT: Final = re.compile(r"(rule|up|needs|source)(-\d)?")
"""What is a message in the entry of a thing; everything else belongs to its name."""


def check_language(language: str) -> str:
    """Refuse a language nobody has written in."""
    if language not in LANGUAGES:
        raise unknown("language", language, list(LANGUAGES))
    return language


def read_names(language: str) -> dict[str, Any]:
    """Read the names that all games share in a language."""
    return _names(files(__name__) / language)


def read_game_names(language: str, game: str) -> dict[str, Any]:
    """Read the names only a game has; in English where it does not speak the language."""
    named = _names(_folder(language, game)) or _names(_folder(FALLBACK, game))
    return {**named, **{KINDS[kind]: _named(things, language) for kind, things in _things(game)}}


def read_messages(language: str) -> dict[str, str]:
    """Read the shared message files of a language by name, in order of their names."""
    return _messages(files(__name__) / language)


def read_game_messages(language: str, game: str) -> dict[str, str]:
    """Read the messages of a game by file, lists first; none if it does not speak the language."""
    listed = {
        f"{KINDS[kind]}.json": _told(kind, things, language) for kind, things in _things(game)
    }
    told = {name: source for name, source in listed.items() if source}
    return {**told, **_messages(_folder(language, game))}


def read_rulebook(game: str) -> dict[str, Any]:
    """Read the chapters of a game's rulebook; nothing where it has none."""
    texts = _texts(game)
    if texts is None or not (texts / "rulebook.json").is_file():
        return {}
    found: dict[str, Any] = json.loads((texts / "rulebook.json").read_text(encoding="utf-8"))
    return found


def read_rulebook_messages(language: str, game: str) -> str:
    """Read the texts of a game's rulebook; empty if it does not speak the language."""
    folder = _folder(language, game)
    if folder is None or not (folder / RULEBOOK).is_file():
        return ""
    return (folder / RULEBOOK).read_text(encoding="utf-8")


def _folder(language: str, game: str) -> Traversable | None:
    texts = _texts(game)
    return None if texts is None else texts / language


def _texts(game: str) -> Traversable | None:
    texts = face(game, "texts") if game else None
    return None if texts is None else files(texts)


def _names(folder: Traversable | None) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if folder is not None and (folder / "names.json").is_file():
        found = json.loads((folder / "names.json").read_text(encoding="utf-8"))
    return found


def _messages(folder: Traversable | None) -> dict[str, str]:
    if folder is None or not folder.is_dir():
        return {}
    found = [
        place
        for place in folder.iterdir()
        if place.name.endswith(".ftl") and place.name != RULEBOOK
    ]
    return {
        place.name: place.read_text(encoding="utf-8")
        for place in sorted(found, key=lambda place: place.name)
    }


def _things(game: str) -> list[tuple[str, dict[str, Any]]]:
    """Read the lists of a game: by kind, what each thing says by language."""
    texts = _texts(game)
    if texts is None:
        return []
    found = [(kind, texts / f"{listed}.json") for kind, listed in KINDS.items()]
    return [
        (kind, json.loads(place.read_text(encoding="utf-8")))
        for kind, place in found
        if place.is_file()
    ]


def _named(things: dict[str, Any], language: str) -> dict[str, Any]:
    """Give the names of things, in English where one has none in the language."""
    entries = {id: entry.get(language) or entry[FALLBACK] for id, entry in things.items()}
    return {
        id: {part: value for part, value in entry.items() if not _RULE_TEXT.fullmatch(part)}
        for id, entry in entries.items()
    }


def _told(kind: str, things: dict[str, Any], language: str) -> str:
    """Write the rule texts of things as messages: rule-KIND-ID, up-KIND-ID-1."""
    lines = [
        f"{about[1]}-{kind}-{id.replace('_', '-')}{about[2] or ''} = {text}\n"
        for id, entry in things.items()
        for part, text in entry.get(language, {}).items()
        if (about := _RULE_TEXT.fullmatch(part))
    ]
    return "".join(lines)
