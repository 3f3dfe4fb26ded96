"""The hard bot: the planner's turns, judged by what self-play has taught."""

from __future__ import annotations

from typing import ClassVar

from elbowroom.conquest.bots.evaluation.judge import Judge
from elbowroom.conquest.bots.learned.judge import LearnedJudge
from elbowroom.conquest.bots.players.planner import Planner


class Hard(Planner):
    """Thinks whole turns through and judges their ends by what self-play has taught."""

    name: ClassVar[str] = "hard"

    def __init__(self, seed: int | str = 0, judge: Judge | None = None) -> None:
        super().__init__(seed, judge or LearnedJudge())
