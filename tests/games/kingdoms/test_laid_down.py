"""Meeples lying down: what they cannot do, and what they still are."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.frozen import collect, frozen


@pytest.mark.rule("K-LAID-1", "K-TERM-7")
def test_a_lying_meeple_neither_moves_nor_collects() -> None:
    pos = frozen().give(0, regions={"p5": 1, "p3": 1}, lying=["p5"]).turn(select="patrol")
    assert pos.rule_against("patrol p5 p4") == "K-MOVE-5"
    pos = collect(frozen().give(0, regions={"p5": 1, "p3": 1}, lying=["p5"]))
    assert (pos.has(0, "food"), pos.has(0, "mana")) == (0, 1)


@pytest.mark.rule("K-LAID-1", "K-MOVE-5", "K-HERO-1")
def test_a_lying_hero_does_not_move_either() -> None:
    pos = frozen().give(0, regions={"p3": 1}, hero="knight", hero_in="p5", lying=["p5"])
    pos.turn(select="patrol")
    assert [text for text in pos.legal() if "p5" in text] == ["patrol p3 p5", "stand-hero p5"]
    assert pos.rule_against("patrol-hero p5 p4") == "K-MOVE-5"


@pytest.mark.rule("K-RUL-21", "K-COLLECT-4", "K-TERM-7")
def test_in_ruins_a_lying_meeple_is_the_one_that_collects() -> None:
    pos = collect(frozen().give(0, regions={"e5": 1, "p3": 1}))
    assert pos.phase == "gain"
    pos = collect(frozen().give(0, regions={"e5": 1, "p3": 1}, standing=["e5"]))
    assert pos.asked == 1


@pytest.mark.rule("K-RUL-21")
def test_a_meeple_laid_down_elsewhere_collects_nothing_beside_one_that_searches() -> None:
    pos = collect(frozen().give(0, regions={"e5": 1, "p5": 1}, lying=["p5"]))
    assert (pos.phase, pos.has(0, "food")) == ("gain", 0)  # p5 is plains
    assert pos.play("gain ore").asked == 1
    assert (pos.has(0, "food"), pos.has(0, "ore")) == (0, 1)


@pytest.mark.rule("K-LAID-2", "K-MOVE-1")
def test_a_lying_meeple_counts_for_limits_and_prices() -> None:
    pos = frozen().give(0, regions={"p5": 1, "p3": 1, "p6": 1}, lying=["p5"], food=9)
    assert pos.turn(select="expand").explain("expand p3").total == 4
    pos = frozen().give(0, regions={"p3": 1}).give(1, regions={"p5": 2, "c1": 1}, lying=["p5"])
    assert pos.turn(select="patrol").rule_against("patrol p3 p5") == "K-MOVE-1"


@pytest.mark.rule("K-LAID-3", "K-WAR-11")
def test_an_opponent_may_enter_where_one_meeple_lies_and_it_defends() -> None:
    pos = frozen().give(0, regions={"p3": 1, "p6": 1}, ore=1)
    pos.give(1, regions={"p2": 1, "c1": 1}, lying=["p2"], ore=1).turn(select="patrol")
    pos.play("patrol p3 p2", "dial 1", "dial 1")
    assert pos.happened("war_won")[0].player == 1


@pytest.mark.rule("K-LAID-6", "K-ALLY-5")
def test_a_lying_meeple_breaks_no_alliance() -> None:
    pos = frozen().give(0, regions={"p2": 1, "p6": 1}, lying=["p2"])
    pos.give(1, regions={"p2": 1, "c1": 1}).turn(select="patrol")
    assert "break p2" not in pos.legal()
    assert pos.rule_against("break p2") == "K-ALLY-10"


def ice_giants_patrol(**rival: list[str]) -> KingdomsScenario:
    """Ice Giants of level 2 step into e1, next to e2, e4 and the ruins e5."""
    pos = frozen().give(0, "ice_giants", {"e4": 1, "p3": 1}, magic=2)
    pos.give(1, "trolls", dict.fromkeys(rival["at"], 1), standing=rival.get("standing", []))
    return pos.turn(select="patrol").play("patrol e4 e1")


@pytest.mark.rule("K-LAID-7", "K-FAC-ice_giants-L2")
def test_a_meeple_in_ruins_is_not_laid_down_standing_or_not() -> None:
    pos = ice_giants_patrol(at=["e2", "e5"], standing=["e5"])
    assert pos.legal() == ["knock e2 1", "done"]
    assert ice_giants_patrol(at=["e5", "c1"], standing=["e5"]).asked == 1
    assert ice_giants_patrol(at=["e5", "c1"]).asked == 1


@pytest.mark.rule("K-LAID-7", "K-LAID-1")
def test_a_meeple_lying_already_is_not_laid_down_again() -> None:
    pos = frozen().give(0, "ice_giants", {"e4": 1, "p3": 1}, magic=2)
    pos.give(1, "trolls", {"e2": 1, "c1": 1}, lying=["e2"])
    assert pos.turn(select="patrol").play("patrol e4 e1").asked == 1


@pytest.mark.rule("K-LAID-8", "K-WAR-11")
def test_a_lying_meeple_that_wins_stays_lying() -> None:
    pos = frozen().give(0, regions={"p3": 1, "p6": 1})
    pos.give(1, regions={"p2": 1, "c1": 1}, lying=["p2"], ore=1)
    pos.turn(select="patrol").play("patrol p3 p2", "flag", "dial 1", "fall")
    assert pos.lying(1) == ["p2"]


@pytest.mark.rule("K-SCORE-8", "K-LAID-2")
def test_meeples_lying_outside_ruins_score() -> None:
    pos = frozen().give(0, regions={"p5": 1, "p3": 1}, lying=["p5"]).turn()
    assert pos.state.scores()[0] == 2
