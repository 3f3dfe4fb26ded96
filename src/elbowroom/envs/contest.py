"""One learner against bots: everybody else's answers are given for it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from elbowroom.bots import Bot, make
from elbowroom.envs.arena import Arena, game_seed, seated
from elbowroom.envs.rewards import WIN
from elbowroom.kernel.errors import InvalidSetup


class Matchup:
    """An arena, the bots that play in it and the seat of the learner."""

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str],
        players: int | None = None,
        seat: int | None = None,
        reward: str = WIN,
        **options: Any,
    ) -> None:
        self.opponents, players = seated(opponents, players)
        self.arena = Arena(game, players, reward, **options)
        for name in self.opponents:
            make(name)
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < players):
            raise InvalidSetup(
                f"There is no seat {seat}; seats are 0 to {players - 1}, or None for any."
            )
        self.seat = seat


class Contest:
    """A game of the learner against its opponents, then the next one."""

    def __init__(self, matchup: Matchup) -> None:
        self.matchup = matchup
        self.playing = matchup.arena.play(0)
        self.seat = 0
        self._bots: list[Bot | None] = []

    def begin(self, rng: Random) -> float:
        """Begin a game with seats and seeds from a generator; give what opponents' play paid."""
        matchup = self.matchup
        seed = game_seed(rng)
        drawn = rng.randrange(matchup.arena.players)
        self.seat = drawn if matchup.seat is None else matchup.seat
        self._bots = [make(name, f"{seed}:{place}") for place, name in enumerate(matchup.opponents)]
        self._bots.insert(self.seat, None)
        self.playing.begin(matchup.arena.new(seed))
        return self._go_on()

    def step(self, action: int) -> float:
        """Answer for the learner; give what it is paid until it is asked again."""
        self.playing.step(action)
        return self.playing.rewards[self.seat] + self._go_on()

    def _go_on(self) -> float:
        playing = self.playing
        paid = 0.0
        while playing.asked != self.seat and not playing.over:
            bot = self._bots[playing.asked]
            if bot is None:
                raise AssertionError("the learner has no bot")
            state = playing.state
            action = bot.choose(state.view(playing.asked))
            playing.step(playing.codec.index(action, playing.asked))
            paid += playing.rewards[self.seat]
        return paid
