"""The rulebook for players: short chapters in the reader's language, each entry with the rules it tells.

The rules themselves, numbered and in English, are in `numbered_rules.py`; an entry covers some of
them. `C-RACE-*` covers what no other entry names of a section whose things have texts of their own.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from elbowroom.text.locales import (
    FALLBACK,
    check_language,
    read_game_messages,
    read_messages,
    read_rulebook,
    read_rulebook_messages,
)

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

REST: Final = "-*"
"""Ends what an entry covers where it stands for the rest of a section."""


# A word of the rules and what it means take no values and stand on one line each.
_WORD = re.compile(r"^(rule-)?term-([a-z-]+) = (.+)$", re.MULTILINE)


class Entry(NamedTuple):
    """One entry: its id, its chapter, the rules it tells, and the name of its picture or nothing."""

    id: str
    chapter: str
    covers: tuple[str, ...]
    picture: str


class Told(NamedTuple):
    """An entry in a language: what stands above it, its title and its text."""

    entry: Entry
    chapter: str
    title: str
    text: str


class Word(NamedTuple):
    """A word of the rules: its id, how it is said, and what it means in a line."""

    id: str
    name: str
    text: str


@cache
def entries(game: str) -> tuple[Entry, ...]:
    """List the entries of a game's rulebook in order; none where it has no rulebook."""
    return tuple(
        Entry(entry["id"], chapter["id"], tuple(entry["covers"]), entry.get("picture", ""))
        for chapter in read_rulebook(game).get("chapters", [])
        for entry in chapter["entries"]
    )


@cache
def told(game: str, language: str) -> tuple[Told, ...]:
    """Give the rulebook of a game in a language; what it lacks is given in English."""
    chain = dict.fromkeys((check_language(language), FALLBACK))
    bundles = [_bundle(one, game) for one in chain]
    return tuple(
        Told(
            entry,
            _say(bundles, f"rulebook-chapter-{entry.chapter}"),
            _say(bundles, f"rulebook-{entry.id}-title"),
            _say(bundles, f"rulebook-{entry.id}"),
        )
        for entry in entries(game)
    )


@cache
def words(game: str, language: str) -> tuple[Word, ...]:
    """Give the words of a game's rules that its rulebook lists, with what they mean."""
    said: dict[tuple[str, str], str] = {}
    for one in dict.fromkeys((FALLBACK, check_language(language))):
        for sources in (read_messages(one), read_game_messages(one, game)):
            for about, id, text in _WORD.findall("\n".join(sources.values())):
                said[about, id] = text
    listed = read_rulebook(game).get("words", [])
    return tuple(Word(id, said["", id], said["rule-", id]) for id in listed)


def covering(game: str, rule: str) -> list[Entry]:
    """Find the entries that tell a rule: those that name it, else that of the rest of its section."""
    found = [entry for entry in entries(game) if rule in entry.covers]
    return found or [
        entry
        for entry in entries(game)
        if any(covered.endswith(REST) and rule.startswith(covered[:-1]) for covered in entry.covers)
    ]


def _say(bundles: list[FluentBundle], key: str) -> str:
    for bundle in bundles:
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern is not None:
            return str(bundle.format_pattern(pattern)[0])
    return key


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow to import

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(read_rulebook_messages(language, game)))
    return bundle
