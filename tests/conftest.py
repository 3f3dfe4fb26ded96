"""What holds for every test."""

from __future__ import annotations

import gc
from collections.abc import Generator
from pathlib import Path

import pytest

LEAVE = "--leave-to-compiled"
"""Option of `make test`: what folders of tests run on the compiled engine as well."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run leave the slow tests of the engine to the run on the compiled engine."""
    parser.addoption(
        LEAVE,
        nargs="+",
        default=[],
        metavar="FOLDER",
        help="leave out slow tests of these folders: they run on the compiled engine",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the slow tests of the folders that run on the compiled engine as well."""
    folders = [config.rootpath / folder for folder in config.getoption(LEAVE)]

    def left(item: pytest.Item) -> bool:
        path = Path(item.path)
        slow = item.get_closest_marker("slow") is not None
        return slow and any(path.is_relative_to(folder) for folder in folders)

    chosen = [item for item in items if not left(item)]
    config.hook.pytest_deselected(items=[item for item in items if left(item)])
    items[:] = chosen


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect no garbage while tests are collected.

    pytest reads every test file as a syntax tree. Up to CPython 3.11.7 a finalizer that runs in
    the middle of that can upset the count of its depth ("AST constructor recursion depth
    mismatch"), and a good file is refused. It is quicker as well.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
