"""The games of conquest in the terminal: a map with tokens, the row of combos, coins."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Console

from elbowroom.conquest.engine.explaining import acting_army, explain_cost
from elbowroom.conquest.engine.state import ARRANGE, ConquestState
from elbowroom.conquest.terminal import choices, panels, screens
from elbowroom.conquest.terminal.localizer import ConquestLocalizer
from elbowroom.conquest.terminal.looks import legend
from elbowroom.conquest.terminal.refusals import no_region, unreadable
from elbowroom.kernel.errors import ElbowroomError, IllegalAction
from elbowroom.kernel.notation import first_of
from elbowroom.terminal.face import Examples, TerminalFace
from elbowroom.terminal.menus import Menu


class ConquestTerminal(TerminalFace[ConquestState, ConquestLocalizer]):
    """A table of conquest."""

    localizer: ClassVar[type[ConquestLocalizer]] = ConquestLocalizer
    example_race: ClassVar[str] = ""
    """The race by which `rules` is shown; the first unless the game says another."""
    actions_help = (
        ("conquer {0}", "action", "{0}"),
        ("arrange {1} 3 {2} 4", "arrange", "{1} 3 {2} 4"),
        ("even", "even", ""),
    )
    example = "conquer {0}"

    def __init__(self, state: ConquestState, language: str) -> None:
        self.words = self.localizer(state, language)

    def menu(self, state: ConquestState) -> Menu:
        return choices.menu_of(state, self.words)

    def show_table(
        self, console: Console, state: ConquestState, viewer: int, menu: Menu, news: list[str]
    ) -> None:
        screens.table_screen(console, state, viewer, menu, news, self.words)

    def show_end(self, console: Console, state: ConquestState, news: list[str]) -> None:
        screens.end_screen(console, state, news, self.words)

    def show_board(self, console: Console, state: ConquestState) -> str:
        console.print(panels.region_table(state, choices.costs_of(state), self.words))
        return self.legend()

    def legend(self) -> str:
        return legend(self.words)

    def look(self, state: ConquestState, place: str) -> list[str]:
        words, board = self.words, state.rules.board
        if place not in board.index:
            return [no_region(board, place, words)]
        number = board.number(place)
        region = board.regions[number]
        facts = [words.terrain(region.terrain), *map(words.symbol, region.symbols)]
        facts += [words.say("terminal-border")] if board.border >> number & 1 else []
        facts += [words.say("terminal-coast")] if board.coastal >> number & 1 else []
        facts += words.extra_names(state, number)
        beside = ", ".join(map(words.names.place, region.adjacent))
        told = [
            f"{region.id} {words.place(region.id)}: {', '.join(facts)}",
            words.say("terminal-neighbours", places=beside),
        ]
        army = acting_army(state)
        if state.has_race(army):
            told.append(words.explained(explain_cost(state, army, number)))
        return told

    def hides(self, state: ConquestState) -> bool:
        return not state.rules.open_coins

    def examples(self) -> Examples:
        rules = self.words.rules
        ids = rules.board.ids
        chosen = [ids[min(place, len(ids) - 1)] for place in (11, 4, 5)]
        return (chosen[0], chosen[1], chosen[2], self.example_race or rules.races[0].id)

    def asked_about(self, state: ConquestState, written: str) -> str:
        """Take a region alone for its conquest."""
        return f"conquer {written}" if written in state.rules.board.index else written

    def completed(self, state: ConquestState, line: str) -> str:
        """Complete `r12`, or `r05 3 r06 4`."""
        board = state.rules.board
        given = line.split()
        if given[0] not in board.index:
            return line
        if len(given) > 1:
            return f"{ARRANGE} {line}" if state.decision.kind == "redeploy" else line
        region = board.number(given[0])
        meant = [
            state.text(action)
            for action in state.legal_actions()
            if given[0] in state.text(action).split() and first_of(action) == region
        ]
        return meant[0] if len(meant) == 1 else line

    def refused(self, state: ConquestState, written: str, fault: ElbowroomError) -> str:
        if isinstance(fault, IllegalAction):
            return super().refused(state, written, fault)
        return unreadable(state, written, self.words)

    def turn(self, state: ConquestState) -> tuple[int, int]:
        return state.round, state.turn_player
