"""What holds for every test."""

from __future__ import annotations

import gc
from collections.abc import Generator
from pathlib import Path

import pytest

from tests import side_by_side
from tests.side_by_side import pytest_runtestloop  # noqa: F401 - a hook of every run

LEAVE = "--leave-to-compiled"
"""Option of `make test`: whose slow tests run on the compiled engine, and only there."""
SLOW_AND = "--slow-and"
"""Option of `make test`: what runs on the compiled engine beside the slow tests."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run share the tests of the engine with the run on the compiled engine."""
    side_by_side.pytest_addoption(parser)
    parser.addoption(
        LEAVE,
        nargs="+",
        default=[],
        metavar="FOLDER",
        help="leave out slow tests of these folders: they run on the compiled engine",
    )
    parser.addoption(
        SLOW_AND,
        nargs="+",
        default=[],
        metavar="FOLDER",
        help="run only slow tests and, slow or not, those of these folders",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what runs on the other build of the engine."""
    left_to_compiled = [config.rootpath / folder for folder in config.getoption(LEAVE)]
    beside_slow = [config.rootpath / folder for folder in config.getoption(SLOW_AND)]

    def left(item: pytest.Item) -> bool:
        path = Path(item.path)
        if item.get_closest_marker("slow") is not None:
            return any(path.is_relative_to(folder) for folder in left_to_compiled)
        return bool(beside_slow) and not any(map(path.is_relative_to, beside_slow))

    config.hook.pytest_deselected(items=[item for item in items if left(item)])
    items[:] = [item for item in items if not left(item)]


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect no garbage while tests are collected.

    pytest reads every test file as a syntax tree. Up to CPython 3.11.7 a finalizer that runs in
    the middle of that can upset the count of its depth ("AST constructor recursion depth
    mismatch"), and a good file is refused. It is quicker as well, and so are the tests if the
    collector need not look through all that was collected again and again.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()
