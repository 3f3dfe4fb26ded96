"""What is told: whose turn it is, who invites, how a game ended; never anything that is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from elbowroom.catalogue import game as find_game
from elbowroom.table.entries import Entry
from elbowroom.table.table import CLOSED, OVER, PLAYING, Table
from elbowroom.table.views import face_of
from elbowroom.text.catalogue import Texts, texts

TURN, INVITED, ENDED, SHUT = "turn", "invited", "over", "closed"
_MINUTE, _HOUR, _DAY = 60, 3600, 86400
_NAMES_SHOWN = 3


@dataclass(frozen=True)
class Notice:
    """Something a seat should hear of."""

    kind: str
    about: str
    """What exactly: the same is told once."""
    since: str = ""
    """Since when it is so, where that is known; ISO 8601."""


@dataclass(frozen=True)
class Words:
    """A notice as somebody reads it."""

    title: str
    body: str


def notice_for(table: Table, seat: int) -> Notice | None:
    """Give what whoever holds a seat should know of a table now, if anything."""
    if seat >= len(table.seats) or table.seats[seat].kind != "person":
        return None
    if table.status == PLAYING:
        since = table.waiting_since
        if table.asked() != seat or since is None:
            return None
        return Notice(TURN, f"{TURN}|{table.playing().state.turns_begun}", since)
    if table.rematch is not None:
        return Notice(INVITED, f"{INVITED}|{table.rematch}")
    if table.status == OVER:
        return Notice(ENDED, ENDED)
    return Notice(SHUT, SHUT) if table.status == CLOSED else None


def seconds_left(table: Table, seat: int, now: datetime) -> int | None:
    """Tell how long a seat has left; None without a clock."""
    if table.clocks is None:
        return None
    return int(table.clocks.face(seat, now)["seconds"])


def worded(
    notice: Notice,
    table: Table,
    seat: int,
    entries: Sequence[Entry],
    now: datetime,
    language: str,
) -> Words:
    """Put a notice into words; `entries` are the newest of the table."""
    words = texts(language)
    title = words.format(f"notice-{notice.kind}-title", table=_called(table, seat, words))
    if notice.kind == TURN:
        body = f"{_who(table, seat, entries, words)} {_progress(table, seat, now, words)}".strip()
    elif notice.kind == INVITED:
        asking = _last(entries, "rematch")
        name = "" if asking is None else table.seats[asking].name
        body = words.format("notice-invited", name=name)
    elif notice.kind == ENDED:
        body = _result(table, seat, words)
    else:
        body = words.format("notice-closed")
    return Words(title, body)


def in_words(seconds: int, words: Texts) -> str:
    """Write a time by its two largest parts, whole minutes begun: 1 day 20 hours."""
    seconds = -(-seconds // _MINUTE) * _MINUTE
    days, hours = seconds // _DAY, seconds % _DAY // _HOUR
    minutes = seconds % _HOUR // _MINUTE
    parts = [("days", days), ("hours", hours)] if days else [("hours", hours), ("minutes", minutes)]
    told = [words.format(f"people-{unit}", count=count) for unit, count in parts if count]
    return " ".join(told) or words.format("people-minutes", count=1)


def _called(table: Table, seat: int, words: Texts) -> str:
    """Name a table by its game and who else plays there."""
    game = table.facts["game"]
    key = f"ui-game-name-{game}"
    name = words.format(key) if words.has(key) else find_game(game).name
    others = [each.name for place, each in enumerate(table.seats) if place != seat and each.name]
    shown = others[:_NAMES_SHOWN] + ["…"] * (len(others) > _NAMES_SHOWN)
    return f"{name} · {', '.join(shown)}" if shown else name


def _who(table: Table, seat: int, entries: Sequence[Entry], words: Texts) -> str:
    """Say who has played before, or that the game has begun."""
    for entry in reversed(entries):
        if entry.kind == "action" and entry.seat not in (None, seat):
            return words.format("notice-played", name=table.seats[entry.seat or 0].name)
        if entry.kind == "started":
            return words.format("notice-begun")
    return ""


def _last(entries: Sequence[Entry], kind: str) -> int | None:
    return next((entry.seat for entry in reversed(entries) if entry.kind == kind), None)


def _progress(table: Table, seat: int, now: datetime, words: Texts) -> str:
    left = seconds_left(table, seat, now)
    time = None if left is None else in_words(left, words)
    face = face_of(table)
    turn, turns = (None, None) if face is None else (face.public.get("round"), face.rounds())
    if not turn or not turns:
        return "" if time is None else words.format("notice-left", time=time)
    if time is None:
        return words.format("notice-turn", turn=turn, turns=turns)
    return words.format("notice-turn-left", turn=turn, turns=turns, time=time)


def _result(table: Table, seat: int, words: Texts) -> str:
    winners = (table.result or {}).get("winners") or []
    if seat in winners:
        return words.format("notice-won" if len(winners) == 1 else "notice-won-shared")
    names = [table.seats[each].name for each in winners if each < len(table.seats)]
    if not names:
        return words.format("notice-over")
    return words.format("notice-winner", names=words.listed(names), count=len(names))
