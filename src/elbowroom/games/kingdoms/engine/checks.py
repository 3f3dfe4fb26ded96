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
    RESOURCES,
    RETIRED,
    SHIELDS,
    TOP_MAGIC,
    TOP_TOWER,
    TUNDRA,
)
from elbowroom.kernel.errors import InvalidPosition
from elbowroom.kernel.laws import Breach, hold
from elbowroom.kernel.notation import first_of, verb_of
from elbowroom.kernel.reasons import Refusal
from elbowroom.kernel.steps import OF_NOBODY

_GAME = "kingdoms"
_REGION_LIMIT = 2
_BEFORE_LAND = (steps.CARD, steps.SIDE, steps.LOST_SIDE)
"""What may be asked while there is no land yet."""


def check_position(pos: Position) -> None:
    """Refuse a position no game can reach."""
    hold(breaches(pos))
    for fault in _faulty_steps(pos):
        raise InvalidPosition(fault)


def breaches(pos: Position) -> list[Breach]:
    """List the laws that a position breaks."""
    found = _regions(pos)
    for player in range(pos.rules.seats):
        found += _player(pos, player)
    if pos.rules.solo and (pos.second[DUMMY] or pos.hero_at[DUMMY] != NONE):
        found.append(_breach(pos, "law_dummy", "K-SOLO-4", pos.second[DUMMY]))
    if max(pos.roll, pos.fresh_roll) > HOURS:
        found.append(_breach(pos, "law_die", "K-COMP-2", 0, ("die", max(pos.roll, pos.fresh_roll))))
    if pos.round > MOST_ROUNDS:
        values = (("round", pos.round), ("rounds", MOST_ROUNDS))
        found.append(_breach(pos, "law_round", "K-ENG-4", 0, *values))
    if pos.shields.bit_count() > SHIELDS:
        values = (("count", pos.shields.bit_count()), ("most", SHIELDS))
        found.append(_breach(pos, "law_shields", "K-COMP-2", 0, *values))
    for faction in {each for each in pos.faction if each != NONE}:
        if pos.faction.count(faction) > 1:
            name = pos.rules.factions[faction].id
            found.append(_breach(pos, "law_faction_twice", "K-SETUP-2", 0, ("faction", name)))
    return found


def _breach(
    pos: Position, key: str, rule: str, regions: int, *values: tuple[str, str | int]
) -> Breach:
    """Name a broken law, the regions where it is, and the numbers in its sentence."""
    places = pos.names(regions)
    told = values if not places else (*values, ("region", places[0]))
    return Breach(Refusal(key, rule, told, _GAME), tuple(places))


def _player(pos: Position, player: int) -> list[Breach]:
    found: list[Breach] = []
    seat = ("seat", player)
    for resource, name in enumerate(RESOURCES):
        units = pos.resource(player, resource)
        if not 0 <= units <= FULL:
            full = (("count", units), ("resource", name), ("most", FULL))
            found.append(_breach(pos, "law_resource", "K-COMP-3", 0, seat, *full))
    meeples = pos.meeples(player)
    if meeples > MOST_MEEPLES:
        values = (seat, ("count", meeples), ("most", MOST_MEEPLES))
        found.append(_breach(pos, "law_meeples", "K-COMP-1", pos.first[player], *values))
    if not 0 <= pos.tower[player] <= TOP_TOWER:
        values = (seat, ("level", pos.tower[player]), ("most", TOP_TOWER))
        found.append(_breach(pos, "law_tower", "K-COMP-4", 0, *values))
    if not 0 <= pos.magic[player] <= TOP_MAGIC or pos.reached[player] < pos.magic[player]:
        values = (seat, ("level", pos.magic[player]), ("most", TOP_MAGIC))
        found.append(_breach(pos, "law_magic", "K-COMP-5", 0, *values))
    return found + _heroes_call(pos, player)


def _heroes_call(pos: Position, player: int) -> list[Breach]:
    """Hold fortresses, the hero and meeples that lie down against their laws."""
    found: list[Breach] = []
    seat = ("seat", player)
    forts = pos.forts[player]
    if pos.rules.heroes_call and pos.tower[player] != forts.bit_count():
        values = (seat, ("level", pos.tower[player]), ("count", forts.bit_count()))
        found.append(_breach(pos, "law_fortresses", "K-TOWER-2", forts, *values))
    hero = pos.hero_at[player]
    if not pos.rules.heroes_call and (forts or hero != NONE):
        places = forts | (0 if hero == NONE else 1 << hero)
        found.append(_breach(pos, "law_no_heroes_call", "K-TOWER-1", places, seat))
    lying = pos.laid[player] & ~pos.first[player] | pos.both_laid[player] & ~pos.second[player]
    if lying:
        found.append(_breach(pos, "law_lying", "K-RUINS-1", lying, seat))
    if hero != NONE and not pos.first[player] >> hero & 1:
        found.append(_breach(pos, "law_hero_nowhere", "K-HERO-2", 1 << hero, seat))
    level = pos.hero_level[player]
    if pos.hero_card[player] != NONE and not 1 <= level < RETIRED:
        found.append(_breach(pos, "law_hero_level", "K-HERO-3", 0, seat, ("level", level)))
    return found


def _regions(pos: Position) -> list[Breach]:
    board = pos.rules.board
    seats = range(pos.rules.seats)
    tundra = board.of_terrain[TUNDRA]
    found: list[Breach] = []
    for space in range(len(board.ids)):
        bit = 1 << space
        count = pos.neutral >> space & 1
        owners = forts = 0
        for player in seats:
            count += (pos.first[player] >> space & 1) + (pos.second[player] >> space & 1)
            owners += pos.pieces(player) >> space & 1
            forts += pos.forts[player] >> space & 1
        limit = 1 if tundra & bit else _REGION_LIMIT
        if count > limit and not (pos.neutral & bit and space == pos.mover_at):
            values = (("count", count), ("most", limit))
            found.append(_breach(pos, "law_meeples_in", "K-MOVE-1", bit, *values))
        if owners > _REGION_LIMIT:
            found.append(_breach(pos, "law_players_in", "K-MOVE-2", bit, ("count", owners)))
        if forts > 1:
            found.append(_breach(pos, "law_forts_in", "K-TOWER-3", bit, ("count", forts)))
        if forts and (board.features | tundra) & bit:
            found.append(_breach(pos, "law_no_fort_in", "K-TOWER-12", bit))
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
