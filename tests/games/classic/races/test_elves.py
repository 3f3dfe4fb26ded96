"""Elves: banner 6, tray 11; no token is lost with a conquered region."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from elbowroom.testing import Scenario, position


@pytest.mark.rule("C-PICK-4", "C-COMP-2")
def test_elves_bring_six_tokens_of_eleven(picked: Callable[[str, str], Scenario]) -> None:
    pos = picked("elves", "merchant")
    assert pos.hand(0) == 6 + 2
    assert pos.tray("elves") == 11 - 8


@pytest.mark.rule("C-RACE-ELVES-1")
@pytest.mark.parametrize("elves", [1, 3])
def test_all_elves_of_a_conquered_region_go_to_hand(elves: int) -> None:
    pos = position("classic").give(1, "elves", "hill", {"r10": elves, "r16": 1})
    pos.give(0, "ratmen", "merchant", {"r05": 1}, hand=6).turn(0, phase="conquer")
    pos.play("conquer r10")
    assert pos.hand(1) == elves
    assert pos.tray("elves") == 11 - elves - 1


@pytest.mark.rule("C-RACE-ELVES-1")
def test_withdrawn_elves_are_placed_at_the_end_of_the_attackers_turn() -> None:
    pos = position("classic").give(1, "elves", "hill", {"r10": 2, "r16": 1})
    pos.give(0, "ratmen", "merchant", {"r05": 1}, hand=4).turn(0, phase="conquer")
    pos.play("conquer r10", "done", "done")
    assert (pos.phase, pos.asked) == ("withdraw", 1)
    pos.play("place r16 2")
    assert pos.tokens("r16") == 3


@pytest.mark.rule("C-RACE-ELVES-1", "C-EX-8")
def test_the_last_elf_driven_from_the_map_waits_in_hand() -> None:
    pos = position("classic").give(1, "elves", "hill", {"r10": 1})
    pos.give(0, "ratmen", "merchant", {"r05": 1}, hand=3).turn(0, phase="conquer")
    pos.play("conquer r10", "done", "done", "expand")
    assert (pos.asked, pos.phase, pos.hand(1)) == (1, "conquer", 1)
    assert "attempt r16" in pos.legal()
    assert pos.rule_against("attempt r14") == "C-CONQ-2"


@pytest.mark.rule("C-RACE-ELVES-1")
def test_elves_driven_out_by_the_dragon_are_not_lost() -> None:
    pos = position("classic").give(1, "elves", "hill", {"r10": 4, "r16": 1})
    pos.give(0, "ratmen", "dragon_master", {"r05": 1}, hand=1).turn(0, phase="conquer")
    pos.play("dragon r10")
    assert pos.hand(1) == 4
    assert pos.tray("elves") == 11 - 5


@pytest.mark.rule("C-RACE-ELVES-1", "C-RUL-70")
@pytest.mark.parametrize("elves", [1, 3])
def test_the_owners_own_ghouls_drive_no_elf_out_of_the_game(elves: int) -> None:
    pos = position("classic").declined(0, "ghouls", {"r05": 7})
    pos.give(0, "elves", "merchant", {"r10": elves, "r16": 1}).turn(0)
    pos.play("expand", "conquer r10")
    assert pos.tokens("r10") == 2 + elves
    assert pos.hand(0, "elves") == elves
    assert pos.tray("elves") == 11 - elves - 1


@pytest.mark.rule("C-RACE-ELVES-2", "C-RUL-39")
def test_elves_in_decline_lose_the_token_as_usual() -> None:
    pos = position("classic").declined(1, "elves", {"r10": 1, "r16": 1})
    pos.give(0, "ratmen", "merchant", {"r05": 1}, hand=3).turn(0, phase="conquer")
    pos.play("conquer r10")
    assert pos.hand(1, "elves") == 0
    assert pos.tray("elves") == 11 - 1
    assert pos.regions(1) == ["r16"]


@pytest.mark.rule("C-RUL-39")
def test_the_last_elf_in_decline_takes_the_banner_along() -> None:
    pos = position("classic").declined(1, "elves", {"r10": 1})
    pos.give(0, "ratmen", "merchant", {"r05": 1}, hand=3).turn(0, phase="conquer")
    pos.play("conquer r10")
    assert pos.races(1) == []
    assert pos.tray("elves") == 11


@pytest.mark.rule("C-RACE-ELVES-2", "C-RUL-03", "C-EX-8")
def test_a_substituted_elf_is_lost() -> None:
    pos = position("classic").give(1, "elves", "hill", {"r10": 1, "r16": 2})
    pos.give(0, "sorcerers", "merchant", {"r05": 1}, hand=1).turn(0, phase="conquer")
    pos.play("substitute r10")
    assert pos.race_in("r10") == "sorcerers"
    assert pos.hand(1) == 0
    assert pos.tray("elves") == 11 - 2
