"""Every kind of step of this game, by number."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.games.kingdoms.engine import (
    against_rivals,
    announced_action,
    collecting,
    gaining,
    hiring,
    moving,
    paying,
    retreat,
    setting_up,
    turn,
    war,
)
from elbowroom.games.kingdoms.engine.solo import dummy
from elbowroom.kernel.steps import Step


def _listed(parts: list[dict[int, Step[Any]]]) -> list[Step[Any]]:
    """List steps in the order of their numbers; each number stands for one."""
    found: dict[int, Step[Any]] = {}
    for part in parts:
        found |= part
    if sorted(found) != list(range(sum([len(part) for part in parts]))):
        raise AssertionError(f"numbers of steps are missing or taken twice: {sorted(found)}")
    return [found[number] for number in range(len(found))]


STEP_LIST: Final = _listed(
    [
        setting_up.STEPS,
        hiring.STEPS,
        turn.STEPS,
        announced_action.STEPS,
        moving.STEPS,
        against_rivals.STEPS,
        war.STEPS,
        retreat.STEPS,
        paying.STEPS,
        collecting.STEPS,
        gaining.STEPS,
        dummy.STEPS,
    ]
)
"""What each number of `steps.py` stands for."""
