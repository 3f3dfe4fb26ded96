"""Heroes in general: what they are, how they rise, retire, fall and come back."""

from __future__ import annotations

import pytest

from elbowroom import InvalidPosition
from tests.games.kingdoms.frozen import collect, frozen, highest


@pytest.mark.rule("K-HERO-1")
def test_a_hero_moves_fights_collects_and_counts_like_any_meeple() -> None:
    pos = frozen().give(0, hero="oracle", hero_in="p5").turn(select="patrol")
    plain = frozen().give(0, regions={"p5": 1}).turn(select="patrol")
    assert [text.replace("-hero", "") for text in pos.legal()] == plain.legal()
    pos = frozen().give(0, regions={"p3": 1}, hero="oracle", hero_in="p4", ore=2)
    assert pos.give(1, regions={"p5": 1, "c1": 1}).turn(select="patrol").meeples(0) == 2
    assert highest(pos.play("patrol-hero p4 p5")) == 2
    pos = frozen().give(0, regions={"p3": 1}, hero="oracle", hero_in="p4")
    before = frozen().give(0, regions={"p3": 1}).turn().state.scores()[0]
    assert pos.turn().state.scores()[0] == before + 1
    pos = frozen().give(0, regions={"p3": 1}, hero="oracle", hero_in="p4")
    assert collect(pos).has(0, "ore") == 1


@pytest.mark.rule("K-HERO-2", "K-ACT-EXPAND-3")
def test_the_hero_is_one_of_seven_meeples_in_play() -> None:
    pos = frozen().give(0, regions={"p2": 1, "p3": 1, "p4": 1, "p5": 1, "c1": 1, "c2": 1}, food=9)
    pos.give(0, hero="oracle", hero_in="p6").turn(select="expand")
    assert pos.legal() == ["pass"]
    assert pos.rule_against("expand p2") == "K-ACT-EXPAND-3"


@pytest.mark.rule("K-HERO-2")
def test_while_a_hero_is_in_play_new_meeples_are_regular() -> None:
    pos = frozen().give(0, regions={"p3": 1}, hero="oracle", hero_in="p5", food=3)
    pos.turn(select="expand").play("expand p3")
    assert (pos.meeples(0, "p3"), pos.hero_in(0), pos.asked) == (2, "p5", 1)


@pytest.mark.rule("K-HERO-4")
def test_a_hero_rises_only_by_the_action_its_card_names() -> None:
    pos = frozen().give(0, regions={"p3": 1}, hero="baron", hero_in="p5", food=9, ore=9, mana=9)
    for action in ("research", "expand"):
        other = frozen().give(0, regions={"p3": 1}, food=9, ore=9, mana=9)
        other.give(0, hero="baron", hero_in="p5").turn(select=action)
        assert other.rule_against("advance") == "K-HERO-4"
    assert "advance" in pos.turn(select="build").legal()


@pytest.mark.rule("K-HERO-4", "K-SILVER-2", "K-RUL-17")
def test_silver_may_pay_for_a_rise_in_any_mixture() -> None:
    pos = frozen().give(0, regions={"p3": 1}, hero="wizard", hero_in="p5", mana=2, silver=2)
    pos.turn(select="research").play("advance")
    assert pos.legal() == ["pay mana 1", "pay mana 2"]
    pos.play("pay mana 1")
    assert (pos.has(0, "mana"), pos.has(0, "silver"), pos.state.hero_level[0]) == (1, 0, 2)


@pytest.mark.rule("K-HERO-5", "K-FAC-dwarves-L3")
def test_a_factions_discount_counts_for_a_rise_its_opponents_tax_does_not() -> None:
    pos = frozen().give(0, "dwarves", {"p3": 1}, magic=3, ore=2)
    pos.give(0, magic=3, hero="baron", hero_in="p5").turn(select="build")
    assert pos.explain("advance").total == 2
    pos = frozen().give(0, "trolls", {"p3": 1}, ore=3, hero="baron", hero_in="p5")
    pos.give(1, "dwarves", {"c1": 1}, magic=1, fortresses=["c1"]).turn(select="build")
    assert pos.explain("build p3").total == 2
    assert pos.explain("advance").total == 3


@pytest.mark.rule("K-HERO-6")
def test_who_takes_a_retired_heros_place_stands_or_lies_as_it_did() -> None:
    pos = frozen().give(0, regions={"p3": 1}, mana=4)
    pos.give(0, hero="wizard", hero_in="p5", hero_level=2, lying=["p5"])
    pos.turn(select="research").play("advance")
    assert (pos.meeples(0, "p5"), pos.lying(0), pos.hero_in(0)) == (1, ["p5"], None)
    pos = frozen().give(0, regions={"p3": 1}, mana=4)
    pos.give(0, hero="wizard", hero_in="p5", hero_level=2)
    assert pos.turn(select="research").play("advance").lying(0) == []


@pytest.mark.rule("K-HERO-6", "K-HERO-9")
def test_a_retired_card_never_returns_to_the_deck() -> None:
    pos = frozen().give(0, regions={"p3": 1}, mana=4)
    pos.give(0, hero="wizard", hero_in="p5", hero_level=2).turn(select="research").play("advance")
    told = pos.state.position_dict()
    assert "wizard" not in told["deck"]
    assert pos.state.hero_card[0] == -1
    assert pos.state.hero_level[0] == 0


