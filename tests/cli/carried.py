"""Writes the rules into the package: run `python -m tests.cli.carried` after a change of them."""

import json
from pathlib import Path

from elbowroom.text.rulebook import CARRIED, parse_rules

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "src" / "elbowroom" / "text" / "data"


def carried_document(game: str) -> str:
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text()
    rules = [list(rule) for rule in parse_rules(page)]
    return json.dumps({game: rules}, ensure_ascii=False, indent=0) + "\n"


if __name__ == "__main__":
    for each, name in CARRIED.items():
        (DATA / name).write_text(carried_document(each))
        print(f"wrote {name}")
