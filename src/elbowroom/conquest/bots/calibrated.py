"""The learned judge as those who study hear it: its odds made as sure as they turn out to be.

Whoever looks for the best of many turns finds one the judge overrates. So the odds after a turn are moved a
little to the disadvantage of whoever has chosen it. And the fewer rounds are left the surer a lead is, more so
than the judge has learned: the odds are drawn apart by the rounds to come. All three numbers are fitted to
games of self-play: `python -m elbowroom.conquest.training.odds`, figures in docs/training.md.
"""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.bots.evaluation.judge import Judgement
from elbowroom.conquest.bots.learned.judge import LearnedJudge
from elbowroom.conquest.engine.state import ConquestState

SURE: Final = 4.0
"""The power that shares of the victory are raised to in the last round: above 1 they part."""
FADING: Final = -0.9
"""How that power changes with the rounds still left: itself a power of one more than those."""
CHOSEN: Final = 0.8
"""What the share of whoever chose the turn is multiplied with before all are made to sum to 1."""


class CalibratedJudge(LearnedJudge):
    """Judges the ends of turns that one player chooses from."""

    def __init__(self, sure: float = SURE, fading: float = FADING, chosen: float = CHOSEN) -> None:
        super().__init__()
        self.sure = sure
        self.fading = fading
        self.chosen = chosen
        self.mover = 0
        """Who chooses."""

    def judge_all(self, positions: list[ConquestState]) -> list[Judgement]:
        """Judge several positions; how a game that is over has ended is told as it is."""
        return [
            Judgement(judged.coins, self._scaled(position, judged))
            if not position.over and self.has_learned(position)
            else judged
            for position, judged in zip(positions, super().judge_all(positions), strict=True)
        ]

    def _scaled(self, position: ConquestState, judged: Judgement) -> list[float]:
        left = position.rules.rounds - position.round
        power = power_of(left, self.sure, self.fading)
        return scaled(judged.wins, self.mover, power, self.chosen)


def power_of(left: int, sure: float, fading: float) -> float:
    """Give the power that shares are raised to, so many rounds before the last one."""
    return float(sure * (1 + left) ** fading)


def scaled(wins: list[float], mover: int, power: float, chosen: float) -> list[float]:
    """Draw shares of the victory apart or together, to the disadvantage of whoever chose."""
    powers = [share**power * (chosen if seat == mover else 1.0) for seat, share in enumerate(wins)]
    total = sum(powers)
    return [power / total for power in powers]
