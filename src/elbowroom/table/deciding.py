"""What follows from a command: new entries and the table after them, or a refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from elbowroom.kernel.errors import ElbowroomError, IllegalAction, MalformedAction
from elbowroom.kernel.events import Event
from elbowroom.kernel.state import State
from elbowroom.table import commands
from elbowroom.table.clocks import moment, written
from elbowroom.table.commands import Command
from elbowroom.table.entries import Entry, new_entry
from elbowroom.table.fairness import Chance
from elbowroom.table.played_game import PlayedGame, plain_events
from elbowroom.table.refused import Refused
from elbowroom.table.table import PLAYING, WAITING, Seat, Table


class Trial:
    """A command tried out: the entries it leads to, and the table as it is after them.

    Whoever stores the entries goes on with that table; whoever cannot keeps the one before.
    """

    def __init__(self, table: Table, at: str) -> None:
        self.table = table
        """The table itself while nothing has happened, then a copy of it."""
        self.entries: list[Entry] = []
        self.at = at
        self._before = table

    def after(self) -> Table:
        """Give the copy of the table at which the command is tried out."""
        if self.table is self._before:
            self.table = self._before.copy()
        return self.table

    def add(self, kind: str, seat: int | None, key: str | None = None, **body: Any) -> None:
        """Let one more entry happen."""
        table = self.after()
        entry = new_entry(table.version + 1, kind, seat, key, self.at, body)
        table.evolve(entry)
        self.entries.append(entry)

    def keep(self, kind: str, seat: int | None, key: str | None, body: dict[str, Any]) -> None:
        """Write an entry of what has been answered at the copy."""
        entry = new_entry(self.table.version + 1, kind, seat, key, self.at, body)
        self.table.note(entry)
        self.entries.append(entry)


def decide(table: Table, command: Command, chance: Chance, at: str) -> Trial:
    """Say what a command leads to at a table, which stays as it is, or refuse it."""
    trial = Trial(table, at)
    _RULES[type(command)](table, command, chance, trial)
    if not trial.entries:
        trial.table = table
    return trial


def _sit(table: Table, command: commands.Sit, chance: Chance, trial: Trial) -> None:
    number = _number(table, command)
    seat = table.seats[number]
    if table.status != WAITING:
        raise Refused("not_now", "The game has begun: nobody can sit down any more.")
    if seat.taken:
        raise Refused("seat_taken", f"Seat {number} is taken by {seat.name}.")
    name = command.name or f"Player {number + 1}"
    trial.add("seated", number, command.key, name=name, bot=command.bot, words=command.words)
    if trial.table.full:
        start(chance, trial)


def start(chance: Chance, trial: Trial) -> None:
    """Begin the game: everybody sits, and chance lays out what it has to."""
    table = trial.table
    trial.add("started", None, commitment=table.facts["commitment"], seeds=table.words)
    _answer_chance(trial, chance)


def _answer_chance(trial: Trial, chance: Chance) -> None:
    """Let chance answer while it is asked, and see whether the game has ended."""
    table = trial.table
    play = table.playing()
    while play.asks_chance():
        action = chance.draw(table.words, play.draws, play.state.chance_outcomes())
        events: list[Event] = []
        body: dict[str, Any] = {"move": play.moves, **answered(play, action)}
        play.chance(action, events)
        body |= {"events": plain_events(events), "number": play.draws - 1}
        trial.keep("chance", None, None, body)
    if play.state.over:
        _end(play.state, chance, trial)


def _end(state: State, chance: Chance, trial: Trial) -> None:
    scores, ranks, winners = state.scores(), state.ranks(), state.winners()
    trial.add("over", None, scores=scores, ranks=ranks, winners=winners, seed=chance.reveal())


def _act(table: Table, command: commands.Act, chance: Chance, trial: Trial) -> None:
    play, number = _answering(table, command, command.version)
    seat = table.seats[number]
    if seat.player and not command.by_bot:
        raise Refused("not_now", f"{seat.player} plays for this seat; take the seat back first.")
    if play.asked() != number:
        raise _not_your_turn(table, play, number)
    play = trial.after().playing()
    act = play.moves
    for place, action in enumerate(_steps_of(play.state, command.action)):
        events: list[Event] = []
        body: dict[str, Any] = {"move": play.moves, "act": act, **answered(play, action)}
        play.answer(number, action, place == 0, events)
        body["events"] = plain_events(events)
        trial.keep("action", number, command.key if place == 0 else None, body)
    _answer_chance(trial, chance)


def answered(play: PlayedGame, action: int) -> dict[str, str]:
    """Give the answer as an entry keeps it: a concealed one stays on the server."""
    return {"_action" if play.decision.concealed else "action": play.state.text(action)}


def _steps_of(state: State, text: str) -> list[int]:
    """Read an answer as the actions it stands for, or refuse it in the words of the rules."""
    try:
        return state.steps_of(text)
    except MalformedAction as fault:
        raise Refused("malformed", str(fault)) from fault
    except IllegalAction as fault:
        raise _illegal(fault) from fault
    except ElbowroomError as fault:
        raise Refused("illegal", str(fault)) from fault


def _illegal(fault: IllegalAction) -> Refused:
    refusal = fault.refusal
    return Refused(
        "illegal",
        str(fault),
        rule=fault.rule,
        key=refusal.key if refusal else None,
        values=dict(refusal.values) if refusal else None,
        allowed=fault.allowed,
    )


def _not_your_turn(table: Table, play: PlayedGame, number: int) -> Refused:
    asked = play.asked()
    who = table.seats[asked].name if asked >= 0 else "chance"
    return Refused(
        "not_your_turn",
        f"Not seat {number} but {who} is asked now.",
        values={"asked": asked},
        version=table.version,
    )


def _undo(table: Table, command: commands.Undo, chance: Chance, trial: Trial) -> None:
    play, number = _answering(table, command, command.version)
    if not table.can_undo((number,)):
        raise Refused(
            "not_now",
            "There is nothing to take back: undo goes back within your own turn, up to the last "
            "die, reveal or answer of another player.",
            key="no_undo",
        )
    trial.add("undone", number, command.key, to_move=play.undo_target())


def _chat(table: Table, command: commands.Chat, chance: Chance, trial: Trial) -> None:
    number = _number(table, command)
    seat = _person(table, number)
    trial.add("chat", number, command.key, name=seat.name, text=command.text)


def _leave(table: Table, command: commands.Leave, chance: Chance, trial: Trial) -> None:
    number = _number(table, command)
    seat = _person(table, number)
    _require_play(table)
    if table.challenge is not None:
        raise Refused("not_now", "A challenge is played by oneself: no bot stands in.")
    if seat.standing_in:
        raise Refused("not_now", f"{seat.standing_in} stands in for {seat.name} already.")
    trial.add("left", number, command.key, name=seat.name, bot=command.bot, why=command.why)


def _return(table: Table, command: commands.Return, chance: Chance, trial: Trial) -> None:
    number = _number(table, command)
    seat = _person(table, number)
    _require_play(table)
    if not seat.standing_in:
        raise Refused("not_now", f"Nobody stands in for {seat.name}.")
    trial.add("returned", number, command.key, name=seat.name, bot=None)


def _agree(table: Table, command: commands.Agree, chance: Chance, trial: Trial) -> None:
    number = _number(table, command)
    seat = _person(table, number)
    if table.finished:
        raise Refused("not_now", "The table is finished.")
    if seat.agreed != command.agree:
        trial.add("agreed", number, command.key, name=seat.name, agree=command.agree)
    seats = trial.table.seats
    waited_for = [each for each in seats if each.kind == "person" and not each.standing_in]
    if command.agree and all(each.agreed for each in waited_for):
        by = [place for place, each in enumerate(seats) if each.kind == "person" and each.agreed]
        trial.add("closed", None, by=by, seed=chance.reveal())


def _run_out(table: Table, command: commands.RunOut, chance: Chance, trial: Trial) -> None:
    clocks = table.clocks
    if clocks is None or clocks.running != command.seat or table.status != PLAYING:
        return  # answered in time
    due = clocks.runs_out()
    if due is None or due > moment(trial.at):
        return  # there is time again
    name = table.seats[_number(table, command)].name
    trial.add("left", command.seat, name=name, bot=command.bot, why="clock")


def _announce(table: Table, command: commands.Announce, chance: Chance, trial: Trial) -> None:
    if not table.finished or table.rematch is not None:
        raise Refused("not_now", "There is a rematch already, or the game is not over.")
    trial.add("rematch", command.seat, command.key, table=command.table)


def _pause(table: Table, command: commands.Pause, chance: Chance, trial: Trial) -> None:
    if table.clocks is not None and table.status == PLAYING and not table.paused:
        trial.add("paused", None)


def _resume(table: Table, command: commands.Resume, chance: Chance, trial: Trial) -> None:
    if table.paused:
        trial.add("resumed", None)


def _mend(table: Table, command: commands.Mend, chance: Chance, trial: Trial) -> None:
    clocks = table.clocks
    if table.status != PLAYING or clocks is None:
        return
    if not table.paused:
        if clocks.since is None:
            return  # none was running
        now = trial.at
        trial.at = written(max(clocks.since, command.since or clocks.since))
        trial.add("paused", None)
        trial.at = now
    trial.add("resumed", None)


# What several of them check.


def _number(table: Table, command: Command) -> int:
    number = command.seat
    if number is None or not 0 <= number < len(table.seats):
        raise Refused(
            "malformed", f"There is no seat {number}; seats are 0 to {len(table.seats) - 1}."
        )
    return number


def _person(table: Table, number: int) -> Seat:
    seat = table.seats[number]
    if seat.kind != "person":
        raise Refused("not_now", f"Nobody sits on seat {number} who could do that.")
    return seat


def _require_play(table: Table) -> PlayedGame:
    if table.play is None:
        raise Refused("not_now", "The game has not begun: the table waits for players.")
    if table.status != PLAYING:
        raise Refused("not_now", "The game is over.")
    return table.play


def _answering(table: Table, command: Command, version: int) -> tuple[PlayedGame, int]:
    """Check what an answer to the game needs: a game, a seat, and eyes on the newest state."""
    number = _number(table, command)
    play = _require_play(table)
    if not table.game_version <= version <= table.version:
        raise Refused(
            "stale",
            f"This was decided at version {version}; the table is at {table.version} now.",
            version=table.version,
        )
    return play, number


_RULES: dict[type[Command], Callable[[Table, Any, Chance, Trial], None]] = {
    commands.Sit: _sit,
    commands.Act: _act,
    commands.Undo: _undo,
    commands.Chat: _chat,
    commands.Leave: _leave,
    commands.Return: _return,
    commands.Agree: _agree,
    commands.RunOut: _run_out,
    commands.Announce: _announce,
    commands.Pause: _pause,
    commands.Resume: _resume,
    commands.Mend: _mend,
}
