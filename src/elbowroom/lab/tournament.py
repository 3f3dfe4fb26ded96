"""Tournaments: all bots, mixed fields, rotated seats; can be cut off and gone on with."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from elbowroom.catalogue import game as find_game
from elbowroom.kernel.errors import InvalidSetup
from elbowroom.lab.cluster import check_cluster, play_on_cluster
from elbowroom.lab.contestants import fingerprint, make
from elbowroom.lab.crew import LIMIT, Crew, check_limit, check_workers
from elbowroom.lab.one_game import Fixture, Outcome
from elbowroom.lab.results import CODE, Results, Row, only_run_in
from elbowroom.lab.schedule import Schedule


@dataclass
class Tournament:
    """What is played: checked when made, so that nothing fails for every game later."""

    game: str
    bots: Sequence[str]
    players: Sequence[int]
    games: int
    """Games for each number of players."""
    seed: int | str
    options: dict[str, Any]

    def __post_init__(self) -> None:
        found = find_game(self.game)
        if not self.bots:
            raise InvalidSetup("No bot is named.")
        twice = sorted({name for name in self.bots if list(self.bots).count(name) > 1})
        if twice:
            raise InvalidSetup(f"Named more than once: {', '.join(twice)}.")
        for name in self.bots:
            make(name)
        if self.games < 1:
            raise InvalidSetup(f"At least one game is needed, not {self.games}.")
        for players in self.players:
            found.check_player_count(players)
            found.new(players, self.seed, **self.options)

    @property
    def counts(self) -> dict[int, int]:
        """How many games each number of players gets."""
        return dict.fromkeys(self.players, self.games)

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return self.games * len(self.players)

    def plan(self) -> dict[str, Any]:
        """Tell what must stay the same for a tournament to be gone on with."""
        found = find_game(self.game)
        setup = found.check_setup(players=found.fewest_players, **self.options)
        return {
            "game": self.game,
            "rules_version": found.rules_version,
            "content": found.content_hash(setup),
            "bots": list(self.bots),
            "seed": self.seed,
            "options": self.options,
            CODE: {name: fingerprint(name, self.game) for name in self.bots},
        }

    def missing(self, results: Results) -> Iterator[Fixture]:
        """List the games that are still to be played, all numbers of players in turn."""
        schedules = [
            Schedule(self.game, players, tuple(self.bots), self.seed, self.options)
            for players in self.players
        ]
        for number in range(self.games):
            for schedule in schedules:
                if not results.has(schedule.players, number):
                    yield schedule.fixture(number)


def run(
    tournament: Tournament,
    folder: Path,
    workers: int | None = None,
    limit: float = LIMIT,
    progress: Callable[[int], None] | None = None,
    *,
    cluster: bool = False,
) -> list[Row]:
    """Play what is missing in a folder and give all games of the tournament.

    Every game is on disk before it is counted as finished: killed at any time, the next run
    goes on, and nothing is counted twice. `progress` gets the number of games that became
    known since it was called last, those found in the folder first.
    """
    workers = workers if workers is not None else os.cpu_count() or 1
    check_workers(workers)
    check_limit(limit)
    if cluster:
        check_cluster()
    with only_run_in(folder):
        results = Results(folder, tournament.plan())
        missing = list(tournament.missing(results))
        tell = progress or _tell_nobody
        news = tournament.total - len(missing)
        for outcome in _played(missing, workers, limit, cluster=cluster):
            results.add(outcome)
            tell(news + 1)  # not before all processes have begun: a bar may start a thread
            news = 0
        if news:
            tell(news)
        return results.first_games(tournament.counts)


def _tell_nobody(finished: int) -> None:
    """Show no progress."""


def _played(
    fixtures: Sequence[Fixture], workers: int, limit: float, *, cluster: bool
) -> Iterator[Outcome]:
    if not fixtures:
        return
    if cluster:
        yield from play_on_cluster(fixtures, limit)
        return
    with Crew(workers, limit) as crew:
        yield from crew.play(fixtures)
