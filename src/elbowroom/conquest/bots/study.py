"""What the shared rules bring for study: the best planners as advisers, and the learned odds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from elbowroom.bots.bot import Bot
from elbowroom.bots.study import Expected
from elbowroom.conquest.bots.learned.judge import LearnedJudge
from elbowroom.conquest.bots.players.hard import Hard
from elbowroom.conquest.bots.players.planner import Planner
from elbowroom.conquest.bots.review import Review
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.state import State
from elbowroom.kernel.view import View


class ConquestStudy:
    """Advice, reviews and odds of the conquest games."""

    def advisers(self) -> list[Bot]:
        """Make the bots that give advice, the best first; the second needs no weights."""
        return [Hard(0, LearnedJudge()), Planner(0)]

    def reviewed(self, bot: Bot, view: View, played: list[str]) -> dict[str, Any]:
        """Compare a turn with the best one the adviser finds."""
        return Review(cast("Planner", bot), view).told(played)

    def expected(self, positions: Sequence[State]) -> list[Expected]:
        """Judge positions by the learned judge, all at once."""
        known = [cast("ConquestState", position) for position in positions]
        return [
            Expected(judged.wins, judged.coins, position.turn_player)
            for position, judged in zip(known, LearnedJudge().judge_all(known), strict=True)
        ]


STUDY: Final = ConquestStudy()
