"""Names and short rule texts in every language there is."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from elbowroom.kernel.errors import unknown

LANGUAGES = ("en", "cs", "pl", "is")
"""English, Czech, Polish, Icelandic."""


class Trait(NamedTuple):
    """A race or power as people look it up: its kind, id, names and texts by language."""

    kind: str
    id: str
    names: dict[str, str]
    texts: dict[str, str]


def check_language(language: str) -> str:
    """Refuse a language nobody has written in."""
    if language not in LANGUAGES:
        raise unknown("language", language, list(LANGUAGES))
    return language


def load(name: str) -> Any:
    """Read one of the carried JSON documents."""
    source = files("elbowroom.text") / "data" / name
    return json.loads(source.read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def terms() -> list[dict[str, Any]]:
    """List the words of the glossary, each with its kind and its four languages."""
    found: list[dict[str, Any]] = load("glossary.json")["terms"]
    return found


@lru_cache(maxsize=1)
def traits() -> dict[tuple[str, str], Trait]:
    """Give every race and power by kind and id, in rulebook order."""
    names = {(term["kind"], term["id"]): term for term in terms()}
    texts = load("texts-classic.json")
    found: dict[tuple[str, str], Trait] = {}
    for kind, plural in (("race", "races"), ("power", "powers")):
        for entry in texts[plural]:
            key = (kind, entry["id"])
            found[key] = Trait(
                kind,
                entry["id"],
                {language: names[key][language] for language in LANGUAGES},
                {language: entry[language] for language in LANGUAGES},
            )
    return found


def short_text(kind: str, id: str, language: str = "en") -> str:
    """Give the short rule text of a race or power; empty for one of a content pack."""
    trait = traits().get((kind, id))
    return trait.texts[language] if trait else ""
