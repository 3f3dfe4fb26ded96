"""What an action first costs in coins: told before, paid before, and said afterwards."""

from __future__ import annotations

import pytest

from elbowroom.games.warcraft.test_kit import WarcraftScenario
from elbowroom.kernel.decisions import NOBODY
from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS

AEGIS, HAMMER = "aegis_of_aggramar", "doomhammer"


def scene(race: str = "orcs", power: str = "farmer", players: int = 2) -> WarcraftScenario:
    pos = position("warcraft", players=players, board=ISLANDS)
    return pos.give(0, race, power, {"a3": 1}, hand=9, coins=9)


def dues(pos: WarcraftScenario, text: str) -> list[tuple[list[tuple[str, int]], int]]:
    """The parts of every payment before an action, by key, with the seat that gets it."""
    found = pos.state.offers([pos.state.notation.parse(text)])[0].dues
    assert all(explained.what == "toll" for explained, _ in found)
    return [([(part.key, part.amount) for part in known.parts], seat) for known, seat in found]


def told(pos: WarcraftScenario, kind: str) -> list[tuple[int, dict[str, object]]]:
    return [(event.player, event.facts) for event in pos.events if event.kind == kind]


@pytest.mark.rule("W-TOLL-2")
def test_all_dues_of_an_attack_are_named_and_go_to_the_owner():
    pos = scene().give(1, "pandaren", "marsh_dweller", {"a4": 1, "a6": 1}, coins=0)
    pos.site(AEGIS, "a4").harmony(0).turn(phase="conquer")
    parts = [("toll.region", 1), ("toll.harmony", 2), ("toll.shield", 2)]
    assert dues(pos, "conquer a4") == [(parts, 1)]
    assert dues(pos, "conquer a6") == [([("toll.harmony", 2)], 1)]
    assert dues(pos, "conquer a2") == []
    pos.play("conquer a4")
    assert told(pos, "toll") == [(0, {"region": "a4", "coins": 5, "to": 1})]
    assert (pos.coins(0), pos.coins(1)) == (4, 5)
    assert dues(pos, "conquer a6") == []


def test_every_way_to_attack_names_the_toll():
    pos = scene("gnomes", "champion").give(1, "humans", "marsh_dweller", {"a4": 1, "b2": 1})
    pos.site("frostmourne", "a3").site("ashes_of_alar", "a3").turn(phase="conquer")
    for text in (
        "conquer a4",
        "wield a4 frostmourne",
        "wield b2 ashes_of_alar",
        "strike b2 bare",
        "champion a4",
    ):
        assert text in pos.legal()
        assert dues(pos, text) == [([("toll.region", 1)], 1)], text


def test_a_strike_is_paid_for_once():
    pos = scene("gnomes", "farmer").give(1, "humans", "marsh_dweller", {"b2": 9}, coins=0)
    pos.roll(0).turn(phase="conquer").play("strike b2 bare")
    assert pos.coins(1) == 1
    attempt = next(text for text in pos.legal() if text != "done")
    assert dues(pos, attempt) == []
    pos.roll(0).play(attempt)
    assert pos.coins(1) == 1


def test_swaps_pushes_and_thefts_name_what_lifts_the_shield():
    pos = scene(power="portal_mage").give(1, "humans", "ranger", {"b2": 2, "a4": 1}, coins=0)
    pos.site(AEGIS, "b2").turn(phase="conquer")
    assert dues(pos, "swap a3 b2") == [([("toll.shield", 2)], 1)]
    pos.play("swap a3 b2")
    assert told(pos, "toll") == [(0, {"region": "b2", "coins": 2, "to": 1})]

    pos = scene(power="intimidating").give(1, "humans", "ranger", {"a4": 2, "a6": 1}, coins=0)
    pos.site(AEGIS, "a4").turn(phase="conquer")
    assert dues(pos, "push a4 a6") == [([("toll.shield", 2)], 1)]
    assert dues(pos, "push a6 a4") == []

    pos = scene("ethereals").give(1, "humans", "ranger", {"a4": 2, "a6": 1}, coins=0)
    pos.site(AEGIS, "a4").turn(phase="conquer")
    assert dues(pos, f"steal {AEGIS} a3") == [([("toll.shield", 2)], 1)]
    assert dues(pos, "steal frostmourne a3") == []


def test_a_push_out_of_the_game_is_an_attack_and_pays_harmony():
    pos = scene(power="intimidating").give(1, "pandaren", "ranger", {"a4": 1}, coins=0)
    pos.harmony(0).turn(phase="conquer")
    assert dues(pos, "push a4 a4") == [([("toll.harmony", 2)], 1)]


