"""`elbowroom puzzles`: making puzzles from games of strong bots, and looking at their answers again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import typer

from elbowroom.bots.puzzles.checking import Fallen, checked_again, renewed
from elbowroom.bots.puzzles.making import Told, Wish, make_puzzles
from elbowroom.bots.puzzles.puzzle import Puzzle, puzzles_of, read_puzzles
from elbowroom.cli.failing import FAILED_CHECK
from elbowroom.cli.output import person_watches, print_json

MOST_FALLEN = 0.02
"""More than this share of answers may not fall."""


def make(wish: Wish) -> None:
    """Make puzzles, telling after every game how far it is."""
    kept = make_puzzles(wish, _tell)
    themes: dict[str, int] = {}
    for puzzle in kept:
        themes[puzzle.theme] = themes.get(puzzle.theme, 0) + 1
    listed = ", ".join(f"{theme} {count}" for theme, count in sorted(themes.items()))
    typer.echo(f"{len(kept)} puzzles in {wish.out}: {listed or 'none'}.")


def _tell(told: Told) -> None:
    typer.echo(
        f"game {told.games} of {told.of}: {told.puzzles} puzzles; the deeper search let"
        f" {told.fell} of {told.looked} fall",
        err=True,
    )


def check(game: str, file: Path | None, seed: str, most: int | None, as_json: bool) -> None:
    """Repeat the deeper search on puzzles, with another seed."""
    puzzles = list(puzzles_of(game)) if file is None else _read(file)
    fallen = checked_again(puzzles[:most], seed, _teller(len(puzzles[:most])))
    looked = len(puzzles[:most])
    if as_json:
        told = [{"id": each.id, "theme": each.theme, "ahead": each.ahead} for each in fallen]
        print_json({"game": game, "puzzles": looked, "fallen": told})
    else:
        for each in fallen:
            typer.echo(f"{each.id} ({each.theme}): the other way is better by {-each.ahead:.3f}")
        typer.echo(f"{len(fallen)} of {looked} answers fell.")
    if len(fallen) > MOST_FALLEN * max(looked, 1):
        raise typer.Exit(FAILED_CHECK)


def renew(file: Path) -> None:
    """Tell the puzzles of a file anew, and drop those that are none any more."""
    before = _read(file)
    after = [each for each in map(renewed, before) if each is not None]
    file.write_text("".join(each.written() + "\n" for each in after), encoding="utf-8")
    typer.echo(f"{len(after)} of {len(before)} puzzles are told anew in {file}.")


def _read(file: Path) -> list[Puzzle]:
    return read_puzzles(file.read_text(encoding="utf-8"), str(file))


def _teller(total: int) -> Callable[[int, list[Fallen]], None]:
    def tell(done: int, fallen: list[Fallen]) -> None:
        if person_watches():
            typer.echo(f"{done} of {total}, {len(fallen)} fell", err=True)

    return tell
