"""What follows from a command: new entries, or a refusal; nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from elbowroom.catalogue import game as find_game
from elbowroom.kernel.errors import ElbowroomError, IllegalAction, MalformedAction
from elbowroom.kernel.events import Event
from elbowroom.kernel.state import State
from elbowroom.server import commands
from elbowroom.server.clocks import moment, written
from elbowroom.server.commands import Command
from elbowroom.server.fairness import Chance
from elbowroom.server.playing import Play, asks_chance, begin, told
from elbowroom.server.refusing import Refused
from elbowroom.server.store.interface import Entry
from elbowroom.server.table import PLAYING, WAITING, Seat, Table, written_once


class Drafts:
    """Entries in the making, numbered from a table's version on."""

    def __init__(self, version: int, at: str) -> None:
        self.entries: list[Entry] = []
        self.at = at
        self._version = version

    def add(self, kind: str, seat: int | None, key: str | None = None, **body: Any) -> None:
        """Write one more entry."""
        self._version += 1
        self.entries.append(
            Entry(self._version, kind, seat, key, self.at, body, written_once(body))
        )


def decide(table: Table, command: Command, chance: Chance, at: str) -> list[Entry]:
    """Say what a command leads to at a table, or refuse it."""
    drafts = Drafts(table.version, at)
    _RULES[type(command)](table, command, chance, drafts)
    return drafts.entries


def _sit(table: Table, command: commands.Sit, chance: Chance, drafts: Drafts) -> None:
    number = _number(table, command)
    seat = table.seats[number]
    if table.status != WAITING:
        raise Refused("not_now", "The game has begun: nobody can sit down any more.")
    if seat.taken:
        raise Refused("seat_taken", f"Seat {number} is taken by {seat.name}.")
    drafts.add(
        "seated",
        number,
        command.key,
        name=command.name or _common_name(number),
        bot=command.bot,
        words=command.words,
    )
    others = [each for place, each in enumerate(table.seats) if place != number]
    if all(each.taken for each in others):
        names = [each.name for each in table.seats]
        names[number] = command.name or _common_name(number)
        words = table.words
        words[number] = command.words
        start(table.facts, table.setup, names, words, chance, drafts)


def _common_name(number: int) -> str:
    return f"Player {number + 1}"


def start(
    facts: dict[str, Any],
    setup: dict[str, Any],
    names: list[str],
    words: list[str],
    chance: Chance,
    drafts: Drafts,
) -> None:
    """Begin the game: everybody sits, and chance lays out what it has to."""
    game = find_game(facts["game"])
    drafts.add("started", None, commitment=facts["commitment"], seeds=words)
    state = begin(game, game.check_setup(**{**setup, "names": names}), facts["_start"])
    _answer_chance(state, 0, words, chance, drafts)


def _answer_chance(
    state: State, draws: int, words: list[str], chance: Chance, drafts: Drafts
) -> None:
    """Let chance answer while it is asked, and see whether the game has ended."""
    while asks_chance(state):
        action = chance.draw(words, draws, state.chance_outcomes())
        events: list[Event] = []
        move = len(state.journal)
        answer = answered(state, action)
        state.apply(action, events)
        drafts.add("chance", None, move=move, **answer, events=told(events), number=draws)
        draws += 1
    if state.over:
        drafts.add(
            "over",
            None,
            scores=state.scores(),
            ranks=state.ranks(),
            winners=state.winners(),
            seed=chance.reveal(),
        )


def _act(table: Table, command: commands.Act, chance: Chance, drafts: Drafts) -> None:
    play, number = _answering(table, command, command.version)
    seat = table.seats[number]
    if seat.player and not command.by_bot:
        raise Refused("not_now", f"{seat.player} plays for this seat; take the seat back first.")
    if play.asked() != number:
        raise _not_your_turn(table, play, number)
    trial = play.state.copy()
    steps = _steps_of(trial, command.action)
    act = len(trial.journal)
    for place, action in enumerate(steps):
        events: list[Event] = []
        move, answer = len(trial.journal), answered(trial, action)
        trial.apply(action, events)
        key = command.key if place == 0 else None
        drafts.add("action", number, key, move=move, act=act, **answer, events=told(events))
    _answer_chance(trial, play.draws, table.words, chance, drafts)


def answered(state: State, action: int) -> dict[str, str]:
    """Give the answer as an entry keeps it: a concealed one stays on the server."""
    return {"_action" if state.decision.concealed else "action": state.text(action)}


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


