"""The catalogue itself: a folder for each language, the same files in each, shared with the page.

A game with words of its own has a folder inside that of the language. What stands there counts
in that game only, and instead of a shared text with the same key.
"""

from __future__ import annotations

import json
from importlib.abc import Traversable
from importlib.resources import files
from typing import Any


def read_json(language: str, name: str) -> Any:
    """Read a JSON document of a language."""
    source = _folder(language) / name
    return json.loads(source.read_text(encoding="utf-8"))


def read_own_names(language: str, game: str) -> dict[str, Any]:
    """Read the names only a game has; none if it has no words of its own."""
    source = _folder(language) / game / "names.json"
    found: dict[str, Any] = {}
    if source.is_file():
        found = json.loads(source.read_text(encoding="utf-8"))
    return found


def read_messages(language: str) -> dict[str, str]:
    """Read the shared message files of a language by name, in order of their names."""
    return _messages(_folder(language))


def read_own_messages(language: str, game: str) -> dict[str, str]:
    """Read the message files of a game alike; none if it has no words of its own."""
    folder = _folder(language) / game
    return _messages(folder) if folder.is_dir() else {}


def _folder(language: str) -> Traversable:
    return files("elbowroom.text.locales") / language


def _messages(folder: Traversable) -> dict[str, str]:
    found = [place for place in folder.iterdir() if place.name.endswith(".ftl")]
    return {
        place.name: place.read_text(encoding="utf-8")
        for place in sorted(found, key=lambda place: place.name)
    }
