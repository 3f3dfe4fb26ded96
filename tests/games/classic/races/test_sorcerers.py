"""Sorcerers: banner 5, tray 18; lone enemy tokens are replaced from the tray."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from elbowroom.conquest.test_kit.boards import tiny_board
from elbowroom.testing import Scenario, position
from tests.games.classic.powers.turns import IDLE_TURN

CROSS = tiny_board(
    {
        "a": ("hill edge", "b c d e"),
        "b": ("hill", ""),
        "c": ("hill", ""),
        "d": ("hill", ""),
        "e": ("hill", ""),
    }
)


@pytest.mark.rule("C-PICK-4", "C-COMP-2")
def test_sorcerers_bring_five_tokens_of_eighteen(picked: Callable[[str, str], Scenario]) -> None:
    pos = picked("sorcerers", "merchant")
    assert pos.hand(0) == 5 + 2
    assert pos.tray("sorcerers") == 18 - 7


# What it does.


@pytest.mark.rule("C-RACE-SORC-1")
def test_the_enemy_token_goes_to_its_tray_and_a_sorcerer_comes_from_the_tray() -> None:
    pos = position("classic").give(1, "humans", "hill", {"r10": 1, "r16": 1})
    pos.give(0, "sorcerers", "merchant", {"r05": 1}, hand=2).turn(0, phase="conquer")
    pos.play("substitute r10")
    assert (pos.race_in("r10"), pos.tokens("r10")) == ("sorcerers", 1)
    assert pos.tray("humans") == 10 - 1
    assert pos.tray("sorcerers") == 18 - 4
    assert pos.hand(0) == 2


@pytest.mark.rule("C-RACE-SORC-1")
def test_each_enemy_suffers_one_substitution_a_turn() -> None:
    pos = position("classic", players=3, board=CROSS)
    pos.give(1, "humans", "hill", {"b": 1, "c": 1}).give(2, "orcs", "swamp", {"d": 1, "e": 1})
    pos.give(0, "sorcerers", "merchant", {"a": 1}, hand=1).turn(0, phase="conquer")
    pos.play("substitute b")
    assert pos.rule_against("substitute c") == "C-RACE-SORC-1"
    pos.play("substitute d")
    assert pos.rule_against("substitute e") == "C-RACE-SORC-1"
    assert pos.rule_against("substitute c") == "C-RACE-SORC-1"  # the first enemy is remembered
    assert pos.regions(0) == ["a", "b", "d"]


@pytest.mark.rule("C-RACE-SORC-1")
def test_the_next_turn_allows_the_next_substitution() -> None:
    pos = position("classic", board=CROSS).give(1, "humans", "hill", {"b": 1, "c": 1})
    pos.give(0, "sorcerers", "merchant", {"a": 1}, hand=1).turn(0, phase="conquer")
    pos.play("substitute b", "done", "redeploy b 2", "done", *IDLE_TURN, "expand", "done")
    pos.play("substitute c")
    assert pos.regions(0) == ["a", "b", "c"]


@pytest.mark.rule("C-RACE-SORC-1")
def test_only_sorcerers_who_are_active_substitute() -> None:
    pos = position("classic", board=CROSS).give(1, "humans", "hill", {"b": 1})
    pos.declined(0, "sorcerers", {"c": 1}).give(0, "ratmen", "merchant", {"a": 1})
    pos.turn(0, phase="conquer")
    assert pos.rule_against("substitute b") == "C-RACE-SORC-1"


@pytest.mark.rule("C-RACE-SORC-1")
def test_a_substitution_belongs_to_the_conquests() -> None:
    pos = position("classic", board=CROSS).give(1, "humans", "hill", {"b": 1})
    pos.give(0, "sorcerers", "merchant", {"a": 1}, hand=1).turn(0, phase="ready")
    assert "substitute b" not in pos.legal()
    pos.play("done")
    assert "substitute b" in pos.legal()
    pos.play("done")
    assert "substitute b" not in pos.legal()


# Which tokens.


@pytest.mark.rule("C-RACE-SORC-2")
def test_the_region_must_hold_exactly_one_token() -> None:
    pos = position("classic", board=CROSS).give(1, "humans", "hill", {"b": 1, "c": 2})
    pos.give(0, "sorcerers", "merchant", {"a": 1}, hand=1).turn(0, phase="conquer")
    assert "substitute b" in pos.legal()
    assert pos.rule_against("substitute c") == "C-RACE-SORC-2"


@pytest.mark.rule("C-RACE-SORC-2", "C-RUL-22")
def test_lost_tribes_ghouls_in_decline_and_other_races_in_decline_are_safe() -> None:
    pos = position("classic", board=CROSS).tribes("d")
    pos.declined(1, "ghouls", {"b": 1}).declined(1, "humans", {"c": 1}, power="spirit")
    pos.give(0, "sorcerers", "merchant", {"a": 1}, hand=1).turn(0, phase="conquer")
    for region in ("b", "c", "d", "e"):
        assert pos.rule_against(f"substitute {region}") == "C-RACE-SORC-2"


@pytest.mark.rule("C-RACE-SORC-2")
def test_an_own_race_in_decline_is_no_enemy() -> None:
    pos = position("classic", board=CROSS).declined(0, "humans", {"b": 1})
    pos.give(0, "sorcerers", "merchant", {"a": 1}, hand=1).turn(0, phase="conquer")
    assert pos.rule_against("substitute b") == "C-RACE-SORC-2"


@pytest.mark.rule("C-RACE-SORC-2", "C-RACE-SORC-6")
def test_mountain_fortress_and_lair_do_not_protect_and_both_markers_return_to_supply() -> None:
    pos = position("classic").give(
        1, "trolls", "fortified", {"r09": 1}, markers={"r09": "fortress"}
    )
    pos.give(0, "sorcerers", "merchant", {"r10": 1}, hand=1).turn(0, phase="conquer")
    assert pos.cost("r09") == 2 + 1 + 1 + 1 + 1
    assert (pos.supply("lair"), pos.supply("fortress")) == (9, 5)
    pos.play("substitute r09")
    assert (pos.race_in("r09"), pos.markers("r09")) == ("sorcerers", {})
    assert (pos.supply("lair"), pos.supply("fortress")) == (10, 6)


@pytest.mark.rule("C-RACE-SORC-2", "C-RUL-19")
def test_an_encampment_protects_a_lone_token() -> None:
    camps = {"b": {"encampment": 1}, "d": {"encampment": 4}}
    pos = position("classic", board=CROSS)
    pos.give(1, "humans", "bivouacking", {"b": 1, "c": 1, "d": 1}, markers=camps)
    pos.give(0, "sorcerers", "merchant", {"a": 1}, hand=1).turn(0, phase="conquer")
    assert pos.rule_against("substitute b") == "C-RUL-19"
    assert pos.rule_against("substitute d") == "C-RUL-19"
    assert "substitute c" in pos.legal()


@pytest.mark.rule("C-RACE-SORC-6", "C-RUL-03")
def test_even_an_elf_is_lost() -> None:
    pos = position("classic", board=CROSS).give(1, "elves", "hill", {"b": 1, "c": 1})
    pos.give(0, "sorcerers", "merchant", {"a": 1}, hand=1).turn(0, phase="conquer")
    pos.play("substitute b")
    assert (pos.hand(1), pos.tray("elves")) == (0, 11 - 1)


# Where.


@pytest.mark.rule("C-RACE-SORC-3")
def test_the_region_must_be_adjacent() -> None:
    pos = position("classic").give(1, "humans", "hill", {"r10": 1, "r09": 1})
    pos.give(0, "sorcerers", "merchant", {"r05": 1}, hand=1).turn(0, phase="conquer")
    assert pos.rule_against("substitute r09") == "C-CONQ-3"
    assert "substitute r10" in pos.legal()


@pytest.mark.rule("C-RACE-SORC-3")
def test_a_region_taken_by_substitution_is_a_foothold_at_once() -> None:
    pos = position("classic").give(1, "humans", "hill", {"r10": 1})
    pos.give(0, "sorcerers", "merchant", {"r05": 1}, hand=3).turn(0, phase="conquer")
    assert pos.rule_against("conquer r09") == "C-CONQ-3"
    pos.play("substitute r10", "conquer r09")
    assert pos.race_in("r09") == "sorcerers"


@pytest.mark.rule("C-RACE-SORC-3", "C-RUL-20")
def test_underworld_sorcerers_substitute_along_the_caverns() -> None:
    pos = position("classic").give(1, "humans", "hill", {"r18": 1, "r17": 1})
    pos.give(0, "sorcerers", "underworld", {"r04": 1}, hand=1).turn(0, phase="conquer")
    assert pos.rule_against("substitute r17") == "C-CONQ-3"
    pos.play("substitute r18")
    assert pos.race_in("r18") == "sorcerers"


@pytest.mark.rule("C-RACE-SORC-3", "C-RUL-20")
@pytest.mark.parametrize("regions", [{"r05": 1}, {}])
def test_flying_sorcerers_substitute_anywhere_on_land_even_first(regions: dict[str, int]) -> None:
    pos = position("classic").give(1, "humans", "hill", {"r14": 1})
    pos.give(0, "sorcerers", "flying", regions, hand=1).turn(0, phase="conquer")
    pos.play("substitute r14")
    assert (pos.race_in("r14"), pos.tokens("r14")) == ("sorcerers", 1)


@pytest.mark.rule("C-RACE-SORC-3", "C-RUL-20")
@pytest.mark.parametrize("power", ["merchant", "underworld", "seafaring"])
def test_other_sorcerers_need_a_region_already_held(power: str) -> None:
    pos = position("classic").give(1, "humans", "hill", {"r05": 1, "r04": 1})
    pos.give(0, "sorcerers", power, hand=3).turn(0, phase="conquer")
    assert pos.rule_against("substitute r05") == "C-RACE-SORC-3"
    assert pos.rule_against("substitute r04") == "C-RACE-SORC-3"
    assert "conquer r05" in pos.legal()


@pytest.mark.rule("C-RACE-SORC-3", "C-RUL-18")
@pytest.mark.parametrize(
    ("race", "power", "marker"),
    [
        ("halflings", "hill", "hole"),
        ("humans", "heroic", "hero"),
        ("humans", "dragon_master", "dragon"),
    ],
)
def test_immune_regions_cannot_be_substituted(race: str, power: str, marker: str) -> None:
    pos = position("classic", board=CROSS).give(
        1, race, power, {"b": 1, "c": 1}, markers={"b": marker}
    )
    pos.give(0, "sorcerers", "merchant", {"a": 1}, hand=1).turn(0, phase="conquer")
    assert pos.rule_against("substitute b") == "C-CONQ-11"
    assert "substitute c" in pos.legal()


@pytest.mark.rule("C-RACE-SORC-3")
@pytest.mark.parametrize(("power", "regions"), [("merchant", {"a": 1}), ("flying", {})])
def test_a_diplomats_peace_forbids_it(power: str, regions: dict[str, int]) -> None:
    pos = position("classic", board=CROSS).give(1, "humans", "diplomat", {"b": 1}).peace(1, 0)
    pos.give(0, "sorcerers", power, regions, hand=1).turn(0, phase="conquer")
    assert pos.rule_against("substitute b") == "C-POWER-DIPLOMAT-2"


@pytest.mark.rule("C-RACE-SORC-3", "C-RUL-21")
@pytest.mark.parametrize("power", ["merchant", "flying"])
def test_water_is_closed_to_sorcerers_who_are_not_seafaring(power: str) -> None:
    pos = position("classic").give(1, "humans", "seafaring", {"r01": 1})
    pos.give(0, "sorcerers", power, {"r02": 1}, hand=1).turn(0, phase="conquer")
    assert pos.rule_against("substitute r01") == "C-CONQ-4"


# When.


@pytest.mark.rule("C-RACE-SORC-4")
def test_without_sorcerers_in_the_tray_it_cannot_be_used() -> None:
    pos = position("classic", board=CROSS).give(1, "humans", "hill", {"b": 1})
    pos.give(0, "sorcerers", "merchant", {"a": 17}, hand=1).turn(0, phase="conquer")
    assert pos.tray("sorcerers") == 0
    assert pos.rule_against("substitute b") == "C-RACE-SORC-4"


@pytest.mark.rule("C-RACE-SORC-4")
def test_the_last_sorcerer_of_the_tray_may_be_used() -> None:
    pos = position("classic", board=CROSS).give(1, "humans", "hill", {"b": 1})
    pos.give(0, "sorcerers", "merchant", {"a": 16}, hand=1).turn(0, phase="conquer")
    pos.play("substitute b")
    assert pos.tray("sorcerers") == 0
    assert pos.race_in("b") == "sorcerers"


@pytest.mark.rule("C-RACE-SORC-5", "C-RUL-17")
def test_a_token_in_hand_is_needed() -> None:
    pos = position("classic", board=CROSS).give(1, "humans", "hill", {"b": 1})
    pos.give(0, "sorcerers", "merchant", {"a": 1}).turn(0, phase="conquer")
    assert pos.hand(0) == 0
    assert pos.rule_against("substitute b") == "C-CONQ-9"


@pytest.mark.rule("C-RACE-SORC-5", "C-RUL-17")
def test_the_token_in_hand_is_not_spent() -> None:
    pos = position("classic", board=CROSS).give(1, "humans", "hill", {"b": 1})
    pos.give(0, "sorcerers", "merchant", {"a": 1}, hand=1).turn(0, phase="conquer")
    pos.play("substitute b")
    assert pos.race_in("b") == "sorcerers"
    assert pos.hand(0) == 1


@pytest.mark.rule("C-RACE-SORC-5", "C-CONQ-9")
def test_a_token_spent_on_a_conquest_can_no_longer_carry_a_substitution() -> None:
    pos = position("classic", board=CROSS).give(1, "humans", "hill", {"b": 1})
    pos.give(0, "sorcerers", "merchant", {"a": 1}, hand=2).turn(0, phase="conquer")
    assert "substitute b" in pos.legal()
    pos.play("conquer c")
    assert pos.rule_against("substitute b") == "C-CONQ-9"


@pytest.mark.rule("C-RACE-SORC-5", "C-CONQ-19")
@pytest.mark.parametrize("die", [0, 3])
def test_it_must_come_before_the_final_attempt(die: int) -> None:
    pos = position("classic", board=CROSS).give(1, "humans", "hill", {"b": 1}).roll(die)
    pos.give(0, "sorcerers", "merchant", {"a": 1}, hand=1).turn(0, phase="conquer")
    assert "substitute b" in pos.legal()
    pos.play("attempt c")
    assert pos.phase == "redeploy"
    assert pos.rule_against("substitute b") == "C-TURN-4"


@pytest.mark.rule("C-RACE-SORC-5")
def test_it_is_a_conquest_of_a_non_empty_region() -> None:
    pos = position("classic", board=CROSS).give(1, "humans", "hill", {"b": 1})
    pos.give(0, "sorcerers", "pillaging", {"a": 1}, hand=1, coins=0).turn(0, phase="conquer")
    pos.play("substitute b", "done", "redeploy b 2", "done")
    assert pos.coins(0) == 2 + 1


@pytest.mark.rule("C-RACE-SORC-5")
def test_it_is_an_attack_on_that_player() -> None:
    pos = position("classic", players=3, board=CROSS)
    pos.give(1, "humans", "hill", {"b": 1}).give(2, "orcs", "swamp", {"c": 1})
    pos.give(0, "sorcerers", "diplomat", {"a": 1}, hand=1).turn(0, phase="conquer")
    pos.play("substitute b", "done", "redeploy b 2", "done")
    assert pos.rule_against("peace 1") == "C-RUL-46"
    assert "peace 2" in pos.legal()


@pytest.mark.rule("C-RACE-SORC-3", "C-RUL-20")
def test_flying_sorcerers_without_a_region_return_by_substitution() -> None:
    pos = position("classic").give(1, "humans", "hill", {"r14": 1})
    pos.give(0, "sorcerers", "flying", hand=1).turn(0).play("expand", "substitute r14")
    assert pos.regions(0) == ["r14"]
    assert pos.hand(0) == 1
