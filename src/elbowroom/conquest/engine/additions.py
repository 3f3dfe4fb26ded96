"""What a game may add to the shared rules; the base classes add nothing.

The objects are kept in lists on `Rules`, made once with them. A game that adds nothing has empty
lists, so that a question costs it one look at a list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from elbowroom.kernel.compiler_marks import mypyc_attr

if TYPE_CHECKING:
    from elbowroom.conquest.engine.combo import Combo
    from elbowroom.conquest.engine.position import Position
    from elbowroom.kernel.decisions import Facts
    from elbowroom.kernel.reasons import Due, Explanation, Part, Refusal

AnyPosition = TypeVar("AnyPosition", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class Way(Generic[AnyPosition]):
    """A way to conquer, or another act of the conquest step, with verbs of its own."""

    def __init__(self, *verbs: int) -> None:
        self.verbs = verbs

    def belongs_to(self, combo: Combo) -> bool:
        """Whether a race with its power may ever conquer this way."""
        return True

    def actions(self, pos: AnyPosition, army: int) -> list[int]:
        """List what an army may do this way."""
        return []

    def perform(self, pos: AnyPosition, army: int, action: int) -> None:
        """Do it; the step is still on top."""
        raise NotImplementedError

    def refuse(self, pos: AnyPosition, army: int, action: int) -> Refusal:
        """Say why it is not allowed."""
        raise NotImplementedError

    def explain(self, pos: AnyPosition, army: int, action: int) -> Explanation | None:
        """Take the number behind it apart; None if it has none."""
        return None

    def facts(self, pos: AnyPosition, army: int) -> Facts:
        """Give by name what a board has to know of it."""
        return {}

    def dues(self, pos: AnyPosition, player: int, action: int) -> list[Due]:
        """List what it first costs a player, with the seat it goes to (or NOBODY)."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackRule(Generic[AnyPosition]):
    """What forbids an attack, or comes before it."""

    def forbidden(self, pos: AnyPosition, army: int) -> int:
        """Give the regions an army may not attack."""
        return 0

    def refuse(self, pos: AnyPosition, army: int, region: int) -> Refusal | None:
        """Say why an army may not attack a region; None if it may."""
        return None

    def before(self, pos: AnyPosition, army: int, region: int) -> None:
        """Let what comes before an attack happen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CostRule(Generic[AnyPosition]):
    """What changes the cost of conquests."""

    def change(self, pos: AnyPosition, army: int) -> int:
        """Give how much more every region costs an army now."""
        return 0

    def waives_passage(self, pos: AnyPosition, army: int) -> bool:
        """Whether an army that lands from afar need not pay for the passage."""
        return False

    def parts(self, pos: AnyPosition, army: int) -> list[Part]:
        """Name the change."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class IncomeRule(Generic[AnyPosition]):
    """What brings an army coins at scoring."""

    def coins(self, pos: AnyPosition, army: int) -> int:
        """Count the coins."""
        return 0

    def parts(self, pos: AnyPosition, army: int) -> list[Part]:
        """Name the coins by source."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener(Generic[AnyPosition]):
    """What follows something that happened."""

    def picked(self, pos: AnyPosition, army: int) -> None:
        """Follow the pick of an army's race."""

    def conquered(self, pos: AnyPosition, army: int, region: int, loser: int, units: int) -> None:
        """Follow a conquest; so many units of the loser, if any, held the region before."""

    def attempt_failed(self, pos: AnyPosition) -> None:
        """Follow a final attempt that failed."""

    def abandoned(self, pos: AnyPosition, region: int) -> None:
        """Follow the end of a region that was given up without a fight."""

    def declining(self, pos: AnyPosition, army: int) -> None:
        """Follow the choice to go in decline, before anything is turned over."""

    def left_behind(self, pos: AnyPosition, region: int) -> None:
        """Follow the end of a region whose tokens gathered elsewhere."""

    def facts(self, pos: AnyPosition) -> dict[str, object]:
        """Give what is told about a conquest beyond the shared facts."""
        return {}
