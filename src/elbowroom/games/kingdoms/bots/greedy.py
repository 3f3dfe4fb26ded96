"""The bots that judge by their next answers alone; docs/bots.md tells how they play."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from elbowroom.bots.bot import Bot
from elbowroom.games.kingdoms.bots.noise import Fate
from elbowroom.games.kingdoms.bots.quick_play import careful_dial, sure_number
from elbowroom.games.kingdoms.bots.war_dice import is_dial
from elbowroom.games.kingdoms.engine import steps
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.engine.terms import SILVER
from elbowroom.kernel.bits import size
from elbowroom.kernel.notation import first_of, verb_of
from elbowroom.kernel.state import UNSEEDED
from elbowroom.kernel.view import View

FOLLOWED: Final = 1
"""Further answers of one's own that are tried before a position is judged."""
LOST: Final = -1000.0
"""What a war is worth that cannot be won for sure."""


def gathered(pos: KingdomsState, player: int) -> float:
    """Judge as the greedy bot: points, of equals resources, of equals regions that yield."""
    resources = pos.basic_total(player) + pos.resource(player, SILVER)
    yielding = size(pos.working(player) & pos.occupied(player))
    return pos.scores()[player] * 10_000 + resources * 100 + yielding


class Greedy(Bot):
    """Judges by what its own next answers lead to: points, then resources."""

    name: ClassVar[str] = "greedy"
    slips: ClassVar[float] = 0.0
    """How often the second best answer is given."""

    def choose(self, view: View) -> int:
        legal = view.legal_actions()
        if len(legal) == 1:
            return legal[0]
        pos = cast("KingdomsState", view.state)
        if is_dial(pos):
            return careful_dial(pos, view.player)
        full = pos.completed(0)
        full.rng = UNSEEDED
        outlooks = {action: self._outlook(full, action, view.player) for action in legal}
        best = max(legal, key=outlooks.__getitem__)
        if not self.slips or Fate(self.seed, pos, view.player).number(1) >= self.slips:
            return best
        return max([each for each in legal if each != best], key=outlooks.__getitem__)

    def _outlook(self, pos: KingdomsState, action: int, player: int) -> float:
        """Judge what comes of an answer: the best of what the same player may answer next."""
        after = pos.copy_without_history()
        after.perform(action)
        return self._followed(after, player, FOLLOWED)

    def _followed(self, pos: KingdomsState, player: int, left: int) -> float:
        if pos.over or pos.awaits_chance() or not left:
            return gathered(pos, player)
        if is_dial(pos):
            return self._war(pos, player)
        if pos.decision.player != player or verb_of(pos.stack[-1]) == steps.SELECT:
            return gathered(pos, player)
        best = LOST
        for action in pos.list_actions():
            after = pos.copy_without_history()
            after.perform(action)
            best = max(best, self._followed(after, player, left - 1))
        return best

    def _war(self, pos: KingdomsState, player: int) -> float:
        """Judge a war that begins: worth it only for whoever is sure to win it."""
        if first_of(pos.stack[-1]) != player:
            return gathered(pos, player)
        number = sure_number(pos, player)
        if not number:
            return LOST + gathered(pos, player) / 1_000
        return gathered(pos, player) - number * 100.0


class Normal(Greedy):
    """Judges like the greedy bot, and takes the second best answer once in twelve times."""

    name: ClassVar[str] = "normal"
    slips: ClassVar[float] = 0.08


class Easy(Greedy):
    """Judges like the greedy bot, and takes the second best answer three times in ten."""

    name: ClassVar[str] = "easy"
    slips: ClassVar[float] = 0.3
