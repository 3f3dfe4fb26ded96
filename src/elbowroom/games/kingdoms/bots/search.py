"""Looking ahead in the game of territories and secret dice: every answer is played on and judged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elbowroom.games.kingdoms.bots.quick_play import HOPELESS, QuickPlay, asked, sure_number
from elbowroom.games.kingdoms.bots.value import Worth
from elbowroom.games.kingdoms.bots.war_dice import War, is_dial
from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.kernel.notation import verb_of
from elbowroom.kernel.randomness import advance, below, seeded

FINE: Final = 1 << 20
"""How finely chances are told apart."""
LONGEST: Final = 400
"""No look ahead answers more questions than this."""
WARS: Final = 2
"""So many wars that are not sure to be won are thought through for one question."""
ENDS: Final = 3
"""How many ends of a war are played on from."""
WORSE: Final = 3.0
"""An answer so many points worse at a glance is not looked at closely."""
MUCH: Final = 300
"""When a glance at all answers took so many positions, less is looked at closely."""
FEW: Final = 3
"""How many answers then."""
PAIR: Final = 2
"""With more players than two a turn is longer, and one less is looked ahead."""
FURTHER: Final = 2
"""Each later sweep looks so many turns further."""


class Effort:
    """How much thought goes into an answer."""

    def __init__(self, turns: int, most: int, sweeps: int, numbers: int, samples: int = 1) -> None:
        self.turns = turns
        """How many turns the first sweep looks ahead."""
        self.most = most
        """How many answers are looked at closely."""
        self.sweeps = sweeps
        """How often the better half of them is looked at again, further each time."""
        self.numbers = numbers
        """How many numbers of a die are weighed while a war is only thought of."""
        self.samples = samples
        """How often a sweep plays on from an answer, each time with other dice and cards."""


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


class Search:
    """Plays on from every good answer for some turns, everybody quickly, and judges what comes."""

    def __init__(
        self, worth: Worth, effort: Effort, in_time: Callable[[], bool] | None = None
    ) -> None:
        self.quick = QuickPlay(worth)
        self.worth = worth
        self.effort = effort
        self.looks = 0
        """How often the last ranking played on from an answer."""
        self._in_time = in_time

    def ranked(self, pos: KingdomsState, player: int, seed: str) -> list[Option]:
        """List the answers, best first."""
        self.looks = 0
        options = self._options(pos, player)
        options.sort(key=_glance, reverse=True)
        least = options[0].glance - WORSE
        busy = self.quick.judged > MUCH
        most = FEW if busy else self.effort.most
        alive = [each for each in options[:most] if each.glance > least]
        others = [each for each in options if each not in alive]
        for sweep in range(1 if busy else self.effort.sweeps):
            if not alive[1:] or not self._sweep(alive, player, sweep, f"{seed}:{sweep}"):
                break
            alive.sort(key=_worth, reverse=True)
            kept = (len(alive) + 1) // 2
            others = alive[kept:] + others
            alive = alive[:kept]
        return alive + others

    def _options(self, pos: KingdomsState, player: int) -> list[Option]:
        """List all answers with what they are worth at a glance."""
        found: list[Option] = []
        doubtful: list[Option] = []
        legal = pos.list_actions()
        for action in legal:
            after = pos.copy_without_history()
            after.perform(action)
            option = Option(action, after)
            found.append(option)
            if is_dial(after) and asked(after) == player and not sure_number(after, player):
                option.glance = self._if_won(after, player)
                doubtful.append(option)
            else:
                option.glance = self.quick.outlook(after, player, len(legal))
        doubtful.sort(key=_glance, reverse=True)
        for place, option in enumerate(doubtful):
            if place < WARS and option.glance > HOPELESS:
                option.war = War(option.after, player, self.quick, self.effort.numbers)
                option.glance = option.war.value()
            else:
                option.glance = HOPELESS
        return found

    def _if_won(self, pos: KingdomsState, player: int) -> float:
        """Judge a war as if the least number won it."""
        dice = [action for action in pos.list_actions() if action != verbs.FLAG_ACTION]
        if not dice:
            return HOPELESS
        after = pos.copy_without_history()
        after.perform(dice[0])
        if is_dial(after):
            after.perform(verbs.FLAG_ACTION)
        return self.quick.outlook(after, player)

    def _sweep(self, alive: list[Option], player: int, number: int, seed: str) -> bool:
        """Look once ahead from every answer; count nothing if time runs out meanwhile."""
        turns = self.effort.turns + FURTHER * number
        if alive[0].after.rules.seats > PAIR or self.quick.judged > MUCH:
            turns = max(1, turns - 1)
        totals: list[float] = []
        for option in alive:
            if self._in_time is not None and not self._in_time():
                return False
            total = self._looked(option, player, turns, seed)
            for sample in range(1, self.effort.samples):
                total += self._looked(option, player, turns, f"{seed}:{sample}")
            totals.append(total / self.effort.samples)
        for place, option in enumerate(alive):
            option.total += totals[place]
            option.looks += 1.0
        return True

    def _looked(self, option: Option, player: int, turns: int, seed: str) -> float:
        """Play on from an answer; from a war, from some of its ends."""
        war = option.war
        if war is None:
            return self._played_on(option.after, player, turns, seed)
        total = 0.0
        chance = seeded(seed)
        for _ in range(ENDS):
            chance = advance(chance)
            first = below(chance, FINE) / FINE
            chance = advance(chance)
            end = war.outcome(first, below(chance, FINE) / FINE)
            total += self._played_on(end, player, turns, seed)
        return total / ENDS

    def _played_on(self, start: KingdomsState, player: int, turns: int, seed: str) -> float:
        """Judge where the game stands at the end of each of the next turns, on average."""
        self.looks += 1
        pos = start.copy_without_history()
        pos.rng = seeded(seed)
        turn = pos.turns
        last = turn + turns
        total = 0.0
        weight = 0.0
        for _ in range(LONGEST):
            if pos.over:
                break
            if pos.awaits_chance():
                pos.perform(pos.draw())
                continue
            if pos.turns != turn and verb_of(pos.stack[-1]) == steps.SELECT:
                turn = pos.turns
                total += self.worth.lead(pos, player)
                weight += 1.0
                if turn >= last:
                    return total / weight
            pos.perform(self.quick.answer(pos))
        left = max(1.0, float(last - turn))
        return (total + left * self.worth.lead(pos, player)) / (weight + left)


def _glance(option: Option) -> float:
    return option.glance


def _worth(option: Option) -> float:
    return option.worth()
