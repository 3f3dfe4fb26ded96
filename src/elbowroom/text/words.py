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
}
"""What people look up: its kind, and where its names stand."""

# A short rule text takes no values and stands on one line, so that it can be read without
# making a whole bundle. Levels have a number, what else belongs to a thing another first word.
_RULE = re.compile(
    rf"^(rule|up|needs|source)-({'|'.join(KINDS)})-([a-z-]+?)(?:-(\d))? = (.+)$", re.MULTILINE
)


class Trait(NamedTuple):
    """Something people look up: its kind, id, names and texts by language.

    A race, a power, a site; in some games a faction, a hero, a territory, an action, a terrain.
    """

    kind: str
    id: str
    names: dict[str, str]
    texts: dict[str, str]
    lines: dict[str, list[str]]
    """What else there is to say, line by line: levels, how to rise, needs, what is printed."""
    game: str = CLASSIC


def check_language(language: str) -> str:
    """Refuse a language nobody has written in."""
    if language not in LANGUAGES:
        raise unknown("language", language, list(LANGUAGES))
    return language


def check_game(game: str) -> str:
    """Refuse a game there is not."""
    if game and game not in GAMES:
        raise unknown("game", game, list(GAMES))
    return game


def load(name: str) -> Any:
    """Read one of the carried JSON documents."""
    source = files("elbowroom.text") / "data" / name
    return json.loads(source.read_text(encoding="utf-8"))


@lru_cache(maxsize=8)
def traits(game: str = CLASSIC) -> dict[tuple[str, str], Trait]:
    """Give everything a game has to look up by kind and id, in rulebook order."""
    found: dict[tuple[str, str], Trait] = {}
    for language in LANGUAGES:
        names = read_json(language, "names.json") | read_own_names(language, check_game(game))
        messages = read_messages(language) | read_own_messages(language, game)
        sources = [text for name, text in messages.items() if name.startswith("rules")]
        for about, kind, key, level, text in _RULE.findall("\n".join(sources)):
            id = key.replace("-", "_")
            trait = found.setdefault((kind, id), Trait(kind, id, {}, {}, {}, game))
            if about == "rule" and not level:
                trait.names[language] = names[KINDS[kind]][id]["name"]
                trait.texts[language] = text
            else:
                line = f"{level}. {text}" if about == "rule" else text
                trait.lines.setdefault(language, []).append(line)
    return found


def short_text(kind: str, id: str, language: str = "en", game: str = CLASSIC) -> str:
    """Give the short rule text of a race, power or site; empty for one of a content pack."""
    trait = traits(game).get((kind, id))
    return trait.texts[language] if trait else ""
