"""Study at a table: hints while a game goes on, odds and mistakes once it is over.

Who thinks, and where, is for whoever runs the tables to say: another process, or another worker of a page.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

from elbowroom.bots.odds import Odds, put_together, turning_points
from elbowroom.bots.puzzles.puzzle import Puzzle
from elbowroom.bots.study import Chances, studied, study_of
from elbowroom.bots.turns import turns_of
from elbowroom.hosting.bench import BotFailed
from elbowroom.hosting.questions import (
    BestTurnsQuestion,
    ChancesQuestion,
    StudyQuestion,
    TryQuestion,
    TurnQuestion,
)
from elbowroom.hosting.shelf import Job, Make, Shelf
from elbowroom.kernel.state import State, fingerprint
from elbowroom.protocol.views import plan_told, turns_told
from elbowroom.table.drafts import played_record
from elbowroom.table.refused import Refused
from elbowroom.table.table import PLAYING, Table

MOST_IN_THE_MAKING = 8
"""Games looked at or waiting for it; more are refused."""
MOST_HINTS_IN_THE_MAKING = 64
"""Hints that wait for a bot; more are refused."""
MOST_TRIES_IN_THE_MAKING = 32
"""Tries at puzzles that wait to be judged; more are refused."""
MOST_SEEN = 128
"""Seats whose odds are remembered while their games go on."""


class Seen:
    """What is known of the odds of a game that goes on, as one seat sees it."""

    def __init__(self) -> None:
        self.chances: dict[str, Chances] = {}
        """By the position as it was seen."""
        self.newest = 0
        """The version of the table that was asked for last."""


class TableStudies(ABC):
    """All that is studied at tables."""

    def __init__(self, *, patience: float, hint_patience: float) -> None:
        """`patience` is for one call, in seconds."""
        self._hints = Shelf(hint_patience, MOST_HINTS_IN_THE_MAKING)
        self._odds = Shelf(patience, MOST_IN_THE_MAKING)
        self._games = Shelf(patience, MOST_IN_THE_MAKING)
        self._brought = Shelf(patience, MOST_IN_THE_MAKING)
        self._tries = Shelf(patience, MOST_TRIES_IN_THE_MAKING)
        self._seen: OrderedDict[tuple[str, int], Seen] = OrderedDict()

    # Who thinks.

    @abstractmethod
    async def think(self, question: StudyQuestion) -> dict[str, Any]:
        """Have a question thought through; raises BotFailed."""

    @abstractmethod
    async def think_of_hint(
        self, game: str, state: State, seat: int, table: str, who: str
    ) -> dict[str, Any]:
        """Have a hint thought of, from what the seat may know and nothing else; raises BotFailed."""

    @abstractmethod
    async def apart(self, work: Callable[..., Any], *given: Any) -> Any:
        """Do something that takes a while without stopping everything else, as far as can be."""

    @abstractmethod
    def may_ask(self, who: str) -> bool:
        """Whether somebody may have something thought through now."""

    @abstractmethod
    def note_failure(self, failed: BotFailed) -> None:
        """Hear that nobody could think something through."""

    # While the game goes on.

    async def hint(self, table: Table, seat: int, who: str = "") -> dict[str, Any]:
        """Say what a seat that is asked could do, from what it may know."""
        _require_hints(table)
        play = table.play
        if play is None or table.status != PLAYING or table.asked() != seat:
            raise Refused("not_your_turn", f"Seat {seat} is not asked now: there is no hint.")
        if table.seats[seat].player:
            raise Refused("not_your_turn", f"A bot plays for seat {seat}: it needs no hint.")
        if not self.may_ask(f"{table.id}|{seat}"):
            raise Refused("too_many", "So many hints at once are not given; think for a moment.")
        version, game, state = table.version, table.facts["game"], play.state

        async def make(job: Job) -> dict[str, Any]:
            advice = await self._to_the_end(self.think_of_hint(game, state, seat, table.id, who))
            return {**advice, "seat": seat, "version": version}

        found = await self._hints.get((table.id, table.game_version, seat), make, who)
        if found.get("status") == "making":
            raise Refused("unavailable", "No hint came in time; try again in a moment.")
        return plan_told(state.notation, {**found, "version": version})

    async def odds_so_far(self, table: Table, seat: int, who: str = "") -> dict[str, Any]:
        """Give the odds of a game that goes on, from what a seat, or NOBODY, may know and could know then."""
        _require_hints(table)
        state = _begun(table)
        version = table.game_version
        key = (table.id, seat)
        seen = self._seen.setdefault(key, Seen())
        seen.newest = version
        self._seen.move_to_end(key)
        while len(self._seen) > MOST_SEEN:
            self._seen.popitem(last=False)

        async def make(job: Job) -> dict[str, Any]:
            turns = await self.apart(turns_of, state, seat)
            begun = [*turns.ended, *filter(None, [turns.going_on])]
            job.total = len(begun) + 1
            moments: list[Odds] = []
            for turn in begun:
                told = await self._chances(state, turn.position, seat, seen)
                moments.append(Odds(turn.move, turn.turn, turn.round, turn.seat, *told))
                job.step()
            now = state.redacted(seat).position_dict()
            passed = seen.newest != version  # whoever asked for this moment has asked again
            if not moments or (moments[-1].move < len(state.journal) and not passed):
                told = await self._chances(state, now, seat, seen)
                last = moments[-1].player if moments else state.decision.player
                moments.append(
                    Odds(len(state.journal), state.turns_begun, int(now["round"]), last, *told)
                )
            return _told_odds(state, moments)

        return await self._odds.get((table.id, seat, version), make, who)

    async def _chances(
        self, state: State, position: dict[str, Any], seat: int, seen: Seen
    ) -> Chances:
        """Judge a position as a seat sees it, once."""
        key = fingerprint(position)
        if key not in seen.chances:
            question = ChancesQuestion(state.game_id, state.setup, position, seat)
            seen.chances[key] = Chances(**await self._ask(question))
        return seen.chances[key]

    # Once it is over.

    async def odds(self, table: Table, who: str = "") -> dict[str, Any]:
        """Give the odds of a finished game, or tell how far they are."""
        found = await self.game(table, who)
        return {key: found[key] for key in found if key != "turns"}

    async def mistakes(self, table: Table, seat: int, who: str = "") -> dict[str, Any]:
        """Give the turns of a seat that have a mark, worst first, or tell how far they are."""
        _require_seat(table, seat)
        found = await self.game(table, who)
        return found if "turns" not in found else worst(found["turns"], seat)

    async def game(self, table: Table, who: str = "") -> dict[str, Any]:
        """Give a finished game judged whole, or tell how far that is."""
        state = _finished(table)
        found = await self._games.get(table.id, lambda job: self._judged(state, job), who)
        return (
            found
            if "turns" not in found
            else {**found, "turns": turns_told(state.notation, found["turns"])}
        )

    async def _judged(self, state: State, job: Job) -> dict[str, Any]:
        """Judge a game turn by turn."""
        turns = await self.apart(turns_of, state)
        job.total = len(turns.ended) + 1
        looked: list[dict[str, Any]] = []
        for turn in turns.ended:
            looked.append(await self._ask(TurnQuestion(state.game_id, state.setup, turn)))
            job.step()
        question = ChancesQuestion(state.game_id, state.setup, state.position_dict(), None)
        end = Chances(**await self._ask(question))
        judged = put_together(state, turns, looked, end)
        told = [
            {**turn, "kind": each["kind"]} for turn, each in zip(judged.turns, looked, strict=True)
        ]
        return {**_told_odds(state, judged.moments), "turns": told}

    async def verdict(
        self, table: str, puzzle: Puzzle, played: list[tuple[int, str]], who: str = ""
    ) -> dict[str, Any]:
        """Judge a decided try at a puzzle, or tell how far that is."""
        question = TryQuestion(puzzle.game, puzzle.setup, puzzle, played)

        async def make(job: Job) -> dict[str, Any]:
            return {"status": "ready", **await self._ask(question)}

        return await self._tries.get((table, tuple(played)), make, who)

    # What people bring: positions set up by hand, records.

    async def best_turns(self, state: State, network: str) -> dict[str, Any]:
        """Give the best turns of whoever is asked in a position, or tell how far they are."""
        _require_study(state.game_id)
        position = state.position_dict()

        async def make(job: Job) -> dict[str, Any]:
            found = await self._ask(BestTurnsQuestion(state.game_id, state.setup, position))
            turns = [plan_told(state.notation, turn) for turn in found["turns"]]
            return {"status": "ready", **found, "turns": turns}

        key = fingerprint({"game": state.game_id, "setup": state.setup, "position": position})
        return await self._for_network(network, key, make)

    async def record(self, record: Any, network: str) -> dict[str, Any]:
        """Give the game of a record judged whole, or tell how far that is; a bad one is refused."""

        async def make(job: Job) -> dict[str, Any]:
            state = await self.apart(played_record, record)
            _require_study(state.game_id)
            found = await self._judged(state, job)
            return {**found, "turns": turns_told(state.notation, found["turns"])}

        return await self._for_network(network, fingerprint({"record": record}), make)

    async def _for_network(self, network: str, key: str, make: Make) -> dict[str, Any]:
        """Make something for a network that asks for no more than a few things at once."""
        if not self._brought.has(key) and not self.may_ask(f"brought|{network}"):
            raise Refused("too_many", "So much at once is not thought through; wait for a moment.")
        return await self._brought.get(key, make, network)

    def stop(self, table: Table) -> bool:
        """Judge a game no further; False if nobody was at it."""
        return self._games.stop(table.id)

    async def _ask(self, question: StudyQuestion) -> dict[str, Any]:
        return await self._to_the_end(self.think(question))

    async def _to_the_end(self, asked: Awaitable[dict[str, Any]]) -> dict[str, Any]:
        """Wait for an answer, which is thought of to the end even if nobody wants to know any more."""
        return await asyncio.shield(asyncio.ensure_future(self._answered(asked)))

    async def _answered(self, asked: Awaitable[dict[str, Any]]) -> dict[str, Any]:
        """Wait for an answer; a failure is noted, and told without its inside."""
        try:
            return await asked
        except BotFailed as failed:
            self.note_failure(failed)
            raise Refused(
                "unavailable", "The bot that thinks about this gave no answer; try again."
            ) from failed

    def close(self) -> None:
        """Stop all studies."""
        for shelf in (self._hints, self._odds, self._games, self._brought, self._tries):
            shelf.close()


def worst(turns: list[dict[str, Any]], seat: int) -> dict[str, Any]:
    """Keep the turns of a seat that have a mark, the largest loss first."""
    own = [turn for turn in turns if turn["seat"] == seat]
    mistakes = [turn for turn in own if turn["mark"] is not None]
    mistakes.sort(key=lambda turn: (-turn["lost"], turn["move"]))
    return {"status": "ready", "seat": seat, "turns": len(own), "mistakes": mistakes}


def _told_odds(state: State, moments: list[Odds]) -> dict[str, Any]:
    """Give odds as plain data, with the turns that moved them most."""
    return {
        "status": "ready",
        "unit": study_of(state.game_id).unit,
        "moments": [moment._asdict() for moment in moments],
        "turning_points": [point._asdict() for point in turning_points(moments)],
    }


def _require_hints(table: Table) -> None:
    _require_study(table.facts["game"], "Hints are")
    if not table.hints:
        raise Refused("not_now", "This table allows no hints: that was settled when it was opened.")


def _require_study(game: str, what: str = "Odds and mistakes are") -> None:
    if not studied(game):
        raise Refused("not_now", f"{what} not available for this game.")


def _require_seat(table: Table, seat: int) -> None:
    if seat >= len(table.seats):
        last = len(table.seats) - 1
        raise Refused("malformed", f"There is no seat {seat} at this table; seats are 0 to {last}.")


def _begun(table: Table) -> State:
    """Give the state of a game that goes on."""
    if table.play is None or table.status != PLAYING:
        raise Refused("not_now", "The game has not begun, or is over.")
    return table.play.state.copy()


def _finished(table: Table) -> State:
    """Give the final state of a table; while a game goes on nothing of it is told."""
    _require_study(table.facts["game"])
    if not table.finished or table.play is None:
        raise Refused("not_now", "The game is not over: its odds are told at the end only.")
    return table.play.state
