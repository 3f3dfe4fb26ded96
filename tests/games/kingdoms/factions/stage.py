"""What the tests of factions share: the table, the bonus of level 5, numbers that may be set."""

from __future__ import annotations

from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from elbowroom.testing import position

HOMES = ("amberfold", "cinderholt", "eldwater")
"""The homes of seats 0, 1 and 2 unless a test names others."""


def kingdom(*homes: str, players: int = 3, heroes_call: bool = False) -> KingdomsScenario:
    """Lay the homes of the players out, in seat order."""
    return position(
        "kingdoms", players=players, heroes_call=heroes_call, territories=list(homes or HOMES)
    )


def bonus(pos: KingdomsScenario, player: int = 0) -> int:
    """Count the points of a player's faction if the game ended now."""
    parts = pos.state.income(player).parts
    return sum([part.amount for part in parts if part.key.startswith("faction.")])


def points(pos: KingdomsScenario, player: int = 0) -> int:
    """Count all points of a player if the game ended now."""
    return pos.state.income(player).total


def highest(pos: KingdomsScenario) -> int:
    """Give the highest number the player asked may set; 0 if only the flag."""
    assert pos.phase == "dial"
    return max([0, *[int(text.split()[1]) for text in pos.legal() if text.startswith("dial")]])


def stock(pos: KingdomsScenario, player: int = 0) -> tuple[int, int, int]:
    """Count a player's food, mana and ore."""
    return pos.has(player, "food"), pos.has(player, "mana"), pos.has(player, "ore")


def ones(*regions: str) -> dict[str, int]:
    """Put one meeple into each of these regions."""
    return dict.fromkeys(regions, 1)


def go(pos: KingdomsScenario, move: str) -> KingdomsScenario:
    """Let seat 0 select Patrol or Quest and make this move."""
    return pos.turn(select=move.partition(" ")[0]).play(move)
