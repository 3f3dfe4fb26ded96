"""Where a race may conquer."""

from __future__ import annotations

import pytest

from elbowroom.conquest.test_kit.boards import tiny_board
from elbowroom.conquest.test_kit.scenario import ConquestScenario
from elbowroom.testing import position

LAND_BORDER = [
    "r02",
    "r03",
    "r04",
    "r05",
    "r06",
    "r11",
    "r12",
    "r16",
    "r17",
    "r18",
    "r19",
    "r20",
    "r21",
    "r22",
]


def targets(pos: ConquestScenario) -> list[str]:
    return [text.split()[1] for text in pos.legal() if text.startswith(("conquer", "attempt"))]


@pytest.mark.rule("C-CONQ-2")
def test_a_new_race_enters_at_the_border() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", hand=13).turn(0, phase="conquer")
    assert targets(pos) == LAND_BORDER
    assert pos.rule_against("conquer r10") == "C-CONQ-2"


@pytest.mark.rule("C-CONQ-2")
def test_the_shore_of_an_edge_sea_is_border_the_shore_of_the_lake_is_not() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", hand=13).turn(0, phase="conquer")
    assert not pos.state.rules.board.regions[21].edge
    assert "conquer r22" in pos.legal()
    for shore in ("r07", "r09", "r13", "r14"):
        assert pos.rule_against(f"conquer {shore}") == "C-CONQ-2"


@pytest.mark.rule("C-CONQ-2")
def test_the_shore_of_a_sea_that_does_not_touch_the_edge_is_no_border() -> None:
    board = tiny_board(
        {
            "edge": ("hill edge", "inland"),
            "inland": ("hill", "sea shore"),
            "sea": ("sea", "shore"),
            "shore": ("hill", ""),
        }
    )
    pos = position("classic", board=board).give(0, "ratmen", "spirit", hand=9)
    assert targets(pos.turn(0, phase="conquer")) == ["edge"]


@pytest.mark.rule("C-CONQ-2", "C-RUL-06")
def test_the_shore_is_border_even_when_the_sea_is_occupied() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", hand=9)
    pos.give(1, "orcs", "seafaring", {"r23": 2, "r01": 1}).turn(0, phase="conquer")
    assert "conquer r22" in pos.legal()
    assert targets(pos) == LAND_BORDER


@pytest.mark.rule("C-CONQ-2")
def test_a_race_that_has_lost_all_regions_enters_at_the_border_again() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", hand=4).turn(0, round=5).play("expand")
    assert targets(pos) == LAND_BORDER


@pytest.mark.rule("C-CONQ-2")
def test_a_race_that_has_abandoned_all_regions_enters_at_the_border_again() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r09": 3, "r10": 3}).turn(0)
    pos.play("expand", "abandon r09", "abandon r10", "done")
    assert targets(pos) == LAND_BORDER
    assert pos.rule_against("conquer r10") == "C-CONQ-2"


@pytest.mark.rule("C-CONQ-2")
def test_with_one_region_kept_the_border_is_no_longer_a_way_in() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r09": 3, "r10": 3}).turn(0)
    pos.play("expand", "abandon r09", "done")
    assert targets(pos) == ["r04", "r05", "r09", "r11", "r15"]


@pytest.mark.rule("C-CONQ-3")
def test_later_conquests_are_adjacent_to_a_region_of_the_race() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 1}, hand=9)
    pos.turn(0, phase="conquer")
    assert targets(pos) == ["r04", "r10", "r11"]
    assert pos.rule_against("conquer r12") == "C-CONQ-3"
    pos.play("conquer r10")
    assert targets(pos) == ["r04", "r09", "r11", "r15"]


@pytest.mark.rule("C-CONQ-3", "C-RUL-07")
def test_regions_of_the_own_race_in_decline_are_no_springboard() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 1}, hand=9)
    pos.declined(0, "elves", {"r18": 1}).turn(0, phase="conquer")
    assert targets(pos) == ["r04", "r10", "r11"]
    assert pos.rule_against("conquer r13") == "C-CONQ-3"


@pytest.mark.rule("C-RUL-07")
def test_active_regions_are_no_springboard_for_ghouls_in_decline() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r18": 1})
    pos.declined(0, "ghouls", {"r05": 5}).turn(0).play("expand")
    assert targets(pos) == ["r04", "r10", "r11"]
    assert pos.rule_against("conquer r13") == "C-CONQ-3"


