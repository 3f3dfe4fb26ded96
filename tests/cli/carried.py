"""Writes the rules into the package: run `python -m tests.cli.carried` after a change of them."""

import json
from pathlib import Path

from elbowroom.text.rulebook import CARRIED, parse_rules

ROOT = Path(__file__).resolve().parents[2]
PLACE = ROOT / "src" / "elbowroom" / "text" / "data" / "rules.json"


def carried_document() -> str:
    pages = {
        game: [
            list(rule) for rule in parse_rules((ROOT / "docs" / "rules" / f"{game}.md").read_text())
        ]
        for game in CARRIED
    }
    return json.dumps(pages, ensure_ascii=False, indent=0) + "\n"


if __name__ == "__main__":
    PLACE.write_text(carried_document())
    print(f"wrote {PLACE.relative_to(ROOT)}")
