"""What holds for every test."""

from __future__ import annotations

import gc
from collections.abc import Generator

import pytest


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
