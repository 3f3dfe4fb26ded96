"""Opening tables: new ones, rematches, and games that go on from a moment of another."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from elbowroom import bots
from elbowroom.bots.study import studied
from elbowroom.catalogue import game as find_game
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.game import OF_THE_SEATS
from elbowroom.protocol.requests import OpenTable, SeatWish
from elbowroom.server.challenges import Challenge
from elbowroom.server.deciding import Drafts, start
from elbowroom.server.fairness import Chance, commitment_to, new_seed
from elbowroom.server.identity import hashed, new_secret, tidy
from elbowroom.server.refusing import Refused
from elbowroom.server.store.interface import Entry, TableRow
from elbowroom.server.table import Table

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 16  # 79 bits: an id cannot be guessed
PACKS = "packs"
"""The option of games that play with content packs."""


@dataclass
class NewTable:
    """A table ready to be stored, with the secrets only its opener gets to see."""

    row: TableRow
    entries: list[Entry]
    secrets: dict[str, str]
    given: dict[int, str]
    """The plain secrets of the seats that were given out."""
    host: str | None
    """The plain secret of a host without a seat."""

    def table(self) -> Table:
        """Make the table itself."""
        return Table.of(self.row.id, self.entries)


@dataclass
class Plan:
    """All that decides a new table."""

    game: str
    setup: dict[str, Any]
    seats: list[SeatWish]
    private: bool = True
    spectators: bool = True
    clock: dict[str, Any] | None = None
    words: str = ""
    start: dict[str, Any] | None = None
    origin: dict[str, Any] | None = None
    """The table and move a game goes on from."""
    challenge: Challenge | None = None
    """The published challenge that is played."""
    player: str | None = None
    """The mark of whoever takes the challenge up."""
    hints: bool | None = None
    """Whether players may ask for hints; None: as is usual with such seats."""

    def allows_hints(self) -> bool:
        """Whether hints are given: by itself, where all people share one device."""
        if self.hints is not None:
            return self.hints
        alone = all(seat.kind in ("me", "here", "bot") for seat in self.seats)
        return alone and studied(self.game)


def plan_of(wish: OpenTable, packs: list[dict[str, Any]] | None = None) -> Plan:
    """Check what somebody wants to play; a game that takes packs gets them if none are named."""
    options = {name: value for name, value in wish.options.items() if name not in OF_THE_SEATS}
    if len(wish.seats) != wish.players:
        raise Refused("malformed", f"{len(wish.seats)} seats are given for {wish.players} players.")
    try:
        game = find_game(wish.game)
        game.check_player_count(wish.players)
        if packs and PACKS in game.options():
            options.setdefault(PACKS, packs)
        setup = game.check_setup(players=wish.players, **options)
    except ElbowroomError as fault:
        raise Refused("malformed", str(fault)) from fault
    if wish.hints and not studied(wish.game):
        raise Refused("malformed", f"Nobody can give hints in a game of {game.name}.")
    clock = None if wish.clock is None else wish.clock.model_dump()
    return Plan(
        wish.game,
        setup,
        wish.seats,
        wish.private,
        wish.spectators,
        clock,
        tidy(wish.seed),
        hints=wish.hints,
    )


def challenge_plan(challenge: Challenge, name: str, player: str) -> Plan:
    """Plan a table for a challenge: one person, nobody's advice, dice that everybody gets."""
    return Plan(
        challenge.game,
        challenge.setup,
        [SeatWish(kind="me", name=name)],
        challenge=challenge,
        player=player,
        hints=False,
    )


