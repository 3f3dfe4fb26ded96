"""What seats may expect of a game of territories and secret dice: final points, learned from play."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from elbowroom.games.kingdoms.bots.facts import (
    LAYOUT,
    MOST_FACTIONS,
    MOST_HEROES,
    facts,
    stage,
)
from elbowroom.games.kingdoms.engine.content import content
from elbowroom.games.kingdoms.engine.scoring import scores
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.kernel.errors import ElbowroomError

WEIGHTS: Final = Path(__file__).with_name("weights.json")
"""What the planner and those who study judge by."""
PLAYING: Final = Path(__file__).with_name("playing.json")
"""What the strongest bots judge by."""
UNITS: Final = 1000.0
"""Weights are kept as whole thousandths of a point."""
TABLES: Final = 6
"""Two players, more or one alone, without or with heroes: each has weights of its own."""
WITHOUT_SOLO: Final = 4
"""A file of so many tables judges whoever plays alone like two players."""
_TWO: Final = 2


def table_of(pos: KingdomsState) -> int:
    """Tell which weights a game is judged by: two players, more or one, without or with heroes."""
    heroes = int(pos.rules.heroes_call)
    if pos.rules.solo:
        return WITHOUT_SOLO + heroes
    return 2 * int(pos.rules.seats > _TWO) + heroes


class Worth:
    """Judges positions by what every seat is expected to have in the end."""

    def __init__(self, tables: list[list[float]]) -> None:
        self.tables = tables

    def expected(self, pos: KingdomsState) -> list[float]:
        """Give the points each seat is expected to end with."""
        if pos.over:
            return [float(points) for points in scores(pos)]
        at = stage(pos)
        return [self.of_seat(pos, player, at) for player in range(pos.rules.seats)]

    def of_seat(self, pos: KingdomsState, player: int, at: int) -> float:
        """Give the points one seat is expected to end with; `at` is the stage of the game."""
        weights = self.tables[table_of(pos)]
        total = 0.0
        for fact in facts(pos, player, at):
            total += weights[fact]
        return total

    def lead(self, pos: KingdomsState, player: int) -> float:
        """Give the expected lead of a player over the best of the others."""
        found = self.expected(pos)
        lead = found[player] - best_other(found, player)
        return lead + victory(pos, player) if pos.over else lead


def best_other(points: list[float], player: int) -> float:
    """Give what the best other seat has; several good ones count a little more."""
    best = -1000.0
    total = 0.0
    for seat, each in enumerate(points):
        if seat != player:
            total += each
            best = max(best, each)
    others = len(points) - 1
    return best if others == 1 else 0.8 * best + 0.2 * total / others


def victory(pos: KingdomsState, player: int) -> float:
    """Give what a victory counts for beside the lead: it is won or not, by however much."""
    ranks = pos.ranks()
    if ranks[player] > 1:
        return -1.0
    return 1.0 if ranks.count(1) == 1 else 0.0


def read_weights(file: Path) -> Worth:
    """Read weights, or say what is wrong with their file."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        tables = [[number / UNITS for number in table] for table in data["tables"]]
    except (OSError, ValueError, KeyError, TypeError) as fault:
        raise ElbowroomError(f"The weights {file.name} cannot be read: {fault!r}.") from fault
    if len(tables) == WITHOUT_SOLO:
        tables += [table.copy() for table in tables[:2]]
    if [len(table) for table in tables] != [LAYOUT.size] * TABLES:
        raise ElbowroomError(f"The weights {file.name} do not fit the facts they are for.")
    for table in tables:
        _fill(table, LAYOUT.faction, 6, len(content().factions), MOST_FACTIONS)
        _fill(table, LAYOUT.hero_card, 3, len(content().heroes), MOST_HEROES)
    return Worth(tables)


def _fill(table: list[float], begin: int, width: int, known: int, most: int) -> None:
    """Let what packs bring be worth, level by level, what such a thing of the box is on average."""
    for level in range(width):
        learned_here = [table[begin + number * width + level] for number in range(known)]
        mean = sum(learned_here) / known
        for number in range(known, most):
            table[begin + number * width + level] = mean


@cache
def learned() -> Worth:
    """Read the weights the planner judges by, once."""
    return read_weights(WEIGHTS)


@cache
def newest() -> Worth:
    """Read the weights the strongest bots judge by, once."""
    return read_weights(PLAYING)
