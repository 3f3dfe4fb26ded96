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
    this_turn: int = 0

    def decided(self, spent: int, *, new_turn: bool) -> None:
        """Count one decision; a turn's time is that of all its decisions together."""
        self.steps[round(log(max(1, spent)) * _STEPS)] += 1
        self.total += spent
        self.this_turn = spent if new_turn else self.this_turn + spent
        self.longest_turn = max(self.longest_turn, self.this_turn)

    def add(self, other: Thinking) -> None:
        """Count another game of the same bot too."""
        self.steps.update(other.steps)
        self.total += other.total
        self.longest_turn = max(self.longest_turn, other.longest_turn)

    def figures(self) -> dict[str, float]:
        """Give milliseconds a decision (median, 99 of 100, mean) and of the longest turn."""
        decisions = self.steps.total()
        return {
            "ms_per_decision_p50": self._share(0.5),
            "ms_per_decision_p99": self._share(0.99),
            "ms_per_decision_mean": _round(self.total / decisions) if decisions else 0.0,
            "ms_longest_turn": _round(self.longest_turn),
        }

    def _share(self, share: float) -> float:
        return _round(exp(percentile(self.steps, share) / _STEPS)) if self.steps else 0.0

    def to_data(self) -> dict[str, Any]:
        """Give the times as plain data."""
        return {
            "steps": {str(step): self.steps[step] for step in sorted(self.steps)},
            "total_ns": self.total,
            "longest_turn_ns": self.longest_turn,
        }

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Thinking:
        """Read back what `to_data` gave."""
        steps = Counter({int(step): int(count) for step, count in data["steps"].items()})
        return cls(steps, int(data["total_ns"]), int(data["longest_turn_ns"]))


def _round(nanoseconds: float) -> float:
    """Give milliseconds with four digits that mean something."""
    return float(f"{nanoseconds / _MILLISECOND:.4g}")
