"""Collecting resources (K-COLLECT)."""

from __future__ import annotations

from typing import Final

from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.gaining import gain, gain_all
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.terms import (
    ANY,
    BASIC,
    CAPITAL,
    FOOD,
    FOREST,
    MANA,
    MOUNTAIN,
    NONE,
    ORE,
    PEAKS,
    PLAINS,
    RESOURCES,
    RUINS,
    SILVER,
    TUNDRA,
)
from elbowroom.kernel.bits import members, size
from elbowroom.kernel.notation import encode
from elbowroom.kernel.reasons import Explanation, Part

YIELDS: Final[tuple[tuple[int, int], ...]] = (
    (PLAINS, FOOD),
    (FOREST, MANA),
    (MOUNTAIN, ORE),
    (PEAKS, SILVER),
)
"""What one meeple collects in each terrain (K-COLLECT-1)."""


def begin_collecting(pos: Position, player: int) -> None:
    """Begin to collect: one yield may be changed first."""
    pos.converted = NONE
    pos.push(steps.COLLECT, player)
    if pos.abilities(player).converters or pos.hero_abilities(player).converters:
        pos.push(steps.CONVERT, player)


def convert_options(pos: Position, player: int) -> list[int]:
    """List the regions whose yield may be changed, and into what."""
    board = pos.rules.board
    regions = 0
    for abilities in (pos.abilities(player), pos.hero_abilities(player)):
        for effect in abilities.converters:
            regions |= effect.convertible(pos, player)
    regions &= ~(board.of_terrain[CAPITAL] | board.of_terrain[RUINS] | board.of_terrain[TUNDRA])
    return [
        encode(verbs.CONVERT, region, resource) for region in members(regions) for resource in BASIC
    ]


def doubled_regions(pos: Position, player: int) -> int:
    """Give the regions that yield two units."""
    found = 0
    for effect in pos.abilities(player).doublers:
        found |= effect.doubled(pos, player)
    for effect in pos.hero_abilities(player).doublers:
        found |= effect.doubled(pos, player)
    return found


def collect(pos: Position, player: int) -> None:
    """Give the yields of all regions where a meeple can collect (K-COLLECT-1)."""
    board = pos.rules.board
    regions = pos.working(player)
    doubled = doubled_regions(pos, player)
    pos.push(steps.COLLECT_BONUS, player)
    if pos.meeples(player) == 1:
        gain(pos, player, ANY, 1)
    chosen = regions & (board.of_terrain[RUINS] | board.of_terrain[TUNDRA])
    gain(pos, player, ANY, size(chosen) + size(chosen & doubled))
    if pos.converted != NONE:
        region, resource = divmod(pos.converted, 4)
        regions &= ~(1 << region)
        gain(pos, player, resource, 1 + (doubled >> region & 1))
    for terrain, resource in YIELDS:
        found = regions & board.of_terrain[terrain]
        if found:
            gain(pos, player, resource, size(found) + size(found & doubled))


def explain_collecting(pos: Position, player: int) -> Explanation:
    """Take apart what collecting brings now, units of choice as such; full tracks cut it."""
    board = pos.rules.board
    regions = pos.working(player)
    doubled = doubled_regions(pos, player)
    units = [0] * (ANY + 1)
    for terrain, resource in YIELDS:
        found = regions & board.of_terrain[terrain]
        units[resource] += size(found) + size(found & doubled)
    chosen = regions & (board.of_terrain[RUINS] | board.of_terrain[TUNDRA])
    units[ANY] += size(chosen) + size(chosen & doubled) + (pos.meeples(player) == 1)
    for abilities in (pos.abilities(player), pos.hero_abilities(player)):
        for effect in abilities.collectors:
            for each in effect.on_collect(pos, player):
                units[each.resource] += each.amount
    for resource in range(ANY):
        units[resource] = min(units[resource], pos.room_for(player, resource))
    parts = [
        Part(units[number], name, "K-COLLECT-1", f"resource.{name}")
        for number, name in enumerate((*RESOURCES, "choice"))
        if units[number]
    ]
    return Explanation("income", tuple(parts))


def collect_bonus(pos: Position, player: int) -> None:
    """Give what abilities add to collecting (K-COLLECT-6)."""
    for effect in pos.hero_abilities(player).collectors:
        gain_all(pos, player, effect.on_collect(pos, player))
    for effect in pos.abilities(player).collectors:
        gain_all(pos, player, effect.on_collect(pos, player))


def clear_gains(pos: Position, player: int) -> None:
    """Give what clearing the action card brings a player."""
    for effect in pos.hero_abilities(player).clearers:
        gain_all(pos, player, effect.on_clear(pos, player))
    for effect in pos.abilities(player).clearers:
        gain_all(pos, player, effect.on_clear(pos, player))
