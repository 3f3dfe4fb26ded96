"""The host: asks people and bots in turn until the game is over or the table is left."""

from __future__ import annotations

from elbowroom.terminal.commands import Person
from elbowroom.terminal.lines import Gone, Lines
from elbowroom.terminal.screens import hand_over_screen
from elbowroom.terminal.table import Table

NOBODY_YET = -1


def play_out(table: Table, lines: Lines) -> None:
    """Play until the game is over or the table is left."""
    try:
        _play_on(table, lines)
    except (Gone, KeyboardInterrupt):
        table.left = True
    if table.state.over:
        _show_end(table)


def _play_on(table: Table, lines: Lines) -> None:
    sitting = table.people[0] if len(table.people) == 1 else NOBODY_YET
    asked = NOBODY_YET
    while not table.state.over and not table.left:
        player = table.state.decision.player
        if player != asked:
            table.forget_earlier()
            asked = player
        bot = table.bots[player]
        if bot is not None:
            table.apply(bot.choose(table.state.view(player)))
            continue
        if player != sitting:
            _hand_over(table, lines, player)
            sitting = player
        _ask(table, lines, player)


def _hand_over(table: Table, lines: Lines, player: int) -> None:
    """Let the next person sit down before anything of theirs is shown."""
    if len(table.people) > 1 and table.face.hides(table.state):
        hand_over_screen(table.console, table.seats[player].name, table.face.words)
        lines.ask("")


def _ask(table: Table, lines: Lines, player: int) -> None:
    """Show the table as the player may see it, and wait for an answer."""
    seen = table.seen_by(player)
    table.face.words.follow(seen)
    menu = table.face.menu(seen)
    if table.console.is_terminal:
        table.console.clear()
    table.face.show_table(table.console, seen, player, menu, table.news_for(player))
    person = Person(table, player, menu)
    while not person.obey(lines.ask(f"{table.seats[player].name}> ")):
        pass


def _show_end(table: Table) -> None:
    news = table.news_for(table.people[0]) if len(table.people) == 1 else table.log
    table.face.show_end(table.console, table.state, news)
