"""Actions of the conquest games by number, and what they show to a learner."""

from __future__ import annotations

from typing import Any, Final, cast

from elbowroom.conquest.codec import actions, schema
from elbowroom.conquest.codec.cache import ConquestCache
from elbowroom.conquest.codec.observation import ConquestObserver
from elbowroom.conquest.codec.render import render
from elbowroom.conquest.engine import verbs
from elbowroom.conquest.engine.position import HIDDEN, Position
from elbowroom.conquest.engine.rules import Rules
from elbowroom.envs.codecs.bytewise import HIGHEST
from elbowroom.envs.codecs.codec import EMPTY, Cache, Codec, Parts
from elbowroom.envs.codecs.layout import Layout
from elbowroom.envs.codecs.numbering import Numbering
from elbowroom.kernel.decisions import NOBODY
from elbowroom.kernel.notation import MOST, encode, first_of
from elbowroom.kernel.state import State

_MOST_ANSWERS_A_TURN: Final = 200
"""Far more than a turn takes: every region conquered, redeployed and marked, chance included."""


class ConquestCodec(Codec):
    """Numbers and fields of one set-up of a conquest game."""

    def __init__(self, state: Position) -> None:
        self.version = 2
        self.rules = rules = state.rules
        regions = len(rules.board.regions)
        self.layout = Layout(schema.fields(rules, regions), rules.players)
        self.number(
            actions.player_actions(rules),
            actions.chance_answers(rules),
        )
        self.observer = ConquestObserver(rules, self.layout, regions)

    def number(self, numbering: Numbering, chance: Numbering) -> None:
        """Take the numbers of actions, once the fields are known."""
        rules = self.rules
        self.players = rules.players
        self.numbering = numbering
        self.chance = chance
        self.width = self.layout.width
        self.longest = rules.rounds * rules.players * _MOST_ANSWERS_A_TURN
        self._actions = numbering.actions
        self._numbers: list[Any] = numbering.numbers
        self._peace = numbering.start(verbs.PEACE)
        self._seat_asked = _seats_asked(rules)

    # Peace is named by distance to the left, as seats are told in observations.

    def index(self, action: int, player: int) -> int:
        if action >> 12 == verbs.PEACE and first_of(action) < self.players:
            return self._peace + (first_of(action) - player) % self.players
        return self.numbering.index(action)

    def indices(self, actions: list[int], player: int) -> list[int]:
        if actions and actions[0] >> 12 == verbs.PEACE:
            return [self.index(action, player) for action in actions]
        numbers = self._numbers
        return [numbers[action] for action in actions]

    def action(self, index: int, player: int) -> int:
        if not 0 <= index < len(self._actions):
            return self.numbering.action(index)  # refuses it
        action = self._actions[index]
        if action >> 12 == verbs.PEACE and first_of(action) < self.players:
            return encode(verbs.PEACE, (first_of(action) + player) % self.players)
        return action

    def table_of_actions(self) -> list[tuple[str, int, int]]:
        return self.numbering.table(self.rules.notation.verbs)

    def render(self, state: State) -> str:
        return render(cast("Position", state.redacted(NOBODY)))

    def asked(self, state: State) -> int:
        return self._seat_asked[cast("Position", state).stack[-1] >> 6]

    def new_cache(self) -> ConquestCache:
        return self.observer.new_cache()

    def parts(self, state: State, player: int, cache: Cache) -> Parts:
        pos = cast("Position", state)
        kept = cast("ConquestCache", cache)
        self.observer.note(pos, kept)
        own = pos.coins[player]
        if own in (HIDDEN, kept.told_coins[player]):
            return kept.orders[player]
        return [self._with_own_coins(kept.orders[player], own)]

    def _with_own_coins(self, order: Parts, own: int) -> bytearray:
        """Tell the seat its own coins where nobody else could have counted them."""
        layout = self.layout
        seen = EMPTY.join(order)
        seen[layout.common_width + layout.of_seat["coins"]] = min(own, HIGHEST)
        return seen


def _seats_asked(rules: Rules) -> list[int]:
    """Give the seat that each step asks, by its kind and first argument."""
    by_player = [seat if seat < rules.players else NOBODY for seat in range(MOST + 1)]
    by_army = [
        rules.army_player[army] if army < rules.armies else NOBODY for army in range(MOST + 1)
    ]
    seats: list[int] = []
    for kind in rules.step_kinds:
        seats += by_player if kind.arguments[:1] == ("player",) else by_army
    return seats
