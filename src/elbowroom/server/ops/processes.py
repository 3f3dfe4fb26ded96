"""Several processes behind one address: each serves any table; a lost one is replaced."""

from __future__ import annotations

import multiprocessing
import signal
import socket as network
import threading
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from types import FrameType

import structlog

from elbowroom.server.http.app import Settings
from elbowroom.server.ops.running import GRACE, serve, set_up_logs

log = structlog.get_logger("elbowroom.processes")
SECONDS_BETWEEN_STARTS = 1.0


def serve_in_processes(
    settings: Settings, listener: network.socket, workers: int, told: Callable[[], None]
) -> None:
    """Run so many processes until told to stop."""
    stop = threading.Event()

    def end(number: int, frame: FrameType | None) -> None:
        stop.set()

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, end)
    running = [_start(settings, listener) for _ in range(workers)]
    told()
    while not stop.wait(SECONDS_BETWEEN_STARTS):
        for place, process in enumerate(running):
            if not process.is_alive():
                log.error("worker lost", exit_code=process.exitcode)
                running[place] = _start(settings, listener)
    _end(running)


def _start(settings: Settings, listener: network.socket) -> BaseProcess:
    process = multiprocessing.get_context("spawn").Process(target=_work, args=(settings, listener))
    process.start()
    return process


def _work(settings: Settings, listener: network.socket) -> None:
    set_up_logs(quiet=False)
    serve(settings, listener)


def _end(running: list[BaseProcess]) -> None:
    for process in running:
        process.terminate()
    patience = time.monotonic() + 2 * GRACE
    for process in running:
        process.join(max(0.1, patience - time.monotonic()))
        if process.is_alive():
            process.kill()
