"""Every text in every language, with the same values, short enough and really translated."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from elbowroom.games import SHIPPED as GAMES
from elbowroom.kernel.errors import UnknownName
from elbowroom.text import catalogue
from elbowroom.text.catalogue import Texts, texts
from elbowroom.text.locales import LANGUAGES, read_game_messages, read_messages
from elbowroom.text.names import names
from elbowroom.text.traits import traits
from tests.text.engine import error_codes
from tests.text.ftl import OTHERS, messages, resources

FUNCTIONS = {"COUNT", "RACE", "POWER", "COMBO", "MARKER", "TERRAIN", "SYMBOL", "NUMBER"}
FUNCTIONS |= {"SITE", "FACTION", "ISLAND", "HERO", "TERRITORY", "RESOURCE", "ACTION", "PLACE"}
FOLDERS = ("", *GAMES)
"""The shared texts, and those of a game."""

SAME_IN_ENGLISH = {
    # Names of products.
    "app-name",
    "ui-app-name",
    "ui-game-name-classic",
    "ui-game-name-warcraft",
    "ui-game-name-kingdoms",
    # Nothing but signs, and names that come from elsewhere.
    # Words that Czech or Polish share with English.
    "effect-field-symbol",
    "term-fort",
    "term-region",
    "ui-bot",
    "ui-chat",
    "terminal-column-region",
}
FILES_OF_THE_CATALOGUE = {
    f"{name}.ftl"
    for name in (
        "events",
        "names",
        "parts",
        "prompts",
        "refusals",
        "rules",
        "terminal",
        "terms",
        "ui",
    )
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_the_files_can_be_read_to_the_last_line(language, folder):
    for name, resource in resources(language, folder).items():
        junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
        assert not junk, f"{language}/{name}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_no_key_is_written_twice(language, folder):
    keys = Counter(
        entry.id.name
        for resource in resources(language, folder).values()
        for entry in resource.body
        if isinstance(entry, ast.Message)
    )
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", OTHERS)
def test_every_key_exists_in_every_language(language, game):
    assert set(messages(language, game)) == set(messages("en", game))
    assert read_messages(language).keys() == read_messages("en").keys()
    assert read_game_messages(language, game).keys() == read_game_messages("en", game).keys()


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_uses_the_values_of_the_original(language, game):
    original = messages("en", game)
    different = {
        key: sorted(message.variables ^ original[key].variables)
        for key, message in messages(language, game).items()
        if message.variables != original[key].variables
    }
    assert different == {}


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_call_only_functions_both_sides_know(language, game):
    called = set().union(*(message.calls for message in messages(language, game).values()))
    assert called <= FUNCTIONS


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language, game):
    copied = {
        key
        for key, message in messages(language, game).items()
        if re.search(r"\w\w", message.text)
        and message.text == messages("en", game)[key].text
        and message.file in FILES_OF_THE_CATALOGUE
    }
    assert copied <= SAME_IN_ENGLISH


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("prefix", "most"),
    [
        ("ui-", 28),
        ("phase-", 28),
        ("part-", 22),
        ("prompt-", 110),
        ("event-", 130),
        ("refusal-", 110),
        ("error-", 110),
        ("rule-", 160),
    ],
)
def test_texts_fit_their_place(language, prefix, most, game):
    long = {
        key: message.longest
        for key, message in messages(language, game).items()
        if key.startswith(prefix) and message.longest > most
    }
    assert long == {}


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", OTHERS)
def test_no_quotation_marks_of_another_language(language, game):
    for key, message in messages(language, game).items():
        assert not set("\"'“«»").intersection(message.text) or "„" in message.text, key


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_rule_texts_are_those_of_the_command_line(language, game):
    for (kind, id), trait in traits(game).items():
        key = f"rule-{kind}-{id.replace('_', '-')}"
        assert texts(language, game).format(key) == trait.texts[language]
        assert names(language, game).named(kind, id) == trait.names[language]


@pytest.mark.parametrize("code", error_codes())
def test_every_error_of_the_protocol_has_a_text(code):
    assert f"error-{code.replace('_', '-')}" in messages("en")


def test_the_protocol_names_its_errors():
    assert len(error_codes()) > 8


def test_an_unknown_language_is_refused_with_those_there_are():
    with pytest.raises(UnknownName, match=r"no language 'de'.*en, cs, pl, is"):
        texts("de")
    with pytest.raises(UnknownName, match="no language 'de'"):
        names("de")


def test_an_unknown_game_is_refused_with_those_there_are():
    with pytest.raises(UnknownName, match=r"no game 'chess'.*classic, warcraft"):
        texts("en", "chess")
    with pytest.raises(UnknownName, match="no game 'chess'"):
        names("en", "chess")


def test_an_unknown_key_is_refused():
    with pytest.raises(UnknownName, match="no text 'event-nothing'"):
        texts("cs").format("event-nothing")


def test_what_a_language_lacks_is_given_in_english(monkeypatch):
    english = catalogue._bundle("en", "")
    lacking = catalogue._bundle.__wrapped__("cs", "")
    del lacking._messages["ui-undo"]
    bundles = {("en", ""): english, ("cs", ""): lacking}
    monkeypatch.setattr(catalogue, "_bundle", lambda *asked: bundles[asked])
    assert Texts("cs").format("ui-undo") == "Undo"
    assert Texts("cs").format("ui-cancel") == "Zrušit"


def test_a_missing_value_is_a_fault_and_no_crash():
    key = "event-attempt-failed"
    assert texts("pl").faults(key, player="Mira")
    assert texts("pl").format(key, player="Mira").startswith("Mira: próba")
    assert texts("pl").faults(key, player="Mira", region="Foxrise") == []


def test_markup_in_a_name_is_only_text():
    said = texts("en").format("entry-seated", name="<b>{ $x } Mira</b>")
    assert said == "<b>{ $x } Mira</b> takes a seat."
