"""Many games at once, each followed by the next: by one learner, or against bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from elbowroom.envs.arena import Arena, Bytes, game_seed
from elbowroom.envs.batch import Batch
from elbowroom.envs.contest import Contest, Matchup
from elbowroom.envs.playing import INT8, UINT8, Playing, Seen
from elbowroom.kernel.state import State


class Setting(NamedTuple):
    """All that many games are made from; plain data, so that it can go to other processes."""

    game: str
    players: int | None
    """How many play; None for as many as there are opponents, and one."""
    opponents: tuple[str, ...] | None
    """The bots of the other seats; None when all seats are the learner's."""
    seat: int | None
    reward: str
    options: dict[str, Any]

    def make(self, count: int) -> Many:
        """Make so many games."""
        if self.opponents is None:
            arena = Arena(self.game, self.players or 0, self.reward, **self.options)
            return SelfPlay(arena, count)
        matchup = Matchup(
            self.game, self.opponents, self.players, self.seat, self.reward, **self.options
        )
        return Versus(matchup, count)


class Final(NamedTuple):
    """How a game ended that the next one has already replaced."""

    number: int
    scores: list[int]
    winners: list[int]
    seen: Seen | None
    """What the learner saw at the end, against bots."""


class Outcome(NamedTuple):
    """What a step of all games brought, row by row."""

    observations: Bytes
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    """The seat that is asked, and sees."""
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]
    finals: list[Final]


class Many(ABC):
    """Games of one set-up that begin anew when they end."""

    def __init__(self, arena: Arena, games: list[Playing]) -> None:
        self.arena = arena
        self.count = count = len(games)
        self.batch = Batch(games)
        self._rngs = [Random() for _ in range(count)]

    @abstractmethod
    def reset(self, seeds: Sequence[int | None]) -> Outcome:
        """Begin all games, each from a seed of its own or the next of the seed before."""

    @abstractmethod
    def step(self, actions: list[int]) -> Outcome:
        """Answer in all games with actions known to be allowed."""

    def _seed(self, seeds: Sequence[int | None]) -> None:
        for number, seed in enumerate(seeds):
            if seed is not None:
                self._rngs[number] = Random(seed)

    def legal(self) -> list[list[int]]:
        """List the numbers of the actions allowed in each game."""
        return self.batch.legal()

    def refused(self, actions: list[int]) -> int:
        """Give the number of the first game in which an action is not allowed, or ALLOWED."""
        return self.batch.refused(actions)

    def _outcome(
        self,
        seats: list[int],
        rewards: NDArray[np.float64],
        finals: list[Final],
    ) -> Outcome:
        observations, masks = self.batch.look(seats)
        ended = np.zeros(self.count, np.bool_)
        for final in finals:
            ended[final.number] = True
        return Outcome(
            np.ndarray((self.count, self.arena.width), UINT8, observations),
            np.ndarray((self.count, self.arena.size), INT8, masks),
            np.frombuffer(bytes(seats), UINT8).astype(np.int64),
            rewards,
            ended,
            finals,
        )


class SelfPlay(Many):
    """All seats are the learner's; rewards have one column for each seat."""

    def __init__(self, arena: Arena, count: int) -> None:
        super().__init__(arena, [arena.play(0) for _ in range(count)])

    def reset(self, seeds: Sequence[int | None]) -> Outcome:
        self._seed(seeds)
        for number in range(self.count):
            self._begin(number)
        return self._outcome(self.batch.asked(), self._no_rewards(), [])

    def _begin(self, number: int) -> None:
        state = self.arena.new(game_seed(self._rngs[number]))
        self.batch.games[number].begin(state)

    def _no_rewards(self) -> NDArray[np.float64]:
        return np.zeros((self.count, self.arena.players))

    def step(self, actions: list[int]) -> Outcome:
        paid, ended = self.batch.step(actions)
        rewards = self._no_rewards()
        for number in paid:
            rewards[number] = self.batch.games[number].rewards
        finals: list[Final] = []
        for number in ended:
            finals.append(_final(number, self.batch.games[number].state, None))
            self._begin(number)
        return self._outcome(self.batch.asked(), rewards, finals)


class Versus(Many):
    """The learner has one seat in each game, bots have the others; one reward for each game."""

    def __init__(self, matchup: Matchup, count: int) -> None:
        self.contests = [Contest(matchup) for _ in range(count)]
        super().__init__(matchup.arena, [contest.playing for contest in self.contests])
        self._carried = np.zeros(count)
        """What games paid before the learner was first asked."""

    def reset(self, seeds: Sequence[int | None]) -> Outcome:
        self._seed(seeds)
        for number, contest in enumerate(self.contests):
            self._carried[number] = contest.begin(self._rngs[number])
        return self._outcome(self._seats(), np.zeros(self.count), [])

    def _seats(self) -> list[int]:
        return [contest.seat for contest in self.contests]

    def step(self, actions: list[int]) -> Outcome:
        rewards = self._carried.copy()
        self._carried[:] = 0
        finals: list[Final] = []
        for number, contest in enumerate(self.contests):
            rewards[number] += contest.step(actions[number])
            if contest.playing.over:
                seen = contest.playing.look(contest.seat)
                finals.append(_final(number, contest.playing.state, seen))
                self._carried[number] = contest.begin(self._rngs[number])
        return self._outcome(self._seats(), rewards, finals)


def _final(number: int, state: State, seen: Seen | None) -> Final:
    return Final(number, state.scores(), state.winners(), seen)
