"""Bots for the game of territories, actions and secret dice; docs/bots.md tells how they play."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final, NamedTuple

from elbowroom.kernel.bits import size
from elbowroom.kernel.notation import encode, first_of, verb_of
from elbowroom.kernel.state import UNSEEDED, State
from elbowroom.kernel.view import View
from elbowroom.kingdoms import steps, verbs
from elbowroom.kingdoms.position import ATTACKER
from elbowroom.kingdoms.state import KingdomsState
from elbowroom.kingdoms.warcost import highest_number
from elbowroom.kingdoms.words import BASIC, MOST_MEEPLES, SILVER, TOP_MAGIC, TOP_TOWER

FOLLOWED: Final = 1
"""Further answers of one's own that are tried before a position is judged."""
LOST: Final = -1000.0
"""What a war is worth that cannot be won for sure."""

Judge = Callable[[KingdomsState, int], float]


def knows(state: State) -> bool:
    """Whether the position is one of these games."""
    return isinstance(state, KingdomsState)


def answer(name: str, seed: int | str, view: View) -> int:
    """Answer as the bot of this name does here."""
    player = PLAYERS.get(name, PLAYERS["greedy"])
    return player.answer(seed, view)


# What a position is worth.


def gathered(pos: KingdomsState, player: int) -> float:
    """Judge as the greedy bot: points, of equals resources, of equals regions that yield."""
    resources = pos.basic_total(player) + pos.resource(player, SILVER)
    yielding = size(pos.working(player) & pos.occupied(player))
    return pos.scores()[player] * 10_000 + resources * 100 + yielding


def foreseen(pos: KingdomsState, player: int) -> float:
    """Judge with the turns to come in mind: what resources will buy and what regions will yield."""
    scores = pos.scores()
    rivals = [score for seat, score in enumerate(scores) if seat != player]
    ahead = scores[player] - 0.5 * max(rivals, default=0)
    return ahead * 10.0 + _promise(pos, player) - 0.3 * _most_promising(pos, player)


def _most_promising(pos: KingdomsState, player: int) -> float:
    others = [seat for seat in range(pos.rules.seats) if seat != player]
    return max([_promise(pos, seat) for seat in others], default=0.0)


def _promise(pos: KingdomsState, player: int) -> float:
    """Give what a player's resources and regions promise, in tenths of a point."""
    food, mana, ore = [pos.resource(player, resource) for resource in BASIC]
    tower, magic, meeples = pos.tower[player], pos.magic[player], pos.meeples(player)
    found = 0.0
    if tower < TOP_TOWER:
        found += 7.0 * min(1.0, ore / (tower + 1)) + 0.5 * ore
    if magic < TOP_MAGIC:
        found += 7.0 * min(1.0, mana / (magic + 1)) + 0.5 * mana
    if meeples < MOST_MEEPLES:
        found += 7.0 * min(1.0, food / (meeples + 1)) + 0.5 * food
    found += 0.6 * (food + mana + ore) + 0.3 * pos.resource(player, SILVER)
    yielding = size(pos.working(player) & pos.occupied(player))
    apart = size(pos.first[player] & ~pos.second[player])
    return found + 5.0 * yielding + 1.0 * min(apart, 2)


# Wars.


def is_dial(pos: KingdomsState) -> bool:
    """Whether a die of a war is to be set now."""
    return verb_of(pos.stack[-1]) == steps.DIAL


def least_that_wins(pos: KingdomsState, player: int) -> int:
    """Give the least number that beats all the opponent can pay for; 0 if none does."""
    rival = pos.war_rival(player)
    theirs = highest_number(pos, rival)
    needed = max(1, theirs + 1 if pos.war_side(player) == ATTACKER else theirs)
    return needed if needed <= highest_number(pos, player) else 0


def sure_dial(pos: KingdomsState, player: int) -> int:
    """Set the least number that surely wins, or the flag."""
    number = least_that_wins(pos, player)
    return encode(verbs.DIAL, number) if number else verbs.FLAG_ACTION


