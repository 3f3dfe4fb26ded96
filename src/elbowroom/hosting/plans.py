"""What somebody wants to play, checked and made a plan for a new table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from elbowroom import bots
from elbowroom.bots.study import studied
from elbowroom.catalogue import game as find_game
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.game import OF_THE_SEATS
from elbowroom.table.identity import tidy
from elbowroom.table.new_table import Plan, SeatPlan, sealed_by_host
from elbowroom.table.patience import Patience
from elbowroom.table.refused import Refused
from elbowroom.workshop.map_check import check_map
from elbowroom.workshop.packs import own_limit_of

MOST_TOLD = 5
"""Faults of a map that are told at once."""
MAP = "map"
"""The option that may hold a map of one's own."""
PACKS = "packs"
"""The option of games that play with content packs."""
OWN_LIMIT = "own_limit"
"""The option that says how many own things of a kind a table takes."""


class Dumped(Protocol):
    """Something that was said and can be given as plain data."""

    def model_dump(self) -> dict[str, Any]:
        """Give its fields."""


class SeatWish(Protocol):
    """How one seat of a new table shall be filled."""

    @property
    def kind(self) -> str:
        """`me`, `here`, `link`, `open` or `bot`."""

    @property
    def name(self) -> str:
        """Who sits there."""

    @property
    def bot(self) -> str | None:
        """Which bot."""


class TableWish(Protocol):
    """A table to be opened, as the protocol has it."""

    game: str
    players: int
    options: dict[str, Any]
    private: bool
    spectators: bool
    hints: bool | None
    seal: str | None

    @property
    def seats(self) -> Sequence[SeatWish]:
        """How its seats shall be filled."""

    @property
    def clock(self) -> Dumped | None:
        """The clock everybody plays by."""

    @property
    def patience(self) -> Dumped | None:
        """How long the table waits for somebody."""


def plan_of(wish: TableWish, packs: list[dict[str, Any]] | None = None) -> Plan:
    """Check what somebody wants to play; a game that takes packs gets them if none are named."""
    options = {name: value for name, value in wish.options.items() if name not in OF_THE_SEATS}
    if len(wish.seats) != wish.players:
        raise Refused("malformed", f"{len(wish.seats)} seats are given for {wish.players} players.")
    try:
        game = find_game(wish.game)
        game.check_player_count(wish.players)
        if packs and PACKS in game.options() and PACKS not in options:
            options = {OWN_LIMIT: own_limit_of(packs), **options, PACKS: packs}
        if isinstance(options.get(MAP), dict):
            _check_own_map(wish.game, options[MAP], wish.players)
        setup = game.check_setup(players=wish.players, **options)
    except ElbowroomError as fault:
        raise Refused("malformed", str(fault)) from fault
    if wish.hints and not studied(wish.game):
        raise Refused("malformed", f"Nobody can give hints in a game of {game.name}.")
    clock = None if wish.clock is None else wish.clock.model_dump()
    seats = sealed_by_host(seats_of(wish.seats), wish.seal)
    return Plan(
        wish.game,
        setup,
        seats,
        wish.private,
        wish.spectators,
        clock,
        hints=usual_hints(wish.game, seats) if wish.hints is None else wish.hints,
        patience=None if wish.patience is None else Patience(**wish.patience.model_dump()),
    )


def _check_own_map(game: str, data: dict[str, Any], players: int) -> None:
    """Refuse a map that could not be drawn, or that its inventor made for other numbers."""
    faults = check_map(game, data)
    if faults:
        told = " ".join(faults[:MOST_TOLD])
        raise Refused("malformed", f"The map has faults. {told}")
    if players not in data["players"]:
        counts = ", ".join(map(str, data["players"]))
        raise Refused("malformed", f"{data['name']} is a map for {counts} players, not {players}.")


def seats_of(wishes: Sequence[SeatWish]) -> list[SeatPlan]:
    """Check how the seats of a new table shall be filled."""
    return [
        SeatPlan(
            wish.kind,
            tidy(wish.name),
            checked_bot(wish.bot or bots.DEFAULT_LEVEL) if wish.kind == "bot" else None,
        )
        for wish in wishes
    ]


def usual_hints(game: str, seats: Sequence[SeatPlan]) -> bool:
    """Whether hints are given when nobody says so: where all people share one device."""
    return studied(game) and all(seat.kind in ("me", "here", "bot") for seat in seats)


def checked_bot(name: str) -> str:
    """Refuse a bot nobody has heard of."""
    known = bots.names()
    if name not in known:
        raise Refused("malformed", f"There is no bot '{name}'. Bots: {', '.join(known)}.")
    return name


def checked_stand_in(name: str | None) -> str:
    """Refuse a bot that would play worse for somebody than the usual one."""
    if name is None:
        return bots.DEFAULT_LEVEL
    allowed = bots.NAMES[bots.NAMES.index(bots.DEFAULT_LEVEL) :]
    if checked_bot(name) not in allowed:
        raise Refused(
            "malformed",
            f"'{name}' may play for nobody: a bot that stands in is one of {', '.join(allowed)}.",
            allowed=list(allowed),
        )
    return name
