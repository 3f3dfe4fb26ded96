"""The interpreter does not hold a server up: what the figures of benchmarks/README.md rest on."""

import gc
import sys

import pytest

from elbowroom.server.ops import running

THREADS_WAIT = 0.001
"""Seconds within which a thread that has ended a commit is heard; Python's own are five times that."""
OBJECTS = 100_000
"""New objects before the garbage collector looks; Python's own are 700."""


class Spy:
    """A server that only notes how the interpreter is set while it would run."""

    def __init__(self):
        self.should_exit = False
        self.seen = None

    def run(self, sockets):
        self.seen = (sys.getswitchinterval(), gc.get_threshold()[0], gc.get_freeze_count())


class Line:
    """A listener that nobody listens on."""

    def dup(self):
        return self


@pytest.fixture
def spy(monkeypatch):
    spy = Spy()
    monkeypatch.setattr(running, "made", lambda *_: spy)
    monkeypatch.setattr(running, "raise_descriptors", lambda: None)
    monkeypatch.setattr(running, "on_reload", lambda _: None)
    before = (sys.getswitchinterval(), gc.get_threshold())
    frozen = gc.get_freeze_count()
    yield spy
    if (
        not frozen
    ):  # what was collected of tests stays out of the collector's way (tests/conftest.py)
        gc.unfreeze()
    gc.set_threshold(*before[1])
    sys.setswitchinterval(before[0])


@pytest.mark.slow
@pytest.mark.parametrize("serve", [running.serve, running.serve_and_hand_over])
def test_a_running_server_is_seldom_held_up_by_the_interpreter(spy, serve):
    serve(None, Line(), lambda: None)
    interval, objects, frozen = spy.seen
    assert interval <= THREADS_WAIT
    assert objects >= OBJECTS
    assert frozen > 0
