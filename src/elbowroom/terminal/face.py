"""What the table in the terminal asks of a game; a game's manifest names its answer as `terminal`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.state import State
from elbowroom.terminal.localizer import TableLocalizer
from elbowroom.terminal.menus import Menu
from elbowroom.terminal.refusals import refused

Position = TypeVar("Position", bound=State)
Words = TypeVar("Words", bound=TableLocalizer)

Examples = tuple[str, str, str, str]
"""Three regions and something of the rules, to show by what can be written."""


class TerminalFace(ABC, Generic[Position, Words]):
    """A game as one table in the terminal shows it."""

    actions_help: tuple[tuple[str, str, str], ...] = ()
    """How actions of the game are written, the text that explains it, a shorter way."""
    example: str = ""
    """An action to ask about, with the examples filled in."""

    words: Words
    """How this table speaks."""

    @abstractmethod
    def __init__(self, state: Position, language: str) -> None:
        """Begin to show a table in a language."""

    # What is shown.

    @abstractmethod
    def menu(self, state: Position) -> Menu:
        """List what the player asked may do."""

    @abstractmethod
    def show_table(
        self, console: Console, state: Position, viewer: int, menu: Menu, news: list[str]
    ) -> None:
        """Show the table as a player may see it, and what can be done."""

    @abstractmethod
    def show_end(self, console: Console, state: Position, news: list[str]) -> None:
        """Show how the game ended."""

    @abstractmethod
    def show_board(self, console: Console, state: Position) -> str:
        """Show everything that lies on the table, and give what the signs mean."""

    @abstractmethod
    def look(self, state: Position, place: str) -> list[str]:
        """Tell all about a region, or which regions there are."""

    def hides(self, state: Position) -> bool:
        """Whether the player asked is shown, or has just written, what others may not see."""
        seats = range(int(state.setup["players"]))
        return state.decision.concealed or any(state.own_secrets(seat) for seat in seats)

    # What is written.

    @abstractmethod
    def examples(self) -> Examples:
        """Give names to show by what can be written."""

    def legend(self) -> str:
        """Explain the signs in one line; empty without any."""
        return ""

    def show_help(self, console: Console) -> None:
        """Show what can be written, and what the signs mean."""
        console.print(Text(self.words.say("terminal-help"), "bold"))
        grid = Grid.grid(padding=(0, 2))
        named = self.examples()
        for written, key, short in self._help():
            values = {"short": short.format(*named)} if short else {}
            example = Text(f"  {written.format(*named)}", "cyan")
            grid.add_row(example, self.words.say(f"terminal-help-{key}", **values))
        console.print(grid)
        if self.legend():
            console.print(Text(self.legend(), "dim"))

    def _help(self) -> list[tuple[str, str, str]]:
        return [
            ("3", "number", ""),
            *self.actions_help,
            ("done", "done", ""),
            ("undo", "undo", ""),
            (f"why {self.example}", "why", ""),
            ("look {0}", "look", ""),
            ("board", "board", ""),
            ("rules {3}", "rules", ""),
            ("log", "log", ""),
            ("income", "income", ""),
            ("save FILE", "save", ""),
            ("quit", "quit", ""),
        ]

    def asked_about(self, state: Position, written: str) -> str:
        """Complete what `why` is asked about."""
        return written

    def completed(self, state: Position, line: str) -> str:
        """Complete an answer that can be meant in one way only."""
        return line

    def refused(self, state: Position, written: str, fault: ElbowroomError) -> str:
        """Say what was asked, why not, and what would be allowed."""
        usages = {verb.word: verb.usage() for verb in state.notation.verbs}
        return refused(usages, written, fault, self.words)

    # What a replay tells.

    def map_name(self, setup: dict[str, Any]) -> str:
        """Name the map of a set-up."""
        if setup.get("map") is None:
            return self.words.say("terminal-drawn-map")
        return setup["map"] if isinstance(setup["map"], str) else self.words.say("terminal-own-map")

    @abstractmethod
    def turn(self, state: Position) -> tuple[int, int]:
        """Give the round, and the seat whose turn it is."""
