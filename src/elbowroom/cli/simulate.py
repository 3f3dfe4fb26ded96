"""`elbowroom simulate`: a match between bots."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import typer

from elbowroom.cli.failing import FAILED_CHECK
from elbowroom.cli.option_values import listed_names, seed_of
from elbowroom.cli.output import console, person_watches, print_json, table
from elbowroom.cli.packs import options_of
from elbowroom.lab.simulation import simulate

_SHOWN_FAILURES = 5


def run_match(
    game: str,
    players: int | None,
    games: int,
    bots: str,
    seed: str,
    workers: int | None,
    pack: Path | None,
    records: Path | None,
    limit: float,
    debug: bool,
    parquet: Path | None,
    as_json: bool,
) -> None:
    """Play a match and print its figures."""
    named = listed_names(bots)
    seats = players if players is not None else max(2, len(named))
    with ExitStack() as closing:
        found = simulate(
            game,
            players=seats,
            games=games,
            bots=named,
            seed=seed_of(seed),
            workers=workers,
            records=records,
            progress=progress_bar(games, closing) if person_watches() and not debug else None,
            limit=limit,
            debug=debug,
            parquet=parquet,
            **options_of(pack, game),
        )
    if as_json:
        print_json(found)
    else:
        _print_match(found)
    if found["errors"]:
        raise typer.Exit(FAILED_CHECK)


def progress_bar(games: int, closing: ExitStack) -> Callable[[int], None]:
    """Make a bar that appears with the first finished game, when all processes have begun."""
    from rich.console import Console  # noqa: PLC0415 - only on a terminal
    from rich.progress import Progress  # noqa: PLC0415 - only on a terminal

    bar = Progress(console=Console(stderr=True), transient=True)
    task = bar.add_task("games", total=games)
    begun = False

    def advance(finished: int) -> None:
        nonlocal begun
        if not begun:
            begun = True
            closing.enter_context(bar)
        bar.advance(task, finished)

    return advance


def _print_match(found: dict[str, Any]) -> None:
    out = console()
    out.print(
        f"{found['game']}, {found['players']} players, {found['games']} games, seed "
        f"{found['seed']}: {found['decisions']:,} decisions in {found['seconds']:.1f} s "
        f"({found['decisions_per_second']:,.0f} a second)"
    )
    numbers = ("seats", "wins", "win rate", "95 % interval", "mean score", "ms p50", "ms p99")
    rows = table("bot", *numbers, numbers=numbers)
    for bot in found["bots"]:
        low, high = bot["ci95"]
        rows.add_row(
            bot["name"],
            str(bot["seats"]),
            f"{bot['wins']:g}",
            f"{bot['win_rate']:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{bot['mean_score']:.1f}",
            f"{bot['ms_per_decision_p50']:.3f}",
            f"{bot['ms_per_decision_p99']:.3f}",
        )
    out.print(rows)
    if max(bot["seats"] for bot in found["bots"]) > 1:
        out.print(f"Win rates are for one seat; even play gives {1 / found['players']:.1%}.")
    if found["own"]:
        _print_own(found["own"])
    print_failures(found)


def _print_own(own: list[dict[str, Any]]) -> None:
    """Tell of each thing of a content pack how often it was had, won with, and what it earned."""
    numbers = ("picks", "win rate", "95 % interval", "coins", "price")
    rows = table("own", *numbers, numbers=numbers)
    for each in own:
        if not each["picks"]:
            rows.add_row(each["name"], "0", "", "", "", "")
            continue
        low, high = each["ci95"]
        earned = each.get("coins") or each.get("points")
        rows.add_row(
            each["name"],
            str(each["picks"]),
            f"{each['rate']:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{earned['mean']:.1f}" if earned else "",
            f"{each['price']:.1f}" if "price" in each else "",
        )
    console().print(rows)


def print_failures(found: dict[str, Any]) -> None:
    """Name the first errors, and say how many games they took."""
    out = console()
    for failure in found["failures"][:_SHOWN_FAILURES]:
        out.print(
            f"Error in game {failure['game']} (seed {failure['seed']}), seat {failure['seat']} "
            f"({failure['bot']}): {failure['message']}",
            markup=False,
        )
        if "where" in failure:
            out.print(f"  {failure['where']}", markup=False, soft_wrap=True)
    if found["failures"] and "traceback" in found["failures"][0]:
        out.print(found["failures"][0]["traceback"], markup=False, soft_wrap=True)
    if found["errors"]:
        out.print(f"{found['errors']} games ended in an error and are not counted.")
