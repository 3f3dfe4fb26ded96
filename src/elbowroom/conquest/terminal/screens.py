"""Whole screens: the table before a decision, and the end."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from elbowroom.conquest.engine.state import ConquestState
from elbowroom.conquest.terminal.charts import charted
from elbowroom.conquest.terminal.choices import costs_of, heading
from elbowroom.conquest.terminal.drawing import draw, fitting_size
from elbowroom.conquest.terminal.labels import region_labels
from elbowroom.conquest.terminal.localizer import ConquestLocalizer
from elbowroom.conquest.terminal.panels import players_panel, row_panel, standing_table
from elbowroom.kernel.decisions import NOBODY
from elbowroom.terminal.menus import Menu
from elbowroom.terminal.screens import WIDE, choice_list, height_of, titled, told_news

NARROWEST_MAP = 60
FEWEST_ROWS = 16
MOST_NEWS = 12
_LEAST_NEWS = 2
_FRAME = 2
"""Rows of the title and the prompt."""


def table_screen(
    console: Console,
    state: ConquestState,
    viewer: int,
    menu: Menu,
    news: list[str],
    words: ConquestLocalizer,
) -> None:
    """Show map, players, row, news and what can be done."""
    asked = Group(_question(state, viewer, words), choice_list(console, menu, words))
    room = console.height - height_of(console, asked) - _FRAME
    columns, rows = _map_size(console, state, room - min(len(news), _LEAST_NEWS))
    console.print(titled(_title(state, words)))
    console.print(_map_and_panels(console, state, viewer, columns, rows, words))
    shown = max(_LEAST_NEWS, min(MOST_NEWS, room - rows))
    console.print(Group(*told_news(news, shown, words), asked))


def _beside(console: Console) -> int:
    """Give the columns left for a map beside the panels."""
    panels = 44 if console.width >= WIDE else 35
    return console.width - panels - 2


def _map_size(console: Console, state: ConquestState, height: int) -> tuple[int, int]:
    """Give the map what the panels beside it and the list below it leave."""
    beside = _beside(console)
    width = beside if beside >= NARROWEST_MAP else console.width
    return fitting_size(charted(state.rules.board), width, max(FEWEST_ROWS, height))


def _title(state: ConquestState, words: ConquestLocalizer) -> str:
    return words.say(
        "terminal-title",
        round=state.round,
        rounds=state.rules.rounds,
        player=words.names.player(state.turn_player),
    )


def _map_and_panels(
    console: Console,
    state: ConquestState,
    viewer: int,
    columns: int,
    rows: int,
    words: ConquestLocalizer,
) -> RenderableType:
    costs = costs_of(state)
    board = charted(state.rules.board)
    labels = [
        region_labels(state, region, costs.get(region, ""), words)
        for region in range(len(board.regions))
    ]
    drawn = Group(*draw(board, labels, columns, rows))
    panels = players_panel(state, viewer, words)
    if state.decision.kind != "pick":
        panels = Group(panels, Text(), row_panel(state, words))
    if _beside(console) < NARROWEST_MAP:
        return Group(panels, drawn)
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=columns)
    grid.add_column(width=console.width - columns - 2)
    grid.add_row(drawn, panels)
    return grid


def _question(state: ConquestState, viewer: int, words: ConquestLocalizer) -> Text:
    """Say what is asked, how many tokens are in hand and what would be scored now."""
    line = Text(heading(state, words), "bold yellow", no_wrap=True, overflow="ellipsis")
    hand = sum(state.hand[army] for army in [state.active(viewer), *state.acting_armies(viewer)])
    if hand:
        line.append(f"   {words.say('prompt-in-hand-line', n=hand)}", "bold white")
    if state.has_race(state.active(viewer)) or state.own_regions(viewer):
        line.append(f"   {words.explained(state.income(viewer))}", "not bold dim white")
    return line


def end_screen(
    console: Console, state: ConquestState, news: list[str], words: ConquestLocalizer
) -> None:
    """Show how it ended: the last events, the map, the standing."""
    standing = standing_table(state, words)
    for line in news:
        console.print(Text(line, "dim"))
    columns, rows = _map_size(
        console, state, console.height - height_of(console, standing) - _FRAME
    )
    console.print(titled(words.say("phase-over")))
    console.print(_map_and_panels(console, state, NOBODY, columns, rows, words))
    console.print(standing)
