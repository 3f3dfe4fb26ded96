"""Bots that play as people who are still learning do: easy and normal."""

from __future__ import annotations

import hashlib
from typing import ClassVar, cast

from elbowroom.bots.bot import Bot
from elbowroom.conquest.bots.players.greedy import Greedy, likeliest
from elbowroom.conquest.bots.players.redeploy_plan import next_redeployment
from elbowroom.conquest.bots.players.targets import (
    Target,
    other_ways,
    paying_targets,
    planned_conquests,
    within_the_die,
)
from elbowroom.conquest.bots.search.turn_end import held_by_tokens
from elbowroom.conquest.engine import steps, verbs
from elbowroom.conquest.engine.position import NONE
from elbowroom.conquest.engine.redeploy import redeploying
from elbowroom.conquest.engine.row import shown_to
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import encode, first_of, verb_of
from elbowroom.kernel.view import View

_FINE = 1 << 32


class Learner(Bot):
    """Plays like a person: overlooks things, has favourites, and lets go late."""

    oversight: ClassVar[float]
    """How often a region is overlooked for a whole turn."""
    taste: ClassVar[float]
    """How many tokens a favourite combo seems to be worth more than another."""
    enough: ClassVar[int]
    """How many conquests make a turn worth playing on; with fewer the race declines."""
    trusts_the_die: ClassVar[float]
    """How often the final attempt comes to mind."""
    reserve: ClassVar[int]
    """How many tokens are kept back for defence once a region is held."""
    watches_neighbours: ClassVar[bool]
    """Whether tokens go where enemies are near, not just evenly."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._habits = Greedy(seed)

    def choose(self, view: View) -> int:
        pos = cast("ConquestState", view.state)
        step = pos.stack[-1]
        kind = verb_of(step)
        first = first_of(step)
        if kind == steps.CHOICE:
            return encode(verbs.DECLINE if self._gives_up(pos, first) else verbs.EXPAND)
        if kind == steps.PICK:
            return self._pick(pos, view.legal_actions())
        if kind in (steps.CONQUER, steps.ARMY_IN_DECLINE):
            return self._conquer(pos, first)
        if kind == steps.LATE_DECLINE:
            player = pos.rules.army_player[first]
            late = pos.round < pos.rules.rounds and self._gives_up(pos, player)
            return encode(verbs.DECLINE) if late else verbs.DONE_ACTION
        if kind == steps.REDEPLOY and not self.watches_neighbours:
            return _spread(pos, first)
        return self._habits.choose(view)

    def chance(self, *about: object) -> float:
        """Give a number from 0 to 1 that stays the same for the same thing."""
        text = ":".join(str(each) for each in (self.seed, *about))
        digest = hashlib.sha256(text.encode()).digest()
        return int.from_bytes(digest[:4], "big") / _FINE

    def _gives_up(self, pos: ConquestState, player: int) -> bool:
        """Whether the race seems used up: too few conquests left in it."""
        if pos.round == pos.rules.rounds:
            # In the last turn a decline would only cost coins, unless nothing would be lost.
            return False
        return planned_conquests(pos, player) < self.enough

    def _pick(self, pos: ConquestState, affordable: list[int]) -> int:
        """Pick by tokens, coins and price, and by taste."""
        shown = shown_to(pos, pos.asked_player())

        def worth(action: int) -> float:
            price = first_of(action)
            place = shown[price]
            key = pos.row[place]
            coins = pos.row_coins[place] - price
            tokens = pos.rules.combo(key).tokens_at_pick
            return tokens + coins + self.taste * self.chance("taste", key)

        return max(affordable, key=worth)

    def _conquer(self, pos: ConquestState, army: int) -> int:
        """Take the best conquest that is seen; sometimes trust the die."""
        hand = pos.hand[army]
        paying = self._seen(pos, paying_targets(pos, army)) if hand else []
        spare = hand - self.reserve if pos.held[army] else hand
        certain = [target for target in paying if target.cost <= spare]
        certain += other_ways(pos, army, paying)
        if certain:
            return max(certain, key=lambda target: target.merit).action
        hoped_for = within_the_die(pos, army)
        if not hoped_for or pos.roll != NONE:
            return verbs.DONE_ACTION
        if self.chance("die", pos.turns) >= self.trusts_the_die:
            return verbs.DONE_ACTION
        if pos.combo(army).rolls:
            return encode(verbs.ROLL)
        return encode(verbs.ATTEMPT, likeliest(pos, army, hoped_for).region)

    def _seen(self, pos: ConquestState, targets: list[Target]) -> list[Target]:
        """Leave out what is overlooked this turn; something is always seen."""
        seen = [
            target
            for target in targets
            if self.chance("seen", pos.turns, target.region) >= self.oversight
        ]
        return seen or targets[:1]


def _spread(pos: ConquestState, player: int) -> int:
    """Spread tokens evenly, wherever the enemies are."""
    for army in redeploying(pos, player):
        order = members(held_by_tokens(pos, army))
        if not order:
            continue
        change = next_redeployment(pos, army, order)
        if change is not None:
            return encode(verbs.REDEPLOY, *change)
    return verbs.DONE_ACTION


class Easy(Learner):
    """Overlooks regions, picks by taste, forgets who is near, and lets go of a race late."""

    name: ClassVar[str] = "easy"
    oversight: ClassVar[float] = 0.35
    taste: ClassVar[float] = 8.0
    enough: ClassVar[int] = 1
    trusts_the_die: ClassVar[float] = 0.3
    reserve: ClassVar[int] = 1
    watches_neighbours: ClassVar[bool] = False


class Normal(Learner):
    """Sees most of what a turn offers, has favourites, and lets go of a race in good time."""

    name: ClassVar[str] = "normal"
    oversight: ClassVar[float] = 0.2
    taste: ClassVar[float] = 4.0
    enough: ClassVar[int] = 2
    trusts_the_die: ClassVar[float] = 0.9
    reserve: ClassVar[int] = 0
    watches_neighbours: ClassVar[bool] = True
