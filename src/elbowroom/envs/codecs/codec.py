"""What every game tells learners: fields of an observation, numbered actions."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from elbowroom.catalogue import face
from elbowroom.envs.codecs.layout import Layout
from elbowroom.envs.codecs.numbering import Numbering
from elbowroom.kernel.compiler_marks import mypyc_attr
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.notation import COUNT, first_of, second_of
from elbowroom.kernel.state import State

Parts = list[bytearray | memoryview]
"""Bytes that follow each other."""
EMPTY: Final = bytearray()
"""What parts are joined by."""

MANY: Final = 2
"""Stands for nobody knows how many answers; all that counts is that it is not one."""


class Cache:
    """What a codec keeps of one game between observations; every game has its own."""

    answer: int = -1
    """The last answer given in the game."""
    unread: int = MANY
    """How many answers were given since the last observation."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """Translates positions and actions of one set-up; reads nothing a seat may not know."""

    version: int
    """Raised when the layout of observations or the numbering of actions changes."""
    players: int
    numbering: Numbering
    """The actions of players."""
    chance: Numbering
    """The answers of chance."""
    layout: Layout
    """The fields of an observation."""
    width: int
    """The length of an observation in bytes."""
    longest: int
    """More answers than any game takes, those of chance included."""

    @abstractmethod
    def asked(self, state: State) -> int:
        """Give the seat that is asked; chance and the end of the game have been seen to."""

    @abstractmethod
    def new_cache(self) -> Cache:
        """Make the cache for a game that begins."""

    @abstractmethod
    def parts(self, state: State, player: int, cache: Cache) -> Parts:
        """Give what a seat sees, in parts; the next look may change their bytes."""

    @abstractmethod
    def table_of_actions(self) -> list[tuple[str, int, int]]:
        """List how actions read, with the first number and how many there are."""

    @abstractmethod
    def render(self, state: State) -> str:
        """Draw the position as text, as a spectator sees it."""

    def text(self, state: State, index: int) -> str:
        """Write the action with a number in the notation, as seat 0 reads it.

        What a map that is still to be drawn may lack is called by its number.
        """
        action = self.action(index, 0)
        verb = state.notation.verb(action)
        words = [verb.word]
        numbers = (first_of(action), second_of(action))
        for place, kind in enumerate(verb.arguments):
            number = numbers[place]
            names = [] if kind == COUNT else state.notation.names[kind]
            words.append(names[number] if number < len(names) else self.unnamed(kind, number))
        return " ".join(words)

    def unnamed(self, kind: str, number: int) -> str:
        """Write an argument that has no name, or none yet."""
        return str(number) if kind == COUNT else f"{kind}{number}"

    def index(self, action: int, player: int) -> int:
        """Give the number of an action when this seat is asked."""
        return self.numbering.index(action)

    def action(self, index: int, player: int) -> int:
        """Give the action with a number when this seat is asked."""
        return self.numbering.action(index)

    def indices(self, actions: list[int], player: int) -> list[int]:
        """Give the numbers of the actions that one question allows."""
        return self.numbering.indices(actions)

    def observation(self, state: State, player: int) -> bytes:
        """Write down what a seat sees."""
        return b"".join(self.parts(state, player, self.new_cache()))


def codec_of(state: State) -> Codec:
    """Make the codec for all positions with the same set-up as this one."""
    kind = face(state.game_id, "codec")
    if kind is None:
        raise ElbowroomError(
            f"The game {state.game_id} cannot be an environment: its manifest names no `codec`."
        )
    made: Codec = kind(state)
    return made
