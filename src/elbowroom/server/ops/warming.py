"""Warming up: what is made when first needed is made before anybody waits for it."""

from __future__ import annotations

from fastapi import FastAPI
from pydantic_core import to_json
from starlette.types import Scope

from elbowroom.catalogue import GAMES
from elbowroom.kernel.game import Game
from elbowroom.table.clocks import now
from elbowroom.table.new_table import Plan, SeatPlan, open_table
from elbowroom.table.views import face_of, snapshot


def warm_up(app: FastAPI) -> None:
    """Lay out a table of every game, and let the web framework prepare the ways of all calls."""
    for game in GAMES.values():
        _lay_out(game)
    call: Scope = {"type": "http", "method": "GET", "path": "/api", "root_path": "", "headers": []}
    for route in app.routes:
        route.matches(call)


def _lay_out(game: Game) -> None:
    players = game.fewest_players
    seats = [SeatPlan("here") for _ in range(players)]
    table = open_table(Plan(game.id, game.check_setup(players=players), seats), now()).table
    yours = tuple(range(players))
    to_json(snapshot(table, face_of(table), yours, yours, host=True, seats=[], entries=[]))
