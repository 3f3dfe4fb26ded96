"""Bard: alliances where he is pay, and cannot be broken by others."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.frozen import frozen, rises_for
from tests.games.kingdoms.printed import HEROES


def bard_in(region: str, level: int = 1, **regions: int) -> KingdomsScenario:
    pos = frozen().give(0, regions={"p3": 1, **regions})
    pos.give(0, hero="bard", hero_in=region, hero_level=level)
    return pos.give(1, regions={"p2": 1, "c1": 1})


@pytest.mark.rule("K-HEROCARD-bard", "K-TERM-9")
def test_an_alliance_formed_where_he_comes_earns_two_units_of_choice() -> None:
    pos = bard_in("p5").turn(select="patrol").play("patrol-hero p5 p2", "flag", "flag")
    assert (pos.allied(0), pos.asked, pos.phase) == (["p2"], 0, "gain")
    pos.play("gain food", "gain ore")
    assert (pos.has(0, "food"), pos.has(0, "ore"), pos.asked) == (1, 1, 1)


@pytest.mark.rule("K-HEROCARD-bard")
def test_an_alliance_formed_where_he_is_earns_them_too() -> None:
    pos = bard_in("p5").turn(active=1, select="patrol").play("patrol p2 p5", "flag", "flag")
    assert (pos.asked, pos.phase) == (0, "gain")


@pytest.mark.rule("K-HEROCARD-bard", "K-HERO-12")
def test_an_alliance_of_another_meeple_earns_nothing() -> None:
    pos = bard_in("p5").turn(select="patrol").play("patrol p3 p2", "flag", "flag")
    assert (pos.allied(0), pos.asked) == (["p2"], 1)


@pytest.mark.rule("K-ALLY-9", "K-HEROCARD-bard")
def test_an_alliance_that_is_renewed_earns_nothing() -> None:
    pos = bard_in("p2").turn(select="patrol").play("break-hero p2", "flag", "flag")
    assert (pos.allied(0), pos.asked) == (["p2"], 1)


@pytest.mark.rule("K-HEROCARD-bard", "K-ALLY-5")
def test_on_level_two_the_ally_cannot_break_the_alliance_where_he_is() -> None:
    pos = bard_in("p2", level=2).turn(active=1, select="patrol")
    assert "break p2" not in pos.legal()
    assert pos.rule_against("break p2") == "K-ALLY-5"
    assert "break p2" in bard_in("p2", level=1).turn(active=1, select="patrol").legal()


@pytest.mark.rule("K-HEROCARD-bard")
def test_on_level_two_his_player_may_still_break_it() -> None:
    pos = bard_in("p2", level=2).turn(select="patrol").play("break-hero p2")
    assert (pos.phase, pos.asked) == ("dial", 0)


@pytest.mark.rule("K-HEROCARD-bard", "K-HERO-12")
def test_on_level_two_alliances_elsewhere_can_be_broken() -> None:
    pos = bard_in("p5", level=2, p2=1).turn(active=1, select="patrol")
    assert "break p2" in pos.legal()


@pytest.mark.rule("K-HC-4", "K-HEROCARD-bard")
def test_with_two_players_he_is_not_in_the_deck() -> None:
    deck = frozen(players=2).turn().state.position_dict()["deck"]
    assert "bard" not in deck
    assert "diplomat" not in deck
    assert len(deck) == HEROES - 2
    assert "bard" in frozen(players=3).turn().state.position_dict()["deck"]


@pytest.mark.rule("K-HEROCARD-bard", "K-HERO-4", "K-HERO-6")
def test_he_rises_for_three_food_on_expand_and_retires_for_three_mana_on_research() -> None:
    assert rises_for("bard", 1, "expand", 3)
    assert rises_for("bard", 2, "research", 3)
