"""Positions of a game against the dummy: Amberfold below, the dummy's Cinderholt above.

As seen from the compass a1 lies at 8, a2 and a4 at 6, a3 at 4, a5 at 7, a6 at 5;
c1 and c4 at 11, c2 at 12, c3 and c5 at 1. Of two at one hour a2, c4 and c5 are nearer.
"""

from __future__ import annotations

from typing import Any

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from elbowroom.testing import position

HUMAN = 0
DUMMY = 1


def alone(**options: Any) -> KingdomsScenario:
    """Set a table for one; nothing stands on it yet."""
    found = position("kingdoms", players=1, **options)
    assert isinstance(found, KingdomsScenario)
    return found


def where(pos: KingdomsScenario, player: int = DUMMY) -> set[str]:
    """Tell where a player's meeples are."""
    return set(pos.state.names(pos.state.first[player]))


def dummy_acts(
    action: str, roll: int, regions: list[str], faction: str = "humans", **given: Any
) -> KingdomsScenario:
    """Let the dummy, active, perform an action with a roll; the human is asked next."""
    pos = table(faction, regions, **given)
    return pos.turn(active=DUMMY, select=action).roll(roll)


def table(
    faction: str,
    regions: list[str],
    *,
    night: bool = False,
    heroes_call: bool = False,
    **given: Any,
) -> KingdomsScenario:
    """Set a table on which the human has two meeples in a5, with 9 food, mana and ore."""
    pos = alone(heroes_call=heroes_call)
    human = {"a5": 2} if not heroes_call else {"a5": 1, "a6": 1}
    pos.give(HUMAN, "merfolk", human, food=9, mana=9, ore=9)
    pos.give(DUMMY, faction, dict.fromkeys(regions, 1), **given)
    return pos.night() if night else pos
