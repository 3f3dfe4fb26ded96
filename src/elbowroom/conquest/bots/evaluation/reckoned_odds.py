"""Chances without anything learned: expected leads of the judge made by hand, by the turns still left."""

from __future__ import annotations

import math
from typing import Final

from elbowroom.conquest.bots.evaluation.handmade_judge import HandJudge
from elbowroom.conquest.bots.evaluation.judge import Judgement
from elbowroom.conquest.engine.state import ConquestState

SURE: Final = -0.5
"""The logarithm of what a coin of expected lead counts for the victory in the last round."""
FADING: Final = -0.6
"""How that changes with the logarithm of the rounds still left."""


class ReckonedOdds(HandJudge):
    """The judge made by hand, which also says how likely everybody is to win."""

    def judge_all(self, positions: list[ConquestState]) -> list[Judgement]:
        """Judge each position by itself."""
        found = super().judge_all(positions)
        return [
            Judgement(judged.coins, _wins(position, judged.coins))
            for position, judged in zip(positions, found, strict=True)
        ]


def _wins(pos: ConquestState, coins: list[float]) -> list[float]:
    if pos.over:
        winners = pos.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(coins))]
    heat = math.exp(SURE + FADING * math.log1p(pos.rules.rounds - pos.round))
    best = max(coins)
    powers = [math.exp(heat * (each - best)) for each in coins]
    total = sum(powers)
    return [power / total for power in powers]
