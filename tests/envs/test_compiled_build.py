"""When the compiled build is under test, all that setup.py names is compiled, environments too."""

import ast
import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import elbowroom

pytestmark = pytest.mark.skipif(
    os.environ.get("ELBOWROOM_EXPECT_COMPILED") != "1",
    reason="the interpreted build is under test",
)

SETUP = Path(__file__).resolve().parents[2] / "setup.py"


def listed(name):
    """Read one of the lists of setup.py without running it."""
    for part in ast.parse(SETUP.read_text(encoding="utf-8")).body:
        if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == name:
            return ast.literal_eval(part.value)
    raise AssertionError(f"setup.py lists no {name}")


@pytest.mark.parametrize("name", ["COMPILED", "COMPILED_ENVIRONMENTS"])
def test_every_module_named_by_the_build_is_compiled(name):
    package = Path(elbowroom.__file__).parent
    files = []
    for entry in listed(name):
        place = package / entry
        files += [place] if place.suffix == ".py" else sorted(place.rglob("*.py"))
    modules = [
        ".".join(file.relative_to(package.parent).with_suffix("").parts)
        for file in files
        if file.name != "__init__.py"
    ]
    assert modules
    interpreted = [
        module
        for module in modules
        if not (importlib.import_module(module).__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))
    ]
    assert not interpreted
