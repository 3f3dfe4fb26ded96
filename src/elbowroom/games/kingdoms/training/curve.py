"""What a run has done so far, beside its weights: so that it can go on, and show how much it learned."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from elbowroom.kernel.errors import InvalidSetup


@dataclass(frozen=True)
class Point:
    """How the weights of one table did in one generation."""

    generation: int
    table: int
    pairs: int
    before: float
    """By how many points the generation before was wrong on games it had not seen."""
    after: float
    """The same of this one, on a tenth of the games that it was not fitted to."""

    def told(self) -> str:
        """Tell it in a line."""
        return (
            f"generation {self.generation}, table {self.table}: {self.pairs} pairs, "
            f"wrong by {self.before:.3f} points before, {self.after:.3f} after"
        )


class Curve:
    """The points so far, kept in a file beside the weights."""

    def __init__(self, weights: Path, settings: dict[str, Any]) -> None:
        self.file = weights.with_suffix(".run.json")
        self.settings = settings
        self.points: list[Point] = []

    def begun(self, anew: bool = False) -> bool:
        """Whether this very run has begun; the file of another one is refused, unless it is to be replaced."""
        if not self.file.exists():
            return False
        try:
            found = json.loads(self.file.read_text(encoding="utf-8"))
            points = [Point(**each) for each in found["points"]]
        except (OSError, ValueError, KeyError, TypeError) as fault:
            raise InvalidSetup(f"{self.file} cannot be read: {fault!r}.") from fault
        if found.get("settings") != self.settings:
            if anew:
                return False
            raise InvalidSetup(
                f"{self.file} is of a run with other settings. Ask for the same settings to go on "
                f"with it, or name another file for the weights."
            )
        self.points = points
        return True

    def has(self, generation: int, table: int) -> bool:
        """Whether a table of a generation is done."""
        return any((each.generation, each.table) == (generation, table) for each in self.points)

    def add(self, point: Point) -> None:
        """Note what was done."""
        self.points.append(point)
        self.write()

    def write(self) -> None:
        """Put everything into the file, whole or not at all."""
        told = {"settings": self.settings, "points": [asdict(each) for each in self.points]}
        waiting = self.file.with_suffix(".part")
        waiting.write_text(json.dumps(told, indent=1), encoding="utf-8")
        waiting.replace(self.file)
