"""Skeletons: banner 6, tray 20; every two non-empty conquests bring a token."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from elbowroom.conquest.test_kit.boards import tiny_board
from elbowroom.testing import Scenario, position

ROAD = tiny_board(
    {
        "a": ("hill edge", "b"),
        "b": ("hill tribe", "c"),
        "c": ("hill tribe", "d"),
        "d": ("hill tribe", "e"),
        "e": ("hill tribe", "f"),
        "f": ("hill tribe", "g"),
        "g": ("mountain", ""),
    }
)


def conquering(regions: str, spare: int = 0) -> Scenario:
    """Skeletons that have just conquered these regions of the road, with tokens to spare."""
    pos = position("classic", board=ROAD)
    pos.give(0, "skeletons", "hill", {"a": 1}, hand=3 * len(regions) + spare)
    pos.turn(0, phase="conquer")
    return pos.play(*[f"conquer {region}" for region in regions])


@pytest.mark.rule("C-PICK-4", "C-COMP-2")
def test_skeletons_bring_six_tokens_of_twenty(picked: Callable[[str, str], Scenario]) -> None:
    pos = picked("skeletons", "merchant")
    assert pos.hand(0) == 6 + 2
    assert pos.tray("skeletons") == 20 - 8


@pytest.mark.rule("C-RACE-SKEL-1")
@pytest.mark.parametrize(
    ("regions", "gained"),
    [
        ("b", 0),
        ("bc", 1),
        ("bcd", 1),
        ("bcde", 2),
        pytest.param("bcdef", 2, marks=pytest.mark.rule("C-EX-6")),
    ],
)
def test_every_two_non_empty_conquests_bring_one_token(regions: str, gained: int) -> None:
    pos = conquering(regions)
    before = pos.tray("skeletons")
    assert pos.hand(0) == 0
    pos.play("done")
    assert pos.phase == "redeploy"
    assert pos.hand(0) == gained
    assert pos.tray("skeletons") == before - gained


@pytest.mark.rule("C-RACE-SKEL-1", "C-CONQ-23")
def test_an_empty_region_does_not_count() -> None:
    pos = position("classic").tribes("r10")
    pos.give(0, "skeletons", "hill", {"r05": 1}, hand=6).turn(0, phase="conquer")
    pos.play("conquer r10", "conquer r09", "done")
    assert pos.hand(0) == 0


@pytest.mark.rule("C-RACE-SKEL-1")
def test_enemies_and_own_races_in_decline_count() -> None:
    pos = position("classic").tribes().declined(0, "humans", {"r11": 1})
    pos.give(1, "elves", "mounted", {"r10": 1}).give(0, "skeletons", "hill", {"r05": 1}, hand=6)
    pos.turn(0, phase="conquer").play("conquer r10", "conquer r11", "done")
    assert pos.hand(0) == 1


@pytest.mark.rule("C-RACE-SKEL-1")
def test_gained_tokens_join_the_redistribution_and_not_the_conquests() -> None:
    pos = conquering("bc")
    assert pos.rule_against("attempt d") == "C-CONQ-9"
    pos.play("done")
    assert pos.rule_against("done") == "C-CONQ-20"
    pos.play("redeploy a 2", "done")
    assert pos.tokens("a") == 2


@pytest.mark.rule("C-RACE-SKEL-1")
def test_an_odd_conquest_is_not_carried_over_to_the_next_turn() -> None:
    pos = position("classic", board=ROAD).give(1, "elves", "mounted", {"g": 1})
    pos.give(0, "skeletons", "hill", {"a": 3}, hand=3).turn(0, phase="conquer")
    pos.play("conquer b", "done", "done", "decline", "expand", "done", "conquer c", "done")
    assert (pos.asked, pos.phase) == (0, "redeploy")
    assert pos.tray("skeletons") == 20 - 6


@pytest.mark.rule("C-RACE-SKEL-1", "C-RUL-35", "C-EX-6")
@pytest.mark.parametrize(("left", "gained"), [(0, 0), (1, 1), (2, 2)])
def test_five_conquests_bring_no_more_than_the_tray_holds(left: int, gained: int) -> None:
    pos = conquering("bcdef", spare=4 - left)
    assert pos.tray("skeletons") == left
    pos.play("done")
    assert pos.tray("skeletons") == left - gained
    assert pos.hand(0) == 4 - left + gained


@pytest.mark.rule("C-RUL-35")
def test_there_are_never_more_than_twenty_skeletons() -> None:
    pos = position("classic", board=ROAD).give(0, "skeletons", "hill", {"a": 1}, hand=19)
    pos.turn(0, phase="conquer")
    pos.play("conquer b", "conquer c", "done")
    assert (pos.hand(0), pos.tray("skeletons")) == (13, 0)
    pos.play("redeploy a 14", "done")
    assert pos.tokens("a") + pos.tokens("b") + pos.tokens("c") == 20


@pytest.mark.rule("C-RACE-SKEL-1")
def test_skeletons_in_decline_bring_no_tokens() -> None:
    pos = position("classic", board=ROAD).declined(0, "skeletons", {"g": 1})
    pos.give(0, "ratmen", "hill", {"a": 1}, hand=6).turn(0, phase="conquer")
    pos.play("conquer b", "conquer c", "done")
    assert pos.hand(0) == 0
    assert pos.tray("skeletons") == 19
