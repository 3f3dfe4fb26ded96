"""What the steps of this game have in common: players are asked, chance is asked, or it is done."""

from __future__ import annotations

from elbowroom.games.kingdoms.engine import verbs
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.terms import DUMMY
from elbowroom.kernel.notation import first_of
from elbowroom.kernel.randomness import advance, below
from elbowroom.kernel.reasons import Refusal
from elbowroom.kernel.steps import CLOSE, OF_CHANCE, OF_PLAYER, WAIT, Step, ask_if_any


class Deed(Step[Position]):
    """Something that follows by itself."""

    def __init__(self, name: str, second: str = "") -> None:
        super().__init__(name, arguments=("player", second) if second else ("player",))


class OfChance(Step[Position]):
    """A question to chance; every answer is as likely as another."""

    def __init__(
        self, name: str, *arguments: str, phase: str = "", concealed: bool = False
    ) -> None:
        super().__init__(name, OF_CHANCE, phase or name, arguments, once=True, concealed=concealed)

    def outcomes(self, pos: Position, step: int) -> list[tuple[int, int]]:
        return [(action, 1) for action in self.answers(pos, step)]

    def draw(self, pos: Position, step: int) -> int:
        found = self.answers(pos, step)
        pos.rng = advance(pos.rng)
        return found[below(pos.rng, len(found))]


class Question(Step[Position]):
    """A question to a player; the dummy of solo play answers by itself."""

    def __init__(
        self, name: str, second: str = "", phase: str = "", concealed: bool = False
    ) -> None:
        arguments = ("player", second) if second else ("player",)
        super().__init__(name, OF_PLAYER, phase or name, arguments, once=True, concealed=concealed)

    def opens(self, pos: Position, step: int, answered: bool) -> int:
        return self.dummy_opens(pos, step) if is_for_dummy(pos, step) else WAIT

    def dummy_opens(self, pos: Position, step: int) -> int:
        """Let the dummy answer; AGAIN if the die has to be rolled for it first."""
        found = self.answers(pos, step)
        return self.dummy_answer(pos, step, found) if found else CLOSE

    def dummy_answer(self, pos: Position, step: int, found: list[int]) -> int:
        """Choose the dummy's answer among those allowed: nothing, where it may."""
        return verbs.DONE_ACTION if verbs.DONE_ACTION in found else found[0]


class OptionalQuestion(Question):
    """A question that may be answered with `done`, and is passed over when nothing else is left."""

    def opens(self, pos: Position, step: int, answered: bool) -> int:
        if is_for_dummy(pos, step):
            return self.dummy_opens(pos, step)
        return ask_if_any(pos, self.answers(pos, step))

    def answers(self, pos: Position, step: int) -> list[int]:
        found = self.options(pos, step)
        if found:
            found.append(verbs.DONE_ACTION)
        return found

    def options(self, pos: Position, step: int) -> list[int]:
        """List what may be done, besides nothing."""
        raise NotImplementedError

    def answer(self, pos: Position, step: int, action: int) -> None:
        if action != verbs.DONE_ACTION:
            self.take(pos, step, action)

    def take(self, pos: Position, step: int, action: int) -> None:
        """Carry out what was chosen."""
        raise NotImplementedError


class ObviousQuestion(Question):
    """A question that answers itself when there is one answer, and is passed over without any."""

    def opens(self, pos: Position, step: int, answered: bool) -> int:
        if is_for_dummy(pos, step):
            return self.dummy_opens(pos, step)
        found = self.answers(pos, step)
        return found[0] if len(found) == 1 else ask_if_any(pos, found)


def is_for_dummy(pos: Position, step: int) -> bool:
    """Whether the dummy is asked (K-SOLO-1)."""
    return pos.rules.solo and first_of(step) == DUMMY


def refuse(key: str, rule: str, *values: tuple[str, str | int]) -> Refusal:
    """Give a reason of this game."""
    return Refusal(key, rule, values, "kingdoms")
