"""What a person may write at the table."""

from __future__ import annotations

from pathlib import Path

from elbowroom.kernel.errors import ElbowroomError
from elbowroom.terminal.menus import EVEN, Menu
from elbowroom.terminal.rulebook import nothing_known, tell
from elbowroom.terminal.table import Table

_LONGEST_LOG = 60
_SHORT_WORDS = {"?": "help", "u": "undo", "q": "quit", "exit": "quit", "map": "board"}


class Person:
    """Someone with a decision to take, who may first ask about the table."""

    def __init__(self, table: Table, player: int, menu: Menu) -> None:
        self.table = table
        self.player = player
        self.menu = menu
        self.face = table.face
        self.words = table.face.words
        self.say = self.words.say
        self._commands = {
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
        command = self._commands.get(_SHORT_WORDS.get(word.lower(), word.lower()))
        try:
            if command is not None:
                return command(rest.strip())
            return self._answer(line) if line else True
        except ElbowroomError as fault:
            asked = rest.strip() if command is not None else line
            told = self.face.refused(self.table.state, asked, fault)
            self.table.console.print(told, style="red", markup=False)
            return False

    def _answer(self, line: str) -> bool:
        """Take a number or a text as the answer."""
        if line.isdecimal():
            number = int(line)
            if not 1 <= number <= len(self.menu.choices):
                last = len(self.menu.choices)
                return self._tell(self.say("terminal-no-choice", number=line, last=last))
            line = self.menu.choices[number - 1].text
        if line == EVEN:
            return self._even("")
        self.table.play(self.face.completed(self.table.state, line))
        return True

    def _tell(self, sentence: str) -> bool:
        self.table.console.print(sentence, markup=False)
        return False

    def _even(self, rest: str) -> bool:
        offered = any(choice.text == EVEN for choice in self.menu.choices)
        if offered and self.table.spread_evenly():
            return True
        return self._tell(self.say("terminal-nothing-to-spread"))

    def _undo(self, rest: str) -> bool:
        if self.table.undo():
            return True
        return self._tell(self.say("terminal-no-undo"))

    def _quit(self, rest: str) -> bool:
        self.table.left = True
        return True

    def _save(self, rest: str) -> bool:
        if not rest:
            return self._tell(self.say("terminal-save-where", example="save game.json"))
        try:
            self.table.save(Path(rest))
        except OSError as fault:
            return self._tell(self.say("terminal-not-saved", reason=str(fault)))
        command = f"elbowroom play --load {rest}"
        return self._tell(self.say("terminal-saved", file=rest, command=command))

    def _why(self, rest: str) -> bool:
        state = self.table.seen_by(self.player)
        if not rest:
            asking = f"why {self.face.example.format(*self.face.examples())}"
            return self._tell(self.say("terminal-why-what", example=asking))
        rest = self.face.asked_about(state, rest)
        action = state.notation.parse(rest)
        refused = state.why_not(action)
        explained = state.explain_action(action)
        if refused is not None:
            why = self.words.refusal(refused)
            self._tell(self.say("terminal-not-allowed", action=rest, why=why))
        elif explained is None:
            self._tell(self.say("terminal-allowed", action=rest))
        if explained is not None:
            self._tell(f"{rest}: {self.words.explained(explained)}")
        return False

    def _rules(self, rest: str) -> bool:
        games = [self.table.game.id]
        if rest and tell(self.table.console, rest, self.table.language, games):
            return False
        if rest:
            return self._tell(nothing_known(rest, self.table.language, games))
        asking = f"rules {self.face.examples()[3]}"
        return self._tell(self.say("terminal-rules-what", example=asking))

    def _board(self, rest: str) -> bool:
        seen = self.table.seen_by(self.player)
        return self._tell(self.face.show_board(self.table.console, seen))

    def _look(self, rest: str) -> bool:
        seen = self.table.seen_by(self.player)
        return self._tell("\n".join(self.face.look(seen, rest)))

    def _log(self, rest: str) -> bool:
        return self._tell("\n".join(self.table.log[-_LONGEST_LOG:]))

    def _income(self, rest: str) -> bool:
        income = self.table.state.income(self.player)
        return False if income is None else self._tell(self.words.explained(income))

    def _help(self, rest: str) -> bool:
        self.face.show_help(self.table.console)
        return False
