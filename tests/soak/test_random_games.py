"""The soak run ends well on a sound engine and tells the seed of a broken one."""

from __future__ import annotations

import pytest

from tests.soak import random_games


@pytest.mark.slow
def test_sound_games_end_with_zero(capsys: pytest.CaptureFixture[str]) -> None:
    assert random_games.main(["--games", "8", "--every", "move"]) == 0
    told = capsys.readouterr().out
    assert told.count("8 of 8 games") == len(random_games.NAMES)
    assert all(f"{name}:" in told for name in random_games.NAMES)


def test_the_first_breach_ends_the_run_and_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        random_games, "breaches", lambda state: ["a coin too many"] if state.round == 3 else []
    )
    asked = ["--game", "warcraft", "--games", "8", "--players", "4", "--seed", "6"]
    assert random_games.main(asked) == 1
    told = capsys.readouterr().err
    assert "Broken: warcraft, 4 players, seed 6" in told
    assert "a coin too many" in told
    assert "--players 4 --seed 6" in told
