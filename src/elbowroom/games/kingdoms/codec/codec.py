"""Actions of Kingdoms by number, and what it shows to a learner.

Territories are dealt for every game, so numbers and fields have room for the largest ones; an
observation tells the map. The dummy of a game for one has a page of its own, but is never asked.
"""

from __future__ import annotations

from typing import Final, cast

from elbowroom.envs.codecs.codec import Cache, Codec, Parts
from elbowroom.envs.codecs.layout import Layout
from elbowroom.games.kingdoms.codec.actions import (
    NAMES_SEATS,
    chance_answers,
    most_spaces,
    player_actions,
)
from elbowroom.games.kingdoms.codec.observation import KingdomsObserver
from elbowroom.games.kingdoms.codec.render import render
from elbowroom.games.kingdoms.codec.schema import fields
from elbowroom.games.kingdoms.engine import verbs
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.rules import MOST_ROUNDS
from elbowroom.games.kingdoms.engine.terms import SHIELDS
from elbowroom.kernel.decisions import NOBODY
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of
from elbowroom.kernel.state import State

_MOST_ANSWERS_OF_ONE: Final = 30
"""Far more than one player's part of a turn takes on average, chance included."""


class KingdomsCodec(Codec):
    """Numbers and fields of one set-up of Kingdoms."""

    def __init__(self, pos: Position) -> None:
        rules = pos.rules
        spaces = most_spaces(pos)
        self.version = 1
        self.players = rules.players
        self.seats = rules.seats
        """The dummy is one of them."""
        self.layout = Layout(fields(rules, spaces), rules.seats)
        self.width = self.layout.width
        self.numbering = player_actions(rules, spaces)
        self.chance = chance_answers(rules)
        self.longest = (MOST_ROUNDS * SHIELDS + 1) * rules.seats * _MOST_ANSWERS_OF_ONE
        self.observer = KingdomsObserver(rules, self.layout, spaces)

    # Seats are named by distance to the left, as they are told in observations.

    def index(self, action: int, player: int) -> int:
        return self.numbering.index(self._turned(action, -player))

    def indices(self, actions: list[int], player: int) -> list[int]:
        numbers = self.numbering.numbers
        if actions and actions[0] >> 12 in NAMES_SEATS:
            return [numbers[self._turned(action, -player)] for action in actions]
        return [numbers[action] for action in actions]

    def action(self, index: int, player: int) -> int:
        return self._turned(self.numbering.action(index), player)

    def _turned(self, action: int, by: int) -> int:
        """Name the seat of an action from another place at the table."""
        verb = verb_of(action)
        if verb not in NAMES_SEATS:
            return action
        if verb == verbs.TARGET:
            return encode(verb, (first_of(action) + by) % self.seats)
        return encode(verb, first_of(action), (second_of(action) + by) % self.seats)

    def unnamed(self, kind: str, number: int) -> str:
        return super().unnamed(verbs.REGION if kind == verbs.FROM else kind, number)

    def table_of_actions(self) -> list[tuple[str, int, int]]:
        return self.numbering.table(verbs.VERBS)

    def render(self, state: State) -> str:
        return render(cast("Position", state.redacted(NOBODY)))

    def asked(self, state: State) -> int:
        return cast("Position", state).stack[-1] >> 6 & 63

    def new_cache(self) -> Cache:
        return Cache()

    def parts(self, state: State, player: int, cache: Cache) -> Parts:
        return self.observer.look(cast("Position", state), player)
