"""What one player may know, made in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from random import Random

    from elbowroom.kernel.decisions import Decision
    from elbowroom.kernel.reasons import Explanation, Refusal
    from elbowroom.kernel.state import State


class View:
    """A position as one seat sees it; bots and screens get this, never the state."""

    def __init__(self, state: State, player: int) -> None:
        self.player = player
        self.state = state.redacted(player)

    @property
    def decision(self) -> Decision:
        """The question to be answered now, and by whom."""
        return self.state.decision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    def legal_actions(self) -> list[int]:
        """List the answers this seat may give; none while another is asked."""
        return self.state.legal_actions() if self.decision.player == self.player else []

    def text(self, action: int) -> str:
        """Write an action in the notation."""
        return self.state.text(action)

    def parse(self, text: str) -> int:
        """Read an action from its text."""
        return self.state.notation.parse(text)

    def explain(self, text: str) -> Explanation:
        """Take the number behind an action apart."""
        return self.state.explain(text)

    def why_not(self, action: int) -> Refusal | None:
        """Say why an action is not allowed now; None if it is."""
        return self.state.why_not(action)

    def sample(self, rng: Random | int) -> State:
        """Make a full position that fits this view, for search."""
        return self.state.completed(seed_of(rng))

    def to_dict(self) -> dict[str, Any]:
        """Give the view as plain data; what is hidden is null."""
        return {"player": self.player, "position": self.state.position_dict()}


def seed_of(rng: Random | int) -> int:
    """Take a seed from a generator, or the number itself as the seed."""
    return rng if isinstance(rng, int) else rng.getrandbits(60)
