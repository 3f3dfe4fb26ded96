"""Heroes' Call: heroes, tundra, fortresses, lying pieces."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from elbowroom.testing import position

FROZEN = ["frosthollow", "cinderholt", "eldwater"]


def frozen(players: int = 3) -> KingdomsScenario:
    return position("kingdoms", players=players, heroes_call=True, territories=FROZEN)


@pytest.mark.rule("K-HERO-4", "K-HERO-3")
def test_a_hero_advances_for_its_price_instead_of_a_magic_level() -> None:
    pos = frozen()
    pos.give(0, regions={"p3": 1}, hero="wizard", hero_in="p3", mana=3).turn(select="research")
    assert pos.explain("advance").total == 3
    pos.play("advance")
    assert (pos.state.hero_level[0], pos.state.magic[0], pos.has(0, "mana")) == (2, 0, 0)


@pytest.mark.rule("K-HERO-6", "K-SCORE-6")
def test_a_hero_of_level_three_retires_for_three_points() -> None:
    pos = frozen()
    pos.give(0, regions={"p3": 1}, hero="wizard", hero_in="p3", hero_level=2, mana=4)
    pos.turn(select="research")
    before = pos.state.scores()[0]
    pos.play("advance")
    assert pos.hero_in(0) is None
    assert pos.meeples(0, "p3") == 2
    assert pos.state.scores()[0] == before + 3


@pytest.mark.rule("K-HERO-4")
def test_a_won_war_advances_a_hero_whose_card_says_so() -> None:
    pos = frozen()
    pos.give(0, regions={"p5": 1}, hero="knight", hero_in="p3", ore=3)
    pos.give(1, regions={"p2": 1, "c1": 1})
    pos.turn(select="patrol").play("patrol-hero p3 p2", "dial 1", "flag", "fall")
    assert pos.state.hero_level[0] == 2


@pytest.mark.rule("K-HERO-7")
def test_a_hero_that_falls_loses_its_card_to_the_deck() -> None:
    pos = frozen()
    pos.give(0, regions={"p5": 1}, ore=3)
    pos.give(1, regions={"c1": 1}, hero="knight", hero_in="p2")
    pos.turn(select="patrol").play("patrol p5 p2", "dial 1", "flag", "fall-hero")
    assert pos.hero_in(1) is None
    assert pos.state.hero_card[1] == -1
    assert "knight" in pos.state.position_dict()["deck"]


@pytest.mark.rule("K-HERO-8")
def test_without_a_hero_the_next_new_meeple_is_one() -> None:
    pos = frozen()
    pos.give(0, regions={"p3": 1}, food=2).turn(select="expand").draw("knight", "baron")
    pos.play("expand p3")
    assert (pos.hero_in(0), pos.legal()) == ("p3", ["keep knight", "keep baron"])
    pos.play("keep baron")
    assert "knight" in pos.state.position_dict()["deck"]


@pytest.mark.rule("K-HERO-9", "K-END-1")
def test_the_third_retired_hero_triggers_the_end() -> None:
    pos = frozen()
    pos.give(0, regions={"p3": 1}, hero="wizard", hero_in="p3", hero_level=2, mana=4)
    pos._draft.retired[0] = 0b11
    pos.give(1, regions={"c1": 2}).give(2, regions={"e1": 2})
    pos.turn(select="research").play("advance", "collect", "collect")
    assert pos.state.triggered


@pytest.mark.rule("K-TUNDRA-4", "K-TUNDRA-8")
def test_a_meeple_in_tundra_must_leave_when_patrol_is_selected() -> None:
    pos = frozen()
    pos.give(1, regions={"p1": 1, "c1": 1}).turn(active=0, select="patrol", acting=1)
    assert pos.legal() == ["patrol p1 p2", "patrol p1 p4"]
    assert pos.rule_against("collect") == "K-TUNDRA-4"


@pytest.mark.rule("K-TUNDRA-5", "K-RUL-18")
def test_a_meeple_that_cannot_leave_tundra_is_lost() -> None:
    pos = frozen()
    pos.give(0, regions={"p2": 2, "p4": 2}).give(1, regions={"p1": 1, "c1": 1})
    pos.turn(active=0, select="patrol", acting=1)
    assert pos.state.meeples(1) == 1
    assert "collect" in pos.legal()


@pytest.mark.rule("K-TUNDRA-1")
def test_an_occupied_tundra_cannot_be_entered() -> None:
    pos = frozen()
    pos.give(0, regions={"p2": 1}).give(1, regions={"p1": 1}).turn(select="patrol")
    assert pos.rule_against("patrol p2 p1") == "K-TUNDRA-1"


@pytest.mark.rule("K-LAID-4", "K-RUL-39")
def test_a_lying_meeple_leaves_tundra_lying() -> None:
    pos = frozen()
    pos.give(0, regions={"p1": 1, "p6": 1}, lying=["p1"]).turn(select="patrol")
    pos.play("patrol p1 p2")
    assert pos.lying(0) == ["p2"]


@pytest.mark.rule("K-TOWER-1", "K-TOWER-2", "K-ACT-BUILD-2")
def test_build_places_a_fortress_with_a_meeple() -> None:
    pos = frozen()
    pos.give(0, regions={"p1": 1, "p3": 1, "p5": 1}, fortresses=["p5"], ore=2).turn(select="build")
    assert pos.legal() == ["build p3", "pass"]
    pos.play("build p3")
    assert (pos.fortresses(0), pos.state.tower[0]) == (["p3", "p5"], 2)


@pytest.mark.rule("K-TOWER-4", "K-TOWER-5", "K-EX-2")
def test_a_standing_fortress_defends_alone_at_a_discount() -> None:
    pos = frozen()
    pos.give(0, regions={"p3": 1, "p5": 1}, ore=3)
    pos.give(1, regions={"c1": 1}, fortresses=["p2"], ore=2)
    pos.turn(select="patrol").play("patrol p3 p2", "dial 1")
    assert pos.legal() == ["flag", "dial 1", "dial 2", "dial 3"]
    assert pos.explain("dial 3").total == 2


@pytest.mark.rule("K-TOWER-6", "K-EX-6", "K-WAR-10")
def test_the_loser_of_a_war_loses_its_fortress_there() -> None:
    pos = frozen()
    pos.give(0, regions={"p3": 1, "p5": 1}, ore=3)
    pos.give(1, regions={"c1": 1}, fortresses=["p2", "c1", "c2"])
    pos.turn(select="patrol").play("patrol p3 p2", "dial 2", "flag")
    assert (pos.fortresses(1), pos.state.tower[1]) == (["c1", "c2"], 2)
    assert pos.meeples(0, "p2") == 1


@pytest.mark.rule("K-TOWER-9")
def test_a_lying_fortress_is_removed_by_entering() -> None:
    pos = frozen()
    pos.give(0, regions={"p3": 1}).give(1, regions={"c1": 1}, fortresses=["p2"])
    pos.laid_fortress(1, "p2").turn(select="patrol").play("patrol p3 p2")
    assert pos.phase != "dial"
    assert pos.fortresses(1) == []


@pytest.mark.rule("K-TOWER-10")
def test_build_may_stand_a_lying_fortress_up_for_free() -> None:
    pos = frozen()
    pos.give(0, regions={"p3": 1}, fortresses=["p2"]).laid_fortress(0, "p2").turn(select="build")
    pos.play("restore p2")
    assert pos.state.forts_laid[0] == 0


@pytest.mark.rule("K-ALLY-6")
def test_an_alliance_can_be_made_with_a_lone_fortress() -> None:
    pos = frozen()
    pos.give(0, regions={"p3": 1}).give(1, regions={"c1": 1}, fortresses=["p2"])
    pos.turn(select="patrol").play("patrol p3 p2", "flag", "flag")
    assert pos.allied(0) == ["p2"]


@pytest.mark.rule("K-EX-14", "K-RETREAT-8", "K-WAR-14")
def test_a_breaker_with_two_meeples_loses_both() -> None:
    pos = frozen()
    pos.give(0, regions={"p2": 2, "p5": 1, "c1": 1}, food=9)
    pos.give(1, regions={"c2": 1}, fortresses=["p2"], ore=3)
    pos.turn(select="patrol").play("break p2", "flag", "dial 1")
    assert pos.explain("retreat p3").total == 4
    pos.play("retreat p3")
    assert (pos.asked, pos.phase) == (0, "retreat")
    assert pos.explain("retreat p1").total == 4
    pos.play("fall")
    assert pos.meeples(0, "p2") == 0


@pytest.mark.rule("K-RETREAT-8", "K-RETREAT-1")
@pytest.mark.parametrize(("first", "then"), [("fall", "retreat-hero"), ("fall-hero", "retreat")])
def test_who_loses_a_hero_and_a_meeple_says_which_goes_first(first: str, then: str) -> None:
    pos = frozen().give(0, regions={"p2": 1, "c1": 1}, hero="knight", hero_in="p2", food=2)
    pos.give(1, regions={"c2": 1}, fortresses=["p2"], ore=1)
    pos.turn(select="patrol").play("break p2", "flag", "dial 1")
    assert pos.legal() == ["fall", "fall-hero"]  # a retreat costs three
    assert pos.play(first).explain(f"{then} p3").total == 2
    pos.play(f"{then} p3")
    assert (pos.meeples(0, "p3"), pos.has(0, "food")) == (1, 0)
