"""Weighs everything in the garden of examples, and writes its reports.

    python -m benchmarks.garden [--games 250] [--workers 1] [--only stormhewers] [--page]

Every race, power, faction, hero and territory of `examples/packs/` and every map of `examples/maps/` is
weighed as `elbowroom pack weigh` does it, with so many games for each number of players. Reports are kept
in `examples/reports.json`; what did not change is not played again. `docs/garden.md` is written from them,
with `--page` without playing. Put `build/compiled` into PYTHONPATH for the compiled engine.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from elbowroom.lab.weighing.scales import (
    OnScales,
    content_key,
    pool,
    things_in,
    weighing_of,
)
from elbowroom.workshop.packs import game_of, load_pack
from elbowroom.workshop.samples import BATCH, play_some
from elbowroom.workshop.sharing import is_map

ROOT = Path(__file__).parents[1]
PACKS, MAPS = ROOT / "examples" / "packs", ROOT / "examples" / "maps"
REPORTS = ROOT / "examples" / "reports.json"
PAGE = ROOT / "docs" / "garden.md"
BEGIN, END = "<!-- reports: made by python -m benchmarks.garden -->\n", "<!-- end of reports -->\n"
WORDS = {"too_strong": "too strong", "too_weak": "too weak", "fair": "fair", "nothing_seen": ""}
_COUNT = ("players", "games", "rate", "low", "high", "fair", "word", "coins_apart", "coins_reach")
_GROUND = ("players", "games", "coins", "box_coins", "coins_apart", "coins_reach", "never", "always")  # fmt: skip
_SEAT = ("seat", "rate", "low", "high", "word", "box_rate")


def garden() -> list[tuple[Path, str, dict[str, Any]]]:
    """List the files of the garden with their games and documents."""
    found = []
    for file in [*sorted(MAPS.glob("*.json")), *sorted(PACKS.glob("*.json"))]:
        document = load_pack(file)
        game = document["game"] if is_map(document) else game_of(document)
        found.append((file, game, document))
    return found


def weigh(hands: ProcessPoolExecutor | None, weighing: OnScales, games: int) -> dict[str, Any]:
    """Play so many games for each number of players, and give the report."""
    wanted = range(0, games * len(weighing.players), BATCH)
    batches = [weighing.next_batch() for _ in wanted]
    if hands is None:
        for plan, numbers, take in batches:
            take(play_some(plan, numbers))
        return weighing.report()
    going = [(hands.submit(play_some, plan, numbers), take) for plan, numbers, take in batches]
    for future, take in going:
        take(future.result())
    return weighing.report()


def short(report: dict[str, Any]) -> dict[str, Any]:
    """Keep of a report what the page tells."""
    kept = {name: report[name] for name in ("key", "game", "list", "thing", "bot", "rules_version", "games", "endless")}  # fmt: skip
    counts = [{name: _round(each[name]) for name in _COUNT} for each in report["counts"]]
    grounds = [
        {name: _round(each[name]) for name in _GROUND}
        | {"seats": [{name: _round(seat[name]) for name in _SEAT} for seat in each["seats"]]}
        for each in report.get("grounds", [])
    ]
    return {**kept, "counts": counts, "grounds": grounds}


def _round(value: Any) -> Any:
    return round(value, 3) if isinstance(value, float) else value


def page(reports: list[dict[str, Any]]) -> str:
    """Write the tables of the page."""
    told = []
    for file, game, document in garden():
        keys = [(content_key(game, document, thing), thing) for thing in things_in(game, document)]
        found = [(each, thing) for key, thing in keys for each in reports if each["key"] == key]
        if not found:
            continue
        told.append(f"### [{document['name']}](../{file.relative_to(ROOT)})\n")
        told += _of_map(found[0][0]) if is_map(document) else _of_pack(document, found)
        told.append("")
    return "\n".join(told)


def _of_pack(document: dict[str, Any], found: list[tuple[dict[str, Any], Any]]) -> list[str]:
    counts = [each["players"] for each in found[0][0]["counts"]]
    told = [
        f"| | games | {' | '.join(f'{count} players' for count in counts)} |",
        f"| --- | ---: |{' ---: |' * len(counts)}",
    ]
    for report, thing in found:
        named = next(each["name"] for each in document[thing.list] if each["id"] == thing.id)
        cells = [
            f"{each['rate']:.0%} ± {(each['high'] - each['low']) / 2:.0%} {WORDS[each['word']]}".strip()
            for each in report["counts"]
        ]
        told.append(f"| {named} | {report['games']} | {' | '.join(cells)} |")
    return told


def _of_map(report: dict[str, Any]) -> list[str]:
    told = ["| players | games | seats in the order of moving (on the board of the box) | coins a game | never held |",
            "| ---: | ---: | --- | --- | --- |"]  # fmt: skip
    for ground in report["grounds"]:
        seats = "; ".join(
            f"{seat['rate']:.0%} ± {(seat['high'] - seat['low']) / 2:.0%}"
            + (f" ({seat['box_rate']:.0%})" if seat["box_rate"] is not None else "")
            for seat in ground["seats"]
        )
        coins = f"{ground['coins']:.0f}, on the box's board {ground['box_coins']:.0f}"
        idle = ", ".join(ground["never"]) or "none"
        told.append(f"| {ground['players']} | {ground['games']} | {seats} | {coins} | {idle} |")
    return told


def main() -> None:
    """Weigh what changed, and write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=250)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--only", default=None)
    parser.add_argument("--page", action="store_true")
    asked = parser.parse_args()
    kept: dict[str, dict[str, Any]] = {}
    if REPORTS.exists():
        kept = {each["key"]: each for each in json.loads(REPORTS.read_text(encoding="utf-8"))}
    wanted = [(game, document, thing) for _, game, document in garden() for thing in things_in(game, document)
              if asked.only in (None, thing.id)]  # fmt: skip
    with ExitStack() as closing:
        hands = closing.enter_context(pool(asked.workers)) if asked.workers > 1 else None
        for game, document, thing in [] if asked.page else wanted:
            if content_key(game, document, thing) in kept:
                continue
            report = short(weigh(hands, weighing_of(game, document, thing.list, thing.id), asked.games))  # fmt: skip
            kept[report["key"]] = report
            seen = report["counts"] or [{"players": g["players"], "rate": s["rate"], "word": s["word"]} for g in report["grounds"] for s in g["seats"]]  # fmt: skip
            print(thing.id, [f"{each['players']}p {each['rate']:.0%} {WORDS[each['word']]}" for each in seen], flush=True)  # fmt: skip
            _keep(kept)
    text = PAGE.read_text(encoding="utf-8")
    head, _, rest = text.partition(BEGIN)
    PAGE.write_text(f"{head}{BEGIN}\n{page(list(kept.values()))}{END}{rest.partition(END)[2]}", encoding="utf-8")  # fmt: skip


def _keep(kept: dict[str, dict[str, Any]]) -> None:
    """Keep the reports of what lies in the garden now."""
    now = {content_key(game, document, thing) for _, game, document in garden() for thing in things_in(game, document)}  # fmt: skip
    lines = [json.dumps(kept[key]) for key in kept if key in now]
    REPORTS.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
