"""Whatever the engine of Kingdoms says, asks and refuses has a text in every language."""

from __future__ import annotations

import random
import re
from functools import lru_cache
from typing import NamedTuple

import pytest

from elbowroom import game
from elbowroom.games.kingdoms.engine import verbs
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.engine.step_list import STEP_LIST
from elbowroom.kernel.events import Event
from elbowroom.kernel.reasons import Explanation, Part, Refusal
from elbowroom.kernel.steps import OF_PLAYER
from elbowroom.text.catalogue import Texts, texts
from elbowroom.text.events import event_sentences
from elbowroom.text.locales import LANGUAGES
from elbowroom.text.reasons import part_name, parts_line, refusal_sentence
from elbowroom.text.table_names import table_names
from tests.text.engine import ROOT, refusals_in
from tests.text.ftl import game_messages
from tests.text.kingdoms_events import EVENTS, NAMES, PARTS

GAME = "kingdoms"
ENGINE = ROOT / "src" / "elbowroom" / "games" / "kingdoms" / "engine"
SOURCES = "\n".join(path.read_text() for path in sorted(ENGINE.rglob("*.py")))
TABLES = [
    {"players": 2, "heroes_call": True},
    {"players": 3},
    {"players": 4, "heroes_call": True, "frozen_lands": True, "factions": "choose"},
    {"players": 5, "heroes_call": True},
    {"players": 1, "heroes_call": True, "factions": "choose"},
]
UNTOLD = re.compile(r"[{}]|\w\.[wkv]\d|_|\?\?|  | [.,;:](?!\w)")
"""What a finished sentence does not hold: braces, ids of features, gaps."""


def key(word: str) -> str:
    return word.replace("_", "-")


@pytest.fixture
def strict(monkeypatch):
    """Let a text with a missing or misspelt value fail."""

    def format_strictly(self, key, **values):
        text, faults = self._format(key, values)
        assert faults == [], key
        return text

    monkeypatch.setattr(Texts, "format", format_strictly)


class Played(NamedTuple):
    """What a whole game said."""

    state: KingdomsState
    events: list[Event]
    refusals: list[Refusal]
    explained: list[Explanation]
    kinds: set[str]


@lru_cache(maxsize=8)
def played(number: int) -> Played:
    """Play a game at random, asking why this and that is not allowed."""
    state = game(GAME).new(seed=40 + number, **TABLES[number])
    chance = random.Random(number)
    said = Played(state, [], [], [], set())
    asked: list[str] = []
    while not state.over:
        allowed = state.legal_actions()
        said.kinds.add(state.decision.kind)
        for action in chance.sample(allowed, min(2, len(allowed))):
            asked = [*asked[-20:], state.text(action)]
            explained = state.explain_action(action)
            if explained is not None:
                said.explained.append(explained)
        _ask(state, chance.choice(asked), said)
        state.apply(chance.choice(allowed), said.events)
    said.explained.extend(state.income(seat) for seat in range(TABLES[number]["players"]))
    return said


def _ask(state, line, said):
    """Ask why an answer of some moments ago is not allowed now."""
    if state.decision.player >= 0:
        refusal = state.why_not(state.notation.parse(line))
        if refusal is not None:
            said.refusals.append(refusal)


def test_the_games_played_say_a_great_deal():
    """Otherwise the tests of what they say would prove little."""
    games = [played(number) for number in range(len(TABLES))]
    assert len({event.kind for said in games for event in said.events}) > 30
    assert len({refusal.key for said in games for refusal in said.refusals}) > 10
    assert len({part.key for said in games for each in said.explained for part in each.parts}) > 8


# Events.


