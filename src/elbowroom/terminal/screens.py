"""Parts of screens that all games show: news, the numbered choices, the standing, the hand-over."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console, Group, JustifyMethod, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from elbowroom.kernel.state import State
from elbowroom.terminal.localizer import Localizer, TableLocalizer
from elbowroom.terminal.looks import seat_style
from elbowroom.terminal.menus import Choice, Menu

ROOMY = 46
"""A terminal of so many rows has room for whole rule texts and more news."""
WIDE = 118
"""From this width on the choices stand in three columns."""
_SHORT_LIST = 8
"""So few choices are read whole, one below the other if need be."""
_AROUND = 7
"""What stands around the words of a choice."""
_LONGEST_LIST = 9
_NARROWEST_CHOICE = 22


def titled(title: str) -> Rule:
    """Make the line above a screen."""
    return Rule(f"[bold]{escape(title)}[/bold]", style="yellow")


def height_of(console: Console, shown: RenderableType) -> int:
    """Count the rows something takes."""
    return len(console.render_lines(shown, console.options, pad=False))


def told_news(news: list[str], room: int, words: Localizer) -> list[RenderableType]:
    """Show the newest of what happened, and how much more there is."""
    if len(news) <= room:
        return [_told(line) for line in news]
    kept = news[1 - room :]
    more = words.say("terminal-more", count=len(news) - len(kept))
    return [_told(more), *map(_told, kept)]


def _told(line: str) -> Text:
    return Text(line, "dim", no_wrap=True, overflow="ellipsis")


def choice_list(console: Console, menu: Menu, words: Localizer) -> RenderableType:
    """Show the numbered choices in columns, and below them what can be written."""
    detailed = any(choice.details for choice in menu.choices)
    longest = max((len(choice.text) + len(choice.note) for choice in menu.choices), default=0)
    columns = 1 if detailed else _columns(console.width, len(menu.choices), longest + _AROUND)
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


def _columns(width: int, choices: int, longest: int) -> int:
    """Give as many columns as keep the list short; costs come first, so a cut of many tells enough."""
    columns = 3 if width >= WIDE else 2
    while columns > 1 and longest > width // columns and choices <= _SHORT_LIST:
        columns -= 1
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


def hand_over_screen(console: Console, name: str, words: Localizer) -> None:
    """Hide the last player's coins until the next one sits down."""
    console.clear()
    whose = escape(words.say("terminal-hand-over-detail", player=name))
    told = f"[bold]{whose}[/bold]\n\n{words.say('terminal-hand-over-ready')}"
    console.print(Panel.fit(told, title=words.say("terminal-hand-over"), padding=(1, 4)))


def standing_table(
    state: State,
    words: TableLocalizer,
    columns: tuple[str, ...],
    tallies: Sequence[tuple[int, ...]],
) -> Grid:
    """Show the final standing: everybody's rank, and what counts in the order it counts."""
    rows = Grid(box=box.HEAVY_HEAD, title=words.say("terminal-standing"), title_style="bold")
    for column in ("rank", "player", *columns):
        justify: JustifyMethod = "left" if column == "player" else "right"
        rows.add_column(words.say(f"terminal-column-{column}"), justify=justify)
    rows.add_column("")
    ranks, winners = state.ranks(), state.winners()
    won = words.say(f"terminal-{'shares' if len(winners) > 1 else 'wins'}")
    for seat in sorted(
        range(len(ranks)), key=lambda each: (-ranks[each], *tallies[each]), reverse=True
    ):
        name = Text(f" {words.names.player(seat)} ", seat_style(seat))
        told = [str(number) for number in tallies[seat]]
        rows.add_row(str(ranks[seat]), name, *told, won if seat in winners else "")
    return rows
