"""What the lobby has to know of each game before a table of it is opened."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from elbowroom import bots
from elbowroom.bots.study import studied
from elbowroom.catalogue import manifest_of
from elbowroom.kernel.game import Game
from elbowroom.table.challenges import today
from elbowroom.table.lessons import lessons_of


def game_info(game: Game) -> dict[str, Any]:
    """Tell what a new table of a game needs to know."""
    counts = list(range(game.fewest_players, game.most_players + 1))
    return {
        "id": game.id,
        "name": game.name,
        "players": counts,
        "maps": game.map_names(),
        "options": game.options(),
        "usual": usual_options(game),
        **choices_of(game),
        "bots": bots.names(),
        "levels": list(bots.LEVELS),
        "level": bots.DEFAULT_LEVEL,
        "study": studied(game.id),
        "own_pieces": manifest_of(game.id).content is not None,
        "own_maps": manifest_of(game.id).maps is not None,
        "challenge": game.challenge(today()) is not None,
        "lessons": [{"id": each.id, "drill": each.drill} for each in lessons_of(game.id)],
        "added": [
            {"name": name, "about": bots.describe(name), "package": bots.package_of(name) or ""}
            for name in bots.plugin_names()
        ],
        "words": {},
    }


def choices_of(game: Game) -> dict[str, Any]:
    """Tell what people choose for a new table, and the maps where a table lies on several."""
    options = manifest_of(game.id).options
    places = {}
    for players in range(game.fewest_players, game.most_players + 1):
        places[f"{players}"] = game.map_places(game.check_setup(players=players))
        for option in options:
            for value in option.values if option.counts(players, {}) else ():
                setup = game.check_setup(**{"players": players, option.name: value})
                places[f"{players} {option.name}={value}"] = game.map_places(setup)
    usual = {key: kinds for key, kinds in places.items() if " " not in key}
    told = {key: kinds for key, kinds in places.items() if kinds != usual[key.split()[0]]}
    several = any(usual.values())
    return {
        "choices": [asdict(option) for option in options],
        "sides": [_side(game, name) for name in game.map_names()] if several else [],
        "places": usual | told if several else {},
    }


def _side(game: Game, name: str) -> dict[str, str]:
    card, kind = game.map_side(name)
    return {"name": name, "card": card, "kind": kind}


def usual_options(game: Game) -> dict[str, bool | int | str]:
    """Tell what plain options are where nobody says, with as few players as can be."""
    setup = game.check_setup(players=game.fewest_players)
    options = [(name, setup[name]) for name in game.options() if name in setup]
    return {name: value for name, value in options if isinstance(value, bool | int | str)}
