"""Where the examples of Heroes' Call take place, and the careers of heroes."""

from __future__ import annotations

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from elbowroom.testing import position

PAID_WITH = {"build": "ore", "research": "mana", "expand": "food"}
FULL_CARD = ["patrol", "quest", "build", "research", "expand"]


def frozen(players: int = 3, home: str = "frosthollow") -> KingdomsScenario:
    """Give seat 0 its home, Frosthollow as a rule, seat 1 Cinderholt and seat 2 Eldwater.

    Frosthollow: p1 tundra, p2 peaks, p3 and p6 forest, p4 mountain, p5 plains; a crag
    touches p1, p2, p4, p5. Cinderholt: c1 and c2 mountain, c3 and c5 forest, c4 plains; a
    crag touches all. Eldwater: e1 forest, e2 and e6 mountain, e3 and e4 plains, e5 ruins;
    water touches e4, e5, e6. With two players Eldwater is the Lost Kingdom.
    """
    lands = [home, "cinderholt", "eldwater"]
    return position("kingdoms", players=players, heroes_call=True, territories=lands)


def highest(pos: KingdomsScenario) -> int:
    """Give the highest number the player asked for a die may set; 0 if only the flag."""
    return len(pos.legal()) - 1


def victor(pos: KingdomsScenario) -> int:
    """Give the seat that won the latest war."""
    return pos.happened("war_won")[-1].player


def clear_the_card(pos: KingdomsScenario) -> KingdomsScenario:
    """Let a turn of seat 0 begin that clears the action card."""
    return pos.turn(begins=True, round=2, shields=FULL_CARD)


def collect(pos: KingdomsScenario) -> KingdomsScenario:
    """Let seat 0 follow a Trade of seat 2 by collecting."""
    return pos.turn(active=2, select="trade", acting=0).play("collect")


def rises_for(hero: str, level: int, action: str, price: int) -> bool:
    """Whether a hero on plains at home leaves its level by an action, at exactly a price."""
    unit = PAID_WITH[action]
    if "advance" in _before_the_rise(hero, level, action, price - 1).legal():
        return False
    pos = _before_the_rise(hero, level, action, price)
    pos.play("advance")
    return _has_risen(pos, hero, level) and pos.has(0, unit) == 0


def _before_the_rise(hero: str, level: int, action: str, units: int) -> KingdomsScenario:
    pos = frozen().give(0, regions={"p3": 1}, **{PAID_WITH[action]: units})
    return pos.give(0, hero=hero, hero_in="p5", hero_level=level).turn(select=action)


def rises_by_war(hero: str, level: int) -> bool:
    """Whether a hero leaves its level by a war it wins, and by no action it could pay for."""
    for action in PAID_WITH:
        pos = _before_the_rise(hero, level, action, units=9)
        if pos.rule_against("advance") != "K-HERO-4":
            return False
    pos = frozen().give(0, regions={"p3": 1}, hero=hero, hero_in="p5", hero_level=level, ore=1)
    pos.give(1, regions={"p4": 1, "c1": 1})
    pos.turn(select="patrol").play("patrol-hero p5 p4", "dial 1", "flag", "fall")
    return _has_risen(pos, hero, level)


def _has_risen(pos: KingdomsScenario, hero: str, level: int) -> bool:
    if level == 1:
        return pos.state.hero_level[0] == 2
    retired = [event.facts["hero"] for event in pos.happened("hero_retired")]
    return retired == [hero] and pos.hero_in(0) is None
