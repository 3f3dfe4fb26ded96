"""A landlord: takes what pays best for its tokens, and moves out when the rent is low."""

import random
from typing import ClassVar

from elbowroom.bots import Bot
from elbowroom.kernel.state import State
from elbowroom.kernel.view import View


class Landlord(Bot):
    """Tries every move for one step and keeps the one that raises its rent most."""

    name: ClassVar[str] = "landlord"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.dice = random.Random(seed)

    def choose(self, view: View) -> int:
        actions = view.legal_actions()
        self.dice.shuffle(actions)  # of equal moves, any
        return max(actions, key=lambda action: self.worth(view, action))

    def worth(self, view: View, action: int) -> float:
        """Count what a move adds to the rent, less a little for its tokens."""
        text = view.text(action)
        verb = text.split()[0]
        before = self.rent(view.state, view.player)
        if verb == "decline":
            return 0.5 if before < 5 else -1.0
        if verb in ("abandon", "attempt", "redeploy", "take"):
            return -0.5 if verb == "attempt" else -2.0
        after = view.state.copy()
        after.apply(action)  # in a view nobody answers for dice and draws: chance is asked next
        tokens = view.explain(text).total if verb == "conquer" else 0
        return self.rent(after, view.player) - before - tokens / 10

    def rent(self, state: State, player: int) -> int:
        """Count the coins a player would score now."""
        income = state.income(player)
        return 0 if income is None else income.total
