"""`elbowroom replay`: a record checked and told turn by turn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.markup import escape

from elbowroom.cli.failing import FAILED_CHECK
from elbowroom.cli.output import console, print_json, table
from elbowroom.cli.records import read_record, replay
from elbowroom.cli.terminal.sentences import Teller
from elbowroom.conquest.state import ConquestState
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.events import Event
from elbowroom.kernel.state import State
from elbowroom.text.called import called_in
from elbowroom.text.catalogue import texts
from elbowroom.text.events import event_sentences
from elbowroom.text.words import CLASSIC


def replay_file(file: Path, until: int | None, as_json: bool) -> None:
    """Check a record and tell its game; fail with the first difference."""
    if as_json:
        _print_verdict(file, until)
        return
    record = read_record(file)
    _, state = replay(record, until)
    out = console()
    _tell_game(out, record, until)
    _tell_end(out, record, state, until)


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


def _tell_game(out: Console, record: dict[str, Any], until: int | None) -> None:
    _, state = replay(record, until=0)
    if not isinstance(state, ConquestState):
        return
    teller = Teller(state)
    names = ", ".join(teller.names)
    out.print(f"[bold]{record['game']}[/bold], map {_map_name(record)}: {escape(names)}")
    moves = record["moves"] if until is None else record["moves"][:until]
    begun = state.turns_begun
    for move in moves:
        events: list[Event] = []
        state.apply(state.notation.parse(move["action"]), events)
        for sentence in _sentences(record["game"], state, teller, events):
            out.print(f"  {escape(sentence)}")
        if state.turns_begun != begun and not state.over:
            begun = state.turns_begun
            name = escape(teller.names[state.turn_player])
            out.print(f"\n[bold]Round {state.round}, {name}[/bold]")


def _sentences(
    game: str, state: ConquestState, teller: Teller, events: list[Event]
) -> Iterator[str]:
    """Tell the events of a move; a game with words of its own in those of the catalogue."""
    told = [event for event in events if event.kind != "turn_began"]
    if game == CLASSIC:
        return (teller.sentence(event) for event in told)
    return iter(event_sentences(told, called_in(state, texts("en", game))))


def _map_name(record: dict[str, Any]) -> str:
    setup = record["setup"]
    if setup.get("islands"):
        return ", ".join(setup["islands"])
    if setup.get("map") is None:
        return "drawn by chance"
    return setup["map"] if isinstance(setup["map"], str) else "of one's own"


def _tell_end(out: Console, record: dict[str, Any], state: State, until: int | None) -> None:
    total = len(record["moves"])
    checked = total if until is None else min(until, total)
    out.print(f"\n{checked} of {total} moves replayed; every step and hash checked is right.")
    names = state.setup["names"]
    rows = table("seat", "player", "coins", "", numbers=("coins",))
    winners = state.winners() if state.over else []
    for seat, coins in enumerate(state.scores()):
        mark = ("shares the victory" if len(winners) > 1 else "wins") if seat in winners else ""
        rows.add_row(str(seat), escape(str(names[seat])), str(coins), mark)
    out.print(rows)