def test_a_bomb_under_the_shield_names_its_price():
    pos = position("warcraft", players=2, board=ISLANDS)
    pos.give(0, "goblins", "farmer", {"a3": 1}, coins=9)
    pos.give(1, "humans", "ranger", {"a4": 1}, coins=0).site(AEGIS, "a4").bomb("a4")
    pos.turn(phase="start")
    assert dues(pos, "bomb a4") == [([("toll.shield", 2)], 1)]
    assert dues(pos, "disarm a4") == []


@pytest.mark.rule("W-ART-DOOMHAMMER-1")
def test_the_hammer_is_paid_apart_from_the_toll_to_whoever_had_it():
    pos = scene(players=3).give(1, "humans", "marsh_dweller", {"a4": 1}, coins=0)
    pos.give(2, "trolls", "mining", {"b1": 1}, coins=0)
    pos.site(HAMMER, "a3", keeper=2).turn(phase="conquer")
    assert dues(pos, "hammer a4") == [([("toll.region", 1)], 1), ([("toll.hammer", 2)], 2)]
    pos.play("hammer a4")
    assert told(pos, "toll") == [(0, {"region": "a4", "coins": 1, "to": 1})]
    assert told(pos, "site_paid") == [(0, {"site": HAMMER, "coins": 2, "to": 2})]
    assert (pos.coins(0), pos.coins(1), pos.coins(2)) == (6, 1, 2)


def test_the_first_finder_pays_the_bank_for_the_hammer():
    pos = scene().give(1, "humans", "ranger", {"a4": 1}, coins=0)
    pos.site(HAMMER, "a3").turn(phase="conquer")
    assert dues(pos, "hammer a4") == [([("toll.hammer", 2)], NOBODY)]
    pos.play("hammer a4")
    assert told(pos, "site_paid") == [(0, {"site": HAMMER, "coins": 2, "to": None})]
    assert (pos.coins(0), pos.coins(1)) == (7, 0)


def test_nothing_is_due_when_nobody_is_asked():
    pos = scene().give(1, "humans", "marsh_dweller", {"a4": 9}).turn(phase="conquer")
    state = pos.state.copy()
    state.play("attempt a4")
    assert state.awaits_chance()
    assert state.offers([state.notation.parse("conquer a4")])[0].dues == []


def test_a_conquest_tells_which_tools_helped():
    pos = scene("ethereals").give(1, "humans", "ranger", {"a4": 3, "b2": 1}, coins=0)
    pos.site("frostmourne", "a3").site("ashes_of_alar", "a3").site("dark_portal", "a4")
    pos.turn(phase="conquer").play("wield b2 ashes_of_alar", "wield a4 frostmourne+raid")
    pos.play("conquer a2")
    assert [facts["tools"] for _, facts in told(pos, "conquered")] == [
        ["ashes_of_alar"],
        ["frostmourne", "raid"],
        [],
    ]


def test_a_final_attempt_tells_its_tools_too():
    pos = scene().give(1, "humans", "ranger", {"a4": 10}, coins=0).site("frostmourne", "a3")
    pos.roll(3).turn(phase="conquer").play("venture a4 frostmourne")
    assert [facts["tools"] for _, facts in told(pos, "conquered")] == [["frostmourne"]]


def test_a_pushed_murloc_is_told_from_a_token():
    pos = scene(power="intimidating").give(1, "humans", "ranger", {"a6": 1, "b1": 1}, coins=0)
    pos.tribes("a4").turn(phase="conquer").play("push a4 a4", "push a6 b1")
    assert [(facts["region"], facts["what"]) for _, facts in told(pos, "pushed")] == [
        ("a4", "tribe"),
        ("a6", "token"),
    ]


def test_every_coin_outside_of_scoring_is_told():
    pos = scene("worgen").turn(phase="form_up").play("form human")
    assert told(pos, "form") == [(0, {"form": "human", "coins": 2})]
    pos = scene("worgen").turn(phase="form_up").play("form worgen")
    assert told(pos, "form") == [(0, {"form": "worgen", "coins": -1})]
    assert pos.coins(0) == 8

    pos = scene("forsaken").give(1, "orcs", "ranger", {"a4": 1, "b1": 1}, coins=0)
    pos.turn(phase="conquer").play("conquer a4", "done", "recruit 1")
    assert told(pos, "recruited") == [(0, {"tokens": 1, "coins": 1})]
    assert told(pos, "gained") == []
    assert pos.coins(0) == 8

    pos = scene("kobolds").give(1, "humans", "ranger", {"b1": 1}, coins=0).objective("a4")
    pos.turn(phase="conquer").play("conquer a4")
    assert told(pos, "objective") == [(0, {"region": "a4", "owner": 1, "coins": 2})]
    assert (pos.coins(0), pos.coins(1)) == (11, 2)
