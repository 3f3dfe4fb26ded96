from __future__ import annotations

import pytest

from elbowroom.conquest.test_kit.boards import tiny_board
from elbowroom.conquest.test_kit.scenario import ConquestScenario
from elbowroom.testing import position
from tests.games.classic.powers.turns import IDLE_TURN


def bivouac(regions: dict[str, int], camps: dict[str, int]) -> ConquestScenario:
    """Seat 0 has Bivouacking Orcs; seat 1 stands beside them with thirteen Ratmen."""
    pos = position("classic")
    markers = {region: {"encampment": count} for region, count in camps.items()}
    pos.give(0, "orcs", "bivouacking", regions=regions, markers=markers)
    pos.give(1, "ratmen", "hill", regions={"r15": 13})
    return pos


@pytest.mark.rule("C-PICK-4", "C-POWER-BIVOUAC-1")
def test_the_badge_brings_five_tokens_and_five_encampments() -> None:
    pos = position("classic").row([("orcs", "bivouacking")]).turn(player=0)
    pos.play("pick 0")
    assert pos.hand(0) == 5 + 5
    assert pos.markers_in_hand(0, "encampment") == 5
    assert pos.supply("encampment") == 0


@pytest.mark.rule("C-POWER-BIVOUAC-1")
@pytest.mark.parametrize(
    "camps",
    [{"r05": 5}, {"r05": 3, "r10": 2}, {"r10": 1}, {}],
    ids=["all in one", "shared out", "only one used", "none used"],
)
def test_encampments_are_placed_freely_any_number_in_a_region(camps: dict[str, int]) -> None:
    pos = bivouac({"r05": 1, "r10": 1}, {}).turn(player=0, phase="place")
    for region, count in camps.items():
        pos.play(f"camp {region} {count}")
    pos.play("done")
    assert (pos.asked, pos.phase) == (1, "choice")
    for region in ("r05", "r10"):
        assert pos.markers(region).get("encampment", 0) == camps.get(region, 0)
    assert pos.markers_in_hand(0, "encampment") == 5 - sum(camps.values())


@pytest.mark.rule("C-POWER-BIVOUAC-1")
def test_encampments_stand_only_in_regions_of_the_race_and_there_are_only_five() -> None:
    pos = bivouac({"r05": 1}, {}).declined(0, "elves", regions={"r10": 1})
    pos.turn(player=0, phase="place")
    assert pos.why_not("camp r05 5") == ""
    assert "in hand" in pos.why_not("camp r05 6")
    assert "not held by the race" in pos.why_not("camp r10 1")
    assert "not held by the race" in pos.why_not("camp r04 1")


@pytest.mark.rule("C-POWER-BIVOUAC-1")
def test_each_encampment_adds_one_to_the_cost() -> None:
    pos = bivouac({"r10": 1, "r11": 2}, {"r10": 3, "r11": 1}).turn(player=1, phase="ready")
    assert pos.cost("r10") == 2 + 1 + 3
    assert pos.cost("r11") == 2 + 2 + 1


@pytest.mark.rule("C-POWER-BIVOUAC-1")
def test_an_encampment_protects_a_lone_token_from_substitution() -> None:
    pos = position("classic")
    pos.give(
        0,
        "orcs",
        "bivouacking",
        regions={"r10": 1, "r11": 1},
        markers={"r10": "encampment"},
    )
    pos.give(1, "sorcerers", "hill", regions={"r15": 1}, hand=1).turn(player=1, phase="conquer")
    assert pos.rule_against("substitute r10") == "C-RUL-19"
    assert "substitute r11" in pos.legal()


@pytest.mark.rule("C-POWER-BIVOUAC-2")
def test_encampments_are_placed_anew_each_turn() -> None:
    pos = bivouac({"r05": 1, "r10": 1}, {"r05": 5}).turn(player=0, phase="place")
    pos.play("camp r05 1", "camp r10 4", "done")
    assert pos.markers("r05") == {"encampment": 1}
    assert pos.markers("r10") == {"encampment": 4}


