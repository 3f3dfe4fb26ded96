"""When the compiled build is under test, all that setup.py names is compiled."""

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import elbowroom
from tests.architecture.engine import compiled_files

pytestmark = pytest.mark.skipif(
    os.environ.get("ELBOWROOM_EXPECT_COMPILED") != "1",
    reason="the interpreted engine is under test",
)


def test_every_module_named_by_the_build_is_compiled():
    package = Path(elbowroom.__file__).parent
    modules = compiled_files(package)
    assert modules
    interpreted = []
    for path in modules:
        name = ".".join(path.relative_to(package.parent).with_suffix("").parts)
        file = importlib.import_module(name).__file__ or ""
        if not file.endswith(tuple(EXTENSION_SUFFIXES)):
            interpreted.append(name)
    assert not interpreted