@pytest.mark.rule("C-CONQ-3", "C-RUL-64")
def test_a_new_race_need_not_enter_next_to_the_own_race_in_decline() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", hand=9)
    pos.declined(0, "elves", {"r18": 1, "r10": 1}).turn(0, phase="conquer")
    assert targets(pos) == LAND_BORDER
    assert pos.play("conquer r05").holder("r05") == 0


@pytest.mark.rule("C-CONQ-4")
@pytest.mark.parametrize("region", ["r01", "r08", "r23"])
def test_seas_and_the_lake_cannot_be_conquered(region: str) -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r02": 1, "r03": 1, "r22": 1}, hand=9)
    pos.turn(0, phase="conquer")
    assert pos.rule_against(f"conquer {region}") == "C-CONQ-4"


@pytest.mark.rule("C-CONQ-4")
@pytest.mark.parametrize("region", ["r01", "r08", "r23"])
def test_an_active_seafaring_race_conquers_seas_and_the_lake(region: str) -> None:
    pos = position("classic").give(0, "ratmen", "seafaring", {"r02": 1, "r03": 1, "r22": 1}, hand=9)
    pos.turn(0, phase="conquer")
    assert pos.play(f"conquer {region}").holder(region) == 0


@pytest.mark.rule("C-CONQ-4")
def test_water_is_no_first_conquest_either() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", hand=9).turn(0, phase="conquer")
    assert pos.rule_against("conquer r01") == "C-CONQ-4"


@pytest.mark.rule("C-CONQ-5")
def test_halflings_enter_anywhere_but_go_on_by_adjacency() -> None:
    pos = position("classic").give(0, "halflings", "spirit", hand=9).turn(0, phase="conquer")
    assert len(targets(pos)) == 20
    pos.play("conquer r10")
    assert targets(pos) == ["r04", "r05", "r09", "r11", "r15"]


@pytest.mark.rule("C-CONQ-5")
def test_flying_needs_neither_border_nor_adjacency() -> None:
    pos = position("classic").give(0, "ratmen", "flying", hand=9).turn(0, phase="conquer")
    assert "conquer r10" in pos.legal()
    pos.play("conquer r10")
    assert "conquer r18" in pos.legal()
    assert pos.rule_against("conquer r08") == "C-CONQ-4"


@pytest.mark.rule("C-CONQ-5")
def test_underworld_links_caverns_but_still_enters_at_the_border() -> None:
    pos = position("classic").give(0, "ratmen", "underworld", hand=9).turn(0, phase="conquer")
    assert pos.rule_against("conquer r15") == "C-CONQ-2"
    pos.play("conquer r18")
    assert targets(pos) == ["r04", "r06", "r12", "r13", "r15", "r17", "r19"]


@pytest.mark.rule("C-CONQ-5")
def test_seafaring_may_enter_by_a_sea_and_go_on_from_there() -> None:
    pos = position("classic").give(0, "ratmen", "seafaring", hand=9).turn(0, phase="conquer")
    assert pos.rule_against("conquer r08") == "C-CONQ-2"
    pos.play("conquer r01")
    assert targets(pos) == ["r02", "r06"]


@pytest.mark.rule("C-CONQ-6")
def test_a_region_of_the_own_active_race_cannot_be_conquered() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 1, "r10": 1}, hand=9)
    pos.turn(0, phase="conquer")
    assert pos.rule_against("conquer r10") == "C-CONQ-6"


@pytest.mark.rule("C-CONQ-6")
def test_a_region_of_the_own_race_in_decline_may_be_conquered() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 1}, hand=3)
    pos.declined(0, "elves", {"r10": 1, "r18": 1}).turn(0, phase="conquer")
    pos.play("conquer r10")
    assert pos.race_in("r10") == "ratmen"
    assert pos.regions(0, "elves") == ["r18"]
    assert pos.tray("elves") == 11 - 1


@pytest.mark.rule("C-RUL-08")
def test_tokens_that_lost_everything_wait_in_hand_and_need_not_enter() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", hand=4, coins=0).turn(0, round=5)
    pos.play("expand")
    assert "done" in pos.legal()
    pos.play("done")
    assert pos.asked == 1
    assert pos.hand(0) == 4
    assert pos.coins(0) == 0
