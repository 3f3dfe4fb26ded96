"""What is true of every position: a restored or hand-written one is held against it."""

from __future__ import annotations

from elbowroom.games.kingdoms.engine import steps
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.rules import MOST_ROUNDS
from elbowroom.games.kingdoms.engine.solo.compass import HOURS
from elbowroom.games.kingdoms.engine.terms import (
    DUMMY,
    FULL,
    MOST_MEEPLES,
    NONE,
    RETIRED,
    SHIELDS,
    TOP_MAGIC,
    TOP_TOWER,
    TUNDRA,
)
from elbowroom.kernel.errors import InvalidPosition
from elbowroom.kernel.notation import first_of, verb_of
from elbowroom.kernel.steps import OF_NOBODY

_REGION_LIMIT = 2
_BEFORE_LAND = (steps.CARD, steps.SIDE, steps.LOST_SIDE)
"""What may be asked while there is no land yet."""


def check_position(pos: Position) -> None:
    """Refuse a position no game can reach."""
    for fault in faults(pos):
        raise InvalidPosition(fault)


def faults(pos: Position) -> list[str]:
    """List what is wrong with a position."""
    found = [*_faulty_regions(pos), *_faulty_steps(pos)]
    for player in range(pos.rules.seats):
        found += _faulty_player(pos, player)
    if pos.rules.solo and (pos.second[DUMMY] or pos.hero_at[DUMMY] != NONE):
        found.append("the dummy has two meeples in one region, or a hero (K-SOLO-4)")
    if max(pos.roll, pos.fresh_roll) > HOURS:
        found.append(f"the die shows {max(pos.roll, pos.fresh_roll)}")
    if pos.round > MOST_ROUNDS:
        found.append(f"round {pos.round} is past the last one, {MOST_ROUNDS}")
    if pos.shields.bit_count() > SHIELDS:
        found.append(f"{pos.shields.bit_count()} shields lie on the action card")
    factions = [faction for faction in pos.faction if faction != NONE]
    if len(set(factions)) != len(factions):
        found.append("two players have the same faction")
    return found


def _faulty_player(pos: Position, player: int) -> list[str]:
    found: list[str] = []
    for resource in range(4):
        if not 0 <= pos.resource(player, resource) <= FULL:
            found.append(f"seat {player} has {pos.resource(player, resource)} of a resource")
    if pos.meeples(player) > MOST_MEEPLES:
        found.append(f"seat {player} has {pos.meeples(player)} meeples in play")
    if not 0 <= pos.tower[player] <= TOP_TOWER or not 0 <= pos.magic[player] <= TOP_MAGIC:
        found.append(f"seat {player} is past the end of the tower or magic track")
    if pos.reached[player] < pos.magic[player]:
        found.append(f"seat {player} is above the highest magic level it reached")
    if pos.rules.heroes_call and pos.tower[player] != pos.forts[player].bit_count():
        found.append(f"seat {player}: tower level and fortresses differ (K-TOWER-2)")
    if not pos.rules.heroes_call and (pos.forts[player] or pos.hero_at[player] != NONE):
        found.append(f"seat {player} has pieces of Heroes' Call")
    if pos.laid[player] & ~pos.first[player] or pos.both_laid[player] & ~pos.second[player]:
        found.append(f"seat {player} has more meeples lying down than there are")
    hero = pos.hero_at[player]
    if hero != NONE and not pos.first[player] >> hero & 1:
        found.append(f"the hero of seat {player} is nowhere")
    if pos.hero_card[player] != NONE and not 1 <= pos.hero_level[player] < RETIRED:
        found.append(f"the hero of seat {player} has level {pos.hero_level[player]}")
    return found


def _faulty_regions(pos: Position) -> list[str]:
    board = pos.rules.board
    found: list[str] = []
    for space, name in enumerate(board.ids):
        count = pos.neutral >> space & 1
        owners = forts = 0
        for player in range(pos.rules.seats):
            count += (pos.first[player] >> space & 1) + (pos.second[player] >> space & 1)
            owners += pos.pieces(player) >> space & 1
            forts += pos.forts[player] >> space & 1
        limit = 1 if board.of_terrain[TUNDRA] >> space & 1 else _REGION_LIMIT
        if count > limit and not (pos.neutral >> space & 1 and space == pos.mover_at):
            found.append(f"{name} holds {count} meeples, at most {limit} may be there (K-MOVE-1)")
        if owners > _REGION_LIMIT:
            found.append(f"{owners} players have pieces in {name} (K-MOVE-2)")
        if forts > 1:
            found.append(f"{name} holds {forts} fortresses (K-TOWER-3)")
        if forts and (board.features | board.of_terrain[TUNDRA]) >> space & 1:
            found.append(f"{name} can hold no fortress (K-TUNDRA-2, K-TOWER-12)")
    return found


def _faulty_steps(pos: Position) -> list[str]:
    kinds = pos.step_kinds
    found: list[str] = []
    for step in pos.stack:
        if first_of(step) >= max(pos.rules.seats, pos.rules.places):
            found.append(f"step {kinds[verb_of(step)].name} names no seat")
    if not pos.stack:
        return found
    top = pos.stack[-1]
    if kinds[verb_of(top)].asks == OF_NOBODY:
        found.append("no question is on top")
    if not pos.rules.has_land and verb_of(top) not in _BEFORE_LAND:
        found.append("the territories are not laid out yet")
    return found
