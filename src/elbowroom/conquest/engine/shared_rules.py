"""What all games of the family share: their kinds of step, by number, and the scripts of turns."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.conquest.engine import (
    conquering,
    decline,
    placing,
    redeploy,
    row,
    scoring,
    steps,
    turn,
)
from elbowroom.conquest.engine.battle import Losses
from elbowroom.conquest.engine.rules import Rules
from elbowroom.kernel.steps import Step

SHARED_STEPS: Final[list[Step[Any]]] = [
    turn.CHOICE_STEP,
    row.PICK_STEP,
    conquering.ARMY_IN_DECLINE_STEP,
    conquering.READY_STEP,
    conquering.CONQUER_STEP,
    redeploy.REDEPLOY_STEP,
    redeploy.TAKE_STEP,
    placing.PLACE_STEP,
    turn.PEACE_STEP,
    decline.LATE_DECLINE_STEP,
    placing.WITHDRAW_STEP,
    turn.FIRST_PLAYER_STEP,
    row.REVEAL_STEP,
    conquering.FINAL_DIE_STEP,
    conquering.EARLY_DIE_STEP,
    turn.BEGIN_TURN_STEP,
    redeploy.TAKE_UP_STEP,
    redeploy.GAIN_STEP,
    redeploy.OWE_STEP,
    scoring.SCORE_STEP,
    placing.WITHDRAWALS_STEP,
    turn.END_TURN_STEP,
    decline.REMOVE_OLDER_STEP,
    decline.GO_IN_DECLINE_STEP,
]

EXPANSION: Final = [
    steps.TAKE_UP,
    steps.CONQUER,
    steps.GAIN,
    steps.REDEPLOY,
    steps.OWE,
    steps.PLACE,
    steps.SCORE,
    steps.PEACE,
    steps.LATE_DECLINE,
    steps.WITHDRAWALS,
    steps.END_TURN,
]
"""The steps of an expansion turn (C-TURN-4)."""
DECLINE: Final = [steps.REMOVE_OLDER, steps.GO_IN_DECLINE, steps.SCORE, steps.END_TURN]
"""The steps of a decline turn (C-DECL-1); the older banner returns before the badge (C-PICK-9)."""


def add_shared_rules(rules: Rules) -> None:
    """Let the rules of a game have what the whole family has; the game adds its own to it."""
    rules.step_kinds = list(SHARED_STEPS)
    rules.opening = []
    rules.expansion = list(EXPANSION)
    rules.decline = list(DECLINE)
    rules.losses = Losses()
