"""`elbowroom challenge`: the challenge of the day in the terminal, and its score table."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table as Grid

from elbowroom.catalogue import GAMES
from elbowroom.cli.failing import fail
from elbowroom.cli.serve import data_folder, database_in
from elbowroom.kernel.errors import InvalidSetup
from elbowroom.kernel.events import Event
from elbowroom.kernel.game import Game
from elbowroom.kernel.state import State
from elbowroom.protocol.requests import LONGEST_NAME
from elbowroom.server.store import StoreError, open_store
from elbowroom.server.store.interface import JournalStore
from elbowroom.table import commands
from elbowroom.table.challenges import (
    SEAT,
    Challenge,
    challenge_of,
    player_of,
    result_after,
    streaks,
    today,
)
from elbowroom.table.clocks import now
from elbowroom.table.deciding import decide
from elbowroom.table.entries import Entry, Result, Summary, TableRow
from elbowroom.table.fairness import Chance
from elbowroom.table.identity import tidy
from elbowroom.table.new_table import challenge_plan, open_table
from elbowroom.table.views import summary_of
from elbowroom.terminal.host import play_out
from elbowroom.terminal.lines import Gone, Lines, StreamLines
from elbowroom.terminal.localizer import Localizer
from elbowroom.terminal.table import Seat, Table

BEST = 10
OWN = 1000
HOUSEHOLD = ""
"""The key of everybody on this machine: as in `elbowroom play`, a name is enough."""


class Asked(NamedTuple):
    """What the options of `challenge` ask for."""

    game: str | None = None
    name: str | None = None
    day: str | None = None
    scores: bool = False
    data: Path | None = None
    language: str = "en"


@dataclass
class ChallengeTable(Table):
    """A table whose chance is drawn from the published seed."""

    chance: Chance | None = None
    draws: int = 0
    """Answers of chance so far."""
    fresh: bool = False
    """Whether chance has answered since the last answer was looked at."""

    def __post_init__(self) -> None:
        super().__post_init__()
        events: list[Event] = []
        self._answer_chance(events)
        self.tell(events)

    def _answer_chance(self, events: list[Event]) -> None:
        while self.chance is not None and self.state.awaits_chance():
            drawn = self.chance.draw([""], self.draws, self.state.chance_outcomes())
            self.state.apply(drawn, events)
            self.draws += 1
            self.fresh = True

    def _has_new(self, before: State) -> bool:
        fresh, self.fresh = self.fresh, False
        return fresh


def run_challenge(asked: Asked, lines: Lines | None = None, console: Console | None = None) -> None:
    """Play today's challenge and keep the result, or only show the score table."""
    console = console or Console(highlight=False)
    game = game_with_challenge(asked.game)
    words = Localizer(asked.language, game.id)
    day = today() if asked.day is None else read_day(asked.day)
    challenge = challenge_of(game, day)
    if challenge is None:
        raise AssertionError("a game with challenges has one every day")
    database = database_in(asked.data or data_folder())
    tell_challenge(console, game, challenge, words)
    try:
        if asked.scores or day != today():
            asyncio.run(_show_scores(database, challenge, asked.name, console, words))
        else:
            _play(asked, game, challenge, database, lines or StreamLines(), console, words)
    except StoreError as fault:
        fail(str(fault))


def game_with_challenge(name: str | None) -> Game:
    """Find the game; without a name the first that offers a challenge."""
    offered = {each.id: each for each in GAMES.values() if each.challenge(today()) is not None}
    if name is None:
        return next(iter(offered.values()))
    if name not in offered:
        names = ", ".join(offered)
        raise InvalidSetup(f"There is no challenge of '{name}'. Challenges: {names}.")
    return offered[name]


