"""`elbowroom bench`: how fast the engine is."""

from __future__ import annotations

from elbowroom.cli.output import console, print_json, table
from elbowroom.lab.bench import bench


def run_bench(game: str, players: int, seconds: float, copy: bool, as_json: bool) -> None:
    """Measure and print."""
    found = bench(game, players, seconds, copy=copy)
    if as_json:
        print_json(found)
        return
    out = console()
    build = "compiled" if found["compiled"] else "interpreted"
    out.print(
        f"{game}, {players} players, {build} engine {found['version']} on Python "
        f"{found['python']}: {found['games']} random games in {found['seconds']:.1f} s"
    )
    rows = table("measured", "value", numbers=("value",))
    rows.add_row("decisions a second", f"{found['decisions_per_second']:,.0f}")
    rows.add_row("choices a second", f"{found['choices_per_second']:,.0f}")
    rows.add_row("games a second", f"{found['games_per_second']:,.1f}")
    rows.add_row("decisions a game", f"{found['decisions_per_game']:,.0f}")
    if found["copy_us"] is not None:
        rows.add_row("copy of a state", f"{found['copy_us']:.2f} µs")
    out.print(rows)
