from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.classic.powers.turns import IDLE_TURN


@pytest.mark.rule("C-PICK-4")
def test_the_badge_brings_five_tokens_and_the_dragon() -> None:
    pos = position("classic").row([("orcs", "dragon_master")]).turn(player=0)
    pos.play("pick 0")
    assert pos.hand(0) == 5 + 5
    assert pos.markers_in_hand(0, "dragon") == 1


@pytest.mark.rule("C-POWER-DRAGON-1")
def test_the_dragon_takes_a_region_for_one_token_whatever_defends_it() -> None:
    pos = position("classic").give(0, "ratmen", "dragon_master", regions={"r10": 1}, hand=2)
    pos.give(1, "trolls", "hill", regions={"r09": 5})
    pos.turn(player=0, phase="conquer")
    assert pos.cost("r09") == 2 + 1 + 5 + 1
    pos.play("dragon r09")
    assert (pos.holder("r09"), pos.tokens("r09")) == (0, 1)
    assert pos.hand(0) == 1
    assert pos.hand(1) == 4


@pytest.mark.rule("C-POWER-DRAGON-1")
def test_encampments_do_not_stop_the_dragon() -> None:
    pos = position("classic").give(0, "ratmen", "dragon_master", regions={"r05": 1}, hand=1)
    pos.give(1, "orcs", "bivouacking", {"r10": 1}, markers={"r10": {"encampment": 5}})
    pos.turn(player=0, phase="conquer")
    pos.play("dragon r10")
    assert (pos.holder("r10"), pos.tokens("r10")) == (0, 1)


@pytest.mark.rule("C-POWER-DRAGON-1")
def test_the_dragon_conquers_once_per_turn() -> None:
    pos = position("classic").give(0, "ratmen", "dragon_master", regions={"r05": 1}, hand=4)
    pos.give(1, "orcs", "hill", regions={"r18": 1})
    pos.turn(player=0, phase="conquer")
    pos.play("dragon r10")
    assert pos.rule_against("dragon r04") == "C-POWER-DRAGON-1"
    pos.play("conquer r04", "done", "done")
    pos.play(*IDLE_TURN)
    pos.play("expand", "dragon r11")
    assert pos.tokens("r11") == 1


@pytest.mark.rule("C-POWER-DRAGON-1")
def test_the_dragon_needs_a_token_from_hand() -> None:
    pos = position("classic").give(0, "ratmen", "dragon_master", regions={"r05": 1})
    pos.turn(player=0, phase="conquer")
    assert pos.legal() == ["done"]
    assert "token in hand" in pos.why_not("dragon r10")


@pytest.mark.rule("C-POWER-DRAGON-1", "C-RUL-12")
@pytest.mark.parametrize(
    ("regions", "target", "rule"),
    [
        pytest.param({"r05": 1}, "r14", "C-CONQ-3", id="not adjacent"),
        pytest.param({}, "r14", "C-CONQ-2", id="first conquest away from the border"),
        pytest.param({"r03": 1}, "r08", "C-CONQ-4", id="water"),
        pytest.param({"r05": 1, "r10": 1}, "r10", "C-CONQ-6", id="own region"),
    ],
)
def test_the_target_of_the_dragon_must_be_legal_otherwise(
    regions: dict[str, int], target: str, rule: str
) -> None:
    pos = position("classic").give(0, "ratmen", "dragon_master", regions=regions, hand=5)
    pos.turn(player=0, phase="conquer")
    assert pos.rule_against(f"dragon {target}") == rule
    assert f"dragon {target}" not in pos.legal()


@pytest.mark.rule("C-RUL-12")
def test_the_first_conquest_may_be_made_by_the_dragon_at_the_border() -> None:
    pos = position("classic").give(0, "ratmen", "dragon_master", hand=5)
    pos.turn(player=0, phase="conquer")
    pos.play("dragon r06")
    assert pos.hand(0) == 4


@pytest.mark.rule("C-POWER-DRAGON-1", "C-RUL-13")
@pytest.mark.parametrize(
    ("race", "power", "marker"),
    [pytest.param("elves", "heroic", "hero"), pytest.param("halflings", "hill", "hole")],
)
def test_the_dragon_may_not_enter_an_immune_region(race: str, power: str, marker: str) -> None:
    pos = position("classic").give(0, "ratmen", "dragon_master", regions={"r05": 1}, hand=5)
    pos.give(1, race, power, regions={"r04": 1, "r10": 1}, markers={"r10": marker})
    pos.turn(player=0, phase="conquer")
    assert pos.rule_against("dragon r10") == "C-CONQ-11"
    assert pos.why_not("dragon r04") == ""


@pytest.mark.rule("C-POWER-DRAGON-1")
def test_the_dragon_may_not_break_a_peace() -> None:
    pos = position("classic").give(0, "ratmen", "dragon_master", regions={"r05": 1}, hand=5)
    pos.give(1, "elves", "diplomat", regions={"r10": 1}).peace(1, 0)
    pos.turn(player=0, phase="conquer")
    assert pos.rule_against("dragon r10") == "C-POWER-DIPLOMAT-2"
    assert pos.why_not("dragon r04") == ""


@pytest.mark.rule("C-POWER-DRAGON-1")
def test_the_final_attempt_leaves_no_dragon_afterwards() -> None:
    pos = position("classic").roll(0)
    pos.give(0, "ratmen", "dragon_master", regions={"r05": 1}, hand=1)
    pos.turn(player=0, phase="conquer")
    pos.play("attempt r10")
    assert pos.phase == "redeploy"
    assert pos.why_not("dragon r10") != ""


