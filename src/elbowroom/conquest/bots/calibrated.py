"""The learned judge as those who study hear it: its odds made as sure as they turn out to be.

Whoever looks for the best of many turns finds one the judge overrates. So the odds after a turn are drawn
together a little, and a little more to the disadvantage of whoever has chosen it. Both numbers are fitted
to games of self-play: `python -m elbowroom.conquest.training.odds`.
"""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.bots.evaluation.judge import Judgement
from elbowroom.conquest.bots.learned.judge import LearnedJudge
from elbowroom.conquest.engine.state import ConquestState

CALM: Final = 1.0
"""The power that shares of the victory are raised to: below 1 they come closer to each other."""
CHOSEN: Final = 0.8
"""What the share of whoever chose the turn is multiplied with before all are made to sum to 1."""


class CalibratedJudge(LearnedJudge):
    """Judges the ends of turns that one player chooses from."""

    def __init__(self, calm: float = CALM, chosen: float = CHOSEN) -> None:
        super().__init__()
        self.calm = calm
        self.chosen = chosen
        self.mover = 0
        """Who chooses."""

    def judge_all(self, positions: list[ConquestState]) -> list[Judgement]:
        """Judge several positions; how a game that is over has ended is told as it is."""
        return [
            judged
            if position.over
            else Judgement(judged.coins, calmed(judged.wins, self.mover, self.calm, self.chosen))
            for position, judged in zip(positions, super().judge_all(positions), strict=True)
        ]


def calmed(wins: list[float], mover: int, calm: float, chosen: float) -> list[float]:
    """Draw shares of the victory together, to the disadvantage of whoever chose."""
    powers = [share**calm * (chosen if seat == mover else 1.0) for seat, share in enumerate(wins)]
    total = sum(powers)
    return [power / total for power in powers]
