"""Looking something up in the rulebooks: entries, words and things with a name, in a language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from elbowroom.text import finding
from elbowroom.text.finding import Field
from elbowroom.text.locales import LANGUAGES
from elbowroom.text.numbered_rules import Rule, game_rules
from elbowroom.text.rulebook import REST, Told, covering, told, words
from elbowroom.text.traits import Trait, traits

SECTIONS: Final = {
    "race": ("RACE",),
    "power": ("POWER",),
    "site": ("ART", "PLACE"),
    "faction": ("FAC",),
    "hero": ("HEROCARD",),
    "territory": ("TERR",),
    "action": ("ACT",),
}
"""The parts of the rules that tell about each kind of trait; others are parts of their own."""
_TITLE: Final = 3
_TEXT: Final = 1


class Item(NamedTuple):
    """Something to read: its game, what stands above it, its title and text, the rules it tells."""

    game: str
    chapter: str
    title: str
    text: str
    rules: tuple[str, ...]


@cache
def items(game: str, language: str) -> tuple[Item, ...]:
    """Everything to read about a game, in the same order in every language: words, entries, things."""
    glossary = [Item(game, "", word.name, word.text, ()) for word in words(game, language)]
    things = [
        Item(game, "", trait.names[language], _all_text(trait, language), _ids(rules_of(trait)))
        for trait in traits(game).values()
    ]
    return (*glossary, *(_item(game, each) for each in told(game, language)), *things)


def look_for(text: str, language: str, games: Iterable[str]) -> list[Item]:
    """Find what tells about some words, best first; words of another language are understood too."""
    games = list(games)
    for spoken in dict.fromkeys((language, *LANGUAGES)):
        searched = [item for game in games for item in items(game, spoken)]
        fields = [[Field(_TITLE, item.title), Field(_TEXT, item.text)] for item in searched]
        found = finding.find(fields, text, spoken)
        if found:
            answered = [item for game in games for item in items(game, language)]
            return [answered[place] for place in found]
    return []


def suggestions(text: str, language: str, games: Iterable[str]) -> list[str]:
    """Give words of the rulebooks that a misspelt one may mean."""
    known = [f"{item.title} {item.text}" for game in games for item in items(game, language)]
    return finding.suggest(known, text, language)


def items_of_rule(game: str, rule: str, language: str) -> list[Item]:
    """Give the entries that tell a rule."""
    found = covering(game, rule)
    return [_item(game, each) for each in told(game, language) if each.entry in found]


def rules_of(trait: Trait) -> list[Rule]:
    """List the rules that stand under the name of something."""
    rules = game_rules(trait.game)
    named = [rule for rule in rules if _tells_about(rule, trait)]
    return named or [rule for rule in rules if _mentions(rule, trait)]


def _item(game: str, each: Told) -> Item:
    named = tuple(rule for rule in each.entry.covers if not rule.endswith(REST))
    return Item(game, each.chapter, each.title, each.text, named)


def _tells_about(rule: Rule, trait: Trait) -> bool:
    """Whether a rule names a trait in its ID.

    Behind the section of its kind it stands shortened in capitals or as its id; what has no such
    section is one itself.
    """
    _, section, *name = rule.id.split("-")
    if section not in SECTIONS.get(trait.kind, ()):
        return section == trait.id.upper()
    shortened = name[0].isupper() and trait.id.replace("_", "").upper().startswith(name[0])
    return shortened or trait.id == name[0]


def _mentions(rule: Rule, trait: Trait) -> bool:
    """Whether a rule has the English name of a trait in its text."""
    return re.search(rf"\b{re.escape(trait.names['en'])}\b", rule.text, re.IGNORECASE) is not None


def _all_text(trait: Trait, language: str) -> str:
    return "\n".join([trait.texts[language], *trait.lines.get(language, [])])


def _ids(rules: list[Rule]) -> tuple[str, ...]:
    return tuple(rule.id for rule in rules)
