"""The calls of those who make packs and maps: checked and drawn, nothing of it is kept."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response

from elbowroom.hosting.making import checked, drawable, of_game, sound, tried
from elbowroom.hosting.plans import seats_of
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.protocol import workshop as messages
from elbowroom.server.http.calls import (
    FAILURES,
    OPENING,
    AllRooms,
    Network,
    Sharing,
    answer,
    opened,
)
from elbowroom.server.workshop.bench import Bench
from elbowroom.server.workshop.scale import Scales
from elbowroom.table.new_table import open_table, sealed_by_host
from elbowroom.table.refused import Refused
from elbowroom.text.effects import lists_of, read_back
from elbowroom.text.locales import LANGUAGES
from elbowroom.workshop.describing import vocabulary
from elbowroom.workshop.maps import map_words
from elbowroom.workshop.samples import weighed_lists
from elbowroom.workshop.schema import json_schema
from elbowroom.workshop.trial import trial_faults

router = APIRouter(prefix="/api/workshop")


def bench_of(request: Request) -> Bench:
    """Find the workbench of this server."""
    found: Bench = request.app.state.bench
    return found


MOST_READ = 16
"""Things of one list that are read back."""
GameId = Annotated[str, Path(pattern="^[a-z_]{1,40}$")]


def scales_of(request: Request) -> Scales:
    """Find the scales of this server."""
    found: Scales = request.app.state.scales
    return found


VerdictKey = Annotated[str, Path(pattern="^[0-9a-f]{8,64}$")]
TheScales = Annotated[Scales, Depends(scales_of)]
TheBench = Annotated[Bench, Depends(bench_of)]


@router.get("/{game}/vocabulary", response_model=messages.Vocabulary, responses=FAILURES)
async def all_that_can_be_said(game: GameId) -> Response:
    """Describe everything a pack may say in a game: kinds, effects, fields, bounds, names."""
    return answer({**of_game(vocabulary, game), "weighed": weighed_lists(game)})


@router.get("/{game}/maps", response_model=messages.MapWords, responses=FAILURES)
async def all_that_maps_are_made_of(game: GameId) -> Response:
    """Describe what a map of a game is made of: terrains, limits, words for names, boards of the box."""
    return answer(of_game(map_words, game))


@router.get("/{game}/schema", responses=FAILURES)
async def schema(game: GameId) -> dict[str, Any]:
    """Give the JSON Schema of packs of a game, for editors."""
    return of_game(json_schema, game)


@router.post("/check", response_model=messages.Checked, responses=FAILURES)
async def check(wish: messages.Made) -> Response:
    """List every fault of a pack or a map, each with its place."""
    return answer(await asyncio.to_thread(checked, wish.game, wish.document, read))


@router.post("/weigh", response_model=messages.Verdict, responses=FAILURES)
async def weigh(scales: TheScales, network: Sharing, wish: messages.Weigh) -> Response:
    """Put a thing of a pack on the scales, or go on weighing it; games are played behind everybody's bots."""
    await asyncio.to_thread(sound, wish.game, wish.pack)
    wanted = (wish.game, wish.pack, wish.list, wish.thing, wish.seconds or 0, network)
    try:
        return answer(scales.put(*wanted).told())
    except ElbowroomError as fault:
        raise Refused("malformed", str(fault)) from fault


@router.get("/weigh/{key}", response_model=messages.Verdict, responses=FAILURES)
async def verdict(scales: TheScales, key: VerdictKey) -> Response:
    """Tell what is known of a thing so far."""
    return answer(scales.get(key).told())


@router.post("/weigh/{key}/stop", response_model=messages.Verdict, responses=FAILURES)
async def stop(scales: TheScales, network: Sharing, key: VerdictKey) -> Response:
    """Play no more of it, unless others want it too; what was played stays."""
    return answer(scales.stop(key, network).told())


@router.post("/table", **OPENING)
async def try_it(rooms: AllRooms, network: Network, wish: messages.TryIt) -> Response:
    """Open a table against bots at which the first seat begins and finds the new thing first."""
    await asyncio.to_thread(sound, wish.game, wish.pack)
    seats = sealed_by_host(seats_of(wish.seats), wish.seal)
    plan = await asyncio.to_thread(tried, wish, seats)
    new = open_table(plan, rooms.now())
    await rooms.open(new, network)
    return opened(new)


def playable(game: str, document: dict[str, Any]) -> None:
    """Refuse what has faults, and what breaks or never ends when it is played."""
    sound(game, document)
    for fault in trial_faults(game, document):
        raise Refused("malformed", str(fault), key=f"shelf-{fault.key}", values=dict(fault.values))


@router.post("/drawing", response_model=messages.Drawn, responses=FAILURES)
async def drawing(bench: TheBench, network: Sharing, wish: messages.MapToDraw) -> Response:
    """Draw a map of one's own, or a land of a pack, as those of the box are drawn."""
    await asyncio.to_thread(drawable, wish.game, wish.map)
    return answer(await bench.drawing(wish.game, wish.map, wish.orientation, network))


def read(game: str, pack: Any) -> dict[str, Any]:
    """Read everything in a pack back, by its list and place, in every language, a sentence for each part."""
    if not isinstance(pack, dict):
        return {}
    return {
        name: [
            {language: read_back(thing, language, game, pack, kind) for language in LANGUAGES}
            for thing in pack[name][:MOST_READ]
            if isinstance(thing, dict)
        ]
        for kind, name in lists_of(game).items()
        if isinstance(pack.get(name), list)
    }
