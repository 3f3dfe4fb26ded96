"""Chances without anything learned: expected leads of the judge made by hand, by the turns still left.

Both numbers are fitted to games of self-play: `python -m elbowroom.conquest.training.odds`.
"""

from __future__ import annotations

import math
from typing import Final

from elbowroom.conquest.bots.evaluation.handmade_judge import HandJudge
from elbowroom.conquest.bots.evaluation.judge import Judgement
from elbowroom.conquest.engine.state import ConquestState

SURE: Final = -0.1
"""The logarithm of what a coin of expected lead counts for the victory in the last round."""
FADING: Final = -1.5
"""How that changes with the logarithm of the rounds still left."""


class ReckonedOdds(HandJudge):
    """The judge made by hand, which also says how likely everybody is to win."""

    def judge_all(self, positions: list[ConquestState]) -> list[Judgement]:
        """Judge each position by itself."""
        found = super().judge_all(positions)
        return [
            Judgement(judged.coins, wins_of(position, judged.coins))
            for position, judged in zip(positions, found, strict=True)
        ]


def wins_of(pos: ConquestState, coins: list[float]) -> list[float]:
    """Share the victory by the coins everybody should end with; a shared one at the end is shared."""
    if pos.over:
        winners = pos.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(coins))]
    return shared(coins, pos.rules.rounds - pos.round, SURE, FADING)


def shared(coins: list[float], left: int, sure: float, fading: float) -> list[float]:
    """Share the victory by expected coins, so many rounds before the last one."""
    heat = math.exp(sure + fading * math.log1p(left))
    best = max(coins)
    powers = [math.exp(heat * (each - best)) for each in coins]
    total = sum(powers)
    return [power / total for power in powers]
