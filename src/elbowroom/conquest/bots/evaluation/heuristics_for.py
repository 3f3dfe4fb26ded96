"""Which heuristics a position is played by: those its game brings, or the shared ones."""

from __future__ import annotations

from typing import Final

from elbowroom.catalogue import GAMES, face
from elbowroom.conquest.bots.evaluation.heuristics import SHARED, Heuristics
from elbowroom.conquest.engine.position import Position
from elbowroom.conquest.engine.rules import Rules

_KNOWN: Final[dict[str, Heuristics]] = {}
"""By game; asked for at every node of a search."""


def heuristics_of(pos: Position) -> Heuristics:
    """Give what bots know of the game of a position."""
    return heuristics_of_rules(pos.rules)


def heuristics_of_rules(rules: Rules) -> Heuristics:
    """Give what bots know of the game with these rules; of an unknown one, the shared rules."""
    found = _KNOWN.get(rules.game_id)
    if found is None:
        brought: Heuristics | None = None
        if rules.game_id in GAMES:
            brought = face(rules.game_id, "heuristics")
        found = brought or SHARED
        _KNOWN[rules.game_id] = found
    return found
