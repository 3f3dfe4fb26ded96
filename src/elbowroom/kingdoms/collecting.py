"""Collecting resources (K-COLLECT)."""

from __future__ import annotations

from elbowroom.kernel.bits import members, size
from elbowroom.kernel.notation import encode
from elbowroom.kingdoms import steps, verbs
from elbowroom.kingdoms.gaining import gain, gain_all
from elbowroom.kingdoms.position import Position
from elbowroom.kingdoms.words import (
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
    RUINS,
    SILVER,
    TUNDRA,
)

_YIELDS = ((PLAINS, FOOD), (FOREST, MANA), (MOUNTAIN, ORE), (PEAKS, SILVER))


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
    for abilities in (pos.abilities(player), pos.hero_abilities(player)):
        for effect in abilities.doublers:
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
    for terrain, resource in _YIELDS:
        found = regions & board.of_terrain[terrain]
        if found:
            gain(pos, player, resource, size(found) + size(found & doubled))


def collect_bonus(pos: Position, player: int) -> None:
    """Give what abilities add to collecting (K-COLLECT-6)."""
    for abilities in (pos.hero_abilities(player), pos.abilities(player)):
        for effect in abilities.collectors:
            gain_all(pos, player, effect.on_collect(pos, player))


def clear_gains(pos: Position, player: int) -> None:
    """Give what clearing the action card brings a player."""
    for abilities in (pos.hero_abilities(player), pos.abilities(player)):
        for effect in abilities.clearers:
            gain_all(pos, player, effect.on_clear(pos, player))
