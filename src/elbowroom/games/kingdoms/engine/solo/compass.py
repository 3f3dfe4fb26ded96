"""The compass between two territories: directions as hours, and picks by a hand (K-SOLO-COMPASS)."""

from __future__ import annotations

from math import atan2, degrees
from typing import Final

from elbowroom.games.kingdoms.engine.board import Board
from elbowroom.games.kingdoms.engine.terms import (
    BUILD,
    EXPAND,
    HUMAN,
    PATROL,
    QUEST,
    RESEARCH,
    TRADE,
)
from elbowroom.kernel.bits import members

HOURS: Final = 12
RING: Final = (RESEARCH, TRADE, BUILD, PATROL, QUEST, EXPAND)
"""The actions the numbers from 1 on stand for; they come round a second time."""
NEAR: Final = False
FAR: Final = True

_LEFT: Final = 150
_ABOVE: Final = 240
_BELOW: Final = 40
_HALF_HOUR: Final = 15
_HOUR: Final = 30
_CIRCLE: Final = 360
_DECIMALS: Final = 6


def action_of(number: int) -> int:
    """Give the action a number stands for (K-SOLO-COMPASS-1)."""
    return RING[(number - 1) % len(RING)]


def next_hour(hour: int) -> int:
    """Give the hour after an hour."""
    return hour % HOURS + 1


def hour_towards(x: int, y: int) -> int:
    """Give the hour a hand points to that is laid from the origin to a point; y runs down."""
    angle = round(degrees(atan2(x, -y)) % _CIRCLE, _DECIMALS)
    return int((angle + _HALF_HOUR) % _CIRCLE // _HOUR) or HOURS


class Compass:
    """Where every space lies as seen from the compass and from every other space."""

    def __init__(self, board: Board) -> None:
        spaces = range(len(board.ids))
        x = [board.x[space] - _LEFT for space in spaces]
        y = [
            board.y[space] + (_BELOW if board.territory_of[space] == HUMAN else -_ABOVE)
            for space in spaces
        ]
        self.distance = [x[space] ** 2 + y[space] ** 2 for space in spaces]
        """How far each space is from the compass, squared."""
        self.hour = [hour_towards(x[space], y[space]) for space in spaces]
        """In which direction each space lies as seen from the compass."""
        self.hour_from = [
            [hour_towards(x[space] - x[origin], y[space] - y[origin]) for space in spaces]
            for origin in spaces
        ]
        names = [
            (name.rpartition(".")[2], board.territories[board.territory_of[space]].id)
            for space, name in enumerate(board.ids)
        ]
        ordered = sorted(names)
        self.order = [ordered.index(name) for name in names]
        """Which of two spaces comes first when they are equally far away."""

    def pick_region(self, candidates: int, hand: int, far: bool) -> int:
        """Pick a region in the hand's direction, or the next clockwise (K-SOLO-COMPASS-4)."""
        return self._pick(members(candidates), self.hour, hand, far)

    def pick_meeple(self, candidates: int, hand: int) -> int:
        """Pick the region of a meeple: always the nearest (K-SOLO-COMPASS-5)."""
        return self._pick(members(candidates), self.hour, hand, NEAR)

    def pick_move(self, origin: int, candidates: int, hand: int, far: bool) -> int:
        """Pick where a meeple goes: the hand is laid on the meeple (K-SOLO-COMPASS-6)."""
        return self._pick(members(candidates), self.hour_from[origin], hand, far)

    def _pick(self, candidates: list[int], hours: list[int], hand: int, far: bool) -> int:
        hour = hand
        for _ in range(HOURS):
            found = [space for space in candidates if hours[space] == hour]
            if found:
                return self._outermost(found) if far else self._innermost(found)
            hour = next_hour(hour)
        raise LookupError("there is nothing to pick from")

    def _innermost(self, spaces: list[int]) -> int:
        return min([(self.distance[space], self.order[space], space) for space in spaces])[2]

    def _outermost(self, spaces: list[int]) -> int:
        return min([(-self.distance[space], self.order[space], space) for space in spaces])[2]
