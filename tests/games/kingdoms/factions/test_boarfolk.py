"""Boarfolk: charging."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.factions.stage import bonus, go, highest, kingdom, ones, stock


def attack(move: str, magic: int, **boars: int) -> KingdomsScenario:
    """Boarfolk attack seat 1, which is in a2, c2 and c5."""
    pos = kingdom().give(0, "boarfolk", ones("a1", "a5"), magic=magic, **boars)
    return go(pos.give(1, regions=ones("a2", "c2", "c5"), ore=5), move)


@pytest.mark.rule("K-FAC-boarfolk-L1")
@pytest.mark.parametrize(
    ("move", "magic", "number"),
    [("patrol a1 a2", 1, 2), ("quest a1 c2", 1, 1), ("patrol a1 a2", 0, 1)],
)
def test_attacking_by_patrol_costs_one_less(move: str, magic: int, number: int) -> None:
    assert highest(attack(move, magic, ore=1)) == number


@pytest.mark.rule("K-FAC-boarfolk-L1", "K-WAR-17")
def test_a_broken_alliance_is_an_attack_by_patrol() -> None:
    pos = kingdom().give(0, "boarfolk", ones("a2", "a5"), magic=1, ore=1)
    pos.give(1, regions=ones("a2", "c2"), ore=1).turn(select="patrol").play("break a2")
    assert highest(pos) == 2
    assert highest(pos.play("flag")) == 1  # the defender has none of it


@pytest.mark.rule("K-FAC-boarfolk-L1")
def test_defending_against_a_patrol_costs_no_less() -> None:
    pos = kingdom().give(0, regions=ones("a1", "a5"))
    pos.give(1, "boarfolk", ones("a2", "c1"), magic=1, ore=1)
    assert highest(go(pos, "patrol a1 a2").play("flag")) == 1


@pytest.mark.rule("K-FAC-boarfolk-L2")
@pytest.mark.parametrize(
    ("magic", "move", "food"),
    [(2, "patrol a1 a2", 1), (2, "quest a1 c3", 1), (2, "patrol a1 a4", 0), (1, "patrol a1 a2", 0)],
)
def test_moving_into_a_forest_earns_a_food(magic: int, move: str, food: int) -> None:
    pos = kingdom().give(0, "boarfolk", ones("a1", "a5"), magic=magic)
    assert stock(go(pos, move)) == (food, 0, 0)


@pytest.mark.rule("K-FAC-boarfolk-L3", "K-MOVE-8")
def test_who_won_as_attacker_may_run_on_one_region() -> None:
    pos = attack("patrol a1 a2", 3, ore=1).play("dial 1", "flag", "fall")
    assert pos.has(0, "food") == 1  # the forest just won comes first
    assert pos.legal() == ["charge a1", "charge a3", "charge a4", "done"]
    pos.play("charge a3")
    assert (pos.meeples(0, "a3"), pos.meeples(0, "a2"), pos.asked) == (1, 0, 1)


@pytest.mark.rule("K-FAC-boarfolk-L3", "K-FAC-boarfolk-L2")
def test_running_on_earns_what_a_patrol_move_earns() -> None:
    pos = attack("quest a1 c2", 3, ore=1).play("dial 1", "flag", "fall")
    assert pos.legal() == ["charge c1", "charge c3", "done"]
    assert stock(pos.play("charge c3")) == (1, 0, 0)


@pytest.mark.rule("K-FAC-boarfolk-L3")
def test_no_charge_into_opposing_pieces() -> None:
    pos = kingdom(heroes_call=True).give(0, "boarfolk", ones("c4", "a5"), magic=3, ore=1)
    pos.give(1, regions=ones("c1", "c5"), fortresses=["c2"])
    go(pos, "patrol c4 c1").play("dial 1", "flag", "fall")
    assert pos.legal() == ["charge c4", "done"]  # not c2 with its fortress


@pytest.mark.rule("K-FAC-boarfolk-L3")
def test_no_charge_without_a_won_attack_or_below_the_level() -> None:
    assert attack("patrol a1 a2", 2, ore=1).play("dial 1", "flag", "fall").asked == 1
    assert attack("patrol a1 a2", 3, ore=1).play("flag", "flag").phase == "act"
    assert attack("patrol a1 a2", 3, ore=1).play("flag", "dial 1", "fall").phase == "act"
    assert attack("patrol a1 a4", 3).asked == 1
    pos = kingdom().give(0, regions=ones("a1", "a5"))
    pos.give(1, "boarfolk", ones("a2", "c1"), magic=3, ore=1)
    assert go(pos, "patrol a1 a2").play("flag", "dial 1", "fall").phase == "act"


@pytest.mark.rule("K-FAC-boarfolk-L3", "K-2P-8")
def test_a_neutral_meeple_beaten_lets_it_run_on() -> None:
    pos = (
        kingdom(players=2)
        .neutrals("e1", "e2")
        .give(0, "boarfolk", ones("a1", "a5"), magic=3, ore=2)
    )
    go(pos, "quest a1 e1")
    assert pos.legal() == ["charge e4", "charge e5", "done"]  # not e2 with a neutral meeple


@pytest.mark.rule("K-FAC-boarfolk-L4")
@pytest.mark.parametrize(("magic", "winner"), [(4, 0), (3, 1)])
def test_attackers_win_equal_numbers(magic: int, winner: int) -> None:
    pos = attack("patrol a1 a2", magic, ore=3).play("dial 3", "dial 3")
    assert pos.state.war_winner == winner


@pytest.mark.rule("K-FAC-boarfolk-L4", "K-FAC-orcs-L1")
def test_defending_boarfolk_lose_equal_numbers_to_orcs() -> None:
    pos = kingdom().give(0, "orcs", ones("a1", "a5"), magic=1, ore=3)
    pos.give(1, "boarfolk", ones("a4", "c1"), magic=4, ore=3)
    go(pos, "patrol a1 a4").play("dial 3", "dial 3")
    assert pos.state.war_winner == 0


@pytest.mark.rule("K-FAC-boarfolk-L5")
@pytest.mark.parametrize(
    ("regions", "points"),
    [({"a1": 2, "c1": 1}, 0), ({"c1": 2}, 2), ({"a1": 1, "c1": 1, "e1": 1}, 2)],
)
def test_two_meeples_on_homes_of_others_are_two_points(
    regions: dict[str, int], points: int
) -> None:
    assert bonus(kingdom().give(0, "boarfolk", regions, magic=5)) == points


@pytest.mark.rule("K-FAC-boarfolk-L5", "K-2P-6", "K-FEAT-2")
def test_the_lost_kingdom_is_nobodys_home_and_features_belong_to_one() -> None:
    pos = kingdom(players=2).neutrals().give(0, "boarfolk", {"e1": 2}, magic=5)
    assert bonus(pos) == 0
    pos = kingdom(players=2).neutrals().give(0, "boarfolk", ones("c1", "cinderholt.k1"), magic=5)
    assert bonus(pos) == 2
