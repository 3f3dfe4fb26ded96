"""Draws the maps of all games and writes them for the page.

    python web/tools/geometry.py            writes the JSON files of drawn maps in web/src
    python web/tools/geometry.py --check    writes nothing, fails where a file is not what it draws

Deterministic; the standard library and the installed elbowroom suffice.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from drawing import archipelago, continent, kingdoms

SOURCE = Path(__file__).parents[1] / "src"


def main() -> None:
    """Draw all maps; write them, or compare them with what is there."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    arguments = parser.parse_args()
    for name, text in itertools.chain(continent.sheets(), archipelago.sheets(), kingdoms.sheets()):
        file = SOURCE / name
        if not arguments.check:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            print(f"{file.name}: {len(text) // 1024} KiB")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            raise SystemExit(f"{name} is not what is drawn. Run: python {sys.argv[0]}")


if __name__ == "__main__":
    main()
