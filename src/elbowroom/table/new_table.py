"""New tables: opened as planned, rematches, and games that go on from a moment of another."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Any

from elbowroom.catalogue import game as find_game
from elbowroom.table.challenges import Challenge
from elbowroom.table.deciding import begin_when_ready
from elbowroom.table.entries import Entry, TableRow
from elbowroom.table.fairness import SEALED, Chance, commitment_to, new_seed
from elbowroom.table.identity import hashed, new_secret
from elbowroom.table.lessons import GENTLE, Lesson
from elbowroom.table.patience import Patience, usual_patience
from elbowroom.table.puzzles import ANSWERING, PuzzleTable
from elbowroom.table.refused import Refused
from elbowroom.table.replays import moment_of
from elbowroom.table.table import Table
from elbowroom.table.trial import Trial

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 16  # 79 bits: an id cannot be guessed


@dataclass
class NewTable:
    """A table ready to be stored, with the secrets only its opener gets to see."""

    row: TableRow
    entries: list[Entry]
    table: Table
    """The table after these entries."""
    secrets: dict[str, str]
    given: dict[int, str]
    """The plain secrets of the seats that were given out."""
    host: str | None
    """The plain secret of a host without a seat."""


@dataclass(frozen=True)
class SeatPlan:
    """How one seat of a new table shall be filled."""

    kind: str
    """`me`, `here`, `link`, `open` or `bot`."""
    name: str = ""
    bot: str | None = None
    """The bot that sits here, where the kind is `bot`."""
    seal: str | None = None
    """The seal of the words that are brought here."""
    brings: bool = False
    """Words will be sealed here, later."""

    @property
    def brought(self) -> dict[str, str | None]:
        """What the entry of sitting down says of words."""
        return {"seal": self.seal} if self.brings or self.seal is not None else {}

    @property
    def waits(self) -> bool:
        """Whether somebody has to come and take it."""
        return self.kind in ("link", "open")


@dataclass
class Plan:
    """All that decides a new table."""

    game: str
    setup: dict[str, Any]
    seats: list[SeatPlan]
    private: bool = True
    spectators: bool = True
    clock: dict[str, Any] | None = None
    start: dict[str, Any] | None = None
    origin: dict[str, Any] | None = None
    """The table and move a game goes on from."""
    challenge: Challenge | None = None
    """The published challenge that is played."""
    player: str | None = None
    """The mark of whoever takes the challenge up."""
    lesson: Lesson | None = None
    """The lesson that is played."""
    puzzle: PuzzleTable | None = None
    """The puzzle that is tried."""
    hints: bool = False
    """Whether players may ask for hints."""
    patience: Patience | None = None
    """How long the table waits for somebody; None: as is usual with its clock."""


def challenge_plan(challenge: Challenge, name: str, player: str) -> Plan:
    """Plan a table for a challenge: one person, nobody's advice, dice that everybody gets."""
    return Plan(
        challenge.game,
        challenge.setup,
        [SeatPlan("me", name)],
        challenge=challenge,
        player=player,
    )


def lesson_plan(lesson: Lesson, name: str, hints: bool) -> Plan:
    """Plan a table for a lesson: one person and gentle bots, from a position that everybody gets."""
    seats = [SeatPlan("me", name), *(SeatPlan("bot", bot, GENTLE) for bot in lesson.bots)]
    begun = lesson.begun()
    start = begun.position_dict()
    return Plan(lesson.game, begun.setup, seats, start=start, hints=hints, lesson=lesson)


def puzzle_plan(puzzle: PuzzleTable, name: str) -> Plan:
    """Plan a table for a puzzle: one person at the seat that decides, bots that wait at the others."""
    names = puzzle.setup["names"]
    seats = [
        SeatPlan("me", name) if seat == puzzle.seat else SeatPlan("bot", bot, ANSWERING)
        for seat, bot in enumerate(names)
    ]
    return Plan(puzzle.game, puzzle.setup, seats, start=puzzle.position, puzzle=puzzle)


def open_table(plan: Plan, at: str, kept: dict[int, str] | None = None) -> NewTable:
    """Open a table; `kept` are hashes of secrets that people bring from another table."""
    table_id = new_table_id()
    published = plan.challenge or plan.lesson or plan.puzzle
    seed = new_seed() if published is None else published.seed
    trial = Trial(Table(table_id), at)
    host = _host(plan)
    trial.add("opened", host, **_facts(plan, seed))
    for place, seat in enumerate(plan.seats):
        if not seat.waits:
            name = _name_of(seat, place)
            trial.add("seated", place, name=name, bot=seat.bot, **seat.brought)
    begin_when_ready(Chance(seed, trial.table.drawn_as), trial)
    return _with_secrets(plan, trial, seed, kept or {})


