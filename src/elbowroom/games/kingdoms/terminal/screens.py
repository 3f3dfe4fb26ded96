"""The screens of a table of this game: territories, players, the action card, a war, the end."""

from __future__ import annotations

from rich import box
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from elbowroom.games.kingdoms.engine.board import Territory
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.engine.terms import ACTIONS, NONE, RESOURCES
from elbowroom.games.kingdoms.terminal.choices import heading
from elbowroom.games.kingdoms.terminal.compass import compass
from elbowroom.games.kingdoms.terminal.localizer import KingdomsLocalizer
from elbowroom.games.kingdoms.terminal.wars import war_lines
from elbowroom.kernel.bits import members
from elbowroom.terminal.looks import seat_style
from elbowroom.terminal.menus import Menu
from elbowroom.terminal.screens import (
    choice_list,
    height_of,
    standing_table,
    titled,
    told_news,
)

LEAST_NEWS = 3
MOST_NEWS = 14
_NEUTRAL = "bold on grey30"


def table_screen(
    console: Console,
    state: KingdomsState,
    viewer: int,
    menu: Menu,
    news: list[str],
    words: KingdomsLocalizer,
) -> None:
    """Show the action card, players, territories, news and what can be done."""
    asked = Group(_question(state, viewer, words), choice_list(console, menu, words))
    shown = Group(*_table(console, state, viewer, words))
    room = console.height - height_of(console, asked) - height_of(console, shown) - 1
    console.print(shown)
    console.print(Group(*told_news(news, max(LEAST_NEWS, min(MOST_NEWS, room)), words), asked))


def end_screen(
    console: Console, state: KingdomsState, news: list[str], words: KingdomsLocalizer
) -> None:
    """Show how it ended: the last events, the territories, the standing."""
    for line in news:
        console.print(Text(line, "dim"))
    console.print(titled(words.say("phase-over")))
    console.print(players_table(state, NONE, words))
    console.print(territories(console, state, words))
    tallies = [(points,) for points in state.scores()]
    console.print(standing_table(state, words, ("coins",), tallies))


def _table(
    console: Console, state: KingdomsState, viewer: int, words: KingdomsLocalizer
) -> list[RenderableType]:
    title = words.say("pages-round", round=state.round)
    if state.turns:
        active = words.say("pages-active-player", player=words.names.player(state.active))
        title = f"{title} · {active}"
    parts: list[RenderableType] = [titled(title)]
    if state.turns:
        parts.append(action_card(state, words))
    if state.triggered:
        parts.append(Text(words.say("pages-end-announced"), "bold red"))
    parts.append(players_table(state, viewer, words))
    if state.rules.has_land:
        parts.append(territories(console, state, words))
    if state.rules.solo and state.turns:
        parts += compass(state, words)
    if state.war_region != NONE:
        parts += war_lines(state, words)
    return parts


def _question(state: KingdomsState, viewer: int, words: KingdomsLocalizer) -> Text:
    line = Text(heading(state, words), "bold yellow")
    if state.turns:
        line.append(f"   {words.say('pages-points-now')}: ", "not bold dim white")
        line.append(str(state.income(viewer).total), "not bold white")
    return line


def action_card(state: KingdomsState, words: KingdomsLocalizer) -> Text:
    """Show which actions are free, covered, or chosen now."""
    line = Text(f"{words.say('pages-action-card')}: ", "bold", no_wrap=True, overflow="ellipsis")
    for number, action in enumerate(ACTIONS):
        covered = state.shields >> number & 1
        style = "dim strike" if covered else "bold cyan"
        mark = ""
        if number == state.selected:
            style, mark = "bold yellow", "▶"
        elif covered:
            mark = "✗"
        line.append(f"{mark}{words.say('name-action', action=action)}", style)
        line.append("  ")
    return line


WRAPPED = ("faction", "resources")
"""The columns that go to a second line where a terminal is narrow."""
PLAYER_COLUMNS = ("player", "faction", "resources", "tower", "magic", "meeples", "points")


def players_table(state: KingdomsState, viewer: int, words: KingdomsLocalizer) -> Table:
    """Show what everybody has."""
    rows = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
    for column in PLAYER_COLUMNS:
        rows.add_column(words.say(f"terminal-kingdoms-{column}"), no_wrap=column not in WRAPPED)
    points = state.scores() if state.turns or state.over else [0] * state.rules.seats
    for seat in range(state.rules.seats):
        turn = "▶" if state.turns and seat == state.active and not state.over else " "
        name = Text(f"{turn} ", "bold yellow")
        name.append(f" {words.names.player(seat)} ", seat_style(seat))
        faction = state.faction[seat]
        rows.add_row(
            name,
            "" if faction < 0 else f"{words.faction(faction)}{_hero(state, seat, words)}",
            _resources(state, seat, words),
            str(state.tower[seat]),
            str(state.magic[seat]),
            str(state.meeples(seat)),
            str(points[seat]),
            style="bold" if seat == viewer else "",
        )
    return rows


