"""Looking ahead in the game of territories and secret dice: every answer is played on and judged."""

from __future__ import annotations

from typing import Final

from elbowroom.bots.realm_play import QuickPlay, asked
from elbowroom.bots.realm_war import War, is_dial
from elbowroom.bots.realm_worth import Worth
from elbowroom.kernel.notation import verb_of
from elbowroom.kernel.randomness import advance, below, seeded
from elbowroom.kingdoms import steps
from elbowroom.kingdoms.state import KingdomsState

FINE: Final = 1 << 20
LONGEST: Final = 400
"""No look ahead answers more questions than this."""


class Option:
    """One answer, and what comes of it."""

    def __init__(self, action: int, after: KingdomsState) -> None:
        self.action = action
        self.after = after
        self.war: War | None = None
        self.glance = 0.0
        """What it is worth by its own outcome."""
        self.total = 0.0
        self.looks = 0.0

    def worth(self) -> float:
        """Give what is expected of it after all looks so far."""
        return self.total / self.looks if self.looks else self.glance


class RealmSearch:
    """Plays on from every good answer for some turns, everybody quickly, and judges what comes."""

    def __init__(self, worth: Worth, turns: int, most: int, numbers: int) -> None:
        self.quick = QuickPlay(worth)
        self.worth = worth
        self.turns = turns
        """How many turns are looked ahead."""
        self.most = most
        """How many answers are looked at closely."""
        self.numbers = numbers
        """How many numbers of a die are weighed."""

    def ranked(self, pos: KingdomsState, player: int, seed: str) -> list[Option]:
        """List the answers, best first."""
        options = [self._option(pos, action, player) for action in pos.list_actions()]
        options.sort(key=_glance, reverse=True)
        close = [each for each in options if each.glance > options[0].glance - 3.0][: self.most]
        if len(close) > 1:
            for option in close:
                self._look(option, player, seed)
            close.sort(key=_worth, reverse=True)
        return close + [each for each in options if each not in close]

    def _option(self, pos: KingdomsState, action: int, player: int) -> Option:
        after = pos.copy_without_history()
        after.perform(action)
        option = Option(action, after)
        if is_dial(after) and asked(after) == player:
            option.war = War(after, player, self.quick, self.numbers)
            option.glance = option.war.value()
        else:
            option.glance = self.quick.outlook(after, player)
        return option

    def _look(self, option: Option, player: int, seed: str) -> None:
        """Play on from an answer; from a war, from some of its ends."""
        war = option.war
        if war is None:
            option.total = self._played_on(option.after, player)
            option.looks = 1.0
            return
        chance = seeded(seed)
        for _ in range(3):
            chance = advance(chance)
            first = below(chance, FINE) / FINE
            chance = advance(chance)
            end = war.outcome(first, below(chance, FINE) / FINE)
            option.total += self._played_on(end, player)
            option.looks += 1.0

    def _played_on(self, start: KingdomsState, player: int) -> float:
        """Judge where the game stands at the end of each of the next turns, on average."""
        pos = start.copy_without_history()
        last = pos.turns + self.turns
        turn = pos.turns
        total = 0.0
        weight = 0.0
        for _ in range(LONGEST):
            if pos.over or pos.awaits_chance():
                break
            if pos.turns != turn and verb_of(pos.stack[-1]) == steps.SELECT:
                turn = pos.turns
                total += self.worth.lead(pos, player)
                weight += 1.0
                if turn >= last:
                    return total / weight
            pos.perform(self.quick.answer(pos))
        lead = self.worth.lead(pos, player)
        left = max(1.0, last - turn)
        return (total + left * lead) / (weight + left)


def _glance(option: Option) -> float:
    return option.glance


def _worth(option: Option) -> float:
    return option.worth()
