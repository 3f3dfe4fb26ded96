"""War against the dummy: its number, matching it, losing, fleeing."""

from __future__ import annotations

from typing import Any

import pytest

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from tests.games.kingdoms.solo.stage import DUMMY, HUMAN, alone, where


def attacked(
    human: dict[str, Any] | None = None,
    dummy: dict[str, Any] | None = None,
    *,
    night: bool = False,
    heroes_call: bool = False,
) -> KingdomsScenario:
    """Let the dummy patrol from c5 into c3, where the human has one of two meeples."""
    pos = alone(heroes_call=heroes_call)
    pos.give(
        HUMAN, **{"faction": "trolls", "regions": {"c3": 1, "a5": 1}, "mana": 9} | (human or {})
    )
    pos.give(DUMMY, **{"faction": "humans", "regions": {"c5": 1, "c1": 1}} | (dummy or {}))
    pos = pos.night() if night else pos
    return pos.turn(active=DUMMY, select="patrol").roll(12)


def attacking(
    human: dict[str, Any] | None = None,
    dummy: dict[str, Any] | None = None,
    *,
    night: bool = False,
    heroes_call: bool = False,
    play: str = "patrol c2 c3",
) -> KingdomsScenario:
    """Let the human patrol from c2 into c3, where the dummy has one of two meeples."""
    pos = alone(heroes_call=heroes_call)
    pos.give(
        HUMAN, **{"faction": "trolls", "regions": {"c2": 1, "a5": 1}, "mana": 9} | (human or {})
    )
    pos.give(DUMMY, **{"faction": "humans", "regions": {"c3": 1, "c4": 1}} | (dummy or {}))
    pos = pos.night() if night else pos
    return pos.turn(active=HUMAN, select="patrol").play(play)


def number(pos: KingdomsScenario) -> int:
    return pos.state.war_number


@pytest.mark.rule("K-SOLO-WAR-1", "K-RUL-22")
@pytest.mark.parametrize(("night", "expected"), [(False, 6), (True, 3)])
def test_the_number_is_the_humans_meeples_twice_by_day(night: bool, expected: int) -> None:
    regions = {"c3": 1, "a5": 2}
    pos = attacked(
        {"regions": regions}, {"regions": {"c5": 1, "c1": 1, "c4": 1, "a1": 1}}, night=night
    )
    assert number(pos) == expected
    assert (pos.phase, pos.legal()) == ("match", ["match", "yield"])


@pytest.mark.rule("K-SOLO-WAR-2", "K-WAR-7")
def test_matching_costs_the_number_and_wins() -> None:
    pos = attacked({"mana": 1, "ore": 4}).play("match")
    assert pos.legal() == ["pay mana 0", "pay mana 1"]  # 4 ore, or 1 mana and 2 ore
    pos.play("pay mana 1")
    assert (pos.has(HUMAN, "mana"), pos.has(HUMAN, "ore")) == (0, 2)
    assert pos.meeples(HUMAN, "c3") == 1
    assert pos.meeples(DUMMY) == 1


@pytest.mark.rule("K-SOLO-WAR-2", "K-RUL-28")
def test_the_number_has_no_cap() -> None:
    pos = attacked({"regions": {"c3": 1, "a5": 2, "a1": 2, "a3": 1}, "mana": 6})
    assert number(pos) == 12
    pos.play("match")
    assert pos.has(HUMAN, "mana") == 0


@pytest.mark.rule("K-EX-8", "K-TOWER-5")
def test_four_meeples_by_day_and_a_fortress_cost_seven() -> None:
    human = {"regions": {"c3": 1, "a5": 2, "a1": 1}, "fortresses": ["c3"], "mana": 4, "ore": 1}
    pos = attacked(human, heroes_call=True)
    assert number(pos) == 8
    assert pos.explain("match").total == 7
    pos.play("match")
    assert pos.legal() == ["pay mana 3", "pay mana 4"]  # 3 mana and 1 ore, or 4 mana


@pytest.mark.rule("K-EX-15", "K-SOLO-WAR-7")
@pytest.mark.parametrize(
    ("faction", "magic", "expected"), [("humans", 0, 4), ("undead_knights", 2, 5)]
)
def test_three_meeples_by_night_and_the_dummys_fortress(
    faction: str, magic: int, expected: int
) -> None:
    pos = attacking(
        {"regions": {"c2": 1, "a5": 2}},
        {"faction": faction, "magic": magic, "fortresses": ["c3"]},
        night=True,
        heroes_call=True,
    )
    assert number(pos) == expected


@pytest.mark.rule("K-SOLO-WAR-3", "K-SOLO-WAR-9")
def test_who_cannot_pay_loses_and_pays_nothing() -> None:
    pos = attacked({"mana": 1, "ore": 1})
    assert pos.legal() == ["yield"]
    assert pos.rule_against("match") == "K-SOLO-WAR-9"
    pos.play("yield")
    assert (pos.has(HUMAN, "mana"), pos.has(HUMAN, "ore")) == (1, 1)
    assert pos.state.war_winner == DUMMY


