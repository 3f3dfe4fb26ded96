"""The secret die of a war thought through: each number by all that the other side may set."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.bots.study import Fact, Written
from elbowroom.games.kingdoms.bots.quick_play import QuickPlay
from elbowroom.games.kingdoms.bots.war_dice import War
from elbowroom.games.kingdoms.engine.state import KingdomsState

NUMBERS: Final = 7
"""So many numbers of each die are weighed."""
RARE: Final = 0.03
"""What the other side sets less often is left out."""


class ThoughtDial:
    """One number for the die, and what is expected of it."""

    def __init__(
        self, pos: KingdomsState, action: int, wins: list[float], scores: list[float]
    ) -> None:
        self.pos = pos
        self.action = action
        self.wins = wins
        self.scores = scores

    def written(self) -> Written:
        """Write the number."""
        return Written([self.pos.text(self.action)], None)

    def facts(self) -> list[Fact]:
        """Say what everybody should end with."""
        return score_facts(self.scores, self.pos.decision.player)

    def differs(self, other: Any) -> bool:
        """Whether another number is set."""
        return bool(self.action != other.action)


def thought_dials(
    pos: KingdomsState, player: int, quick: QuickPlay, after: Any
) -> list[ThoughtDial]:
    """Weigh every number by what the other side is likely to set; `after` judges an end of the war."""
    war = War(pos, player, quick, NUMBERS)
    likely = [share if share >= RARE else 0.0 for share in war.their_mix]
    total = sum(likely)
    found: list[ThoughtDial] = []
    for action, ends in zip(war.mine, war.ends, strict=True):
        seats = pos.rules.seats
        wins, scores = [0.0] * seats, [0.0] * seats
        for end, share in zip(ends, likely, strict=True):
            if share <= 0.0:
                continue
            told = after(end, player, pos.turns, quick)
            for seat in range(seats):
                wins[seat] += share / total * told[0][seat]
                scores[seat] += share / total * told[1][seat]
        found.append(ThoughtDial(pos, action, wins, scores))
    return found


def score_facts(scores: list[float], player: int) -> list[Fact]:
    """Say what each seat should end with: more for oneself speaks for a turn, less for another."""
    found = [Fact("score", player, round(scores[player]), weight=0.9, alone=False)]
    for seat, score in enumerate(scores):
        if seat != player:
            found.append(Fact("rival", seat, round(score), weight=-0.6, alone=False))
    return found
