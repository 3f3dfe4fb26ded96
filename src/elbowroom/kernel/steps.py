"""The step machine: a stack of steps, each a record of what it asks and what an answer does.

A step on the stack is one int, `kind * 4096 + first * 64 + second`. Its kind is a `Step`: one
object for each kind, listed once when the rules of a game are made ready, so that the machine
finds it by number. Saves and hashes hold the step's name, never its number.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from elbowroom.kernel.compiler_marks import mypyc_attr
from elbowroom.kernel.decisions import CHANCE, NOBODY, Decision
from elbowroom.kernel.errors import InvalidPosition
from elbowroom.kernel.notation import MOST, encode, first_of
from elbowroom.kernel.randomness import advance, below
from elbowroom.kernel.reasons import Refusal
from elbowroom.kernel.state import State

KIND: Final = 12
"""Where in a step its kind begins; to call `verb_of` or `encode` for every step is too slow."""

# What becomes of a step that has come to the top of the stack.
WAIT: Final = -1
"""It puts its question."""
CLOSE: Final = -2
"""It has nothing to ask and leaves the stack."""
AGAIN: Final = -3
"""Something was put on top of it, which comes first."""

# Whom a step asks.
OF_NOBODY: Final = 0
OF_PLAYER: Final = 1
OF_CHANCE: Final = 2

NO_KIND: Final = -1

Position = TypeVar("Position", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[Position]):
    """One kind of step: its name, whom it asks, what it lists, what an answer does."""

    def __init__(
        self,
        name: str,
        asks: int = OF_NOBODY,
        phase: str = "",
        arguments: tuple[str, ...] = (),
        *,
        once: bool = False,
        concealed: bool = False,
    ) -> None:
        self.name = name
        """What saves and hashes call it."""
        self.asks = asks
        """Whom it asks: OF_NOBODY, OF_PLAYER or OF_CHANCE."""
        self.phase = phase
        """What its question is called."""
        self.arguments = arguments
        """What its two numbers mean, as saves write them; at most two."""
        self.once = once
        """Whether one answer ends it: it leaves the stack before the answer is carried out."""
        self.concealed = concealed
        """Whether others may not see its answer when it is given."""
        self.knows_answers = False
        """Whether `allows` needs no list of the answers, so that none is kept."""

    def player(self, pos: Position, step: int) -> int:
        """Give the seat that is asked; `first` unless the step says otherwise."""
        return first_of(step)

    def opens(self, pos: Position, step: int, answered: bool) -> int:
        """Say what becomes of an asked step on top: WAIT, CLOSE, AGAIN, or the answer that follows by itself."""
        return WAIT

    def answers(self, pos: Position, step: int) -> list[int]:
        """List the allowed answers, each once."""
        return [action for action, _ in self.outcomes(pos, step)]

    def outcomes(self, pos: Position, step: int) -> list[tuple[int, int]]:
        """List what chance may answer, with weights."""
        return []

    def draw(self, pos: Position, step: int) -> int:
        """Let the generator answer for chance."""
        found = self.outcomes(pos, step)
        pos.rng = advance(pos.rng)
        place = below(pos.rng, sum([weight for _, weight in found]))
        for action, weight in found:
            place -= weight
            if place < 0:
                return action
        raise AssertionError("the weights do not add up")

    def allows(self, pos: Position, step: int, action: int) -> bool:
        """Whether an answer is allowed; a step with many may know without listing them."""
        actions = pos.listed_actions
        if actions is None:
            actions = pos.listed_actions = self.answers(pos, step)
        return action in actions

    def choice(self, pos: Position, step: int) -> int:
        """Let the generator answer for a player, every allowed answer as likely as the others.

        A step with many answers may choose without listing them; it chooses what stands in the list.
        """
        actions = pos.listed_actions
        return one_of(pos, self.answers(pos, step) if actions is None else actions)

    def answer(self, pos: Position, step: int, action: int) -> None:
        """Carry out an answer; the step is still on top unless it is asked once."""
        raise AssertionError(f"the step {self.name} asks nobody")

    def refuse(self, pos: Position, step: int, action: int) -> Refusal | None:
        """Say why an answer is not among the allowed ones; None if it answers no question of this step."""
        return None

    def carry_out(self, pos: Position, step: int) -> None:
        """Do what nobody needs to be asked about; the step has left the stack."""
        raise AssertionError(f"the step {self.name} does nothing by itself")


def one_of(pos: State, actions: list[int]) -> int:
    """Let the generator choose one of some actions; a single one needs no generator."""
    return actions[place_among(pos, len(actions))]


def place_among(pos: State, count: int) -> int:
    """Let the generator choose a place of a list of so many; a single one needs no generator."""
    return 0 if count == 1 else random_place(pos, count)


def random_place(pos: State, count: int) -> int:
    """Draw a number below a count."""
    pos.rng = advance(pos.rng)
    return below(pos.rng, count)


def ask_if_any(pos: State, actions: list[int]) -> int:
    """Say what becomes of a step with these answers: it waits, or closes when there are none."""
    if not actions:
        return CLOSE
    pos.listed_actions = actions  # they are asked for next
    return WAIT


@mypyc_attr(allow_interpreted_subclasses=True)
class SteppedState(State):
    """A position whose questions stand on a stack of steps."""

    __slots__ = ("last_kind", "last_kind_number", "stack", "step_kinds")

    stack: list[int]
    """Steps still to come, the next on top."""
    step_kinds: list[Step[Any]]
    """Every kind of step of this game, by number; see `know_steps`."""
    last_kind: Step[Any]
    """The kind looked up last: the same one is asked for several times in a row."""
    last_kind_number: int

    def know_steps(self, kinds: list[Step[Any]]) -> None:
        """Set the kinds of step of this game: made once with its rules, known by every state."""
        self.step_kinds = kinds
        self.last_kind_number = NO_KIND

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def decision(self) -> Decision:
        if not self.stack:
            return Decision(NOBODY, "over")
        step = self.stack[-1]
        kind = _kind_of(self, step)
        player = CHANCE if kind.asks == OF_CHANCE else kind.player(self, step)
        return Decision(player, kind.phase, kind.concealed)

    def push(self, kind: int, first: int = 0, second: int = 0) -> None:
        """Put a step on top."""
        self.stack.append(kind << KIND | first << 6 | second)

    def list_actions(self) -> list[int]:
        if not self.stack:
            return []
        step = self.stack[-1]
        return _kind_of(self, step).answers(self, step)

    def legal_actions(self) -> list[int]:
        if self.listed_actions is not None:
            return self.listed_actions.copy()
        if not self.stack:
            return []
        step = self.stack[-1]
        kind = _kind_of(self, step)
        found = kind.answers(self, step)
        if kind.knows_answers:
            return found
        self.listed_actions = found
        return found.copy()

    def allows(self, action: int) -> bool:
        if not self.stack:
            return False
        step = self.stack[-1]
        return _kind_of(self, step).allows(self, step, action)

    def perform(self, action: int) -> None:
        """Carry out an answer to the step on top, then whatever follows by itself."""
        step = self.stack[-1]
        self._give(_kind_of(self, step), step, action)

    def _give(self, kind: Step[Any], step: int, action: int) -> None:
        """Give the step on top, of this kind, an answer; carry out whatever follows by itself."""
        self.listed_actions = None  # those of the step that is answered
        if kind.once:
            self.stack.pop()
        kind.answer(self, step, action)
        self.settle(step)

    def play_at_random(self) -> tuple[int, int]:
        """Let the generator answer everybody to the end; count decisions, and those with a choice."""
        decisions = choices = 0
        while self.stack:
            step = self.stack[-1]
            kind = _kind_of(self, step)
            if kind.asks == OF_CHANCE:
                self._give(kind, step, kind.draw(self, step))
                continue
            before = self.rng
            action = kind.choice(self, step)
            decisions += 1
            choices += self.rng != before
            self._give(kind, step, action)
        return decisions, choices

    def settle(self, answered: int = -1) -> None:
        """Carry out steps until one waits for an answer; `answered` is the one just answered."""
        kinds = self.step_kinds
        while self.stack:
            step = self.stack[-1]
            kind = kinds[step >> KIND]
            if kind.asks == OF_NOBODY:
                self.stack.pop()
                kind.carry_out(self, step)
                continue
            found = kind.opens(self, step, step == answered)
            if found == WAIT:
                self.last_kind_number = step >> KIND
                self.last_kind = kind
                return
            if found >= 0:
                self._answer_itself(kind, step, found)
            elif found == CLOSE:
                self.stack.pop()
                if step == answered and not kind.once:
                    self.step_closed = True

    def _answer_itself(self, kind: Step[Any], step: int, action: int) -> None:
        """Give the step on top the answer that follows by itself."""
        if kind.once:
            self.stack.pop()
        kind.answer(self, step, action)

    def awaits_chance(self) -> bool:
        return bool(self.stack) and _kind_of(self, self.stack[-1]).asks == OF_CHANCE

    def draw(self) -> int:
        step = self.stack[-1]
        return _kind_of(self, step).draw(self, step)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        if not self.awaits_chance():
            return []
        step = self.stack[-1]
        return _kind_of(self, step).outcomes(self, step)

    # Steps as plain data: by name.

    def written_steps(self) -> list[dict[str, Any]]:
        """Write the stack as plain data: each step's name and what its numbers mean."""
        found: list[dict[str, Any]] = []
        for step in self.stack:
            kind = self.step_kinds[step >> KIND]
            data: dict[str, Any] = {"step": kind.name}
            values = (step >> 6 & MOST, step & MOST)
            for place, name in enumerate(kind.arguments):
                data[name] = values[place]
            found.append(data)
        return found

    def read_steps(self, data: list[Any]) -> list[int]:
        """Read back what `written_steps` gave."""
        numbers = {kind.name: number for number, kind in enumerate(self.step_kinds)}
        found: list[int] = []
        for entry in data:
            if isinstance(entry, int):
                raise InvalidPosition(
                    "This was saved under an older rules version, which wrote steps as numbers. "
                    "Play it on with an Elbowroom of that time, or begin anew."
                )
            number = numbers.get(entry["step"])
            if number is None:
                raise InvalidPosition(f"There is no step '{entry['step']}' in this game.")
            arguments = self.step_kinds[number].arguments
            found.append(encode(number, *[_argument(entry, name) for name in arguments]))
        return found


def _kind_of(pos: SteppedState, step: int) -> Step[Any]:
    """Give the kind of a step; to read it from the list takes a test of its type every time."""
    number = step >> KIND
    if number != pos.last_kind_number:
        pos.last_kind = pos.step_kinds[number]
        pos.last_kind_number = number
    return pos.last_kind


def _argument(entry: dict[str, Any], name: str) -> int:
    value = int(entry[name])
    if not 0 <= value <= MOST:
        raise InvalidPosition(f"Step {entry['step']}: {name} is {value}, not from 0 to {MOST}.")
    return value
