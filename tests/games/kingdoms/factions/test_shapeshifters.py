"""Shapeshifters: crags, and what others can do."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.factions.stage import bonus, highest, kingdom, ones, stock

CRAG = "cinderholt.k1"


@pytest.mark.rule("K-FAC-shapeshifters-L1", "K-CRAG-2")
@pytest.mark.parametrize(("magic", "crossed"), [(1, True), (0, False)])
def test_patrol_steps_across_a_crag(magic: int, crossed: bool) -> None:
    pos = kingdom().give(0, "shapeshifters", ones("c4", "a1"), magic=magic).turn(select="patrol")
    reached = {text.split()[2] for text in pos.legal() if text.startswith("patrol c4")}
    assert reached == ({"c1", "c2", "c3", "c5"} if crossed else {"c1"})


@pytest.mark.rule("K-FAC-shapeshifters-L1")
def test_water_is_not_crossed() -> None:
    pos = kingdom().give(0, "shapeshifters", ones("a5", "a1"), magic=1).turn(select="patrol")
    assert "patrol a5 a6" not in pos.legal()


def collecting(magic: int) -> KingdomsScenario:
    """Shapeshifters in two mountains beside a crag and in plains without one collect."""
    pos = kingdom().give(0, "shapeshifters", ones("c1", "c2", "a1"), magic=magic)
    return pos.turn(active=2, select="trade", acting=0).play("collect")


@pytest.mark.rule("K-FAC-shapeshifters-L2", "K-COLLECT-6")
def test_one_region_beside_a_crag_may_yield_another_resource() -> None:
    pos = collecting(magic=2)
    assert {text.split()[1] for text in pos.legal() if text != "done"} == {"c1", "c2"}
    pos.play("convert c1 mana")
    assert (stock(pos), pos.phase) == ((1, 1, 1), "act")


@pytest.mark.rule("K-FAC-shapeshifters-L2", "K-MAGIC-2")
def test_the_yield_need_not_be_changed() -> None:
    assert stock(collecting(magic=2).play("done")) == (1, 0, 2)
    assert stock(collecting(magic=1)) == (1, 0, 2)


@pytest.mark.rule("K-FAC-shapeshifters-L3")
@pytest.mark.parametrize(("magic", "region", "number"), [(3, "a2", 2), (3, "a4", 1), (2, "a2", 1)])
def test_the_opponents_discount_serves_both(magic: int, region: str, number: int) -> None:
    pos = kingdom().give(0, "shapeshifters", ones("a1", "a5"), magic=magic, ore=1)
    pos.give(1, "dark_elves", ones(region, "c1"), magic=2, ore=1).turn(select="patrol")
    assert highest(pos.play(f"patrol a1 {region}")) == number
    assert highest(pos.play("flag")) == (2 if region == "a2" else 1)  # Dark Elves keep theirs


@pytest.mark.rule("K-FAC-shapeshifters-L3")
def test_a_discount_for_defenders_does_not_serve_the_attacker() -> None:
    pos = kingdom().give(0, "shapeshifters", ones("a1", "a5"), magic=3, ore=1)
    pos.give(1, "lizardfolk", ones("a2", "c1"), magic=2, ore=1).turn(select="patrol")
    assert highest(pos.play("patrol a1 a2")) == 1
    pos = kingdom().give(0, "lizardfolk", ones("a1", "a5"), magic=2, ore=1)
    pos.give(1, "shapeshifters", ones("a2", "c1"), magic=3, ore=1).turn(select="patrol")
    assert highest(pos.play("patrol a1 a2", "flag")) == 2


@pytest.mark.rule("K-FAC-shapeshifters-L3", "K-WAR-8")
def test_a_discount_that_looks_at_the_payment_looks_at_the_copier() -> None:
    pos = kingdom().give(0, "shapeshifters", ones("a1", "a5"), magic=3, ore=1)
    pos.give(1, "constructs", ones("a2", "c1"), magic=2, mana=1).turn(select="patrol")
    assert highest(pos.play("patrol a1 a2")) == 2  # an ore is paid
    assert highest(pos.play("flag")) == 2  # no ore here, one mana is worth two


@pytest.mark.rule("K-FAC-shapeshifters-L3")
def test_a_fortress_is_not_copied() -> None:
    pos = kingdom(heroes_call=True).give(0, "shapeshifters", ones("a1", "a5"), magic=3, ore=1)
    pos.give(1, "undead_knights", ones("a2", "c1"), magic=2, fortresses=["a2"])
    assert highest(pos.turn(select="patrol").play("patrol a1 a2")) == 1


def heroes_meet(own: str, theirs: str) -> KingdomsScenario:
    """The hero of Shapeshifters attacks a hero of Trolls in the forest a2, with an ore each."""
    pos = kingdom(heroes_call=True)
    pos.give(0, "shapeshifters", ones("a5"), magic=3, hero=own, hero_in="a1", ore=1)
    pos.give(1, "trolls", ones("c1"), hero=theirs, hero_in="a2", ore=1)
    return pos.turn(select="patrol").play("patrol-hero a1 a2")


@pytest.mark.rule("K-FAC-shapeshifters-L3")
def test_the_discount_of_a_hero_serves_a_hero() -> None:
    assert highest(heroes_meet(own="queen", theirs="knight")) == 1 + 1
    assert highest(heroes_meet(own="queen", theirs="captain")) == 1


@pytest.mark.rule("K-FAC-shapeshifters-L3")
def test_the_discount_of_a_hero_does_not_serve_a_meeple() -> None:
    pos = kingdom(heroes_call=True).give(0, "shapeshifters", ones("a1", "a5"), magic=3, ore=1)
    pos.give(1, "trolls", ones("c1"), hero="knight", hero_in="a2", ore=1).turn(select="patrol")
    assert highest(pos.play("patrol a1 a2")) == 1


@pytest.mark.rule("K-FAC-shapeshifters-L3")
def test_what_is_copied_comes_on_top_of_the_own_discount() -> None:
    pos = kingdom(heroes_call=True)
    pos.give(0, "shapeshifters", ones("a5"), magic=3, hero="knight", hero_in="a1", ore=1)
    pos.give(1, "dark_elves", ones("a2", "c1"), magic=2, ore=1).turn(select="patrol")
    assert highest(pos.play("patrol-hero a1 a2")) == 1 + 1 + 1


@pytest.mark.rule("K-FAC-shapeshifters-L3", "K-HEROCARD-baron")
def test_what_the_baron_spreads_is_not_copied() -> None:
    pos = kingdom(heroes_call=True).give(0, "shapeshifters", ones("a1", "a5"), magic=3, ore=1)
    pos.give(1, "trolls", ones("a2", "c1"), hero="baron", hero_in="a3", ore=1)
    pos.turn(select="patrol").play("patrol a1 a2")
    assert highest(pos) == 1
    assert highest(pos.play("flag")) == 1 + 1  # a3 lies beside a2


@pytest.mark.rule("K-FAC-shapeshifters-L4", "K-FEAT-1")
def test_meeples_enter_crags_and_leave_to_any_region_around() -> None:
    pos = kingdom().give(0, "shapeshifters", ones("c4", "a1"), magic=4).turn(select="patrol")
    pos.play(f"patrol c4 {CRAG}")
    assert pos.meeples(0, CRAG) == 1
    wet = kingdom().give(0, "shapeshifters", {"a5": 2}, magic=4).turn(select="patrol")
    assert wet.rule_against("patrol a5 amberfold.w1") == "K-MOVE-6"
    pos = kingdom().give(0, "shapeshifters", {CRAG: 1, "a1": 1}, magic=4).turn(select="patrol")
    reached = {text.split()[2] for text in pos.legal() if text.startswith(f"patrol {CRAG}")}
    assert reached == {"c1", "c2", "c3", "c4", "c5"}


@pytest.mark.rule("K-FAC-shapeshifters-L4", "K-CRAG-1", "K-MOVE-6")
def test_below_the_level_a_crag_cannot_be_entered() -> None:
    pos = kingdom().give(0, "shapeshifters", ones("c4", "a1"), magic=3).turn(select="patrol")
    assert pos.rule_against(f"patrol c4 {CRAG}") == "K-MOVE-6"


@pytest.mark.rule("K-FAC-shapeshifters-L4", "K-FEAT-2")
def test_a_meeple_in_a_crag_neither_quests_nor_collects_nor_expands() -> None:
    def there() -> KingdomsScenario:
        return kingdom().give(0, "shapeshifters", {CRAG: 1, "a4": 2}, magic=4, food=9)

    assert there().turn(select="quest").legal() == ["pass"]
    assert there().turn(select="expand").legal() == ["pass"]
    pos = there().turn(active=2, select="trade", acting=0).play("collect")
    assert stock(pos) == (9, 0, 0)


@pytest.mark.rule("K-FAC-shapeshifters-L4", "K-FEAT-1", "K-RETREAT-3")
def test_two_factions_fight_in_a_crag_and_retreat_around_it() -> None:
    pos = kingdom().give(0, "shapeshifters", ones("c4", "a1"), magic=4, ore=2)
    pos.give(1, "birdfolk", {CRAG: 1, "c2": 1}, magic=3, food=2)
    pos.turn(select="patrol").play(f"patrol c4 {CRAG}", "dial 1", "flag")
    assert pos.legal() == [*[f"retreat c{number}" for number in range(1, 6)], "fall"]
    pos.play("retreat c5")
    assert (pos.meeples(0, CRAG), pos.meeples(1, "c5")) == (1, 1)


@pytest.mark.rule("K-FAC-shapeshifters-L5")
@pytest.mark.parametrize(
    ("faction", "regions", "magic", "points"),
    [
        ("orcs", ones("c1"), 5, 2),
        ("orcs", ones("c1"), 4, 1),
        ("dark_elves", ones("a2", "a6", "c3", "c5"), 5, 3),
        ("undead", {"e5": 2}, 5, 2),
        ("merfolk", ones("a1"), 5, 1),
    ],
)
def test_the_best_bonus_of_another_is_copied(
    faction: str, regions: dict[str, int], magic: int, points: int
) -> None:
    pos = kingdom().give(0, "shapeshifters", {"a1": 1}, magic=5)
    pos.give(1, faction, regions, magic=magic)
    assert bonus(pos) == points


@pytest.mark.rule("K-FAC-shapeshifters-L5")
def test_the_copy_is_worth_three_at_most() -> None:
    pos = kingdom("amberfold", "cinderholt", "eldwater", "grimhollow", "ironbarrow", players=5)
    pos.give(0, "shapeshifters", {"a1": 1}, magic=5).give(1, "elves", {"c1": 1}, magic=5, mana=3)
    assert (bonus(pos, 1), bonus(pos, 0)) == (4, 3)
