"""What is there: games, bots, maps."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final

from rich.markup import escape
from rich.table import Table

from elbowroom.bots import LEVELS, describe, names, package_of, plugin_faults
from elbowroom.catalogue import GAMES, find_games
from elbowroom.cli.output import console, print_json, table
from elbowroom.kernel.errors import unknown
from elbowroom.kernel.game import Game

_WIDEST_FACT: Final = 20
_GAP: Final = 3
_HEADINGS: Final = {"id": "region", "label": "place", "adjacent": "neighbours"}
_IN_WORDS: Final = ("game", "map", "regions", "land", "borders")


def list_games(as_json: bool) -> None:
    """List the games that can be played, and those of packages that cannot be used."""
    faults = find_games().faults
    found = [
        {
            "id": game.id,
            "name": game.name,
            "players": [game.fewest_players, game.most_players],
            "rules_version": game.rules_version,
        }
        for game in GAMES.values()
    ]
    if as_json:
        print_json({"games": found, "faults": list(faults)})
        return
    rows = table("game", "name", "players", "rules version", numbers=("rules version",))
    for game in GAMES.values():
        players = f"{game.fewest_players} to {game.most_players}"
        rows.add_row(game.id, game.name, players, str(game.rules_version))
    console().print(rows)
    _print_faults(faults)


def list_bots(as_json: bool) -> None:
    """List the bots and how they play, and the bots of packages that cannot be used."""
    faults = plugin_faults()
    if as_json:
        found = [
            {
                "name": name,
                "about": describe(name),
                "level": name in LEVELS,
                "package": package_of(name),
            }
            for name in names()
        ]
        print_json({"bots": found, "faults": faults})
        return
    rows = table("bot", "how it plays", "from")
    for name in names():
        origin = package_of(name) or ("a level for people" if name in LEVELS else "")
        rows.add_row(escape(name), escape(describe(name)), escape(origin))
    console().print(rows)
    _print_faults(faults)


def _print_faults(faults: Sequence[str]) -> None:
    for fault in faults:
        print(fault, file=sys.stderr)  # noqa: T201 - a command prints


def list_maps(as_json: bool) -> None:
    """List the maps of every game with their counts."""
    found = {
        game.name: [_map_facts(game, name) for name in game.map_names()] for game in GAMES.values()
    }
    if as_json:
        print_json({"maps": [each for maps in found.values() for each in maps]})
        return
    out = console()
    for title, maps in found.items():
        for part in _side_by_side(maps, out.width):
            out.print(_counts_table(title, part))
    out.print("`elbowroom maps 3` lists the regions of one.")


def _map_facts(game: Game, name: str) -> dict[str, Any]:
    return {"game": game.id, "map": name, **game.map_facts(name)}


def _side_by_side(maps: list[dict[str, Any]], width: int) -> list[list[dict[str, Any]]]:
    """Part the maps so that each table fits the width."""
    if not maps:
        return []
    longest = max([len(str(value)) for each in maps for value in each.values()])
    many = max(1, (width - _WIDEST_FACT) // (longest + _GAP))
    return [maps[first : first + many] for first in range(0, len(maps), many)]


def _counts_table(title: str, maps: list[dict[str, Any]]) -> Table:
    names = [str(each["map"]) for each in maps]
    rows = table(title, *names, numbers=tuple(names))
    for fact in list(maps[0]):
        if fact not in ("game", "map"):
            rows.add_row(fact, *[str(each[fact]) for each in maps])
    return rows


def list_regions(name: str, as_json: bool) -> None:
    """List the regions of a map."""
    game = _game_with(name)
    counts, regions = _map_facts(game, name), game.map_regions(name)
    if as_json:
        print_json({**counts, "regions": regions})
        return
    rows = table(*[_HEADINGS.get(word, word.replace("_", " ")) for word in regions[0]])
    for region in regions:
        rows.add_row(*[_cell(word, value) for word, value in region.items()])
    out = console()
    out.print(rows)
    told = [f"{word} {value}" for word, value in counts.items() if word not in _IN_WORDS]
    out.print(
        f"{counts['regions']} regions, {counts['land']} of them land; "
        f"{counts['borders']} borders; {', '.join(told)}."
    )


def _game_with(name: str) -> Game:
    known = {each: game for game in GAMES.values() for each in game.map_names()}
    if name not in known:
        raise unknown("map", name, list(known))
    return known[name]


def _cell(word: str, value: Any) -> str:
    if isinstance(value, bool):
        return word.replace("_", " ") if value else ""
    return " ".join(value) if isinstance(value, list) else str(value)
