"""What a worker process is asked by those who make maps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from elbowroom.hosting.questions import StudyQuestion
from elbowroom.workshop.maps import draw_map


@dataclass(frozen=True)
class DrawQuestion(StudyQuestion):
    """A map to be drawn: it stands where others have their set-up."""

    orientation: str

    def answered(self) -> dict[str, Any]:
        """Draw it."""
        return draw_map(self.game, self.setup, self.orientation)
