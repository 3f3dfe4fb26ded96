"""Beastmaster: hills bring beasts."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-POWER-BEASTMASTER-1")
def test_beasts_are_recounted_from_the_hills_held():
    pos = (
        scene()
        .give(0, "orcs", "beastmaster", {"a5": 2, "a4": 2}, markers={"a4": "beast"})
        .play("expand")
    )
    assert (pos.tokens("a4"), pos.tokens("a5")) == (1, 1)
    assert pos.hand(0) == 1 + 1
    assert pos.markers_in_hand(0, "beast") == 1
    assert pos.supply("beast") == 4


@pytest.mark.rule("W-POWER-BEASTMASTER-2")
def test_beasts_conquer_defend_and_are_redeployed_like_tokens():
    pos = scene().give(0, "orcs", "beastmaster", {"a5": 2}).play("expand", "done")
    assert "conquer a4" in pos.legal()
    pos.play("conquer a4", "done", "done")
    assert pos.phase == "redeploy"
    assert pos.legal() == ["beast a4 1", "beast a5 1"]
    assert pos.play("beast a4 1").markers("a4") == {"beast": 1}


@pytest.mark.rule("W-POWER-BEASTMASTER-3")
def test_a_hill_of_beasts_alone_is_given_up_and_not_counted():
    pos = (
        scene()
        .give(0, "orcs", "beastmaster", {"a5": 1, "a1": 1}, markers={"a5": "beast"})
        .play("expand")
    )
    assert pos.holder("a5") is None
    assert pos.markers_in_hand(0, "beast") == 0


@pytest.mark.rule("W-POWER-BEASTMASTER-4")
def test_a_beast_is_lost_instead_of_a_token_and_the_rest_retreats():
    pos = scene().give(0, "orcs", "farmer", {"a3": 1}, hand=10)
    pos.give(1, "humans", "beastmaster", {"a4": 4, "b1": 1}, markers={"a4": {"beast": 2}})
    pos.turn(phase="conquer")
    tray = pos.tray("humans")
    pos.play("conquer a4", "done", "redeploy a3 5", "done")
    assert (pos.hand(1), pos.tray("humans"), pos.supply("beast")) == (3, tray, 4)
    pos.play("place b1 3", "beast b1 1")
    assert pos.markers("b1") == {"beast": 1}


@pytest.mark.rule("W-POWER-BEASTMASTER-5")
def test_on_the_turn_of_the_pick_there_are_no_beasts():
    pos = scene().row([("orcs", "beastmaster")]).play("pick 0")
    assert pos.hand(0) == 10
    assert pos.supply("beast") == 5


def ended(beasts: int, tokens: int, champion: bool):
    """Beastmasters with a token and beasts in a1, the Champion's race in a3; both end with 19."""
    markers = {"a1": {"beast": beasts}} if beasts else {}
    pos = scene().give(0, "orcs", "beastmaster", {"a1": 1 + beasts}, coins=19, markers=markers)
    led = {"a3": "champion"} if champion else {}
    pos.give(1, "trolls", "champion", {"a3": tokens}, coins=18, markers=led)
    pos.turn(player=1, round=10, phase="redeploy")
    while not pos.state.over:
        pos.play(pos.legal()[0])
    assert (pos.coins(0), pos.coins(1)) == (19, 19)
    return pos.state


@pytest.mark.rule("W-RULING-47", "W-END-3")
@pytest.mark.parametrize(
    ("beasts", "tokens", "champion", "winners"),
    [
        pytest.param(1, 1, False, [0], id="a beast decides"),
        pytest.param(1, 2, False, [0, 1], id="a beast is one token"),
        pytest.param(2, 2, False, [0], id="two beasts are two"),
        pytest.param(0, 1, True, [0, 1], id="the Champion is none"),
        pytest.param(1, 2, True, [0, 1], id="a beast beside the Champion"),
    ],
)
def test_beasts_break_a_tie_and_the_champion_does_not(
    beasts: int, tokens: int, champion: bool, winners: list[int]
):
    assert ended(beasts, tokens, champion).winners() == winners


@pytest.mark.rule("W-RULING-47", "W-RACE-FORSAKEN-1")
def test_forsaken_recruit_for_a_lost_beast():
    pos = scene().give(0, "forsaken", "farmer", {"a3": 1}, hand=9, coins=5)
    pos.give(1, "orcs", "beastmaster", {"a4": 3, "b1": 1}, markers={"a4": "beast"})
    pos.turn(phase="conquer").play("conquer a4", "done")
    assert pos.legal() == ["recruit 1", "done"]


@pytest.mark.rule("W-RULING-47", "W-DECL-5")
def test_beasts_never_enter_the_tray():
    markers = {"a4": {"beast": 2}, "a1": "beast"}
    pos = scene().give(0, "orcs", "beastmaster", {"a4": 3, "a1": 2}, markers=markers)
    pos.turn(phase="choice")
    assert (pos.tray("orcs"), pos.supply("beast")) == (11 - 2, 2)
    pos.play("decline")
    assert (pos.tray("orcs"), pos.supply("beast")) == (11 - 2, 5)
    assert (pos.tokens("a4"), pos.tokens("a1"), pos.markers("a4")) == (1, 1, {})


@pytest.mark.rule("W-RULING-47", "W-POWER-BEASTMASTER-1")
def test_beasts_taken_off_to_be_counted_anew_do_not_enter_the_tray():
    pos = scene().give(0, "orcs", "beastmaster", {"a4": 3}, markers={"a4": {"beast": 2}})
    tray = pos.turn(phase="choice").tray("orcs")
    pos.play("expand")  # no hill is held
    assert (pos.tray("orcs"), pos.supply("beast"), pos.tokens("a4")) == (tray, 5, 1)


@pytest.mark.rule("W-RULING-47", "W-POWER-BEASTMASTER-1")
def test_beasts_in_hand_do_not_enter_the_tray_either():
    pos = scene().give(0, "trolls", "farmer", {"a3": 1}, hand=9)
    pos.give(1, "orcs", "beastmaster", {"a4": 3}, markers={"a4": {"beast": 2}})
    tray = pos.turn(phase="conquer").tray("orcs")
    pos.play("conquer a4", "done", "redeploy a3 6", "done")
    assert (pos.hand(1), pos.supply("beast")) == (2, 4)  # a token and a beast without a region
    pos.play("expand")
    assert (pos.hand(1), pos.supply("beast"), pos.tray("orcs")) == (1, 5, tray)
