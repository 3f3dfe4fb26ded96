"""Without the libraries Elbowroom works, and an environment names what it lacks."""

from __future__ import annotations

import subprocess
import sys

import pytest

from elbowroom.extras import install_line

BLOCK = """
import sys
for name in {blocked!r}:
    sys.modules[name] = None
"""


def run(blocked: list[str], code: str) -> str:
    """Run code in a process in which some libraries cannot be imported."""
    source = BLOCK.format(blocked=blocked) + code
    done = subprocess.run(
        [sys.executable, "-c", source], capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("call", "blocked", "extra"),
    [
        ("aec()", "pettingzoo", "envs"),
        ("aec()", "librt", "envs"),
        ("single()", "gymnasium", "envs"),
        ("vector()", "gymnasium", "envs"),
        ("open_spiel()", "pyspiel", "openspiel"),
        ("open_spiel()", "librt", "openspiel"),
    ],
)
def test_a_missing_library_is_named_with_what_brings_it(call: str, blocked: str, extra: str):
    said = run(
        [blocked],
        f"""
from elbowroom import envs
try:
    envs.{call}
except envs.MissingLibrary as lost:
    print(lost)
""",
    )
    assert f"needs {blocked}, which is not installed" in said
    assert install_line(extra) in said
    assert "Traceback" not in said


def test_the_rest_of_elbowroom_needs_none_of_them():
    said = run(
        ["gymnasium", "librt", "pettingzoo", "pyspiel"],
        "import elbowroom, elbowroom.cli, elbowroom.lab\nelbowroom.game('classic')\nprint('fine')",
    )
    assert said == "fine\n"
