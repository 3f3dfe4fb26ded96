"""The rules and texts that travel with the package."""

import re
from collections import Counter

import pytest
from typer.testing import CliRunner

from elbowroom.cli.app import app
from elbowroom.games import SHIPPED as GAMES
from elbowroom.games.classic.engine.powers import POWERS
from elbowroom.games.classic.engine.races import RACES
from elbowroom.text.locales import LANGUAGES
from elbowroom.text.lookup import rules_of
from elbowroom.text.numbered_rules import all_rules, find_rules, rules_by_id
from elbowroom.text.traits import short_text, traits
from tests.architecture.rule_ids import DEFINITION, RULES
from tests.games.kingdoms.printed import FACTIONS, HEROES, SIDES

THING = re.compile(r"[A-Z]-[A-Z]+-[a-z]")
"""The ID of a thing by its own name: K-FAC-orcs-L1, K-TERR-amberfold."""


def told(*words):
    result = CliRunner().invoke(app, ["rules", *words])
    assert result.exit_code == 0, result.stderr
    return result.stdout


def test_every_rule_is_read():
    pages = [(RULES / f"{game}.md").read_text() for game in GAMES]
    defined = [id for page in pages for id in DEFINITION.findall(page)]
    numbered = [rule.id for rule in all_rules() if not THING.match(rule.id)]
    assert numbered == defined


def test_every_thing_with_a_table_is_read():
    """Factions with their five levels, hero cards and territories of kingdoms."""
    things = [rule.id for rule in all_rules() if THING.match(rule.id)]
    kinds = Counter(id.split("-")[1] for id in things)
    assert kinds == {"FAC": FACTIONS * 6, "HEROCARD": HEROES, "TERR": SIDES}
    assert len(set(things)) == len(things)
    (level,) = rules_by_id("K-FAC-orcs-L1", "kingdoms")
    assert "Ability: You win equal bids." in level.text
    (territory,) = rules_by_id("k-terr-amberfold", "kingdoms")
    assert "a4: capital" in territory.text
    assert "w1 water" in territory.text


def test_every_race_and_power_has_a_text_in_every_language():
    known = {("race", race.id) for race in RACES} | {("power", power.id) for power in POWERS}
    assert set(traits("classic")) == known
    for kind, id in known:
        assert all(short_text(kind, id, language, "classic") for language in LANGUAGES)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["C-CONQ-7"], "Cost = 2 + 1 for each token"),
        (["c-conq-7"], "Cost = 2 + 1 for each token"),
        (["C-TURN-2"], "decline turn"),
        (["orcs"], "C-RACE-ORCS-1"),
        (["Orkové"], "Orcs"),
        (["orcs", "--lang", "cs"], "Orkové (Orcs)"),
        (["dragon_master"], "C-POWER-DRAGON-2"),
        (["Dragon", "Master"], "C-POWER-DRAGON-2"),
        (["lost", "tribe", "mountain"], "C-"),
        ([], "C-CONQ-25"),
        (["W-SHIP-1"], "Shipping is +1"),
        (["orcs"], "W-RACE-ORCS-1"),
        (["Mořeplavci", "--lang", "cs"], "W-POWER-SEAFARING-1"),
        (["well_of_eternity"], "W-PLACE-WELL-2"),
        (["Frostmourne", "--lang", "is"], "W-ART-FROSTMOURNE-1"),
        ([], "W-SHIP-4"),
        (["K-WAR-5"], "equal numbers go to the defender"),
        (["k-2p-1"], "Lost Kingdom"),
        (["K-RUL-6"], "1 to 11 plus flag"),
        (["Nemrtví", "--lang", "cs"], "K-FAC-undead-L5"),
        (["Ledoví", "obři", "--lang", "cs"], "všech pět úrovní je naším vlastním návrhem"),
        (["Baron", "--lang", "pl"], "Na poziom 2: przy Budowie zapłać 3 rudy."),
        (["Rafdalur", "--lang", "is"], "K-TERR-amberfold"),
        (["Hlídka", "--lang", "cs"], "K-ACT-PATROL-3"),
        (["collect"], "K-COLLECT-5"),
        (["plains"], "K-COLLECT-1"),
        ([], "K-HEROCARD"),
    ],
)
def test_rules_are_looked_up(words, expected):
    assert expected in told(*words)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["úpadek", "--lang", "cs"], ["V úpadku", "Národ na odpočinku", "C-TURN-2", "Small World"]),
        (["upadku", "--lang", "cs"], ["Přechod do úpadku"]),
        (["úpadek", "--lang", "en"], ["In decline", "A race at rest"]),
        (["C-CONQ-7", "--lang", "pl"], ["Ile kosztuje region", "po angielsku", "Cost = 2"]),
        (["Hobiti", "--lang", "cs"], ["Na mapu vstupují kdekoli", "anglicky: C-RACE-HALFLINGS-1"]),
        (["--lang", "is"], ["Markmið spilsins", "reglur", "á öðru máli"]),
    ],
)
def test_the_answer_is_in_the_language_asked_for(words, expected):
    answer = " ".join(told(*words).split())
    assert [text for text in expected if text not in answer] == []


def test_what_nobody_knows_is_told_in_the_language_asked_for():
    asked = CliRunner().invoke(app, ["rules", "pevnxxst", "--lang", "cs"])
    assert asked.exit_code == 2
    assert "O „pevnxxst“ tu nic není." in asked.stderr
    assert "Co třeba: pevnost" in asked.stderr


def test_words_must_all_occur():
    assert find_rules("reinforcement die", "classic")
    assert not find_rules("reinforcement xyzzy", "classic")
    assert not find_rules("", "classic")


def test_every_trait_leads_to_its_rules():
    for game in GAMES:
        for trait in traits(game).values():
            assert rules_of(trait), trait.id
    assert "C-RACE-ORCS-1" in told("orcs")


def test_a_trait_of_one_game_does_not_lead_to_the_rules_of_another():
    for game, initial in (("classic", "C-"), ("warcraft", "W-"), ("kingdoms", "K-")):
        for trait in traits(game).values():
            assert all(rule.id.startswith(initial) for rule in rules_of(trait)), trait.id


def test_a_name_within_a_name_leads_only_to_its_own_rules():
    knights = rules_of(traits("kingdoms")["faction", "undead_knights"])
    assert len(knights) == 6
    assert all(rule.id.startswith("K-FAC-undead_knights") for rule in knights)
