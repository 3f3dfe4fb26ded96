"""A game of an installed package brings its texts as ours do, in as many languages as it likes."""

from __future__ import annotations

import json

import pytest

from elbowroom import catalogue, game
from elbowroom.kernel.events import Event
from elbowroom.kernel.manifest import Manifest, MissingFace
from elbowroom.kernel.reasons import Refusal
from elbowroom.text.catalogue import texts
from elbowroom.text.events import event_sentences
from elbowroom.text.names import names
from elbowroom.text.numbered_rules import game_rules
from elbowroom.text.table_names import TableNames, table_names
from elbowroom.text.traits import short_text

MESSAGES = """
refusal-too-far = { $player } is { COUNT($steps, "step") } away.
event-hopped = { $player } hops to { $stone }.
rule-hero-frog = Hops over one stone.
"""
NAMES = {
    "heroes": {"frog": {"name": "Frog"}},
    "nouns": {"step": {"nom": {"one": "step", "other": "steps"}}},
}


@pytest.fixture
def pond(tmp_path, monkeypatch):
    """A game that speaks English only, and one whose texts are missing."""
    folder = tmp_path / "pond_texts" / "en"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder.parent / "rules.md").write_text("- **P-HOP-1** Frogs hop.\n")
    (folder / "rules.ftl").write_text(MESSAGES)
    (folder / "names.json").write_text(json.dumps(NAMES))
    monkeypatch.syspath_prepend(tmp_path)
    manifests = {
        "pond": Manifest("pond", engine="nowhere", texts="pond_texts"),
        "mute": Manifest("mute", engine="nowhere"),
        "lost": Manifest("lost", engine="nowhere", texts="no_such_texts"),
    }
    found = catalogue.Found({**catalogue.find_games().manifests, **manifests}, ())
    monkeypatch.setattr(catalogue, "find_games", lambda: found)


@pytest.mark.usefixtures("pond")
def test_a_language_it_does_not_speak_falls_back_to_its_english():
    assert texts("cs", "pond").format("ui-undo") == "Vrátit zpět"
    assert texts("cs", "pond").format("event-hopped", player="Mira", stone="s1") == (
        "Mira hops to s1."
    )
    assert names("cs", "pond").named("hero", "frog") == "Frog"
    assert [names("cs", "pond").counted(count, "step") for count in (1, 3)] == ["1 step", "3 steps"]
    assert short_text("hero", "frog", "cs", "pond") == "Hops over one stone."


@pytest.mark.usefixtures("pond")
def test_its_refusals_take_its_own_words():
    refused = Refusal("too_far", values=(("seat", 1), ("steps", 4)), game="pond")
    assert refused.sentence == "seat 1 is 4 steps away."


@pytest.mark.usefixtures("pond")
def test_its_rules_stand_beside_its_texts():
    assert [rule.id for rule in game_rules("pond")] == ["P-HOP-1"]
    assert game_rules("mute") == ()


@pytest.mark.usefixtures("pond")
def test_without_a_teller_events_are_told_by_their_facts():
    events = [Event("hopped", 0, {"stone": "s1"}), Event("fell_in", 1, {"depth": 2})]
    told = event_sentences(events, TableNames(["Mira"], game="pond"), "pl")
    assert told == ["Mira hops to s1.", "seat 1: fell in (depth 2)"]
    assert event_sentences([Event("slept", -1, {})], TableNames([], game="mute")) == ["?: slept"]


@pytest.mark.usefixtures("pond")
def test_a_shared_text_that_does_not_take_its_facts_is_not_used():
    scored = Event("scored", 0, {"points": [3, 1], "won": True, "region": "s1"})
    told = event_sentences([scored], TableNames(["Mira"], {"s1": "Stone"}, game="mute"))
    assert told == ["Mira: scored (points 3, 1; won yes; region Stone)"]
    turn = Event("turn_began", 0, {"round": 2})
    assert event_sentences([turn], TableNames(["Mira"], game="mute")) == ["Round 2: Mira to play."]


@pytest.mark.usefixtures("pond")
def test_texts_that_cannot_be_had_are_named():
    with pytest.raises(MissingFace, match="lost names no_such_texts"):
        names("en", "lost")


def test_a_table_without_a_teller_knows_its_players(monkeypatch):
    state = game("classic").new(2, seed=1, names=["Mira", "Tom"])
    manifest = Manifest("classic", engine="elbowroom.games.classic.engine.game:GAME")
    monkeypatch.setattr(catalogue, "find_games", lambda: catalogue.Found({"classic": manifest}, ()))
    assert table_names(state, texts("en")).players == ["Mira", "Tom"]
