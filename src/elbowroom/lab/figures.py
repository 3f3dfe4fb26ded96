"""All figures of a tournament as plain data: what `results.json` and the report are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import elbowroom
from elbowroom.catalogue import game as find_game
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.lab.balance import balance
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
    factions = factions_of(tournament.game)
    return {
        "game": tournament.game,
        "name": find_game(tournament.game).name,
        "version": elbowroom.__version__,
        "bots": list(tournament.bots),
        "players": list(tournament.players),
        "seed": tournament.seed,
        "games": len(rows),
        "packs": _packs(tournament.options),
        "ladder": standings(rows, tournament.bots),
        "duels": {
            str(players): duels(played, tournament.bots, players)
            for players, played in by_players.items()
        },
        "by_players": {
            str(players): balance(played, factions) for players, played in by_players.items()
        },
        "errors": len(failures),
        "failures": failures,
    }


def factions_of(name: str) -> dict[str, str]:
    """Give the faction of each race, in games whose races have one."""
    game = find_game(name)
    start = game.begin(game.check_setup(players=game.fewest_players))
    races = start.rules.races if isinstance(start, ConquestState) else []
    return {race.id: race.faction for race in races if hasattr(race, "faction")}


def _packs(options: dict[str, Any]) -> list[dict[str, Any]]:
    """Name the content packs played with, and what they bring."""
    return [
        {
            "name": str(pack.get("name", "a content pack")),
            "races": _named(pack.get("races", [])),
            "powers": _named(pack.get("powers", [])),
        }
        for pack in options.get("packs", [])
    ]


def _named(things: list[dict[str, Any]]) -> list[dict[str, str]]:
    return [{"id": each["id"], "name": each.get("name", each["id"])} for each in things]
