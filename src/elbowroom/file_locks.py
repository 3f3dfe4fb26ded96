"""A lock on an open file, on every system: others wait for it or are told; the end of a process lets it go."""

from __future__ import annotations

import sys
import time
from typing import IO, Any, Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_FAR: Final = 1 << 30
"""On Windows nobody else may touch what is locked: a byte far behind all that is written."""
_SECONDS_BETWEEN_TRIES: Final = 0.001


def lock(file: IO[Any]) -> None:
    """Wait until the file is ours alone."""
    if sys.platform == "win32":
        while not try_lock(file):
            time.sleep(_SECONDS_BETWEEN_TRIES)
    else:
        fcntl.flock(file, fcntl.LOCK_EX)


def try_lock(file: IO[Any]) -> bool:
    """Take the file if nobody else has it; tell whether it is ours."""
    try:
        if sys.platform == "win32":
            file.seek(_FAR)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def unlock(file: IO[Any]) -> None:
    """Let the file go."""
    if sys.platform == "win32":
        file.seek(_FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_UN)
