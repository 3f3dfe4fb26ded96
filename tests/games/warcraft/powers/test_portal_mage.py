"""Portal Mage: swaps."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-POWER-PORTALMAGE-1")
def test_everything_but_mountains_and_places_changes_place_twice_a_turn():
    pos = (
        scene()
        .give(0, "orcs", "portal_mage", {"a4": 1}, hand=2)
        .give(1, "night_elves", "garrison", {"a3": 2}, markers={"a3": ["wall", "fort"]})
    )
    pos.site("frostmourne", "a3").site("karazhan", "b2").turn(phase="conquer").play("swap a3 b2")
    assert (pos.holder("b2"), pos.tokens("b2"), pos.markers("b2")) == (1, 2, {"wall": 1, "fort": 1})
    assert sorted(pos.site_in("b2")) == ["frostmourne", "karazhan"]
    assert (pos.holder("a3"), pos.tokens("a3"), pos.markers("a3")) == (None, 0, {})
    pos.play("swap a3 b2")
    assert pos.rule_against("swap a3 b2") == "W-POWER-PORTALMAGE-1"


@pytest.mark.rule("W-POWER-PORTALMAGE-2")
def test_a_swap_costs_nobody_anything_and_needs_a_unit_or_artifact():
    pos = (
        scene()
        .give(0, "orcs", "portal_mage", {"a4": 1}, hand=2, coins=0)
        .give(1, "pandaren", "marsh_dweller", {"b2": 2})
    )
    pos.harmony(0).turn(phase="conquer").play("swap a3 b2")
    assert (pos.holder("a3"), pos.hand(1), pos.state.attacked, pos.state.nonempty) == (1, 0, 0, 0)
    assert (pos.tokens("a3"), pos.coins(0), pos.happened("toll")) == (2, 0, [])
    empty = scene().give(0, "orcs", "portal_mage", {"a4": 1}, hand=2).turn(phase="conquer")
    assert "swap a3 b2" not in empty.legal()
    assert empty.rule_against("swap a3 b2") == "W-POWER-PORTALMAGE-2"


@pytest.mark.rule("W-POWER-PORTALMAGE-2", "W-IMM-1")
def test_a_region_with_a_strange_watch_tower_cannot_be_chosen():
    pos = scene().give(0, "orcs", "portal_mage", {"b2": 2}, hand=2)
    pos.give(1, "humans", "defensive", {"a3": 1}, markers={"a3": "tower"}).turn(phase="conquer")
    assert not [text for text in pos.legal() if text.startswith("swap")]
    open_to_all = scene().give(0, "orcs", "portal_mage", {"b2": 2}, hand=2)
    open_to_all.give(1, "humans", "defensive", {"a3": 1}).turn(phase="conquer")
    assert "swap a3 b2" in open_to_all.legal()


@pytest.mark.rule("W-POWER-PORTALMAGE-2", "W-IMM-2")
@pytest.mark.parametrize(("coins", "chosen"), [(1, False), (2, True)])
def test_the_aegis_keeps_a_region_in_place_unless_it_is_lifted(coins: int, chosen: bool):
    pos = scene().give(0, "orcs", "portal_mage", {"b2": 2}, hand=2, coins=coins)
    pos.give(1, "humans", "farmer", {"a3": 1}, coins=0).site("aegis_of_aggramar", "a3")
    pos.turn(phase="conquer")
    assert ("swap a3 b2" in pos.legal()) is chosen
    if chosen:
        pos.play("swap a3 b2")
        assert (pos.holder("a3"), pos.holder("b2"), pos.coins(0), pos.coins(1)) == (0, 1, 0, 2)


@pytest.mark.rule("W-POWER-PORTALMAGE-2")
def test_an_artifact_alone_suffices_and_a_place_alone_does_not():
    pos = scene().give(0, "orcs", "portal_mage", {"a4": 1}, hand=2).site("frostmourne", "a3")
    pos.turn(phase="conquer").play("swap a3 b2")
    assert (pos.site_in("a3"), pos.site_in("b2")) == ([], ["frostmourne"])
    pos = scene().give(0, "orcs", "portal_mage", {"a4": 1}, hand=2).site("karazhan", "a3")
    assert pos.turn(phase="conquer").rule_against("swap a3 b2") == "W-POWER-PORTALMAGE-2"


@pytest.mark.rule("W-POWER-PORTALMAGE-2", "W-DEF-6")
@pytest.mark.parametrize(("lair", "other"), [("a3", "b2"), ("b2", "a3")])
def test_murlocs_alone_suffice(lair: str, other: str):
    pos = scene().give(0, "orcs", "portal_mage", {"a4": 1}, hand=2).tribes(lair)
    pos.turn(phase="conquer").play("swap a3 b2")
    assert (pos.tokens(lair), pos.tokens(other), pos.holder(other)) == (0, 1, None)


@pytest.mark.rule("W-POWER-PORTALMAGE-2")
def test_a_swap_is_no_conquest_for_bonuses_and_no_attack_for_tolls():
    pos = scene().give(0, "trolls", "portal_mage", {"a3": 2}, hand=2, coins=5)
    pos.give(1, "pandaren", "marsh_dweller", {"b2": 2}, coins=0).harmony(0).turn(phase="conquer")
    before = pos.income(0)
    trays = (pos.tray("trolls"), pos.tray("pandaren"))
    pos.play("swap a3 b2")
    assert (pos.income(0), pos.coins(0), pos.coins(1)) == (before, 5, 0)
    assert (pos.tokens("a3"), pos.tokens("b2"), pos.hand(0), pos.hand(1)) == (2, 2, 2, 0)
    assert (pos.tray("trolls"), pos.tray("pandaren")) == trays


@pytest.mark.rule("W-POWER-PORTALMAGE-3")
def test_units_arriving_on_a_site_face_down_reveal_it():
    pos = (
        scene()
        .give(0, "orcs", "portal_mage", {"a3": 1}, hand=2)
        .face_down("b2")
        .find("frostmourne")
    )
    pos.turn(phase="conquer").play("swap a3 b2")
    assert (pos.is_face_down("b2"), pos.site_in("b2")) == (False, ["frostmourne"])


@pytest.mark.rule("W-POWER-PORTALMAGE-3")
def test_face_down_sites_do_not_move():
    pos = (
        scene()
        .give(0, "orcs", "portal_mage", {"a3": 1}, hand=2)
        .face_down("a3")
        .turn(phase="conquer")
    )
    assert pos.play("swap a3 b2").is_face_down("a3")


@pytest.mark.rule("W-RULING-59")
def test_two_players_stacks_change_place_whole():
    pos = (
        scene(3)
        .give(0, "orcs", "portal_mage", {"a4": 1}, hand=2)
        .give(1, "humans", "farmer", {"a3": 3})
        .give(2, "trolls", "mining", {"b2": 2})
    )
    pos.turn(phase="conquer").play("swap a3 b2")
    assert (pos.holder("b2"), pos.tokens("b2"), pos.holder("a3"), pos.tokens("a3")) == (1, 3, 2, 2)


@pytest.mark.rule("W-RULING-60")
def test_walls_keep_working_on_any_terrain_and_an_own_stack_may_travel():
    pos = (
        scene()
        .give(0, "night_elves", "portal_mage", {"a3": 2, "a4": 1}, hand=2)
        .turn(phase="conquer")
        .play("swap a3 b2")
    )
    assert (pos.holder("b2"), pos.markers("b2")) == (0, {"wall": 1})
    assert pos.state.defence[pos.state.rules.board.number("b2")] == 1


@pytest.mark.rule("W-RULING-61")
def test_a_race_without_a_region_may_swap_others_in_the_conquest_phase_only():
    pos = (
        scene()
        .give(0, "orcs", "portal_mage", hand=5)
        .give(1, "humans", "farmer", {"a3": 3})
        .turn(phase="conquer")
    )
    assert "swap a3 b2" in pos.legal()
    later = (
        scene()
        .give(0, "orcs", "portal_mage", {"a1": 1}, hand=5)
        .give(1, "humans", "farmer", {"a3": 3})
        .turn(phase="redeploy")
    )
    assert later.rule_against("swap a3 b2") == "W-TURN-3"


@pytest.mark.rule("W-RULING-84")
def test_two_sites_revealed_by_one_swap_come_in_the_order_named():
    def swapped(text: str):
        pos = (
            scene().give(0, "orcs", "portal_mage", {"a3": 1, "b2": 1}, hand=2).face_down("a3", "b2")
        )
        return pos.find("frostmourne", "karazhan").turn(phase="conquer").play(text)

    assert swapped("swap a3 b2").site_in("a3") == ["frostmourne"]
    assert swapped("swap b2 a3").site_in("b2") == ["frostmourne"]
