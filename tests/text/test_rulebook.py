"""The rulebooks for players: every rule is told, in four languages, in a few short sentences."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import FluentParser, ast

from elbowroom.games import SHIPPED as GAMES
from elbowroom.text.locales import LANGUAGES, read_rulebook, read_rulebook_messages
from elbowroom.text.lookup import SECTIONS
from elbowroom.text.numbered_rules import game_rules
from elbowroom.text.rulebook import REST, covering, entries, told, words
from tests.text.ftl import OTHERS, game_messages, messages

MEANING = "rule-term-"
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
NAME_WITH_APOSTROPHE = re.compile(r"\b[A-Z]\w+'\w+")
"""English names that every language keeps: Light's Hope Chapel."""
LONGEST_TITLE = 60
LONGEST_TEXT = 900
TRAIT_SECTIONS = {
    section for kind, sections in SECTIONS.items() for section in sections if kind != "action"
}
"""Sections of rules about things that have a text of their own in every language."""


def keys_of(game: str) -> list[str]:
    """The texts a rulebook needs."""
    chapters = [f"rulebook-chapter-{chapter['id']}" for chapter in read_rulebook(game)["chapters"]]
    return [
        *chapters,
        *(f"rulebook-{entry.id}{part}" for entry in entries(game) for part in ("-title", "")),
    ]


def messages_of(language: str, game: str) -> dict[str, ast.Message]:
    """The messages of a rulebook; a line Fluent cannot read, or a key written twice, is a fault."""
    body = FluentParser().parse(read_rulebook_messages(language, game)).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"{game}/{language}: a line may not begin with *, [ or . (write - before it)"
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    twice = [key for key, times in Counter(each.id.name for each in found).items() if times > 1]
    assert not twice
    return {each.id.name: each for each in found}


def faults_of(text: str) -> list[str]:
    """What is wrong with how a text is written."""
    found = []
    if len(text) > LONGEST_TEXT:
        found.append(f"{len(text)} characters, at most {LONGEST_TEXT}")
    if text.count("**") % 2:
        found.append("bold that is not closed")
    if re.search(r"[`#_\[\]<>{}|]", text) or "*" in text.replace("**", ""):
        found.append("other marks than **bold** and lines that begin with -")
    if re.search(r"\b[CWK]-[A-Z]{2,}", text):
        found.append("the number of a rule, which the page shows itself")
    return found


@pytest.mark.parametrize("game", list(GAMES))
def test_every_rule_is_told_by_an_entry(game: str) -> None:
    assert [rule.id for rule in game_rules(game) if not covering(game, rule.id)] == []


@pytest.mark.parametrize("game", list(GAMES))
def test_entries_cover_rules_there_are(game: str) -> None:
    ids = {rule.id for rule in game_rules(game)}
    sections = {f"{id.split('-')[0]}-{section}{REST}" for id in ids for section in TRAIT_SECTIONS}
    covered = [rule for entry in entries(game) for rule in entry.covers]
    assert [rule for rule in covered if rule not in ids | sections] == []
    assert [entry.id for entry in entries(game) if not entry.covers] == []


@pytest.mark.parametrize("game", list(GAMES))
def test_ids_are_small_words_and_occur_once(game: str) -> None:
    chapters = [chapter["id"] for chapter in read_rulebook(game)["chapters"]]
    ids = [entry.id for entry in entries(game)]
    assert all(ID.fullmatch(id) for id in [*chapters, *ids])
    assert len(set(chapters)) == len(chapters)
    assert len(set(keys_of(game))) == len(keys_of(game))


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_no_other(language: str, game: str) -> None:
    assert set(messages_of(language, game)) == set(keys_of(game))


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_short_and_plainly_marked(language: str, game: str) -> None:
    faults = {each.entry.id: faults_of(each.text) for each in told(game, language)}
    assert {id: found for id, found in faults.items() if found} == {}
    titles = [each.title for each in told(game, language)]
    assert [title for title in titles if len(title) > LONGEST_TITLE or "*" in title] == []


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", OTHERS)
def test_texts_are_translated(language: str, game: str) -> None:
    english = {each.entry.id: each.text for each in told(game, "en")}
    for each in told(game, language):
        assert each.text != english[each.entry.id]
        assert each.text.count("\n- ") == english[each.entry.id].count("\n- "), each.entry.id
        quoted = NAME_WITH_APOSTROPHE.sub("", each.text)
        assert not set("\"'“«»").intersection(quoted) or "„" in quoted, each.entry.id


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_have_a_name_and_a_meaning(language: str, game: str) -> None:
    listed = [word.id for word in words(game, language)]
    assert len(set(listed)) == len(listed)
    assert all(word.name and word.text for word in words(game, language))


@pytest.mark.parametrize("game", list(GAMES))
def test_what_a_game_says_about_words_is_listed(game: str) -> None:
    own = {key for key in game_messages("en", game) if key.startswith(MEANING)}
    assert own <= {f"{MEANING}{word.id}" for word in words(game, "en")}


def test_every_meaning_is_listed_by_a_game() -> None:
    shared = {key for key in messages("en") if key.startswith(MEANING)}
    assert shared <= {f"{MEANING}{word.id}" for game in GAMES for word in words(game, "en")}


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("**Two** and *one*", True),
        ("**Two", True),
        ("see C-CONQ-7", True),
        ("x" * 901, True),
        ("a `word`", True),
        ("Pay:\n- **2** tokens\n- one more each", False),
    ],
)
def test_what_is_wrong_with_a_text_is_found(text: str, wrong: bool) -> None:
    assert bool(faults_of(text)) is wrong
