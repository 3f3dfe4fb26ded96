"""Many games in play, looked at and answered together."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from elbowroom.envs.codecs.codec import Codec
from elbowroom.envs.playing import Playing

ALLOWED: Final = -1
"""Stands for no game at all."""


class Batch:
    """Games of one set-up, side by side."""

    def __init__(self, codec: Codec, games: list[Playing]) -> None:
        self.games = games
        self._size = codec.numbering.size
        self._observations = BytesWriter()
        self._allowed = BytesWriter()

    def asked(self) -> list[int]:
        """Give the seat that is asked in each game."""
        return [game.asked for game in self.games]

    def legal(self) -> list[list[int]]:
        """List the numbers of the actions allowed in each game."""
        return [game.legal for game in self.games]

    def refused(self, actions: list[int]) -> int:
        """Give the number of the first game in which an action is not allowed, or ALLOWED."""
        for number, game in enumerate(self.games):
            if actions[number] not in game.legal:
                return number
        return ALLOWED

    def step(self, actions: list[int]) -> tuple[list[int], list[int]]:
        """Answer in every game; give the numbers of those that paid and of those that ended."""
        paid: list[int] = []
        ended: list[int] = []
        for number, game in enumerate(self.games):
            game.step(actions[number])
            if game.eventful:
                paid.append(number)
                if game.over:
                    ended.append(number)
        return paid, ended

    def look(self, seats: list[int]) -> tuple[bytearray, bytes]:
        """Write down what one seat of each game sees, and the places of ones in all masks.

        Observations follow each other, and so do masks; places are integers of 32 bits.
        """
        observations = self._observations
        observations.truncate(0)
        allowed = self._allowed
        allowed.truncate(0)
        at = 0
        for number, game in enumerate(self.games):
            game.put(seats[number], observations, allowed, at)
            at += self._size
        return bytearray(observations.getvalue()), allowed.getvalue()
