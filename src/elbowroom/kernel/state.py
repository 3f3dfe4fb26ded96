"""The position of any game: asked, answered, copied, told as text and kept as a journal."""

from __future__ import annotations

import hashlib
import json
from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final

from elbowroom.kernel.compiler_marks import mypyc_attr
from elbowroom.kernel.decisions import CHANCE, Decision
from elbowroom.kernel.errors import ElbowroomError, IllegalAction, listed
from elbowroom.kernel.reasons import Offer
from elbowroom.kernel.view import View, seed_of

if TYPE_CHECKING:
    from random import Random

    from elbowroom.kernel.decisions import Facts
    from elbowroom.kernel.events import Event
    from elbowroom.kernel.notation import Notation
    from elbowroom.kernel.reasons import Explanation, Refusal

UNSEEDED: Final = 0
"""The generator state of a game whose chance is asked of the caller."""


# Not an ABC: compiled subclasses would share one memory of what is an instance of what.
@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position with all that is needed to play on from it."""

    __slots__ = (
        "events",
        "journal",
        "journal_shared",
        "listed_actions",
        "origin",
        "rng",
        "setup",
        "step_closed",
    )

    journal: list[int]
    """Every answer given so far, of players and of chance: the truth of the game."""
    journal_shared: bool
    """Whether a copy holds the same journal: who answers next takes one of its own."""
    rng: int
    """The generator that answers chance; UNSEEDED when the caller answers."""
    setup: dict[str, Any]
    """What the game was set up with, as plain data; shared by all copies."""
    origin: dict[str, Any] | None
    """The position the journal starts from, when it was not the ordinary start."""
    events: list[Event] | None
    """Where facts are noted while an action is applied; None when nobody looks."""
    step_closed: bool
    """The last action ended its step by itself, so a `done` after it says nothing new."""
    listed_actions: list[int] | None
    """The allowed answers once they were asked for; None before."""

    # What a game provides.

    @property
    @abstractmethod
    def game_id(self) -> str:
        """The id of the game; its faces are found by it."""

    @property
    @abstractmethod
    def notation(self) -> Notation:
        """The codec between this game's actions and their text."""

    @property
    @abstractmethod
    def decision(self) -> Decision:
        """The question to be answered now."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    @abstractmethod
    def turns_begun(self) -> int:
        """How many player turns have begun; records note a hash at each."""

    @property
    @abstractmethod
    def done_action(self) -> int:
        """The action that ends a step."""

    @abstractmethod
    def list_actions(self) -> list[int]:
        """List the answers the rules allow to the present question, each once."""

    @abstractmethod
    def allows(self, action: int) -> bool:
        """Whether an answer is among those the rules allow to the present question."""

    @abstractmethod
    def perform(self, action: int) -> None:
        """Carry out an action known to be allowed, up to the next question."""

    @abstractmethod
    def awaits_chance(self) -> bool:
        """Whether chance is asked now."""

    @abstractmethod
    def draw(self) -> int:
        """Let the generator answer for chance."""

    @abstractmethod
    def play_at_random(self) -> tuple[int, int]:
        """Let the generator answer everybody to the end; count decisions, and those with a choice."""

    @abstractmethod
    def chance_outcomes(self) -> list[tuple[int, int]]:
        """List each answer chance may give with its weight."""

    @abstractmethod
    def why_not(self, action: int) -> Refusal | None:
        """Say why an action is not allowed now; None if it is."""

    @abstractmethod
    def explain_action(self, action: int) -> Explanation | None:
        """Take the number behind an action apart; None if it has none."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Give each seat's score as it stands."""

    @abstractmethod
    def ranks(self) -> list[int]:
        """Give each seat's rank as it stands, from 1; equal seats share one."""

    @abstractmethod
    def copy(self) -> State:
        """Copy the position; nothing done to the copy touches the original."""

    @abstractmethod
    def redacted(self, player: int) -> State:
        """Copy the position without anything the player (or NOBODY, a spectator) may not know."""

    @abstractmethod
    def own_secrets(self, player: int) -> list[tuple[tuple[str | int, ...], Any]]:
        """List what a player's position shows beyond a spectator's, as paths and values."""

    @abstractmethod
    def completed(self, seed: int) -> State:
        """Fill the gaps of a redacted position in some way that fits what is known."""

    @abstractmethod
    def position_dict(self) -> dict[str, Any]:
        """Give the position as plain data, without journal and generator."""

    # What a game may add.

    @property
    def rounds(self) -> int | None:
        """How many rounds the game lasts; None if nobody can say."""
        return None

    def income(self, player: int) -> Explanation | None:
        """Take the points a player would score now apart; None if a game has no such thing."""
        return None

    def open_incomes(self) -> list[Explanation] | None:
        """Take apart what every seat would score now; None if that is not for everybody to know."""
        return None

    def explain_score(self, player: int) -> Explanation | None:
        """Take a seat's score at the end apart; None if a game counts as it goes."""
        return None

    def offers(self, actions: list[int]) -> list[Offer]:
        """Tell what a board has to know to offer these actions, all of them allowed now."""
        return [Offer(action, self.explain_action(action)) for action in actions]

    def ahead(self) -> State | None:
        """Give the position after answers that only lead on, where people act on the next question at once."""
        return None

    def decision_facts(self) -> Facts:
        """Give by name what a board has to know of the present question, for everybody's eyes."""
        return {}

    # What every game has.

    def winners(self) -> list[int]:
        """Give the seats that lead; at the end, those that won."""
        return [player for player, rank in enumerate(self.ranks()) if rank == 1]

    def legal_actions(self) -> list[int]:
        """List the answers the rules allow now."""
        if self.listed_actions is None:
            self.listed_actions = self.list_actions()
        return self.listed_actions.copy()

    def apply(self, action: int, events: list[Event] | None = None) -> None:
        """Answer the present question; refuse, changing nothing, what is not allowed."""
        if not self.allows(action):
            raise self.refusal(action)
        self.events = events
        self.answer(action)
        self.events = None

    def play_on(self, action: int) -> int:
        """Answer, then give every answer that is the only one allowed; tell how many were given.

        For programs that want to be asked only where there is a choice; chance that is asked of the caller stays
        asked.
        """
        self.apply(action)
        given = 1
        while True:
            actions = self.listed_actions
            if actions is None:
                actions = self.listed_actions = self.list_actions()
            if len(actions) != 1 or self.awaits_chance():
                return given
            self.answer(actions[0])
            given += 1

    def answer(self, action: int) -> None:
        """Give an answer known to be allowed, and let the generator answer for chance."""
        self.listed_actions = None
        self.step_closed = False
        self.write_down(action)
        self.perform(action)
        if self.rng:
            self.answer_chance()

    def answer_chance(self) -> None:
        """Let the generator answer while chance is asked."""
        while self.awaits_chance():
            action = self.draw()
            self.write_down(action)
            self.perform(action)

    def write_down(self, action: int) -> None:
        """Put an answer into the journal."""
        if self.journal_shared:
            self.journal = self.journal.copy()
            self.journal_shared = False
        self.journal.append(action)

    def share_journal(self, twin: State) -> None:
        """Let a copy hold the same journal, until one of them is answered."""
        self.journal_shared = True
        twin.journal = self.journal
        twin.journal_shared = True

    def text(self, action: int) -> str:
        """Write an action in the notation."""
        return self.notation.text(action)

    def refusal(self, action: int) -> IllegalAction:
        """Make the error for an action that is not allowed now."""
        asked_for = self.text(action)
        allowed = [self.text(each) for each in self.legal_actions()]
        if self.over:
            return IllegalAction(f"'{asked_for}' comes too late: the game is over.")
        asked = self.decision
        who = "chance" if asked.player == CHANCE else f"seat {asked.player}"
        return IllegalAction(
            f"'{asked_for}' is not allowed",
            self.why_not(action),
            allowed,
            f"{who} is asked for {asked.kind}; allowed: {listed(allowed)}.",
        )

    def play(self, *texts: str, events: list[Event] | None = None) -> None:
        """Answer in text; the `done` before a later step's first action may be left out."""
        for text in texts:
            for action in self.steps_of(text):
                self.apply(action, events)

    def steps_of(self, text: str) -> list[int]:
        """Read a text as the actions it stands for now, or refuse it."""
        return self.steps_to(self.notation.parse(text))

    def steps_to(self, action: int) -> list[int]:
        """Give the actions that an action stands for now, or refuse it."""
        if action in self.legal_actions():
            return [action]
        if action == self.done_action and self.step_closed:
            self.step_closed = False
            return []
        return [*self.copy().end_steps_until(action), action]

    def end_steps_until(self, action: int) -> list[int]:
        """End this player's steps up to the one that allows the action, or refuse it."""
        refused = self.refusal(action)
        player = self.decision.player
        done: list[int] = []
        while action not in self.legal_actions():
            if self.done_action not in self.legal_actions():
                raise refused
            self.apply(self.done_action)
            if self.decision.player != player:
                raise refused
            done.append(self.done_action)
        return done

    def explain(self, text: str) -> Explanation:
        """Take the number behind an action apart: a cost, a price, an income."""
        explanation = self.explain_action(self.notation.parse(text))
        if explanation is None:
            raise IllegalAction(f"'{text}' has no number to explain.")
        return explanation

    def digest(self) -> str:
        """Hash the position; equal positions have equal hashes."""
        return fingerprint(self.position_dict())

    def to_dict(self) -> dict[str, Any]:
        """Give position, setup, journal and generator as plain data."""
        return {
            "setup": self.setup,
            "origin": self.origin,
            "rng": self.rng,
            "step_closed": self.step_closed,
            "journal": [self.text(action) for action in self.journal],
            "position": self.position_dict(),
        }

    def view(self, player: int) -> View:
        """Give all that one seat may know."""
        return View(self, self.seat(player))

    def sample(self, player: int, rng: Random | int) -> State:
        """Make a full position that fits all the player knows, for search."""
        return self.redacted(self.seat(player)).completed(seed_of(rng))

    def seat(self, player: int) -> int:
        """Check that a seat exists."""
        players = int(self.setup["players"])
        if not 0 <= player < players:
            raise ElbowroomError(f"There is no seat {player}; seats are 0 to {players - 1}.")
        return player


def fingerprint(data: Any) -> str:
    """Hash plain data, whatever order its keys come in."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:32]
