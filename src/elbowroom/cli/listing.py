"""What is there: games, bots, maps."""

from __future__ import annotations

import sys
from typing import Any

from rich.markup import escape

from elbowroom.bots import LEVELS, describe, names, package_of, plugin_faults
from elbowroom.catalogue import GAMES
from elbowroom.classic.maps import board, facts, map_names
from elbowroom.cli.output import console, print_json, table
from elbowroom.kernel.bits import members
from elbowroom.kernel.errors import unknown


def list_games(as_json: bool) -> None:
    """List the games that can be played."""
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
        print_json({"games": found})
        return
    rows = table("game", "name", "players", "rules version", numbers=("rules version",))
    for game in GAMES.values():
        players = f"{game.fewest_players} to {game.most_players}"
        rows.add_row(game.id, game.name, players, str(game.rules_version))
    console().print(rows)


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
    for fault in faults:
        print(fault, file=sys.stderr)  # noqa: T201 - a command prints


def list_maps(as_json: bool) -> None:
    """List the maps with their counts."""
    found = [_map_facts(name) for name in map_names()]
    if as_json:
        print_json({"maps": found})
        return
    names = [str(each["map"]) for each in found]
    rows = table("map", *names, numbers=tuple(names))
    for fact in list(found[0])[1:]:
        rows.add_row(fact, *[str(each[fact]) for each in found])
    console().print(rows)
    console().print("`elbowroom maps 3` lists the regions of one.")


def _map_facts(name: str) -> dict[str, Any]:
    data = facts()["maps"][name]
    plan = board(name)
    return {
        "map": name,
        "players": data["players"],
        "turns": facts()["turns"][name],
        "regions": len(plan.regions),
        "land": data["land_region_count"],
        "borders": data["edge_count"],
        "tribes": data["counts"]["lost_tribes"],
        **{terrain: len(members(plan.terrain.get(terrain, 0))) for terrain in facts()["terrains"]},
        **{symbol: len(members(plan.symbol.get(symbol, 0))) for symbol in facts()["symbols"]},
    }


def list_regions(name: str, as_json: bool) -> None:
    """List the regions of a map."""
    if name not in map_names():
        raise unknown("map", name, map_names())
    plan = board(name)
    if as_json:
        regions = [
            {
                "id": region.id,
                "label": region.label,
                "terrain": region.terrain,
                "symbols": list(region.symbols),
                "lost_tribe": region.lost_tribe,
                "border": bool(plan.border >> number & 1),
                "coastal": bool(plan.coastal >> number & 1),
                "adjacent": list(region.adjacent),
            }
            for number, region in enumerate(plan.regions)
        ]
        print_json({**_map_facts(name), "regions": regions})
        return
    rows = table("region", "place", "terrain", "symbols", "tribe", "border", "coast", "neighbours")
    for number, region in enumerate(plan.regions):
        rows.add_row(
            region.id,
            region.label,
            region.terrain,
            " ".join(region.symbols),
            "tribe" if region.lost_tribe else "",
            "border" if plan.border >> number & 1 else "",
            "coast" if plan.coastal >> number & 1 else "",
            " ".join(region.adjacent),
        )
    out = console()
    out.print(rows)
    counts = _map_facts(name)
    out.print(
        f"{counts['regions']} regions, {counts['land']} of them land; "
        f"{counts['borders']} borders; {counts['tribes']} lost tribes; "
        f"{counts['turns']} turns for {counts['players']} players."
    )
