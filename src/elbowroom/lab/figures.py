"""All figures of a tournament as plain data: what `results.json` and the report are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import elbowroom
from elbowroom.catalogue import game as find_game
from elbowroom.lab.balance import balance
from elbowroom.lab.game_figures import GameFigures, figures_of
from elbowroom.lab.results import Row
from elbowroom.lab.standings import duels, standings
from elbowroom.lab.tournament import Tournament


def figures(tournament: Tournament, rows: Sequence[Row]) -> dict[str, Any]:
    """Count everything."""
    by_players = {
        players: [row for row in rows if row["players"] == players]
        for players in tournament.players
    }
    failures = [row["failure"] for row in rows if "failure" in row]
    brought = figures_of(tournament.game)
    return {
        "game": tournament.game,
        "name": find_game(tournament.game).name,
        "version": elbowroom.__version__,
        "bots": list(tournament.bots),
        "players": list(tournament.players),
        "seed": tournament.seed,
        "games": len(rows),
        "packs": [] if brought is None else brought.packs(tournament.options),
        "ladder": standings(rows, tournament.bots),
        "duels": {
            str(players): duels(played, tournament.bots, players)
            for players, played in by_players.items()
        },
        "by_players": {
            str(players): _of_the_game(tournament.game, played, brought)
            for players, played in by_players.items()
        },
        "errors": len(failures),
        "failures": failures,
    }


def _of_the_game(game: str, rows: Sequence[Row], brought: GameFigures | None) -> dict[str, Any]:
    """Count the games of one number of players: what every game has, then what only this one has."""
    finished = [row for row in rows if "failure" not in row]
    found = balance(finished)
    return found if brought is None else {**found, **brought.counted(game, finished)}