@pytest.mark.rule("C-POWER-DRAGON-2", "C-RUL-13")
def test_the_region_of_the_dragon_can_be_neither_conquered_nor_substituted() -> None:
    pos = position("classic").give(0, "ratmen", "dragon_master", regions={"r05": 1}, hand=1)
    pos.give(1, "sorcerers", "hill", regions={"r15": 10})
    pos.turn(player=0, phase="conquer")
    pos.play("dragon r10", "done", "done", "expand", "done")
    assert pos.markers("r10") == {"dragon": 1}
    assert pos.tokens("r10") == 1
    assert pos.rule_against("conquer r10") == "C-CONQ-11"
    assert pos.rule_against("substitute r10") == "C-CONQ-11"


@pytest.mark.rule("C-POWER-DRAGON-2")
def test_the_dragon_moves_only_by_a_conquest_of_its_own() -> None:
    pos = position("classic")
    pos.give(
        0,
        "ratmen",
        "dragon_master",
        regions={"r05": 1, "r10": 4},
        markers={"r10": "dragon"},
    )
    pos.play("expand", "conquer r04", "done")
    assert pos.phase == "redeploy"
    assert pos.why_not("dragon r05") != ""
    pos.play("done")
    assert pos.asked == 1
    assert pos.markers("r10") == {"dragon": 1}


@pytest.mark.rule("C-POWER-DRAGON-2")
def test_the_region_the_dragon_leaves_is_no_longer_immune() -> None:
    pos = position("classic")
    pos.give(
        0,
        "ratmen",
        "dragon_master",
        regions={"r10": 1, "r05": 2},
        markers={"r10": "dragon"},
    )
    pos.give(1, "elves", "hill", regions={"r15": 6})
    pos.play("expand", "dragon r04", "done", "done")
    assert (pos.markers("r10"), pos.markers("r04")) == ({}, {"dragon": 1})
    pos.play("expand", "conquer r10")
    assert pos.holder("r10") == 1


@pytest.mark.rule("C-POWER-DRAGON-3", "C-RUL-44")
def test_the_dragon_of_an_abandoned_region_may_be_used_in_the_same_turn() -> None:
    pos = position("classic")
    pos.give(
        0,
        "ratmen",
        "dragon_master",
        regions={"r05": 1, "r10": 1},
        markers={"r10": "dragon"},
    )
    pos.play("expand", "abandon r10")
    assert pos.markers_in_hand(0, "dragon") == 1
    pos.play("dragon r04")
    assert pos.markers("r04") == {"dragon": 1}
    assert pos.markers_in_hand(0, "dragon") == 0


@pytest.mark.rule("C-POWER-DRAGON-3")
def test_the_dragon_of_an_abandoned_region_waits_in_hand_when_not_used() -> None:
    pos = position("classic")
    pos.give(
        0,
        "ratmen",
        "dragon_master",
        regions={"r05": 1, "r10": 1},
        markers={"r10": "dragon"},
    )
    pos.play("expand", "abandon r10", "redeploy r05 2", "done")
    assert pos.markers("r05") == {}
    assert pos.markers_in_hand(0, "dragon") == 1


@pytest.mark.rule("C-POWER-DRAGON-3")
def test_own_ghouls_may_take_the_region_of_the_dragon_which_can_be_used_this_turn() -> None:
    pos = position("classic")
    pos.give(
        0,
        "ratmen",
        "dragon_master",
        regions={"r10": 2},
        markers={"r10": "dragon"},
    )
    pos.declined(0, "ghouls", regions={"r05": 5}).turn(player=0, phase="army_in_decline")
    pos.play("conquer r10")
    assert (pos.race_in("r10"), pos.markers("r10")) == ("ghouls", {})
    assert pos.markers_in_hand(0, "dragon") == 1
    pos.play("dragon r18")
    assert (pos.race_in("r18"), pos.markers("r18")) == ("ratmen", {"dragon": 1})


@pytest.mark.rule("C-POWER-DRAGON-3")
def test_the_dragon_of_a_region_emptied_by_the_amazons_waits_for_the_next_turn() -> None:
    pos = position("classic")
    pos.give(
        0,
        "amazons",
        "dragon_master",
        regions={"r05": 2, "r10": 3},
        markers={"r10": "dragon"},
    )
    pos.give(1, "elves", "hill", regions={"r18": 1})
    pos.turn(player=0, phase="redeploy")
    pos.play("done", "take r10 3", "take r05 1")
    assert pos.regions(0) == ["r05"]
    assert pos.markers_in_hand(0, "dragon") == 1
    assert pos.asked == 1
    pos.play(*IDLE_TURN)
    pos.play("expand", "dragon r04")
    assert pos.markers("r04") == {"dragon": 1}


@pytest.mark.rule("C-POWER-DRAGON-3")
def test_the_dragon_is_removed_at_decline() -> None:
    pos = position("classic")
    pos.give(
        0,
        "ratmen",
        "dragon_master",
        regions={"r05": 1, "r10": 1},
        markers={"r10": "dragon"},
    )
    pos.give(1, "elves", "hill", regions={"r15": 6})
    pos.play("decline")
    assert pos.markers("r10") == {}
    assert (pos.supply("dragon"), pos.markers_in_hand(0, "dragon")) == (1, 0)
    pos.play("expand", "conquer r10")
    assert pos.holder("r10") == 1
