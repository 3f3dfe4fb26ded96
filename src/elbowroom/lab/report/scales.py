"""From values to places on a drawing, and round numbers for its axes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor, log10

_ROUND = (1.0, 2.0, 5.0, 10.0)
_TINY = 1e-9


@dataclass(frozen=True)
class Scale:
    """A straight line from the values low to high onto the places begin to end."""

    low: float
    high: float
    begin: float = 0.0
    end: float = 100.0

    def __call__(self, value: float) -> float:
        """Give the place of a value; what lies outside is put on the edge."""
        span = self.high - self.low
        part = (value - self.low) / span if span else 0.5
        return self.begin + (self.end - self.begin) * min(1.0, max(0.0, part))


def step_for(span: float, wanted: int = 5) -> float:
    """Choose a round step (1, 2 or 5 times a power of ten) for at most about so many marks."""
    if span <= 0:
        return 1.0
    raw = span / max(1, wanted)
    power = 10.0 ** floor(log10(raw))
    return power * next(each for each in _ROUND if each >= raw / power - _TINY)


def covering(values: Iterable[float], wanted: int = 5) -> tuple[float, float, float]:
    """Give round ends that hold all values, and the step between marks."""
    found = list(values) or [0.0, 1.0]
    low, high = min(found), max(found)
    if low == high:
        low, high = low - 0.5, high + 0.5
    step = step_for(high - low, wanted)
    return floor(low / step + _TINY) * step, ceil(high / step - _TINY) * step, step


def marks(low: float, high: float, step: float) -> list[float]:
    """List the values an axis is marked at."""
    return [low + step * number for number in range(round((high - low) / step) + 1)]