def open_table(plan: Plan, at: str, kept: dict[int, str] | None = None) -> NewTable:
    """Open a table; `kept` are hashes of secrets that people bring from another table."""
    table_id = "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))
    challenge = plan.challenge
    seed = new_seed() if challenge is None else challenge.seed
    names = [_name(wish, place) for place, wish in enumerate(plan.seats)]
    words = [
        plan.words if wish.kind == "me" and place == _host(plan) else ""
        for place, wish in enumerate(plan.seats)
    ]
    drafts = Drafts(0, at)
    facts: dict[str, Any] = {
        "game": plan.game,
        "players": len(plan.seats),
        "setup": plan.setup,
        "seats": [{"open": wish.kind == "open"} for wish in plan.seats],
        "private": plan.private,
        "spectators": plan.spectators,
        "clock": plan.clock,
        "hints": plan.allows_hints(),
        "commitment": commitment_to(seed),
        "fork": plan.origin,
        "_start": plan.start,
    }
    if challenge is not None:
        facts |= {"challenge": challenge.facts(), "_player": plan.player}
    drafts.add("opened", _host(plan), **facts)
    for place, wish in enumerate(plan.seats):
        if wish.kind not in ("link", "open"):
            bot = _bot(wish)
            drafts.add("seated", place, name=names[place], bot=bot, words=words[place])
    if all(wish.kind not in ("link", "open") for wish in plan.seats):
        name = table_id if challenge is None else challenge.name
        start(facts, plan.setup, names, words, Chance(seed, name), drafts)
    return _with_secrets(plan, table_id, seed, drafts.entries, at, kept or {})


def _with_secrets(
    plan: Plan, table_id: str, seed: str, entries: list[Entry], at: str, kept: dict[int, str]
) -> NewTable:
    given = {
        place: new_secret()
        for place, wish in enumerate(plan.seats)
        if wish.kind in ("me", "here", "link") and place not in kept
    }
    host = _host(plan)
    host_secret = new_secret() if host is None else None
    stored = {"seed": seed, "pepper": secrets.token_hex(32)}
    stored |= {f"seat:{place}": hashed(secret) for place, secret in given.items()}
    stored |= {f"seat:{place}": kept[place] for place in kept}
    if host_secret is not None:
        stored["host"] = hashed(host_secret)
    row = TableRow(table_id, plan.game, plan.private, at, host)
    return NewTable(row, entries, stored, given, host_secret)


def _host(plan: Plan) -> int | None:
    return next((place for place, wish in enumerate(plan.seats) if wish.kind == "me"), None)


def _name(wish: SeatWish, place: int) -> str:
    if wish.kind == "bot":
        return tidy(wish.name) or _bot(wish) or ""
    return tidy(wish.name) or f"Player {place + 1}"


def _bot(wish: SeatWish) -> str | None:
    return checked_bot(wish.bot or bots.DEFAULT_LEVEL) if wish.kind == "bot" else None


def checked_bot(name: str) -> str:
    """Refuse a bot nobody has heard of."""
    known = bots.names()
    if name not in known:
        raise Refused("malformed", f"There is no bot '{name}'. Bots: {', '.join(known)}.")
    return name


def rematch_of(table: Table, asking: int) -> Plan:
    """Plan another game of the same people with the same settings; the next player begins."""
    if not table.finished:
        raise Refused("not_now", "The game is not over.")
    seats = [
        SeatWish(kind="bot", name=seat.name, bot=seat.bot)
        if seat.bot
        else SeatWish(kind="me" if place == asking else "here", name=seat.name)
        if seat.taken
        else SeatWish(kind="open" if seat.open else "link")
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
    )


def fork_of(table: Table, move: int, seats: list[SeatWish], private: bool) -> Plan:
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
    )


def moment_of(table: Table, move: int) -> Any:
    """Replay the game of a table up to a number of moves."""
    if table.play is None:
        raise Refused("not_now", "The game has not begun.")
    journal = table.play.state.journal
    if not 0 <= move <= len(journal):
        raise Refused("malformed", f"There are moves 0 to {len(journal)}, not {move}.")
    state = find_game(table.facts["game"]).start_of(table.play.state)
    for action in journal[:move]:
        state.apply(action)
    return state
