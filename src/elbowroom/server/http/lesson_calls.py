"""The calls of those who learn: tables for guided first games and exercises."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from elbowroom.bots.study import studied
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.protocol import lessons as lesson_messages
from elbowroom.server.http.calls import OPENING, AllRooms, Network, opened
from elbowroom.table.identity import tidy
from elbowroom.table.lessons import lesson_named
from elbowroom.table.new_table import lesson_plan, open_table
from elbowroom.table.refused import Refused

router = APIRouter(prefix="/api")
GameId = Annotated[str, Path(pattern="^[a-z_]{1,40}$")]
LessonId = Annotated[str, Path(pattern="^[a-z_]{1,40}$")]


@router.post("/lessons/{game}/{lesson}", **OPENING)
async def learn(
    rooms: AllRooms,
    network: Network,
    game: GameId,
    lesson: LessonId,
    wish: lesson_messages.OpenLesson,
) -> Response:
    """Open a table for a guided first game or an exercise: the same for everybody."""
    try:
        asked = lesson_named(game, lesson)
    except ElbowroomError as fault:
        raise Refused("malformed", str(fault)) from fault
    new = open_table(lesson_plan(asked, tidy(wish.name), studied(game)), rooms.now())
    await rooms.open(new, network)
    return opened(new)
