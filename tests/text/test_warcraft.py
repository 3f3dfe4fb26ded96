"""Whatever Small World of Warcraft says has a text in every language, in its own words."""

from __future__ import annotations

import random
import re
from functools import lru_cache
from typing import NamedTuple

import pytest

from elbowroom import game
from elbowroom.conquest.engine import verbs as shared_verbs
from elbowroom.games.warcraft.engine import verbs
from elbowroom.games.warcraft.engine.added_rules import STEPS as ADDED_STEPS
from elbowroom.games.warcraft.engine.islands import faces
from elbowroom.games.warcraft.engine.markers import MARKERS
from elbowroom.games.warcraft.engine.sites import SITES
from elbowroom.games.warcraft.engine.state import WarcraftState
from elbowroom.games.warcraft.engine.traits import FACTIONS
from elbowroom.kernel.errors import MalformedAction
from elbowroom.kernel.events import Event
from elbowroom.kernel.notation import encode
from elbowroom.kernel.reasons import Explanation, Part, Refusal
from elbowroom.kernel.steps import OF_PLAYER
from elbowroom.text.catalogue import Texts, texts
from elbowroom.text.events import event_sentences
from elbowroom.text.locales import LANGUAGES, read_game_names
from elbowroom.text.names import combo_name, names
from elbowroom.text.reasons import part_name, parts_line, refusal_sentence
from elbowroom.text.table_names import table_names
from elbowroom.text.traits import short_text, traits
from tests.text.engine import (
    warcraft_event_kinds,
    warcraft_part_keys,
    warcraft_refusals,
    ways_of_conquest,
)
from tests.text.ftl import messages
from tests.text.languages import GLOSSARY, GRAMMARS
from tests.text.warcraft import EVENTS, NAMES, WAYS

RULES = game("warcraft").new(players=2, seed=1).rules
RACES = [race.id for race in RULES.races]
POWERS = [power.id for power in RULES.powers]
DASH = "\N{EN DASH}"
TABLES = (2, 3, 4, 5)
"""The numbers of players of the games that are played."""

UNTOLD = re.compile(r"[{}]|\b[LMS]\d[AB]-|_|\?\?|  | [.,;:]")
"""What a finished sentence does not hold: braces, ids, gaps."""


@pytest.fixture
def strict(monkeypatch):
    """Let a text with a missing or misspelt value fail."""

    def format_strictly(self, key, **values):
        text, faults = self._format(key, values)
        assert faults == [], key
        return text

    monkeypatch.setattr(Texts, "format", format_strictly)


class Played(NamedTuple):
    """What whole games said."""

    state: WarcraftState
    events: list[Event]
    refusals: list[Refusal]
    explained: list[Explanation]
    kinds: set[str]
    verbs: set[str]


@lru_cache(maxsize=4)
def played(players: int) -> Played:
    """Play a game at random, asking why this and that is not allowed."""
    state = game("warcraft").new(players=players, seed=20 + players)
    chance, curiosity = random.Random(20 + players), random.Random(players)
    said = Played(state, [], [], [], set(), set())
    while not state.over:
        allowed = state.legal_actions()
        said.kinds.add(state.decision.kind)
        said.verbs.update(state.text(action).split()[0] for action in allowed[:40])
        _ask(state, allowed, curiosity, said)
        state.apply(chance.choice(allowed), said.events)
    return said


def _ask(state, allowed, chance, said):
    for action in chance.sample(allowed, min(4, len(allowed))):
        explained = state.explain_action(action)
        if explained is not None:
            said.explained.append(explained)
    for verb in (*range(13), *range(verbs.BOMB, verbs.PLANT + 1)):
        action = encode(verb, chance.randrange(24), chance.randrange(12))
        if action not in allowed and state.decision.player is not None:
            refusal = _why_not(state, action)
            if refusal is not None:
                said.refusals.append(refusal)


def _why_not(state, action):
    try:
        return state.why_not(action)
    except MalformedAction:
        return None


def test_the_games_played_say_a_great_deal():
    """Otherwise the tests of what they say would prove little."""
    games = [played(players) for players in TABLES]
    assert len({event.kind for said in games for event in said.events}) > 18
    assert len({refusal.key for said in games for refusal in said.refusals}) > 30
    assert len({part.key for said in games for each in said.explained for part in each.parts}) > 30


