"""Quick play in the game of territories and secret dice: the best answer by its own outcome.

This is how everybody is taken to play on while a search looks ahead.
"""

from __future__ import annotations

from typing import Final

from elbowroom.games.kingdoms.bots.facts import STAGES, stage
from elbowroom.games.kingdoms.bots.value import Worth, best_other
from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.position import ATTACKER
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.engine.warcost import highest_number
from elbowroom.kernel.notation import encode, first_of, verb_of

FOLLOWED: Final = 3
"""Further answers of the same player that are followed before a position is judged."""
TRIED: Final = 48
"""Once so many positions were judged for one question, further answers are not followed."""
HOPELESS: Final = -50.0


def sure_number(pos: KingdomsState, player: int) -> int:
    """Give the least number that beats all the opponent can pay for; 0 if none does."""
    theirs = highest_number(pos, pos.war_rival(player))
    needed = max(1, theirs + 1 if pos.war_side(player) == ATTACKER else theirs)
    return needed if needed <= highest_number(pos, player) else 0


def careful_dial(pos: KingdomsState, player: int) -> int:
    """Set the least number that surely wins, or the flag."""
    number = sure_number(pos, player)
    return encode(verbs.DIAL, number) if number else verbs.FLAG_ACTION


def asked(pos: KingdomsState) -> int:
    """Give the player who is asked."""
    return first_of(pos.stack[-1])


class QuickPlay:
    """Answers by what one's own next steps lead to."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.judged = 0
        """How many positions were judged so far: what a search spends its time on."""
        self._tried = 0
        self._others: dict[int, float] = {}
        """What the best other seat expects, by all that may change it."""

    def answer(self, pos: KingdomsState) -> int:
        """Choose the best answer of whoever is asked."""
        legal = pos.list_actions()
        if len(legal) == 1:
            return legal[0]
        player = asked(pos)
        if verb_of(pos.stack[-1]) == steps.DIAL:
            return careful_dial(pos, player)
        best = legal[0]
        best_outlook = HOPELESS * 100
        self._tried = 0
        self._others = {}
        for action in legal:
            after = pos.copy_without_history()
            after.perform(action)
            outlook = self._followed(after, player, FOLLOWED)
            if outlook > best_outlook:
                best, best_outlook = action, outlook
        return best

    def outlook(self, pos: KingdomsState, player: int, beside: int = 1) -> float:
        """Judge a position after the same player's best further answers.

        The more there are `beside` it to be judged, the sooner further answers are left alone.
        """
        self._tried = TRIED - TRIED * 4 // (3 + beside)
        self._others = {}
        return self._followed(pos, player, FOLLOWED)

    def _followed(self, pos: KingdomsState, player: int, left: int) -> float:
        if self._stops(pos, player, left):
            self._tried += 1
            return self._lead(pos, player)
        if verb_of(pos.stack[-1]) == steps.DIAL:
            return self._war(pos, player, left)
        best = HOPELESS * 100
        for action in pos.list_actions():
            after = pos.copy_without_history()
            after.perform(action)
            best = max(best, self._followed(after, player, left - 1))
        return best

    def _lead(self, pos: KingdomsState, player: int) -> float:
        """Give the expected lead of a player; the others are judged once for each step."""
        self.judged += 1
        if pos.over:
            return self.worth.lead(pos, player)
        at = stage(pos)
        key = ((sum(pos.wars_won) * STAGES + at) * 8 + pos.selected + 1) * 1024
        key += sum(pos.resources) - sum(pos.resources[player * 4 : player * 4 + 4])
        mine = self.worth.of_seat(pos, player, at)
        others = self._others.get(key)
        if others is None:
            found = [
                mine if seat == player else self.worth.of_seat(pos, seat, at)
                for seat in range(pos.rules.seats)
            ]
            others = self._others[key] = best_other(found, player)
        return mine - others

    def _stops(self, pos: KingdomsState, player: int, left: int) -> bool:
        """Whether a position is judged as it is."""
        if pos.over or not left or self._tried > TRIED or pos.awaits_chance():
            return True
        step = pos.stack[-1]
        return verb_of(step) == steps.SELECT or first_of(step) != player

    def _war(self, pos: KingdomsState, player: int, left: int) -> float:
        """Judge a war the player begins: hopeless unless it is sure to be won."""
        if not sure_number(pos, player):
            self._tried += 1
            return self._lead(pos, player) + HOPELESS
        after = pos.copy_without_history()
        after.perform(careful_dial(pos, player))
        while not after.over and verb_of(after.stack[-1]) == steps.DIAL:
            after.perform(careful_dial(after, asked(after)))
        return self._followed(after, player, left - 1)
