"""Whole screens: the table before a decision, the hand-over, the end."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from elbowroom.cli.terminal.choices import HEADINGS, Choice, Menu, costs_of
from elbowroom.cli.terminal.drawing import draw, fitting_size
from elbowroom.cli.terminal.labels import region_labels
from elbowroom.cli.terminal.looks import legend
from elbowroom.cli.terminal.panels import in_parts, players_panel, row_panel, standing_table
from elbowroom.conquest.state import ConquestState
from elbowroom.kernel.decisions import NOBODY

NARROWEST_MAP = 60
FEWEST_ROWS = 16
MOST_NEWS = 12
_LEAST_NEWS = 2
_FRAME = 2
"""Rows of the title and the prompt."""
ROOMY = 46
"""A terminal of so many rows has room for whole rule texts and more news."""
_WIDE_LIST = 118
"""From this width on the choices stand in three columns."""
_LONGEST_LIST = 9
_NARROWEST_CHOICE = 22


def table_screen(
    console: Console, state: ConquestState, viewer: int, menu: Menu, news: list[str]
) -> None:
    """Show map, players, row, news and what can be done."""
    asked = Group(_question(state, viewer), choice_list(console, menu))
    room = console.height - _height(console, asked) - _FRAME
    columns, rows = _map_size(console, state, room - min(len(news), _LEAST_NEWS))
    console.print(Rule(_title(state), style="yellow"))
    console.print(_map_and_panels(console, state, viewer, columns, rows))
    console.print(Group(*_news(news, max(_LEAST_NEWS, min(MOST_NEWS, room - rows))), asked))


def _height(console: Console, shown: RenderableType) -> int:
    return len(console.render_lines(shown, console.options, pad=False))


def _beside(console: Console) -> int:
    """Give the columns left for a map beside the panels."""
    panels = 44 if console.width >= _WIDE_LIST else 35
    return console.width - panels - 2


def _map_size(console: Console, state: ConquestState, height: int) -> tuple[int, int]:
    """Give the map what the panels beside it and the list below it leave."""
    beside = _beside(console)
    width = beside if beside >= NARROWEST_MAP else console.width
    return fitting_size(state.rules.board, width, max(FEWEST_ROWS, height))


def _title(state: ConquestState) -> str:
    name = escape(str(state.setup["names"][state.turn_player]))
    return f"[bold]Round {state.round} of {state.rules.rounds} · {name}'s turn[/bold]"


def _map_and_panels(
    console: Console, state: ConquestState, viewer: int, columns: int, rows: int
) -> RenderableType:
    costs = costs_of(state)
    board = state.rules.board
    labels = [
        region_labels(state, region, costs.get(region, "")) for region in range(len(board.regions))
    ]
    drawn = Group(*draw(board, labels, columns, rows))
    panels = players_panel(state, viewer)
    if state.decision.kind != "pick":
        panels = Group(panels, Text(), row_panel(state))
    if _beside(console) < NARROWEST_MAP:
        return Group(panels, drawn)
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=columns)
    grid.add_column(width=console.width - columns - 2)
    grid.add_row(drawn, panels)
    return grid


def _news(news: list[str], room: int) -> list[RenderableType]:
    if len(news) <= room:
        return [_told(line) for line in news]
    kept = news[1 - room :]
    return [_told(f"… {len(news) - len(kept)} more: write log"), *map(_told, kept)]


def _told(line: str) -> Text:
    return Text(line, "dim", no_wrap=True, overflow="ellipsis")


def _question(state: ConquestState, viewer: int) -> Text:
    """Say what is asked, how many tokens are in hand and what would be scored now."""
    kind = state.decision.kind
    line = Text(HEADINGS.get(kind, kind), "bold yellow", no_wrap=True, overflow="ellipsis")
    hand = sum(state.hand[army] for army in [state.active(viewer), *state.acting_armies(viewer)])
    if hand:
        line.append(f"   {hand} in hand", "bold white")
    if state.has_race(state.active(viewer)) or state.own_regions(viewer):
        line.append(f"   income now {in_parts(state.income(viewer))}", "not bold dim white")
    return line


def choice_list(console: Console, menu: Menu) -> RenderableType:
    """Show the numbered choices in columns, and below them what can be written."""
    detailed = any(choice.details for choice in menu.choices)
    columns = 1 if detailed else _columns(console.width, len(menu.choices))
    tight = console.height < ROOMY
    entries = [_entry(number, choice, tight=tight) for number, choice in enumerate(menu.choices, 1)]
    grid = Grid.grid(padding=(0, 2), expand=True)
    for _ in range(columns):
        grid.add_column(ratio=1)
    depth = -(-len(entries) // columns)
    for row in range(depth):
        grid.add_row(*entries[row::depth])
    parts: list[RenderableType] = [grid]
    if menu.to_write:
        parts.append(Text("write: " + " · ".join(menu.to_write), "dim"))
    return Group(*parts)


def _columns(width: int, choices: int) -> int:
    """Give as many columns as keep the list short; costs come first, so a cut tells enough."""
    columns = 3 if width >= _WIDE_LIST else 2
    if choices <= columns:
        return 1
    while choices > columns * _LONGEST_LIST and width // (columns + 1) >= _NARROWEST_CHOICE:
        columns += 1
    return columns


def _entry(number: int, choice: Choice, tight: bool) -> RenderableType:
    head = Text(no_wrap=True, overflow="ellipsis")
    head.append(f"{number:>2} ", "bold cyan")
    head.append(choice.text, "bold")
    head.append(f"  {choice.note}", "" if choice.details else "dim")
    if not choice.details:
        return head
    details = [
        Text(detail, "dim", no_wrap=tight, overflow="ellipsis" if tight else "fold")
        for detail in choice.details
    ]
    return Group(head, Padding(Group(*details), (0, 0, 0, 3)))


def end_screen(console: Console, state: ConquestState, news: list[str]) -> None:
    """Show how it ended: the last events, the map, the standing."""
    standing = standing_table(state)
    for line in news:
        console.print(Text(line, "dim"))
    columns, rows = _map_size(console, state, console.height - _height(console, standing) - _FRAME)
    console.print(Rule("[bold]The game is over[/bold]", style="yellow"))
    console.print(_map_and_panels(console, state, NOBODY, columns, rows))
    console.print(standing)


def hand_over_screen(console: Console, name: str) -> None:
    """Hide the last player's coins until the next one sits down."""
    console.clear()
    words = f"[bold]{escape(name)}[/bold], it is your decision.\n\nTake the seat and press Enter."
    console.print(Panel.fit(words, title="Hand over", padding=(1, 4)))


HELP = """[bold]What you can write[/bold]
  [cyan]3[/cyan]                 the choice with that number
  [cyan]conquer r12[/cyan]       any action in words; [cyan]r12[/cyan] alone does, where only one is meant
  [cyan]arrange r05 3 r06 4[/cyan]  redeploy: these regions shall hold so many tokens; [cyan]r05 3 r06 4[/cyan] does too
  [cyan]even[/cyan]              spread tokens or encampments evenly, for all steps that place some
  [cyan]done[/cyan]              end the step
  [cyan]undo[/cyan]              take the last answer of this turn back, until a die or a new combo was seen
  [cyan]why conquer r12[/cyan]   why it costs what it costs, or why it is not allowed
  [cyan]look r12[/cyan]          everything about a region   [cyan]board[/cyan]  all regions as a table
  [cyan]rules orcs[/cyan]        a race, a power, a rule ID or any words of the rules
  [cyan]log[/cyan]               what happened so far   [cyan]income[/cyan]  what you would score now
  [cyan]save FILE[/cyan]         keep the game   [cyan]quit[/cyan]  leave the table
"""


def help_screen(console: Console) -> None:
    """Show what can be written."""
    console.print(HELP)
    console.print(Text(legend(), "dim"))
