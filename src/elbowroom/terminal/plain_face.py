"""Any game in the terminal: its scores, its position and its answers in plain lines."""

from __future__ import annotations

from typing import Any

from rich.console import Console, Group, RenderableType
from rich.text import Text

from elbowroom.catalogue import face, game
from elbowroom.kernel.notation import COUNT, Notation
from elbowroom.kernel.reasons import Offer
from elbowroom.kernel.state import State
from elbowroom.terminal.face import Examples, TerminalFace
from elbowroom.terminal.localizer import TableLocalizer
from elbowroom.terminal.looks import seat_style
from elbowroom.terminal.menus import Choice, Menu
from elbowroom.terminal.screens import choice_list, standing_table, titled, told_news
from elbowroom.text.position_lines import position_lines

MOST_NEWS = 12


def face_for(state: State, language: str) -> TerminalFace[Any, Any]:
    """Begin to show a table by the screens of its game, or in plain lines where it has none."""
    kind: type[TerminalFace[Any, Any]] = face(state.game_id, "terminal") or PlainFace
    return kind(state, language)


class PlainFace(TerminalFace[State, TableLocalizer]):
    """A table of a game that brings no screens of its own."""

    def __init__(self, state: State, language: str) -> None:
        self.words = TableLocalizer(state, language)
        self._game = game(state.game_id)
        self.example = _example(state.notation)
        self.actions_help = ((self.example, "action", self.example.split()[-1]),)
        self._regions = {
            str(region["id"]): region
            for name in self._game.map_names()
            for region in self._game.map_regions(name)
        }

    def menu(self, state: State) -> Menu:
        return Menu(
            [Choice(state.text(each.action), self._note(each)) for each in _sorted(state)], []
        )

    def _note(self, offer: Offer) -> str:
        """Take the number behind an action apart, and say how likely it is."""
        parts = [] if offer.number is None else [self.words.explained(offer.number)]
        return "; ".join([*parts, *([] if offer.odds is None else [f"{offer.odds[1]:.0%}"])])

    def show_table(
        self, console: Console, state: State, viewer: int, menu: Menu, news: list[str]
    ) -> None:
        asked = state.decision
        heading = self._phase(asked.kind)
        console.print(
            titled(f"{self.words.game(self._game)} · {self.words.names.player(asked.player)}")
        )
        console.print(self._scores(state), *position_lines(state), sep="\n", markup=False)
        console.print(Group(*told_news(news, MOST_NEWS, self.words)))
        console.print(
            Text(heading, "bold yellow"), choice_list(console, menu, self.words), sep="\n"
        )

    def _phase(self, kind: str) -> str:
        """Name what is asked; what another game calls by the same word is not meant."""
        key = f"phase-{kind.replace('_', '-')}"
        return self.words.say(key) if self.words.texts.has_own(key) else kind.replace("_", " ")

    def _scores(self, state: State) -> RenderableType:
        line = Text()
        for seat, score in enumerate(state.scores()):
            line.append(f" {self.words.names.player(seat)} ", seat_style(seat))
            line.append(f" {score}  ")
        return line

    def show_end(self, console: Console, state: State, news: list[str]) -> None:
        for told in news:
            console.print(Text(told, "dim"))
        console.print(titled(self.words.say("phase-over")))
        console.print(*position_lines(state), sep="\n", markup=False)
        tallies = [(score,) for score in state.scores()]
        console.print(standing_table(state, self.words, ("coins",), tallies))

    def show_board(self, console: Console, state: State) -> str:
        console.print(*position_lines(state), sep="\n", markup=False)
        return "\n".join(self._about(place) for place in self._regions)

    def look(self, state: State, place: str) -> list[str]:
        if place in self._regions:
            return [self._about(place)]
        ids = list(self._regions)
        if not ids:
            return position_lines(state)
        return [self.words.say("terminal-no-region", region=place, first=ids[0], last=ids[-1])]

    def _about(self, place: str) -> str:
        region = self._regions[place]
        facts = [str(value) for name, value in region.items() if name not in ("id", "adjacent")]
        beside = self.words.say("terminal-neighbours", places=", ".join(region["adjacent"]))
        return f"{' '.join([place, *facts])}: {beside}"

    def examples(self) -> Examples:
        ids = [*self._regions, "?", "?", "?"]
        return (ids[0], ids[1], ids[2], ids[0])

    def completed(self, state: State, line: str) -> str:
        """Complete a name alone where one action ends in it."""
        texts = [state.text(action) for action in state.legal_actions()]
        meant = [text for text in texts if text.split()[-1:] == line.split()]
        return meant[0] if len(meant) == 1 else line

    def turn(self, state: State) -> tuple[int, int]:
        """Count turns around the table: a game need not have rounds."""
        return 1 + (state.turns_begun - 1) // int(state.setup["players"]), state.decision.player


def _example(notation: Notation) -> str:
    """Write an action of the first verb with the first names there are."""
    verb = notation.verbs[0]
    named = ["1" if kind == COUNT else notation.names[kind][0] for kind in verb.arguments]
    return " ".join([verb.word, *named])


def _sorted(state: State) -> list[Offer]:
    """List the answers verb by verb, as they are numbered."""
    return sorted(state.offers(state.legal_actions()), key=lambda offer: offer.action)