def new_table_id() -> str:
    """Make the id of a table."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def _facts(plan: Plan, seed: str) -> dict[str, Any]:
    """Give what is settled when a table is opened."""
    facts: dict[str, Any] = {
        "game": plan.game,
        "players": len(plan.seats),
        "setup": _named(plan),
        "seats": [{"open": seat.kind == "open"} for seat in plan.seats],
        "private": plan.private,
        "spectators": plan.spectators,
        "clock": plan.clock,
        "hints": plan.hints,
        "patience": (plan.patience or usual_patience(plan.clock)).facts(),
        "commitment": commitment_to(seed),
        "fork": plan.origin,
        "_start": plan.start,
    }
    if plan.challenge is not None:
        facts |= {"challenge": plan.challenge.facts(), "_player": plan.player}
    elif plan.lesson is not None:
        facts["lesson"] = plan.lesson.facts()
    elif plan.puzzle is not None:
        facts["puzzle"] = plan.puzzle.facts()
    else:
        facts["fairness"] = SEALED
    return facts


def _named(plan: Plan) -> dict[str, Any]:
    """Give the set-up with the names of those who sit here, not those that came with a position."""
    if "names" not in plan.setup:
        return plan.setup
    names = [
        f"Player {place + 1}" if seat.waits else _name_of(seat, place)
        for place, seat in enumerate(plan.seats)
    ]
    return {**plan.setup, "names": names}


def _name_of(seat: SeatPlan, place: int) -> str:
    return seat.name or seat.bot or f"Player {place + 1}"


def _with_secrets(plan: Plan, trial: Trial, seed: str, kept: dict[int, str]) -> NewTable:
    given = {
        place: new_secret()
        for place, seat in enumerate(plan.seats)
        if seat.kind in ("me", "here", "link") and place not in kept
    }
    host = _host(plan)
    host_secret = new_secret() if host is None else None
    stored = {"seed": seed}
    stored |= {f"seat:{place}": hashed(secret) for place, secret in given.items()}
    stored |= {f"seat:{place}": kept[place] for place in kept}
    if host_secret is not None:
        stored["host"] = hashed(host_secret)
    row = TableRow(trial.table.id, plan.game, plan.private, trial.at, host)
    return NewTable(row, trial.entries, trial.table, stored, given, host_secret)


def _host(plan: Plan) -> int | None:
    return next((place for place, seat in enumerate(plan.seats) if seat.kind == "me"), None)


def sealed_by_host(seats: list[SeatPlan], seal: str | None) -> list[SeatPlan]:
    """Let the host's seat bring words; the others bring theirs when they are taken."""
    place = next((place for place, seat in enumerate(seats) if seat.kind == "me"), None)
    if place is None or seal is None:
        return seats
    return [*seats[:place], replace(seats[place], seal=seal), *seats[place + 1 :]]


def rematch_of(table: Table, asking: int, seal: str | None = None) -> Plan:
    """Plan another game of the same people with the same settings; the next player begins.

    Whoever was to bring words is to bring some again.
    """
    if not table.finished:
        raise Refused("not_now", "The game is not over.")
    seats = [
        SeatPlan("bot", seat.name, seat.bot)
        if seat.bot
        else SeatPlan("me", seat.name, seal=seal)
        if place == asking
        else SeatPlan("here", seat.name, brings=seat.brings or place in table.left_out)
        if seat.taken and not seat.gone
        else SeatPlan("open" if seat.open else "link")
        for place, seat in enumerate(table.seats)
    ]
    facts = table.facts
    game, setup = find_game(facts["game"]), table.setup
    if table.play is not None:
        setup = game.setup_after(table.play.state)
    return Plan(
        game.id,
        setup,
        seats,
        facts["private"],
        facts["spectators"],
        facts["clock"],
        hints=table.hints,
        patience=table.patience,
    )


def fork_of(table: Table, move: int, seats: list[SeatPlan], private: bool, hints: bool) -> Plan:
    """Plan a game that goes on from a moment of a finished one."""
    if not table.finished or table.play is None:
        raise Refused("not_now", "Only a finished game can be gone on from.")
    if len(seats) != len(table.seats):
        raise Refused("malformed", f"{len(seats)} seats are given for {len(table.seats)} players.")
    state = moment_of(table, move)
    if state.over:
        raise Refused("not_now", "The game is over at that moment.")
    origin = {"table": table.id, "move": move}
    return Plan(
        table.facts["game"],
        table.setup,
        seats,
        private=private,
        start=state.position_dict(),
        origin=origin,
        hints=hints,
    )
