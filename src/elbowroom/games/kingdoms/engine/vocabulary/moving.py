"""Effects on where meeples go and what their arrival sets off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from elbowroom.games.kingdoms.engine.hooks import (
    KNOCK_FORTRESS,
    KNOCK_MEEPLE,
    NOTHING,
    RIVAL_LOSS,
    Effect,
    Gain,
    Gains,
)
from elbowroom.games.kingdoms.engine.terms import CRAGS, PATROL, QUEST

if TYPE_CHECKING:
    from elbowroom.games.kingdoms.engine.position import Position


@dataclass(frozen=True)
class MoveExtra(Effect):
    """An action may move further meeples."""

    action: int
    extra: int

    def extra_moves(self, action: int) -> int:
        return self.extra if action == self.action else 0


@dataclass(frozen=True)
class PatrolSteps(Effect):
    """A patrolling meeple may take several steps."""

    steps: int

    def patrol_steps(self) -> int:
        return self.steps


@dataclass(frozen=True)
class TerrainCross(Effect):
    """A Patrol step may lead across a feature."""

    feature: int

    def crosses(self) -> int:
        return self.feature


@dataclass(frozen=True)
class TerrainEnter(Effect):
    """Meeples may enter features."""

    feature: int

    def enters(self) -> int:
        return self.feature


@dataclass(frozen=True)
class QuestFree(Effect):
    """Quests start or end where others cannot."""

    mode: int

    def widens_quest(self) -> int:
        return self.mode


@dataclass(frozen=True)
class ChargeOn(Effect):
    """A meeple that won as attacker may run on."""

    def charges_on(self) -> bool:
        return True


@dataclass(frozen=True)
class RuinsFreeMove(Effect):
    """Searching meeples move without standing up."""

    def leaves_ruins_lying(self) -> bool:
        return True


@dataclass(frozen=True)
class TundraStay(Effect):
    """Meeples are never forced out of tundra."""

    def stays_in_tundra(self) -> bool:
        return True


@dataclass(frozen=True)
class EnterGain(Effect):
    """Moving a meeple into a kind of region earns units."""

    terrains: tuple[int, ...]
    resource: int
    amount: int
    via: tuple[int, ...] = (PATROL, QUEST)
    abroad: bool = False
    """Only on an opponent's home territory."""

    def on_enter(self, pos: Position, me: int, region: int, via: int) -> Gains:
        if via not in self.via or pos.rules.board.terrain[region] not in self.terrains:
            return NOTHING
        if self.abroad and not pos.is_rival_home(me, region):
            return NOTHING
        return (Gain(self.resource, self.amount),)


@dataclass(frozen=True)
class Steal(Effect):
    """Arriving on an opponent's home territory takes units from that opponent."""

    amount: int
    by_hero: bool = False
    """By any move of the hero, or by a Quest from another territory."""

    def steals_on_arrival(self, pos: Position, me: int, region: int, via: int) -> int:
        if not pos.is_rival_home(me, region):
            return 0
        if not self.by_hero and not (via == QUEST and pos.came_from_abroad()):
            return 0
        return self.amount


@dataclass(frozen=True)
class RivalQuestToll(Effect):
    """An opponent questing onto the home territory hands over a resource."""

    def takes_toll(self) -> bool:
        return True


@dataclass(frozen=True)
class RivalLoss(Effect):
    """A Patrol move that ends beside a crag makes an opponent discard."""

    amount: int

    def on_arrival(self, pos: Position, me: int, region: int, via: int) -> Gain:
        if via != PATROL or not pos.rules.board.beside[CRAGS] >> region & 1:
            return Gain(0, 0)
        return Gain(RIVAL_LOSS, self.amount)


@dataclass(frozen=True)
class KnockMeeple(Effect):
    """A finished move may lay down an opposing meeple next door."""

    action: int

    def on_arrival(self, pos: Position, me: int, region: int, via: int) -> Gain:
        return Gain(KNOCK_MEEPLE, 1) if via == self.action else Gain(0, 0)


@dataclass(frozen=True)
class KnockFortress(Effect):
    """A finished move may lay down an opposing fortress next door."""

    action: int

    def on_arrival(self, pos: Position, me: int, region: int, via: int) -> Gain:
        return Gain(KNOCK_FORTRESS, 1) if via == self.action else Gain(0, 0)
