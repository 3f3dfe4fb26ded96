"""Whole games and counts have not changed; `make golden` rewrites them after a wanted change."""

from __future__ import annotations

import pytest

from tests.golden.kingdoms import KINGDOMS, Kingdom, playthrough_of
from tests.golden.playthrough import COUNTED, GAMES, HERE, Golden, counts, playthrough, texts

HINT = (
    "the game plays differently; if that is wanted, raise rules_version in engine/game.py of its "
    "folder, run `make generated` and read the diff"
)


@pytest.mark.parametrize("written", [*GAMES, *KINGDOMS], ids=lambda written: written.file)
def test_a_whole_game_goes_as_it_did(written: Golden | Kingdom) -> None:
    golden = (HERE / written.file).read_text(encoding="utf-8")
    now = playthrough_of(written) if isinstance(written, Kingdom) else playthrough(written)
    for number, (was, line) in enumerate(zip(golden.splitlines(), now.splitlines(), strict=False)):
        assert line == was, f"line {number + 1}: {HINT}"
    assert now == golden, HINT


@pytest.mark.parametrize("name", COUNTED)
def test_positions_have_as_many_lines_of_play_as_before(name: str) -> None:
    golden = (HERE / f"{name}-counts.txt").read_text(encoding="utf-8")
    assert counts(name).splitlines() == golden.splitlines(), HINT


def test_every_golden_file_is_compared_and_small() -> None:
    files = {path.name: path.stat().st_size for path in HERE.glob("*.txt")}
    assert set(files) == {name for name, _ in texts()}
    assert sum(files.values()) < 360_000
