"""The calls of those who practise: puzzles, tries at them, and their answers."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import structlog
from fastapi import APIRouter, Path, Response

from elbowroom.bots.puzzles.puzzle import (
    UnreadPuzzles,
)
from elbowroom.hosting.puzzles import answer_told, puzzles_told, try_plan, verdict_told
from elbowroom.protocol import puzzles as messages
from elbowroom.protocol import study as study_messages
from elbowroom.server.http.calls import (
    FAILURES,
    OPENING,
    AllRooms,
    Network,
    Secrets,
    Sharing,
    TheRoom,
    answer,
    opened,
)
from elbowroom.server.study.calls import ACCEPTED, AllStudies, ready_or_not
from elbowroom.table.identity import tidy
from elbowroom.table.new_table import open_table

log = structlog.get_logger("elbowroom.practice")
router = APIRouter(prefix="/api")
GameId = Annotated[str, Path(pattern="^[a-z_]{1,40}$")]
PuzzleId = Annotated[str, Path(pattern="^[a-z0-9]{1,40}$")]
_MAKING: dict[int | str, dict[str, Any]] = {ACCEPTED: {"model": study_messages.Making}}


def _unread(game: str, fault: UnreadPuzzles) -> None:
    log.error("puzzles cannot be read", game=game, error=str(fault))


@router.get("/puzzles", response_model=messages.Puzzles)
async def listed() -> Response:
    """List the puzzles of all games, those of the day, and the drills."""
    return answer(await asyncio.to_thread(puzzles_told, _unread))


@router.post("/puzzles/{game}/{puzzle}", **OPENING)
async def open_puzzle(
    rooms: AllRooms, network: Network, game: GameId, puzzle: PuzzleId, wish: messages.OpenPuzzle
) -> Response:
    """Open a table for a try at a puzzle; nobody but you goes on there."""
    new = open_table(try_plan(game, puzzle, tidy(wish.name)), rooms.now())
    await rooms.open(new, network)
    return opened(new)


@router.get("/puzzles/{game}/{puzzle}", response_model=messages.PuzzleAnswer, responses=FAILURES)
async def answered(game: GameId, puzzle: PuzzleId) -> Response:
    """Give a puzzle with its answer, and what other ways give away."""
    return answer(answer_told(game, puzzle))


@router.get(
    "/tables/{table}/puzzle",
    response_model=messages.PuzzleVerdict | messages.PuzzleOpen,
    responses={**FAILURES, **_MAKING},
)
async def judged(
    room: TheRoom, studies: AllStudies, secrets: Secrets, network: Sharing
) -> Response:
    """Say what the try at this table gave away, once it is decided."""
    room.admit(room.identify(secrets))
    found = await verdict_told(room.table, studies, network)
    return answer(found) if found["status"] == "open" else ready_or_not(found)
