"""Yeti: at home in tundra and peaks."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.factions.stage import bonus, go, highest, kingdom, ones, stock


def frozen(magic: int, *regions: str, **yeti: int) -> KingdomsScenario:
    """Yeti at home in Frosthollow."""
    pos = kingdom("frosthollow", "cinderholt", "eldwater", heroes_call=True)
    return pos.give(0, "yeti", ones(*regions), magic=magic, **yeti)


@pytest.mark.rule("K-FAC-yeti-L1", "K-TUNDRA-3")
def test_a_meeple_in_tundra_collects_two_resources() -> None:
    pos = frozen(1, "p1", "p5").turn(active=2, select="trade", acting=0).play("collect")
    assert pos.phase == "gain"
    assert stock(pos.play("gain ore", "gain mana")) == (1, 1, 1)
    assert pos.phase == "act"


@pytest.mark.rule("K-FAC-yeti-L1")
def test_not_below_the_level_and_not_from_ruins() -> None:
    pos = frozen(0, "p1", "p5").turn(active=2, select="trade", acting=0).play("collect")
    assert stock(pos.play("gain ore")) == (1, 0, 1)
    assert pos.phase == "act"
    pos = frozen(1, "e5", "p5").turn(active=2, select="trade", acting=0).play("collect")
    assert pos.play("gain ore").phase == "act"


@pytest.mark.rule("K-FAC-yeti-L2", "K-TUNDRA-4")
@pytest.mark.parametrize("action", ["patrol", "quest"])
def test_nobody_forces_yeti_out_of_tundra(action: str) -> None:
    pos = frozen(2, "p1", "p5").turn(active=2, select=action, acting=0)
    assert "collect" in pos.legal()
    assert f"{action} p5 " in " ".join(pos.legal())
    bound = frozen(1, "p1", "p5").turn(active=2, select=action, acting=0)
    assert {text.split()[1] for text in bound.legal()} == {"p1"}


@pytest.mark.rule("K-FAC-yeti-L2", "K-TUNDRA-5")
@pytest.mark.parametrize(("magic", "meeples"), [(2, 2), (1, 1)])
def test_a_yeti_shut_in_is_not_lost(magic: int, meeples: int) -> None:
    pos = frozen(magic, "p1", "p5").give(1, regions={"p2": 2, "p4": 2})
    assert pos.turn(active=2, select="patrol", acting=0).meeples(0) == meeples


@pytest.mark.rule("K-FAC-yeti-L2")
def test_yeti_may_leave_tundra_if_they_like() -> None:
    pos = frozen(2, "p1", "p5").turn(select="patrol").play("patrol p1 p2")
    assert pos.meeples(0, "p2") == 1


@pytest.mark.rule("K-FAC-yeti-L3")
def test_a_quest_may_lay_down_an_enemy_next_to_where_it_ends() -> None:
    pos = go(frozen(3, "p5", "p6").give(1, regions=ones("c1", "c3")), "quest p5 c2")
    assert pos.legal() == ["knock c1 1", "knock c3 1", "done"]
    assert pos.play("knock c3 1").lying(1) == ["c3"]


@pytest.mark.rule("K-FAC-yeti-L3")
def test_a_patrol_does_not_and_a_quest_only_from_the_level_on() -> None:
    pos = frozen(3, "c4", "p6").give(1, regions=ones("c2", "c3"))
    assert go(pos, "patrol c4 c1").phase == "act"
    pos = frozen(2, "p5", "p6").give(1, regions=ones("c1", "c3"))
    assert go(pos, "quest p5 c2").phase == "act"


@pytest.mark.rule("K-FAC-yeti-L3", "K-MOVE-8")
def test_it_comes_after_a_war_that_was_won_and_not_after_one_lost() -> None:
    pos = frozen(3, "p5", "p6", ore=1).give(1, regions=ones("c1", "c3"), ore=1)
    go(pos, "quest p5 c1").play("dial 1", "flag", "fall")
    assert pos.phase == "act"  # nobody is left next to c1
    pos = frozen(3, "p5", "p6", ore=1).give(1, regions=ones("c1", "c2"), ore=1)
    go(pos, "quest p5 c1").play("dial 1", "flag", "fall")
    assert pos.legal() == ["knock c2 1", "done"]
    pos = frozen(3, "p5", "p6", ore=1).give(1, regions=ones("c1", "c2"), ore=1)
    assert go(pos, "quest p5 c1").play("flag", "dial 1", "fall").phase == "act"


@pytest.mark.rule("K-FAC-yeti-L4")
@pytest.mark.parametrize(("magic", "region", "number"), [(4, "p2", 3), (4, "p6", 1), (3, "p2", 1)])
def test_war_in_peaks_costs_two_less(magic: int, region: str, number: int) -> None:
    pos = frozen(magic, "p3", "p4", ore=1).give(1, regions=ones(region, "c1"))
    assert highest(go(pos, f"patrol p3 {region}")) == number


@pytest.mark.rule("K-FAC-yeti-L5")
@pytest.mark.parametrize(
    ("regions", "points"), [({"p5": 2}, 0), ({"p1": 1, "p5": 1}, 1), ({"p1": 1, "p2": 2}, 3)]
)
def test_meeples_in_peaks_and_tundra_score(regions: dict[str, int], points: int) -> None:
    pos = kingdom("frosthollow", "cinderholt", "eldwater", heroes_call=True)
    assert bonus(pos.give(0, "yeti", regions, magic=5)) == points


@pytest.mark.rule("K-FAC-yeti-L5")
def test_meeples_in_peaks_and_tundra_score_three_at_most() -> None:
    pos = kingdom("frosthollow", "norrvast", "eldwater", heroes_call=True)
    assert bonus(pos.give(0, "yeti", {"p1": 1, "p2": 2, "n1": 2}, magic=5)) == 3
