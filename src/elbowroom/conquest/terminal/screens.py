"""Whole screens: the table before a decision, the hand-over, the end."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from elbowroom.conquest.engine.state import ConquestState
from elbowroom.conquest.terminal.charts import charted
from elbowroom.conquest.terminal.choices import costs_of, heading
from elbowroom.conquest.terminal.drawing import draw, fitting_size
from elbowroom.conquest.terminal.labels import region_labels
from elbowroom.conquest.terminal.localizer import Tongue, Words
from elbowroom.conquest.terminal.panels import players_panel, row_panel, standing_table
from elbowroom.kernel.decisions import NOBODY
from elbowroom.terminal.looks import legend
from elbowroom.terminal.menus import Choice, Menu

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
    console: Console,
    state: ConquestState,
    viewer: int,
    menu: Menu,
    news: list[str],
    tongue: Tongue,
) -> None:
    """Show map, players, row, news and what can be done."""
    asked = Group(_question(state, viewer, tongue), choice_list(console, menu, tongue))
    room = console.height - height_of(console, asked) - _FRAME
    columns, rows = _map_size(console, state, room - min(len(news), _LEAST_NEWS))
    console.print(Rule(_title(state, tongue), style="yellow"))
    console.print(_map_and_panels(console, state, viewer, columns, rows, tongue))
    shown = max(_LEAST_NEWS, min(MOST_NEWS, room - rows))
    console.print(Group(*told_news(news, shown, tongue), asked))


def height_of(console: Console, shown: RenderableType) -> int:
    """Count the rows something takes."""
    return len(console.render_lines(shown, console.options, pad=False))


def _beside(console: Console) -> int:
    """Give the columns left for a map beside the panels."""
    panels = 44 if console.width >= _WIDE_LIST else 35
    return console.width - panels - 2


def _map_size(console: Console, state: ConquestState, height: int) -> tuple[int, int]:
    """Give the map what the panels beside it and the list below it leave."""
    beside = _beside(console)
    width = beside if beside >= NARROWEST_MAP else console.width
    return fitting_size(charted(state.rules.board), width, max(FEWEST_ROWS, height))


def _title(state: ConquestState, tongue: Tongue) -> str:
    title = tongue.say(
        "terminal-title",
        round=state.round,
        rounds=state.rules.rounds,
        player=tongue.called.player(state.turn_player),
    )
    return f"[bold]{escape(title)}[/bold]"


def _map_and_panels(
    console: Console, state: ConquestState, viewer: int, columns: int, rows: int, tongue: Tongue
) -> RenderableType:
    costs = costs_of(state)
    board = charted(state.rules.board)
    labels = [
        region_labels(state, region, costs.get(region, ""), tongue)
        for region in range(len(board.regions))
    ]
    drawn = Group(*draw(board, labels, columns, rows))
    panels = players_panel(state, viewer, tongue)
    if state.decision.kind != "pick":
        panels = Group(panels, Text(), row_panel(state, tongue))
    if _beside(console) < NARROWEST_MAP:
        return Group(panels, drawn)
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=columns)
    grid.add_column(width=console.width - columns - 2)
    grid.add_row(drawn, panels)
    return grid


def told_news(news: list[str], room: int, tongue: Words) -> list[RenderableType]:
    """Show the newest of what happened, and how much more there is."""
    if len(news) <= room:
        return [_told(line) for line in news]
    kept = news[1 - room :]
    more = tongue.say("terminal-more", count=len(news) - len(kept))
    return [_told(more), *map(_told, kept)]


def _told(line: str) -> Text:
    return Text(line, "dim", no_wrap=True, overflow="ellipsis")


def _question(state: ConquestState, viewer: int, tongue: Tongue) -> Text:
    """Say what is asked, how many tokens are in hand and what would be scored now."""
    line = Text(heading(state, tongue), "bold yellow", no_wrap=True, overflow="ellipsis")
    hand = sum(state.hand[army] for army in [state.active(viewer), *state.acting_armies(viewer)])
    if hand:
        line.append(f"   {tongue.say('prompt-in-hand-line', n=hand)}", "bold white")
    if state.has_race(state.active(viewer)) or state.own_regions(viewer):
        line.append(f"   {tongue.explained(state.income(viewer))}", "not bold dim white")
    return line


def choice_list(console: Console, menu: Menu, words: Words) -> RenderableType:
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
        parts.append(Text(f"{words.say('terminal-write')} {' · '.join(menu.to_write)}", "dim"))
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


def end_screen(console: Console, state: ConquestState, news: list[str], tongue: Tongue) -> None:
    """Show how it ended: the last events, the map, the standing."""
    standing = standing_table(state, tongue)
    for line in news:
        console.print(Text(line, "dim"))
    columns, rows = _map_size(
        console, state, console.height - height_of(console, standing) - _FRAME
    )
    console.print(Rule(f"[bold]{escape(tongue.say('phase-over'))}[/bold]", style="yellow"))
    console.print(_map_and_panels(console, state, NOBODY, columns, rows, tongue))
    console.print(standing)


def hand_over_screen(console: Console, name: str, words: Words) -> None:
    """Hide the last player's coins until the next one sits down."""
    console.clear()
    whose = escape(words.say("terminal-hand-over-detail", player=name))
    told = f"[bold]{whose}[/bold]\n\n{words.say('terminal-hand-over-ready')}"
    console.print(Panel.fit(told, title=words.say("terminal-hand-over"), padding=(1, 4)))


HELP = (
    ("3", "number", ""),
    ("conquer {0}", "action", "{0}"),
    ("arrange {1} 3 {2} 4", "arrange", "{1} 3 {2} 4"),
    ("even", "even", ""),
    ("done", "done", ""),
    ("undo", "undo", ""),
    ("why conquer {0}", "why", ""),
    ("look {0}", "look", ""),
    ("board", "board", ""),
    ("rules {3}", "rules", ""),
    ("log", "log", ""),
    ("income", "income", ""),
    ("save FILE", "save", ""),
    ("quit", "quit", ""),
)
"""What can be written about three regions and a race, the text that explains it, a shorter way."""


def help_screen(console: Console, tongue: Tongue) -> None:
    """Show what can be written."""
    console.print(Text(tongue.say("terminal-help"), "bold"))
    grid = Grid.grid(padding=(0, 2))
    named = tongue.examples()
    for written, key, short in HELP:
        values = {"short": short.format(*named)} if short else {}
        example = Text(f"  {written.format(*named)}", "cyan")
        grid.add_row(example, tongue.say(f"terminal-help-{key}", **values))
    console.print(grid)
    console.print(Text(legend(tongue), "dim"))
