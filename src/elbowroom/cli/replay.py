"""`elbowroom replay`: a record checked and told turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.markup import escape

from elbowroom.cli.failing import FAILED_CHECK
from elbowroom.cli.output import console, print_json, table
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.conquest.terminal.localizer import Tongue, Words
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.telling import called_in_realm
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.events import Event
from elbowroom.kernel.game import Game
from elbowroom.kernel.state import State
from elbowroom.terminal.records import read_record, replay
from elbowroom.text.catalogue import texts
from elbowroom.text.events import event_sentences


def replay_file(file: Path, until: int | None, language: str, as_json: bool) -> None:
    """Check a record and tell its game; fail with the first difference."""
    if as_json:
        _print_verdict(file, until)
        return
    record = read_record(file)
    _, state = replay(record, until)
    out = console()
    _tell_game(out, record, until, language)
    _tell_end(out, record, state, until, Words(language, record["game"]))


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
    if isinstance(state, KingdomsState):
        _tell_realms(out, record, until, Words(language, game.id), game, state)
    elif isinstance(state, ConquestState):
        _tell_conquests(out, record, until, language, game, state)


def _tell_conquests(
    out: Console,
    record: dict[str, Any],
    until: int | None,
    language: str,
    game: Game,
    state: ConquestState,
) -> None:
    tongue = Tongue(state, language, game.id)
    names = ", ".join(tongue.called.players)
    map_name = _map_name(record, tongue)
    told = tongue.say("terminal-replay-game", game=tongue.game(game), map=map_name, names=names)
    out.print(told, style="bold", markup=False)
    moves = record["moves"] if until is None else record["moves"][:until]
    begun = state.turns_begun
    for move in moves:
        events: list[Event] = []
        state.apply(state.notation.parse(move["action"]), events)
        if state.rules is not tongue.rules:  # islands were drawn
            tongue = Tongue(state, language, game.id)
        for sentence in tongue.events([each for each in events if each.kind != "turn_began"]):
            out.print(f"  {escape(sentence)}")
        if state.turns_begun != begun and not state.over:
            begun = state.turns_begun
            player = tongue.called.player(state.turn_player)
            turn = tongue.say("terminal-replay-turn", round=state.round, player=player)
            out.print(f"\n[bold]{escape(turn)}[/bold]")


def _tell_realms(
    out: Console,
    record: dict[str, Any],
    until: int | None,
    words: Words,
    game: Game,
    state: KingdomsState,
) -> None:
    names = ", ".join(str(name) for name in state.setup["names"])
    drawn = words.say("terminal-drawn-map")
    told = words.say("terminal-replay-game", game=words.game(game), map=drawn, names=names)
    out.print(told, style="bold", markup=False)
    moves = record["moves"] if until is None else record["moves"][:until]
    called = called_in_realm(state, texts(words.language, game.id))
    rules, begun = state.rules, 0
    for move in moves:
        events: list[Event] = []
        state.apply(state.notation.parse(move["action"]), events)
        if state.rules is not rules:  # territories were drawn
            rules = state.rules
            called = called_in_realm(state, texts(words.language, game.id))
        for sentence in event_sentences(events, called, words.language):
            out.print(f"  {escape(sentence)}")
        if state.turns_begun != begun and not state.over:
            begun = state.turns_begun
            player = called.player(state.active)
            turn = words.say("terminal-replay-turn", round=state.round, player=player)
            out.print(f"\n[bold]{escape(turn)}[/bold]")


def _map_name(record: dict[str, Any], words: Words) -> str:
    setup = record["setup"]
    if setup.get("islands"):
        return ", ".join(setup["islands"])
    if setup.get("map") is None:
        return words.say("terminal-drawn-map")
    return setup["map"] if isinstance(setup["map"], str) else words.say("terminal-own-map")


def _names(state: State, language: str, game: str) -> Sequence[str]:
    """Name everybody with a score, who plays alone has an opponent too."""
    if isinstance(state, KingdomsState):
        return called_in_realm(state, texts(language, game)).players
    return [str(name) for name in state.setup["names"]]


def _tell_end(
    out: Console, record: dict[str, Any], state: State, until: int | None, words: Words
) -> None:
    total = len(record["moves"])
    checked = total if until is None else min(until, total)
    verdict = words.say("terminal-replay-checked", checked=checked, total=total)
    out.print(f"\n{verdict}", markup=False)
    names = _names(state, words.language, record["game"])
    columns = [words.say(f"terminal-column-{name}") for name in ("seat", "player", "coins")]
    rows = table(*columns, "", numbers=(columns[2],))
    winners = state.winners() if state.over else []
    for seat, coins in enumerate(state.scores()):
        mark = words.say(f"terminal-{'shares' if len(winners) > 1 else 'wins'}")
        won = mark if seat in winners else ""
        rows.add_row(str(seat), escape(names[seat]), str(coins), won)
    out.print(rows)
