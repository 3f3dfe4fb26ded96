"""Bringing words for the dice: sealing them, opening them, and drawing anew without some."""

from __future__ import annotations

from elbowroom.table import commands
from elbowroom.table.fairness import Chance, seal_of
from elbowroom.table.refused import Refused
from elbowroom.table.sealing import check_patience, missing, some_opened
from elbowroom.table.table import WAITING, Table
from elbowroom.table.trial import Trial, person_at, seat_number


def seal_words(table: Table, command: commands.SealWords, chance: Chance, trial: Trial) -> None:
    """Seal the words of a seat, once, and before anybody's are known."""
    number = seat_number(table, command.seat)
    seat = person_at(table, number)
    if seat.seal == command.seal:
        return  # sent again
    _require_sealing(table)
    if seat.seal is not None:
        raise Refused("not_now", f"{seat.name} has sealed other words already.")
    if some_opened(table.seats):
        raise Refused("not_now", "Words can no longer be sealed: some were opened already.")
    trial.add("sealed", number, command.key, seal=command.seal)


def open_words(table: Table, command: commands.OpenWords, trial: Trial) -> None:
    """Open the words of a seat, once everybody's are sealed."""
    number = seat_number(table, command.seat)
    seat = person_at(table, number)
    if seat.words == command.words:
        return  # sent again
    _require_sealing(table)
    if not table.full or any(each.brings and each.seal is None for each in table.seats):
        raise Refused("not_now", "Words are opened once everybody sits and has sealed theirs.")
    if seat.seal != seal_of(number, command.words):
        raise Refused("malformed", "These are not the words that were sealed.")
    trial.add("unsealed", number, command.key, words=command.words)


def redraw(table: Table, command: commands.Redraw, trial: Trial) -> None:
    """Wait no longer for words: whoever has not brought theirs is left out."""
    number = seat_number(table, command.seat)
    person_at(table, number)
    _require_sealing(table)
    left_out = missing(table.seats)
    if not table.full or not left_out:
        raise Refused("not_now", "Nobody's words are waited for.")
    check_patience(table, trial.at)
    trial.add("redrawn", number, command.key, left_out=left_out)


def _require_sealing(table: Table) -> None:
    if table.status != WAITING:
        raise Refused("not_now", "The game has begun: its dice are settled.")
    if not table.takes_words:
        raise Refused("not_now", "At this table no words are added to the dice.")