def daring_dial(pos: KingdomsState, player: int, chance: float) -> int:
    """Set the number with the best prospects against an opponent who may set any.

    Half of the weight is on the flag, as most wars are not worth their price to both; the rest
    lies evenly on what the opponent can pay. Of what is worth about the same, chance picks.
    """
    mine = highest_number(pos, player)
    theirs = highest_number(pos, pos.war_rival(player))
    attacks = pos.war_side(player) == ATTACKER
    prospects = [(1.0, verbs.FLAG_ACTION)]
    for number in range(1, mine + 1):
        beaten = min(theirs, number - 1 if attacks else number)
        wins = 1.0 if not theirs else 0.5 + 0.5 * beaten / theirs
        prospects.append((10.0 * wins - 1.2 * number, encode(verbs.DIAL, number)))
    best = max([worth for worth, _ in prospects])
    near = [action for worth, action in prospects if worth >= best - 0.8]
    return near[int(chance * len(near))]


# Following one's own answers.


class Player(NamedTuple):
    """How a bot judges, how it goes to war, and how often it slips."""

    judge: Judge
    daring: bool
    slips: float

    def answer(self, seed: int | str, view: View) -> int:
        """Choose the answer with the best outlook."""
        legal = view.legal_actions()
        if len(legal) == 1:
            return legal[0]
        pos = view.state
        if not isinstance(pos, KingdomsState):
            raise TypeError("the position is not one of this game")
        fate = Fate(seed, pos, view.player)
        if self.slips and fate.number(1) < self.slips:
            return legal[int(fate.number(2) * len(legal))]
        if is_dial(pos):
            return self._dial(pos, view.player, fate)
        full = pos.completed(0)
        full.rng = UNSEEDED
        return max(legal, key=lambda action: self._outlook(full, action, view.player))

    def _dial(self, pos: KingdomsState, player: int, fate: Fate) -> int:
        if not self.daring:
            return sure_dial(pos, player)
        return daring_dial(pos, player, fate.number(3))

    def _outlook(self, pos: KingdomsState, action: int, player: int) -> float:
        """Judge what comes of an answer: the best of what the same player may answer next."""
        after = pos.copy_without_history()
        after.perform(action)
        return self._followed(after, player, FOLLOWED)

    def _followed(self, pos: KingdomsState, player: int, left: int) -> float:
        if pos.over or pos.awaits_chance() or not left:
            return self.judge(pos, player)
        if is_dial(pos):
            return self._war(pos, player)
        if pos.decision.player != player or verb_of(pos.stack[-1]) == steps.SELECT:
            return self.judge(pos, player)
        best = LOST
        for action in pos.list_actions():
            after = pos.copy_without_history()
            after.perform(action)
            best = max(best, self._followed(after, player, left - 1))
        return best

    def _war(self, pos: KingdomsState, player: int) -> float:
        """Judge a war that begins: worth it only for whoever is sure to win it, or stands to."""
        if first_of(pos.stack[-1]) != player:
            return self.judge(pos, player)
        number = least_that_wins(pos, player)
        if not number:
            return LOST + self.judge(pos, player) / 1_000
        price = number * (0.8 if self.daring else 100.0)
        return self.judge(pos, player) - price


class Fate:
    """Numbers between 0 and 1 that follow from the seed and the moment, for slips and feints."""

    def __init__(self, seed: int | str, pos: KingdomsState, player: int) -> None:
        moment = [pos.turns, pos.round, player, len(pos.stack), *pos.resources, *pos.first]
        self._key = f"{seed}:{moment}"

    def number(self, which: int) -> float:
        """Give one of them."""
        digest = hashlib.blake2b(f"{self._key}:{which}".encode(), digest_size=4).digest()
        return int.from_bytes(digest, "big") / 2**32


PLAYERS: Final[dict[str, Player]] = {
    "easy": Player(gathered, daring=False, slips=0.35),
    "normal": Player(gathered, daring=False, slips=0.1),
    "greedy": Player(gathered, daring=False, slips=0.0),
    "planner": Player(foreseen, daring=True, slips=0.0),
    "hard": Player(foreseen, daring=True, slips=0.0),
    "expert": Player(foreseen, daring=True, slips=0.0),
}
"""Who plays by the names of the ladder."""
