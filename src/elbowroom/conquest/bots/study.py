"""What the shared rules bring for study: the best planners as advisers, on one scale of chances."""

from __future__ import annotations

from typing import Final, cast

from elbowroom.bots.study import Adviser
from elbowroom.conquest.bots.adviser import ConquestAdviser
from elbowroom.conquest.bots.calibrated import CalibratedJudge
from elbowroom.conquest.bots.evaluation.reckoned_odds import ReckonedOdds
from elbowroom.conquest.bots.players.hard import Learned
from elbowroom.conquest.bots.players.planner import Planner
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.state import State


class ConquestStudy:
    """Advice, odds and turns looked at again, of the conquest games."""

    unit = "coins"
    at_once = ("choice", "pick")
    midway = ("redeploy",)

    def advisers(self) -> list[Adviser]:
        """Make those who give advice, the best first; the second needs neither weights nor numpy."""
        return [
            ConquestAdviser(Learned(0, CalibratedJudge())),
            ConquestAdviser(Planner(0, ReckonedOdds())),
        ]

    def plays(self, state: State) -> int | None:
        """Say whose turn it is; nobody's before the first."""
        return cast("ConquestState", state).turn_player if state.turns_begun else None


STUDY: Final = ConquestStudy()
