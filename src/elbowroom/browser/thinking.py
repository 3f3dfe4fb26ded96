"""Who thinks for a page: its bots and its studies ask another worker, one question at a time."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from elbowroom.hosting.bench import (
    Bench,
    BotFailed,
    Choice,
    Question,
    checked_answer,
    checked_hint,
    drawn,
)
from elbowroom.hosting.questions import HintQuestion, StudyQuestion
from elbowroom.hosting.studies import TableStudies
from elbowroom.kernel.state import State
from elbowroom.protocol.views import seen_by

if TYPE_CHECKING:
    from elbowroom.table.table import Table

PATIENCE, HINT_PATIENCE = 2.0, 30.0
"""Seconds a call waits: for a study, of which it then tells how far it is, and for a hint."""
Ask = Callable[[Question | StudyQuestion], Awaitable[tuple[str, Any]]]
"""Has a question thought through: `ok` and the answer, or `error` and what failed."""


def asking_here() -> Ask:
    """Think where the question is asked: for tests, and where there is no other worker."""
    bench = Bench()

    async def ask(question: Question | StudyQuestion) -> tuple[str, Any]:
        return bench.answer(question)

    return ask


class Thinking:
    """Everybody who thinks for the tables of a page."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    async def think(self, question: Question | StudyQuestion) -> Any:
        """Have a question thought through; raises BotFailed."""
        kind, answer = await self._ask(question)
        if kind != "ok":
            raise BotFailed(answer)
        return answer

    async def choose(
        self, table: Table, state: State, seat: int, bot: str, seed: int | None
    ) -> Choice:
        """Let a bot answer for a seat; when it fails, any allowed action stands in, and why is told."""
        position = seen_by(state, seat).position_dict()
        game, setup = state.game_id, state.setup
        memory = (secrets.randbits(60), table.id) if seed is None else (seed, "")
        try:
            answer = await self.think(Question(game, setup, position, seat, bot, *memory))
            return Choice(checked_answer(answer, state))
        except BotFailed as failed:
            return drawn(state, failed.why)


class PageStudies(TableStudies):
    """All that is studied at the tables of a page."""

    def __init__(self, thinking: Thinking) -> None:
        super().__init__(patience=PATIENCE, hint_patience=HINT_PATIENCE)
        self._thinking = thinking

    async def think(self, question: StudyQuestion) -> dict[str, Any]:
        """Have a question thought through."""
        found: dict[str, Any] = await self._thinking.think(question)
        return found

    async def think_of_hint(
        self, game: str, state: State, seat: int, table: str, who: str
    ) -> dict[str, Any]:
        """Have a hint thought of, from what the seat may know and nothing else."""
        position = seen_by(state, seat).position_dict()
        question = HintQuestion(game, state.setup, position, seat, table)
        return checked_hint(await self._thinking.think(question), state)

    async def apart(self, work: Callable[..., Any], *given: Any) -> Any:
        """Do something at once: a page has one thread, and the table's is not the one that draws."""
        return work(*given)

    def may_ask(self, who: str) -> bool:
        """Whoever has the page has its processor."""
        return True

    def note_failure(self, failed: BotFailed) -> None:
        """Nobody reads logs here: whoever asked is told."""
