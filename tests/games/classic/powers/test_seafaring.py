from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.classic.powers.turns import IDLE_TURN


@pytest.mark.rule("C-PICK-4")
def test_the_badge_brings_five_tokens() -> None:
    pos = position("classic").row([("orcs", "seafaring")]).turn(player=0)
    pos.play("pick 0")
    assert pos.hand(0) == 5 + 5


@pytest.mark.rule("C-POWER-SEAFARING-1")
@pytest.mark.parametrize(("shore", "water"), [("r02", "r01"), ("r03", "r08"), ("r22", "r23")])
def test_empty_water_costs_two_tokens_from_the_shore(shore: str, water: str) -> None:
    pos = position("classic").give(0, "ratmen", "seafaring", regions={shore: 1}, hand=2, coins=0)
    pos.turn(player=0, phase="conquer")
    pos.play(f"conquer {water}", "done", "done")
    assert pos.tokens(water) == 2
    assert pos.coins(0) == 2


@pytest.mark.rule("C-POWER-SEAFARING-1")
def test_water_is_reached_by_adjacency_like_other_regions() -> None:
    pos = position("classic").give(0, "ratmen", "seafaring", regions={"r05": 1}, hand=9)
    pos.turn(player=0, phase="conquer")
    assert pos.rule_against("conquer r01") == "C-CONQ-3"
    assert pos.rule_against("conquer r08") == "C-CONQ-3"


@pytest.mark.rule("C-POWER-SEAFARING-1")
def test_from_water_the_conquest_goes_on_to_any_shore() -> None:
    pos = position("classic").give(0, "ratmen", "seafaring", regions={"r08": 1}, hand=9)
    pos.turn(player=0, phase="conquer")
    reached = [f"conquer {region}" for region in ("r03", "r07", "r09", "r13", "r14")]
    assert pos.legal() == [*reached, "done"]


@pytest.mark.rule("C-POWER-SEAFARING-1")
def test_other_races_enter_no_water() -> None:
    pos = position("classic").give(0, "ratmen", "hill", regions={"r02": 1, "r03": 1}, hand=9)
    pos.turn(player=0, phase="conquer")
    assert pos.rule_against("conquer r01") == "C-CONQ-4"
    assert pos.rule_against("conquer r08") == "C-CONQ-4"


@pytest.mark.rule("C-POWER-SEAFARING-1", "C-RUL-49")
@pytest.mark.parametrize("sea", ["r01", "r23"])
def test_a_sea_may_be_the_first_conquest(sea: str) -> None:
    pos = position("classic").give(0, "ratmen", "seafaring", hand=2)
    pos.turn(player=0, phase="conquer").play(f"conquer {sea}")
    assert pos.regions(0) == [sea]


@pytest.mark.rule("C-RUL-49")
def test_the_lake_is_a_first_conquest_for_halflings_only() -> None:
    ratmen = position("classic").give(0, "ratmen", "seafaring", hand=2)
    ratmen.turn(player=0, phase="conquer")
    assert ratmen.rule_against("conquer r08") == "C-CONQ-2"
    halflings = position("classic").give(0, "halflings", "seafaring", hand=2)
    halflings.turn(player=0, phase="conquer").play("conquer r08")
    assert halflings.regions(0) == ["r08"]


@pytest.mark.rule("C-POWER-SEAFARING-1")
def test_tokens_in_the_water_add_to_its_cost() -> None:
    pos = position("classic").give(0, "ratmen", "seafaring", regions={"r02": 1}, hand=3)
    pos.declined(1, "trolls", regions={"r01": 1}).turn(player=0, phase="conquer")
    assert pos.cost("r01") == 2 + 1 + 1


@pytest.mark.rule("C-POWER-SEAFARING-2", "C-RUL-05")
def test_water_stays_held_in_decline_and_scores() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "seafaring", regions={"r01": 3, "r08": 1, "r03": 1}, coins=0)
    pos.give(1, "elves", "hill", regions={"r18": 1})
    pos.row([("humans", "mounted")])
    pos.play("decline")
    assert pos.regions(0) == ["r01", "r03", "r08"]
    assert pos.tokens("r01") == 1
    assert pos.coins(0) == 3
    pos.play(*IDLE_TURN)
    pos.play("pick 0", "done")
    assert pos.coins(0) == 3 + 3


@pytest.mark.rule("C-POWER-SEAFARING-1", "C-POWER-SEAFARING-2", "C-RUL-05")
def test_seafaring_ghouls_in_decline_conquer_no_further_water() -> None:
    pos = position("classic")
    pos.give(0, "ghouls", "seafaring", regions={"r01": 1, "r03": 5})
    pos.give(1, "elves", "hill", regions={"r18": 1})
    pos.row([("humans", "mounted")])
    pos.play("decline", *IDLE_TURN, "pick 0")
    assert (pos.phase, pos.regions(0)) == ("army_in_decline", ["r01", "r03"])
    assert pos.rule_against("conquer r08") == "C-CONQ-4"
    assert "conquer r02" in pos.legal()
    assert "conquer r06" in pos.legal()


@pytest.mark.rule("C-POWER-SEAFARING-2", "C-RUL-05")
def test_only_an_active_seafaring_race_may_attack_water_in_decline() -> None:
    others = position("classic").give(0, "ratmen", "flying", regions={"r02": 1}, hand=9)
    others.declined(1, "elves", regions={"r01": 1}).turn(player=0, phase="conquer")
    assert others.rule_against("conquer r01") == "C-CONQ-4"
    pos = position("classic").give(0, "ratmen", "seafaring", regions={"r02": 1}, hand=3)
    pos.declined(1, "elves", regions={"r01": 1}).turn(player=0, phase="conquer")
    pos.play("conquer r01")
    assert (pos.holder("r01"), pos.tokens("r01")) == (0, 3)


@pytest.mark.rule("C-POWER-SEAFARING-2")
def test_water_held_by_an_active_race_is_closed_to_other_races_too() -> None:
    pos = position("classic").give(0, "sorcerers", "hill", regions={"r02": 1}, hand=9)
    pos.give(1, "elves", "seafaring", regions={"r01": 1}).turn(player=0, phase="conquer")
    assert pos.rule_against("conquer r01") == "C-CONQ-4"
    assert pos.rule_against("substitute r01") == "C-CONQ-4"
