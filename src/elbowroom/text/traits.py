"""What people look up in a game: races, powers, heroes and the like, with their short rule texts."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from elbowroom.text.locales import (
    FALLBACK,
    KINDS,
    LANGUAGES,
    read_game_messages,
    read_game_names,
)

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
    game: str


@cache
def traits(game: str) -> dict[tuple[str, str], Trait]:
    """Give everything a game has to look up by kind and id, in rulebook order."""
    found: dict[tuple[str, str], Trait] = {}
    for language in LANGUAGES:
        names = read_game_names(language, game)
        messages = read_game_messages(language, game) or read_game_messages(FALLBACK, game)
        for about, kind, key, level, text in _RULE.findall("\n".join(messages.values())):
            id = key.replace("-", "_")
            trait = found.setdefault((kind, id), Trait(kind, id, {}, {}, {}, game))
            if about == "rule" and not level:
                trait.names[language] = names.get(KINDS[kind], {}).get(id, {"name": id})["name"]
                trait.texts[language] = text
            else:
                line = f"{level}. {text}" if about == "rule" else text
                trait.lines.setdefault(language, []).append(line)
    return found


def short_text(kind: str, id: str, language: str, game: str) -> str:
    """Give the short rule text of a race, power or site; empty for one of a content pack."""
    trait = traits(game).get((kind, id))
    return trait.texts[language] if trait else ""
