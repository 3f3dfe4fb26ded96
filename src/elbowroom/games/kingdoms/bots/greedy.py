"""Bots for the game of territories, actions and secret dice; docs/bots.md tells how they play."""

from __future__ import annotations

from typing import Final, NamedTuple

from elbowroom.bots.bot import Bot
from elbowroom.games.kingdoms.bots.noise import Fate
from elbowroom.games.kingdoms.bots.planner import Thinker, Thought
from elbowroom.games.kingdoms.bots.quick_play import careful_dial, sure_number
from elbowroom.games.kingdoms.bots.search import Effort
from elbowroom.games.kingdoms.bots.war_dice import is_dial
from elbowroom.games.kingdoms.engine import steps
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.engine.terms import SILVER
from elbowroom.kernel.bits import size
from elbowroom.kernel.notation import first_of, verb_of
from elbowroom.kernel.state import UNSEEDED, State
from elbowroom.kernel.view import View

FILES: Final = "realm*"
"""The files beside this one that these bots are made of."""
FOLLOWED: Final = 1
"""Further answers of one's own that are tried before a position is judged."""
LOST: Final = -1000.0
"""What a war is worth that cannot be won for sure."""


def knows(state: State) -> bool:
    """Whether the position is one of these games."""
    return isinstance(state, KingdomsState)


def think(bot: Bot, view: View) -> Thought:
    """Answer as the bot of this name does here, and say why if it follows a plan."""
    thinker = THINKERS.get(bot.name)
    if thinker is not None:
        return thinker.think(bot.seed, view, getattr(bot, "seconds", None))
    player = PLAYERS.get(bot.name, PLAYERS["greedy"])
    return Thought(player.answer(bot.seed, view), None)


# What a position is worth.


def gathered(pos: KingdomsState, player: int) -> float:
    """Judge as the greedy bot: points, of equals resources, of equals regions that yield."""
    resources = pos.basic_total(player) + pos.resource(player, SILVER)
    yielding = size(pos.working(player) & pos.occupied(player))
    return pos.scores()[player] * 10_000 + resources * 100 + yielding


class Player(NamedTuple):
    """A bot that judges by what its own next answers lead to, and how often it slips."""

    slips: float

    def answer(self, seed: int | str, view: View) -> int:
        """Choose the answer with the best outlook, or in a slip the one after it."""
        legal = view.legal_actions()
        if len(legal) == 1:
            return legal[0]
        pos = view.state
        if not isinstance(pos, KingdomsState):
            raise TypeError("the position is not one of this game")
        if is_dial(pos):
            return careful_dial(pos, view.player)
        full = pos.completed(0)
        full.rng = UNSEEDED
        outlooks = {action: self._outlook(full, action, view.player) for action in legal}
        best = max(legal, key=outlooks.__getitem__)
        if not self.slips or Fate(seed, pos, view.player).number(1) >= self.slips:
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


PLAYERS: Final = {
    "easy": Player(slips=0.3),
    "normal": Player(slips=0.08),
    "greedy": Player(slips=0.0),
}
"""Who judges by the next answers alone."""
THINKERS: Final = {
    "planner": Thinker(Effort(turns=3, most=4, sweeps=1, numbers=4)),
    "hard": Thinker(Effort(turns=4, most=6, sweeps=2, numbers=4)),
    "expert": Thinker(Effort(turns=4, most=8, sweeps=4, numbers=5)),
}
"""Who looks ahead."""
