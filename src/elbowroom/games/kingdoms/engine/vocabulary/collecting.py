"""Effects on collecting and on clearing the action card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from elbowroom.games.kingdoms.engine.conditions import ALWAYS, When, all_hold
from elbowroom.games.kingdoms.engine.hooks import NOTHING, Effect, Gain, Gains
from elbowroom.games.kingdoms.engine.terms import NONE
from elbowroom.kernel.bits import members

if TYPE_CHECKING:
    from elbowroom.games.kingdoms.engine.position import Position


@dataclass(frozen=True)
class CollectBonus(Effect):
    """Collecting earns units more."""

    resource: int
    amount: int
    when: When = ALWAYS

    def on_collect(self, pos: Position, me: int) -> Gains:
        if not all_hold(self.when, pos, me, NONE):
            return NOTHING
        return (Gain(self.resource, self.amount),)


@dataclass(frozen=True)
class CollectDouble(Effect):
    """Regions of a kind yield two units."""

    terrains: tuple[int, ...]
    only_hero: bool = False

    def doubled(self, pos: Position, me: int) -> int:
        board = pos.rules.board
        if self.only_hero:
            hero = pos.hero_at[me]
            if hero == NONE or board.terrain[hero] not in self.terrains:
                return 0
            return 1 << hero
        regions = 0
        for terrain in self.terrains:
            regions |= board.of_terrain[terrain]
        return regions


@dataclass(frozen=True)
class CollectConvert(Effect):
    """One region may yield a resource of choice instead of its own."""

    when: When

    def convertible(self, pos: Position, me: int) -> int:
        regions = 0
        for region in members(pos.working(me)):
            if all_hold(self.when, pos, me, region):
                regions |= 1 << region
        return regions


@dataclass(frozen=True)
class OnClearGain(Effect):
    """Clearing the action card earns units."""

    resource: int
    amount: int
    when: When = ALWAYS

    def on_clear(self, pos: Position, me: int) -> Gains:
        if not all_hold(self.when, pos, me, NONE):
            return NOTHING
        return (Gain(self.resource, self.amount),)
