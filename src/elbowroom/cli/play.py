"""`elbowroom play`: a table in the terminal."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from elbowroom.bots import make
from elbowroom.catalogue import FIRST_GAME
from elbowroom.catalogue import game as find_game
from elbowroom.cli.failing import fail
from elbowroom.cli.option_values import listed_names, seed_of
from elbowroom.cli.packs import options_of
from elbowroom.cli.refusing import check_bots, check_players, options_refused_in, records_refused_in
from elbowroom.kernel.errors import InvalidRecord
from elbowroom.kernel.randomness import seeded
from elbowroom.kernel.state import State
from elbowroom.terminal.host import play_out
from elbowroom.terminal.lines import Gone, Lines, StreamLines
from elbowroom.terminal.localizer import Localizer
from elbowroom.terminal.options import asked_options, told_options
from elbowroom.terminal.records import read_document, read_record, replay
from elbowroom.terminal.seating import asked_seats, told_seats
from elbowroom.terminal.table import Seat, Table


class Wishes(NamedTuple):
    """What the options of `play` ask for."""

    players: int | None = None
    bots: str | None = None
    names: str | None = None
    seed: str | None = None
    pack: Path | None = None
    open_coins: bool = False
    load: Path | None = None
    save: Path | None = None
    language: str = "en"
    game: str = FIRST_GAME
    options: tuple[str, ...] = ()

    @property
    def of_the_terminal(self) -> bool:
        """Whether something is asked for that only the game in the terminal has."""
        return self._replace(pack=None, language="en", game=Wishes().game) != Wishes()


def play_in_terminal(
    wishes: Wishes, lines: Lines | None = None, console: Console | None = None
) -> Table | None:
    """Set a table up or go on with a saved one, and play; None if nobody sat down."""
    console = console or Console(highlight=False)
    lines = lines or StreamLines()
    words = Localizer(wishes.language, find_game(wishes.game).id)
    try:
        with records_refused_in(wishes.language):
            table = (
                _loaded_table(wishes, wishes.load, console)
                if wishes.load
                else _new_table(wishes, lines, console, words)
            )
    except Gone:
        console.print(f"\n{words.say('terminal-nobody')}", markup=False)
        return None
    play_out(table, lines)
    if wishes.save is not None:
        try:
            table.save(wishes.save)
        except OSError as fault:
            fail(words.say("terminal-not-saved", reason=str(fault)))
        console.print(words.say("terminal-kept", file=str(wishes.save)), markup=False)
    elif table.left:
        console.print(f"\n{words.say('terminal-left')}", markup=False)
    return table


def _new_table(wishes: Wishes, lines: Lines, console: Console, words: Localizer) -> Table:
    game = find_game(wishes.game)
    options = options_of(wishes.pack, wishes.game)
    bots = None if wishes.bots is None else listed_names(wishes.bots)
    names = listed_names(wishes.names or "")
    check_players(game, wishes.players, words)
    check_bots(bots or [], words)
    asked = bots is None and not names
    if asked:
        seats = asked_seats(console, lines, game, wishes.players, words)
    else:
        seats = told_seats(game, wishes.players, bots, names, words)
    if asked and not wishes.options:
        options |= asked_options(console, lines, game, len(seats), words)
    else:
        with options_refused_in(words):
            options |= told_options(game, len(seats), list(wishes.options))
    if wishes.open_coins:
        options["open_coins"] = True
    seed = (
        seed_of(wishes.seed) if wishes.seed is not None else random.SystemRandom().getrandbits(32)
    )
    state = game.new(len(seats), seed, names=[seat.name for seat in seats], **options)
    return Table(game, state, seats, console, seed, wishes.language)


def _loaded_table(wishes: Wishes, file: Path, console: Console) -> Table:
    """Go on with a saved game, or with any record that is not over."""
    game, state = replay(read_record(file))
    kept = read_document(file)
    seats = _kept_seats(state, kept)
    rng = kept.get("rng")
    state.rng = rng if isinstance(rng, int) and rng > 0 else seeded(wishes.seed or state.digest())
    state.answer_chance()
    seed = wishes.seed or state.digest()
    return Table(game, state, seats, console, seed, wishes.language)


def _kept_seats(state: State, kept: dict[str, Any]) -> list[Seat]:
    names = [str(name) for name in state.setup["names"]]
    if "saved" not in kept:
        return [Seat(name) for name in names]
    try:
        seats = [Seat(str(seat["name"]), seat["bot"]) for seat in kept["seats"]]
        for seat in seats:
            if seat.bot is not None:
                make(seat.bot)
    except (KeyError, TypeError) as fault:
        raise InvalidRecord(f"The seats of the saved game cannot be read: {fault!r}.") from fault
    if len(seats) != len(names):
        raise InvalidRecord(f"The saved game has {len(seats)} seats for {len(names)} players.")
    return seats
