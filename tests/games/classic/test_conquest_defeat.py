"""What the loser of a region loses and keeps, and where it goes."""

from __future__ import annotations

import pytest

from elbowroom.conquest.test_kit.scenario import ConquestScenario
from elbowroom.testing import position


def attacker(hand: int = 9, players: int = 2) -> ConquestScenario:
    """Ratmen of seat 0 in r05 of the two-player map, next to r04, r10 and r11."""
    pos = position("classic", players=players).give(0, "ratmen", "spirit", {"r05": 1}, hand=hand)
    return pos.turn(0, phase="conquer")


@pytest.mark.rule("C-CONQ-12", "C-RUL-54")
def test_a_conquered_lost_tribe_leaves_the_game() -> None:
    pos = attacker(hand=3).play("conquer r11")
    assert pos.tokens("r11") == 3
    pos.play("arrange r11 1 r05 3")
    assert pos.tokens("r11") == 1


@pytest.mark.rule("C-CONQ-12", "C-RUL-54")
def test_no_lost_tribe_comes_back_when_its_region_is_abandoned() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 4}).turn(0)
    pos.give(1, "orcs", "hill", {"r18": 1})
    pos.play("expand", "conquer r11", "arrange r11 2 r05 2", "done")
    pos.play("expand", "done", "done", "done", "expand", "abandon r11", "done")
    assert pos.tokens("r11") == 0
    assert pos.cost("r11") == 2


@pytest.mark.rule("C-CONQ-13")
def test_one_token_goes_to_the_tray_and_the_others_to_the_losers_hand() -> None:
    pos = attacker().give(1, "orcs", "hill", {"r10": 3, "r18": 1})
    assert pos.tray("orcs") == 6
    pos.play("conquer r10")
    assert pos.tray("orcs") == 7
    assert pos.hand(1) == 2
    assert pos.holder("r10") == 0


@pytest.mark.rule("C-CONQ-13")
def test_a_lone_token_is_lost() -> None:
    pos = attacker().give(1, "orcs", "hill", {"r10": 1, "r18": 1})
    pos.play("conquer r10")
    assert pos.tray("orcs") == 10 - 1
    assert pos.hand(1) == 0


@pytest.mark.rule("C-CONQ-13")
def test_elves_lose_no_token() -> None:
    pos = attacker().give(1, "elves", "hill", {"r10": 3, "r11": 1, "r18": 1})
    pos.play("conquer r10", "conquer r11")
    assert pos.hand(1) == 3 + 1
    assert pos.tray("elves") == 11 - 5


@pytest.mark.rule("C-CONQ-13")
def test_each_region_lost_costs_one_token() -> None:
    pos = attacker().give(1, "orcs", "hill", {"r10": 2, "r11": 2, "r18": 1})
    pos.play("conquer r10", "conquer r11")
    assert pos.hand(1) == 2
    assert pos.tray("orcs") == 10 - 3


@pytest.mark.rule("C-CONQ-14")
def test_fortress_and_lair_of_the_loser_return_to_supply() -> None:
    pos = attacker(hand=10)
    pos.give(1, "trolls", "fortified", {"r10": 1, "r18": 1}, markers={"r10": "fortress"})
    assert (pos.supply("lair"), pos.supply("fortress")) == (8, 5)
    pos.play("conquer r10")
    assert (pos.supply("lair"), pos.supply("fortress")) == (9, 6)
    assert pos.markers("r10") == {}


@pytest.mark.rule("C-CONQ-14")
def test_a_lair_of_a_race_in_decline_returns_to_supply_too() -> None:
    pos = attacker().declined(1, "trolls", {"r10": 1, "r18": 1})
    assert pos.cost("r10") == 4
    assert pos.play("conquer r10").supply("lair") == 9


@pytest.mark.rule("C-CONQ-14")
def test_encampments_return_to_the_loser() -> None:
    camps = {"r10": {"encampment": 2}, "r18": {"encampment": 3}}
    pos = attacker().give(1, "orcs", "bivouacking", {"r10": 1, "r18": 1}, markers=camps)
    pos.play("conquer r10", "arrange r10 9 r05 1", "done")
    assert pos.markers("r10") == {}
    assert (pos.asked, pos.phase) == (1, "withdraw")
    pos.play("camp r18 5", "done")
    assert pos.markers("r18") == {"encampment": 5}


