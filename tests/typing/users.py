"""What a type checker knows for somebody who uses the package; checked by mypy, never run."""

from __future__ import annotations

from typing import assert_type

from elbowroom import Decision, game
from elbowroom.testing import Scenario, position


def play(answer: str) -> Decision | None:
    """A game, its state and what is asked of whom."""
    state = game("classic").new(players=2, seed=1)
    state.apply(answer)
    assert_type(state.over, bool)
    return state.decision


def examine() -> list[str]:
    """A position of the test kit and the actions allowed in it."""
    scenario = position("kingdoms", players=2)
    assert_type(scenario, Scenario)
    return scenario.legal()