@pytest.mark.rule("C-POWER-BIVOUAC-2")
def test_encampments_stay_where_they_stand_until_the_owner_redeploys() -> None:
    pos = bivouac({"r05": 1, "r10": 1}, {"r05": 2})
    pos.play("expand", "done")
    assert pos.phase == "conquer"
    assert pos.markers("r05") == {"encampment": 2}
    assert pos.markers_in_hand(0, "encampment") == 3


@pytest.mark.rule("C-POWER-BIVOUAC-2")
def test_encampments_defend_even_against_the_own_ghouls() -> None:
    pos = bivouac({"r05": 2}, {"r05": 2}).declined(0, "ghouls", regions={"r10": 7})
    pos.turn(player=0, phase="army_in_decline")
    assert pos.cost("r05") == 2 + 2 + 2
    pos.play("conquer r05")
    assert pos.markers("r05") == {}
    assert pos.markers_in_hand(0, "encampment") == 5


@pytest.mark.rule("C-POWER-BIVOUAC-2", "C-RUL-16")
def test_encampments_driven_out_are_placed_again_in_the_withdrawal() -> None:
    pos = bivouac({"r05": 1, "r10": 2}, {"r10": 2}).turn(player=1, phase="ready")
    pos.play("conquer r10")
    assert pos.tokens("r10") == 2 + 2 + 2
    pos.play("redeploy r10 12", "done")
    assert (pos.asked, pos.phase) == (0, "withdraw")
    pos.play("camp r05 2", "place r05 1")
    assert pos.markers("r05") == {"encampment": 2}
    assert pos.tokens("r05") == 2
    assert (pos.asked, pos.phase) == (0, "choice")


@pytest.mark.rule("C-POWER-BIVOUAC-2")
def test_encampments_of_a_lone_token_are_placed_again_although_the_token_is_lost() -> None:
    pos = bivouac({"r05": 1, "r10": 1}, {"r10": 3}).turn(player=1, phase="ready")
    pos.play("conquer r10", "redeploy r10 12", "done")
    assert pos.tray("orcs") == 9
    assert (pos.asked, pos.phase) == (0, "withdraw")
    pos.play("camp r05 3")
    assert pos.markers("r05") == {"encampment": 3}


@pytest.mark.rule("C-RUL-16", "C-CONQ-15")
def test_in_the_withdrawal_none_need_be_placed_and_none_may_be_moved() -> None:
    pos = bivouac({"r04": 1, "r05": 1, "r10": 1}, {"r05": 2, "r10": 3})
    pos.turn(player=1, phase="ready")
    pos.play("conquer r10", "redeploy r10 12", "done")
    assert pos.why_not("camp r05 1") != ""
    assert pos.why_not("camp r05 5") == ""
    assert pos.why_not("camp r05 6") != ""
    pos.play("camp r04 1", "done")
    assert pos.markers("r04") == {"encampment": 1}
    assert pos.markers_in_hand(0, "encampment") == 2


@pytest.mark.rule("C-POWER-BIVOUAC-2", "C-RUL-16")
def test_encampments_left_in_hand_on_purpose_are_not_placed_in_the_turn_of_an_enemy() -> None:
    pos = bivouac({"r05": 1, "r10": 2}, {"r10": 2}).turn(player=1, phase="ready")
    assert pos.markers_in_hand(0, "encampment") == 3
    pos.play("conquer r10", "redeploy r10 12", "done")
    assert pos.why_not("camp r05 2") == ""
    assert pos.why_not("camp r05 3") != ""


@pytest.mark.rule("C-POWER-BIVOUAC-2")
def test_a_region_lost_without_encampments_brings_none_from_hand() -> None:
    pos = bivouac({"r05": 1, "r10": 2}, {}).turn(player=1, phase="ready")
    pos.play("conquer r10", "redeploy r10 12", "done")
    assert pos.phase == "withdraw"
    assert pos.legal() == ["place r05 1"]


@pytest.mark.rule("C-POWER-BIVOUAC-2")
def test_without_a_region_encampments_wait_for_the_next_redeployment() -> None:
    pos = bivouac({"r10": 3}, {"r10": 4}).turn(player=1, phase="ready")
    pos.play("conquer r10", "redeploy r10 12", "done")
    assert (pos.asked, pos.phase) == (0, "choice")
    assert pos.markers_in_hand(0, "encampment") == 5
    pos.play("expand", "conquer r18", "done", "camp r18 5", "done")
    assert pos.markers("r18") == {"encampment": 5}


