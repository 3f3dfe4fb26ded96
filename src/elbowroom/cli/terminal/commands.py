"""What a person may write at the table."""

from __future__ import annotations

from pathlib import Path

from rich.markup import escape

from elbowroom.cli.rules import tell
from elbowroom.cli.terminal.choices import EVEN, Menu, costs_of
from elbowroom.cli.terminal.looks import legend
from elbowroom.cli.terminal.panels import in_parts, region_table
from elbowroom.cli.terminal.screens import help_screen
from elbowroom.cli.terminal.table import Table
from elbowroom.conquest.explaining import acting_army, explain_cost
from elbowroom.conquest.state import ARRANGE, ConquestState
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.notation import first_of

_LONGEST_LOG = 60
_SHORT_WORDS = {"?": "help", "u": "undo", "q": "quit", "exit": "quit", "map": "board"}


class Person:
    """Someone with a decision to take, who may first ask about the table."""

    def __init__(self, table: Table, player: int, menu: Menu) -> None:
        self.table = table
        self.player = player
        self.menu = menu
        self._words = {
            "help": self._help,
            "undo": self._undo,
            "quit": self._quit,
            "save": self._save,
            "why": self._why,
            "rules": self._rules,
            "board": self._board,
            "look": self._look,
            "log": self._log,
            "income": self._income,
            EVEN: self._even,
        }

    def obey(self, line: str) -> bool:
        """Do what was written; say whether the table has to be shown anew."""
        word, _, rest = line.partition(" ")
        command = self._words.get(_SHORT_WORDS.get(word.lower(), word.lower()))
        try:
            if command is not None:
                return command(rest.strip())
            return self._answer(line) if line else True
        except ElbowroomError as refused:
            self.table.console.print(escape(str(refused)), style="red")
            return False

    def _answer(self, line: str) -> bool:
        """Take a number or a text as the answer."""
        if line.isdecimal():
            number = int(line)
            if not 1 <= number <= len(self.menu.choices):
                return self._say(
                    f"There is no choice {number}; choices are 1 to {len(self.menu.choices)}."
                )
            line = self.menu.choices[number - 1].text
        if line == EVEN:
            return self._even("")
        self.table.play(completed(self.table.state, line))
        return True

    def _say(self, sentence: str) -> bool:
        self.table.console.print(sentence, markup=False)
        return False

    def _even(self, rest: str) -> bool:
        offered = any(choice.text == EVEN for choice in self.menu.choices)
        if offered and self.table.spread_evenly():
            return True
        return self._say("There is nothing to spread here.")

    def _undo(self, rest: str) -> bool:
        if self.table.undo():
            return True
        return self._say(
            "Nothing can be taken back: a die or a new combo was seen, or nothing was played."
        )

    def _quit(self, rest: str) -> bool:
        self.table.left = True
        return True

    def _save(self, rest: str) -> bool:
        if not rest:
            return self._say("Write where to: save game.json")
        try:
            self.table.save(Path(rest))
        except OSError as fault:
            return self._say(f"The game could not be saved: {fault}.")
        return self._say(f"Saved to {rest}. `elbowroom play --load {rest}` goes on.")

    def _why(self, rest: str) -> bool:
        state = self.table.seen_by(self.player)
        if not rest:
            return self._say("Write what about: why conquer r12")
        if rest in state.rules.board.index:
            rest = f"conquer {rest}"
        action = state.notation.parse(rest)
        refused = state.why_not(action)
        explained = state.explain_action(action)
        if refused is not None:
            cited = f" ({refused.rule})" if refused.rule else ""
            self._say(f"{rest} is not allowed: {refused.sentence}{cited}.")
        elif explained is None:
            self._say(f"{rest} is allowed.")
        if explained is not None:
            self._say(f"{rest}: {explained.what} {in_parts(explained)}.")
        return False

    def _rules(self, rest: str) -> bool:
        if rest and tell(self.table.console, rest):
            return False
        return self._say("Write a race, a power, a rule ID or words of the rules: rules orcs")

    def _board(self, rest: str) -> bool:
        state = self.table.seen_by(self.player)
        self.table.console.print(region_table(state, costs_of(state)))
        return self._say(legend())

    def _look(self, rest: str) -> bool:
        state = self.table.seen_by(self.player)
        board = state.rules.board
        number = board.number(rest)
        region = board.regions[number]
        facts = [region.terrain, *region.symbols]
        facts += ["border"] if board.border >> number & 1 else []
        facts += ["coast"] if board.coastal >> number & 1 else []
        self.table.console.print(f"[bold]{region.id} {region.label}[/bold]: {', '.join(facts)}")
        self._say(f"Next to {', '.join(map(self.table.teller.place, region.adjacent))}.")
        army = acting_army(state)
        if state.has_race(army):
            self._say(f"It would cost {in_parts(explain_cost(state, army, number))}.")
        return False

    def _log(self, rest: str) -> bool:
        return self._say("\n".join(self.table.log[-_LONGEST_LOG:]))

    def _income(self, rest: str) -> bool:
        return self._say(f"You would score {in_parts(self.table.state.income(self.player))}.")

    def _help(self, rest: str) -> bool:
        help_screen(self.table.console)
        return False


def completed(state: ConquestState, line: str) -> str:
    """Complete what can be meant in one way only: `r12`, or `r05 3 r06 4`."""
    words = line.split()
    board = state.rules.board
    if words[0] not in board.index:
        return line
    if len(words) > 1:
        return f"{ARRANGE} {line}" if state.decision.kind == "redeploy" else line
    region = board.number(words[0])
    meant = [
        state.text(action)
        for action in state.legal_actions()
        if words[0] in state.text(action).split() and first_of(action) == region
    ]
    return meant[0] if len(meant) == 1 else line
