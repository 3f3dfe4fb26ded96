"""A search that knows no game: every answer is tried with the same chances, the better half again."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import ClassVar, Final, NamedTuple

from elbowroom.bots.bot import Bot
from elbowroom.bots.thinking_time import WorkClock
from elbowroom.kernel.state import State
from elbowroom.kernel.view import View

MOST_ANSWERS: Final = 300
"""A try ends after so many answers, however long a game's turns are."""
SHARE_OF_TIME: Final = 0.3
"""How much of the time left for a turn one answer may take."""
LEAD: Final = 0.1
"""What a lead counts beside the victory once a game is over."""


class Effort(NamedTuple):
    """How much a search does for one answer."""

    tries: int
    """How often answers are tried, all of them together."""
    turns: int
    """How many turns of every player a try goes on for."""
    slips: float = 0.0
    """How often any answer is given instead of the best."""


class SearchBot(Bot):
    """Plays any game: tries its answers by random play, again and again the better half of them."""

    name: ClassVar[str] = "search"

    def __init__(
        self,
        seed: int | str = 0,
        effort: Effort = Effort(tries=64, turns=1),  # noqa: B008 - cannot be changed
        seconds: float | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        """`seconds` for a whole turn take the place of the number of tries."""
        super().__init__(seed)
        self.effort = effort
        self.seconds = seconds
        self._clock = clock or WorkClock()
        self._turn = -1
        self._spent = 0.0

    def choose(self, view: View) -> int:
        left = view.legal_actions()
        if len(left) == 1:
            return left[0]
        dice = Random(f"{self.seed}:{view.state.digest()}")
        if dice.random() < self.effort.slips:
            return dice.choice(left)
        dice.shuffle(left)  # so that none of equals is preferred
        begun = self._clock()
        found = self._halved(Tries(view, self.effort.turns, dice), left, begun)
        self._spent += self._clock() - begun
        return found

    def _halved(self, tries: Tries, left: list[int], begun: float) -> int:
        """Try all answers, then the better half of them, down to the last one."""
        rounds = (len(left) - 1).bit_length()
        until = self._until(tries.turn, begun)
        for played in range(rounds):
            if until is None:
                tries.repeat(left, max(1, self.effort.tries // (rounds * len(left))))
            else:
                tries.repeat_until(left, self._clock, begun + (until - begun) / (rounds - played))
                begun = self._clock()
            left.sort(key=tries.mean, reverse=True)
            if until is not None and begun >= until:
                break
            del left[(len(left) + 1) // 2 :]
        return left[0]

    def _until(self, turn: int, begun: float) -> float | None:
        """Say when the answer has to be there; None where no clock has a say."""
        if self.seconds is None:
            return None
        if turn != self._turn:
            self._turn = turn
            self._spent = 0.0
        return begun + (self.seconds - self._spent) * SHARE_OF_TIME


class Tries:
    """What answers led to: each is tried in the same positions that fit what the seat knows."""

    def __init__(self, view: View, turns: int, dice: Random) -> None:
        self._view = view
        self._dice = dice
        self.turn = view.state.turns_begun
        self._end = self.turn + turns * int(view.state.setup["players"])
        self._found: dict[int, list[float]] = {}

    def repeat(self, actions: list[int], times: int) -> None:
        """Try every answer so many times more."""
        for _ in range(times):
            start = self._view.sample(self._dice)
            luck = self._dice.getrandbits(60)
            for action in actions:
                self._found.setdefault(action, []).append(self._tried(start, action, luck))

    def repeat_until(self, actions: list[int], clock: Callable[[], float], moment: float) -> None:
        """Try every answer once, and again until a moment."""
        self.repeat(actions, 1)
        while clock() < moment:
            self.repeat(actions, 1)

    def mean(self, action: int) -> float:
        """Give what an answer was worth on average."""
        found = self._found[action]
        return sum(found) / len(found)

    def _tried(self, start: State, action: int, luck: int) -> float:
        """Give an answer, play on at random for a while, and see how the seat stands."""
        state = start.copy()
        dice = Random(luck)
        state.apply(action)
        for _ in range(MOST_ANSWERS):
            if state.over or state.turns_begun >= self._end:
                break
            state.apply(dice.choice(state.legal_actions()))
        return standing(state, self._view.player)


def standing(state: State, player: int) -> float:
    """Say how a seat stands: by those it has beaten when the game is over, before by its lead."""
    scores = state.scores()
    others = [score for seat, score in enumerate(scores) if seat != player]
    if not others:
        return float(scores[player])
    lead = (scores[player] - max(others)) / (1 + max(abs(score) for score in scores))
    if not state.over:
        return 0.5 + lead / 2
    ranks = state.ranks()
    beaten = [(ranks[player] < rank) - (ranks[player] > rank) for rank in ranks]
    return 0.5 + sum(beaten) / (2 * len(others)) + LEAD * lead
