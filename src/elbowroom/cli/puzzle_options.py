"""The commands of puzzles and their options; what they do is imported when one is used."""

# ruff: noqa: PLC0415 - a command pays only for what it needs; --help is quick

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

puzzles = typer.Typer(
    help="Puzzles: decisions with one clearly best answer.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
Game = Annotated[str, typer.Argument(help="The game; `elbowroom games` lists them.")]


@puzzles.command("make")
def make(
    game: Game,
    out: Annotated[
        Path, typer.Option(help="File the puzzles are added to, one to a line.", dir_okay=False)
    ],
    games: Annotated[int, typer.Option(help="How many games are played.", min=1)] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same puzzles.")] = "puzzles",
    most: Annotated[
        int | None, typer.Option(help="Stop once the file has so many puzzles.", min=1)
    ] = None,
    theme: Annotated[
        str | None, typer.Option(help="Only of this theme: the kind of question that matters.")
    ] = None,
) -> None:
    """Make puzzles from games of strong bots; the same command goes on where it was stopped."""
    from elbowroom.bots.puzzles.making import Wish
    from elbowroom.cli.puzzles import make as make_them

    make_them(Wish(game, out, games, seed, most, theme))


@puzzles.command("check")
def check(
    game: Game,
    file: Annotated[
        Path | None,
        typer.Option(help="Puzzles to look at; else those of the game.", exists=True),
    ] = None,
    seed: Annotated[str, typer.Option(help="Another seed, other dice.")] = "again",
    most: Annotated[int | None, typer.Option(help="Look at so many only.", min=1)] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object and nothing else.")
    ] = False,
) -> None:
    """Repeat the deep search over puzzles with another seed; at most 2 in 100 may fall."""
    from elbowroom.cli.puzzles import check as check_them

    check_them(game, file, seed, most, as_json)


@puzzles.command("renew")
def renew(
    file: Annotated[Path, typer.Argument(help="A file of puzzles.", exists=True, dir_okay=False)],
) -> None:
    """Tell puzzles anew after the judge has changed; those that are none any more are dropped."""
    from elbowroom.cli.puzzles import renew as renew_them

    renew_them(file)
