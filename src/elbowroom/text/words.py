"""Names and short rule texts in every language there is."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from elbowroom.kernel.errors import unknown
from elbowroom.text.locales import read_json, read_messages

LANGUAGES = ("en", "cs", "pl", "is")
"""English, Czech, Polish, Icelandic."""

# A short rule text takes no values and stands on one line, so that it can be read without
# making a whole bundle.
_RULE = re.compile(r"^rule-(race|power)-([a-z-]+) = (.+)$", re.MULTILINE)


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
def traits() -> dict[tuple[str, str], Trait]:
    """Give every race and power by kind and id, in rulebook order."""
    found: dict[tuple[str, str], Trait] = {}
    for language in LANGUAGES:
        names = read_json(language, "names.json")
        for kind, key, text in _RULE.findall(read_messages(language)["rules.ftl"]):
            id = key.replace("-", "_")
            trait = found.setdefault((kind, id), Trait(kind, id, {}, {}))
            trait.names[language] = names[f"{kind}s"][id]["name"]
            trait.texts[language] = text
    return found


def short_text(kind: str, id: str, language: str = "en") -> str:
    """Give the short rule text of a race or power; empty for one of a content pack."""
    trait = traits().get((kind, id))
    return trait.texts[language] if trait else ""