@pytest.mark.rule("K-RUL-19", "K-HERO-6")
def test_there_is_always_a_regular_meeple_left_to_take_a_heros_place() -> None:
    six = {"p2": 1, "p3": 2, "p4": 1, "p6": 2}
    pos = frozen().give(0, regions=six, mana=4)
    pos.give(0, hero="wizard", hero_in="p5", hero_level=2).turn(select="research").play("advance")
    assert (pos.meeples(0), pos.hero_in(0)) == (7, None)
    with pytest.raises(InvalidPosition, match="8 meeples"):
        _ = frozen().give(0, regions={**six, "c1": 1}, hero="wizard", hero_in="p5").turn().state


@pytest.mark.rule("K-HERO-7")
def test_a_hero_that_retreats_keeps_its_card_and_level() -> None:
    pos = frozen().give(0, regions={"p6": 1}, food=2)
    pos.give(0, hero="knight", hero_in="p2", hero_level=2)
    pos.give(1, regions={"p3": 1, "c1": 1}, ore=1).turn(active=1, select="patrol")
    pos.play("patrol p3 p2", "dial 1", "flag", "retreat-hero p5")
    assert (pos.hero_in(0), pos.state.hero_level[0]) == ("p5", 2)


@pytest.mark.rule("K-HERO-7", "K-TUNDRA-5", "K-RUL-18")
def test_a_hero_lost_in_tundra_loses_its_card_to_the_deck() -> None:
    pos = frozen().give(0, regions={"c1": 1}, hero="knight", hero_in="p1", hero_level=2)
    pos.give(1, regions={"p2": 2, "p4": 2}).turn(active=2, select="patrol", acting=0)
    assert (pos.hero_in(0), pos.state.hero_card[0]) == (None, -1)
    assert "knight" in pos.state.position_dict()["deck"]


@pytest.mark.rule("K-RUL-40", "K-WAR-13")
def test_a_last_meeple_that_waits_beside_the_board_is_no_fallen_hero() -> None:
    blocked = {"p3": 2, "p4": 2, "p5": 2}
    pos = frozen().give(0, hero="knight", hero_in="p2", hero_level=2)
    pos.give(1, "undead_knights", {"p6": 2, "c1": 1}, ore=1).give(2, regions={"p1": 1, **blocked})
    pos.turn(active=1, select="quest").play("quest c1 p2", "dial 1", "flag")
    assert (pos.meeples(0), len(pos.happened("waits"))) == (0, 1)
    assert (pos.happened("meeple_removed"), pos.state.hero_level[0]) == ([], 2)
    assert "knight" not in pos.state.position_dict()["deck"]


@pytest.mark.rule("K-RUL-40", "K-WAR-13", "K-TURN-9")
def test_a_hero_that_waited_beside_the_board_comes_back_as_the_hero_it_was() -> None:
    pos = frozen().give(0, hero="knight", hero_in="p2", hero_level=2)
    pos.give(1, "undead_knights", {"p6": 2, "c1": 1}, ore=1)
    pos.give(2, regions={"p1": 1, "p3": 1, "p4": 1, "p5": 1}).turn(active=1, select="quest")
    pos.play("quest c1 p2", "dial 1", "flag", "quest p1 e1", "collect")
    pos.play("select patrol", "patrol p4 p1", "collect", "collect")  # the first region left
    assert (pos.asked, pos.legal()) == (0, ["return p4"])
    pos.play("return p4")
    assert (pos.hero_in(0), pos.state.hero_level[0]) == ("p4", 2)


@pytest.mark.rule("K-HERO-8", "K-HERO-13")
def test_a_hired_hero_works_from_the_moment_its_card_is_chosen() -> None:
    pos = frozen().give(0, regions={"p3": 1, "p5": 1}, food=3)
    pos.turn(select="expand").draw("merchant", "baron").play("expand p3")
    assert (pos.hero_in(0), pos.phase) == ("p3", "keep")
    pos.play("keep merchant", "collect", "collect", "select trade", "pass", "collect", "collect")
    assert (pos.has(0, "food"), pos.has(0, "mana")) == (2, 1)


@pytest.mark.rule("K-HERO-8", "K-EX-5")
def test_a_hero_is_hired_at_the_normal_price_of_expand() -> None:
    pos = frozen().give(0, regions={"p3": 1, "p5": 1}, food=3).turn(select="expand")
    assert pos.explain("expand p3").total == 3


@pytest.mark.rule("K-HC-4", "K-HERO-8")
def test_with_an_empty_deck_a_hero_comes_without_a_card_and_cannot_rise() -> None:
    pos = frozen().give(0, regions={"p3": 1, "p5": 1}, food=3, mana=9)
    pos._draft.deck = 0
    pos.turn(select="expand").play("expand p3")
    assert (pos.hero_in(0), pos.state.hero_card[0], pos.asked) == ("p3", -1, 1)
    pos.play("collect", "collect", "select research", "pass", "collect")
    assert pos.asked == 0
    assert pos.rule_against("advance") == "K-HERO-4"


@pytest.mark.rule("K-HERO-11", "K-HERO-10")
def test_prices_are_the_players_while_the_hero_is_in_play_and_no_longer() -> None:
    lying = frozen().give(0, regions={"p3": 1}, mana=9, magic=3)
    lying.give(0, magic=3, hero="oracle", hero_in="p5", hero_level=2, lying=["p5"])
    assert lying.turn(select="research").explain("research").total == 3
    gone = frozen().give(0, regions={"p3": 1, "p5": 1}, mana=9, magic=3)
    assert gone.turn(select="research").explain("research").total == 4
