"""Many games in several processes, which write into memory shared with this one."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from elbowroom.envs.arena import Arena
from elbowroom.envs.batch import ALLOWED
from elbowroom.envs.many import Final, Many, Outcome, Setting
from elbowroom.kernel.errors import ElbowroomError

_PATIENCE = 5.0
"""Seconds a process is given to end by itself."""
END: tuple[str, list[Any]] = ("end", [])
"""What a process is told last."""


class WorkerLost(ElbowroomError):
    """A process that plays games has ended or failed."""


class Shared:
    """The rows of all games in shared memory; every process writes its own rows."""

    def __init__(self, context: Any, count: int, arena: Arena, columns: int) -> None:
        self.shapes: list[tuple[np.dtype[Any], tuple[int, ...]]] = [
            (np.dtype(np.uint8), (count, arena.width)),
            (np.dtype(np.int8), (count, arena.size)),
            (np.dtype(np.int64), (count,)),
            (np.dtype(np.float64), (count, columns) if columns else (count,)),
            (np.dtype(np.bool_), (count,)),
        ]
        self.memory = [
            context.RawArray("B", int(np.prod(shape)) * kind.itemsize)
            for kind, shape in self.shapes
        ]

    def arrays(self) -> list[NDArray[Any]]:
        """Give the shared memory as arrays, in the order of an outcome."""
        return [
            np.frombuffer(memory, kind).reshape(shape)
            for memory, (kind, shape) in zip(self.memory, self.shapes, strict=True)
        ]


class Workers:
    """Processes that play their share of many games; to be used like the games themselves."""

    def __init__(self, setting: Setting, arena: Arena, count: int, workers: int) -> None:
        context = multiprocessing.get_context()
        columns = arena.players if setting.opponents is None else 0
        shared = Shared(context, count, arena, columns)
        self._arrays = shared.arrays()
        self._masks = self._arrays[1]
        bounds = [count * number // workers for number in range(workers + 1)]
        self._shares = [slice(*pair) for pair in pairwise(bounds)]
        self._lines: list[Any] = []  # of another class on Windows
        self._processes = []
        for share in self._shares:
            here, there = context.Pipe()
            process = context.Process(
                target=_work, args=(there, setting, shared, share), daemon=True
            )
            process.start()
            there.close()
            self._lines.append(here)
            self._processes.append(process)

    def reset(self, seeds: Sequence[int | None]) -> Outcome:
        """Begin all games."""
        return self._ask("reset", [list(seeds[share]) for share in self._shares])

    def step(self, actions: list[int]) -> Outcome:
        """Answer in all games with actions known to be allowed."""
        return self._ask("step", [actions[share] for share in self._shares])

    def legal(self) -> list[list[int]]:
        """List the numbers of the actions allowed in each game."""
        return [np.flatnonzero(mask).tolist() for mask in self._masks]

    def refused(self, actions: list[int]) -> int:
        """Give the number of the first game in which an action is not allowed, or ALLOWED."""
        size = self._masks.shape[1]
        for number, action in enumerate(actions):
            if not (0 <= action < size and self._masks[number, action]):
                return number
        return ALLOWED

    def _ask(self, what: str, parts: list[list[Any]]) -> Outcome:
        try:
            for line, part in zip(self._lines, parts, strict=True):
                line.send((what, part))
            answers = [line.recv() for line in self._lines]
        except (EOFError, OSError) as lost:
            raise WorkerLost(
                "A process that plays games has ended; close this environment and make a new one."
            ) from lost
        failed = [answer for answer in answers if isinstance(answer, str)]
        if failed:
            raise WorkerLost(f"A process that plays games has failed: {failed[0]}")
        finals = [
            final._replace(number=final.number + share.start)
            for share, answer in zip(self._shares, answers, strict=True)
            for final in answer
        ]
        observations, masks, seats, rewards, ended = [array.copy() for array in self._arrays]
        return Outcome(observations, masks, seats, rewards, ended, finals)

    def close(self) -> None:
        """End the processes: told so, because a forked one holds its line open at both ends."""
        for line in self._lines:
            with suppress(OSError):  # a process that is lost needs no telling
                line.send(END)
            line.close()
        for process in self._processes:
            process.join(_PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()


def _work(line: Connection, setting: Setting, shared: Shared, share: slice) -> None:
    """Play a share of the games until told to end."""
    rows = [array[share] for array in shared.arrays()]
    games = setting.make(share.stop - share.start)
    while True:
        try:
            asked = line.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        if asked == END:
            return
        what, part = asked
        try:
            line.send(_answer(games, what, part, rows))
        except Exception as fault:  # noqa: BLE001 - told to the process that asked
            line.send(f"{type(fault).__name__}: {fault}")


def _answer(games: Many, what: str, part: list[Any], rows: list[NDArray[Any]]) -> list[Final]:
    outcome = games.reset(part) if what == "reset" else games.step(part)
    for row, written in zip(rows, outcome[:5], strict=True):
        row[...] = written
    return outcome.finals
