"""Actions of the conquest games by number, and what they show to a learner."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from elbowroom.conquest import steps, verbs
from elbowroom.conquest.position import Position
from elbowroom.conquest.rules import Rules
from elbowroom.envs.codecs import conquest_actions, conquest_fields
from elbowroom.envs.codecs.codec import Codec, Memory
from elbowroom.envs.codecs.conquest_memory import ConquestMemory
from elbowroom.envs.codecs.conquest_picture import picture
from elbowroom.envs.codecs.conquest_sight import Sight
from elbowroom.envs.codecs.numbering import Numbering
from elbowroom.kernel.decisions import NOBODY
from elbowroom.kernel.notation import encode, first_of
from elbowroom.kernel.state import State

_MOST_ANSWERS_A_TURN: Final = 200
"""Far more than a turn takes: every region conquered, redeployed and marked, chance included."""


class ConquestCodec(Codec):
    """Numbers and fields of one set-up of a conquest game."""

    def __init__(self, rules: Rules) -> None:
        self.version = 1
        self.rules = rules
        regions = len(rules.board.regions)
        self.fields = conquest_fields.fields(rules, regions)
        self.number(conquest_actions.player_actions(rules), conquest_actions.chance_answers(rules))
        seats = range(rules.players)
        self.sights = [Sight(rules, self.fields, seat, regions) for seat in seats]

    def number(self, numbering: Numbering, chance: Numbering) -> None:
        """Take the numbers of actions, once the fields are known."""
        rules = self.rules
        self.players = rules.players
        self.numbering = numbering
        self.chance = chance
        self.width = sum([field.size() for field in self.fields])
        self.no_action = bytes(numbering.size)
        self.longest = rules.rounds * rules.players * _MOST_ANSWERS_A_TURN
        self._numbers = numbering.numbers
        self._peace = numbering.start(verbs.PEACE)
        self._army_player = rules.army_player

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
        action = self.numbering.action(index)
        if action >> 12 == verbs.PEACE and first_of(action) < self.players:
            return encode(verbs.PEACE, (first_of(action) + player) % self.players)
        return action

    def table_of_actions(self) -> list[tuple[str, int, int]]:
        return conquest_actions.written(self.numbering, self.rules.notation.verbs)

    def picture(self, state: State) -> str:
        seen = state.redacted(NOBODY)
        if not isinstance(seen, Position):
            raise TypeError("the position is not one of a conquest game")
        return picture(seen)

    def asked(self, state: State) -> int:
        if not isinstance(state, Position):
            raise TypeError("the position is not one of a conquest game")
        step = state.stack[-1]
        if step >> 12 in (steps.CHOICE, steps.PICK, steps.REDEPLOY):
            return step >> 6 & 63
        return self._army_player[step >> 6 & 63]

    def memory(self) -> ConquestMemory:
        return ConquestMemory(self.players, self.rules.starting_coins)

    def put_observation(self, state: State, player: int, memory: Memory, out: BytesWriter) -> None:
        if not isinstance(state, Position) or not isinstance(memory, ConquestMemory):
            raise TypeError("the position is not one of a conquest game")
        self.sights[player].put(state, memory, out)
