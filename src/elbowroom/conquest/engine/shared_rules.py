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
from elbowroom.kernel.steps import OF_CHANCE, OF_PLAYER, Step

SHARED_STEPS: Final[list[Step[Any]]] = [
    turn.ChoiceStep("choice", OF_PLAYER, "choice", once=True),
    row.PickStep("pick", OF_PLAYER, "pick", once=True),
    conquering.ArmyInDeclineStep("army_in_decline", OF_PLAYER, "army_in_decline", "has_conquered"),
    conquering.ReadyStep("ready", OF_PLAYER, "ready"),
    conquering.ConquerStep("conquer", OF_PLAYER, "conquer"),
    redeploy.RedeployStep("redeploy", OF_PLAYER, "redeploy"),
    redeploy.TakeStep("take", OF_PLAYER, "redeploy"),
    placing.PlaceStep("place", OF_PLAYER, "place"),
    turn.PeaceStep("peace", OF_PLAYER, "end", once=True),
    decline.LateDeclineStep("late_decline", OF_PLAYER, "end", once=True),
    placing.WithdrawStep("withdraw", OF_PLAYER, "withdraw"),
    turn.FirstPlayerStep("first_player", OF_CHANCE, "first", once=True),
    row.RevealStep("reveal", OF_CHANCE, "combo", ("known", "side"), once=True),
    conquering.FinalDieStep("final_die", OF_CHANCE, "die", "region", once=True),
    conquering.EarlyDieStep("early_die", OF_CHANCE, "die", once=True),
    turn.BeginTurnStep("begin_turn"),
    redeploy.TakeUpStep("take_up"),
    redeploy.GainStep("gain"),
    redeploy.OweStep("owe"),
    scoring.ScoreStep("score"),
    placing.WithdrawalsStep("withdrawals"),
    turn.EndTurnStep("end_turn"),
    decline.RemoveOlderStep("remove_older"),
    decline.GoInDeclineStep("go_in_decline"),
]
"""The steps of every game of the family, in the order of their numbers."""

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
    rules.set_steps(list(SHARED_STEPS))
    rules.opening = []
    rules.expansion = list(EXPANSION)
    rules.expansion_scripts = []
    rules.decline = list(DECLINE)
    rules.losses = Losses()
