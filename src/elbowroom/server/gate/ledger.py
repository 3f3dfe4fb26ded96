"""The counts behind all limits, in memory that the processes of one server share.

A network gets no more by asking several processes. The memory is a file that the first process
makes and the others map; a lock on it is let go by the system when a process dies. Its size is
fixed: in each row of places a count that is worth least is forgotten for a new one.
"""

from __future__ import annotations

import mmap
import os
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

from elbowroom.file_locks import lock, unlock

ROW = 8
"""Places in which a key may lie."""
PURSE_ROWS = 8192
HOLDING_ROWS = 2048
_SALT_BYTES = 16
_PURSES = struct.Struct("<" + "Qdd" * ROW)
_PURSE = struct.Struct("<Qdd")


@dataclass(frozen=True)
class Shared:
    """Where the counts are: in a file that so many processes share, or with one alone."""

    file: Path | None = None
    processes: int = 1
    place: int = 0
    """Which of the processes this is."""


def make_file(file: Path, processes: int) -> None:
    """Make the file of the counts, before the processes start that share it."""
    file.write_bytes(os.urandom(_SALT_BYTES))
    os.truncate(file, _size(processes))


def _size(processes: int) -> int:
    holding = struct.calcsize(f"<Q{processes}I")
    return _SALT_BYTES + PURSE_ROWS * _PURSES.size + HOLDING_ROWS * ROW * holding


class Ledger:
    """What each network has left to spend, and how much it holds."""

    def __init__(self, shared: Shared | None = None) -> None:
        shared = shared or Shared()
        self._place = shared.place
        self._file: Any = None
        if shared.file is None:
            self._memory = mmap.mmap(-1, _size(shared.processes))
            self._memory[:_SALT_BYTES] = os.urandom(_SALT_BYTES)
        else:
            self._file = shared.file.open("r+b")
            self._memory = mmap.mmap(self._file.fileno(), _size(shared.processes))
        self._salt = self._memory[:_SALT_BYTES]
        self._holding = struct.Struct(f"<Q{shared.processes}I")
        self._holdings = _SALT_BYTES + PURSE_ROWS * _PURSES.size

    def close(self) -> None:
        """Let go of the memory."""
        self._memory.close()
        if self._file is not None:
            self._file.close()

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Keep the other processes from changing anything meanwhile."""
        if self._file is None:
            yield
            return
        lock(self._file)
        try:
            yield
        finally:
            unlock(self._file)

    def _mark(self, key: str) -> int:
        """Give the number of a key; nobody can choose keys that get into each other's way."""
        digest = blake2b(key.encode("utf-8", "replace"), digest_size=8, key=self._salt).digest()
        return int.from_bytes(digest, "little") | 1  # 0 marks an empty place

    # What is saved up and spent.

    def take(self, key: str, each_second: float, full: float, cost: float = 1.0) -> bool:
        """Spend what a call costs; False, and nothing is spent, if too little is left."""
        with self._alone():
            place, mark, left = self._purse(key, each_second, full)
            enough = left >= min(cost, full)
            self._write(place, mark, left - cost if enough else left)
        return enough

    def charge(self, key: str, each_second: float, full: float, cost: float) -> None:
        """Spend what something turned out to cost, into debt if need be."""
        with self._alone():
            place, mark, left = self._purse(key, each_second, full)
            self._write(place, mark, max(-full, left - cost))

    def _write(self, place: int, mark: int, left: float) -> None:
        _PURSE.pack_into(self._memory, place, mark, left, time.monotonic())

    def _purse(self, key: str, each_second: float, full: float) -> tuple[int, int, float]:
        """Find the place of a key, its mark and what it has left now."""
        mark = self._mark(key)
        row = _SALT_BYTES + (mark >> 1) % PURSE_ROWS * _PURSES.size
        found = _PURSES.unpack_from(self._memory, row)
        marks, lefts, whens = found[::3], found[1::3], found[2::3]
        if mark in marks:
            number = marks.index(mark)
            saved = (time.monotonic() - whens[number]) * each_second
            return row + number * _PURSE.size, mark, min(full, lefts[number] + saved)
        number = min(range(ROW), key=lambda each: whens[each])
        return row + number * _PURSE.size, mark, full

    # What is held at the same time.

    def held(self, key: str) -> int:
        """Tell how many of these all processes hold together."""
        with self._alone():
            place = self._held(self._mark(key))
            return 0 if place is None else sum(self._counts(place)[1:])

    def hold(self, key: str) -> None:
        """Note one more that this process holds."""
        self._add(key, 1)

    def release(self, key: str) -> None:
        """Note one less."""
        self._add(key, -1)

    def _add(self, key: str, change: int) -> None:
        mark = self._mark(key)
        with self._alone():
            place = self._held(mark)
            if place is None:
                return  # more networks at once than there are places: these go uncounted
            counts = list(self._counts(place))
            counts[0] = mark
            counts[1 + self._place] = max(0, counts[1 + self._place] + change)
            if not any(counts[1:]):
                counts[0] = 0
            self._holding.pack_into(self._memory, place, *counts)

    def _counts(self, place: int) -> tuple[int, ...]:
        return self._holding.unpack_from(self._memory, place)

    def _held(self, mark: int) -> int | None:
        """Find the place of a key, or a free one for it."""
        row = self._holdings + (mark >> 1) % HOLDING_ROWS * ROW * self._holding.size
        places = [row + number * self._holding.size for number in range(ROW)]
        marks = [self._counts(place)[0] for place in places]
        for wanted in (mark, 0):
            if wanted in marks:
                return places[marks.index(wanted)]
        return None

    def forget(self, process: int) -> None:
        """Let go of all that a process held which is gone."""
        with self._alone():
            for number in range(HOLDING_ROWS * ROW):
                place = self._holdings + number * self._holding.size
                counts = list(self._counts(place))
                if counts[1 + process]:
                    counts[1 + process] = 0
                    counts[0] = counts[0] if any(counts[1:]) else 0
                    self._holding.pack_into(self._memory, place, *counts)
