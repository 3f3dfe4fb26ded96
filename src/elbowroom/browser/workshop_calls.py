"""The calls of those who make packs and maps, answered in the page; weighing and the shelf need a server."""

from __future__ import annotations

from elbowroom.browser.api import CREATED, Answer, Call, answers
from elbowroom.hosting.answers import opened_told
from elbowroom.hosting.bench import BotFailed
from elbowroom.hosting.drawing import DrawQuestion
from elbowroom.hosting.making import checked, drawable, of_game, sound, tried
from elbowroom.hosting.plans import seats_of
from elbowroom.table.new_table import open_table, sealed_by_host
from elbowroom.table.refused import Refused
from elbowroom.workshop.describing import vocabulary
from elbowroom.workshop.maps import map_words
from elbowroom.workshop.schema import json_schema


@answers("GET", "/workshop/{game}/vocabulary")
async def all_that_can_be_said(call: Call) -> Answer:
    """Describe everything a pack may say in a game; nothing is weighed here."""
    return 200, {**of_game(vocabulary, call.given["game"]), "weighed": []}


@answers("GET", "/workshop/{game}/maps")
async def all_that_maps_are_made_of(call: Call) -> Answer:
    """Describe what a map of a game is made of."""
    return 200, of_game(map_words, call.given["game"])


@answers("GET", "/workshop/{game}/schema")
async def schema(call: Call) -> Answer:
    """Give the JSON Schema of packs of a game, for editors."""
    return 200, of_game(json_schema, call.given["game"])


@answers("POST", "/workshop/check")
async def check(call: Call) -> Answer:
    """List every fault of a pack or a map; the page itself reads a pack back."""
    return 200, checked(call.wish.game, call.wish.document)


@answers("POST", "/workshop/table")
async def try_it(call: Call) -> Answer:
    """Open a table against bots at which the first seat begins and finds the new thing first."""
    wish = call.wish
    sound(wish.game, wish.pack)
    seats = sealed_by_host(seats_of(wish.seats), wish.seal)
    new = open_table(tried(wish, seats), call.page.now())
    await call.page.open(new)
    return CREATED, opened_told(new)


@answers("POST", "/workshop/drawing")
async def drawing(call: Call) -> Answer:
    """Draw a map of one's own, or a land of a pack; whoever thinks for the page draws, too."""
    wish = call.wish
    drawable(wish.game, wish.map)
    question = DrawQuestion(wish.game, wish.map, wish.orientation)
    try:
        return 200, await call.page.thinking.think(question)
    except BotFailed as failed:
        raise Refused("unavailable", "This map could not be drawn; try again.") from failed
