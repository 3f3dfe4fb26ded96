"""What follows from a command: new entries and the table after them, or a refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from elbowroom.kernel.errors import ElbowroomError, IllegalAction, MalformedAction
from elbowroom.kernel.events import Event
from elbowroom.kernel.state import State
from elbowroom.table import bringing, commands, going_on, letter_rules
from elbowroom.table.clocks import moment, written
from elbowroom.table.commands import Command
from elbowroom.table.fairness import Chance
from elbowroom.table.personal import name_of_nobody
from elbowroom.table.played_game import PlayedGame, plain_events
from elbowroom.table.refused import Refused
from elbowroom.table.table import PLAYING, WAITING, Table
from elbowroom.table.trial import Trial, person_at, require_play, seat_number

MOST_LINES = 2000
"""Lines of chat at one table."""


def decide(table: Table, command: Command, chance: Chance, at: str) -> Trial:
    """Say what a command leads to at a table, which stays as it is, or refuse it."""
    trial = Trial(table, at)
    if table.by_letters and not isinstance(command, letter_rules.ALLOWED):
        raise letter_rules.refused_by_letters()
    _RULES[type(command)](table, command, chance, trial)
    if not trial.entries:
        trial.table = table
    return trial


def _sit(table: Table, command: commands.Sit, chance: Chance, trial: Trial) -> None:
    number = seat_number(table, command.seat)
    seat = table.seats[number]
    if table.status != WAITING:
        raise Refused("not_now", "The game has begun: nobody can sit down any more.")
    if table.by_letters and (command.bot or not command.seal):
        raise letter_rules.refused_by_letters()
    if seat.taken:
        raise Refused("seat_taken", f"Seat {number} is taken by {seat.name}.")
    name = command.name or f"Player {number + 1}"
    takes = table.takes_words or table.by_letters
    brought = {} if command.seal is None or not takes else {"seal": command.seal}
    trial.add("seated", number, command.key, name=name, bot=command.bot, **brought)
    begin_when_ready(chance, trial)


def begin_when_ready(chance: Chance, trial: Trial) -> None:
    """Begin the game once everybody sits and has opened what they brought."""
    if trial.table.status == WAITING and trial.table.ready:
        start(chance, trial)


def _open_words(table: Table, command: commands.OpenWords, chance: Chance, trial: Trial) -> None:
    bringing.open_words(table, command, trial)
    begin_when_ready(chance, trial)


def _redraw(table: Table, command: commands.Redraw, chance: Chance, trial: Trial) -> None:
    bringing.redraw(table, command, trial)
    begin_when_ready(chance, trial)


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
    if play.decision.player != number:
        raise _not_your_turn(table, play, number)
    if table.by_letters and letter_rules.withholds(table, command, trial):
        return
    play = trial.after().playing()
    act = play.moves
    opening = {} if command.salt is None else {"salt": command.salt}
    if command.failed is not None:
        opening |= {"bot": f"{seat.player}", "why": command.failed}
    for place, action in enumerate(_steps_of(play.state, command.action)):
        events: list[Event] = []
        body: dict[str, Any] = {"move": act + place, "act": act, **answered(play, action)}
        if opening:
            body |= opening
            trial.table.note_seals(trial.table.answered, opening)
        play.answer(number, action, place == 0, events)
        body["events"] = plain_events(events)
        trial.keep("action", number, command.key if place == 0 else None, body)
    _answer_chance(trial, chance)


def _release(table: Table, command: commands.Release, chance: Chance, trial: Trial) -> None:
    letter_rules.release(table, command, trial)
    begin_when_ready(chance, trial)


def _stand_in(table: Table, command: commands.StandIn, chance: Chance, trial: Trial) -> None:
    play, number = _answering(table, command, command.version)
    letter_rules.check_stand_in(table, play, number)
    play = trial.after().playing()
    action = play.state.legal_actions()[0]
    events: list[Event] = []
    sealed = {"seal": command.seal}
    body: dict[str, Any] = {"move": play.moves, "act": play.moves, **answered(play, action)}
    trial.table.note_seals(trial.table.answered, sealed)
    play.answer(number, action, first_of_act=True, events=events)
    trial.keep("action", number, None, {**body, "events": plain_events(events), **sealed})


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
    asked = play.decision.player
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
            "There is nothing to take back: undo goes back over your own answers, up to the last "
            "die, reveal or answer of another player.",
            key="no_undo",
        )
    trial.add("undone", number, command.key, to_move=play.undo_target())


def _chat(table: Table, command: commands.Chat, chance: Chance, trial: Trial) -> None:
    number = seat_number(table, command.seat)
    seat = person_at(table, number)
    if table.lines >= MOST_LINES:
        raise Refused(
            "too_many", f"{MOST_LINES} lines were said at this table: no more are written down."
        )
    trial.add("chat", number, command.key, name=seat.name, text=command.text)


def _erase(table: Table, command: commands.Erase, chance: Chance, trial: Trial) -> None:
    number = seat_number(table, command.seat)
    seat = person_at(table, number)
    if seat.gone:
        return
    name, bot = name_of_nobody(number), command.bot
    trial.add("erased", number, command.key, name=name)
    if table.status == WAITING:
        trial.add("seated", number, name=bot, bot=bot, words="")
        if trial.table.full:
            start(chance, trial)
    elif table.status == PLAYING and not seat.standing_in and table.challenge is None:
        trial.add("left", number, name=name, bot=bot, why="left")


def _recover(table: Table, command: commands.Recover, chance: Chance, trial: Trial) -> None:
    number = seat_number(table, command.seat)
    seat = person_at(table, number)
    if seat.gone:
        raise Refused("not_now", "Whoever sat there wanted to be forgotten.")
    trial.add("recovered", number, command.key, name=seat.name)


def _shut(table: Table, command: commands.Shut, chance: Chance, trial: Trial) -> None:
    if not table.finished:
        trial.add("closed", None, by=[], seed=chance.reveal(), why="operator")


def _moderate(table: Table, command: commands.Moderate, chance: Chance, trial: Trial) -> None:
    number = seat_number(table, command.seat)
    name = name_of_nobody(number) if command.what == "name" else table.seats[number].name
    trial.add("moderated", number, what=command.what, name=name)


def _run_out(table: Table, command: commands.RunOut, chance: Chance, trial: Trial) -> None:
    clocks = table.clocks
    if clocks is None or clocks.running != command.seat or table.status != PLAYING:
        return  # answered in time
    due = clocks.runs_out()
    if due is None or due > moment(trial.at):
        return  # there is time again
    name = table.seats[seat_number(table, command.seat)].name
    trial.add("left", command.seat, name=name, bot=command.bot, why="clock")


def _announce(table: Table, command: commands.Announce, chance: Chance, trial: Trial) -> None:
    if not table.finished or table.rematch is not None:
        raise Refused("not_now", "There is a rematch already, or the game is not over.")
    trial.add("rematch", command.seat, command.key, table=command.table)


def _desert(table: Table, command: commands.Desert, chance: Chance, trial: Trial) -> None:
    if table.of_bots:
        trial.add("closed", None, by=[], seed=chance.reveal())


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


def _answering(table: Table, command: Command, version: int) -> tuple[PlayedGame, int]:
    """Check what an answer to the game needs: a game, a seat, and eyes on the newest state."""
    number = seat_number(table, command.seat)
    play = require_play(table)
    if not table.game_version <= version <= table.version:
        raise Refused(
            "stale",
            f"This was decided at version {version}; the table is at {table.version} now.",
            version=table.version,
        )
    return play, number


_RULES: dict[type[Command], Callable[[Table, Any, Chance, Trial], None]] = {
    commands.Sit: _sit,
    commands.SealWords: bringing.seal_words,
    commands.OpenWords: _open_words,
    commands.Redraw: _redraw,
    commands.Act: _act,
    commands.Release: _release,
    commands.StandIn: _stand_in,
    commands.Post: letter_rules.post,
    commands.Undo: _undo,
    commands.Chat: _chat,
    commands.Leave: going_on.leave,
    commands.Replace: going_on.replace,
    commands.Vote: going_on.vote,
    commands.Return: going_on.come_back,
    commands.Agree: going_on.agree,
    commands.CloseDue: going_on.close_when_due,
    commands.Erase: _erase,
    commands.Recover: _recover,
    commands.Shut: _shut,
    commands.Moderate: _moderate,
    commands.RunOut: _run_out,
    commands.Announce: _announce,
    commands.Desert: _desert,
    commands.Pause: _pause,
    commands.Resume: _resume,
    commands.Mend: _mend,
}
