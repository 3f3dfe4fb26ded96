"""A value of positions learned from self-play, and what it needs."""

from elbowroom.conquest.bots.learned.judge import LearnedJudge
from elbowroom.conquest.bots.learned.odds import (
    Odds,
    TurningPoint,
    odds_of,
    odds_of_game,
    turning_points,
)

__all__ = ["LearnedJudge", "Odds", "TurningPoint", "odds_of", "odds_of_game", "turning_points"]
