"""The rules and texts that travel with the package."""

import pytest
from typer.testing import CliRunner

from elbowroom.classic.powers import POWERS
from elbowroom.classic.races import RACES
from elbowroom.cli.app import app
from elbowroom.text.rulebook import carried_rules, find_rules
from elbowroom.text.words import LANGUAGES, short_text, traits
from tests.architecture.rule_ids import DEFINITION, RULES
from tests.cli.carried import PLACE, carried_document


def told(*words):
    result = CliRunner().invoke(app, ["rules", *words])
    assert result.exit_code == 0, result.stderr
    return result.stdout


def test_the_carried_rules_are_those_of_the_documentation():
    assert PLACE.read_text() == carried_document(), "run: python -m tests.cli.carried"


def test_every_rule_is_carried():
    defined = DEFINITION.findall((RULES / "classic.md").read_text())
    assert [rule.id for rule in carried_rules()] == defined


def test_every_race_and_power_has_a_text_in_every_language():
    known = {("race", race.id) for race in RACES} | {("power", power.id) for power in POWERS}
    assert set(traits()) == known
    for kind, id in known:
        assert all(short_text(kind, id, language) for language in LANGUAGES)


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
    ],
)
def test_rules_are_looked_up(words, expected):
    assert expected in told(*words)


def test_words_must_all_occur():
    assert find_rules("reinforcement die")
    assert not find_rules("reinforcement xyzzy")
    assert not find_rules("")


def test_every_trait_leads_to_its_rules():
    for trait in traits().values():
        assert f"C-{trait.kind.upper()}-" in told(trait.id), trait.id
