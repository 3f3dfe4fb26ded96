"""The panels beside the map: players, the row of combos, the regions as a table."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from elbowroom.conquest.engine.position import HIDDEN, NONE
from elbowroom.conquest.engine.rules import ACTIVE
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.conquest.terminal.labels import marker_signs, tokens
from elbowroom.conquest.terminal.localizer import ConquestLocalizer
from elbowroom.conquest.terminal.looks import IN_DECLINE, ground
from elbowroom.kernel.bits import size
from elbowroom.terminal import screens
from elbowroom.terminal.looks import seat_style

NARROW = "name-combo-label"
"""How combos are named where there is little room."""


def players_panel(state: ConquestState, viewer: int, words: ConquestLocalizer) -> RenderableType:
    """Show every player's races; coins as far as the viewer may know them."""
    lines: list[Text] = []
    for seat, name in enumerate(state.setup["names"]):
        line = Text(no_wrap=True, overflow="ellipsis")
        turn = "▶" if state.stack and seat == state.turn_player else " "
        line.append(turn, "bold yellow")
        line.append(f" {name} ", seat_style(seat))
        coins = state.coins[seat]
        known = words.say("terminal-coins-hidden") if coins == HIDDEN else words.coins(coins)
        line.append(f" {known}", "bold" if seat == viewer else "dim")
        lines.append(line)
        lines += _army_lines(state, seat, words)
        if state.peace[seat] != NONE:
            ally = words.say("terminal-peace-with", player=words.names.player(state.peace[seat]))
            lines.append(Text(f"   {ally}", "green", no_wrap=True, overflow="ellipsis"))
    return Group(*lines)


def _army_lines(state: ConquestState, seat: int, words: ConquestLocalizer) -> list[Text]:
    found: list[Text] = []
    first = seat * state.rules.slots
    for army in range(first, first + state.rules.slots):
        if not state.has_race(army):
            continue
        line = Text("   ", no_wrap=True, overflow="ellipsis")
        active = army % state.rules.slots == ACTIVE
        name = words.combo(state, state.combo_of[army], NARROW)
        line.append(name if active else f"{name}{IN_DECLINE}", "" if active else "italic dim")
        waiting = state.hand[army] + (state.aside[seat] if active else 0)
        if waiting:
            line.append(f" +{words.say('terminal-in-hand', count=waiting)}", "bold")
        line.append(f", {words.say('name-regions', count=size(state.held[army]))}", "dim")
        found.append(line)
    if not found:
        found.append(Text(f"   {words.say('terminal-no-race')}", "dim"))
    return found


def row_panel(state: ConquestState, words: ConquestLocalizer) -> RenderableType:
    """Show the row: price, combo, tokens, coins lying on it."""
    lines: list[Text] = [Text(words.say("terminal-row"), "bold")]
    for place, key in enumerate(state.row):
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append(f" {place} ", "bold cyan")
        line.append(words.combo(state, key, NARROW))
        line.append(f" {state.rules.combo(key).tokens_at_pick}", "dim")
        if state.row_coins[place]:
            line.append(f" +{words.coins(state.row_coins[place])}", "yellow")
        lines.append(line)
    return Group(*lines)


REGION_COLUMNS = ("region", "place", "symbols", "holder", "markers", "cost", "neighbours")


def region_table(state: ConquestState, costs: dict[int, str], words: ConquestLocalizer) -> Table:
    """Show all regions as a table, with their neighbours."""
    board = state.rules.board
    rows = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in REGION_COLUMNS:
        rows.add_column(words.say(f"terminal-column-{column}"), no_wrap=column != "neighbours")
    for number, region in enumerate(board.regions):
        held = Text()
        for text, style in tokens(state, number, 99, words):
            held.append(text, style or "")
        army = state.holder[number]
        if army != NONE:
            held.append(f" {state.setup['names'][army // state.rules.slots]}")
        marks = Text()
        for text, style in marker_signs(state, number, words):
            marks.append(text, style or "")
        for name in words.extra_names(state, number):
            marks.append(f" {name}")
        rows.add_row(
            Text(f" {region.id} ", ground(region.terrain, 0)),
            words.place(region.id),
            ", ".join(words.symbol(symbol) for symbol in region.symbols),
            held,
            marks,
            costs.get(number, ""),
            " ".join(region.adjacent),
        )
    return rows


def standing_table(state: ConquestState, words: ConquestLocalizer) -> Table:
    """Show the final standing: coins, then tokens on the map."""
    tallies = [
        (coins, sum(state.tokens_of(army) for army in _armies(state, seat)))
        for seat, coins in enumerate(state.coins)
    ]
    return screens.standing_table(state, words, ("coins", "tokens"), tallies)


def _armies(state: ConquestState, seat: int) -> range:
    return range(seat * state.rules.slots, (seat + 1) * state.rules.slots)
