"""Servers forked from a process that has loaded what they need: most of a start is loading."""

from __future__ import annotations

import atexit
import multiprocessing
import os
import sys
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

from elbowroom.cli import main

_NURSERY = multiprocessing.get_context("forkserver")
_NURSERY.set_forkserver_preload(["elbowroom.cli.app", "elbowroom.cli.serve", "psycopg", __name__])
_running: set[BaseProcess] = set()


@atexit.register
def _end_all() -> None:
    """Leave no server behind: Python would wait for it at the end."""
    for process in _running:
        process.kill()


class Forked:
    """The command `elbowroom` in a process of its own, with the ways of `subprocess.Popen`."""

    def __init__(self, words: list[str], log: Path) -> None:
        line, theirs = _NURSERY.Pipe(duplex=False)
        self._process = _NURSERY.Process(target=_run, args=(words, theirs, log))
        self._process.start()
        _running.add(self._process)
        theirs.close()
        self.stdout = os.fdopen(os.dup(line.fileno()))
        line.close()
        self.pid = self._process.pid
        self.kill = self._process.kill
        self.terminate = self._process.terminate

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, seconds: float) -> int | None:
        self._process.join(seconds)
        assert self.poll() is not None, f"the server goes on after {seconds} seconds"
        _running.discard(self._process)
        return self.poll()


def _run(words: list[str], said: Connection, log: Path) -> None:
    os.dup2(said.fileno(), 1)
    with log.open("a") as file:
        os.dup2(file.fileno(), 2)
    sys.stdout = os.fdopen(1, "w", buffering=1)
    sys.stderr = os.fdopen(2, "w", buffering=1)
    sys.argv = ["elbowroom", *words]
    main()
