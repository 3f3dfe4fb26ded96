"""Wizard: mana when the action card is cleared."""

from __future__ import annotations

import pytest

from tests.games.kingdoms.frozen import FULL_CARD, clear_the_card, frozen, rises_for


def mana_after_clearing(region: str, level: int, lying: bool = False) -> int:
    """Clear the card with the Wizard of seat 0 in a region."""
    down = [region] if lying else []
    pos = frozen().give(0, regions={"c4": 1})
    pos.give(0, hero="wizard", hero_in=region, hero_level=level, lying=down)
    return clear_the_card(pos).has(0, "mana")


@pytest.mark.rule("K-HEROCARD-wizard", "K-TURN-1")
def test_in_a_forest_he_earns_a_mana_when_the_card_is_cleared() -> None:
    assert mana_after_clearing("p3", level=1) == 1
    assert mana_after_clearing("c5", level=1) == 1


@pytest.mark.rule("K-HEROCARD-wizard")
def test_on_level_one_he_earns_nothing_elsewhere() -> None:
    assert mana_after_clearing("p5", level=1) == 0


@pytest.mark.rule("K-HEROCARD-wizard", "K-HERO-3")
def test_on_level_two_he_earns_a_mana_anywhere_and_two_in_a_forest() -> None:
    assert mana_after_clearing("p5", level=2) == 1
    assert mana_after_clearing("p3", level=2) == 2


@pytest.mark.rule("K-HEROCARD-wizard", "K-HERO-10")
def test_a_lying_wizard_keeps_his_ability() -> None:
    assert mana_after_clearing("p3", level=1, lying=True) == 1


@pytest.mark.rule("K-HEROCARD-wizard", "K-RUL-12", "K-END-3")
def test_at_the_end_of_the_game_the_card_is_not_cleared_and_nothing_earned() -> None:
    pos = frozen().give(0, regions={"p6": 1}, hero="wizard", hero_in="p3", hero_level=2)
    pos.turn(begins=True, round=5, shields=FULL_CARD, triggered=True)
    assert (pos.phase, pos.has(0, "mana")) == ("over", 0)


@pytest.mark.rule("K-HEROCARD-wizard", "K-HERO-4", "K-HERO-6")
def test_he_rises_for_three_mana_and_retires_for_four_on_research() -> None:
    assert rises_for("wizard", 1, "research", 3)
    assert rises_for("wizard", 2, "research", 4)
