"""One game in play, its actions given by number and its rewards reckoned."""

from __future__ import annotations

from typing import Any, Final

from numpy import dtype, int8, ndarray, uint8
from numpy.typing import NDArray

from elbowroom.envs.codecs.bytewise import blank
from elbowroom.envs.codecs.codec import EMPTY, Codec, Parts
from elbowroom.envs.rewards import COINS, final_rewards
from elbowroom.kernel.errors import ElbowroomError, MalformedAction
from elbowroom.kernel.state import State

UINT8: Final = dtype(uint8)
INT8: Final = dtype(int8)
Seen = dict[str, NDArray[Any]]
"""An observation and the mask of the actions allowed."""
WHOLE: Final = ()
"""The shape of an array that is one observation with its mask."""
NOTHING: Final[list[int]] = []
"""What a seat may answer that is not asked."""
NOBODY: Final = -1
"""Stands for the seat that is asked when the game is over."""


class Playing:
    """A game whose chance is answered; `legal` are the numbers of the answers allowed now."""

    def __init__(
        self,
        codec: Codec,
        reward: str,
        state: State,
        home: Any = None,
        *,
        skip_forced: bool = False,
    ) -> None:
        self.codec = codec
        self.home = home
        """Where the game is played; it makes the game anew from what was pickled."""
        self.no_rewards = [0.0] * codec.players
        self._each_answer = reward == COINS
        self._reward = reward
        self._skips = skip_forced
        self._width = codec.width
        self._size = codec.numbering.size
        self._mask = blank(codec.numbering.size)
        self._marked: list[int] = []
        self.mask = memoryview(self._mask)
        """The mask that was last asked for; the next one is written over it."""
        fields = [("observation", UINT8, (self._width,)), ("action_mask", INT8, (self._size,))]
        self._layout = dtype(fields)
        self.begin(state)

    def begin(self, state: State) -> None:
        """Take up another game."""
        self.state = state
        self.over = False
        self.legal: list[int] = []
        self.rewards = self.no_rewards
        self.eventful = False
        self._cache = self.codec.new_cache()
        self._scores = state.scores()
        self._ask(state.list_actions())

    def __deepcopy__(self, _: dict[int, Any]) -> Playing:
        twin = Playing(
            self.codec, self._reward, self.state.copy(), self.home, skip_forced=self._skips
        )
        if self.eventful:
            twin.rewards = self.rewards.copy()
            twin.eventful = True
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        paid = self.rewards if self.eventful else None
        return self.home.resumed, (self.state.to_dict(), paid)

    def _ask(self, actions: list[int]) -> None:
        """Put the question with these answers; the engine keeps the list to check the answer by."""
        state = self.state
        while self._skips and len(actions) == 1:
            self._answer(actions[0])
            actions = state.list_actions()
        state.listed_actions = actions
        if actions:
            self.asked = asked = self.codec.asked(state)
            self.legal = self.codec.indices(actions, asked)
        else:
            self.over = state.over
            self.asked = NOBODY
            self.legal = []

    def step(self, index: int) -> int:
        """Answer the present question by number; refuse, changing nothing, what is not allowed.

        Gives the seat that is asked next, or NOBODY if the step is `eventful`: it paid
        somebody or ended the game.
        """
        action = self.codec.action(index, self.asked)
        self.state.apply(action)
        self._cache.answer = action
        self._cache.unread += 1
        return self._stepped()

    def allows(self, index: int) -> bool:
        """Whether a number is among those allowed now."""
        if self._marked is not self.legal:
            return index in self.legal
        return 0 <= index < self._size and self._mask[index] == 1

    def step_on(self, index: int) -> int:
        """Answer by a number that was found among those allowed."""
        self._answer(self.codec.action(index, self.asked))
        return self._stepped()

    def _answer(self, action: int) -> None:
        self.state.answer(action)
        self._cache.answer = action
        self._cache.unread += 1

    def _stepped(self) -> int:
        self._ask(self.state.list_actions())
        if self._each_answer:
            self._pay_changes()
        elif self.over:
            self.rewards = final_rewards(self._reward, self.state)
        else:
            return self.asked
        self.eventful = self.over or self.rewards is not self.no_rewards
        return NOBODY if self.eventful else self.asked

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
        self.rewards = [float(now[seat] - before[seat]) for seat in range(len(self.no_rewards))]
        self._scores = now

    def look(self, player: int) -> Seen:
        """Give observation and mask of a seat as arrays of their own."""
        self.mark(player)
        seen = EMPTY.join([*self.codec.parts(self.state, player, self._cache), self.mask])
        both = ndarray(WHOLE, self._layout, seen)
        return {"observation": both["observation"], "action_mask": both["action_mask"]}

    def parts(self, player: int) -> Parts:
        """Give what a seat sees, in parts; the next look may change their bytes."""
        return self.codec.parts(self.state, player, self._cache)

    def mark(self, player: int) -> None:
        """Bring the mask up to date for a seat."""
        legal = self.legal if player == self.asked else NOTHING
        marked = self._marked
        if legal is marked:
            return
        mask = self._mask
        for index in marked:
            mask[index] = 0
        for index in legal:
            mask[index] = 1
        self._marked = legal
