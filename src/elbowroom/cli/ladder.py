"""`elbowroom ladder`, `elbowroom study` and `elbowroom rerun`: tournaments and their reports."""

from __future__ import annotations

import json
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

from elbowroom.bots import NAMES, names
from elbowroom.catalogue import game as find_game
from elbowroom.cli.failing import FAILED_CHECK, fail
from elbowroom.cli.option_values import counts_for, listed_names, seed_of
from elbowroom.cli.output import console, person_watches, print_json, table
from elbowroom.cli.packs import options_of
from elbowroom.cli.simulate import print_failures, progress_bar
from elbowroom.lab.contestants import make
from elbowroom.lab.figures import figures
from elbowroom.lab.game_figures import GENERAL_ONLY, figures_of
from elbowroom.lab.parquet import PARQUET, check_parquet, write_parquet
from elbowroom.lab.report import report
from elbowroom.lab.rerun import rerun
from elbowroom.lab.results import GAMES
from elbowroom.lab.tournament import Tournament, run

INTERRUPTED = 130
RESULTS = "results.json"
REPORT = "report.html"
STUDENTS = ("planner", "greedy")
"""Bots of a study, best first: quick enough for thousands of games."""


@dataclass
class Wishes:
    """What the options of a tournament say."""

    game: str
    bots: str | None
    games: int
    players: str | None
    out: Path | None
    seed: str
    workers: int | None
    limit: float
    cluster: bool
    pack: Path | None
    parquet: bool
    as_json: bool


def run_ladder(wishes: Wishes) -> None:
    """Let all bots meet."""
    named = names() if wishes.bots is None else listed_names(wishes.bots)
    _run(wishes, named, wishes.out or Path(f"ladder-{wishes.game}"))


def run_study(wishes: Wishes) -> None:
    """Study the game itself: one good bot in all seats unless others are named."""
    student = next(name for name in STUDENTS if name in NAMES)
    named = [student] if wishes.bots is None else listed_names(wishes.bots)
    _run(wishes, named, wishes.out or Path(f"study-{wishes.game}"))


def _run(wishes: Wishes, bots: list[str], folder: Path) -> None:
    if wishes.parquet:
        check_parquet()
    game = find_game(wishes.game)
    tournament = Tournament(
        wishes.game,
        bots,
        counts_for(game, wishes.players),
        wishes.games,
        seed_of(wishes.seed),
        options_of(wishes.pack, wishes.game),
    )
    try:
        with ExitStack() as closing:
            rows = run(
                tournament,
                folder,
                wishes.workers,
                wishes.limit,
                progress_bar(tournament.total, closing) if person_watches() else None,
                cluster=wishes.cluster,
            )
    except KeyboardInterrupt:
        fail(
            f"Stopped. What was played is kept in {folder}; the same command goes on.", INTERRUPTED
        )
    if wishes.parquet:
        write_parquet(rows, folder / PARQUET)
    found = figures(tournament, rows)
    _keep(folder / RESULTS, json.dumps(found, indent=1, ensure_ascii=False))
    _keep(folder / REPORT, report(found))
    if wishes.as_json:
        print_json(found)
    else:
        _print_ladder(found, folder)
    if found["errors"]:
        raise typer.Exit(FAILED_CHECK)


def _keep(place: Path, text: str) -> None:
    """Write a file whole or not at all."""
    partly = place.with_suffix(".part")
    partly.write_text(text, encoding="utf-8")
    partly.replace(place)


def _print_ladder(found: dict[str, Any], folder: Path) -> None:
    out = console()
    out.print(f"{found['game']}, {found['games']:,} games, seed {found['seed']}")
    counts = [f"{players}p" for players in found["players"]]
    faulty = ["faults"] if found["errors"] else []
    numbers = ("rating", *counts, "lead", "p50/p99 ms", *faulty)
    rows = table("bot", *numbers, numbers=numbers)
    for bot in found["ladder"]:
        wins = [bot["wins"].get(str(players)) for players in found["players"]]
        rows.add_row(
            bot["name"],
            _rating(bot),
            *["" if share is None else _share(share) for share in wins],
            f"{bot['margin']['mean']:+.1f}",
            f"{bot['ms_per_decision_p50']:.1g}/{bot['ms_per_decision_p99']:.2g}",
            *([str(bot["faults"])] if faulty else []),
        )
    out.print(rows)
    out.print("2p: win rate in % with 2 players and its 95 % interval. Lead: points ahead.")
    if figures_of(found["game"]) is None:
        out.print(GENERAL_ONLY)
    print_failures(found)
    out.print(f"Report: {folder / REPORT}", soft_wrap=True)
    out.print(f"Games:  {folder / GAMES}", soft_wrap=True)


def _rating(bot: dict[str, Any]) -> str:
    """Write a rating with its doubt; a bot that met none but itself has none."""
    if bot["rating"] is None:
        return ""
    low, high = bot["rating_ci95"]
    return f"{bot['rating']:.0f} ±{(high - low) / 2:.0f}"


def _share(share: dict[str, Any]) -> str:
    low, high = share["ci95"]
    return f"{share['rate'] * 100:.0f} {low * 100:.0f}-{high * 100:.0f}"


def run_again(folder: Path, which: str, record: Path | None, limit: float) -> None:
    """Play one game of a tournament again and keep its record."""
    players, _, number = which.partition(":")
    if not (players.isdecimal() and number.isdecimal()):
        fail(f"'{which}' names no game. Write players:number, as in 2:17.")
    place = record or Path(f"game-{players}-{number}.json")
    before, outcome = rerun(folder, int(players), int(number), place, limit)
    seats = ", ".join(outcome.fixture.seats)
    if outcome.failure is not None:
        found = outcome.failure
        lines = [f"{seats}: {found['bot']} failed: {found['message']}"]
        lines += [found[part] for part in ("where", "traceback") if part in found]
        fail("\n".join(lines).rstrip(), FAILED_CHECK)
    same = before.get("scores") == outcome.scores
    told = "as before" if same else f"before {before.get('scores', 'an error')}"
    console().print(f"{seats}: {outcome.scores}, {told}. Record: {place}", markup=False)
    if not same and any(make(name).timed for name in outcome.fixture.seats):
        console().print("Bots that think by the clock may choose otherwise the second time.")
    elif not same:
        fail("The bots or the engine have changed since.", FAILED_CHECK)
