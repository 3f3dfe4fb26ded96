"""The maps of the classic game: one land with the board's edge around it, both ways round."""

from __future__ import annotations

from collections.abc import Iterator

from elbowroom.games.classic.drawing import shipped
from elbowroom.games.classic.engine.maps import map_names
from elbowroom.workshop.drawing.land import ORIENTATIONS
from elbowroom.workshop.drawing.sheet import written


def sheets() -> Iterator[tuple[str, str]]:
    """Draw all maps, each as the text of a file with its name."""
    for key in sorted(map_names()):
        for orientation in ORIENTATIONS:
            yield f"lib/board/geometry/{key}-{orientation}.json", written(shipped(key, orientation))
