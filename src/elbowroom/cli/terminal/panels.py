"""The panels beside the map: players, the row of combos, the regions as a table."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from elbowroom.cli.terminal.labels import marker_signs, tokens
from elbowroom.cli.terminal.looks import IN_DECLINE, ground, seat_style
from elbowroom.cli.terminal.sentences import counted
from elbowroom.conquest.combo import NO_POWER, power_of, race_of
from elbowroom.conquest.position import HIDDEN, NONE
from elbowroom.conquest.rules import ACTIVE
from elbowroom.conquest.state import ConquestState
from elbowroom.kernel.bits import size
from elbowroom.kernel.reasons import Explanation
from elbowroom.text.words import short_text


def combo_name(state: ConquestState, key: int) -> str:
    """Name a race with its power."""
    race = state.rules.races[race_of(key)].name
    power = power_of(key)
    return race if power == NO_POWER else f"{state.rules.powers[power].name} {race}"


def in_parts(explained: Explanation) -> str:
    """Write a number as the sum of its parts."""
    words = ""
    for part in explained.parts:
        sign = " + " if part.amount >= 0 else " - "
        words += f"{sign if words else ''}{abs(part.amount)} {part.name}"
    return f"{explained.total} = {words}" if words else str(explained.total)


def players_panel(state: ConquestState, viewer: int) -> RenderableType:
    """Show every player's races; coins as far as the viewer may know them."""
    lines: list[Text] = []
    for seat, name in enumerate(state.setup["names"]):
        line = Text(no_wrap=True, overflow="ellipsis")
        turn = "▶" if state.stack and seat == state.turn_player else " "
        line.append(turn, "bold yellow")
        line.append(f" {name} ", seat_style(seat))
        coins = state.coins[seat]
        known = "coins hidden" if coins == HIDDEN else counted(coins, "coin")
        line.append(f" {known}", "bold" if seat == viewer else "dim")
        lines.append(line)
        lines += _army_lines(state, seat)
        if state.peace[seat] != NONE:
            ally = state.setup["names"][state.peace[seat]]
            lines.append(Text(f"   peace with {ally}", "green", no_wrap=True, overflow="ellipsis"))
    return Group(*lines)


def _army_lines(state: ConquestState, seat: int) -> list[Text]:
    found: list[Text] = []
    first = seat * state.rules.slots
    for army in range(first, first + state.rules.slots):
        if not state.has_race(army):
            continue
        line = Text("   ", no_wrap=True, overflow="ellipsis")
        active = army % state.rules.slots == ACTIVE
        name = combo_name(state, state.combo_of[army])
        line.append(name if active else f"{name}{IN_DECLINE}", "" if active else "italic dim")
        waiting = state.hand[army] + (state.aside[seat] if active else 0)
        if waiting:
            line.append(f" +{waiting} in hand", "bold")
        line.append(f", {counted(size(state.held[army]), 'region')}", "dim")
        found.append(line)
    if not found:
        found.append(Text("   no race yet", "dim"))
    return found


def row_panel(state: ConquestState) -> RenderableType:
    """Show the row: price, combo, tokens, coins lying on it."""
    lines: list[Text] = [Text("Combos (price, tokens, coins on it)", "bold")]
    for place, key in enumerate(state.row):
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append(f" {place} ", "bold cyan")
        line.append(combo_name(state, key))
        line.append(f" {state.rules.combo(key).tokens_at_pick}", "dim")
        if state.row_coins[place]:
            line.append(f" +{counted(state.row_coins[place], 'coin')}", "yellow")
        lines.append(line)
    return Group(*lines)


def combo_texts(state: ConquestState, key: int) -> list[str]:
    """Give the short rule texts of a combo: of its race, of its power."""
    race = state.rules.races[race_of(key)]
    texts = [f"{race.name}: {short_text('race', race.id) or _own_text(state, race.id)}"]
    if power_of(key) != NO_POWER:
        power = state.rules.powers[power_of(key)]
        texts.append(f"{power.name}: {short_text('power', power.id) or _own_text(state, power.id)}")
    return texts


def _own_text(state: ConquestState, id: str) -> str:
    """Give the text a content pack brings for its own race or power."""
    for pack in state.setup["packs"]:
        for trait in [*pack.get("races", []), *pack.get("powers", [])]:
            if trait.get("id") == id and "en" in trait.get("text", {}):
                return str(trait["text"]["en"])
    return "from a content pack."


def region_table(state: ConquestState, costs: dict[int, str]) -> Table:
    """Show all regions as a table, with their neighbours."""
    board = state.rules.board
    rows = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("region", "place", "symbols", "held by", "markers", "cost", "neighbours"):
        rows.add_column(column, no_wrap=column != "neighbours")
    for number, region in enumerate(board.regions):
        held = Text()
        for text, style in tokens(state, number, 99):
            held.append(text, style or "")
        army = state.holder[number]
        if army != NONE:
            held.append(f" {state.setup['names'][army // state.rules.slots]}")
        marks = Text()
        for text, style in marker_signs(state, number):
            marks.append(text, style or "")
        rows.add_row(
            Text(f" {region.id} ", ground(region.terrain, 0)),
            f"{region.label}",
            " ".join(region.symbols),
            held,
            marks,
            costs.get(number, ""),
            " ".join(region.adjacent),
        )
    return rows


def standing_table(state: ConquestState) -> Table:
    """Show the final standing: coins, then tokens on the map."""
    names = state.setup["names"]
    winners = state.winners()
    rows = Table(box=box.HEAVY_HEAD, title="Final standing", title_style="bold")
    rows.add_column("place", justify="right")
    rows.add_column("player")
    rows.add_column("coins", justify="right")
    rows.add_column("tokens on the map", justify="right")
    rows.add_column("")
    tallies = [
        (state.coins[seat], sum(state.tokens_of(army) for army in _armies(state, seat)))
        for seat in range(len(names))
    ]
    order = sorted(range(len(names)), key=lambda seat: tallies[seat], reverse=True)
    for seat in order:
        place = 1 + sum(1 for other in tallies if other > tallies[seat])
        won = ("shares the victory" if len(winners) > 1 else "wins") if seat in winners else ""
        coins, tokens_left = tallies[seat]
        name = Text(f" {names[seat]} ", seat_style(seat))
        rows.add_row(str(place), name, str(coins), str(tokens_left), won)
    return rows


def _armies(state: ConquestState, seat: int) -> range:
    return range(seat * state.rules.slots, (seat + 1) * state.rules.slots)
