"""Architect: cheaper Build at home, fortresses next to her."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.frozen import frozen, rises_for


def architect_in(region: str, level: int = 1, **pieces: list[str]) -> KingdomsScenario:
    pos = frozen().give(0, regions={"c1": 1}, ore=9, fortresses=pieces.get("fortresses", []))
    tower = len(pieces.get("fortresses", []))
    return pos.give(0, hero="architect", hero_in=region, hero_level=level, tower=tower)


@pytest.mark.rule("K-HEROCARD-architect", "K-COST-1")
def test_build_costs_one_ore_less_while_she_is_at_home() -> None:
    pos = architect_in("p5", fortresses=["e1", "e2"]).turn(select="build")
    assert pos.explain("build p5").total == 2
    assert pos.explain("build c1").total == 2
    assert pos.play("build p5").has(0, "ore") == 7


@pytest.mark.rule("K-HEROCARD-architect")
def test_abroad_build_costs_what_it_costs() -> None:
    pos = architect_in("c2", fortresses=["e1", "e2"]).turn(select="build")
    assert pos.explain("build c1").total == 3


@pytest.mark.rule("K-HEROCARD-architect", "K-COST-1")
def test_the_first_level_costs_nothing_at_home() -> None:
    pos = frozen().give(0, regions={"c1": 1}, hero="architect", hero_in="p5")
    pos.turn(select="build").play("build p5")
    assert (pos.fortresses(0), pos.state.tower[0]) == (["p5"], 1)


@pytest.mark.rule("K-HEROCARD-architect", "K-TOWER-1")
def test_on_level_two_the_fortress_may_be_placed_next_to_her() -> None:
    pos = architect_in("p5", level=2).turn(select="build")
    near = ["build p2", "build p3", "build p4", "build p5", "build p6"]
    assert pos.legal()[:6] == [*near, "build c1"]
    pos.play("build p6")
    assert (pos.fortresses(0), pos.meeples(0, "p6")) == (["p6"], 0)


@pytest.mark.rule("K-HEROCARD-architect", "K-HERO-3", "K-TOWER-1")
def test_on_level_one_the_fortress_goes_where_a_meeple_is() -> None:
    pos = architect_in("p5").turn(select="build")
    assert pos.legal() == ["build p5", "build c1", "advance", "pass"]
    assert pos.rule_against("build p6") == "K-TOWER-1"


@pytest.mark.rule("K-HEROCARD-architect", "K-TUNDRA-2")
def test_tundra_opposing_pieces_and_other_fortresses_keep_it_away() -> None:
    pos = architect_in("p5", level=2, fortresses=["p3"])
    pos.give(1, regions={"p2": 1, "c2": 1}, fortresses=["p6"]).turn(select="build")
    assert [text for text in pos.legal() if text.startswith("build p")] == ["build p4", "build p5"]
    pos = architect_in("p4", level=2).turn(select="build")
    assert pos.rule_against("build p1") == "K-TOWER-1"


@pytest.mark.rule("K-HEROCARD-architect", "K-2P-7")
def test_a_neutral_meeple_keeps_it_away_too() -> None:
    pos = frozen(players=2).neutrals("e2")
    pos.give(0, regions={"p3": 1}, ore=9, hero="architect", hero_in="e1", hero_level=2)
    pos.turn(select="build")
    assert [text for text in pos.legal() if text.startswith("build e")] == [
        "build e1",
        "build e4",
        "build e5",
    ]


@pytest.mark.rule("K-HEROCARD-architect", "K-HERO-5")
def test_at_home_she_rises_for_two_ore_of_three_and_retires_for_four_of_five() -> None:
    assert rises_for("architect", 1, "build", 3 - 1)
    assert rises_for("architect", 2, "build", 5 - 1)


@pytest.mark.rule("K-HEROCARD-architect", "K-HERO-4")
def test_abroad_she_rises_for_three_ore_and_retires_for_five_without_a_fortress() -> None:
    pos = architect_in("c2").turn(select="build")
    assert pos.explain("advance").total == 3
    pos.play("advance")
    assert (pos.fortresses(0), pos.state.tower[0], pos.has(0, "ore")) == ([], 0, 6)
    assert architect_in("c2", level=2).turn(select="build").explain("advance").total == 5
