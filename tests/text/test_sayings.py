"""Whatever the engine says has a text: events, refusals, parts of numbers, phases."""

from __future__ import annotations

import random
import re

import pytest

from elbowroom import game
from elbowroom.conquest.engine.shared_rules import SHARED_STEPS
from elbowroom.kernel.errors import MalformedAction
from elbowroom.kernel.events import Event
from elbowroom.kernel.notation import encode
from elbowroom.kernel.reasons import Explanation, Part, Refusal
from elbowroom.text.catalogue import Texts, texts
from elbowroom.text.events import event_sentences
from elbowroom.text.locales import LANGUAGES, read_game_messages, read_messages
from elbowroom.text.names import names
from elbowroom.text.reasons import part_name, parts_line, refusal_sentence
from elbowroom.text.table_names import table_names
from elbowroom.workshop import load_pack
from tests.text.engine import entry_kinds, event_kinds, part_keys, refusals
from tests.text.ftl import messages
from tests.text.samples import EVENTS, NAMES, SAMPLED, values_for, written


@pytest.fixture
def strict(monkeypatch):
    """Let a text with a missing or misspelt value fail."""

    def format_strictly(self, key, **values):
        text, faults = self._format(key, values)
        assert faults == [], key
        return text

    monkeypatch.setattr(Texts, "format", format_strictly)


@pytest.mark.parametrize("sampled", SAMPLED.values(), ids=list(SAMPLED))
def test_the_samples_are_what_we_say_now(sampled):
    """Rewrite them with `python -m tests.text.samples`, and read the difference."""
    same = sampled.path.read_text(encoding="utf-8") == written(sampled)
    assert same, "other words than before; run: make generated"


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("sampled", SAMPLED.values(), ids=list(SAMPLED))
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_take_their_values(language, sampled):
    for key in sampled.told_keys():
        for number in (0, 1, 2, 5, 21):
            variables = messages("en", sampled.game)[key].variables
            values = values_for(key, variables, number, sampled.game)
            said = texts(language, sampled.game).format(key, **values)
            assert not re.search(r"[{}]|\?\?\?|  | [.,;:]", said), said


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("kind", sorted(event_kinds()))
def test_every_kind_of_event_has_a_sentence_and_a_sample(kind):
    samples = [event for event in EVENTS if event.kind == kind]
    assert samples
    for language in LANGUAGES:
        for event in samples:
            (said,) = event_sentences([event], NAMES, language)
            assert said.endswith((".", "!")), said


@pytest.mark.parametrize("key", sorted(refusals()))
def test_every_refusal_has_a_sentence_that_uses_all_its_values(key):
    message = messages("en").get(f"refusal-{key.replace('_', '-')}")
    assert message is not None
    for given in refusals()[key]:
        values = {"player" if name == "seat" else name for name in given}
        assert message.variables == values


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("key", sorted(part_keys()))
def test_every_part_of_a_number_has_a_name(key):
    ids = {
        "race.": "orcs",
        "power.": "hill",
        "regions.": "orcs",
        "declined.": "orcs",
        "marker.": "lair",
    }
    full = key + ids[key] if key.endswith(".") else key
    for language in LANGUAGES:
        assert part_name(full, NAMES, texts(language, "classic")) != full.replace(".", " ")


def test_every_entry_of_a_table_has_a_sentence():
    told_otherwise = {"action", "chance", "chat"}  # by their events, by what was written
    told_otherwise |= {"sealed", "unsealed"}  # browsers do it by themselves; the game then begins
    kinds = set(entry_kinds()) - told_otherwise
    assert len(kinds) > 8
    assert {f"entry-{kind}" for kind in kinds} <= set(messages("en"))