def _hero(state: KingdomsState, seat: int, words: KingdomsLocalizer) -> str:
    card = state.hero_card[seat]
    if card < 0:
        return ""
    return f" + {words.hero(card)} {state.hero_level[seat]}"


def _resources(state: KingdomsState, seat: int, words: KingdomsLocalizer) -> str:
    kinds = len(RESOURCES) if state.rules.heroes_call else len(RESOURCES) - 1
    return ", ".join(words.amount(kind, state.resource(seat, kind)) for kind in range(kinds))


def territories(console: Console, state: KingdomsState, words: KingdomsLocalizer) -> RenderableType:
    """Show every territory: its regions, what borders on what, and who is where."""
    shown = [
        _territory(state, number, land, words)
        for number, land in enumerate(state.rules.board.territories)
    ]
    return Columns(shown, equal=False, expand=False, padding=(0, 3), width=_width(console))


def _width(console: Console) -> int:
    """Give as many columns of territories as there is room for."""
    least = 56
    beside = max(1, console.width // (least + 3))
    return min(console.width, max(least, console.width // beside - 3))


def _territory(
    state: KingdomsState, number: int, land: Territory, words: KingdomsLocalizer
) -> RenderableType:
    head = Text(no_wrap=True, overflow="ellipsis")
    head.append(words.territory(land.id), "bold")
    if number < state.rules.seats:
        home = words.say("board-home", player=words.names.player(number))
    else:
        home = words.say("board-lost-kingdom")
    head.append(f"  {home}", "dim")
    lines: list[RenderableType] = [head]
    lines += [
        _region(state, state.rules.board.number(place.id), words)
        for place in land.places
        if place.can_be_entered
    ]
    return Group(*lines, Text())


def _region(state: KingdomsState, space: int, words: KingdomsLocalizer) -> Text:
    board = state.rules.board
    id = board.ids[space]
    border = "*" if board.border >> space & 1 else " "
    line = Text(f" {border}{id:<2} ", "dim", no_wrap=True, overflow="ellipsis")
    line.append(f"{words.place(space):<16} ", "bold" if space == state.war_region else "")
    line.append(f"{words.terrain(board.terrain[space]):<10} ", "dim")
    for text, style in pieces(state, space):
        line.append(text, style)
        line.append(" ")
    beside = " ".join(each for each in board.names(board.adjacent[space]) if "." not in each)
    line.append(f"· {beside}", "dim")
    return line


def pieces(state: KingdomsState, space: int) -> list[tuple[str, str]]:
    """List the pieces in a space as signs: m and M lie or stand, H is a hero, F a fortress."""
    found: list[tuple[str, str]] = []
    for seat in range(state.rules.seats):
        signs = ""
        count = (state.first[seat] >> space & 1) + (state.second[seat] >> space & 1)
        lying = (state.laid[seat] >> space & 1) + (state.both_laid[seat] >> space & 1)
        hero = state.hero_at[seat] == space
        if hero:
            lies = state.hero_laid >> seat & 1
            signs += "h" if lies else "H"
            count, lying = count - 1, lying - (1 if lies else 0)
        signs += "M" * (count - lying) + "m" * lying
        if state.forts[seat] >> space & 1:
            signs += "f" if state.forts_laid[seat] >> space & 1 else "F"
        if signs:
            found.append((f" {seat + 1}{signs} ", str(seat_style(seat))))
    if state.neutral >> space & 1:
        found.append((" M ", _NEUTRAL))
    return found


def region_facts(state: KingdomsState, space: int, words: KingdomsLocalizer) -> list[str]:
    """Tell all there is to know about a region."""
    board = state.rules.board
    border = words.say("board-border" if board.border >> space & 1 else "board-inland")
    told = [f"{board.ids[space]} {words.place(space)}: {border}"]
    for seat in range(state.rules.seats):
        told += _pieces_told(state, seat, space, words)
    if state.neutral >> space & 1:
        told.append(words.say("board-neutral"))
    beside = ", ".join(words.place(each) for each in members(board.adjacent[space]))
    return [*told, words.say("terminal-neighbours", places=beside)]


def _pieces_told(
    state: KingdomsState, seat: int, space: int, words: KingdomsLocalizer
) -> list[str]:
    player = words.names.player(seat)
    told = []
    count = (state.first[seat] >> space & 1) + (state.second[seat] >> space & 1)
    if state.hero_at[seat] == space:
        hero = state.rules.heroes[state.hero_card[seat]].id
        told.append(words.say("board-hero", player=player, hero=hero))
        count -= 1
    if count:
        told.append(words.say("board-meeples", player=player, count=count))
    lying = (state.laid[seat] >> space & 1) + (state.both_laid[seat] >> space & 1)
    if lying:
        told.append(words.say("board-lying", count=lying))
    if state.forts[seat] >> space & 1:
        laid = "-laid" if state.forts_laid[seat] >> space & 1 else ""
        told.append(words.say(f"board-fortress{laid}", player=player))
    return told
