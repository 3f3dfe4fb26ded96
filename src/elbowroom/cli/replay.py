"""`elbowroom replay`: a record checked and told turn by turn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.markup import escape

from elbowroom.cli.failing import FAILED_CHECK
from elbowroom.cli.output import console, print_json, table
from elbowroom.cli.refusing import records_refused_in
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.events import Event
from elbowroom.kernel.state import State
from elbowroom.terminal.plain_face import face_for
from elbowroom.terminal.records import read_record, replay


def replay_file(file: Path, until: int | None, language: str, as_json: bool) -> None:
    """Check a record and tell its game; fail with the first difference."""
    if as_json:
        _print_verdict(file, until)
        return
    with records_refused_in(language):
        record = read_record(file)
        _, state = replay(record, until)
    out = console()
    _tell_game(out, record, until, language)
    _tell_end(out, record, state, until, language)


def _print_verdict(file: Path, until: int | None) -> None:
    try:
        record = read_record(file)
        _, state = replay(record, until)
    except ElbowroomError as refused:
        print_json({"valid": False, "error": str(refused)})
        raise typer.Exit(FAILED_CHECK) from refused
    print_json(
        {
            "valid": True,
            "game": record["game"],
            "players": record["setup"]["players"],
            "moves": len(record["moves"]),
            "replayed": len(state.journal),
            "turns": state.turns_begun,
            "over": state.over,
            "scores": state.scores(),
            "winners": state.winners(),
            "hash": state.digest(),
            "position": state.position_dict(),
        }
    )


def _tell_game(out: Console, record: dict[str, Any], until: int | None, language: str) -> None:
    game, state = replay(record, until=0)
    shown = face_for(state, language)
    words = shown.words
    named = {"map": shown.map_name(record["setup"]), "names": ", ".join(_names(state))}
    told = words.say("terminal-replay-game", game=words.game(game), **named)
    out.print(told, style="bold", markup=False)
    begun = state.turns_begun
    for move in record["moves"][:until]:
        events: list[Event] = []
        state.apply(state.notation.parse(move["action"]), events)
        words.follow(state)
        for sentence in words.events([each for each in events if each.kind != "turn_began"]):
            out.print(f"  {escape(sentence)}")
        if state.turns_begun != begun and not state.over:
            begun = state.turns_begun
            round, seat = shown.turn(state)
            turn = words.say("terminal-replay-turn", round=round, player=words.names.player(seat))
            out.print(f"\n[bold]{escape(turn)}[/bold]")


def _names(state: State) -> list[str]:
    return [str(name) for name in state.setup["names"]]


def _tell_end(
    out: Console, record: dict[str, Any], state: State, until: int | None, language: str
) -> None:
    words = face_for(state, language).words
    total = len(record["moves"])
    checked = total if until is None else min(until, total)
    verdict = words.say("terminal-replay-checked", checked=checked, total=total)
    out.print(f"\n{verdict}", markup=False)
    columns = [words.say(f"terminal-column-{name}") for name in ("seat", "player", "coins")]
    rows = table(*columns, "", numbers=(columns[2],))
    winners = state.winners() if state.over else []
    mark = words.say(f"terminal-{'shares' if len(winners) > 1 else 'wins'}")
    for seat, coins in enumerate(state.scores()):
        name = escape(words.names.player(seat))
        rows.add_row(str(seat), name, str(coins), mark if seat in winners else "")
    out.print(rows)
