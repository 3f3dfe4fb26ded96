"""Collecting resources (K-COLLECT)."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.gaining import gain, gain_all
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.questions import Deed, OptionalQuestion
from elbowroom.games.kingdoms.engine.solo.dummy import scarcest
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
from elbowroom.kernel.notation import encode, first_of, second_of
from elbowroom.kernel.reasons import Explanation, Part
from elbowroom.kernel.steps import Step

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


class Convert(OptionalQuestion):
    """Change the yield of one region."""

    def options(self, pos: Position, step: int) -> list[int]:
        board, player = pos.rules.board, first_of(step)
        regions = 0
        for abilities in (pos.abilities(player), pos.hero_abilities(player)):
            for effect in abilities.converters:
                regions |= effect.convertible(pos, player)
        regions &= ~(board.of_terrain[CAPITAL] | board.of_terrain[RUINS] | board.of_terrain[TUNDRA])
        places = members(regions)
        return [encode(verbs.CONVERT, place, resource) for place in places for resource in BASIC]

    def take(self, pos: Position, step: int, action: int) -> None:
        pos.converted = first_of(action) * 4 + second_of(action)

    def dummy_answer(self, pos: Position, step: int, found: list[int]) -> int:
        """Change the first region that does not yield what is scarcest (K-SOLO-ABIL-2)."""
        board, wanted, own = pos.rules.board, scarcest(pos), dict(YIELDS)
        ways = [each for each in found if each != verbs.DONE_ACTION and second_of(each) == wanted]
        changed = [
            (board.ids[first_of(each)], each)
            for each in ways
            if own[board.terrain[first_of(each)]] != wanted
        ]
        return min(changed)[1] if changed else verbs.DONE_ACTION


def _doubled_regions(pos: Position, player: int) -> int:
    """Give the regions that yield two units."""
    found = 0
    for effect in pos.abilities(player).doublers:
        found |= effect.doubled(pos, player)
    for effect in pos.hero_abilities(player).doublers:
        found |= effect.doubled(pos, player)
    return found


class Collect(Deed):
    """Give the yields of all regions where a meeple can collect (K-COLLECT-1)."""

    def carry_out(self, pos: Position, step: int) -> None:
        board, player = pos.rules.board, first_of(step)
        regions = pos.working(player)
        doubled = _doubled_regions(pos, player)
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
    doubled = _doubled_regions(pos, player)
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
        Part(units[number], f"resource.{name}", "K-COLLECT-1")
        for number, name in enumerate((*RESOURCES, "choice"))
        if units[number]
    ]
    return Explanation("income", tuple(parts), "kingdoms")


class CollectBonus(Deed):
    """Give what abilities add to collecting (K-COLLECT-6)."""

    def carry_out(self, pos: Position, step: int) -> None:
        player = first_of(step)
        for effect in pos.hero_abilities(player).collectors:
            gain_all(pos, player, effect.on_collect(pos, player))
        for effect in pos.abilities(player).collectors:
            gain_all(pos, player, effect.on_collect(pos, player))


class Cleared(Deed):
    """Give what clearing the action card brings a player."""

    def carry_out(self, pos: Position, step: int) -> None:
        player = first_of(step)
        for effect in pos.hero_abilities(player).clearers:
            gain_all(pos, player, effect.on_clear(pos, player))
        for effect in pos.abilities(player).clearers:
            gain_all(pos, player, effect.on_clear(pos, player))


STEPS: Final[dict[int, Step[Any]]] = {
    steps.CONVERT: Convert("convert"),
    steps.COLLECT: Collect("collect"),
    steps.COLLECT_BONUS: CollectBonus("collect_bonus"),
    steps.CLEARED: Cleared("cleared"),
}
