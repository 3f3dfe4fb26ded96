"""The catalogue itself: a folder for each language, the same files in each, shared with the page."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def read_json(language: str, name: str) -> Any:
    """Read a JSON document of a language."""
    source = files("elbowroom.text.locales") / language / name
    return json.loads(source.read_text(encoding="utf-8"))


def read_messages(language: str) -> dict[str, str]:
    """Read the message files of a language by name, in order of their names."""
    folder = files("elbowroom.text.locales") / language
    found = [place for place in folder.iterdir() if place.name.endswith(".ftl")]
    return {
        place.name: place.read_text(encoding="utf-8")
        for place in sorted(found, key=lambda place: place.name)
    }
