"""The example package: installed by pip into a folder, it plays by its name."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from elbowroom.bots import describe, make, package_of, plugin_names
from elbowroom.lab import simulate
from tests.bots.offering import installed

EXAMPLE = Path("examples/plugin")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    source = tmp_path_factory.mktemp("source") / "plugin"
    shutil.copytree(EXAMPLE, source)
    target = tmp_path_factory.mktemp("installed")
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", *options, "--target", target, source],
        check=True,
    )
    return target


@pytest.mark.slow
def test_the_example_package_plays_and_beats_random(folder):
    with installed(folder):
        assert plugin_names() == ["landlord"]
        assert package_of("landlord") == "elbowroom-landlord 1.0"
        assert describe("landlord").startswith("Tries every move")
        assert make("landlord", 3).seed == 3
        found = simulate("classic", players=2, games=20, bots=["landlord", "random"], seed=1)
    assert found["errors"] == 0
    assert found["bots"][0]["win_rate"] >= 0.9


def test_the_example_is_as_short_as_promised():
    lines = (EXAMPLE / "src/elbowroom_landlord/__init__.py").read_text().splitlines()
    assert len([line for line in lines if line.strip()]) <= 40
