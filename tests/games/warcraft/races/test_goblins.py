"""Goblins: bombs."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


def bombers(**opponent: int):
    pos = scene().give(0, "goblins", "farmer", {"a3": 4}, coins=5)
    return pos.give(1, "orcs", "mining", opponent or {"a4": 2, "b1": 1}, coins=5)


@pytest.mark.rule("W-RACE-GOBLINS-1")
@pytest.mark.rule("W-RULING-36")
def test_all_twelve_bombs_are_shuffled_when_the_banner_is_picked():
    pos = scene().row([("goblins", "farmer")]).play("pick 0")
    assert pos.supply("bomb") == 12
    assert (pos.state.explosive, pos.state.duds) == (6, 6)


@pytest.mark.rule("W-RACE-GOBLINS-2")
def test_bombs_go_next_door_to_active_opponents_one_to_a_region():
    pos = bombers(a4=1, a6=1, b1=1).turn(phase="place")
    assert pos.legal() == ["plant a4", "plant a6", "done"]
    pos.play("plant a4")
    assert pos.markers("a4") == {"bomb": 1}
    assert pos.supply("bomb") == 11
    assert pos.rule_against("plant a4") == "W-RACE-GOBLINS-2"
    assert pos.rule_against("plant b1") == "W-RACE-GOBLINS-2"


@pytest.mark.rule("W-RACE-GOBLINS-2")
def test_an_empty_pile_plants_nothing():
    pos = bombers(a4=1)
    pos._draft.supply[6] = 0
    assert pos.turn(phase="redeploy").play("done").asked == 1


@pytest.mark.rule("W-RACE-GOBLINS-3")
def test_an_explosive_bomb_clears_the_region():
    pos = bombers().bomb("a4").fuse("explosive").turn(phase="start").play("bomb a4")
    assert pos.holder("a4") is None
    assert pos.tokens("a4") == 0
    assert pos.hand(1) == 1
    assert (pos.state.explosive, pos.supply("bomb")) == (5, 11)


def test_an_explosion_tells_who_lost_what():
    pos = bombers().bomb("a4").fuse("explosive").turn(phase="start").play("bomb a4")
    told = [event.facts for event in pos.events if event.kind == "bomb"]
    losses = {"region": "a4", "what": "losses", "owner": 1, "tokens": 1, "beasts": 0}
    assert [facts["what"] for facts in told] == ["explosive", "losses"]
    assert told[-1] == losses


@pytest.mark.rule("W-RACE-GOBLINS-3")
def test_a_dud_does_nothing_and_leaves_the_game():
    pos = bombers().bomb("a4").fuse("dud").turn(phase="start").play("bomb a4")
    assert (pos.holder("a4"), pos.tokens("a4"), pos.markers("a4")) == (1, 2, {})
    assert (pos.state.duds, pos.supply("bomb")) == (5, 11)


@pytest.mark.rule("W-RACE-GOBLINS-3")
def test_forts_go_and_sites_and_objectives_stay():
    pos = (
        scene(3)
        .give(0, "goblins", "farmer", {"a3": 4})
        .give(1, "orcs", "garrison", {"a4": 1}, markers={"a4": "fort"})
    )
    pos.give(2, "humans", "mining", {"b1": 1}).site("frostmourne", "a4").objective("a4").bomb("a4")
    pos.fuse("explosive").turn(phase="start").play("bomb a4")
    assert pos.markers("a4") == {"objective": 1}
    assert pos.site_in("a4") == ["frostmourne"]
    assert pos.supply("fort") == 10


@pytest.mark.rule("W-RACE-GOBLINS-4")
@pytest.mark.rule("W-RULING-82")
def test_the_bomb_of_an_abandoned_region_goes_back_unseen():
    pos = bombers().bomb("a4").turn(player=1).play("expand", "abandon a4")
    assert pos.markers("a4") == {}
    assert pos.supply("bomb") == 12
    assert (pos.state.explosive, pos.state.duds) == (6, 6)


@pytest.mark.rule("W-RACE-GOBLINS-4")
def test_the_bomb_of_a_region_no_opponent_holds_goes_back():
    pos = bombers(b1=1).bomb("a4").turn(player=1).play("decline")
    assert pos.phase == "choice"
    assert pos.supply("bomb") == 12


@pytest.mark.rule("W-RACE-GOBLINS-5")
def test_an_explosion_counts_for_bonuses_and_as_an_attack():
    pos = scene().give(0, "goblins", "warlord", {"a3": 4}).give(1, "humans", "mining", {"a4": 2})
    pos.bomb("a4").fuse("explosive").turn(phase="start").play("bomb a4", "expand", "done")
    parts = {part.key: part.amount for part in pos.state.income(0).parts}
    assert (parts["income.faction"], parts["power.warlord"]) == (1, 1)
    assert pos.state.attacked == 0b10


@pytest.mark.rule("W-RACE-GOBLINS-5")
def test_an_explosion_pays_the_enraged_and_reveals_no_site():
    pos = scene().give(0, "goblins", "enraged", {"a4": 4}).give(1, "humans", "mining", {"a5": 2})
    pos.bomb("a5").fuse("explosive").turn(phase="start").play("bomb a5", "expand", "done")
    parts = {part.key: part.amount for part in pos.state.income(0).parts}
    assert parts["power.enraged"] == 2
    assert pos.is_face_down("a5")


@pytest.mark.rule("W-RACE-GOBLINS-6")
def test_a_decline_after_the_explosion_brings_no_bonus():
    pos = (
        scene()
        .give(0, "goblins", "warlord", {"a3": 4}, coins=0)
        .give(1, "humans", "mining", {"a4": 1})
    )
    pos.bomb("a4").fuse("explosive").turn(phase="start").play("bomb a4", "decline")
    assert pos.coins(0) == 1


@pytest.mark.rule("W-RULING-31")
def test_a_bomb_hits_whichever_opponent_holds_the_region():
    pos = scene(3).give(0, "goblins", "farmer", {"a3": 4}).give(1, "orcs", "mining", {"a6": 4})
    pos.give(2, "trolls", "ranger", {"a4": 1}).bomb("a4").fuse("explosive").turn(player=1)
    pos.play("expand", "done", "conquer a4", "done", "done")
    assert pos.markers("a4") == {"bomb": 1}


@pytest.mark.rule("W-RULING-32")
def test_no_bomb_is_planted_on_an_immune_region_and_one_there_is_removed():
    pos = (
        scene()
        .give(0, "goblins", "farmer", {"a2": 4})
        .give(1, "orcs", "defensive", {"a1": 1}, markers={"a1": "tower"})
    )
    assert pos.turn(phase="redeploy").play("done").asked == 1
    pos = (
        scene()
        .give(0, "goblins", "farmer", {"a2": 4})
        .give(1, "orcs", "defensive", {"a1": 1}, markers={"a1": "tower"})
    )
    pos.bomb("a1").turn(player=1).play("decline")
    assert pos.phase in ("start", "choice")


@pytest.mark.rule("W-RULING-32")
def test_against_the_aegis_the_bomb_costs_two_coins_or_is_lost():
    pos = bombers().site("aegis_of_aggramar", "a4").bomb("a4").fuse("explosive").turn(phase="start")
    assert pos.legal() == ["bomb a4", "disarm a4"]
    assert pos.play("bomb a4").coins(0) == 3
    pos = bombers().site("aegis_of_aggramar", "a4").bomb("a4").turn(phase="start").play("disarm a4")
    assert (pos.holder("a4"), pos.markers("a4"), pos.supply("bomb")) == (1, {}, 11)


@pytest.mark.rule("W-RULING-33")
def test_harmony_is_paid_before_a_bomb_is_turned_and_marsh_tolls_are_not():
    pos = (
        scene()
        .give(0, "goblins", "farmer", {"a3": 4}, coins=5)
        .give(1, "pandaren", "marsh_dweller", {"a4": 2}, coins=0)
    )
    pos.bomb("a4").harmony(0).fuse("explosive").turn(phase="start")
    assert pos.legal() == ["bomb a4", "disarm a4"]
    assert pos.play("bomb a4").coins(1) == 2


@pytest.mark.rule("W-RULING-34")
def test_the_ransom_of_a_bombed_champion_goes_to_the_goblins():
    pos = scene().give(0, "goblins", "farmer", {"a3": 4}, coins=0)
    pos.give(1, "orcs", "champion", {"a4": 1}, coins=3, markers={"a4": "champion"})
    pos.bomb("a4").fuse("explosive").turn(phase="start").play("bomb a4")
    assert (pos.coins(0), pos.coins(1), pos.hand(1)) == (1, 2, 1)


@pytest.mark.rule("W-RULING-34", "W-LOSS-6")
def test_a_bombed_beast_is_lost_instead_of_a_token():
    pos = scene().give(0, "goblins", "farmer", {"a3": 4})
    pos.give(1, "orcs", "beastmaster", {"a4": 4, "b1": 1}, markers={"a4": {"beast": 2}})
    pos.bomb("a4").fuse("explosive").turn(phase="start")
    tray = pos.tray("orcs")
    pos.play("bomb a4")
    assert (pos.hand(1), pos.tray("orcs"), pos.supply("beast")) == (3, tray, 4)
    assert (pos.holder("a4"), pos.markers("a4")) == (None, {})


@pytest.mark.rule("W-RULING-34", "W-PLACE-LIGHTSHOPE-1")
@pytest.mark.parametrize("chapel", ["b1", "a4"])
def test_the_chapel_saves_every_bombed_unit(chapel: str):
    pos = scene().give(0, "goblins", "farmer", {"a3": 4})
    pos.give(1, "orcs", "beastmaster", {"a4": 3, "b1": 1}, markers={"a4": "beast"})
    pos.site("lights_hope_chapel", chapel)
    pos.bomb("a4").fuse("explosive").turn(phase="start").play("bomb a4")
    assert (pos.hand(1), pos.supply("beast"), pos.holder("a4")) == (3, 4, None)


@pytest.mark.rule("W-RULING-34", "W-RACE-DRAENEI-1")
def test_holy_light_saves_the_first_token_that_is_bombed_and_no_other():
    pos = scene().give(0, "goblins", "farmer", {"a3": 4})
    pos.give(1, "draenei", "mining", {"a4": 1, "a6": 1, "b1": 1})
    pos.bomb("a4", "a6").fuse("explosive", "explosive").turn(phase="start")
    tray = pos.tray("draenei")
    pos.play("bomb a4")
    assert (pos.hand(1), pos.tray("draenei")) == (1, tray)
    pos.play("bomb a6")
    assert (pos.hand(1), pos.tray("draenei")) == (1, tray + 1)


@pytest.mark.rule("W-RULING-34", "W-LOSS-6", "W-RULING-22")
def test_a_bombed_beast_leaves_holy_light_for_the_next_bomb():
    pos = scene().give(0, "goblins", "farmer", {"a3": 4})
    pos.give(1, "draenei", "beastmaster", {"a4": 2, "a6": 1, "b1": 1}, markers={"a4": "beast"})
    pos.bomb("a4", "a6").fuse("explosive", "explosive").turn(phase="start")
    tray = pos.tray("draenei")
    pos.play("bomb a4", "bomb a6")
    assert (pos.hand(1), pos.tray("draenei"), pos.supply("beast")) == (2, tray, 5)


@pytest.mark.rule("W-RULING-35")
def test_all_declined_tokens_under_a_bomb_are_lost():
    pos = scene().give(0, "goblins", "farmer", {"a3": 4}).give(1, "tauren", "mining", {"a4": 4})
    pos.bomb("a4").fuse("explosive").turn(player=1).play("decline")
    assert pos.play("bomb a4").tray("tauren") == 16
