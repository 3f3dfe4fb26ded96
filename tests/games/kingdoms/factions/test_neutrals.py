"""Abilities and the neutral meeples of the Lost Kingdom."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.factions.stage import bonus, go, kingdom, ones, stock


def lost(*neutrals: str, heroes_call: bool = False) -> KingdomsScenario:
    """Two players, homes Amberfold and Cinderholt; Eldwater is the Lost Kingdom."""
    return kingdom(players=2, heroes_call=heroes_call).neutrals(*neutrals)


@pytest.mark.rule("K-2P-7", "K-FAC-goblins-L4")
def test_no_new_meeple_next_door_to_a_neutral_one() -> None:
    pos = lost("e2").give(0, "goblins", {"e1": 2}, magic=4, food=9).turn(select="expand")
    assert pos.legal() == ["expand e4", "expand e5", "pass"]


@pytest.mark.rule("K-2P-7", "K-FAC-centaurs-L1")
def test_a_neutral_meeple_stops_a_stride() -> None:
    pos = lost("e2").give(0, "centaurs", ones("e1", "a1"), magic=1, ore=1)
    assert go(pos, "patrol e1 e2").asked == 1
    assert (pos.meeples(0, "e2"), pos.has(0, "ore")) == (1, 0)


@pytest.mark.rule("K-2P-7", "K-FAC-ice_giants-L2")
def test_a_neutral_meeple_cannot_be_laid_down() -> None:
    pos = lost("e2", heroes_call=True).give(0, "ice_giants", ones("e4", "a1"), magic=2)
    assert go(pos, "patrol e4 e1").asked == 1


@pytest.mark.rule("K-2P-7", "K-RETREAT-3")
def test_nobody_retreats_to_a_neutral_meeple() -> None:
    pos = lost("e2").give(0, regions=ones("e1", "a1"), food=2)
    pos.give(1, regions=ones("e4", "c1"), ore=1).turn(active=1, select="patrol")
    pos.play("patrol e4 e1", "dial 1", "flag")
    assert pos.legal() == ["retreat e4", "retreat e5", "fall"]


@pytest.mark.rule("K-2P-7", "K-FAC-boarfolk-L3")
def test_nobody_runs_on_to_a_neutral_meeple() -> None:
    pos = lost("e2").give(0, "boarfolk", ones("e4", "a1"), magic=3, ore=9)
    pos.give(1, regions=ones("e1", "c1"))
    go(pos, "patrol e4 e1").play("dial 1", "flag", "fall")
    assert pos.legal() == ["charge e4", "charge e5", "done"]


@pytest.mark.rule("K-2P-8", "K-FAC-orcs-L2", "K-FAC-orcs-L3")
def test_a_conquest_uses_war_values_and_earns_what_a_win_earns() -> None:
    pos = lost("e1", "e2").give(0, "orcs", ones("a1", "a5"), magic=3, food=2)
    go(pos, "quest a1 e1")
    assert (stock(pos), pos.meeples(0, "e1")) == ((1, 0, 0), 1)  # two paid, one earned


@pytest.mark.rule("K-2P-8", "K-FAC-undead-L4")
def test_a_neutral_meeple_removed_is_no_enemy_meeple() -> None:
    pos = lost("e1").give(0, "undead", ones("a1", "a5"), magic=4, ore=1)
    assert stock(go(pos, "quest a1 e1")) == (0, 0, 0)


@pytest.mark.rule("K-RUL-36", "K-FAC-orcs-L5")
def test_neutral_meeples_are_no_strangers() -> None:
    assert bonus(lost("e1", "e2").give(0, "orcs", ones("a1"), magic=5)) == 2


@pytest.mark.rule("K-RUL-36", "K-FAC-imps-L2")
def test_with_one_opponent_there_is_no_target_to_choose() -> None:
    pos = lost("e1").give(0, "imps", ones("c4", "a1"), magic=2).give(1, food=2)
    go(pos, "patrol c4 c1")
    assert stock(pos, 1) == (1, 0, 0)


@pytest.mark.rule("K-2P-5", "K-FAC-halflings-L2", "K-FAC-valkyries-L5")
def test_two_flags_make_no_alliance_but_the_defender_wins() -> None:
    pos = lost().give(0, "halflings", ones("a1", "a5"), magic=3)
    pos.give(1, "valkyries", ones("a2", "c1"), magic=5)
    go(pos, "patrol a1 a2").play("flag", "flag")
    assert (pos.asked, pos.phase, pos.allied(0)) == (0, "retreat", [])
    assert bonus(pos, 1) == 1  # a war won
