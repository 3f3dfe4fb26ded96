"""The secret dice as a small game of their own: both sides' mixed answers, found by regret matching."""

from __future__ import annotations

from typing import Final

from elbowroom.games.kingdoms.bots.quick_play import QuickPlay, asked, careful_dial
from elbowroom.games.kingdoms.engine import steps
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.engine.terms import NONE
from elbowroom.kernel.notation import verb_of

ROUNDS: Final = 120
"""How often both sides revise their answers."""
CAREFUL: Final = 0.5
"""How likely an opponent sets what is sure to win, or else the flag, whatever the odds say."""
LONGEST_WAR: Final = 40
"""No war asks more questions than this."""


class War:
    """What every pair of dice would lead to, and how likely each number is to be set."""

    def __init__(self, pos: KingdomsState, player: int, quick: QuickPlay, most: int) -> None:
        self.player = player
        self.rival = pos.war_rival(player)
        self.attacks = asked(pos) == pos.war_attacker
        both = opened(pos)
        self.mine = thinned(_options(both, player), most)
        self.theirs = thinned(_options(both, self.rival), most)
        self.ends: list[list[KingdomsState]] = []
        self.gains: list[list[float]] = []
        self.losses: list[list[float]] = []
        for my_die in self.mine:
            ends = [self._fought(both, my_die, their_die, quick) for their_die in self.theirs]
            self.ends.append(ends)
            self.gains.append([quick.worth.lead(end, player) for end in ends])
            self.losses.append([quick.worth.lead(end, self.rival) for end in ends])
        self.my_mix: list[float] = []
        self.their_mix: list[float] = []
        self._solve(careful_of(both, self.rival))

    def _fought(
        self, both: KingdomsState, my_die: int, their_die: int, quick: QuickPlay
    ) -> KingdomsState:
        """Set both dice and let the war take its course."""
        after = both.copy_without_history()
        first = asked(after) == self.player
        after.perform(my_die if first else their_die)
        after.perform(their_die if first else my_die)
        for _ in range(LONGEST_WAR):
            if after.over or after.war_region == NONE or after.awaits_chance():
                break
            after.perform(quick.answer(after))
        return after

    def _solve(self, careful: int) -> None:
        """Let both sides revise their mixed answers until they fit each other."""
        rows, columns = len(self.mine), len(self.theirs)
        habit = self.theirs.index(careful) if careful in self.theirs else 0
        my_regrets, their_regrets = [0.0] * rows, [0.0] * columns
        my_sum, their_sum = [0.0] * rows, [0.0] * columns
        for turn in range(1, ROUNDS + 1):
            my_now = mixed(my_regrets)
            their_now = mixed(their_regrets)
            for place in range(columns):
                their_now[place] *= 1.0 - CAREFUL
            their_now[habit] += CAREFUL
            _revise(my_regrets, my_now, self._my_outlooks(their_now))
            _revise(their_regrets, their_now, self._their_outlooks(my_now))
            for place in range(rows):
                my_sum[place] += my_now[place] * turn
            for place in range(columns):
                their_sum[place] += their_now[place] * turn
        self.my_mix = mixed(my_sum)
        self.their_mix = mixed(their_sum)

    def _my_outlooks(self, their_mix: list[float]) -> list[float]:
        return [weighed(row, their_mix) for row in self.gains]

    def _their_outlooks(self, my_mix: list[float]) -> list[float]:
        found = [0.0] * len(self.theirs)
        for place, row in enumerate(self.losses):
            share = my_mix[place]
            if share > 0.0:
                for column, value in enumerate(row):
                    found[column] += share * value
        return found

    def value(self) -> float:
        """Give what the player may expect of the war."""
        return weighed(self._my_outlooks(self.their_mix), self.my_mix)

    def drawn(self, chance: float) -> int:
        """Draw one of the player's numbers by how good each is to set."""
        outlooks = self._my_outlooks(self.their_mix)
        best = max(outlooks)
        shares = [
            share if outlook > best - 1.0 else 0.0
            for share, outlook in zip(self.my_mix, outlooks, strict=True)
        ]
        return self.mine[drawn(mixed(shares), chance)]

    def outcome(self, chance: float, other: float) -> KingdomsState:
        """Draw one end of the war."""
        return self.ends[drawn(self.my_mix, chance)][drawn(self.their_mix, other)]


def opened(pos: KingdomsState) -> KingdomsState:
    """Go back to the moment before a die was set: what was set is not known."""
    both = pos.copy_without_history()
    if asked(both) == both.war_defender:
        both.dials = [0, 0]
        both.push(steps.DIAL, both.war_attacker)
    return both


def _options(pos: KingdomsState, player: int) -> list[int]:
    trial = pos.copy_without_history()
    trial.push(steps.DIAL, player)
    return trial.list_actions()


def careful_of(pos: KingdomsState, player: int) -> int:
    """Give what a careful player would set."""
    return careful_dial(pos, player)


def thinned(options: list[int], most: int) -> list[int]:
    """Keep the flag, the lowest and the highest number and some between."""
    if len(options) <= most:
        return options
    step = (len(options) - 1) / (most - 1)
    return [options[round(place * step)] for place in range(most)]


def mixed(regrets: list[float]) -> list[float]:
    """Share the chances by what is positive; evenly if nothing is."""
    total = 0.0
    for each in regrets:
        if each > 0.0:
            total += each
    if total <= 0.0:
        return [1.0 / len(regrets)] * len(regrets)
    return [each / total if each > 0.0 else 0.0 for each in regrets]


def weighed(values: list[float], shares: list[float]) -> float:
    """Give the mean of values by their shares."""
    total = 0.0
    for place, share in enumerate(shares):
        total += share * values[place]
    return total


def drawn(shares: list[float], chance: float) -> int:
    """Draw a place by the shares."""
    for place, share in enumerate(shares):
        chance -= share
        if chance < 0.0:
            return place
    return max(range(len(shares)), key=lambda place: shares[place])


def _revise(regrets: list[float], mix: list[float], outlooks: list[float]) -> None:
    mean = weighed(outlooks, mix)
    for place, outlook in enumerate(outlooks):
        regrets[place] = max(0.0, regrets[place] + outlook - mean)


def is_dial(pos: KingdomsState) -> bool:
    """Whether a die of a war is to be set now."""
    return bool(pos.stack) and verb_of(pos.stack[-1]) == steps.DIAL
