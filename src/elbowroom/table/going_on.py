"""Going on without somebody: bots that stand in, votes, and the end by consent."""

from __future__ import annotations

from datetime import timedelta

from elbowroom.table import commands
from elbowroom.table.clocks import moment, written
from elbowroom.table.fairness import Chance
from elbowroom.table.patience import ALL, EARLIEST, ONE
from elbowroom.table.refused import Refused
from elbowroom.table.table import Seat, Table
from elbowroom.table.trial import Trial, person_at, require_play, seat_number


def leave(table: Table, command: commands.Leave, chance: Chance, trial: Trial) -> None:
    """Let a bot stand in for a person who asks for it, for a while or for good."""
    number = seat_number(table, command.seat)
    seat = _may_be_replaced(table, number)
    why = "resigned" if command.resigned else "left"
    trial.add("left", number, command.key, name=seat.name, bot=command.bot, why=why)
    _close_if_agreed(chance, trial)


def replace(table: Table, command: commands.Replace, chance: Chance, trial: Trial) -> None:
    """Let a bot stand in for somebody who has been away for as long as the table waits."""
    number = seat_number(table, command.seat)
    seat = _may_be_replaced(table, number)
    if not _away_too_long(table, command.away):
        raise _not_yet(table, seat, command.away, table.patience.away)
    if table.patience.consent == ALL:
        raise Refused("not_now", "At this table all the others have to agree: they vote.")
    trial.add("left", number, command.key, name=seat.name, bot=command.bot, why="absent")
    _close_if_agreed(chance, trial)


def vote(table: Table, command: commands.Vote, chance: Chance, trial: Trial) -> None:
    """Say that one wants, or no longer wants, to go on without somebody."""
    number, without = seat_number(table, command.seat), seat_number(table, command.without)
    voter, seat = person_at(table, number), _may_be_replaced(table, without)
    if voter.standing_in or number == without:
        raise Refused("not_now", "Only the others who play themselves vote on that.")
    early = not _waited_too_long(table, command, trial.at)
    if command.agree and early and not _may_go_on_early(table, command.away):
        waited = table.waited(without, trial.at, command.began)
        raise _not_yet(table, seat, waited, table.patience.idle)
    if (number in seat.votes) != command.agree:
        trial.add("voted", number, command.key, without=without, agree=command.agree)
    if command.agree and _carried(trial.table, without, None if early else command.present):
        trial.add("left", without, name=seat.name, bot=command.bot, why="vote")
        _close_if_agreed(chance, trial)


def come_back(table: Table, command: commands.Return, chance: Chance, trial: Trial) -> None:
    """Let a person take the seat back from the bot."""
    number = seat_number(table, command.seat)
    seat = person_at(table, number)
    require_play(table)
    if not seat.standing_in:
        raise Refused("not_now", f"Nobody stands in for {seat.name}.")
    if seat.resigned:
        raise Refused("not_now", f"{seat.name} has resigned; the bot plays to the end.")
    trial.add("returned", number, command.key, name=seat.name, bot=None)


def agree(table: Table, command: commands.Agree, chance: Chance, trial: Trial) -> None:
    """Say that one wants, or no longer wants, to close the table."""
    number = seat_number(table, command.seat)
    seat = person_at(table, number)
    if table.finished:
        raise Refused("not_now", "The table is finished.")
    if seat.agreed != command.agree:
        trial.add("agreed", number, command.key, name=seat.name, agree=command.agree)
    if command.agree:
        _close_if_agreed(chance, trial)


def close_when_due(table: Table, command: commands.CloseDue, chance: Chance, trial: Trial) -> None:
    """Close a table to which nobody objected in the time that was stated."""
    if not table.finished and table.closes is not None and table.closes <= moment(trial.at):
        _close(chance, trial)


def _may_be_replaced(table: Table, number: int) -> Seat:
    seat = person_at(table, number)
    require_play(table)
    if table.challenge is not None:
        raise Refused("not_now", "A challenge is played by oneself: no bot stands in.")
    if seat.standing_in:
        raise Refused("not_now", f"{seat.standing_in} stands in for {seat.name} already.")
    return seat


def _away_too_long(table: Table, away: float | None) -> bool:
    limit = table.patience.away
    return away is not None and limit is not None and away >= limit


def _may_go_on_early(table: Table, away: float | None) -> bool:
    """Whether the others may agree already: on somebody who is gone, at a table that waits not for ever."""
    return table.patience.away is not None and away is not None and away >= EARLIEST


def _waited_too_long(table: Table, command: commands.Vote, at: str) -> bool:
    limit = table.patience.idle
    waited = table.waited(command.without, at, command.began)
    idle = waited is not None and limit is not None and waited >= limit
    return idle or _away_too_long(table, command.away)


def _not_yet(table: Table, seat: Seat, waited: float | None, limit: int | None) -> Refused:
    """Say for how long the table still waits for somebody."""
    if limit is None:
        message = f"This table waits for {seat.name}: that was settled when it was opened."
    elif waited is None:
        message = f"{seat.name} is there, and nobody waits for an answer of theirs."
    else:
        message = (
            f"The others have waited for {seat.name} for {int(waited)} seconds; "
            f"at this table they wait for {limit}."
        )
    left = None if limit is None or waited is None else max(1, round(limit - waited))
    values = {} if left is None else {"seconds": left}
    return Refused("not_now", message, key="patience", values=values, version=table.version)


def _carried(table: Table, without: int, present: frozenset[int] | None) -> bool:
    """Whether enough of the others want it who play themselves: of those who are there, or of all."""
    voted = table.seats[without].votes
    others = {
        number
        for number, seat in enumerate(table.seats)
        if number != without and seat.kind == "person" and not seat.standing_in
    }
    counted = others if present is None else others & (present | voted)
    agreed = voted & others
    if table.patience.consent == ONE:
        return bool(agreed)
    if table.patience.consent == ALL:
        return agreed >= counted
    return 2 * len(agreed) > len(counted)


def _close_if_agreed(chance: Chance, trial: Trial) -> None:
    """Close a table all people agree to close; those with a bot in their seat get some time."""
    table = trial.table
    people = [
        seat
        for seat in table.seats
        if seat.kind == "person" and not seat.gone and not seat.resigned
    ]
    playing = [seat for seat in people if not seat.standing_in]
    if not playing or not all(seat.agreed for seat in playing):
        return
    if all(seat.agreed for seat in people):
        _close(chance, trial)
    elif table.closes is None:
        due = moment(trial.at) + timedelta(seconds=table.patience.close)
        trial.add("closing", None, due=written(due))


def _close(chance: Chance, trial: Trial) -> None:
    seats = trial.table.seats
    by = [place for place, seat in enumerate(seats) if seat.kind == "person" and seat.agreed]
    trial.add("closed", None, by=by, seed=chance.reveal())
