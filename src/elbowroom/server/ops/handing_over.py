"""Handing over: a server that is told to reload becomes a new one, which goes on with its address.

On SIGHUP the process runs its program again, newly read from the disk, under the same number and
with the listening socket still open: whoever calls meanwhile waits a moment and is not refused.
"""

from __future__ import annotations

import os
import signal
import socket as network
import sys
from collections.abc import Callable, Iterable
from types import FrameType

LISTENER = "ELBOWROOM_LISTENER"
"""The number of the open socket that the server before has left."""
BEFORE = "ELBOWROOM_BEFORE"
"""The numbers of the processes that go on until the new ones answer."""


def on_reload(reload: Callable[[], None]) -> None:
    """Call this when told to reload, where a system knows of that."""

    def told(number: int, frame: FrameType | None) -> None:
        reload()

    if sys.platform != "win32" and not in_terminal():
        signal.signal(signal.SIGHUP, told)


def in_terminal() -> bool:
    """Whether SIGHUP means that the terminal was closed, and the server ends with it."""
    return sys.stdin is not None and not sys.stdin.closed and sys.stdin.isatty()


def inherited() -> network.socket | None:
    """Take the socket the server before has left; None if there was none."""
    number = os.environ.pop(LISTENER, "")
    return network.socket(fileno=int(number)) if number.isdigit() else None


def processes_before() -> list[int]:
    """List the processes of the server before, which are ours to end."""
    return [int(each) for each in os.environ.pop(BEFORE, "").split(",") if each.isdigit()]


def become_new(listener: network.socket, running: Iterable[int] = ()) -> None:
    """Run our own program again in this process; what runs on meanwhile is named to it."""
    listener.set_inheritable(True)
    os.environ[LISTENER] = str(listener.fileno())
    os.environ[BEFORE] = ",".join(map(str, running))
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # until the new one listens to it
    sys.stdout.flush()
    sys.stderr.flush()
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])  # noqa: S606 - our own program
