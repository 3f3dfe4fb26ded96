"""Effects on Build, Research, Expand and Trade: prices, substitutes, places, gains."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from elbowroom.games.kingdoms.engine.conditions import ALWAYS, When, all_hold, looks_at_building
from elbowroom.games.kingdoms.engine.hooks import NOTHING, Effect, Gain, Gains
from elbowroom.games.kingdoms.engine.terms import BUILD, NONE, PAYS, RECEIVED

if TYPE_CHECKING:
    from elbowroom.games.kingdoms.engine.position import Position


@dataclass(frozen=True)
class CostMod(Effect):
    """An action or a retreat costs less, down to a least price."""

    priced: int
    less: int
    least: int = 0
    when: When = ALWAYS

    def discount(self, pos: Position, me: int, priced: int, region: int) -> int:
        if priced != self.priced:
            return 0
        if pos.advancing and looks_at_building(self.when):
            return 0
        return self.less if all_hold(self.when, pos, me, region) else 0

    def price_floor(self, priced: int) -> int:
        return self.least if priced == self.priced else 0


@dataclass(frozen=True)
class CostSet(Effect):
    """An action or a retreat has another price than printed."""

    priced: int
    price: int

    def fixed_price(self, priced: int) -> int:
        return self.price if priced == self.priced else NONE


@dataclass(frozen=True)
class RivalBuildTax(Effect):
    """An opponent building onto the own tower level pays more."""

    more: int

    def rival_tax(self, pos: Position, me: int, priced: int, level: int) -> int:
        return self.more if priced == BUILD and pos.tower[me] == level else 0


@dataclass(frozen=True)
class ActionSub(Effect):
    """One action may be carried out in place of another that was chosen."""

    chosen: int
    instead: int

    def substitutes(self, action: int) -> int:
        return 1 << self.instead if action == self.chosen else 0


@dataclass(frozen=True)
class HeroAction(Effect):
    """The hero alone may carry out one action in place of another that was chosen."""

    chosen: int
    instead: int

    def hero_substitutes(self, action: int) -> int:
        return 1 << self.instead if action == self.chosen else 0


@dataclass(frozen=True)
class ResourceSub(Effect):
    """One resource may pay in place of others for some actions."""

    use: int
    instead_of: tuple[int, ...]
    actions: tuple[int, ...]

    def stands_in(self, action: int) -> int:
        stands_in = action in self.actions and PAYS[action] in self.instead_of
        return 1 << self.use if stands_in else 0


@dataclass(frozen=True)
class TradeBonus(Effect):
    """Every Trade earns units more."""

    resource: int
    amount: int

    def on_trade(self, received: int) -> Gains:
        return (Gain(received if self.resource == RECEIVED else self.resource, self.amount),)


@dataclass(frozen=True)
class TradeMulti(Effect):
    """One Trade may turn two types into a third."""

    into: tuple[int, ...]
    """The types they may become."""

    def trades_two_types(self, into: int) -> bool:
        return into in self.into


@dataclass(frozen=True)
class ExpandAdjacent(Effect):
    """A new meeple may be placed next door."""

    near_hero: bool = False

    def expands_next_door(self) -> bool:
        return not self.near_hero

    def expands_beside_hero(self) -> bool:
        return self.near_hero


@dataclass(frozen=True)
class BuildAdjacent(Effect):
    """A fortress may be placed next to the hero."""

    def builds_beside_hero(self) -> bool:
        return True


@dataclass(frozen=True)
class OnReachGain(Effect):
    """Reaching the level earns units, once."""

    gains: Gains

    def on_reach(self) -> Gains:
        return self.gains


@dataclass(frozen=True)
class OnReachRivalMagicLoss(Effect):
    """Reaching the level makes an opponent drop magic levels, once."""

    levels: int

    def rival_magic_loss(self) -> int:
        return self.levels


@dataclass(frozen=True)
class OnFollowGain(Effect):
    """Taking the chosen action as a follower earns units."""

    action: int
    resource: int
    amount: int

    def on_follow(self, action: int) -> Gains:
        return (Gain(self.resource, self.amount),) if action == self.action else NOTHING


@dataclass(frozen=True)
class Retire(Effect):
    """The hero retires."""
