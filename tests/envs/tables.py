"""The tables of docs/environments.md, from the code. Run it to write them anew.

python -m tests.envs.tables
"""

from __future__ import annotations

from pathlib import Path

from elbowroom.envs.arena import Arena
from elbowroom.envs.codecs.layout import Field
from elbowroom.envs.rewards import MEANINGS
from elbowroom.envs.single_env import ILLEGAL

PAGE = Path(__file__).resolve().parents[2] / "docs" / "environments.md"
ARENAS = [Arena("classic", players) for players in (2, 3, 4, 5)]
ISLANDS = [Arena("warcraft", players) for players in (2, 3, 4, 5)]
KINGDOMS = [Arena("kingdoms", players) for players in (1, 2, 3, 4, 5)]
HEROES = [Arena("kingdoms", players, heroes_call=True) for players in (1, 2, 3, 4, 5)]


def fields(arenas: list[Arena], known: set[str]) -> list[str]:
    """Name, shapes for each number of players, highest value and meaning of each field."""
    lines = [
        f"| field | {players(arenas)} | highest | meaning |",
        f"| --- | {'--- | ' * len(arenas)}---: | --- |",
    ]
    listed = [all_fields(arena) for arena in arenas]
    for kinds in zip(*listed, strict=True):
        field = kinds[0]
        if field.name in known:
            continue
        shapes = " | ".join(" x ".join(map(str, kind.shape)) for kind in kinds)
        highest = sorted({kind.most for kind in kinds})
        most = str(highest[0]) if len(highest) == 1 else f"{highest[0]} to {highest[-1]}"
        lines.append(f"| `{field.name}` | {shapes} | {most} | {field.meaning} |")
    widths = " | ".join(str(arena.width) for arena in arenas)
    return [*lines, f"| all | {widths} | | |"]


def players(arenas: list[Arena]) -> str:
    """The heads of the columns: how many play."""
    first, *others = [str(arena.players) for arena in arenas]
    return " | ".join([f"{first} player{'s' * (first != '1')}", *others])


def all_fields(arena: Arena) -> list[Field]:
    """The fields of everybody, then those of each seat."""
    return [*arena.codec.layout.fields, *arena.codec.layout.seat_fields]


def actions(arenas: list[Arena]) -> list[str]:
    """How actions read, with their first number for each number of players."""
    lines = [f"| action | {players(arenas)} |", f"| --- |{' --- |' * len(arenas)}"]
    tables = [arena.codec.table_of_actions() for arena in arenas]
    for rows in zip(*tables, strict=True):
        spans = [
            str(first) if count == 1 else f"{first} to {first + count - 1}"
            for _, first, count in rows
        ]
        lines.append(f"| `{rows[0][0]}` | {' | '.join(spans)} |")
    return [*lines, f"| all | {' | '.join(str(arena.size) for arena in arenas)} |"]


def meanings(entries: dict[str, str], title: str) -> list[str]:
    """Names and what they mean."""
    rows = [f"| `{name}` | {meaning} |" for name, meaning in entries.items()]
    return [f"| {title} | meaning |", "| --- | --- |", *rows]


def tables() -> dict[str, str]:
    """Every table of the page by the name of its mark."""
    found = {
        "fields": fields(ARENAS, set()),
        "actions": actions(ARENAS),
        "islands fields": fields(ISLANDS, {field.name for field in all_fields(ARENAS[0])}),
        "islands actions": actions(ISLANDS),
        "kingdoms fields": fields(KINGDOMS, set()),
        "kingdoms actions": actions(KINGDOMS),
        "heroes fields": fields(HEROES, {field.name for field in all_fields(KINGDOMS[0])}),
        "heroes actions": actions(HEROES),
        "rewards": meanings(MEANINGS, "reward"),
        "illegal": meanings(ILLEGAL, "illegal"),
    }
    return {name: "\n".join(lines) for name, lines in found.items()}


def rewritten(page: str) -> str:
    """The page with its tables as they should be."""
    for name, table in tables().items():
        begin, end = f"<!-- {name} -->\n", f"<!-- /{name} -->"
        before, _, rest = page.partition(begin)
        _, _, after = rest.partition(end)
        page = f"{before}{begin}\n{table}\n\n{end}{after}"
    return page


if __name__ == "__main__":
    PAGE.write_text(rewritten(PAGE.read_text()))
