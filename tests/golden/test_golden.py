"""Whole games and counts have not changed; `make golden` rewrites them after a wanted change."""

from __future__ import annotations

import pytest

from tests.golden.playthrough import GAMES, HERE, counts, playthrough, texts

HINT = "the game plays differently; if that is wanted, run `make golden` and read the diff"


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_whole_game_goes_as_it_did(players: int, seed: int) -> None:
    golden = (HERE / f"classic-{players}-players-seed-{seed}.txt").read_text(encoding="utf-8")
    now = playthrough(players, seed)
    for number, (was, line) in enumerate(zip(golden.splitlines(), now.splitlines(), strict=False)):
        assert line == was, f"line {number + 1}: {HINT}"
    assert now == golden, HINT


def test_positions_have_as_many_lines_of_play_as_before() -> None:
    golden = (HERE / "classic-counts.txt").read_text(encoding="utf-8")
    assert counts().splitlines() == golden.splitlines(), HINT


def test_every_golden_file_is_compared_and_small() -> None:
    files = {path.name: path.stat().st_size for path in HERE.glob("*.txt")}
    assert set(files) == {name for name, _ in texts()}
    assert sum(files.values()) < 200_000
