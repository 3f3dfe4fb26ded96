"""The watch over Kingdoms ends well on a sound engine, and tells an unsound game."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.kernel.errors import InvalidPosition
from tests.soak import kingdoms


@pytest.mark.slow
def test_sound_games_end_with_zero(capsys: pytest.CaptureFixture[str]) -> None:
    assert kingdoms.watch(1) == 0
    told = capsys.readouterr().out
    assert told.count("1 games in") == 10
    assert "1 players, with Heroes' Call" in told


def test_an_unsound_position_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(state: KingdomsState) -> None:
        if state.round == 2:
            raise InvalidPosition("too many")

    monkeypatch.setattr(kingdoms, "check_position", check)
    with pytest.raises(AssertionError, match=r"2 players, seed 7, turn .*too many"):
        kingdoms.play(2, heroes_call=False, seed=7)


def test_too_many_games_without_an_end_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kingdoms, "MOST_ROUNDS", 1)
    monkeypatch.setattr(kingdoms.Tally, "add", lambda tally, _: setattr(tally, "unended", 1))
    assert kingdoms.watch(1) == 1