def _not_your_turn(table: Table, play: Play, number: int) -> Refused:
    asked = play.asked()
    who = table.seats[asked].name if asked >= 0 else "chance"
    return Refused(
        "not_your_turn",
        f"Not seat {number} but {who} is asked now.",
        values={"asked": asked},
        version=table.version,
    )


def _undo(table: Table, command: commands.Undo, chance: Chance, drafts: Drafts) -> None:
    play, number = _answering(table, command, command.version)
    if not table.can_undo((number,)):
        raise Refused(
            "not_now",
            "There is nothing to take back: undo goes back within your own turn, up to the last "
            "die, reveal or answer of another player.",
            key="no_undo",
        )
    drafts.add("undone", number, command.key, to_move=play.undo_target())


def _chat(table: Table, command: commands.Chat, chance: Chance, drafts: Drafts) -> None:
    number = _number(table, command)
    seat = _person(table, number)
    drafts.add("chat", number, command.key, name=seat.name, text=command.text)


def _leave(table: Table, command: commands.Leave, chance: Chance, drafts: Drafts) -> None:
    number = _number(table, command)
    seat = _person(table, number)
    _require_play(table)
    if table.challenge is not None:
        raise Refused("not_now", "A challenge is played by oneself: no bot stands in.")
    if seat.standing_in:
        raise Refused("not_now", f"{seat.standing_in} stands in for {seat.name} already.")
    drafts.add("left", number, command.key, name=seat.name, bot=command.bot, why=command.why)


def _return(table: Table, command: commands.Return, chance: Chance, drafts: Drafts) -> None:
    number = _number(table, command)
    seat = _person(table, number)
    _require_play(table)
    if not seat.standing_in:
        raise Refused("not_now", f"Nobody stands in for {seat.name}.")
    drafts.add("returned", number, command.key, name=seat.name, bot=None)


def _agree(table: Table, command: commands.Agree, chance: Chance, drafts: Drafts) -> None:
    number = _number(table, command)
    seat = _person(table, number)
    if table.finished:
        raise Refused("not_now", "The table is finished.")
    if seat.agreed != command.agree:
        drafts.add("agreed", number, command.key, name=seat.name, agree=command.agree)
    others = [
        each.agreed
        for place, each in enumerate(table.seats)
        if place != number and each.kind == "person" and not each.standing_in
    ]
    if command.agree and all(others):
        by = [
            place
            for place, each in enumerate(table.seats)
            if each.kind == "person" and (each.agreed or place == number)
        ]
        drafts.add("closed", None, by=by, seed=chance.reveal())


def _run_out(table: Table, command: commands.RunOut, chance: Chance, drafts: Drafts) -> None:
    clocks = table.clocks
    if clocks is None or clocks.running != command.seat or table.status != PLAYING:
        return  # answered in time
    due = clocks.runs_out()
    if due is None or due > moment(drafts.at):
        return  # there is time again
    name = table.seats[_number(table, command)].name
    drafts.add("left", command.seat, name=name, bot=command.bot, why="clock")


def _announce(table: Table, command: commands.Announce, chance: Chance, drafts: Drafts) -> None:
    if not table.finished or table.rematch is not None:
        raise Refused("not_now", "There is a rematch already, or the game is not over.")
    drafts.add("rematch", command.seat, command.key, table=command.table)


def _pause(table: Table, command: commands.Pause, chance: Chance, drafts: Drafts) -> None:
    if table.clocks is not None and table.status == PLAYING and not table.paused:
        drafts.add("paused", None)


def _resume(table: Table, command: commands.Resume, chance: Chance, drafts: Drafts) -> None:
    if table.paused:
        drafts.add("resumed", None)


def _mend(table: Table, command: commands.Mend, chance: Chance, drafts: Drafts) -> None:
    clocks = table.clocks
    if table.status != PLAYING or clocks is None:
        return
    if not table.paused:
        if clocks.since is None:
            return  # none was running
        now = drafts.at
        drafts.at = written(max(clocks.since, command.since or clocks.since))
        drafts.add("paused", None)
        drafts.at = now
    drafts.add("resumed", None)


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


def _require_play(table: Table) -> Play:
    if table.play is None:
        raise Refused("not_now", "The game has not begun: the table waits for players.")
    if table.status != PLAYING:
        raise Refused("not_now", "The game is over.")
    return table.play


def _answering(table: Table, command: Command, version: int) -> tuple[Play, int]:
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


_RULES: dict[type[Command], Callable[[Table, Any, Chance, Drafts], None]] = {
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
