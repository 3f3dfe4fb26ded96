"""Effects on war: discounts, bids, payments, what winning and losing brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from elbowroom.games.kingdoms.engine.conditions import ALWAYS, When, all_hold
from elbowroom.games.kingdoms.engine.hooks import NOTHING, Effect, Gain, Gains
from elbowroom.games.kingdoms.engine.terms import NONE

if TYPE_CHECKING:
    from elbowroom.games.kingdoms.engine.position import Position


@dataclass(frozen=True)
class WarDiscount(Effect):
    """An own number costs less."""

    amount: int
    when: When = ALWAYS

    def war_discount(self, pos: Position, me: int, region: int, paid: int) -> int:
        return self.amount if all_hold(self.when, pos, me, region, paid) else 0


@dataclass(frozen=True)
class AuraDiscount(Effect):
    """The numbers of meeples near the hero cost less."""

    amount: int
    when: When = ALWAYS

    def aura_discount(self, pos: Position, me: int, region: int) -> int:
        return self.amount if all_hold(self.when, pos, me, region) else 0


@dataclass(frozen=True)
class WarSurcharge(Effect):
    """The opponent's number costs more."""

    amount: int
    when: When = ALWAYS

    def war_surcharge(self, pos: Position, me: int, region: int) -> int:
        return self.amount if all_hold(self.when, pos, me, region) else 0


@dataclass(frozen=True)
class WarResourceValue(Effect):
    """A resource has another value in war payments, one's own or the opponent's."""

    resource: int
    value: int
    of_rival: bool = False

    def own_war_value(self, resource: int) -> int:
        return self.value if resource == self.resource and not self.of_rival else NONE

    def rival_war_value(self, resource: int) -> int:
        return self.value if resource == self.resource and self.of_rival else NONE


@dataclass(frozen=True)
class WarTie(Effect):
    """Equal numbers are won."""

    when: When = ALWAYS

    def wins_ties(self, pos: Position, me: int, region: int) -> bool:
        return all_hold(self.when, pos, me, region)


@dataclass(frozen=True)
class WarAfterReveal(Effect):
    """Units may be added to the own number after the reveal."""

    most: int

    def units_after_reveal(self) -> int:
        return self.most


@dataclass(frozen=True)
class WarShiftDie(Effect):
    """The own number may be changed after the reveal."""

    by: int

    def shifts_dial(self) -> int:
        return self.by


@dataclass(frozen=True)
class WarCopy(Effect):
    """The opponent's war discounts serve this player too."""

    def shares_discounts(self) -> bool:
        return True


@dataclass(frozen=True)
class WarWinGain(Effect):
    """Winning a war earns units, from the supply or from the loser."""

    resource: int
    amount: int
    from_loser: bool = False
    when: When = ALWAYS

    def on_war_won(self, pos: Position, me: int, region: int) -> Gains:
        if not all_hold(self.when, pos, me, region):
            return NOTHING
        return (Gain(self.resource, self.amount, self.from_loser),)


@dataclass(frozen=True)
class WarLossFree(Effect):
    """A war narrowly lost costs nothing."""

    margin: int

    def free_loss_margin(self) -> int:
        return self.margin


@dataclass(frozen=True)
class WarLossPunish(Effect):
    """Whoever wins against this loses units afterwards."""

    resource: int
    amount: int
    """NONE for all."""

    def rival_loses_on_loss(self) -> Gains:
        return (Gain(self.resource, self.amount),)


@dataclass(frozen=True)
class OnRemovedGain(Effect):
    """Losing a meeple in war earns units."""

    gains: Gains

    def on_removed(self) -> Gains:
        return self.gains


@dataclass(frozen=True)
class OnRivalRemovedGain(Effect):
    """Removing an opponent's meeple in war earns units."""

    gains: Gains

    def on_rival_removed(self) -> Gains:
        return self.gains


@dataclass(frozen=True)
class OnOtherWarGain(Effect):
    """A war between others earns units."""

    resource: int
    amount: int

    def on_other_war(self) -> Gains:
        return (Gain(self.resource, self.amount),)


@dataclass(frozen=True)
class OnAttackedGain(Effect):
    """Being attacked earns units."""

    resource: int
    amount: int

    def on_attacked(self) -> Gains:
        return (Gain(self.resource, self.amount),)


@dataclass(frozen=True)
class OnRivalStandupGain(Effect):
    """An opponent's meeple standing up earns units."""

    resource: int
    amount: int

    def on_rival_stood_up(self) -> Gains:
        return (Gain(self.resource, self.amount),)


@dataclass(frozen=True)
class Revive(Effect):
    """A fallen regular meeple may be brought straight back home for a price."""

    resource: int
    amount: int

    def revival_price(self) -> Gain:
        return Gain(self.resource, self.amount)


@dataclass(frozen=True)
class RetreatAny(Effect):
    """Any mix of resources pays for a retreat."""

    def retreats_for_anything(self) -> bool:
        return True