# Names.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_things_of_the_islands_have_names(language):
    known = names(language, "warcraft")
    assert list(known.races) == [*RACES, "murlocs"]
    assert list(known.powers) == POWERS
    assert known.ids("site") == [site.id for site in SITES]
    assert known.ids("faction") == list(FACTIONS)
    assert known.ids("island") == sorted(faces())
    assert {marker.id for marker in MARKERS} | {"harmony", "murloc", "unit"} <= set(known.nouns)
    regions = [region for island in faces().values() for region in island["regions"]]
    assert {region["terrain"] for region in regions} == set(known.ids("terrain"))
    assert {symbol for region in regions for symbol in region["symbols"]} == set(
        known.ids("symbol")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_nouns_of_the_islands_have_every_plural(language):
    for noun, cases in read_game_names(language, "warcraft")["nouns"].items():
        assert set(cases) == {"nom", "acc"}, noun
        assert all(len(forms) == GRAMMARS[language].forms for forms in cases.values()), noun


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_combos_have_a_name_of_their_own(language):
    said = {combo_name(race, power, language, "warcraft") for race in RACES for power in POWERS}
    assert len(said) == len(RACES) * len(POWERS)


def test_combos_are_named_as_the_glossary_says():
    said = [combo_name("forsaken", "herbalist", language, "warcraft") for language in GLOSSARY]
    assert said == [
        "Herbalist Forsaken",
        f"Forsaken {DASH} Bylinkáři",
        f"Forsaken {DASH} Zielarze",
        "Forsaken með grasalækniseiginleika",
    ]


def test_a_game_has_its_own_word_for_an_id_another_game_has_too():
    """Both games have orcs, seafaring and forests, each under its own name."""
    assert [names("cs", of).race("orcs", "acc") for of in ("classic", "warcraft")] == [
        "Orky",
        "Orcs",
    ]
    assert [names("cs", of).power("seafaring") for of in ("classic", "warcraft")] == [
        "Mořští",
        "Mořeplavci",
    ]
    assert [names("cs", of).named("terrain", "forest") for of in ("classic", "warcraft")] == [
        "les",
        "lesy",
    ]
    assert short_text("race", "humans", "en", "classic") != short_text(
        "race", "humans", "en", "warcraft"
    )
    assert names("cs", "warcraft").counted(5, "coin") == names("cs").counted(5, "coin")


def test_untranslated_names_keep_their_capital_inside_a_sentence():
    event = Event("declined", 0, {"race": "blood_elves"})
    assert event_sentences([event], NAMES, "is") == [
        "Mira lætur Blood Elves fara á hnignunarskeið."
    ]


# Events.


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("kind", sorted(warcraft_event_kinds()))
def test_every_kind_of_event_has_a_sentence_and_a_sample(kind):
    samples = [event for event in EVENTS if event.kind == kind]
    assert samples
    for language in LANGUAGES:
        for event in samples:
            (said,) = event_sentences([event], NAMES, language)
            assert said.endswith((".", "!")), said
            assert not UNTOLD.search(said), said


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_of_conquest_is_told_differently(language):
    assert ways_of_conquest() == {"wield", "strike", "hammer", "champion"}
    assert ways_of_conquest() < set(WAYS)
    told = [event for event in EVENTS if event.kind == "conquered"][: len(WAYS)]
    said = {event_sentences([event], NAMES, language)[0] for event in told}
    assert len(said) == len(WAYS)


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_without_a_gap(language, players):
    said = played(players)
    called = table_names(said.state, texts(language, "warcraft"))
    assert called.game == "warcraft"
    for sentence in event_sentences(said.events, called, language):
        assert not UNTOLD.search(sentence), sentence


# Refusals and parts.


@pytest.mark.parametrize("key", sorted(warcraft_refusals()))
def test_every_refusal_has_a_sentence_that_uses_all_its_values(key):
    message = messages("en", "warcraft").get(f"refusal-{key.replace('_', '-')}")
    assert message is not None
    for given in warcraft_refusals()[key]:
        assert message.variables == given


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_and_costs_of_whole_games_are_told(language, players):
    said = played(players)
    called = table_names(said.state, texts(language, "warcraft"))
    for refusal in said.refusals:
        sentence = refusal_sentence(refusal, called, language)
        assert sentence != refusal.facts, refusal.key
        assert not UNTOLD.search(sentence), sentence
    for explained in said.explained:
        line = parts_line(explained, called, texts(language, called.game))
        assert line.startswith(str(explained.total))
        assert not UNTOLD.search(line), line


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize(
    "key", sorted(warcraft_part_keys() | {"cost.passage", "cost.tribe", "marker."})
)
def test_every_part_of_a_number_has_a_name(key):
    ids = {"race.": "worgen", "site.": "frostmourne", "marker.": "champion"}
    full = key + ids[key] if key.endswith(".") else key
    for language in LANGUAGES:
        words = texts(language, "warcraft")
        assert part_name(full, NAMES, words) != full.replace(".", " ")


def test_a_cost_is_written_as_a_sum():
    cost = Explanation(
        "cost",
        (
            Part(2, "cost.base"),
            Part(1, "cost.tribe"),
            Part(1, "cost.passage"),
            Part(-2, "site.frostmourne"),
        ),
        "warcraft",
    )
    assert str(cost) == "cost 2 = 2 base + 1 Murlocs + 1 shipping - 2 Frostmourne"
    assert parts_line(cost, NAMES, texts("cs", "warcraft")) == (
        "2 = 2 základ + 1 Murlocs + 1 přeprava - 2 Frostmourne"
    )


# Decisions.


def test_every_phase_has_a_name():
    kinds = {kind.phase for kind in ADDED_STEPS if kind.asks}.union(
        *(played(players).kinds for players in TABLES)
    )
    phases = {f"phase-{kind.replace('_', '-')}" for kind in kinds if kind}
    assert phases <= set(messages("en", "warcraft"))


STEPS = {
    "start": "start", "form": "form", "faction": "faction", "strike": "strike-attempt",
    "lake": "lake", "recruit": "recruit", "station": "station", "assign": "assign",
    "towers": "towers", "lay": "lay", "objectives": "objectives", "plant": "plant",
    "retreat": "withdraw",
}  # fmt: skip
"""What each step that asks a player is called in the prompts."""

BUTTONS = {
    "bomb": "start-bomb", "disarm": "start-disarm", "form": "form-human", "faction": "faction-do",
    "wield": "wield-do", "venture": "venture-do", "strike": "strike-do", "hammer": "hammer-do",
    "champion": "champion-do", "swap": "swap-do", "push": "push-do",
    "push_beast": "push-beast-do", "raze": "raze-do", "steal": "steal-do", "lake": "lake-do",
    "recruit": "recruit-do", "beast": "assign-do", "tower": "towers-do", "lay": "lay-do",
    "objective": "objectives-do", "plant": "plant-do",
}  # fmt: skip
"""What the button of each verb is called in the prompts."""


def test_every_step_that_asks_a_player_has_a_prompt():
    assert {kind.name for kind in ADDED_STEPS if kind.asks == OF_PLAYER} == set(STEPS)
    assert {f"prompt-{key}" for key in STEPS.values()} <= set(messages("en", "warcraft"))


def test_every_verb_of_a_player_has_a_button():
    of_chance = {"island", "site", "fuse"}
    words = {verb.word for verb in verbs.VERBS} - of_chance
    assert words == set(BUTTONS)
    assert {f"prompt-{key}" for key in BUTTONS.values()} <= set(messages("en", "warcraft"))
    own = set().union(*(played(players).verbs for players in TABLES))
    shared = {verb.word for verb in RULES.notation.verbs if verb.number < shared_verbs.EXTRA}
    assert own - shared - of_chance - {marker.id for marker in MARKERS} <= words


# Rules.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_race_power_and_site_has_a_short_rule_text(language):
    known = traits("warcraft")
    things = [("race", RACES), ("power", POWERS), ("site", [site.id for site in SITES])]
    assert set(known) == {(kind, id) for kind, ids in things for id in ids}
    for trait in known.values():
        assert trait.texts[language].endswith(".")
        assert len(trait.texts[language]) <= 160
