"""Prospector: two units from mountains and peaks, ore for entering a mountain."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.frozen import collect, frozen, rises_for


def prospector_in(region: str, level: int = 1) -> KingdomsScenario:
    pos = frozen().give(0, regions={"p6": 1})
    return pos.give(0, hero="prospector", hero_in=region, hero_level=level)


@pytest.mark.rule("K-HEROCARD-prospector", "K-SILVER-1")
def test_he_collects_two_units_from_a_mountain_or_peaks() -> None:
    assert collect(prospector_in("p4")).has(0, "ore") == 2
    assert collect(prospector_in("p2")).has(0, "silver") == 2


@pytest.mark.rule("K-HEROCARD-prospector")
def test_elsewhere_he_collects_one() -> None:
    assert collect(prospector_in("p5")).has(0, "food") == 1
    assert collect(prospector_in("p3")).has(0, "mana") == 2  # p3 and p6, one each


@pytest.mark.rule("K-HEROCARD-prospector", "K-HERO-12")
def test_a_mountain_where_he_is_not_yields_one() -> None:
    pos = frozen().give(0, regions={"c1": 1}, hero="prospector", hero_in="p5")
    assert collect(pos).has(0, "ore") == 1
    pos = frozen().give(0, regions={"c1": 1}, hero="prospector", hero_in="p4")
    assert collect(pos).has(0, "ore") == 2 + 1


@pytest.mark.rule("K-HEROCARD-prospector")
def test_on_level_two_entering_a_mountain_earns_an_ore_by_patrol_and_by_quest() -> None:
    pos = prospector_in("p5", level=2).turn(select="patrol").play("patrol-hero p5 p4")
    assert pos.has(0, "ore") == 1
    pos = prospector_in("p5", level=2).turn(select="quest").play("quest-hero p5 e2")
    assert pos.has(0, "ore") == 1


@pytest.mark.rule("K-HEROCARD-prospector", "K-HERO-12")
def test_on_level_two_other_regions_and_other_meeples_earn_nothing() -> None:
    pos = prospector_in("p5", level=2).turn(select="patrol").play("patrol-hero p5 p2")
    assert pos.has(0, "ore") == 0
    pos = prospector_in("p5", level=2).turn(select="quest").play("quest p6 c1")
    assert pos.has(0, "ore") == 0


@pytest.mark.rule("K-HEROCARD-prospector", "K-HERO-3")
def test_on_level_one_entering_a_mountain_earns_nothing() -> None:
    pos = prospector_in("p5").turn(select="patrol").play("patrol-hero p5 p4")
    assert pos.has(0, "ore") == 0


@pytest.mark.rule("K-HEROCARD-prospector", "K-HERO-4", "K-HERO-6")
def test_he_rises_for_two_ore_and_retires_for_four_on_build() -> None:
    assert rises_for("prospector", 1, "build", 2)
    assert rises_for("prospector", 2, "build", 4)
