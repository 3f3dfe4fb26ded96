"""Where texts are read from: a folder for each language, with the same files for the page.

A text that only one game says stands in that game's own `texts` package, every other text here.
What a game says counts in that game only, and instead of a shared text with the same key.
"""

from __future__ import annotations

import json
from importlib.abc import Traversable
from importlib.resources import files
from typing import Any, Final

from elbowroom.catalogue import face
from elbowroom.kernel.errors import unknown

LANGUAGES: Final = ("en", "cs", "pl", "is")
"""English, Czech, Polish, Icelandic."""
FALLBACK: Final = "en"
"""The language of a text that another one lacks."""


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
    return _names(_folder(language, game)) or _names(_folder(FALLBACK, game))


def read_messages(language: str) -> dict[str, str]:
    """Read the shared message files of a language by name, in order of their names."""
    return _messages(files(__name__) / language)


def read_game_messages(language: str, game: str) -> dict[str, str]:
    """Read the message files of a game alike; none if it does not speak the language."""
    return _messages(_folder(language, game))


def _folder(language: str, game: str) -> Traversable | None:
    texts = face(game, "texts") if game else None
    return None if texts is None else files(texts) / language


def _names(folder: Traversable | None) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if folder is not None and (folder / "names.json").is_file():
        found = json.loads((folder / "names.json").read_text(encoding="utf-8"))
    return found


def _messages(folder: Traversable | None) -> dict[str, str]:
    if folder is None or not folder.is_dir():
        return {}
    found = [place for place in folder.iterdir() if place.name.endswith(".ftl")]
    return {
        place.name: place.read_text(encoding="utf-8")
        for place in sorted(found, key=lambda place: place.name)
    }
