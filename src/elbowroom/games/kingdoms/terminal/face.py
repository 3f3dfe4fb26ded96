"""This game in the terminal: territories, players, the action card, wars."""

from __future__ import annotations

from rich.console import Console

from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.engine.terms import NONE
from elbowroom.games.kingdoms.terminal import choices, screens
from elbowroom.games.kingdoms.terminal.localizer import KingdomsLocalizer
from elbowroom.terminal.face import Examples, TerminalFace
from elbowroom.terminal.menus import Menu


class KingdomsTerminal(TerminalFace[KingdomsState, KingdomsLocalizer]):
    """A table of Kingdoms."""

    actions_help = (
        ("patrol {0} {1}", "kingdoms-action", ""),
        ("trade food-mana 2", "kingdoms-trade", ""),
    )
    example = "patrol {0} {1}"

    def __init__(self, state: KingdomsState, language: str) -> None:
        self.words = KingdomsLocalizer(state, language)

    def menu(self, state: KingdomsState) -> Menu:
        return choices.menu_of(state, self.words)

    def show_table(
        self, console: Console, state: KingdomsState, viewer: int, menu: Menu, news: list[str]
    ) -> None:
        screens.table_screen(console, state, viewer, menu, news, self.words)

    def show_end(self, console: Console, state: KingdomsState, news: list[str]) -> None:
        screens.end_screen(console, state, news, self.words)

    def show_board(self, console: Console, state: KingdomsState) -> str:
        console.print(screens.territories(console, state, self.words))
        return self.legend()

    def legend(self) -> str:
        return self.words.say("terminal-kingdoms-legend")

    def look(self, state: KingdomsState, place: str) -> list[str]:
        board, words = state.rules.board, self.words
        if place in board.numbers:
            return screens.region_facts(state, board.numbers[place], words)
        if not board.ids:
            return [words.say("terminal-kingdoms-no-land")]
        first, last = board.ids[0], board.ids[-1]
        return [words.say("terminal-no-region", region=place, first=first, last=last)]

    def hides(self, state: KingdomsState) -> bool:
        at_war = state.war_region != NONE and not state.war_revealed and not state.rules.solo
        return at_war or state.decision.kind == "keep"

    def examples(self) -> Examples:
        rules = self.words.rules
        ids = rules.board.ids or ["a1", "a2", "a3"]
        return (ids[0], ids[1], ids[2], rules.factions[0].id)

    def completed(self, state: KingdomsState, line: str) -> str:
        """Complete a region alone where one action ends in it."""
        place = line.split(maxsplit=1)[0]
        if place not in state.rules.board.numbers:
            return line
        texts = [state.text(action) for action in state.legal_actions()]
        meant = [text for text in texts if text.split()[-1] == place]
        return meant[0] if len(meant) == 1 else line

    def turn(self, state: KingdomsState) -> tuple[int, int]:
        return state.round, state.active