def event_kinds() -> set[str]:
    return set(re.findall(r'\bnote\(\s*"(\w+)"', SOURCES))


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("kind", sorted(event_kinds()))
def test_every_kind_of_event_has_a_sentence_and_a_sample(kind):
    found = [event for event in EVENTS if event.kind == kind]
    assert found
    for language in LANGUAGES:
        for event in found:
            (said,) = event_sentences([event], NAMES, language)
            assert said.endswith("."), said
            assert not UNTOLD.search(said), said


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("number", range(len(TABLES)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_without_a_gap(language, number):
    said = played(number)
    called = table_names(said.state, texts(language, GAME))
    for sentence in event_sentences(said.events, called, language):
        assert not UNTOLD.search(sentence), sentence


def test_resources_gained_in_a_row_are_told_together():
    gained = [
        Event("gained", 0, {"resource": resource, "amount": amount})
        for resource, amount in (("food", 1), ("mana", 2), ("food", 1))
    ]
    assert event_sentences(gained, NAMES, "pl") == ["Mira dostaje 2 żywności i 2 many."]


def test_regions_and_features_have_names():
    state = game(GAME).new(players=2, seed=1, territories=["amberfold", "cinderholt", "eldwater"])
    called = table_names(state, texts("cs", GAME))
    assert called.place("a4") == "Jantarový dvůr"
    assert called.place("cinderholt.k1") == "Škvára"


# Refusals and parts.


def refusals() -> dict[str, set[frozenset[str]]]:
    """The keys of refusals, each with the sets of values it may come with."""
    return refusals_in(ENGINE)


def test_the_refusals_are_found():
    assert len(refusals()) > 35


@pytest.mark.parametrize("refused", sorted(refusals()))
def test_every_refusal_has_a_sentence_that_uses_its_values(refused):
    message = game_messages("en", GAME).get(f"refusal-{key(refused)}")
    if message is None:
        assert texts("en", GAME).has(f"refusal-{key(refused)}")
        return
    for given in refusals()[refused]:
        assert message.variables == given - {"verb"}  # a verb is written for people who type


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("number", range(len(TABLES)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_and_numbers_of_whole_games_are_told(language, number):
    said = played(number)
    called = table_names(said.state, texts(language, GAME))
    for refusal in said.refusals:
        sentence = refusal_sentence(refusal, called, language)
        assert sentence != refusal.facts, refusal.key
        assert not UNTOLD.search(sentence), sentence
    for explained in said.explained:
        line = parts_line(explained, called, texts(language, called.game))
        assert line.startswith(str(explained.total))
        assert not UNTOLD.search(line), line
        assert texts(language, GAME).has(f"part-what-{explained.what.split()[0]}")


@pytest.mark.usefixtures("strict")
def test_every_part_of_a_number_has_a_name():
    whole = re.findall(r'"((?:price|war|score)\.\w+)"', SOURCES)
    assert set(whole) <= set(PARTS)
    for part in PARTS[:-1]:
        for language in LANGUAGES:
            told = part_name(part, NAMES, texts(language, GAME))
            assert told != part.replace(".", " ")


def test_a_price_is_written_as_a_sum():
    price = Explanation(
        "price",
        (
            Part(4, "price.printed"),
            Part(1, "price.surcharge"),
            Part(-2, "price.abilities"),
        ),
        GAME,
    )
    assert str(price) == ("price 3 = 4 printed price + 1 opponents' surcharge - 2 own abilities")
    assert parts_line(price, NAMES, texts("cs", GAME)).startswith(
        "3 = 4 základní cena + 1 přirážka protivníků"
    )


# Decisions.


def test_every_phase_has_a_name():
    phases = {step.phase for step in STEP_LIST if step.phase}
    kinds = phases.union(*(played(n).kinds for n in range(len(TABLES))))
    assert {f"phase-{key(kind)}" for kind in (*kinds, "over")} <= set(game_messages("en", GAME))


PROMPTS = {"trade": "trade-more"}
"""Steps whose prompt is not called as the step is."""


def test_every_step_that_asks_a_player_has_a_prompt():
    asked = {step.phase for step in STEP_LIST if step.asks == OF_PLAYER}
    prompts = {f"prompt-{key(PROMPTS.get(word, word))}" for word in asked}
    assert prompts <= set(game_messages("en", GAME))


def test_every_verb_of_a_player_has_a_button():
    of_chance = {"card", "first", "draw", "die"}
    words = {verb.word for verb in verbs.VERBS} - of_chance - {"done"}
    assert {f"prompt-{key(word)}-do" for word in words} <= set(game_messages("en", GAME))
    left_alone = ("move", "stride", "charge", "shift", "add", "revive", "knock", "topple",
                  "convert", "trade")  # fmt: skip
    assert {f"prompt-{step}-done" for step in left_alone} <= set(game_messages("en", GAME))


def test_every_way_to_end_the_game_is_told():
    reasons = set(re.findall(r'return "(\w+)"', (ENGINE / "turn.py").read_text()))
    told = {event.facts["reason"] for event in EVENTS if event.kind == "end_triggered"}
    assert told == reasons
    for language in LANGUAGES:
        say = texts(language, GAME).format
        said = {say("event-end-triggered", player="Mira", reason=reason) for reason in reasons}
        assert len(said) == len(reasons)
