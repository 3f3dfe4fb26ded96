"""The classic game in the terminal: the signs of its pieces."""

from __future__ import annotations

from elbowroom.conquest.terminal.face import ConquestTerminal
from elbowroom.conquest.terminal.localizer import ConquestLocalizer


class ClassicLocalizer(ConquestLocalizer):
    """Speaks of a classic table."""

    marker_signs = {  # noqa: RUF012 - stated once, as the class it belongs to says
        "lair": "L",
        "fortress": "F",
        "encampment": "C",
        "hole": "O",
        "hero": "H",
        "dragon": "D",
    }


class ClassicTerminal(ConquestTerminal):
    """A classic table."""

    localizer = ClassicLocalizer
    example_race = "orcs"
