"""Alchemist: more from every Trade, a unit of choice at every clearing."""

from __future__ import annotations

import pytest

from tests.games.kingdoms.frozen import clear_the_card, frozen, rises_for


@pytest.mark.rule("K-HEROCARD-alchemist")
def test_every_trade_earns_one_more_of_what_is_received() -> None:
    pos = frozen().give(0, regions={"p3": 1}, hero="alchemist", hero_in="p5", food=3)
    pos.turn(select="trade").play("trade food-ore 2")
    assert [pos.has(0, each) for each in ("food", "mana", "ore")] == [1, 0, 3]


@pytest.mark.rule("K-HEROCARD-alchemist", "K-HERO-11")
def test_a_follower_who_trades_gets_it_too_and_other_players_do_not() -> None:
    pos = frozen().give(0, regions={"p3": 1}, hero="alchemist", hero_in="p5", food=3)
    pos.give(2, regions={"e1": 1}, mana=2)
    pos.turn(active=2, select="trade").play("trade mana-food 2", "trade food-mana 1")
    assert (pos.has(2, "food"), pos.has(0, "mana")) == (2, 2)


@pytest.mark.rule("K-HEROCARD-alchemist", "K-COMP-3")
def test_what_does_not_fit_on_the_track_is_lost() -> None:
    pos = frozen().give(0, regions={"p3": 1}, hero="alchemist", hero_in="p5", food=2, ore=7)
    pos.turn(select="trade").play("trade food-ore 2")
    assert pos.has(0, "ore") == 9


@pytest.mark.rule("K-HEROCARD-alchemist", "K-TERM-9")
def test_on_level_two_clearing_the_card_earns_a_unit_of_choice() -> None:
    pos = frozen().give(0, regions={"p3": 1}, hero="alchemist", hero_in="p5", hero_level=2)
    clear_the_card(pos)
    assert (pos.asked, pos.legal()) == (0, ["gain food", "gain mana", "gain ore"])
    pos.play("gain ore")
    assert (pos.has(0, "ore"), pos.phase) == (1, "select")


@pytest.mark.rule("K-HEROCARD-alchemist", "K-HERO-3")
def test_on_level_one_clearing_earns_nothing_on_level_two_trade_still_does() -> None:
    pos = frozen().give(0, regions={"p3": 1}, hero="alchemist", hero_in="p5")
    assert clear_the_card(pos).phase == "select"
    pos = frozen().give(0, regions={"p3": 1}, hero="alchemist", hero_in="p5", hero_level=2, ore=1)
    assert pos.turn(select="trade").play("trade ore-mana 1").has(0, "mana") == 2


@pytest.mark.rule("K-HEROCARD-alchemist", "K-HERO-4", "K-HERO-6")
def test_she_rises_for_three_mana_on_research_and_retires_for_four_ore_on_build() -> None:
    assert rises_for("alchemist", 1, "research", 3)
    assert rises_for("alchemist", 2, "build", 4)