def read_day(text: str) -> date:
    """Read a day that is not in the future."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise InvalidSetup(f"There is no day '{text}'; days are YYYY-MM-DD.") from None
    if day > today():
        raise InvalidSetup(f"The challenge of {text} is not published yet; today is {today()}.")
    return day


def tell_challenge(console: Console, game: Game, challenge: Challenge, words: Localizer) -> None:
    """Say what is played on that day, and how."""
    told = [words.game(game), challenge.day.isoformat()]
    difficulty = challenge.setup.get("difficulty")
    if isinstance(difficulty, str):
        told.append(f"{words.say('ui-difficulty')}: {words.say(f'option-difficulty-{difficulty}')}")
    wanted = [name for name, given in challenge.setup.items() if given is True]
    told += [words.say(f"pages-option-{name.replace('_', '-')}") for name in wanted]
    console.print(f"{words.say('challenge-title')}: {' · '.join(told)}", style="bold", markup=False)


def _play(
    asked: Asked,
    game: Game,
    challenge: Challenge,
    database: str,
    lines: Lines,
    console: Console,
    words: Localizer,
) -> None:
    for key in ("challenge-lead", "challenge-rule"):
        console.print(words.say(key), markup=False)
    try:
        name = checked_name(asked.name) or _ask_name(lines, words)
    except Gone:
        console.print(f"\n{words.say('terminal-nobody')}", markup=False)
        return
    setup = game.check_setup(**{**challenge.setup, "names": [name]})
    chance = Chance(challenge.seed, challenge.name)
    table = ChallengeTable(
        game, game.begin(setup), [Seat(name)], console, language=asked.language, chance=chance
    )
    play_out(table, lines)
    if not table.state.over:
        console.print(f"\n{words.say('terminal-left')}", markup=False)
        return
    counted = asyncio.run(_keep(database, challenge, name, table.state))
    console.print(words.say("challenge-counted" if counted else "challenge-not-counted"))
    asyncio.run(_show_scores(database, challenge, name, console, words))


def checked_name(name: str | None) -> str:
    """Make a name fit for the score table; empty if there is nothing of it."""
    return tidy(name or "")[:LONGEST_NAME]


def _ask_name(lines: Lines, words: Localizer) -> str:
    usual = words.say("terminal-player")
    return checked_name(lines.ask(f"{words.say('challenge-name')} [{usual}]: ")) or usual


async def _keep(database: str, challenge: Challenge, name: str, final: State) -> bool:
    """Store the game as a table of the server, with its result; say whether it counts."""
    row, entries, secrets, summary, result = as_table(challenge, name, final)
    store = await open_store(database)
    try:
        await store.create(row, entries, secrets, summary, result)
        own = await store.results_of_player(result.game, result.player, OWN)
    finally:
        await store.close()
    return any(each.table_id == row.id for each in own)


def as_table(
    challenge: Challenge, name: str, final: State
) -> tuple[TableRow, list[Entry], dict[str, str], Summary, Result]:
    """Play a finished game again at a table as the server keeps it; its dice are the same."""
    plan = challenge_plan(challenge, name, player_of(HOUSEHOLD, name))
    new = open_table(plan, now())
    table, entries = new.table, list(new.entries)
    chance = Chance(challenge.seed, challenge.name)
    result: Result | None = None
    while table.play is not None and not table.finished:
        move = table.moves
        text = final.text(final.journal[move])
        trial = decide(table, commands.Act(SEAT, table.version, text), chance, now())
        table = trial.table
        result = result_after(table, trial.entries)
        entries += trial.entries
    if result is None or table.play is None or table.play.state.digest() != final.digest():
        raise AssertionError("the same answers give the same game")
    return new.row, entries, new.secrets, summary_of(table), result


async def _show_scores(
    database: str, challenge: Challenge, name: str | None, console: Console, words: Localizer
) -> None:
    store = await open_store(database)
    try:
        await _print_scores(store, challenge, checked_name(name), console, words)
    finally:
        await store.close()


async def _print_scores(
    store: JournalStore, challenge: Challenge, name: str, console: Console, words: Localizer
) -> None:
    day = challenge.day.isoformat()
    best = await store.results_of_day(challenge.game, day, BEST)
    if best:
        console.print(score_table(best, words))
    else:
        console.print(words.say("challenge-nobody"), markup=False)
    earlier = await store.best_by_day(challenge.game, day, BEST)
    if earlier:
        console.print(score_table(earlier, words, by_day=True))
    if name:
        own = await store.results_of_player(challenge.game, player_of(HOUSEHOLD, name), OWN)
        days, most = streaks(own, today())
        told = [words.say("challenge-streak", days=days)]
        told += [words.say("challenge-streak-most", days=most)] if most else []
        console.print(" · ".join(told), markup=False)


def score_table(results: tuple[Result, ...], words: Localizer, *, by_day: bool = False) -> Grid:
    """Show results, of one day by place or of many by day."""
    title = words.say("challenge-earlier" if by_day else "challenge-best")
    rows = Grid(box=box.SIMPLE_HEAD, title=title, title_style="bold", title_justify="left")
    for key in ("day" if by_day else "place", "player", "points", "rival", "outcome"):
        rows.add_column(words.say(f"challenge-{key}"))
    for place, each in enumerate(results, 1):
        rows.add_row(
            each.day if by_day else str(place),
            each.name,
            str(each.points),
            "-" if each.rival is None else str(each.rival),
            words.say("challenge-won" if each.won else "challenge-lost"),
        )
    return rows
