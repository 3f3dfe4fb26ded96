import importlib.machinery

import pytest

from elbowroom import InvalidSetup
from elbowroom.conquest.engine import turn
from elbowroom.lab import bench


def test_the_figures_have_the_promised_fields():
    found = bench("classic", players=2, seconds=0.05, copy=True)
    for field in ("decisions_per_second", "choices_per_second", "games_per_second", "copy_us"):
        assert found[field] > 0
    assert found["choices_per_second"] <= found["decisions_per_second"]
    assert found["decisions_per_game"] == pytest.approx(
        found["decisions"] / found["games"], abs=0.01
    )
    assert found["players"] == 2
    assert found["seconds"] >= 0.05


def test_the_build_is_told():
    suffixes = tuple(importlib.machinery.EXTENSION_SUFFIXES)
    assert bench("classic", players=2, seconds=0.01)["compiled"] == turn.__file__.endswith(suffixes)


def test_no_copy_is_timed_unless_asked():
    assert bench("classic", players=2, seconds=0.01)["copy_us"] is None


@pytest.mark.parametrize("seconds", [0, -1, float("nan")])
def test_some_time_is_needed(seconds):
    with pytest.raises(InvalidSetup, match="more than 0"):
        bench("classic", players=2, seconds=seconds)
