"""Conquest: reach, price, passage, water, tolls, immunity, losses."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2, **options: object):
    return position("warcraft", players=players, board=ISLANDS, **options)


def conquests(pos) -> set[str]:
    return {text.split()[1] for text in pos.legal() if text.startswith(("conquer", "attempt"))}


@pytest.mark.rule("W-CONQ-1")
def test_neighbours_and_all_landings_may_be_attacked():
    pos = scene().give(0, "orcs", "farmer", {"a3": 1}, hand=10).turn(phase="conquer")
    assert conquests(pos) == {"a1", "a2", "a4", "a6", "b1", "b3"}


@pytest.mark.rule("W-CONQ-2")
def test_a_race_without_a_region_lands():
    pos = scene().give(0, "orcs", "farmer", hand=10).turn(phase="conquer")
    assert conquests(pos) == {"a1", "b1", "b3"}
    assert pos.rule_against("conquer a2") == "W-CONQ-2"


@pytest.mark.rule("W-CONQ-3")
def test_the_price_adds_up():
    pos = scene().give(0, "orcs", "farmer", {"a1": 1}, hand=10)
    pos.give(1, "night_elves", "garrison", {"a2": 2}, markers={"a2": ["wall", "fort"]})
    pos.turn(phase="conquer")
    assert pos.cost("a2") == 2 + 1 + 1 + 1 + 2
    parts = {part.key: part.amount for part in pos.explain("conquer a2").parts}
    assert parts == {
        "cost.base": 2,
        "cost.tokens": 2,
        "cost.mountain": 1,
        "marker.wall": 1,
        "marker.fort": 1,
    }


@pytest.mark.rule("W-CONQ-3")
def test_the_passage_is_a_part_of_the_price():
    pos = scene().give(0, "orcs", "farmer", {"a1": 1}, hand=10).turn(phase="conquer")
    parts = {part.key: part.amount for part in pos.explain("conquer b1").parts}
    assert parts == {"cost.base": 2, "cost.passage": 1}


@pytest.mark.rule("W-CONQ-4")
def test_discounts_add_up_to_a_minimum_of_one():
    pos = scene().give(0, "dwarves", "blacksmith", {"a1": 1}, hand=5).turn(phase="conquer")
    assert pos.cost("a2") == 1


@pytest.mark.rule("W-CONQ-4")
def test_the_minimum_of_tauren_is_two():
    pos = scene().give(0, "tauren", "blacksmith", {"a2": 2}, hand=5).turn(phase="conquer")
    assert pos.cost("a1") == 2


@pytest.mark.rule("W-CONQ-5")
def test_a_conquest_needs_a_token_in_hand():
    pos = scene().give(0, "dwarves", "blacksmith", {"a1": 1}).turn(phase="conquer")
    assert conquests(pos) == set()
    assert pos.rule_against("conquer a2") == "W-CONQ-5"
    pos = scene().give(0, "tauren", "blacksmith", {"a2": 2}, hand=1).turn(phase="conquer")
    assert conquests(pos) == set()


@pytest.mark.rule("W-CONQ-5")
def test_the_champion_is_no_token_for_other_conquests():
    pos = scene().give(0, "dwarves", "champion", {"a1": 1}).turn(phase="conquer")
    assert conquests(pos) == set()
    assert pos.legal() == ["done"]


@pytest.mark.rule("W-CONQ-6")
def test_exactly_what_is_needed_goes_in():
    pos = scene().give(0, "orcs", "farmer", {"a1": 1}, hand=8).turn(phase="conquer")
    pos.play("conquer a2")
    assert (pos.tokens("a2"), pos.hand(0)) == (3, 5)


@pytest.mark.rule("W-CONQ-7")
def test_the_site_is_revealed_when_the_units_stand():
    pos = scene().give(0, "orcs", "farmer", {"a4": 1}, hand=8).find("frostmourne")
    pos.turn(phase="conquer").play("conquer a5")
    assert not pos.is_face_down("a5")
    assert pos.site_in("a5") == ["frostmourne"]
    assert "wield a6 frostmourne" in pos.legal()


@pytest.mark.rule("W-CONQ-7")
def test_wall_and_fort_of_the_loser_are_removed():
    pos = scene().give(0, "orcs", "farmer", {"a1": 1}, hand=10)
    pos.give(1, "night_elves", "garrison", {"a2": 1}, markers={"a2": ["wall", "fort"]})
    pos.turn(phase="conquer").play("conquer a2")
    assert pos.markers("a2") == {}
    assert (pos.supply("wall"), pos.supply("fort")) == (9, 10)


@pytest.mark.rule("W-CONQ-7", "W-PLACE-BATTLEGROUND-2")
@pytest.mark.parametrize(("side", "coins"), [("alliance", 2), ("horde", 0)])
def test_an_objective_is_paid_by_the_faction_that_the_site_below_it_gave(side: str, coins: int):
    pos = scene(3).give(0, "humans", "farmer", {"a1": 3}, coins=0).objective("a5")
    pos.give(1, "naga", "mining", {"a4": 1}, hand=9, coins=0).find("battleground")
    pos.turn(player=1, phase="conquer").play("conquer a5")
    assert (pos.coins(0), pos.coins(1)) == (0, 0)
    pos.play(f"faction {side}")
    assert (pos.coins(0), pos.coins(1)) == (coins, coins)


@pytest.mark.rule("W-CONQ-8")
def test_conquests_go_on_while_units_suffice():
    pos = scene().give(0, "orcs", "farmer", {"a3": 1}, hand=5).turn(phase="conquer")
    pos.play("conquer a4", "conquer a6")
    assert pos.hand(0) == 1
    assert "done" in pos.legal()


@pytest.mark.rule("W-CONQ-9")
def test_the_own_race_in_decline_may_be_attacked():
    pos = scene().give(0, "orcs", "warlord", {"a1": 1}, hand=9).declined(0, "tauren", {"a2": 2})
    pos.turn(phase="conquer")
    assert pos.cost("a2") == 5
    pos.play("conquer a2")
    assert pos.tray("tauren") == 16
    assert pos.income(0) == 2 + 1


@pytest.mark.rule("W-CONQ-10")
def test_the_own_active_race_is_never_attacked():
    pos = scene().give(0, "orcs", "farmer", {"a1": 1, "a2": 1}, hand=9).turn(phase="conquer")
    assert pos.rule_against("conquer a2") == "W-CONQ-10"


@pytest.mark.rule("W-CONQ-11")
@pytest.mark.parametrize("way", ["conquer", "attempt", "strike", "champion", "ashes", "hammer"])
def test_every_way_of_taking_a_region_is_a_conquest(way: str):
    race = "gnomes" if way == "strike" else "dwarves"
    power = "champion" if way == "champion" else "warlord"
    hand = 1 if way == "attempt" else 6
    pos = (
        scene()
        .give(0, race, power, {"a3": 1}, hand=hand, coins=5)
        .give(1, "orcs", "farmer", {"a4": 1})
    )
    if way in ("ashes", "hammer"):
        pos.site({"ashes": "ashes_of_alar", "hammer": "doomhammer"}[way], "a3")
    pos.turn(phase="conquer").roll(3)
    texts = {"strike": "strike a4 bare", "ashes": "wield a4 ashes_of_alar"}
    pos.play(texts.get(way, f"{way} a4"))
    assert pos.holder("a4") == 0
    parts = {part.key: part.amount for part in pos.state.income(0).parts}
    assert parts["income.faction"] == 1
    if way != "champion":  # his badge pays nothing
        assert parts["power.warlord"] == 1


@pytest.mark.rule("W-SHIP-1")
def test_the_passage_is_for_landings_that_are_not_next_door():
    pos = scene().give(0, "orcs", "farmer", {"a3": 1}, hand=9).turn(phase="conquer")
    assert (pos.cost("a1"), pos.cost("b1")) == (3, 3)
    assert pos.cost("a6") == 2


@pytest.mark.rule("W-SHIP-2")
def test_as_if_adjacent_never_pays_the_passage():
    pos = scene().give(0, "kobolds", "farmer", {"a1": 1}, hand=9).turn(phase="conquer")
    assert pos.cost("b3") == 2
    pos = scene().give(0, "orcs", "farmer", {"a1": 1}, hand=9).site("ashes_of_alar", "a1")
    pos.turn(phase="conquer").play("wield b1 ashes_of_alar")
    assert pos.tokens("b1") == 2


@pytest.mark.rule("W-SHIP-3")
def test_a_landing_next_door_is_an_ordinary_neighbour():
    pos = scene().give(0, "orcs", "farmer", {"a2": 1}, hand=9).turn(phase="conquer")
    assert pos.cost("a1") == 2


@pytest.mark.rule("W-SHIP-4")
def test_ships_sail_any_number_of_times():
    pos = scene().give(0, "orcs", "farmer", {"a3": 1}, hand=10).turn(phase="conquer")
    pos.play("conquer a1", "conquer b1", "conquer b3")
    assert pos.regions(0) == ["a1", "a3", "b1", "b3"]


@pytest.mark.rule("W-WATER-1")
def test_water_is_for_naga_alone():
    pos = scene().give(0, "orcs", "farmer", {"a3": 1}, hand=9).turn(phase="conquer")
    assert pos.rule_against("conquer lake") == "W-WATER-1"
    pos = scene().give(0, "naga", "farmer", {"a3": 1}, hand=9).turn(phase="conquer")
    assert pos.cost("lake") == 2
    assert pos.play("conquer lake").income(0) == 2


@pytest.mark.rule("W-WATER-2")
def test_no_artifact_and_no_strike_opens_the_water():
    pos = scene().give(0, "gnomes", "champion", {"a3": 1}, hand=9).site("ashes_of_alar", "a3")
    legal = pos.turn(phase="conquer").legal()
    assert not [text for text in legal if "lake" in text or "sea" in text]
    assert pos.rule_against("strike lake bare") == "W-WATER-2"


@pytest.mark.rule("W-WATER-3")
def test_a_sea_is_next_to_its_own_coast():
    pos = scene().give(0, "naga", "farmer", {"sea_a": 1}, hand=9).turn(phase="conquer")
    assert {"a1", "a5"} <= conquests(pos)
    assert "b2" not in conquests(pos)


@pytest.mark.rule("W-TOLL-1")
def test_a_toll_is_not_refunded_when_the_attempt_fails():
    pos = scene().give(0, "orcs", "farmer", {"a3": 1}, hand=1, coins=3)
    pos.give(1, "humans", "marsh_dweller", {"a4": 1}, coins=0).turn(phase="conquer").roll(0)
    pos.play("attempt a4")
    assert (pos.coins(0), pos.coins(1)) == (3 - 1, 1)


@pytest.mark.rule("W-TOLL-2")
def test_who_cannot_pay_may_not_attack():
    pos = scene().give(0, "orcs", "farmer", {"a3": 1}, hand=9, coins=0)
    pos.give(1, "humans", "marsh_dweller", {"a4": 1}).turn(phase="conquer")
    assert "conquer a4" not in pos.legal()
    assert pos.rule_against("conquer a4") == "W-TOLL-2"
    assert "you must first pay 1 coin; you have 0" in pos.why_not("conquer a4")


@pytest.mark.rule("W-TOLL-3")
def test_nobody_pays_a_toll_to_themselves():
    pos = scene().give(0, "orcs", "farmer", {"a3": 1}, hand=9, coins=4)
    pos.declined(0, "humans", {"a4": 1}, power="marsh_dweller").turn(phase="conquer")
    assert pos.play("conquer a4").coins(0) == 4


@pytest.mark.rule("W-IMM-1")
def test_no_ability_touches_a_region_with_a_tower():
    pos = scene().give(0, "ethereals", "intimidating", {"a2": 1}, hand=9)
    pos.give(1, "humans", "defensive", {"a1": 2, "b1": 1}, markers={"a1": "tower"})
    pos.site("frostmourne", "a1").turn(phase="conquer")
    assert not [text for text in pos.legal() if "a1" in text]
    assert pos.rule_against("steal frostmourne a2") == "W-IMM-1"
    assert pos.rule_against("push a1 b1") == "W-IMM-1"


@pytest.mark.rule("W-IMM-2")
@pytest.mark.rule("W-RULING-65")
def test_the_aegis_is_lifted_for_two_coins_and_the_rest_of_the_turn():
    pos = scene().give(0, "orcs", "intimidating", {"a3": 1}, hand=9, coins=2)
    pos.give(1, "humans", "farmer", {"a4": 2, "b1": 1}, coins=0).site("aegis_of_aggramar", "a4")
    pos.turn(phase="conquer").play("push a4 b1")
    assert (pos.coins(0), pos.coins(1)) == (0, 2)
    pos.play("conquer a4")
    assert pos.coins(0) == 0
    assert pos.site_in("a4") == ["aegis_of_aggramar"]


@pytest.mark.rule("W-IMM-2")
def test_the_aegis_protects_from_those_who_cannot_pay():
    pos = scene().give(0, "orcs", "farmer", {"a3": 1}, hand=9, coins=1)
    pos.give(1, "humans", "mining", {"a4": 2}).site("aegis_of_aggramar", "a4").turn(phase="conquer")
    assert "conquer a4" not in pos.legal()


@pytest.mark.rule("W-IMM-3")
def test_immunity_does_not_stop_tribute():
    pos = scene().give(0, "orcs", "farmer", {"a2": 1}, coins=0).site("heart_of_azeroth", "a2")
    pos.give(1, "humans", "defensive", {"a1": 1}, coins=3, markers={"a1": "tower"})
    pos.turn(phase="place").play("lay heart_of_azeroth a2")
    assert pos.coins(1) == 2


@pytest.mark.rule("W-LOSS-1")
def test_one_token_is_lost_and_the_others_withdraw():
    pos = (
        scene().give(0, "orcs", "farmer", {"a3": 1}, hand=9).give(1, "humans", "mining", {"a4": 3})
    )
    pos.turn(phase="conquer")
    tray = pos.tray("humans")
    pos.play("conquer a4")
    assert (pos.hand(1), pos.tray("humans")) == (2, tray + 1)


@pytest.mark.rule("W-LOSS-2")
def test_a_race_in_decline_loses_all():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=9)
        .declined(1, "tauren", {"a4": 2, "a1": 2})
    )
    pos.turn(phase="conquer").play("conquer a4")
    assert pos.tray("tauren") == 14


@pytest.mark.rule("W-LOSS-3")
def test_a_murloc_leaves_the_game():
    pos = scene().give(0, "orcs", "farmer", {"a3": 1}, hand=9).tribes("a4").turn(phase="conquer")
    assert pos.play("conquer a4").tokens("a4") == 3


@pytest.mark.rule("W-LOSS-4")
def test_withdrawn_units_go_to_any_region_of_the_race():
    pos = scene(3).give(0, "orcs", "farmer", {"a3": 1}, hand=9)
    pos.give(1, "humans", "mining", {"a4": 4, "a1": 1, "b1": 1}).give(
        2, "trolls", "ranger", {"a6": 3, "b2": 1}
    )
    pos.turn(phase="conquer").play("conquer a6", "done", "redeploy a3 5", "done")
    assert (pos.asked, pos.phase) == (2, "withdraw")
    assert pos.legal() == ["place b2 2"]
    pos.play("place b2 2")
    assert pos.tokens("b2") == 3


@pytest.mark.rule("W-LOSS-4")
def test_all_withdrawn_units_must_be_placed_freely_divided():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=9)
        .give(1, "humans", "mining", {"a4": 4, "a1": 1, "b1": 1})
    )
    pos.turn(phase="conquer").play("conquer a4", "done", "redeploy a3 4", "done", "place a1 1")
    assert "done" not in pos.legal()
    assert pos.play("place b1 2").tokens("b1") == 3


@pytest.mark.rule("W-LOSS-5")
def test_without_a_region_the_units_wait_and_land_again():
    pos = (
        scene().give(0, "orcs", "farmer", {"a3": 1}, hand=9).give(1, "humans", "mining", {"a4": 4})
    )
    pos.turn(phase="conquer").play("conquer a4", "done", "redeploy a3 4", "done")
    assert (pos.asked, pos.phase) == (1, "choice")
    assert pos.hand(1) == 3
    assert conquests(pos.play("expand")) == {"a1", "b1", "b3"}


@pytest.mark.rule("W-LOSS-6")
def test_protection_goes_chapel_then_champion_then_beast_then_holy_light():
    chapel = scene().give(0, "orcs", "farmer", {"a3": 1}, hand=9)
    chapel.give(1, "draenei", "mining", {"a4": 1, "b1": 1}).site("lights_hope_chapel", "b1")
    chapel.turn(phase="conquer").play("conquer a4")
    assert chapel.hand(1) == 1
    assert chapel.state.saved == [0, 0]
    beast = scene().give(0, "orcs", "farmer", {"a3": 1}, hand=9)
    beast.give(1, "draenei", "beastmaster", {"a4": 2}, markers={"a4": "beast"}).turn(
        phase="conquer"
    )
    beast.play("conquer a4")
    assert (beast.hand(1), beast.supply("beast"), beast.state.saved) == (1, 5, [0, 0])


@pytest.mark.rule("W-LOSS-7")
def test_a_race_in_decline_has_no_hand():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1}, hand=9)
        .declined(1, "tauren", {"a4": 2, "a1": 2})
    )
    pos.turn(phase="conquer").play("conquer a4")
    assert pos.hand(1, "tauren") == 0