@pytest.mark.rule("K-SOLO-WAR-3")
def test_who_will_not_pay_loses_and_pays_nothing() -> None:
    pos = attacked().play("yield", "fall")
    assert pos.has(HUMAN, "mana") == 9
    assert pos.meeples(HUMAN) == 1
    assert "c3" in where(pos)


@pytest.mark.rule("K-SOLO-WAR-4")
def test_the_dummy_pays_nothing_whoever_wins() -> None:
    for answer in ("match", "yield"):
        pos = attacked(dummy={"mana": 5, "ore": 5}).play(answer)
        assert (pos.has(DUMMY, "mana"), pos.has(DUMMY, "ore")) == (5, 5)


@pytest.mark.rule("K-SOLO-WAR-5", "K-RETREAT-1")
@pytest.mark.parametrize(("roll", "dest"), [(6, "c5"), (10, "c5")])
def test_a_beaten_dummy_retreats_by_a_fresh_roll(roll: int, dest: str) -> None:
    pos = attacking({"regions": {"a5": 1, "c2": 1}}, {"food": 2}).roll(roll).play("match")
    retreats = [event.facts for event in pos.happened("retreated")]
    assert retreats == [{"from": "c3", "to": dest, "hero": False}]
    assert {"number": roll, "purpose": "retreat"} in [e.facts for e in pos.happened("die_rolled")]
    paid = next(event for event in pos.happened("paid") if event.player == DUMMY)
    assert paid.facts == {"for": "retreat", "food": 2}


@pytest.mark.rule("K-SOLO-WAR-5")
def test_the_fresh_roll_is_laid_on_the_beaten_meeple() -> None:
    found = set()
    for roll in (3, 9):
        pos = alone()
        pos.give(HUMAN, "trolls", {"a5": 1, "a6": 1}, mana=9)
        pos.give(DUMMY, "humans", {"c2": 1, "c4": 1}, food=9)
        pos.turn(active=HUMAN, select="quest").roll(roll).play("quest a5 c2", "match")
        found |= {(roll, event.facts["to"]) for event in pos.happened("retreated")}
    assert found == {(3, "c3"), (9, "c1")}


@pytest.mark.rule("K-SOLO-WAR-5")
def test_a_dummy_that_cannot_pay_or_has_its_own_meeple_there_loses_the_meeple() -> None:
    for dummy in ({"food": 1}, {"regions": {"c3": 1, "c5": 1, "c1": 1}, "food": 9}):
        pos = attacking({"regions": {"c2": 2}}, dummy).play("match")
        assert [event.player for event in pos.happened("meeple_removed")] == [DUMMY]


@pytest.mark.rule("K-SOLO-WAR-6")
def test_a_beaten_human_may_retreat_or_lose_the_meeple() -> None:
    pos = attacked({"food": 2}).play("yield")
    assert (pos.asked, pos.legal()) == (HUMAN, ["retreat c2", "retreat c5", "fall"])
    pos.play("retreat c2")
    assert where(pos, HUMAN) == {"c2", "a5"}
    assert pos.has(HUMAN, "food") == 0


@pytest.mark.rule("K-SOLO-WAR-7", "K-RUL-29")
@pytest.mark.parametrize(
    ("faction", "magic", "more"),
    [
        ("valkyries", 2, 1),  # cheaper when attacking
        ("lizardfolk", 2, 0),  # cheaper when defending
        ("humans", 3, 2),  # paid with one type: counts as satisfied
        ("constructs", 2, 1),  # paid with ore
        ("elves", 2, 1),  # paid with mana only
        ("dark_elves", 2, 1),  # in forests: c3 is one
        ("trolls", 1, 0),  # in mountains
    ],
)
def test_discounts_of_the_dummy_are_added_to_its_number(
    faction: str, magic: int, more: int
) -> None:
    human = {"faction": "merfolk"}
    pos = attacked(human, {"faction": faction, "magic": magic})
    assert number(pos) == 4 + more


@pytest.mark.rule("K-SOLO-WAR-7")
def test_a_dummy_that_wins_ties_costs_one_more() -> None:
    pos = attacked(dummy={"faction": "orcs", "magic": 1})
    assert (number(pos), pos.explain("match").total) == (4, 5)
    assert pos.happened("war_number")[0].facts == {"number": 4, "due": 5}
    pos.play("match")
    assert pos.has(HUMAN, "mana") == 6


@pytest.mark.rule("K-SOLO-WAR-7")
@pytest.mark.parametrize(("units", "more"), [({}, 0), ({"ore": 1}, 1), ({"mana": 2}, 1)])
def test_units_after_the_reveal_add_one_if_the_dummy_has_any(
    units: dict[str, int], more: int
) -> None:
    pos = attacked(dummy={"faction": "orcs", "magic": 4, **units})
    assert number(pos) == 4 + more
    pos.play("yield")
    assert pos.has(DUMMY, "ore") == units.get("ore", 0)


