"""Many games in play, looked at and answered together."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from elbowroom.envs.codecs.codec import EMPTY, Parts
from elbowroom.envs.playing import Playing

ALLOWED: Final = -1
"""Stands for no game at all."""


class Batch:
    """Games of one set-up, side by side."""

    def __init__(self, games: list[Playing]) -> None:
        self.games = games
        self._masks: Parts = [game.mask for game in games]

    def __deepcopy__(self, memo: dict[int, Any]) -> Batch:
        return Batch(deepcopy(self.games, memo))

    def __reduce__(self) -> tuple[Any, ...]:
        return Batch, (self.games,)

    def asked(self) -> list[int]:
        """Give the seat that is asked in each game."""
        return [game.asked for game in self.games]

    def legal(self) -> list[list[int]]:
        """List the numbers of the actions allowed in each game."""
        return [game.legal.copy() for game in self.games]

    def refused(self, actions: list[int]) -> int:
        """Give the number of the first game in which an action is not allowed, or ALLOWED."""
        for number, game in enumerate(self.games):
            if not game.allows(actions[number]):
                return number
        return ALLOWED

    def step(self, actions: list[int]) -> tuple[list[int], list[int]]:
        """Answer in every game as is allowed; give the numbers of those that paid and of those that ended."""
        paid: list[int] = []
        ended: list[int] = []
        for number, game in enumerate(self.games):
            game.step_on(actions[number])
            if game.eventful:
                paid.append(number)
                if game.over:
                    ended.append(number)
        return paid, ended

    def look(self, seats: list[int]) -> tuple[bytearray, bytearray]:
        """Write down what one seat of each game sees, one after the other, and all masks."""
        parts: Parts = []
        for number, game in enumerate(self.games):
            seat = seats[number]
            parts += game.parts(seat)
            game.mark(seat)
        return EMPTY.join(parts), EMPTY.join(self._masks)
