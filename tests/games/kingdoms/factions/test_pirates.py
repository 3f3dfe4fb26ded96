"""Pirates: water and booty."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.factions.stage import bonus, go, kingdom, ones, stock


@pytest.mark.rule("K-FAC-pirates-L1")
@pytest.mark.parametrize(("magic", "crossed"), [(1, True), (0, False)])
def test_patrol_steps_across_water(magic: int, crossed: bool) -> None:
    pos = kingdom().give(0, "pirates", ones("a5", "c4"), magic=magic).turn(select="patrol")
    assert ("patrol a5 a6" in pos.legal()) == crossed
    assert "patrol c4 c5" not in pos.legal()  # a crag is no water


def plunder(magic: int, **loser: int) -> KingdomsScenario:
    """Pirates with an ore beat seat 1 in a4."""
    pos = kingdom(heroes_call=True).give(0, "pirates", ones("a1", "a5"), magic=magic, ore=1)
    pos.give(1, "trolls", ones("a4", "c1"), **loser)
    return go(pos, "patrol a1 a4").play("dial 1", "flag")


@pytest.mark.rule("K-FAC-pirates-L2")
def test_the_winner_takes_two_resources_of_choice_from_the_loser() -> None:
    pos = plunder(2, food=2, mana=1, silver=3)
    assert pos.legal() == ["steal food", "steal mana"]  # silver is safe
    pos.play("steal food", "steal mana", "fall")
    assert stock(pos, 0) == (1, 1, 0)
    assert stock(pos, 1) == (1, 0, 0)


@pytest.mark.rule("K-FAC-pirates-L2")
def test_only_what_the_loser_has_is_taken_and_only_from_the_level_on() -> None:
    assert stock(plunder(2, food=1)) == (1, 0, 0)
    assert plunder(1, food=2, mana=1).phase == "retreat"


@pytest.mark.rule("K-FAC-pirates-L2", "K-2P-8")
def test_a_neutral_meeple_has_nothing_to_take() -> None:
    pos = kingdom(players=2).neutrals("e1").give(0, "pirates", ones("a1", "a5"), magic=2, ore=1)
    pos.give(1, regions=ones("c1"), food=3)
    go(pos, "quest a1 e1")
    assert (stock(pos, 0), stock(pos, 1)) == ((0, 0, 0), (3, 0, 0))


@pytest.mark.rule("K-FAC-pirates-L3", "K-RUL-41")
def test_shores_are_ports_and_linked_within_a_territory() -> None:
    pos = kingdom().give(0, "pirates", {"a4": 1, "a5": 1}, magic=3).turn(select="quest")
    assert {"quest a4 c1", "quest a4 e5", "quest a5 a6"} <= set(pos.legal())
    plain = kingdom().give(0, "pirates", {"a4": 1, "a5": 1}, magic=2).turn(select="quest")
    assert not {"quest a4 c1", "quest a4 e5", "quest a5 a6"} & set(plain.legal())


@pytest.mark.rule("K-FAC-pirates-L4")
def test_a_shore_abroad_yields_a_resource_of_choice_more() -> None:
    pos = kingdom().give(0, "pirates", ones("e4", "a1"), magic=4)
    pos.turn(active=2, select="trade", acting=0).play("collect")
    assert pos.phase == "gain"
    assert stock(pos.play("gain ore")) == (2, 0, 1)
    assert pos.phase == "act"


@pytest.mark.rule("K-FAC-pirates-L4")
@pytest.mark.parametrize(("magic", "region"), [(4, "a5"), (4, "e1"), (3, "e4")])
def test_a_shore_at_home_or_dry_land_abroad_yields_as_usual(magic: int, region: str) -> None:
    pos = kingdom().give(0, "pirates", ones(region, "a1"), magic=magic)
    assert pos.turn(active=2, select="trade", acting=0).play("collect").phase != "gain"


@pytest.mark.rule("K-FAC-pirates-L5", "K-RUINS-2")
@pytest.mark.parametrize(
    ("regions", "points"),
    [(("a5", "a6"), 0), (("e1", "a5"), 0), (("e4", "a5"), 1), (("e4", "e5", "e6"), 2)],
)
def test_shores_abroad_score(regions: tuple[str, ...], points: int) -> None:
    pos = kingdom().give(0, "pirates", ones(*regions), magic=5)
    assert bonus(pos) == points  # the ruins of e5 are empty at the end


@pytest.mark.rule("K-FAC-pirates-L5")
def test_shores_abroad_score_three_at_most() -> None:
    pos = kingdom("amberfold", "harrowfen", "eldwater")
    assert bonus(pos.give(0, "pirates", ones("h1", "h2", "h3", "e4"), magic=5)) == 3
