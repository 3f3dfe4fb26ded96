"""Rewrites who uses each hook in the docs: `python -m tests.architecture.owners`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from tests.architecture import test_hooks_documented as conquest
from tests.architecture.engine import ROOT
from tests.games.kingdoms import test_hooks_documented as kingdoms

DOCS = ROOT / "docs"


def main() -> None:
    """Write the users of hooks as the tables of the games have them."""
    rewrite(DOCS / "hooks.md", _with_users)
    rewrite(DOCS / "hooks-kingdoms.md", _with_users_of_kingdoms)


def rewrite(page: Path, row: Callable[[str, list[str]], list[str]]) -> None:
    """Change the rows of a page's tables; each is given its part of the page and its cells."""
    part, lines = "", []
    for line in page.read_text("utf-8").split("\n"):
        part = line if line.startswith("# ") else part
        cells = line.strip("|").split("|")
        lines.append(f"|{'|'.join(row(part, cells))}|" if line.startswith("| `") else line)
    page.write_text("\n".join(lines), "utf-8")


def _with_users(part: str, cells: list[str]) -> list[str]:
    hook = cells[0].strip(" `")
    users = [conquest.users(part, column)[hook] for column in range(len(cells) - 4)]
    return [*cells[:4], *map(_listed, users)]


def _with_users_of_kingdoms(_part: str, cells: list[str]) -> list[str]:
    return [*cells[:4], _listed(kingdoms.users()[cells[0].strip(" `")])]


def _listed(names: Iterable[str]) -> str:
    return f" {', '.join(names) or 'nobody'} "


if __name__ == "__main__":
    main()
