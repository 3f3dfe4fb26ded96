"""The map of the house: docs/tree.md, one line for each package and module, from their docstrings.

`python -m tests.architecture.tree` writes it anew; a test fails while it is not true.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "src" / "elbowroom"
PAGE: Final = ROOT / "docs" / "tree.md"
MARK: Final = "<!-- from here on: make tree -->\n"


def said(path: Path) -> str:
    """The first line of a module's docstring, without its full stop."""
    lines = (ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "").splitlines()
    if not lines:
        raise LookupError(f"{path.relative_to(ROOT)} has no docstring; its first line is its entry")
    return lines[0].removesuffix(".")


def packages(folder: Path) -> list[Path]:
    """A package and those inside it, each before its own."""
    inside = sorted(path.parent for path in folder.glob("*/__init__.py"))
    return [folder, *[each for package in inside for each in packages(package)]]


def section(package: Path) -> str:
    """A package: what it is, then its modules."""
    name = package.relative_to(SOURCE.parent).as_posix()
    modules = sorted(path for path in package.glob("*.py") if path.name != "__init__.py")
    lines = [f"## `{name}/`", "", said(package / "__init__.py") + "."]
    if modules:
        lines += ["", "| module | what it holds |", "| --- | --- |"]
        lines += [f"| `{path.name}` | {said(path).replace('|', '/')} |" for path in modules]
    return "\n".join(lines)


def entries() -> str:
    """Everything below the mark."""
    return "\n\n".join(section(package) for package in packages(SOURCE)) + "\n"


def written() -> tuple[str, str]:
    """The page as it stands: what people wrote, and what was made."""
    above, _, below = PAGE.read_text("utf-8").partition(MARK)
    return above, below


def main() -> None:
    """Write the page anew below its mark."""
    PAGE.write_text(written()[0] + MARK + "\n" + entries(), "utf-8")


if __name__ == "__main__":
    main()
