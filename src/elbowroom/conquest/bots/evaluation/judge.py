"""What a position is worth to each player: the question every planning bot asks of a judge."""

from __future__ import annotations

from typing import Final, NamedTuple

from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.compiler_marks import mypyc_attr

BEST_OTHER_SHARE: Final = 0.6
"""How much of the rivals' weight falls on the leading one; the rest falls on their mean."""


class Judgement(NamedTuple):
    """What is expected of a game, one number for each seat."""

    coins: list[float]
    """Coins at the end of the game."""
    wins: list[float]
    """The share of the victory, summing to 1; empty when the judge cannot say."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says what a position is worth; knows hidden coins only as far as the view tells them."""

    def judge_all(self, positions: list[ConquestState]) -> list[Judgement]:
        """Judge several positions; most stand where a new turn has just begun, some are over."""
        raise NotImplementedError

    def judge(self, position: ConquestState) -> Judgement:
        """Judge one position."""
        return self.judge_all([position])[0]

    def worth(self, judgement: Judgement, player: int) -> float:
        """Say how much a player likes what is expected, in coins of advantage."""
        return margin(judgement.coins, player)


def margin(coins: list[float], player: int) -> float:
    """Give a player's lead: over the other one of two, over the best and the mean of more."""
    others = [coins[seat] for seat in range(len(coins)) if seat != player]
    mean = sum(others) / len(others)
    return coins[player] - BEST_OTHER_SHARE * max(others) - (1.0 - BEST_OTHER_SHARE) * mean
