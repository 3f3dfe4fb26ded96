"""What a conquest costs."""

from __future__ import annotations

import pytest

from elbowroom.conquest.test_kit.boards import tiny_board
from elbowroom.conquest.test_kit.scenario import ConquestScenario
from elbowroom.testing import position


def attacker(hand: int = 9, power: str = "spirit") -> ConquestScenario:
    """Ratmen in r05, next to r04, r10 and r11."""
    pos = position("classic").give(0, "ratmen", power, {"r05": 1}, hand=hand)
    return pos.turn(0, phase="conquer")


@pytest.mark.rule("C-CONQ-7")
@pytest.mark.parametrize(
    ("region", "cost"),
    [("r10", 2), ("r04", 3), ("r16", 3)],
    ids=["empty", "lost tribe", "mountain"],
)
def test_two_tokens_one_more_for_a_lost_tribe_or_a_mountain(region: str, cost: int) -> None:
    assert attacker().cost(region) == cost


@pytest.mark.rule("C-CONQ-7")
def test_each_token_of_an_active_race_costs_one_more() -> None:
    assert attacker().give(1, "orcs", "hill", {"r10": 4}).cost("r10") == 2 + 4


@pytest.mark.rule("C-CONQ-7")
def test_a_token_in_decline_costs_one_more() -> None:
    assert attacker().declined(1, "orcs", {"r10": 1}).cost("r10") == 2 + 1


@pytest.mark.rule("C-CONQ-7", "C-RUL-52")
def test_the_attackers_own_token_in_decline_costs_one_more() -> None:
    pos = attacker().declined(0, "elves", {"r10": 1})
    assert pos.cost("r10") == 3
    assert pos.play("conquer r10").hand(0) == 9 - 3


@pytest.mark.rule("C-CONQ-7")
def test_a_fortress_costs_one_more() -> None:
    pos = attacker().give(1, "orcs", "fortified", {"r10": 1}, markers={"r10": "fortress"})
    assert pos.cost("r10") == 2 + 1 + 1


@pytest.mark.rule("C-CONQ-7")
def test_a_lair_costs_one_more() -> None:
    assert attacker().give(1, "trolls", "hill", {"r10": 1}).cost("r10") == 2 + 1 + 1


@pytest.mark.rule("C-CONQ-7")
def test_each_encampment_costs_one_more() -> None:
    camps = {"r10": {"encampment": 3}}
    pos = attacker().give(1, "orcs", "bivouacking", {"r10": 1}, markers=camps)
    assert pos.cost("r10") == 2 + 1 + 3


@pytest.mark.rule("C-CONQ-7")
@pytest.mark.parametrize(
    ("race", "power", "marker"),
    [
        ("halflings", "hill", "hole"),
        ("orcs", "heroic", "hero"),
        ("orcs", "dragon_master", "dragon"),
    ],
)
def test_hole_hero_and_dragon_add_nothing(race: str, power: str, marker: str) -> None:
    pos = position("classic").give(0, race, power, {"r10": 2}, markers={"r10": marker})
    pos.declined(0, "ghouls", {"r05": 5}).turn(0).play("expand")
    assert pos.cost("r10") == 2 + 2
    assert "conquer r10" in pos.legal()


@pytest.mark.rule("C-CONQ-7")
def test_water_is_reckoned_in_the_same_way() -> None:
    pos = position("classic").give(0, "ratmen", "seafaring", {"r02": 1, "r22": 1}, hand=9)
    pos.declined(1, "trolls", {"r23": 1}).turn(0, phase="conquer")
    assert pos.cost("r01") == 2
    assert pos.cost("r23") == 2 + 1 + 1


@pytest.mark.rule("C-CONQ-7")
def test_a_cost_is_told_in_its_parts() -> None:
    pos = position("classic").give(0, "tritons", "commando", {"r11": 1}, hand=9)
    pos.give(1, "trolls", "fortified", {"r16": 2}, markers={"r16": "fortress"})
    told = pos.turn(0, phase="conquer").explain("conquer r16")
    assert [(part.amount, part.key) for part in told.parts] == [
        (2, "cost.base"),
        (2, "cost.tokens"),
        (1, "cost.mountain"),
        (1, "marker.lair"),
        (1, "marker.fortress"),
        (-1, "race.tritons"),
        (-1, "power.commando"),
    ]
    assert told.total == pos.cost("r16") == 5


@pytest.mark.rule("C-CONQ-8")
def test_the_discounts_of_race_and_power_add_up() -> None:
    pos = position("classic").give(0, "tritons", "commando", {"r02": 1}, hand=9)
    pos.give(1, "orcs", "hill", {"r03": 3}).turn(0, phase="conquer")
    assert pos.cost("r03") == 2 + 3 - 1 - 1


@pytest.mark.rule("C-CONQ-8")
def test_a_conquest_costs_at_least_one_token() -> None:
    pos = position("classic").give(0, "tritons", "commando", {"r02": 1}, hand=9)
    pos.turn(0, phase="conquer")
    assert pos.cost("r03") == 1
    assert pos.play("conquer r03").hand(0) == 8
    assert pos.tokens("r03") == 1


@pytest.mark.rule("C-CONQ-8")
def test_the_minimum_is_applied_once_after_everything_else() -> None:
    board = tiny_board(
        {
            "home": ("hill edge", "sea coast"),
            "sea": ("sea edge", "coast"),
            "coast": ("farmland tribe", ""),
        }
    )
    pos = position("classic", board=board).give(0, "tritons", "mounted", {"home": 1}, hand=9)
    assert pos.turn(0, phase="conquer").cost("coast") == 2 + 1 - 1 - 1


