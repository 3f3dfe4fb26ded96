"""When an effect works: conditions on the turn and on what the race holds, asked of a position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from elbowroom.conquest.engine.where import ANYWHERE, Where
from elbowroom.kernel.bits import members, size

if TYPE_CHECKING:
    from elbowroom.conquest.engine.position import Position

ROUNDS: Final = ("even", "odd", "first", "last")
CONQUESTS: Final = 0
"""Where `Position.memory` counts the conquests of the turn."""
ATTACKERS: Final = 1
"""Where it begins to list, for each player, who took regions of the player's active race."""


@dataclass(frozen=True)
class When:
    """Conditions on a position, all of which must hold; none means always."""

    round: str = ""
    regions_at_most: int = 0
    regions_at_least: int = 0
    attacked_nobody: bool = False
    coins_at_most: int = 0
    coins_at_least: int = 0
    neighbours_at_least: int = 0
    holds: Where = ANYWHERE
    holds_at_least: int = 0
    first_conquests: int = 0
    for_each: bool = False
    """So many conquests for each region that `holds` means."""
    in_decline: bool = False

    def met(self, pos: Position, army: int) -> bool:
        """Whether all conditions hold for an army now."""
        held = pos.held[army]
        if self.round and not _is_round(pos, self.round):
            return False
        if self.attacked_nobody and pos.attacked:
            return False
        count = size(held)
        if self.regions_at_most and count > self.regions_at_most:
            return False
        if count < self.regions_at_least:
            return False
        if (
            self.holds_at_least
            and size(held & self.holds.on(pos.rules.board)) < self.holds_at_least
        ):
            return False
        if self.first_conquests and pos.memory[CONQUESTS] >= self._times(pos, held):
            return False
        if self.neighbours_at_least and neighbours(pos, army) < self.neighbours_at_least:
            return False
        return self._has_coins(pos, army)

    def _times(self, pos: Position, held: int) -> int:
        if not self.for_each:
            return self.first_conquests
        return self.first_conquests * size(held & self.holds.on(pos.rules.board))

    def _has_coins(self, pos: Position, army: int) -> bool:
        if not (self.coins_at_most or self.coins_at_least):
            return True
        coins = public_coins(pos, pos.rules.army_player[army])
        if self.coins_at_most and coins > self.coins_at_most:
            return False
        return coins >= self.coins_at_least


def _is_round(pos: Position, word: str) -> bool:
    if word == "first":
        return pos.round == 1
    if word == "last":
        return pos.round == pos.rules.rounds
    return (pos.round % 2 == 0) == (word == "even")


def neighbours(pos: Position, army: int) -> int:
    """Count the other players whose active race stands next to an army."""
    adjacent = pos.rules.board.adjacent
    around = 0
    for region in members(pos.held[army]):
        around |= adjacent[region]
    player = pos.rules.army_player[army]
    count = 0
    for other in range(pos.rules.players):
        if other != player and pos.held[pos.active(other)] & around:
            count += 1
    return count


def public_coins(pos: Position, player: int) -> int:
    """Count a player's coins by what everybody saw paid, so that nothing hidden decides."""
    coins = pos.rules.starting_coins
    for place in range(0, len(pos.gains), 2):
        if pos.gains[place] == player:
            coins += pos.gains[place + 1]
    return coins


ALWAYS: Final = When()
