"""What make takes for the sources of the page."""

from __future__ import annotations

import py_compile
import subprocess

from tests.architecture.engine import ROOT

TEXTS = ROOT / "src" / "elbowroom" / "games" / "classic" / "texts"


def page_sources() -> list[str]:
    """The files whose change builds the page anew, as make knows them."""
    known = subprocess.run(
        ["make", "--print-data-base", "--question", "help"],
        cwd=ROOT, check=False, capture_output=True, text=True,
    ).stdout  # fmt: skip
    [line] = [line for line in known.splitlines() if line.startswith("PAGE_SOURCES :=")]
    return line.split()[2:]


def test_the_page_is_not_built_again_for_what_python_leaves_beside_the_texts():
    py_compile.compile(str(TEXTS / "__init__.py"))
    sources = page_sources()
    assert "src/elbowroom/games/classic/texts/races.json" in sources
    assert [name for name in sources if name.endswith(".pyc")] == []
