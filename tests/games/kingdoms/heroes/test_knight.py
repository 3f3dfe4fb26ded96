"""Knight: war discounts, and levels for wars he wins."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.frozen import frozen, highest, rises_by_war, victor


def knight(level: int) -> KingdomsScenario:
    """The Knight of seat 0 in p5 with 3 ore, a meeple of seat 1 in p2."""
    pos = frozen().give(0, regions={"p3": 1}, hero="knight", hero_in="p5", hero_level=level, ore=3)
    return pos.give(1, regions={"p2": 1, "c1": 1}, ore=3)


@pytest.mark.rule("K-HEROCARD-knight")
def test_he_pays_one_less_when_he_attacks_and_when_he_defends() -> None:
    attacks = knight(1).turn(select="patrol").play("patrol-hero p5 p2")
    assert highest(attacks) == 4
    defends = knight(1).turn(active=1, select="patrol").play("patrol p2 p5", "flag")
    assert (defends.asked, highest(defends)) == (0, 4)


@pytest.mark.rule("K-HEROCARD-knight", "K-HERO-3")
def test_on_level_two_he_pays_two_less_when_he_attacks_and_one_when_he_defends() -> None:
    attacks = knight(2).turn(select="patrol").play("patrol-hero p5 p2")
    assert highest(attacks) == 5
    defends = knight(2).turn(active=1, select="patrol").play("patrol p2 p5", "flag")
    assert highest(defends) == 4


@pytest.mark.rule("K-HEROCARD-knight", "K-MAGIC-5")
def test_his_discount_is_not_for_other_meeples_while_the_factions_is_for_him_too() -> None:
    other = knight(2).turn(select="patrol").play("patrol p3 p2")
    assert highest(other) == 3
    pos = frozen().give(0, "constructs", {"p3": 1}, magic=2, hero="knight", hero_in="p5", ore=3)
    pos.give(1, regions={"p2": 1, "c1": 1})
    with_faction = pos.turn(select="patrol").play("patrol-hero p5 p2")
    assert highest(with_faction) == 5


@pytest.mark.rule("K-HEROCARD-knight", "K-HERO-4", "K-HERO-6")
def test_he_rises_and_retires_by_wars_he_wins() -> None:
    assert rises_by_war("knight", 1)
    assert rises_by_war("knight", 2)


@pytest.mark.rule("K-HEROCARD-knight", "K-HERO-4")
def test_he_rises_by_a_defence_but_not_by_a_war_of_another_meeple() -> None:
    pos = knight(1).turn(active=1, select="patrol").play("patrol p2 p5", "flag", "dial 1", "fall")
    assert pos.state.hero_level[0] == 2
    pos = knight(1).turn(select="patrol").play("patrol p3 p2", "dial 1", "flag", "fall")
    assert (victor(pos), pos.state.hero_level[0]) == (0, 1)


@pytest.mark.rule("K-HEROCARD-knight", "K-RUL-13", "K-2P-8")
def test_beating_a_neutral_meeple_is_a_won_war_at_his_discount() -> None:
    pos = frozen(players=2).neutrals("e1", "e2", "e3")
    pos.give(0, regions={"p3": 1}, hero="knight", hero_in="p5", ore=2)
    pos.turn(select="quest")
    assert pos.rule_against("quest p3 e1") == "K-2P-3"
    pos.play("quest-hero p5 e1")
    assert (pos.has(0, "ore"), pos.state.hero_level[0], pos.hero_in(0)) == (0, 2, "e1")
