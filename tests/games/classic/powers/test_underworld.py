from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.classic.powers.turns import IDLE_TURN

CAVERNS = ["r04", "r06", "r15", "r18"]


@pytest.mark.rule("C-PICK-4")
def test_the_badge_brings_five_tokens() -> None:
    pos = position("classic").row([("orcs", "underworld")]).turn(player=0)
    pos.play("pick 0")
    assert pos.hand(0) == 5 + 5


@pytest.mark.rule("C-POWER-UNDERWORLD-1")
@pytest.mark.parametrize(
    ("region", "cost"),
    [
        pytest.param("r04", 2 + 1 - 1, id="swamp cavern with a lost tribe"),
        pytest.param("r06", 2 + 1 - 1, id="mountain cavern"),
        pytest.param("r18", 2 - 1, id="empty hill cavern"),
        pytest.param("r15", 2 + 3 - 1, id="hill cavern with three enemy tokens"),
        pytest.param("r10", 2, id="farmland without cavern"),
        pytest.param("r09", 3, id="mountain without cavern"),
        pytest.param("r05", 2, id="hill without cavern"),
    ],
)
def test_only_caverns_cost_one_token_less(region: str, cost: int) -> None:
    pos = position("classic").give(0, "ratmen", "underworld", regions={"r03": 1}, hand=5)
    pos.give(1, "elves", "hill", regions={"r15": 3}).turn(player=0, phase="conquer")
    assert pos.cost(region) == cost


@pytest.mark.rule("C-POWER-UNDERWORLD-1")
def test_the_lowered_cost_is_what_is_placed() -> None:
    pos = position("classic").give(0, "ratmen", "underworld", hand=3)
    pos.turn(player=0, phase="conquer").play("conquer r18")
    assert (pos.tokens("r18"), pos.hand(0)) == (1, 2)


@pytest.mark.rule("C-POWER-UNDERWORLD-1")
def test_no_cavern_costs_less_than_one_token() -> None:
    pos = position("classic").tribes()
    pos.give(0, "giants", "underworld", regions={"r16": 1}, hand=2)
    pos.turn(player=0, phase="conquer")
    assert pos.cost("r15") == 1
    pos.play("conquer r15")
    assert pos.hand(0) == 1


@pytest.mark.rule("C-POWER-UNDERWORLD-2")
@pytest.mark.parametrize("held", CAVERNS)
def test_from_one_cavern_all_others_may_be_conquered(held: str) -> None:
    pos = position("classic").give(0, "ratmen", "underworld", regions={held: 1}, hand=9)
    pos.turn(player=0, phase="conquer")
    others = [region for region in CAVERNS if region != held]
    for region in others:
        assert pos.why_not(f"conquer {region}") == ""
    pos.play(f"conquer {others[0]}")
    assert pos.holder(others[0]) == 0


@pytest.mark.rule("C-POWER-UNDERWORLD-2")
def test_the_link_leads_from_cavern_to_cavern_only() -> None:
    outside = position("classic").give(0, "ratmen", "underworld", regions={"r05": 1}, hand=9)
    outside.turn(player=0, phase="conquer")
    assert outside.rule_against("conquer r18") == "C-CONQ-3"
    inside = position("classic").give(0, "ratmen", "underworld", regions={"r18": 1}, hand=9)
    inside.turn(player=0, phase="conquer")
    assert inside.rule_against("conquer r05") == "C-CONQ-3"
    inside.play("conquer r04")
    assert inside.why_not("conquer r05") == ""


@pytest.mark.rule("C-POWER-UNDERWORLD-2")
def test_caverns_are_not_linked_for_other_races() -> None:
    pos = position("classic").give(0, "ratmen", "hill", regions={"r18": 1}, hand=9)
    pos.turn(player=0, phase="conquer")
    assert pos.rule_against("conquer r04") == "C-CONQ-3"


@pytest.mark.rule("C-POWER-UNDERWORLD-2", "C-RUL-48")
def test_the_first_conquest_is_a_border_region_even_if_another_is_a_cavern() -> None:
    pos = position("classic").give(0, "ratmen", "underworld", hand=9)
    pos.turn(player=0, phase="conquer")
    assert pos.rule_against("conquer r15") == "C-CONQ-2"
    pos.play("conquer r04")
    assert pos.why_not("conquer r15") == ""


@pytest.mark.rule("C-POWER-UNDERWORLD-1", "C-POWER-UNDERWORLD-2")
def test_underworld_ghouls_in_decline_have_neither_discount_nor_link() -> None:
    pos = position("classic")
    pos.give(0, "ghouls", "underworld", regions={"r18": 5})
    pos.give(1, "ratmen", "hill", regions={"r22": 1})
    pos.row([("humans", "mounted")])
    pos.play("decline", *IDLE_TURN, "pick 0")
    assert pos.phase == "army_in_decline"
    assert pos.rule_against("conquer r04") == "C-CONQ-3"
    assert pos.cost("r04") == 2 + 1
