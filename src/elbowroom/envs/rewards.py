"""What a game is worth to a learner, and when it is told."""

from __future__ import annotations

from typing import Final

from elbowroom.kernel.errors import unknown
from elbowroom.kernel.state import State

WIN: Final = "win"
MARGIN: Final = "margin"
COINS: Final = "coins"

MEANINGS: Final = {
    WIN: "at the end, the share of the win: 1 alone, 1/k when k seats share it, else 0",
    MARGIN: "at the end, the own score less the mean of the others'",
    COINS: "at every answer, what the own score changed by since the answer before",
}
"""The kinds of reward."""


def check_reward(name: str) -> str:
    """Refuse a kind of reward there is not."""
    if name not in MEANINGS:
        raise unknown("reward", name, list(MEANINGS))
    return name


def final_rewards(name: str, state: State) -> list[float]:
    """Give each player what a finished game is worth; an opponent nobody plays is paid nothing."""
    scores = state.scores()
    players: int = state.setup["players"]
    if name == MARGIN:
        others = len(scores) - 1
        total = sum(scores)
        return [score - (total - score) / others for score in scores[:players]]
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
