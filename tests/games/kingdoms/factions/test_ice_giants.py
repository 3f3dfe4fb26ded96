"""Ice Giants: peaks, and others knocked down."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.factions.stage import bonus, go, highest, kingdom, ones, stock


def frozen(magic: int, *regions: str, **giants: int) -> KingdomsScenario:
    """Ice Giants at home in Frosthollow."""
    pos = kingdom("frosthollow", "cinderholt", "eldwater", heroes_call=True)
    return pos.give(0, "ice_giants", ones(*regions), magic=magic, **giants)


@pytest.mark.rule("K-FAC-ice_giants-L1")
@pytest.mark.parametrize(
    ("magic", "move", "silver"),
    [(1, "patrol p3 p2", 1), (1, "quest c1 p2", 1), (1, "patrol p3 p6", 0), (0, "patrol p3 p2", 0)],
)
def test_moving_into_peaks_earns_a_silver(magic: int, move: str, silver: int) -> None:
    assert go(frozen(magic, "p3", "c1"), move).has(0, "silver") == silver


@pytest.mark.rule("K-FAC-ice_giants-L2", "K-LAID-1")
def test_a_patrol_may_lay_down_an_enemy_next_to_where_it_ends() -> None:
    pos = frozen(2, "p6", "c1").give(1, regions=ones("p2", "c2")).give(2, regions=ones("p3", "e1"))
    go(pos, "patrol p6 p5")
    assert (pos.asked, pos.legal()) == (0, ["knock p2 1", "knock p3 2", "done"])
    pos.play("knock p2 1")
    assert (pos.lying(1), pos.lying(2)) == (["p2"], [])
    pos.play("collect")
    assert pos.has(1, "silver") == 0  # it cannot collect


@pytest.mark.rule("K-FAC-ice_giants-L2", "K-MAGIC-2")
def test_it_is_optional_needs_the_level_and_a_patrol() -> None:
    pos = go(frozen(2, "p6", "c1").give(1, regions=ones("p2", "c2")), "patrol p6 p5").play("done")
    assert pos.lying(1) == []
    assert go(frozen(1, "p6", "c1").give(1, regions=ones("p2", "c2")), "patrol p6 p5").asked == 1
    assert go(frozen(2, "p6", "c3").give(1, regions=ones("p2", "c2")), "quest c3 p5").asked == 1


@pytest.mark.rule("K-FAC-ice_giants-L2", "K-LAID-7")
def test_nobody_in_ruins_nobody_lying_and_no_own_meeple_is_laid_down() -> None:
    pos = frozen(2, "e3", "e6").give(1, regions=ones("e5", "c2"), standing=["e5"])
    pos.give(2, regions=ones("e1", "e4"), lying=["e1"])
    assert go(pos, "patrol e3 e2").asked == 1


@pytest.mark.rule("K-FAC-ice_giants-L2", "K-HERO-10")
def test_a_hero_may_be_laid_down_and_keeps_its_abilities() -> None:
    pos = frozen(2, "p6", "c1").give(1, regions=ones("c2"), hero="merchant", hero_in="p2")
    pos.give(2, regions=ones("e1", "e2"))
    go(pos, "patrol p6 p5").play("knock-hero p2 1", "collect")
    assert (pos.lying(1), pos.has(1, "silver")) == (["p2"], 0)
    assert stock(pos, 1) == (1, 0, 1)  # the ore of c2, and the food of the Merchant


@pytest.mark.rule("K-FAC-ice_giants-L2")
def test_a_patrol_move_lays_down_one_enemy_at_most() -> None:
    pos = frozen(2, "p6", "p4", "c1").give(1, regions=ones("p2", "p3"))
    pos.give(2, regions=ones("e1"))
    go(pos, "patrol p6 p5").play("knock p2 1")
    assert (pos.asked, pos.lying(1)) == (1, ["p2"])


@pytest.mark.rule("K-FAC-ice_giants-L3", "K-LAID-3")
@pytest.mark.parametrize(
    ("magic", "lying", "number"), [(3, ("p2",), 3), (3, (), 1), (2, ("p2",), 1)]
)
def test_war_against_a_lying_meeple_costs_two_less(
    magic: int, lying: tuple[str, ...], number: int
) -> None:
    pos = frozen(magic, "p3", "c1", ore=1).give(1, regions=ones("p2", "c2"), lying=lying)
    assert highest(go(pos, "patrol p3 p2")) == number


@pytest.mark.rule("K-FAC-ice_giants-L3", "K-RUL-21")
def test_a_meeple_searching_ruins_is_no_easier_to_beat() -> None:
    pos = frozen(3, "e3", "c1", ore=1).give(2, regions=ones("e5", "e4"))
    assert highest(go(pos, "patrol e3 e5")) == 1


@pytest.mark.rule("K-FAC-ice_giants-L4")
def test_an_opponent_standing_up_earns_a_resource_of_choice() -> None:
    pos = frozen(4, "p6", "p4").give(1, regions=ones("c1", "c2"), lying=["c1"])
    pos.turn(active=1, select="patrol").play("stand c1")
    assert (pos.asked, pos.legal()) == (0, ["gain food", "gain mana", "gain ore"])
    assert stock(pos.play("gain mana")) == (0, 1, 0)
    assert pos.phase == "act"


@pytest.mark.rule("K-FAC-ice_giants-L4")
def test_not_below_the_level_and_not_for_their_own() -> None:
    pos = frozen(3, "p6", "p4").give(1, regions=ones("c1", "c2"), lying=["c1"])
    assert pos.turn(active=1, select="patrol").play("stand c1").phase == "act"
    pos = frozen(4, "p6", "e5").turn(select="patrol").play("stand e5")
    assert pos.phase == "act"


@pytest.mark.rule("K-FAC-ice_giants-L4", "K-RUINS-1")
def test_standing_up_in_ruins_is_standing_up() -> None:
    pos = frozen(4, "p6", "p4").give(2, regions=ones("e5", "e1"))
    assert pos.turn(active=2, select="patrol").play("stand e5").phase == "gain"


@pytest.mark.rule("K-FAC-ice_giants-L4", "K-FAC-undead-L3")
def test_walking_off_from_ruins_is_no_standing_up() -> None:
    pos = frozen(4, "p6", "p4").give(2, "undead", ones("e5", "e1"), magic=3)
    assert pos.turn(active=2, select="patrol").play("patrol e5 e3").phase == "act"


@pytest.mark.rule("K-FAC-ice_giants-L5", "K-RUINS-2")
@pytest.mark.parametrize(
    ("lying", "points"), [((), 0), (("c1", "c2"), 2), (("c1", "c2", "c3", "c4"), 3)]
)
def test_lying_enemies_score_up_to_three(lying: tuple[str, ...], points: int) -> None:
    pos = frozen(5, "p6", "p4").give(1, regions=ones("c1", "c2", "c3", "c4"), lying=lying)
    pos.give(2, regions=ones("e5", "e1"))  # who searches ruins does not count
    assert bonus(pos) == points


@pytest.mark.rule("K-FAC-ice_giants-L5")
def test_own_lying_meeples_do_not_score_and_two_in_a_region_do_twice() -> None:
    pos = kingdom("frosthollow", "cinderholt", "eldwater", heroes_call=True)
    pos.give(0, "ice_giants", ones("p6"), magic=5, lying=["p6"])
    assert bonus(pos.give(1, regions={"c1": 2}, lying=["c1"])) == 2
