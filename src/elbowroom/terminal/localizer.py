"""How the terminal speaks: the texts of one language with the names of one table."""

from __future__ import annotations

from collections.abc import Sequence

from elbowroom.kernel.events import Event
from elbowroom.kernel.game import Game
from elbowroom.kernel.reasons import Explanation, Part, Refusal
from elbowroom.kernel.state import State
from elbowroom.text.catalogue import texts
from elbowroom.text.events import event_sentences
from elbowroom.text.reasons import part_name, parts_line, refusal_sentence
from elbowroom.text.table_names import TableNames, table_names


class Localizer:
    """The texts of one language, before there is a table."""

    def __init__(self, language: str = "en", game: str = "") -> None:
        self.language = language
        self.texts = texts(language, game)

    def say(self, key: str, **values: str | int) -> str:
        """Give a text of the catalogue."""
        return self.texts.format(key, **values)

    def say_or(self, key: str, otherwise: str) -> str:
        """Give a text of the catalogue, or what has to do where a game brings none."""
        return self.say(key) if self.texts.has(key) else otherwise

    def game(self, game: Game) -> str:
        """Name a game."""
        return self.say_or(f"ui-game-name-{game.id}", game.name)


class TableLocalizer(Localizer):
    """Speaks of one table, whatever is played there."""

    names: TableNames
    """The names of players and places."""

    def __init__(self, state: State, language: str = "en") -> None:
        super().__init__(language, state.game_id)
        self.name_table(state)

    def name_table(self, state: State) -> None:
        """Learn the names of players and places."""
        self.names = table_names(state, self.texts)
        self.texts = self.texts.naming(self.names.things)

    def follow(self, state: State) -> None:
        """Learn the names of what has been laid out since."""

    def part(self, part: Part) -> str:
        """Name a part of a number behind its amount."""
        return part_name(part.key, self.names, self.texts, part.amount)

    def parts(self, explained: Explanation) -> str:
        """Write a number as the sum of its parts, the number first."""
        return parts_line(explained, self.names, self.texts)

    def explained(self, explained: Explanation) -> str:
        """Say what a number is, and its parts."""
        what = self.say_or(f"part-what-{explained.what}", explained.what)
        return f"{what}: {self.parts(explained)}"

    def refusal(self, refusal: Refusal) -> str:
        """Say why something is not allowed, with the rule behind it."""
        why = refusal_sentence(refusal, self.names, self.language)
        return f"{why} ({refusal.rule})" if refusal.rule else why

    def events(self, events: Sequence[Event]) -> list[str]:
        """Tell what happened."""
        return event_sentences(events, self.names, self.language)
