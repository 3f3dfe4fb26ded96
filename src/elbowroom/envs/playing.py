"""One game in play, its actions given by number and its rewards reckoned."""

from __future__ import annotations

from librt.strings import BytesWriter, write_i32_le

from elbowroom.envs.codecs.codec import Codec
from elbowroom.envs.rewards import COINS, final_rewards
from elbowroom.kernel.errors import ElbowroomError, MalformedAction
from elbowroom.kernel.state import State

NOBODY = -1
"""Stands for the seat that is asked when the game is over."""


class Playing:
    """A game whose chance is answered; `legal` are the numbers of the answers allowed now."""

    def __init__(self, codec: Codec, reward: str, state: State) -> None:
        self.codec = codec
        self.no_rewards = [0.0] * codec.players
        self._each_answer = reward == COINS
        self._reward = reward
        self._out = BytesWriter()
        self.begin(state)

    def begin(self, state: State) -> None:
        """Take up another game."""
        self.state = state
        self.rewards = self.no_rewards
        self.eventful = False
        self._memory = self.codec.memory()
        self._scores = state.scores()
        self._ask()

    def _ask(self) -> None:
        state = self.state
        self.over = state.over
        if self.over:
            self.asked = NOBODY
            self.legal: list[int] = []
            self._actions: list[int] = []
        else:
            self.asked = asked = self.codec.asked(state)
            self._actions = actions = state.legal_actions()
            self.legal = self.codec.indices(actions, asked)

    def step(self, index: int) -> None:
        """Answer the present question by number; refuse, changing nothing, what is not allowed.

        The step is `eventful` if it paid anybody or ended the game.
        """
        if index in self.legal:
            action = self._actions[self.legal.index(index)]
        else:
            action = self.codec.action(index, self.asked)
        self.state.apply(action)
        self._ask()
        if self._each_answer:
            self._pay_changes()
        elif self.over:
            self.rewards = final_rewards(self._reward, self.state)
        self.eventful = self.over or self.rewards is not self.no_rewards

    def refusal(self, index: int) -> ElbowroomError:
        """Say why a number is no answer now."""
        try:
            return self.state.refusal(self.codec.action(index, self.asked))
        except MalformedAction as malformed:
            return malformed

    def _pay_changes(self) -> None:
        now = self.state.scores()
        before = self._scores
        if now == before:
            self.rewards = self.no_rewards
            return
        self.rewards = [float(now[seat] - before[seat]) for seat in range(len(now))]
        self._scores = now

    def seen(self, player: int) -> bytearray:
        """Write down what a seat sees, then 1 for each action it may choose now, else 0."""
        out = self._out
        out.truncate(0)
        self.codec.put_observation(self.state, player, self._memory, out)
        out.write(self.codec.no_action)
        if player == self.asked:
            width = self.codec.width
            for index in self.legal:
                out[width + index] = 1
        return bytearray(out.getvalue())

    def put(self, player: int, observations: BytesWriter, allowed: BytesWriter, at: int) -> None:
        """Append what a seat sees, and the places of what it may choose, counted from one."""
        self.codec.put_observation(self.state, player, self._memory, observations)
        if player == self.asked:
            for index in self.legal:
                write_i32_le(allowed, at + index)
