"""`elbowroom pack weigh`: what a race or power of a pack is worth, by many games of quick bots."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

from elbowroom.cli.failing import FAILED_CHECK, fail
from elbowroom.cli.output import console, person_watches, print_json, table

WORDS = {
    "too_strong": "too strong",
    "too_weak": "too weak",
    "fair": "fair",
    "nothing_seen": "no difference seen",
}
_SHOWN = 3


def weigh_pack(
    file: Path, thing: str | None, seconds: float, as_json: bool, *, cluster: bool = False
) -> None:
    """Weigh a map, or one thing of a pack, and print the verdict; its neighbours where it is not fair."""
    from elbowroom.cli.packs import map_faults, map_game  # noqa: PLC0415 - only for this command
    from elbowroom.lab.cluster import cluster_hands  # noqa: PLC0415 - same
    from elbowroom.lab.weighing import scales  # noqa: PLC0415 - only for this command
    from elbowroom.workshop.describing import check  # noqa: PLC0415 - same
    from elbowroom.workshop.packs import game_of, load_pack  # noqa: PLC0415 - same
    from elbowroom.workshop.sharing import is_map  # noqa: PLC0415 - same

    pack = load_pack(file)
    if is_map(pack) and (faults := map_faults(pack)):
        fail("\n".join(faults), FAILED_CHECK)
    game = map_game(pack) if is_map(pack) else game_of(pack)
    weighing = scales.weighing_of(game, pack, None, thing)
    with ExitStack() as closing:
        progress = _progress(seconds, closing) if person_watches() else None
        hands = closing.enter_context(cluster_hands()) if cluster else None
        found = scales.weigh(
            weighing, seconds, lambda each: not check(each, game), progress=progress, hands=hands
        )
    if as_json:
        print_json(found)
    elif found.get("grounds"):
        _print_grounds(found)
    else:
        _print_verdict(found)


def _progress(seconds: float, closing: ExitStack) -> Any:
    from rich.console import Console  # noqa: PLC0415 - only on a terminal
    from rich.progress import Progress  # noqa: PLC0415 - only on a terminal

    bar = closing.enter_context(Progress(console=Console(stderr=True), transient=True))
    task = bar.add_task("seconds", total=seconds)

    def played(so_far: float, _games: int) -> None:
        bar.update(task, completed=so_far)

    return played


def _print_verdict(found: dict[str, Any]) -> None:
    out = console()
    out.print(
        f"{found['thing']}: {found['games']} games between {found['bot']} bots, rules "
        f"{found['rules_version']}; what everybody begins with is dealt by lot."
    )
    numbers = ("games", "wins", "95 % interval", "fair", found["earned"], "difference", "place")
    rows = table("players", *numbers, "verdict", numbers=numbers)
    for count in found["counts"]:
        rows.add_row(
            str(count["players"]),
            str(count["games"]),
            f"{count['rate']:.1%}",
            f"{count['low']:.1%} to {count['high']:.1%}",
            f"{count['fair']:.0%}",
            f"{count['coins']:.1f}",
            f"{count['coins_apart']:+.1f} ± {count['coins_reach']:.1f}",
            f"{count['place']} of {len(count['shipped']) + 1} "
            f"({count['best_place']} to {count['worst_place']})",
            WORDS[count["word"]],
        )
    out.print(rows)
    for count in found["counts"]:
        finer = next((step for step in count["more"] if step["games"] > count["games"]), None)
        more = f"; {finer['games']} games would show {finer['difference']:.0%}" if finer else ""
        out.print(
            f"With {count['players']} players these games would show a difference of "
            f"{count['smallest']:.1%} four times in five{more}."
        )
    for partner in found["partners"]:
        if partner["word"] != "nothing_seen":
            out.print(
                f"With {partner['id']}: {partner['coins']:+.1f} ± {partner['reach']:.1f} {found['earned']} "
                f"beside what it brings to others: {WORDS[partner['word']]}."
            )
    if found["endless"]:
        out.print(f"{found['endless']} games did not end: something in it feeds itself.")
    _print_neighbours(found)


def _print_grounds(found: dict[str, Any]) -> None:
    out = console()
    out.print(
        f"{found['thing']}: {found['games']} games between {found['bot']} bots, rules "
        f"{found['rules_version']}; beside games on the board of the box."
    )
    for ground in found["grounds"]:
        numbers = ("wins", "interval", "fair", "on the box's board")
        out.print(f"With {ground['players']} players:")
        rows = table("to move", *numbers, "verdict", numbers=numbers)
        for seat in ground["seats"]:
            there = seat["box_rate"]
            rows.add_row(
                str(seat["seat"]),
                f"{seat['rate']:.1%}",
                f"{seat['low']:.1%} to {seat['high']:.1%}",
                f"{seat['fair']:.0%}",
                "" if there is None else f"{there:.1%}",
                WORDS[seat["word"]],
            )
        out.print(rows)
        out.print(
            f"{found['earned'].capitalize()} a game: {ground['coins']:.1f}, on the box's board "
            f"{ground['box_coins']:.1f} ({ground['coins_apart']:+.1f} ± {ground['coins_reach']:.1f}). Never held: "
            f"{', '.join(ground['never']) or 'none'}; always held: {', '.join(ground['always']) or 'none'}."
        )
        out.print(
            f"These {ground['games']} games would show a difference of {ground['smallest']:.1%} four times in five. "
            f"The intervals are widened for looking at {ground['players']} seats at once."
        )


def _print_neighbours(found: dict[str, Any]) -> None:
    played = [each for each in found["neighbours"] if all(c["games"] for c in each["counts"])]

    def distance(each: dict[str, Any]) -> float:
        furthest: float = max(abs(count["rate"] - count["fair"]) for count in each["counts"])
        return furthest

    for each in sorted(played, key=distance)[:_SHOWN]:
        place = ".".join(str(step) for step in each["place"])
        change = "left out" if each["after"] is None else f"{each['before']} to {each['after']}"
        rates = ", ".join(
            f"{count['players']} players {count['rate']:.0%} ± "
            f"{(count['high'] - count['low']) / 2:.0%}"
            for count in each["counts"]
        )
        console().print(f"{place} {change}: {rates}.")
