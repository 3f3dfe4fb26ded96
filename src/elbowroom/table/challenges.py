"""The challenge of a day: the same dice for everybody, and a result that is kept.

Its seed is published, not secret: it follows from game and day, so that friends anywhere play the
same game. Records of challenges say so, and are checked against the seed everybody can compute.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any

from elbowroom.kernel.errors import ElbowroomError, InvalidRecord, InvalidSetup
from elbowroom.kernel.game import Game
from elbowroom.table.entries import Entry, Result
from elbowroom.table.table import Table

SEAT = 0
"""Where the one player of a challenge sits."""


@dataclass(frozen=True)
class Challenge:
    """One game for one day."""

    game: str
    day: date
    setup: dict[str, Any]

    @property
    def name(self) -> str:
        """The name under which chance draws, at every table of it."""
        return f"challenge|{self.game}|{self.day.isoformat()}"

    @property
    def seed(self) -> str:
        """The published seed, as hexadecimal digits."""
        return hashlib.sha256(f"elbowroom|{self.name}".encode()).hexdigest()

    def facts(self) -> dict[str, str]:
        """Give what a table says of its challenge."""
        return {"day": self.day.isoformat(), "name": self.name, "seed": self.seed}


def today() -> date:
    """Tell the day: the same everywhere at one moment."""
    return datetime.now(UTC).date()


def challenge_of(game: Game, day: date) -> Challenge | None:
    """Find the challenge of a game and day; None if the game offers none."""
    options = game.challenge(day)
    if options is None:
        return None
    return Challenge(game.id, day, game.check_setup(players=1, **options))


def player_of(key: str, name: str) -> str:
    """Give the mark of a person: equal for one key and one name, and telling neither."""
    return hashlib.sha256(f"{key}|{name.casefold()}".encode()).hexdigest()


def result_after(table: Table, entries: Sequence[Entry]) -> Result | None:
    """Give the result to be kept of a table at which these entries have just happened, if any."""
    told = table.challenge
    if told is None:
        return None
    over = next((entry for entry in entries if entry.kind == "over"), None)
    if over is None:
        return None
    scores, winners = over.body["scores"], over.body["winners"]
    others = [score for seat, score in enumerate(scores) if seat != SEAT]
    return Result(
        table.id,
        table.facts["game"],
        told["day"],
        table.facts["_player"],
        table.seats[SEAT].name,
        won=winners == [SEAT],
        points=scores[SEAT],
        rival=max(others, default=None),
        at=over.at,
    )


def streaks(results: Sequence[Result], day: date) -> tuple[int, int]:
    """Count the days in a row up to this day or the one before, and the most ever in a row."""
    played = {date.fromisoformat(result.day) for result in results}
    one = timedelta(days=1)
    last = day if day in played else day - one
    now = 0
    while last - now * one in played:
        now += 1
    most = 0
    for first in (each for each in played if each - one not in played):
        length = 1
        while first + length * one in played:
            length += 1
        most = max(most, length)
    return now, most


def check_published(game: Game, fairness: dict[str, Any], setup: Any) -> str:
    """Refuse a record whose published seed or set-up is not that of its day; give the day."""
    published = fairness["published"]
    try:
        challenge = challenge_of(game, date.fromisoformat(published))
        if challenge is None:
            raise InvalidSetup(f"{game.name} offers no challenges")
        own = {name: setup[name] for name in challenge.setup if name != "names"}
    except (TypeError, ValueError, KeyError, ElbowroomError) as fault:
        raise InvalidRecord(f"There was no challenge on the day {published!r}: {fault}.") from None
    if (fairness["seed"], fairness["table"]) != (challenge.seed, challenge.name):
        raise InvalidRecord(f"The seed is not the one published for the challenge of {published}.")
    if own != {name: value for name, value in challenge.setup.items() if name != "names"}:
        raise InvalidRecord(f"The game was not set up as the challenge of {published}.")
    return str(published)