def test_every_phase_has_a_name():
    kinds = {kind.phase for kind in SHARED_STEPS if kind.asks} | {"over"}
    assert {f"phase-{kind.replace('_', '-')}" for kind in kinds} <= set(messages("en"))


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_without_a_gap(language):
    for players in (2, 5):
        state = game("classic").new(players=players, seed=players)
        chance = random.Random(players)
        events: list[Event] = []
        called = table_names(state, texts(language, "classic"))
        while not state.over:
            state.apply(chance.choice(state.legal_actions()), events)
        told = event_sentences(events, called, language)
        assert len({event.kind for event in events}) > 8
        for sentence in told:
            assert not re.search(r"[{}]|\br\d\d\b|_|\?", sentence), sentence


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_and_costs_of_a_whole_game_are_told(language):
    """Ask about everything that is not allowed, as a curious player would."""
    state = game("classic").new(players=3, seed=5)
    chance = random.Random(5)
    called = table_names(state, texts(language, "classic"))
    met = set()
    while not state.over:
        allowed = state.legal_actions()
        for verb in (*range(13), *range(32, 38)):
            for first in (0, 3, 11, 20):
                action = encode(verb, first, chance.randrange(4))
                refusal = None if action in allowed else _why_not(state, action)
                if refusal is not None:
                    met.add(refusal.key)
                    assert "{" not in refusal_sentence(refusal, called, language)
        explained = state.explain_action(allowed[0])
        if explained is not None:
            assert parts_line(explained, called, texts(language, called.game)).startswith(
                str(explained.total)
            )
        state.apply(chance.choice(allowed))
    assert len(met) > 15


def _why_not(state, action):
    try:
        return state.why_not(action)
    except MalformedAction:
        return None


def test_a_refusal_names_places_and_players():
    refusal = Refusal("peace", values=(("region", "r02"), ("seat", 1)))
    assert refusal_sentence(refusal, NAMES, "en") == "Foxrise: you are at peace with Tomáš."
    unwritten = Refusal("new_reason", values=(("cost", 4), ("hand", 2)))
    assert refusal_sentence(unwritten, NAMES, "cs") == "new reason: cost 4, hand 2"


def test_a_cost_is_written_as_a_sum():
    cost = Explanation(
        "cost",
        (
            Part(2, "cost.base"),
            Part(1, "cost.mountain"),
            Part(-1, "race.tritons"),
        ),
        "classic",
    )
    assert str(cost) == "cost 2 = 2 base + 1 mountain - 1 Tritons"
    assert parts_line(cost, NAMES, texts("pl", "classic")) == "2 = 2 podstawa + 1 góra - 1 Trytony"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Bramble takes 3 regions: Gooseham, Foxrise and Otterfen."),
        ("cs", "Bramble dobývá 3 regiony: Gooseham, Foxrise a Otterfen."),
        ("pl", "Bramble podbija 3 regiony: Gooseham, Foxrise i Otterfen."),
        ("is", "Bramble vinnur 3 landsvæði: Gooseham, Foxrise og Otterfen."),
    ],
)
def test_a_burst_of_conquests_is_one_sentence(language, said):
    burst = [event for event in EVENTS if event.kind == "conquered" and event.player == 2]
    assert event_sentences(burst, NAMES, language) == [said]
    assert len(event_sentences(burst[:2], NAMES, language)) == 2


def test_bursts_end_with_the_player():
    steps_back = [
        Event("abandoned", 0, {"region": "r01"}),
        Event("abandoned", 0, {"region": "r02"}),
        Event("abandoned", 1, {"region": "r03"}),
    ]
    assert event_sentences(steps_back, NAMES) == [
        "Mira abandons 2 regions: Gooseham and Foxrise.",
        "Tomáš abandons Otterfen.",
    ]


GENDERED = {
    # Forms of the past that tell whether a man or a woman acted: -l, -la, -ł, -ła after a name.
    "cs": re.compile(r"\{ \$(?:player|name|loser) \} (?:si |se )?\w+(?:l|la|lo)\b"),
    "pl": re.compile(r"\{ \$(?:player|name|loser) \} (?:się )?\w+(?:ł|ła)\b"),
}
TO_A_MAN = {
    "cs": re.compile(r"\b\w+l jsi\b|\bjsi \w+l\b|\bmohl bys\b", re.IGNORECASE),
    "pl": re.compile(r"\b\w+(?:łeś|łaś)\b", re.IGNORECASE),
}


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_nobody_is_made_a_man_or_a_woman(language):
    own = {
        f"warcraft/{name}": text for name, text in read_game_messages(language, "warcraft").items()
    }
    for name, source in {**read_messages(language), **own}.items():
        assert not GENDERED[language].search(source), name
        assert not TO_A_MAN[language].search(source), name


def test_names_of_own_races_reach_the_log():
    pack = load_pack("examples/packs/moonmoles.json")
    state = game("classic").new(players=2, seed=3, packs=[pack])
    called = table_names(state, texts("is", "classic"))
    assert called.races == {"moonmoles": "Moonmoles"}
    event = Event("declined", 0, {"race": "moonmoles"})
    assert "Moonmoles" in event_sentences([event], called, "is")[0]
    assert names("is", "classic").race("Moonmoles", "acc") == "Moonmoles"
