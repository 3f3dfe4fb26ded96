"""The calls of those who practise: puzzles, tries at them, and their answers."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Annotated, Any

import structlog
from fastapi import APIRouter, Path, Response

from elbowroom.bots.puzzles.judging import daily, try_of
from elbowroom.bots.puzzles.puzzle import (
    NoSuchPuzzle,
    Puzzle,
    UnreadPuzzles,
    puzzle_named,
    puzzles_of,
)
from elbowroom.bots.study import study_of
from elbowroom.catalogue import GAMES
from elbowroom.protocol import puzzles as messages
from elbowroom.protocol import study as study_messages
from elbowroom.protocol.views import plan_told, steps_told
from elbowroom.server.http.calls import (
    FAILURES,
    OPENING,
    AllRooms,
    Network,
    Secrets,
    TheRoom,
    answer,
    opened,
)
from elbowroom.server.study.calls import ACCEPTED, AllStudies, ready_or_not
from elbowroom.table.challenges import today
from elbowroom.table.identity import tidy
from elbowroom.table.new_table import open_table, puzzle_plan
from elbowroom.table.puzzles import PuzzleTable
from elbowroom.table.refused import Refused

log = structlog.get_logger("elbowroom.practice")
router = APIRouter(prefix="/api")
GameId = Annotated[str, Path(pattern="^[a-z_]{1,40}$")]
PuzzleId = Annotated[str, Path(pattern="^[a-z0-9]{1,40}$")]
SERIES = 3
"""So many puzzles of a theme make a drill."""
_MAKING: dict[int | str, dict[str, Any]] = {ACCEPTED: {"model": study_messages.Making}}


def all_puzzles(game: str) -> tuple[Puzzle, ...]:
    """Give the puzzles of a game; a file that cannot be read is told of and counts as none."""
    try:
        return puzzles_of(game)
    except UnreadPuzzles as fault:
        log.error("puzzles cannot be read", game=game, error=str(fault))
        return ()


def the_puzzle(game: str, puzzle: str) -> Puzzle:
    """Find a puzzle, or say that it is gone."""
    if game not in GAMES:
        raise Refused("malformed", f"There is no game {game} here.", key="puzzle_gone")
    try:
        return puzzle_named(game, puzzle)
    except (NoSuchPuzzle, UnreadPuzzles) as fault:
        raise Refused("malformed", str(fault), key="puzzle_gone") from fault


@router.get("/puzzles", response_model=messages.Puzzles)
async def listed() -> Response:
    """List the puzzles of all games, those of the day, and the drills."""
    return answer(await asyncio.to_thread(_listed))


def _listed() -> dict[str, Any]:
    day = today()
    found = [_of_game(game, all_puzzles(game)) for game in GAMES]
    games = [{**each, "daily": _daily(each["game"])} for each in found if each["puzzles"]]
    return {"today": day.isoformat(), "games": games}


def _daily(game: str) -> str | None:
    found = daily(all_puzzles(game), today())
    return None if found is None else found.id


def _of_game(game: str, puzzles: tuple[Puzzle, ...]) -> dict[str, Any]:
    themes = Counter(each.theme for each in puzzles)
    return {
        "game": game,
        "drills": [theme for theme, count in themes.most_common() if count >= SERIES],
        "puzzles": [
            {
                "id": each.id,
                "theme": each.theme,
                "grade": each.grade,
                "rating": each.rating,
                "players": len(each.setup["names"]),
                "kind": each.kind,
            }
            for each in puzzles
        ],
    }


@router.post("/puzzles/{game}/{puzzle}", **OPENING)
async def open_puzzle(
    rooms: AllRooms, network: Network, game: GameId, puzzle: PuzzleId, wish: messages.OpenPuzzle
) -> Response:
    """Open a table for a try at a puzzle; nobody but you goes on there."""
    asked = the_puzzle(game, puzzle)
    given = PuzzleTable(game, puzzle, asked.seat, asked.setup, asked.position)
    new = open_table(puzzle_plan(given, tidy(wish.name)), rooms.now())
    await rooms.open(new, network)
    return opened(new)


@router.get("/puzzles/{game}/{puzzle}", response_model=messages.PuzzleAnswer, responses=FAILURES)
async def answered(game: GameId, puzzle: PuzzleId) -> Response:
    """Give a puzzle with its answer, and what other ways give away."""
    asked = the_puzzle(game, puzzle)
    notation = asked.state().notation
    same = ("game", "id", "theme", "kind", "seat", "setup", "position", "now", "gap", "missed")
    return answer(
        {
            **{key: getattr(asked, key) for key in same},
            "unit": study_of(game).unit,
            "best": plan_told(notation, asked.best),
            "others": [
                {**each, "plan": steps_told(notation, each["plan"])} for each in asked.others
            ],
        }
    )


@router.get(
    "/tables/{table}/puzzle",
    response_model=messages.PuzzleVerdict | messages.PuzzleOpen,
    responses={**FAILURES, **_MAKING},
)
async def judged(room: TheRoom, studies: AllStudies, secrets: Secrets) -> Response:
    """Say what the try at this table gave away, once it is decided."""
    room.admit(room.identify(secrets))
    table = room.table
    if table.puzzle is None or table.play is None:
        raise Refused("not_now", "No puzzle is tried at this table.")
    asked = the_puzzle(table.facts["game"], table.puzzle["id"])
    tried = try_of(asked, table.play.state.journal)
    if not tried.decided:
        return answer({"status": "open"})
    found = await studies.verdict(table.id, asked, tried.played)
    if found["status"] == "ready":
        notation = table.play.state.notation
        found = {**found, "played": steps_told(notation, found["played"])}
    return ready_or_not(found)