@pytest.mark.rule("C-CONQ-8")
def test_the_minimum_comes_after_a_berserk_roll() -> None:
    pos = position("classic").give(0, "tritons", "berserk", {"r12": 1}, hand=9).roll(3)
    pos.give(1, "orcs", "hill", {"r06": 3}).turn(0, phase="conquer")
    assert pos.cost("r06") == 2 + 3 + 1 - 1
    pos.play("roll")
    assert pos.cost("r06") == 2 + 3 + 1 - 1 - 3
    assert pos.cost("r07") == 1
    assert pos.play("conquer r07").hand(0) == 8


@pytest.mark.rule("C-CONQ-9")
def test_without_a_token_in_hand_there_is_no_conquest() -> None:
    pos = attacker(hand=0)
    assert pos.legal() == ["done"]
    assert pos.rule_against("conquer r10") == "C-CONQ-9"
    assert pos.rule_against("attempt r10") == "C-CONQ-9"


@pytest.mark.rule("C-CONQ-9")
def test_without_a_token_in_hand_the_dragon_and_the_berserk_die_are_no_help() -> None:
    assert attacker(hand=0, power="dragon_master").rule_against("dragon r10") == "C-CONQ-9"
    assert attacker(hand=0, power="berserk").rule_against("roll") == "C-CONQ-9"


@pytest.mark.rule("C-CONQ-9")
def test_without_a_token_in_hand_a_substitution_is_no_exception() -> None:
    pos = position("classic").give(0, "sorcerers", "spirit", {"r05": 1})
    pos.give(1, "orcs", "hill", {"r10": 1}).turn(0, phase="conquer")
    assert pos.legal() == ["done"]
    assert pos.rule_against("substitute r10") == "C-CONQ-9"


@pytest.mark.rule("C-CONQ-10")
def test_exactly_the_cost_is_placed_in_the_region() -> None:
    pos = attacker(hand=9).give(1, "orcs", "hill", {"r10": 2})
    pos.play("conquer r10")
    assert pos.tokens("r10") == 4
    assert pos.hand(0) == 5
    assert pos.tokens("r05") == 1


@pytest.mark.rule("C-CONQ-10")
def test_one_token_short_of_the_cost_is_no_conquest() -> None:
    pos = attacker(hand=3).give(1, "orcs", "hill", {"r10": 2})
    assert "conquer r10" not in pos.legal()
    assert "costs 4" in pos.why_not("conquer r10")


@pytest.mark.rule("C-CONQ-10")
def test_tokens_that_conquered_stay_there_until_redeployment() -> None:
    pos = attacker(hand=5)
    pos.play("conquer r10", "conquer r11")
    assert [pos.tokens("r10"), pos.tokens("r11"), pos.hand(0)] == [2, 3, 0]
    assert pos.rule_against("redeploy r11 1") == "C-TURN-4"
    assert pos.legal() == ["done"]
    assert "redeploy r11 1" in pos.play("done").legal()


@pytest.mark.rule("C-CONQ-11")
@pytest.mark.parametrize(
    ("race", "power", "marker"),
    [
        ("halflings", "hill", "hole"),
        ("orcs", "heroic", "hero"),
        ("orcs", "dragon_master", "dragon"),
    ],
)
def test_a_region_with_hole_hero_or_dragon_is_immune(race: str, power: str, marker: str) -> None:
    pos = attacker().give(1, race, power, {"r10": 1, "r11": 1}, markers={"r10": marker})
    assert pos.rule_against("conquer r10") == "C-CONQ-11"
    assert marker in pos.why_not("conquer r10")
    assert "conquer r11" in pos.legal()


@pytest.mark.rule("C-CONQ-11")
def test_an_immune_region_cannot_be_attempted() -> None:
    pos = attacker(hand=1).give(1, "halflings", "hill", {"r10": 1}, markers={"r10": "hole"})
    assert pos.rule_against("attempt r10") == "C-CONQ-11"


@pytest.mark.rule("C-CONQ-11")
def test_the_dragon_cannot_take_an_immune_region() -> None:
    pos = attacker(power="dragon_master")
    pos.give(1, "halflings", "hill", {"r10": 1, "r11": 5}, markers={"r10": "hole"})
    assert pos.rule_against("dragon r10") == "C-CONQ-11"
    assert "dragon r11" in pos.legal()


@pytest.mark.rule("C-CONQ-11")
def test_sorcerers_cannot_substitute_in_an_immune_region() -> None:
    pos = position("classic").give(0, "sorcerers", "spirit", {"r05": 1}, hand=1)
    pos.give(1, "halflings", "hill", {"r10": 1, "r11": 1}, markers={"r10": "hole"})
    pos.turn(0, phase="conquer")
    assert pos.rule_against("substitute r10") == "C-CONQ-11"
    assert "substitute r11" in pos.legal()


@pytest.mark.rule("C-CONQ-11")
def test_a_flying_race_cannot_reach_an_immune_region() -> None:
    pos = attacker(power="flying").give(1, "orcs", "heroic", {"r18": 1}, markers={"r18": "hero"})
    assert pos.rule_against("conquer r18") == "C-CONQ-11"
