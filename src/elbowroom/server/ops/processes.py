"""Several processes behind one address: each serves any table; a lost one is replaced.

What a network may ask for it may ask of all of them together: they share their counts.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import socket as network
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import structlog
from prometheus_client.multiprocess import mark_process_dead

from elbowroom.server.gate.ledger import Ledger, Shared, make_file
from elbowroom.server.http.app import Settings
from elbowroom.server.ops import metrics
from elbowroom.server.ops.handing_over import become_new, on_reload, processes_before
from elbowroom.server.ops.logs import set_up_logs
from elbowroom.server.ops.running import GRACE, serve

log = structlog.get_logger("elbowroom.processes")
SECONDS_BETWEEN_STARTS = 1.0
SECONDS_BETWEEN_LOOKS = 1.0
"""Between two looks of a process at the one that started it."""
LONGEST_START = 60.0
"""Seconds new processes get until the old ones are ended."""


def serve_in_processes(
    settings: Settings, listener: network.socket, workers: int, told: Callable[[], None]
) -> None:
    """Run so many processes until told to stop."""
    orders = Orders()
    orders.listen()
    with tempfile.TemporaryDirectory(prefix="elbowroom-") as folder:
        shared = Shared(Path(folder) / "counts", workers)
        make_file(Path(folder) / "counts", workers)
        running = _run(replace(settings, shared=shared), listener, told, orders)
    if orders.reload:
        become_new(listener, [worker.process.pid or 0 for worker in running])
    _end(running)


class Worker(NamedTuple):
    """One of the processes, and whether it answers yet."""

    process: BaseProcess
    line: Any  # a connection, of another class on Windows
    """Something comes through here as soon as the process answers."""

    @property
    def settled(self) -> bool:
        """Whether it answers, or never will."""
        return bool(self.line.poll()) or not self.process.is_alive()


class Orders:
    """What the processes are told to do: to stop, or to give way to new ones."""

    def __init__(self) -> None:
        self.given = threading.Event()
        self.reload = False

    def listen(self) -> None:
        """Take orders from now on."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        on_reload(self._reload)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.reload = False
        self.given.set()

    def _reload(self) -> None:
        self.reload = not self.given.is_set()
        self.given.set()


def _run(
    settings: Settings, listener: network.socket, told: Callable[[], None], orders: Orders
) -> list[Worker]:
    """Keep the processes running until there are orders; give those that run then."""
    ledger = Ledger(settings.shared)
    before = processes_before()
    running = [_start(settings, listener, place) for place in range(settings.shared.processes)]
    if before:
        _relieve(before, running, orders)
    told()
    while not orders.given.wait(SECONDS_BETWEEN_STARTS):
        for place, (process, _) in enumerate(running):
            if not process.is_alive():
                log.error("worker lost", exit_code=process.exitcode)
                _forget_gauges(settings, process)
                ledger.forget(place)
                running[place] = _start(settings, listener, place)
    ledger.close()
    return running


def _forget_gauges(settings: Settings, process: BaseProcess) -> None:
    """Count no rooms and sockets of a process that is gone."""
    if settings.shared.file is not None and process.pid is not None:
        folder = str(settings.shared.file.parent)
        mark_process_dead(process.pid, folder)  # type: ignore[no-untyped-call]  # it has no types


def _relieve(before: list[int], running: list[Worker], orders: Orders) -> None:
    """End the processes of the server before, as soon as the new ones answer."""
    patience = time.monotonic() + LONGEST_START
    while not all(worker.settled for worker in running) and time.monotonic() < patience:
        if orders.given.wait(0.1):
            break
    for number in before:
        with contextlib.suppress(ProcessLookupError):
            os.kill(number, signal.SIGTERM)
    threading.Thread(target=_reap, args=(before,), daemon=True).start()


def _reap(before: list[int]) -> None:
    for number in before:
        with contextlib.suppress(ChildProcessError):
            os.waitpid(number, 0)


def _start(settings: Settings, listener: network.socket, place: int) -> Worker:
    weighs = settings.weighs_shelf and place == 0
    shared = replace(settings.shared, place=place)
    settings = replace(settings, shared=shared, weighs_shelf=weighs)
    context = multiprocessing.get_context("spawn")
    line, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(settings, listener, theirs))
    with _counting_together(settings):
        process.start()
    theirs.close()
    return Worker(process, line)


@contextlib.contextmanager
def _counting_together(settings: Settings) -> Iterator[None]:
    """Let a process that starts now add its numbers to those of the others."""
    file = settings.shared.file
    if file is not None:
        os.environ[metrics.SHARED] = str(file.parent)
    try:
        yield
    finally:
        os.environ.pop(metrics.SHARED, None)


def _work(settings: Settings, listener: network.socket, line: Connection) -> None:
    set_up_logs(quiet=False)
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    serve(settings, listener, lambda: tell(line))


def tell(line: Connection) -> None:
    """Tell who started us that we answer; nobody listens any more if it became a new server."""
    with contextlib.suppress(BrokenPipeError):
        line.send("answering")


def _end_with(parent: int) -> None:
    """Stop when the process that would replace us is gone: killed, it could not tell us."""
    if sys.platform == "win32":  # where the number of a parent that is gone stays the same
        started_by = multiprocessing.parent_process()
        if started_by is not None:
            started_by.join()
    else:
        while os.getppid() == parent:
            time.sleep(SECONDS_BETWEEN_LOOKS)
    os.kill(os.getpid(), signal.SIGTERM)


def _end(running: list[Worker]) -> None:
    for process, _ in running:
        process.terminate()
    patience = time.monotonic() + 2 * GRACE
    for process, _ in running:
        process.join(max(0.1, patience - time.monotonic()))
        if process.is_alive():
            process.kill()
