"""The calls of challenges: what is played today, by whom, and how well."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from elbowroom.hosting.challenges import (
    BEST,
    EARLIER,
    OWN,
    challenge_told,
    day_of,
    the_challenge,
    todays_challenge,
)
from elbowroom.protocol import challenges as challenge_messages
from elbowroom.protocol import requests
from elbowroom.server.http.calls import (
    FAILURES,
    OPENING,
    AllRooms,
    Secrets,
    answer,
    asking_network,
    opened,
)
from elbowroom.server.rooms.rooms import Rooms
from elbowroom.server.store.interface import StoreError
from elbowroom.table.challenges import Challenge, player_of, today
from elbowroom.table.identity import tidy
from elbowroom.table.new_table import challenge_plan, open_table
from elbowroom.table.refused import Refused

SHORTEST_KEY = 16

router = APIRouter(prefix="/api")
GameId = Annotated[str, Path(pattern="^[a-z_]{1,40}$")]


def player_from(request: Request, secrets: Secrets, name: str) -> str | None:
    """Find whose results are asked for; in one household a name is enough."""
    if request.app.state.household:
        return player_of("", tidy(name)) if tidy(name) else None
    key = secrets[0] if secrets else ""
    return player_of(key, tidy(name)) if len(key) >= SHORTEST_KEY and tidy(name) else None


def asked_player(
    request: Request,
    secrets: Secrets,
    name: Annotated[str, Query(max_length=requests.LONGEST_NAME)] = "",
) -> str | None:
    """Find who looks at a score table; nobody in particular may, too."""
    return player_from(request, secrets, name)


Player = Annotated[str | None, Depends(asked_player)]


@router.get(
    "/challenges/{game}", response_model=challenge_messages.ChallengeFace, responses=FAILURES
)
async def challenge(
    rooms: AllRooms,
    player: Player,
    game: GameId,
    day: Annotated[challenge_messages.Day | None, Query()] = None,
) -> Response:
    """Give the challenge of a day with its score table, and your own results."""
    asked = the_challenge(game, day_of(day))
    try:
        return answer(await _face(rooms, asked, player))
    except StoreError as fault:
        raise Refused("unavailable", "The score table cannot be read now.") from fault


async def _face(rooms: Rooms, asked: Challenge, player: str | None) -> dict[str, Any]:
    store, day = rooms.store, asked.day.isoformat()
    best = await store.results_of_day(asked.game, day, BEST)
    earlier = await store.best_by_day(asked.game, today().isoformat(), EARLIER)
    own = () if player is None else await store.results_of_player(asked.game, player, OWN)
    return challenge_told(asked, best, earlier, own, player)


@router.post("/challenges/{game}", **OPENING)
async def take_up(
    request: Request,
    rooms: AllRooms,
    secrets: Secrets,
    game: GameId,
    wish: challenge_messages.OpenChallenge,
) -> Response:
    """Open a table for today's challenge; the first result of a player and day counts."""
    asked = todays_challenge(game, wish.day)
    player = player_from(request, secrets, wish.name)
    if player is None:
        raise Refused(
            "malformed",
            "A challenge needs a name, and a key of your own of 16 or more characters as bearer.",
        )
    new = open_table(challenge_plan(asked, tidy(wish.name), player), rooms.now())
    await rooms.open(new, asking_network(request))
    return opened(new)
