"""A position of Ledges: who nests where, who has how many points, whose home is which ledge."""

from __future__ import annotations

from typing import Any

from elbowroom.kernel.decisions import NOBODY
from elbowroom.kernel.notation import Notation, Verb, first_of, verb_of
from elbowroom.kernel.randomness import advance, below, seeded
from elbowroom.kernel.reasons import Explanation, Offer, Part, Refusal
from elbowroom.kernel.state import UNSEEDED
from elbowroom.kernel.steps import Step, SteppedState

LEDGES = [f"l{number}" for number in range(1, 10)]
ROUNDS = 10
NESTS = 4
"""A flock lands on so many ledges; more are to be had by chasing."""
HOME = 3
"""What a nest on the own home is worth at the end."""
EMPTY = -1
HIDDEN = -2

LAND, CHASE, HOP, REST, DONE, DIE, DEAL = range(7)
NOTATION = Notation(
    [
        Verb(LAND, "land", ("region",)),
        Verb(CHASE, "chase", ("region",)),
        Verb(HOP, "hop", ("from", "region")),
        Verb(REST, "rest"),
        Verb(DONE, "done"),
        Verb(DIE, "die", ("count",)),
        Verb(DEAL, "deal", ("region",)),
    ],
    {"region": LEDGES, "from": LEDGES},
)


def beside(ledge: int) -> list[int]:
    """List the ledges next to one."""
    return [other for other in (ledge - 1, ledge + 1) if 0 <= other < len(LEDGES)]


class Cliff(SteppedState):
    """The cliff at some moment."""

    def __init__(self, setup: dict[str, Any], kinds: list[Step[Any]]) -> None:
        self.setup = setup
        self.know_steps(kinds)
        self.journal = []
        self.journal_shared = False
        self.rng = UNSEEDED
        self.origin = None
        self.events = None
        self.step_closed = False
        self.listed_actions = None
        self.players = int(setup["players"])
        self.holder = [EMPTY] * len(LEDGES)
        self.score = [0] * self.players
        self.homes = [EMPTY] * self.players
        self.turns = 0
        self.stack = []

    @property
    def game_id(self) -> str:
        return "ledges"

    @property
    def notation(self) -> Notation:
        return NOTATION

    @property
    def turns_begun(self) -> int:
        return self.turns

    @property
    def rounds(self) -> int:
        return ROUNDS

    @property
    def done_action(self) -> int:
        return DONE << 12

    def nests(self, player: int) -> list[int]:
        """List the ledges a flock holds."""
        return [ledge for ledge, holder in enumerate(self.holder) if holder == player]

    def needed(self, player: int, ledge: int) -> list[Part]:
        """Take the roll apart that drives a nest away: neighbours help on both sides."""
        parts = [Part(3, "roll.gull", "L-3")]
        for other in beside(ledge):
            if self.holder[other] == self.holder[ledge]:
                parts.append(Part(1, f"friend.{LEDGES[other]}", "L-3"))
            elif self.holder[other] == player:
                parts.append(Part(-1, f"nest.{LEDGES[other]}", "L-3"))
        return parts

    def explain_action(self, action: int) -> Explanation | None:
        if verb_of(action) != CHASE or self.over:
            return None
        player = self.decision.player
        return Explanation("roll", tuple(self.needed(player, first_of(action))), "ledges")

    def offers(self, actions: list[int]) -> list[Offer]:
        return [self._offer(action, self.explain_action(action)) for action in actions]

    def _offer(self, action: int, number: Explanation | None) -> Offer:
        """Tell how likely a chase succeeds."""
        if number is None:
            return Offer(action)
        chance = max(0, min(6, 7 - number.total)) / 6
        return Offer(action, number, odds=(number.total, chance))

    def why_not(self, action: int) -> Refusal | None:
        self.text(action)  # refuses a number that is no action at all
        if action in self.legal_actions():
            return None
        return Refusal("not_now", "L-2", game="ledges")

    def scores(self) -> list[int]:
        return self.score.copy()

    def ranks(self) -> list[int]:
        return [1 + sum(other > own for other in self.score) for own in self.score]

    def copy(self) -> Cliff:
        new = Cliff(self.setup, self.step_kinds)
        new.journal = self.journal.copy()
        new.rng, new.origin, new.step_closed = self.rng, self.origin, self.step_closed
        new.holder, new.score, new.homes = (
            self.holder.copy(),
            self.score.copy(),
            self.homes.copy(),
        )
        new.turns, new.stack = self.turns, self.stack.copy()
        return new

    # The secret: everybody knows only the own home, until the game is over.

    def redacted(self, player: int) -> Cliff:
        new = self.copy()
        new.rng, new.journal, new.origin, new.step_closed = UNSEEDED, [], None, False
        for other, home in enumerate(self.homes):
            if other != player and home != EMPTY and not self.over:
                new.homes[other] = HIDDEN
        return new

    def own_secrets(self, player: int) -> list[tuple[tuple[str | int, ...], Any]]:
        if player == NOBODY or self.over or self.homes[player] == EMPTY:
            return []
        return [(("homes", player), LEDGES[self.homes[player]])]

    def completed(self, seed: int) -> Cliff:
        new = self.copy()
        new.rng = seeded(seed)
        for player, home in enumerate(new.homes):
            if home == HIDDEN:
                free = [ledge for ledge in range(len(LEDGES)) if ledge not in new.homes]
                new.rng = advance(new.rng)
                new.homes[player] = free[below(new.rng, len(free))]
        return new

    # Plain data.

    def position_dict(self) -> dict[str, Any]:
        return {
            "steps": self.written_steps(),
            "turns": self.turns,
            "holder": [None if holder == EMPTY else holder for holder in self.holder],
            "points": self.score.copy(),
            "homes": [LEDGES[home] if home >= 0 else None for home in self.homes],
        }
