"""A table without a server: commands in, entries out, time as the test says."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from elbowroom.hosting.plans import plan_of
from elbowroom.protocol.requests import OpenTable
from elbowroom.table import commands, new_table
from elbowroom.table.clocks import written
from elbowroom.table.deciding import decide
from elbowroom.table.fairness import SEED_BYTES, Chance
from elbowroom.table.new_table import NewTable, open_table
from elbowroom.table.table import Table

START = datetime(2026, 1, 1, tzinfo=UTC)


def wish(*kinds: str, **more: Any) -> dict[str, Any]:
    """What somebody asks for who opens a table; a kind is `me`, `here`, `link`, `open` or a bot."""
    seats = [
        {"kind": kind, "name": f"{kind}{place}"}
        if kind in ("me", "here", "link", "open")
        else {"kind": "bot", "bot": kind}
        for place, kind in enumerate(kinds)
    ]
    return {"game": "classic", "players": len(kinds), "seats": seats, **more}


def always_the_same(plan: new_table.Plan) -> NewTable:
    """Open a table whose id and seed are the same in every run, so that its game is, too."""
    rng = random.Random(1)
    hidden = SimpleNamespace(choice=rng.choice, token_hex=lambda size: rng.randbytes(size).hex())
    seed = rng.randbytes(SEED_BYTES).hex()
    with (
        patch.object(new_table, "secrets", hidden),
        patch.object(new_table, "new_seed", lambda: seed),
    ):
        return open_table(plan, written(START))


class Desk:
    """One table and its time."""

    def __init__(self, *kinds, new: NewTable | None = None, **more):
        self.now = START
        kinds = kinds or ("me", "here")
        self.new = new or always_the_same(plan_of(OpenTable(**wish(*kinds, **more))))
        self.entries = list(self.new.entries)
        self.table = self.new.table
        self.chance = Chance(self.new.secrets["seed"], self.table.drawn_as)

    @property
    def state(self):
        return self.table.play.state

    @property
    def asked(self):
        return self.table.asked()

    @property
    def clocks(self):
        return self.table.clocks

    def wait(self, seconds):
        self.now += timedelta(seconds=seconds)

    def do(self, command):
        trial = decide(self.table, command, self.chance, written(self.now))
        self.table = trial.table
        self.entries += trial.entries
        return trial.entries

    def act(self, text, seat=None, version=None, by_bot=False):
        return self.do(
            commands.Act(
                self.asked if seat is None else seat,
                self.table.version if version is None else version,
                text,
                by_bot,
            )
        )

    def undo(self, seat):
        return self.do(commands.Undo(seat, self.table.version))

    def texts(self):
        return [self.state.text(action) for action in self.state.legal_actions()]

    def any_action(self, rng: random.Random):
        """Play any allowed action, preferring to go on over stopping."""
        return self.act(rng.choice(self.texts()), by_bot=True)

    def play_out(self, rng: random.Random, most=10_000):
        for _ in range(most):
            if self.table.status != "playing":
                return
            self.any_action(rng)

    def again(self):
        """Make the table anew from its entries alone."""
        return Table.of(self.table.id, self.entries)


def same(one: Table, other: Table) -> bool:
    """Whether two tables are the same in everything that shows."""
    names = (
        "version",
        "game_version",
        "status",
        "facts",
        "setup",
        "seats",
        "paused",
        "result",
        "rematch",
    )
    if any(getattr(one, name) != getattr(other, name) for name in names):
        return False
    if (one.play is None) != (other.play is None):
        return False
    if one.play is None or other.play is None:
        return True
    clocks = [None if table.clocks is None else vars(table.clocks) for table in (one, other)]
    return (
        clocks[0] == clocks[1]
        and one.play.state.to_dict() == other.play.state.to_dict()
        and one.play.draws == other.play.draws
        and one.play.undo_seat == other.play.undo_seat
    )
