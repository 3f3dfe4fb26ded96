"""One game between bots, from its number alone."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter_ns
from typing import Any

from elbowroom.bots import Bot, make
from elbowroom.catalogue import game as find_game
from elbowroom.kernel.state import State

TICK = 100
"""Thinking times are counted in steps of so many nanoseconds."""


@dataclass(frozen=True)
class Match:
    """Who plays what, how often and from which seed."""

    game: str
    players: int
    bots: tuple[str, ...]
    """One name for each seat of game 0."""
    seed: int | str
    options: dict[str, Any]
    records: str | None = None

    def seats(self, number: int) -> list[str]:
        """Give the bots of a game by seat: everybody moves on one seat each game."""
        shift = number % self.players
        return [self.bots[(seat - shift) % self.players] for seat in range(self.players)]

    def game_seed(self, number: int) -> str:
        """Give the seed of a game: the base seed and the number of the game."""
        return f"{self.seed}:{number}"

    def bot_seed(self, number: int, seat: int) -> str:
        """Give the seed of a bot: that of its game and its seat."""
        return f"{self.seed}:{number}:{seat}"


@dataclass
class Outcome:
    """What one game brought: scores, or the error that ended it."""

    number: int
    seats: list[str]
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    decisions: int = 0
    times: dict[str, Counter[int]] = field(default_factory=dict)
    failure: dict[str, Any] | None = None


def play_games(match: Match, numbers: range) -> list[Outcome]:
    """Play several games of a match."""
    return [play_game(match, number) for number in numbers]


def play_game(match: Match, number: int) -> Outcome:
    """Play one game of a match; an error in it is noted, not raised."""
    seats = match.seats(number)
    outcome = Outcome(number, seats, times={name: Counter() for name in seats})
    game = find_game(match.game)
    names = [f"{name} {seat + 1}" for seat, name in enumerate(seats)]
    seed = match.game_seed(number)
    state = game.new(match.players, seed, names=names, **match.options)
    try:
        bots = [make(name, match.bot_seed(number, seat)) for seat, name in enumerate(seats)]
        _play_out(state, bots, outcome)
        outcome.scores = state.scores()
        outcome.winners = state.winners()
    except Exception as fault:  # noqa: BLE001 - a bot of others may fail in any way; the match goes on
        seat = state.decision.player
        outcome.failure = {
            "game": number,
            "seed": seed,
            "seat": seat,
            "bot": seats[seat] if 0 <= seat < match.players else None,
            "message": f"{type(fault).__name__}: {fault}",
        }
    if match.records is not None:
        document = json.dumps(game.record(state), indent=1, ensure_ascii=False)
        Path(match.records, f"game-{number:05}.json").write_text(document, encoding="utf-8")
    return outcome


def _play_out(state: State, bots: list[Bot], outcome: Outcome) -> None:
    times = [outcome.times[bot.name] for bot in bots]
    while not state.over:
        player = state.decision.player
        view = state.view(player)
        begun = perf_counter_ns()
        action = bots[player].choose(view)
        times[player][(perf_counter_ns() - begun) // TICK] += 1
        outcome.decisions += 1
        state.apply(action)
