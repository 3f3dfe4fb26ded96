"""Games of self-play, and the positions in them as arrays."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

from elbowroom.bots.bot import Bot
from elbowroom.catalogue import game as find_game
from elbowroom.conquest.bots.learned.features import Extractor
from elbowroom.conquest.bots.learned.judge import LearnedJudge
from elbowroom.conquest.bots.learned.weights import Array
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.conquest.training.exploring import Explorer, OddGreedy
from elbowroom.conquest.training.settings import Settings
from elbowroom.lab.crew import one_thread_each

PLAYER_COUNTS: Final = (2, 3, 4, 5)
ODD_GREEDY: Final = "odd greedy"
PLANNER: Final = "planner"
LEARNED: Final = "learned"


@dataclass(frozen=True)
class Fixture:
    """One game to be played: everything that decides it."""

    game: str
    seed: str
    players: int
    seats: tuple[str, ...]
    """The kind of bot in each seat."""
    weights: str | None
    """The file of weights the learned bots play with."""


@dataclass(frozen=True)
class Positions:
    """Positions at the start of turns, all of games with the same number of players."""

    seats: Array
    board: Array
    to_come: Array
    """Coins each seat still got."""
    wins: Array
    """Each seat's share of the victory in the end."""
    games: NDArray[np.int32]
    """The number of the game a position is from."""

    def __len__(self) -> int:
        return len(self.games)


def play(fixture: Fixture, number: int) -> Positions:
    """Play one game and keep the start of every turn."""
    state = cast("ConquestState", find_game(fixture.game).new(fixture.players, fixture.seed))
    bots = [
        _bot(kind, f"{fixture.seed}:{seat}", fixture.weights)
        for seat, kind in enumerate(fixture.seats)
    ]
    extractor = Extractor(state.rules)
    seats: list[list[list[float]]] = []
    board: list[list[float]] = []
    coins: list[list[int]] = []
    begun = -1
    while not state.over:
        if state.turns != begun:
            begun = state.turns
            seats.append(extractor.seat_numbers(state))
            board.append(extractor.board_numbers(state))
            coins.append(state.coins.copy())
        player = state.decision.player
        state.apply(bots[player].choose(state.view(player)))
    winners = state.winners()
    shares = [(seat in winners) / len(winners) for seat in range(fixture.players)]
    return Positions(
        np.array(seats, dtype=np.float32),
        np.array(board, dtype=np.float32),
        (np.array(state.coins) - np.array(coins)).astype(np.float32),
        np.tile(np.array(shares, dtype=np.float32), (len(coins), 1)),
        np.full(len(coins), number, dtype=np.int32),
    )


def _bot(kind: str, seed: str, weights: str | None) -> Bot:
    if kind == ODD_GREEDY:
        return OddGreedy(seed)
    if kind == PLANNER or weights is None:
        return Explorer(seed)
    return Explorer(seed, _judge(weights))


@cache
def _judge(weights: str) -> LearnedJudge:
    return LearnedJudge(Path(weights))


def fixtures(
    settings: Settings, seed: str, games: int, kinds: dict[str, float], weights: str | None
) -> list[Fixture]:
    """Draw up the games of a generation: player counts by shares, seats by weights of kinds."""
    rng = random.Random(f"{seed}:fixtures")
    found: list[Fixture] = []
    for number in range(games):
        players = rng.choices(PLAYER_COUNTS, settings.shares)[0]
        seats = rng.choices(list(kinds), list(kinds.values()), k=players)
        found.append(Fixture(settings.game, f"{seed}:{number}", players, tuple(seats), weights))
    return found


def play_all(
    planned: list[Fixture],
    first: int,
    workers: int,
    progress: Callable[[int], None] | None = None,
) -> dict[int, Positions]:
    """Play games in several processes; give their positions by player count, in order."""
    one_thread_each()
    played: dict[int, Positions] = {}
    for number, positions in _played(planned, workers):
        played[number] = positions
        if progress is not None:
            progress(1)
    by_players: dict[int, list[Positions]] = {}
    for number in sorted(played):
        positions = played[number]
        renumbered = Positions(
            positions.seats,
            positions.board,
            positions.to_come,
            positions.wins,
            positions.games + first,
        )
        by_players.setdefault(planned[number].players, []).append(renumbered)
    return {players: joined(parts) for players, parts in sorted(by_players.items())}


def _played(planned: list[Fixture], workers: int) -> Iterator[tuple[int, Positions]]:
    if workers == 1:
        for number, fixture in enumerate(planned):
            yield number, play(fixture, number)
        return
    with ProcessPoolExecutor(max_workers=workers) as pool:
        waiting = {pool.submit(play, each, number): number for number, each in enumerate(planned)}
        try:
            for finished in as_completed(waiting):
                yield waiting[finished], finished.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def joined(parts: list[Positions]) -> Positions:
    """Put positions of several games together."""
    return Positions(
        np.concatenate([part.seats for part in parts]),
        np.concatenate([part.board for part in parts]),
        np.concatenate([part.to_come for part in parts]),
        np.concatenate([part.wins for part in parts]),
        np.concatenate([part.games for part in parts]),
    )


def save(by_players: dict[int, Positions], path: Path) -> None:
    """Keep positions in a file, so that an interrupted run goes on."""
    arrays: dict[str, NDArray[np.float32] | NDArray[np.int32]] = {}
    for players, positions in by_players.items():
        arrays[f"{players}_seats"] = positions.seats
        arrays[f"{players}_board"] = positions.board
        arrays[f"{players}_to_come"] = positions.to_come
        arrays[f"{players}_wins"] = positions.wins
        arrays[f"{players}_games"] = positions.games
    waiting = path.with_suffix(".part.npz")
    np.savez_compressed(waiting, **arrays)  # type: ignore[arg-type]  # numpy types its other argument for all
    waiting.replace(path)


def load(path: Path) -> dict[int, Positions]:
    """Read positions from a file."""
    with path.open("rb") as file, np.load(file, allow_pickle=False) as stored:
        return {
            players: Positions(
                stored[f"{players}_seats"],
                stored[f"{players}_board"],
                stored[f"{players}_to_come"],
                stored[f"{players}_wins"],
                stored[f"{players}_games"],
            )
            for players in PLAYER_COUNTS
            if f"{players}_games" in stored.files
        }