@pytest.mark.rule("C-POWER-BIVOUAC-2", "C-CONQ-1b")
def test_encampments_of_an_abandoned_region_come_to_hand_and_are_placed_this_turn() -> None:
    pos = bivouac({"r05": 1, "r10": 1}, {"r05": 3})
    pos.play("expand", "abandon r05")
    assert pos.markers("r05") == {}
    assert pos.markers_in_hand(0, "encampment") == 5
    pos.play("redeploy r10 2", "camp r10 5", "done")
    assert pos.markers("r10") == {"encampment": 5}


@pytest.mark.rule("C-POWER-BIVOUAC-2")
def test_encampments_do_not_help_an_attack() -> None:
    pos = position("classic")
    pos.give(0, "orcs", "bivouacking", {"r05": 1}, hand=1, markers={"r05": {"encampment": 4}})
    pos.turn(player=0, phase="conquer")
    assert pos.cost("r10") == 2
    assert pos.rule_against("conquer r10") == "C-CONQ-7"


@pytest.mark.rule("C-POWER-BIVOUAC-3")
def test_encampments_are_removed_at_decline() -> None:
    pos = bivouac({"r05": 2, "r10": 1}, {"r05": 3})
    pos.play("decline")
    assert pos.markers("r05") == {}
    assert pos.markers_in_hand(0, "encampment") == 0
    assert pos.supply("encampment") == 5
    pos.play(*IDLE_TURN[:2])
    assert pos.cost("r10") == 2 + 1


@pytest.mark.rule("C-POWER-BIVOUAC-2")
def test_encampments_driven_out_by_the_dragon_are_placed_again_too() -> None:
    pos = position("classic")
    pos.give(0, "orcs", "bivouacking", {"r05": 1, "r10": 1}, markers={"r10": {"encampment": 5}})
    pos.give(1, "ratmen", "dragon_master", regions={"r15": 2})
    pos.turn(player=1, phase="ready")
    pos.play("dragon r10", "done", "done")
    assert (pos.asked, pos.phase) == (0, "withdraw")
    pos.play("camp r05 5")
    assert pos.markers("r05") == {"encampment": 5}


@pytest.mark.rule("C-POWER-BIVOUAC-2")
def test_encampments_not_placed_in_one_withdrawal_are_not_placed_in_the_next() -> None:
    board = tiny_board(
        {
            "a": ("farmland edge", "b c d e"),
            "b": ("farmland edge", "c d e"),
            "c": ("farmland edge", "d e"),
            "d": ("farmland edge", "e"),
            "e": ("farmland edge", ""),
        }
    )
    pos = position("classic", players=3, board=board)
    camps = {"a": {"encampment": 2}, "b": {"encampment": 1}}
    pos.give(0, "orcs", "bivouacking", {"a": 1, "b": 1, "c": 1}, markers=camps)
    pos.give(1, "ratmen", "hill", regions={"d": 6})
    pos.give(2, "elves", "swamp", regions={"e": 5})
    pos.turn(player=1, phase="ready")
    pos.play("conquer a", "done", "done", "done")
    assert pos.asked == 2
    assert pos.markers_in_hand(0, "encampment") == 4
    pos.play("expand", "conquer b", "done", "done")
    assert (pos.asked, pos.phase) == (0, "withdraw")
    assert pos.why_not("camp c 1") == ""
    assert pos.why_not("camp c 2") != ""


@pytest.mark.rule("C-POWER-BIVOUAC-2", "C-RACE-AMAZONS-3")
def test_encampments_of_a_region_emptied_by_the_amazons_are_placed_in_the_same_turn() -> None:
    pos = position("classic")
    pos.give(0, "amazons", "bivouacking", {"r05": 2, "r10": 3}, markers={"r10": {"encampment": 4}})
    pos.turn(player=0, phase="redeploy")
    pos.play("done", "take r10 3", "take r05 1", "camp r05 5", "done")
    assert pos.regions(0) == ["r05"]
    assert pos.markers("r05") == {"encampment": 5}
