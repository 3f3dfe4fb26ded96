"""Names and short rule texts in every language there is."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from elbowroom.catalogue import GAMES
from elbowroom.kernel.errors import unknown
from elbowroom.text.locales import (
    read_json,
    read_messages,
    read_own_messages,
    read_own_names,
)

LANGUAGES = ("en", "cs", "pl", "is")
"""English, Czech, Polish, Icelandic."""

CLASSIC: Final = "classic"
"""The game whose words are the shared ones."""

# A short rule text takes no values and stands on one line, so that it can be read without
# making a whole bundle.
_RULE = re.compile(r"^rule-(race|power|site)-([a-z-]+) = (.+)$", re.MULTILINE)


class Trait(NamedTuple):
    """A race, power or site as people look it up: its kind, id, names and texts by language."""

    kind: str
    id: str
    names: dict[str, str]
    texts: dict[str, str]
    game: str = CLASSIC


def check_language(language: str) -> str:
    """Refuse a language nobody has written in."""
    if language not in LANGUAGES:
        raise unknown("language", language, list(LANGUAGES))
    return language


def check_game(game: str) -> str:
    """Refuse a game there is not."""
    if game not in GAMES:
        raise unknown("game", game, list(GAMES))
    return game


def load(name: str) -> Any:
    """Read one of the carried JSON documents."""
    source = files("elbowroom.text") / "data" / name
    return json.loads(source.read_text(encoding="utf-8"))


@lru_cache(maxsize=8)
def traits(game: str = CLASSIC) -> dict[tuple[str, str], Trait]:
    """Give every race, power and site of a game by kind and id, in rulebook order."""
    found: dict[tuple[str, str], Trait] = {}
    for language in LANGUAGES:
        names = read_json(language, "names.json") | read_own_names(language, check_game(game))
        messages = read_messages(language) | read_own_messages(language, game)
        for kind, key, text in _RULE.findall(messages["rules.ftl"]):
            id = key.replace("-", "_")
            trait = found.setdefault((kind, id), Trait(kind, id, {}, {}, game))
            trait.names[language] = names[f"{kind}s"][id]["name"]
            trait.texts[language] = text
    return found


def short_text(kind: str, id: str, language: str = "en", game: str = CLASSIC) -> str:
    """Give the short rule text of a race, power or site; empty for one of a content pack."""
    trait = traits(game).get((kind, id))
    return trait.texts[language] if trait else ""
