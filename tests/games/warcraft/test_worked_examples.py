"""The worked examples of the rules, in their order."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


@pytest.mark.rule("W-EX-1")
def test_a_first_landing_costs_two_and_the_passage() -> None:
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", "herbalist", hand=8)
    pos.turn(phase="conquer")
    assert pos.cost("a1") == 3


@pytest.mark.rule("W-EX-2")
def test_a_murloc_on_the_landing_makes_it_four() -> None:
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", "herbalist", hand=8).tribes("a1")
    pos.turn(phase="conquer")
    assert pos.cost("a1") == 4


@pytest.mark.rule("W-EX-3")
@pytest.mark.parametrize(
    ("race", "power", "cost"),
    [
        ("orcs", "herbalist", 5),
        ("dwarves", "herbalist", 3),
        ("trolls", "herbalist", 4),
        ("dwarves", "blacksmith", 2),
    ],
)
def test_a_mountain_with_a_declined_token_and_a_fort(race: str, power: str, cost: int) -> None:
    pos = position("warcraft", board=ISLANDS).give(0, race, power, {"a1": 1}, hand=5)
    pos.declined(1, "humans", {"a2": 1}, power="garrison", markers={"a2": "fort"})
    assert pos.turn(phase="conquer").cost("a2") == cost


@pytest.mark.rule("W-EX-4")
@pytest.mark.parametrize(
    ("race", "power", "cost"),
    [("orcs", "herbalist", 3), ("dwarves", "herbalist", 1), ("dwarves", "blacksmith", 1)],
)
def test_an_empty_mountain_next_door(race: str, power: str, cost: int) -> None:
    pos = position("warcraft", board=ISLANDS).give(0, race, power, {"a1": 1}, hand=5)
    assert pos.turn(phase="conquer").cost("a2") == cost


@pytest.mark.rule("W-EX-5")
def test_tauren_blacksmiths_still_need_two_tokens() -> None:
    pos = position("warcraft", board=ISLANDS).give(0, "tauren", "blacksmith", {"a2": 2}, hand=5)
    assert pos.turn(phase="conquer").cost("a1") == 2


@pytest.mark.rule("W-EX-6")
@pytest.mark.parametrize(("power", "cost"), [("seafaring", 5), ("herbalist", 6)])
def test_seafarers_land_in_a_walled_forest_without_passage(power: str, cost: int) -> None:
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", power, {"a1": 1}, hand=8)
    pos.give(1, "night_elves", "farmer", {"b3": 2}, markers={"b3": "wall"})
    assert pos.turn(phase="conquer").cost("b3") == cost


@pytest.mark.rule("W-EX-7")
def test_the_last_attempt_bridges_three() -> None:
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", "herbalist", {"a1": 1}, hand=1)
    pos.give(1, "humans", "farmer", {"a2": 1})
    pos.turn(phase="conquer")
    assert pos.cost("a2") == 4
    assert "attempt a2" in pos.legal()
    assert pos.roll(3).play("attempt a2").holder("a2") == 0
    stronger = position("warcraft", board=ISLANDS).give(0, "orcs", "herbalist", {"a1": 1}, hand=1)
    stronger.give(1, "humans", "farmer", {"a2": 2}).turn(phase="conquer")
    assert stronger.cost("a2") == 5
    assert "attempt a2" not in stronger.legal()


@pytest.mark.rule("W-EX-8")
@pytest.mark.parametrize(("battleground", "faction_bonus"), [(False, 2), (True, 3)])
def test_orcs_beat_two_races_of_the_alliance(battleground: bool, faction_bonus: int) -> None:
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", "seafaring", {"a3": 1}, hand=10)
    pos.give(1, "humans", "farmer", {"a4": 1, "a6": 1}).declined(1, "dwarves", {"a2": 1})
    if battleground:
        pos.site("battleground", "a3")
    pos.turn(phase="conquer").play("conquer a4", "conquer a6", "conquer a2")
    parts = {part.key: part.amount for part in pos.state.income(0).parts}
    assert parts["income.faction"] == faction_bonus
    assert parts["race.orcs"] == 3


@pytest.mark.rule("W-EX-9")
def test_a_pick_is_paid_before_its_coins_are_taken() -> None:
    row = [("orcs", "farmer"), ("trolls", "mining"), ("naga", "ranger"), ("humans", "fishing", 3)]
    pos = position("warcraft", board=ISLANDS).row(row).purse(0, 3)
    assert pos.play("pick 3").coins(0) == 3
    poor = position("warcraft", board=ISLANDS).row(row).purse(0, 2)
    assert "pick 3" not in poor.legal()


@pytest.mark.rule("W-EX-10")
def test_forsaken_herbalists_are_ten() -> None:
    pos = position("warcraft", board=ISLANDS).row([("forsaken", "herbalist")])
    assert pos.play("pick 0").hand(0) == 10


@pytest.mark.rule("W-EX-11")
def test_a_decline_pays_regions_and_no_bonus() -> None:
    regions = {"a1": 1, "a2": 1, "a3": 2, "a5": 1}
    pos = position("warcraft", board=ISLANDS).give(0, "blood_elves", "herbalist", regions, coins=5)
    assert pos.play("decline").coins(0) == 5 + 4


@pytest.mark.rule("W-EX-12")
def test_draenei_save_the_first_token_of_two() -> None:
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", "farmer", {"a3": 1}, hand=9)
    pos.give(1, "draenei", "mining", {"a4": 1, "a6": 1, "b1": 1}).turn(phase="conquer")
    before = pos.tray("draenei")
    pos.play("conquer a4", "conquer a6")
    assert pos.hand(1) == 1
    assert pos.tray("draenei") == before + 1


@pytest.mark.rule("W-EX-13")
@pytest.mark.parametrize(("tokens", "fort", "coins"), [(3, False, 3), (1, True, 0)])
def test_enraged_are_paid_for_crowds_not_for_forts(tokens: int, fort: bool, coins: int) -> None:
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", "enraged", {"a1": 1}, hand=9)
    markers = {"a2": "fort"} if fort else {}
    pos.give(1, "goblins", "garrison", {"a2": tokens}, markers=markers).turn(phase="conquer")
    pos.play("conquer a2")
    parts = {part.key: part.amount for part in pos.state.income(0).parts}
    assert parts.get("power.enraged", 0) == coins


@pytest.mark.rule("W-EX-14")
def test_karazhan_counts_the_other_forests() -> None:
    board = dict(ISLANDS)
    pos = position("warcraft", board=board).give(0, "orcs", "farmer", {"a3": 1, "b3": 1, "a4": 1})
    pos.site("karazhan", "a3").turn(phase="redeploy")
    parts = {part.key: part.amount for part in pos.state.income(0).parts}
    assert parts["site.karazhan"] == 1


@pytest.mark.rule("W-EX-15")
def test_naga_begin_in_a_sea_and_go_ashore() -> None:
    pos = position("warcraft", board=ISLANDS).give(0, "naga", "farmer", hand=10)
    pos.turn(phase="conquer")
    assert pos.cost("sea_b") == 2
    pos.play("conquer sea_b")
    assert pos.cost("b1") == 2


@pytest.mark.rule("W-EX-16")
def test_aegis_harmony_and_marsh_toll_add_up() -> None:
    def scene(coins: int):
        pos = position("warcraft", board=ISLANDS).give(0, "orcs", "farmer", {"a3": 1}, hand=9)
        pos.purse(0, coins)
        pos.give(1, "pandaren", "marsh_dweller", {"a4": 1, "b2": 1}, coins=0)
        pos.site("aegis_of_aggramar", "a4").harmony(0)
        return pos.turn(phase="conquer")

    assert "conquer a4" not in scene(4).legal()
    pos = scene(5).play("conquer a4")
    assert (pos.coins(0), pos.coins(1)) == (0, 5)


@pytest.mark.rule("W-EX-17")
@pytest.mark.parametrize(("first", "goes_on"), [(2, True), (1, False), (0, False)])
def test_an_air_strike_that_falls_short(first: int, goes_on: bool) -> None:
    pos = position("warcraft", board=ISLANDS).give(0, "gnomes", "farmer", {"b1": 1}, hand=1)
    pos.give(1, "orcs", "mining", {"a2": 3}).turn(phase="conquer").roll(first, 3)
    pos.play("strike a2 bare")
    assert ("attempt a2" in pos.legal() and len(pos.legal()) == 2) == goes_on
    if goes_on:
        assert pos.play("attempt a2").holder("a2") == 0
    else:
        assert pos.holder("a2") == 1
        assert pos.phase == "conquer"


@pytest.mark.rule("W-EX-18")
def test_a_pushed_tauren_leaves_the_other_alone() -> None:
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", "intimidating", {"a1": 3})
    pos.give(1, "tauren", "farmer", {"a2": 2, "b1": 2}).turn(phase="conquer")
    pos.play("push a2 b1")
    assert pos.holder("a2") is None
    assert pos.tokens("b1") == 3
    assert pos.hand(1) == 1
    pos.play("done", "done", "place b1 1")
    assert pos.tokens("b1") == 4


@pytest.mark.rule("W-EX-19")
def test_orcs_against_their_own_declined_dwarves() -> None:
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", "mining", {"a2": 1}, hand=5)
    pos.declined(0, "dwarves", {"a1": 1}).turn(phase="conquer")
    assert pos.cost("a1") == 3
    pos.play("conquer a1")
    parts = {part.key: part.amount for part in pos.state.income(0).parts}
    assert parts["income.faction"] == 1
    assert parts["race.orcs"] == 1


@pytest.mark.rule("W-EX-20")
@pytest.mark.parametrize(("choice", "coins"), [("expand", 4), ("decline", 0)])
def test_a_race_wiped_out_keeps_its_decline_only_by_expanding(choice: str, coins: int) -> None:
    pos = position("warcraft", board=ISLANDS).give(0, "orcs", "mining", coins=0)
    pos.declined(0, "dwarves", {"a1": 1, "a2": 1, "a3": 1, "a4": 1})
    pos.play(choice)
    if choice == "expand":
        pos.play("done")
    assert pos.coins(0) == coins