@pytest.mark.rule("K-SOLO-WAR-7")
def test_the_dummys_rule_for_the_rivals_mana_applies_to_the_human() -> None:
    pos = attacked({"mana": 9, "ore": 0}, {"faction": "elves", "magic": 4})
    assert number(pos) == 5
    pos.play("match")
    assert pos.has(HUMAN, "mana") == 4  # one unit for one


@pytest.mark.rule("K-SOLO-WAR-8")
def test_the_humans_own_discounts_and_values_work_as_written() -> None:
    pos = attacked({"faction": "lizardfolk", "magic": 2})
    assert pos.explain("match").total == 3
    pos = attacked({"faction": "orcs", "magic": 2, "mana": 0, "food": 4})
    assert pos.legal() == ["match", "yield"]
    pos.play("match")
    assert pos.has(HUMAN, "food") == 0


@pytest.mark.rule("K-SOLO-WAR-8")
def test_surcharges_go_to_the_price_or_off_the_number() -> None:
    pos = attacked(dummy={"faction": "imps", "magic": 4})  # c3 lies beside a crag
    assert (number(pos), pos.explain("match").total) == (4, 5)
    pos = attacked({"faction": "imps", "magic": 4})
    assert (number(pos), pos.explain("match").total) == (3, 3)


@pytest.mark.rule("K-SOLO-WAR-8", "K-HEROCARD-oracle")
def test_the_oracle_takes_one_off_the_number() -> None:
    human = {"regions": {"a5": 1}, "hero": "oracle", "hero_in": "c3"}
    assert number(attacked(human, heroes_call=True)) == 3
    human = {"regions": {"c3": 1}, "hero": "oracle", "hero_in": "a5"}
    assert number(attacked(human, heroes_call=True)) == 4


@pytest.mark.rule("K-SOLO-WAR-8")
def test_winning_ties_cancels_the_dummys_only_for_a_defender() -> None:
    dummy = {"faction": "boarfolk", "magic": 4}
    assert attacked({"faction": "orcs", "magic": 1}, dummy).explain("match").total == 5
    assert attacked({"faction": "trolls"}, dummy).explain("match").total == 6
    human = {"faction": "boarfolk", "magic": 4}
    pos = attacking(human, {"faction": "orcs", "magic": 1})
    parts = {part.key: part.amount for part in pos.explain("match").parts}
    assert parts == {"war.dummy": 4, "war.ties": 1, "war.abilities": -1}


@pytest.mark.rule("K-SOLO-WAR-8")
@pytest.mark.parametrize(
    ("faction", "magic"), [("elves", 4), ("orcs", 4), ("halflings", 5), ("lionfolk", 3)]
)
def test_what_has_no_place_in_a_match_does_nothing(faction: str, magic: int) -> None:
    pos = attacked({"faction": faction, "magic": magic}, {"mana": 3, "ore": 3})
    assert (number(pos), pos.phase) == (4, "match")
    pos.play("yield", "fall")
    assert (pos.has(HUMAN, "mana"), pos.has(DUMMY, "mana"), pos.has(DUMMY, "ore")) == (9, 3, 3)


@pytest.mark.rule("K-SOLO-WAR-8")
def test_the_number_never_drops_below_one() -> None:
    human = {"faction": "imps", "magic": 4, "regions": {"c3": 1}}
    pos = attacked(human, night=True)
    assert number(pos) == 1


@pytest.mark.rule("K-SOLO-WAR-9")
def test_the_fighting_meeple_is_counted_when_the_war_starts() -> None:
    pos = attacking({"regions": {"c2": 1}})
    assert number(pos) == 2
    pos.play("match")
    assert pos.has(HUMAN, "mana") == 8


@pytest.mark.rule("K-SOLO-WAR-1", "K-ENG-1")
def test_there_are_no_dice_no_flag_and_no_alliance() -> None:
    pos = attacked()
    assert pos.rule_against("flag") == "K-ENG-2"
    assert pos.rule_against("dial 3") == "K-ENG-2"
    pos.play("yield", "fall")
    assert not pos.happened("dial_set")
    assert not pos.happened("allied")


@pytest.mark.rule("K-SOLO-ACT-12", "K-WAR-13")
def test_the_dummys_last_meeple_flees_free_by_a_fresh_roll() -> None:
    pos = attacking(dummy={"regions": {"c3": 1}}).roll(6).play("match")
    assert [event.facts["to"] for event in pos.happened("retreated")] == ["c5"]
    assert not [event for event in pos.happened("paid") if event.player == DUMMY]


@pytest.mark.rule("K-SOLO-ACT-12", "K-SOLO-ABIL-1")
def test_a_fallen_meeple_is_brought_home_by_region_pick_when_affordable() -> None:
    regions = {"c3": 1, "c5": 1}  # no retreat: c2 is the human's, c5 its own
    dummy = {"faction": "undead_knights", "magic": 4, "mana": 2, "regions": regions}
    pos = attacking({"regions": {"c2": 2}}, dummy, heroes_call=True).roll(9).play("match")
    assert [event.facts for event in pos.happened("revived")] == [{"region": "c4"}]
    assert pos.happened("lost")[0].facts == {"resource": "mana", "amount": 2}