@pytest.mark.rule("C-CONQ-14")
def test_the_mountain_protects_the_new_owner() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r11": 1}, hand=8)
    pos.give(1, "orcs", "hill", {"r16": 2, "r22": 3}).turn(0, phase="conquer")
    assert pos.cost("r16") == 5
    pos.play("conquer r16", "arrange r16 3 r11 6", "done", "place r22 1")
    pos.play("expand", "done")
    assert pos.cost("r16") == 2 + 3 + 1


@pytest.mark.rule("C-CONQ-15")
def test_withdrawn_tokens_go_anywhere_the_race_still_holds_near_or_far() -> None:
    pos = attacker().give(1, "orcs", "hill", {"r10": 4, "r18": 1, "r02": 2})
    pos.play("conquer r10", "arrange r10 5 r05 5", "done")
    assert (pos.asked, pos.phase) == (1, "withdraw")
    assert pos.legal() == [
        f"place {region} {count}" for region in ("r02", "r18") for count in (1, 2, 3)
    ]
    pos.play("place r18 1", "place r02 2")
    assert [pos.tokens("r18"), pos.tokens("r02"), pos.hand(1)] == [2, 4, 0]
    assert pos.phase == "choice"


@pytest.mark.rule("C-CONQ-15")
def test_all_withdrawn_tokens_must_be_placed_and_no_other_token_moves() -> None:
    pos = attacker().give(1, "orcs", "hill", {"r10": 3, "r18": 1, "r02": 2})
    pos.play("conquer r10", "arrange r10 5 r05 5", "done")
    assert pos.rule_against("done") == "C-CONQ-15"
    assert pos.why_not("place r02 3")
    assert pos.rule_against("redeploy r02 1") == "C-TURN-4"
    pos.play("place r18 2")
    assert pos.tokens("r02") == 2


@pytest.mark.rule("C-CONQ-15")
def test_withdrawn_tokens_do_not_join_another_race_of_the_player() -> None:
    pos = attacker().give(1, "orcs", "hill", {"r10": 3, "r18": 1}).declined(1, "elves", {"r02": 1})
    pos.play("conquer r10", "arrange r10 5 r05 5", "done")
    assert pos.legal() == ["place r18 2"]
    assert pos.rule_against("place r02 2") == "C-CONQ-21"


@pytest.mark.rule("C-CONQ-15")
def test_withdrawn_ghouls_in_decline_go_to_regions_of_the_ghouls() -> None:
    pos = attacker().give(1, "orcs", "hill", {"r18": 1})
    pos.declined(1, "ghouls", {"r10": 3, "r02": 1})
    pos.play("conquer r10", "arrange r10 5 r05 5", "done")
    assert pos.legal() == ["place r02 2"]


@pytest.mark.rule("C-CONQ-15")
def test_a_loser_places_the_tokens_of_both_his_armies() -> None:
    pos = attacker().give(1, "orcs", "hill", {"r10": 2, "r18": 1})
    pos.declined(1, "ghouls", {"r11": 2, "r02": 1})
    pos.play("conquer r10", "conquer r11", "done", "redeploy r05 2", "done")
    assert pos.legal() == ["place r18 1"]
    pos.play("place r18 1")
    assert (pos.asked, pos.legal()) == (1, ["place r02 1"])
    pos.play("place r02 1")
    assert (pos.asked, pos.phase) == (1, "choice")


@pytest.mark.rule("C-CONQ-15")
@pytest.mark.parametrize("camps", [0, 1, 2])
def test_withdrawn_encampments_are_placed_freely(camps: int) -> None:
    stand = {"r10": {"encampment": 2}}
    pos = attacker().give(1, "orcs", "bivouacking", {"r10": 1, "r18": 1}, markers=stand)
    pos.play("conquer r10", "arrange r10 5 r05 5", "done")
    if camps:
        pos.play(f"camp r18 {camps}")
    pos.play("done")
    assert pos.markers("r18").get("encampment", 0) == camps
    assert pos.markers_in_hand(1, "encampment") == 5 - camps


