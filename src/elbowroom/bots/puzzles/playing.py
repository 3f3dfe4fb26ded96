"""Playing on from a position: chance by a seed, the seats by bots, to the end of a decision or a round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from elbowroom.bots.bot import Bot
from elbowroom.bots.study import study_of
from elbowroom.kernel.decisions import CHANCE
from elbowroom.kernel.state import State

LONGEST: Final = 2000
"""No turn and no round asks more questions than this."""

Answering = Callable[[int], Bot]
"""Who answers for a seat."""


class Stretch:
    """A stretch of a game that is played on from a position, with what was answered in it."""

    def __init__(self, start: State, chance: Random) -> None:
        self.state = start.copy()
        self.played: list[tuple[int, str]] = []
        self._chance = chance
        self._part = part_of(start)
        self._begun = start.turns_begun

    @property
    def in_part(self) -> bool:
        """Whether the turn, or the seat's part of it, goes on."""
        return not self.state.over and part_of(self.state) == self._part

    @property
    def asked(self) -> int:
        """Who is asked; chance is answered first."""
        while not self.state.over and self.state.awaits_chance():
            outcomes = self.state.chance_outcomes()
            actions = [action for action, _ in outcomes]
            weights = [weight for _, weight in outcomes]
            self.answer(CHANCE, self._chance.choices(actions, weights)[0])
        return CHANCE if self.state.over else self.state.decision.player

    def answer(self, seat: int, action: int) -> None:
        """Give an answer."""
        self.played.append((seat, self.state.text(action)))
        self.state.apply(action)

    def follow(self, seat: int, plan: Sequence[str], others: Answering) -> None:
        """Give the answers of a plan, as far as they are allowed; others answer between them."""
        for text in plan:
            while self.in_part and self.asked not in (seat, CHANCE):
                self.step(others)
            if self.asked != seat or not self.in_part:
                return
            action = self.state.notation.parse(text)
            if action not in self.state.legal_actions():
                return
            self.answer(seat, action)

    def step(self, answering: Answering) -> None:
        """Let whoever is asked answer."""
        seat = self.asked
        if seat != CHANCE:
            self.answer(seat, answering(seat).choose(self.state.view(seat)))

    def to_own_turn(self, seat: int, rounds: int, answering: Answering) -> int:
        """Play on until the seat begins a turn so many rounds later, or the game ends; count the parts."""
        parts, last = 1, part_of(self.state)
        until = self._begun + rounds * int(self.state.setup["players"])
        for _ in range(LONGEST):
            asked = self.asked
            now = part_of(self.state)
            if asked == CHANCE or (asked == seat == now[1] and now[0] >= until):
                break
            if now != last:
                parts, last = parts + 1, now
            self.step(answering)
        return parts


def part_of(state: State) -> tuple[int, int | None]:
    """Say which turn it is, and whose part of it."""
    return state.turns_begun, None if state.over else study_of(state.game_id).plays(state)
