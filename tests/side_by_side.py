"""Tests side by side in forked processes: what all of them need is imported and collected once.

`--side-by-side N` shares the tests among N processes, file by file, files with slow tests first. A
process that ends in the middle of a test fails that test, and the others go on.
"""

from __future__ import annotations

import atexit
import itertools
import multiprocessing
import os
import sys
import traceback
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

OPTION: Final = "--side-by-side"
_FORK = multiprocessing.get_context("fork")
_NUMBER_SIZE: Final = 4


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run say how many processes it wants."""
    parser.addoption(
        OPTION,
        type=int,
        default=1,
        metavar="N",
        help="collect once, then run the tests in N forked processes",
    )


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Share the tests among processes, unless one is enough or collecting went wrong."""
    processes = session.config.getoption(OPTION)
    if processes < 2 or session.testsfailed or session.config.option.collectonly:
        return None
    _Run(session).with_processes(processes)
    return True


def parts(items: list[pytest.Item]) -> list[list[pytest.Item]]:
    """Share out what has fixtures in common: a part is a file, those with slow tests come first."""
    files = [list(part) for _, part in itertools.groupby(items, lambda item: item.path)]
    return sorted(files, key=lambda part: not any(map(_is_slow, part)))


def _is_slow(item: pytest.Item) -> bool:
    return item.get_closest_marker("slow") is not None


class _Run:
    """The process that collected: it gives out parts, and tells what the others report."""

    def __init__(self, session: pytest.Session) -> None:
        self._session = session
        self._config = session.config
        self._parts = parts(session.items)
        self._left = {item.nodeid: item.location for item in session.items}
        self._begun: dict[Connection, str] = {}

    def with_processes(self, number: int) -> None:
        queue = _filled(len(self._parts))
        lines = dict(self._start(queue) for _ in range(number))
        try:
            while lines:
                self._listen(lines)
                if self._session.shouldfail or self._session.shouldstop:
                    _emptied(queue)
        finally:
            os.close(queue)
            for process in lines.values():
                process.kill()
        self._settle()

    def _start(self, queue: int) -> tuple[Connection, BaseProcess]:
        line, theirs = _FORK.Pipe(duplex=False)
        process = _FORK.Process(target=_work, args=(self._session, self._parts, queue, theirs))
        process.start()
        theirs.close()
        return line, process

    def _listen(self, lines: dict[Connection, BaseProcess]) -> None:
        """Hear whoever has something to say; one that has ended has said everything before."""
        by_sentinel = {process.sentinel: line for line, process in lines.items()}
        heard = wait([*lines, *by_sentinel])
        for one in heard:
            line = one if isinstance(one, Connection) else by_sentinel[one]
            if line not in lines:
                continue
            try:
                while line.poll():
                    self._hear(line, *line.recv())
            except EOFError:
                pass
            if not isinstance(one, Connection):
                lines.pop(line).join()
                self._ended(line)

    def _hear(self, line: Connection, what: str, told: Any) -> None:
        hook = self._config.hook
        if what == "start":
            self._begun[line] = told
            hook.pytest_runtest_logstart(nodeid=told, location=self._left[told])
        elif what == "finish":
            self._begun.pop(line)
            hook.pytest_runtest_logfinish(nodeid=told, location=self._left.pop(told))
        elif what == "report":
            report = hook.pytest_report_from_serializable(config=self._config, data=told)
            hook.pytest_runtest_logreport(report=report)
        else:
            raise RuntimeError(told)

    def _ended(self, line: Connection) -> None:
        if line in self._begun:
            self._fail(self._begun.pop(line), "the process ended in the middle of this test")

    def _settle(self) -> None:
        """Nothing is left out in silence."""
        if self._session.shouldfail:
            raise self._session.Failed(self._session.shouldfail)
        if self._session.shouldstop:
            raise self._session.Interrupted(self._session.shouldstop)
        for name in list(self._left):
            self._fail(name, "not run: the process that was to run it had ended")

    def _fail(self, name: str, why: str) -> None:
        report = pytest.TestReport(name, self._left.pop(name), {}, "failed", why, "call")
        self._config.hook.pytest_runtest_logreport(report=report)


def _filled(count: int) -> int:
    """A queue that any process may read from: the numbers of all parts, in order."""
    queue, inlet = os.pipe()
    os.write(inlet, b"".join(number.to_bytes(_NUMBER_SIZE) for number in range(count)))
    os.close(inlet)
    return queue


def _emptied(queue: int) -> None:
    while os.read(queue, _NUMBER_SIZE):
        pass


def _work(
    session: pytest.Session, shared: list[list[pytest.Item]], queue: int, line: Connection
) -> None:
    """Run parts until there are none, in a process of its own."""
    _begin_afresh(session.config)
    session.config.pluginmanager.register(_Teller(session.config, line))
    try:
        items = _claimed(shared, queue)
        item = next(items, None)
        while item is not None:
            following = next(items, None)
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            item = None if session.shouldfail or session.shouldstop else following
    except KeyboardInterrupt:
        os._exit(2)
    except BaseException:  # noqa: BLE001 - told by the process that collected
        line.send(("fault", traceback.format_exc()))
    finally:
        line.close()
        atexit._run_exitfuncs()


def _claimed(shared: list[list[pytest.Item]], queue: int) -> Iterator[pytest.Item]:
    while number := os.read(queue, _NUMBER_SIZE):
        yield from shared[int.from_bytes(number)]


def _begin_afresh(config: pytest.Config) -> None:
    """Leave to the other process what is its own: its ending, its terminal, its captured output."""
    atexit._clear()
    sys.modules["__main__"] = ModuleType("__main__")  # processes of tests need not load pytest
    config.get_terminal_writer()._file = Path(os.devnull).open("w")  # noqa: SIM115 - to the end
    capture = config.pluginmanager.getplugin("capturemanager")
    capture.stop_global_capturing()
    capture.start_global_capturing()
    capture.suspend_global_capture()


class _Teller:
    """Tells the process that collected what happens here."""

    def __init__(self, config: pytest.Config, line: Connection) -> None:
        self._config = config
        self._line = line

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._line.send(("start", nodeid))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        hook = self._config.hook
        data = hook.pytest_report_to_serializable(config=self._config, report=report)
        self._line.send(("report", data))

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self._line.send(("finish", nodeid))