@pytest.mark.rule("C-CONQ-15")
def test_encampments_that_were_in_hand_before_are_no_part_of_the_withdrawal() -> None:
    stand = {"r10": {"encampment": 2}}
    pos = attacker().give(1, "orcs", "bivouacking", {"r10": 1, "r18": 1}, markers=stand)
    pos.play("conquer r10", "arrange r10 5 r05 5", "done")
    assert pos.why_not("camp r18 3")


@pytest.mark.rule("C-CONQ-15", "C-RUL-59")
def test_several_losers_place_their_tokens_clockwise_from_the_attacker() -> None:
    pos = position("classic", players=4)
    pos.give(2, "ratmen", "spirit", {"r24": 1}, hand=12)
    pos.give(0, "orcs", "hill", {"r18": 2, "r13": 1})
    pos.give(1, "humans", "swamp", {"r19": 2, "r12": 1})
    pos.give(3, "giants", "forest", {"r25": 2, "r35": 1}).turn(2, phase="conquer")
    pos.play("conquer r18", "conquer r19", "conquer r25", "done", "done")
    order = []
    while pos.phase == "withdraw":
        order.append(pos.asked)
        pos.play(pos.legal()[0])
    assert order == [3, 0, 1]
    assert pos.asked == 3


@pytest.mark.rule("C-CONQ-15")
def test_ghouls_driven_out_by_the_own_active_race_are_placed_in_redeployment() -> None:
    pos = attacker(hand=5).declined(0, "ghouls", {"r10": 3, "r18": 1})
    pos.play("conquer r10", "done")
    assert pos.phase == "redeploy"
    assert pos.hand(0, "ghouls") == 2
    pos.play("redeploy r18 3", "done")
    assert pos.tokens("r18") == 3
    assert (pos.asked, pos.phase) == (1, "pick")


@pytest.mark.rule("C-CONQ-16")
def test_without_a_region_withdrawn_tokens_stay_in_hand_and_enter_at_the_border() -> None:
    pos = attacker().give(1, "orcs", "hill", {"r10": 4})
    pos.play("conquer r10", "arrange r10 9 r05 1", "done")
    assert (pos.asked, pos.phase) == (1, "choice")
    assert pos.hand(1) == 3
    pos.play("expand")
    assert pos.phase == "conquer"
    assert "conquer r02" in pos.legal()
    assert pos.rule_against("conquer r09") == "C-CONQ-2"


@pytest.mark.rule("C-CONQ-16")
def test_without_a_region_encampments_stay_in_hand_too() -> None:
    camps = {"r10": {"encampment": 5}}
    pos = attacker().give(1, "orcs", "bivouacking", {"r10": 1}, markers=camps)
    pos.play("conquer r10", "arrange r10 9 r05 1", "done")
    assert (pos.asked, pos.phase) == (1, "choice")
    assert pos.markers_in_hand(1, "encampment") == 5
    assert pos.supply("encampment") == 0


@pytest.mark.rule("C-CONQ-17")
def test_a_race_in_decline_without_tokens_leaves_the_game_at_once() -> None:
    pos = attacker().give(1, "orcs", "hill", {"r18": 1}).declined(1, "elves", {"r10": 1})
    pos.play("conquer r10")
    assert pos.races(1) == ["orcs"]
    assert pos.tray("elves") == 11
    assert "elves" in pos.state.position_dict()["returned"]


@pytest.mark.rule("C-CONQ-17")
def test_an_active_race_without_tokens_keeps_its_combo() -> None:
    pos = attacker().give(1, "orcs", "hill", {"r10": 1})
    pos.play("conquer r10", "arrange r10 9 r05 1", "done")
    assert pos.races(1) == ["orcs"]
    assert pos.hand(1) == 0
    assert (pos.asked, pos.legal()) == (1, ["expand", "decline"])
    assert "orcs" not in pos.state.position_dict()["returned"]
