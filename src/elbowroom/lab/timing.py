"""How long a seat thought: counted in steps of one per cent, so that games can be added up."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import exp, log
from typing import Any

from elbowroom.lab.statistics import percentile

_STEPS = 100
"""Steps to a factor of e: one step is one per cent."""
_MILLISECOND = 1e6


@dataclass
class Thinking:
    """The thinking times of one seat, in nanoseconds."""

    steps: Counter[int] = field(default_factory=Counter)
    """How many decisions took about exp(step / 100) nanoseconds."""
    total: int = 0
    longest_turn: int = 0
    busy: int = 0
    """Of the total, what the processor worked: the rest went to other programs."""
    busiest_turn: int = 0
    _this_turn: int = 0
    _busy_this_turn: int = 0

    def decided(self, spent: int, worked: int, *, new_turn: bool) -> None:
        """Count one decision; a turn's time is that of all its decisions together."""
        self.steps[round(log(max(1, spent)) * _STEPS)] += 1
        self.total += spent
        self.busy += worked
        if new_turn:
            self._this_turn = self._busy_this_turn = 0
        self._this_turn += spent
        self._busy_this_turn += worked
        self.longest_turn = max(self.longest_turn, self._this_turn)
        self.busiest_turn = max(self.busiest_turn, self._busy_this_turn)

    def add(self, other: Thinking) -> None:
        """Count another game of the same bot too."""
        self.steps.update(other.steps)
        self.total += other.total
        self.longest_turn = max(self.longest_turn, other.longest_turn)
        self.busy += other.busy
        self.busiest_turn = max(self.busiest_turn, other.busiest_turn)

    def figures(self) -> dict[str, float]:
        """Give milliseconds a decision (median, 99 of 100, mean) and of the longest turn.

        Those with `cpu` count the work of the processor only, which is what a machine without
        other work would take.
        """
        decisions = max(1, self.steps.total())
        return {
            "ms_per_decision_p50": self._share(0.5),
            "ms_per_decision_p99": self._share(0.99),
            "ms_per_decision_mean": _round(self.total / decisions),
            "ms_longest_turn": _round(self.longest_turn),
            "cpu_ms_per_decision_mean": _round(self.busy / decisions),
            "cpu_ms_longest_turn": _round(self.busiest_turn),
        }

    def _share(self, share: float) -> float:
        return _round(exp(percentile(self.steps, share) / _STEPS)) if self.steps else 0.0

    def to_data(self) -> dict[str, Any]:
        """Give the times as plain data."""
        return {
            "steps": {str(step): self.steps[step] for step in sorted(self.steps)},
            "total_ns": self.total,
            "longest_turn_ns": self.longest_turn,
            "cpu_total_ns": self.busy,
            "cpu_longest_turn_ns": self.busiest_turn,
        }

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Thinking:
        """Read back what `to_data` gave."""
        steps = Counter({int(step): int(count) for step, count in data["steps"].items()})
        kept = ("total_ns", "longest_turn_ns", "cpu_total_ns", "cpu_longest_turn_ns")
        return cls(steps, *[int(data[name]) for name in kept])


def _round(nanoseconds: float) -> float:
    """Give milliseconds with four digits that mean something."""
    return float(f"{nanoseconds / _MILLISECOND:.4g}")
