"""What the further effects of packs do for one race with its power, as numbers and region sets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elbowroom.conquest.engine.hooks import Effect
from elbowroom.conquest.engine.traits import Power, Race

if TYPE_CHECKING:
    from elbowroom.conquest.engine.board import Board

Targets = list[tuple[int, int, int]]
"""A number, the regions it is for, and whose they must be."""


class OwnTables:
    """The answers of all effects of a race and its power to the hooks that only packs answer."""

    def __init__(self, sources: list[tuple[Effect, Race | Power]], board: Board) -> None:
        self.sources = sources
        self.coins_for_conquests: Targets = []
        self.tokens_for_conquests: Targets = []
        self.coins_at_start: list[tuple[int, int]] = []
        self.coins_for_abandoned = 0
        self.coins_on_decline = 0
        self.coins_at_loss = 0
        self.coins_of_conqueror = 0
        self.tokens_at_loss = 0
        self.tokens_at_start = 0
        self.rolls_at_loss = False
        self.pays = False
        """Whether tokens on the map or the number of regions ever bring coins."""
        for effect, _ in sources:
            self._add(effect, board)

    def _add(self, effect: Effect, board: Board) -> None:
        for found, answer in (
            (self.coins_for_conquests, effect.coins_for_conquests(board)),
            (self.tokens_for_conquests, effect.tokens_for_conquests(board)),
        ):
            if answer[1]:
                found.append(answer)
        started = effect.coins_at_start(board)
        if started[1]:
            self.coins_at_start.append(started)
        self.coins_for_abandoned += effect.coins_for_abandoned()
        self.coins_on_decline += effect.coins_on_decline()
        self.coins_at_loss += effect.coins_at_loss()
        self.coins_of_conqueror += effect.coins_of_conqueror()
        self.tokens_at_loss += effect.tokens_at_loss()
        self.tokens_at_start += effect.tokens_at_start()
        self.rolls_at_loss |= effect.rolls_at_loss()
        self.pays |= effect.coins_for_tokens(_MANY) > 0 or effect.coins_for_holdings(_MANY) > 0


_MANY: Final = 63
"""More tokens, and more regions, bring no fewer coins."""
