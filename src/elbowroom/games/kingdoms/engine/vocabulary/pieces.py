"""Effects on fortresses, alliances and flags."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from elbowroom.games.kingdoms.engine.conditions import ALWAYS, When, all_hold
from elbowroom.games.kingdoms.engine.hooks import NOTHING, Effect, Gain, Gains
from elbowroom.games.kingdoms.engine.terms import ANY

if TYPE_CHECKING:
    from elbowroom.games.kingdoms.engine.position import Position


@dataclass(frozen=True)
class FortressValue(Effect):
    """A standing fortress gives a larger discount."""

    amount: int

    def fortress_discount(self) -> int:
        return self.amount


@dataclass(frozen=True)
class RivalFortressIgnore(Effect):
    """The opponent's fortress gives no discount."""

    when: When = ALWAYS

    def ignores_fortress(self, pos: Position, me: int, region: int) -> bool:
        return all_hold(self.when, pos, me, region)


@dataclass(frozen=True)
class FortressKillGain(Effect):
    """Removing an opponent's fortress earns units."""

    resource: int
    amount: int

    def on_fortress_removed(self) -> Gains:
        return (Gain(self.resource, self.amount),)


@dataclass(frozen=True)
class AllianceGain(Effect):
    """Forming an alliance brings this player or the other side units of choice."""

    amount: int
    for_ally: bool = False
    when: When = ALWAYS

    def on_alliance(self, pos: Position, me: int, region: int) -> Gains:
        return NOTHING if self.for_ally else self._gains(pos, me, region)

    def on_alliance_for_ally(self, pos: Position, me: int, region: int) -> Gains:
        return self._gains(pos, me, region) if self.for_ally else NOTHING

    def _gains(self, pos: Position, me: int, region: int) -> Gains:
        return (Gain(ANY, self.amount),) if all_hold(self.when, pos, me, region) else NOTHING


@dataclass(frozen=True)
class AllianceLock(Effect):
    """Opponents cannot break an alliance with this player."""

    when: When = ALWAYS

    def locks_alliance(self, pos: Position, me: int, region: int) -> bool:
        return all_hold(self.when, pos, me, region)


@dataclass(frozen=True)
class FlagPunish(Effect):
    """An opponent whose number met the own flag loses units."""

    amount: int

    def flag_loss(self) -> int:
        return self.amount


@dataclass(frozen=True)
class FlagGain(Effect):
    """The own flag met by a number earns units of choice."""

    amount: int

    def on_flag(self) -> Gains:
        return (Gain(ANY, self.amount),)
