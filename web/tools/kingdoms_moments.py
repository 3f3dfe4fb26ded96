"""Positions on territories for the page's tests: a full table, wars, and playing alone."""

from __future__ import annotations

from typing import cast

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from elbowroom.testing import Scenario, position

ROUND = 3
SHIELDS = ("patrol", "build")
HEROES = ("captain", "knight", "oracle", "bard", "alchemist")
FACTIONS = ("merfolk", "dwarves", "dark_elves", "humans", "goblins")
HOMES = (
    {"a1": 1, "a6": 1},
    {"c1": 1, "c4": 2},
    {"e1": 1, "e3": 1},
    {"g1": 1, "g3": 1},
    {"i1": 1, "i2": 1},
)
"""Where the meeples of each seat stand, on the territories of the test kit."""


def begin(players: int, **options: bool) -> KingdomsScenario:
    """Let so many play, each at home and with something in the purse."""
    scenario = cast("KingdomsScenario", position("kingdoms", players=players, **options))
    for seat in range(max(players, 2)):
        units = {"food": 4 - seat % 3, "mana": 3, "ore": 3 + 3 * (seat % 2)}
        scenario.give(seat, FACTIONS[seat], HOMES[seat], magic=seat % 3, **units)
    return scenario


def with_heroes(players: int) -> Scenario:
    """Four or five with heroes: the fullest tables there are."""
    scenario = cast("KingdomsScenario", position("kingdoms", players=players, heroes_call=True))
    for seat, hero in enumerate(HEROES[:players]):
        at = next(iter(HOMES[seat]))
        scenario.give(
            seat, FACTIONS[seat], HOMES[seat], magic=seat % 3, hero=hero, hero_in=at,
            food=4, mana=3, ore=3, silver=seat % 2,
        )  # fmt: skip
    return scenario.turn(0, shields=SHIELDS, round=ROUND)


def at_war(players: int) -> Scenario:
    """The first attacks the second beside its home."""
    scenario = begin(players)
    scenario.give(1, regions={"a2": 1}, food=2, mana=3, ore=6)
    return scenario.turn(0, "patrol", round=ROUND).play("patrol a1 a2")


def alone(magic: int = 1) -> Scenario:
    """One against the compass, whose dummy has reached a level of magic."""
    scenario = cast("KingdomsScenario", position("kingdoms", players=1))
    scenario.give(0, "lionfolk", HOMES[0], tower=1, food=5, mana=2, ore=3)
    scenario.give(1, "orcs", {"c1": 1, "c3": 1, "c4": 1}, magic=magic, food=3, mana=4, ore=4)
    return scenario.turn(0, shields=SHIELDS, round=ROUND)


def last() -> Scenario:
    """One level of the first player's tower is missing to its end, and to that of the game."""
    scenario = begin(2)
    scenario.give(0, tower=5, ore=9)
    return scenario.turn(0, shields=("patrol", "quest", "expand", "trade"), round=ROUND)


def moments() -> dict[str, Scenario]:
    """Write a position for each face of the table."""
    return {
        "kingdoms-three": begin(3).turn(0, shields=SHIELDS, round=ROUND),
        "kingdoms-four": with_heroes(4),
        "kingdoms-five": with_heroes(5),
        "kingdoms-war-two": at_war(2),
        "kingdoms-war": at_war(3),
        "kingdoms-alone": alone(),
        "kingdoms-alone-last": alone(magic=5),
        "kingdoms-last": last(),
    }
