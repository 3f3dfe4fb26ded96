"""Measures elbowroom, interpreted and compiled, against catanatron and prints Markdown tables.

One command does everything: it keeps a separate environment with the pinned catanatron, builds
the compiled engine, plays all contestants in turns, and prints medians. `--write` puts the result
into README.md beside this file; `--check` fails when a target is missed.
"""

from __future__ import annotations

import argparse
import datetime as dt
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
README = HERE / "README.md"
REQUIREMENTS = HERE / "requirements.txt"
PYTHON = ROOT / ".venv" / "bin" / "python"
ELBOWROOM = ROOT / ".venv" / "bin" / "elbowroom"
BENCH_VENV = ROOT / ".venv-bench"
BENCH_PYTHON = BENCH_VENV / "bin" / "python"
COMPILED = ROOT / "build" / "compiled"
BEGIN, END = "<!-- table -->", "<!-- /table -->"

Command = Sequence[str | Path]

YARDSTICK = "catanatron"
INTERPRETED, COMPILED_BUILD = "interpreted", "compiled"
TARGETS = {INTERPRETED: 3.0, COMPILED_BUILD: 12.0}
PLAYERS = 4
PLAYER_COUNTS = (2, 3, 4, 5)
IMPORT_RUNS = 5

# Prints the versions an environment holds; the names of the packages are its arguments.
_VERSIONS = """
import importlib.metadata, json, platform, sys
found = {"python": platform.python_version()}
for name in sys.argv[1:]:
    try:
        found[name] = importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        pass
print(json.dumps(found))
"""

_IMPORT = """
import time
begin = time.perf_counter()
import elbowroom
print(time.perf_counter() - begin)
"""


class BenchError(Exception):
    """Says in one line why the comparison cannot go on."""


@dataclass(frozen=True)
class Sample:
    """Holds the figures of one run."""

    choices: float
    decisions: float
    games: float
    decisions_per_game: float | None
    version: str = ""


def say(text: str) -> None:
    """Reports progress on standard error, so that standard output holds the tables alone."""
    print(text, file=sys.stderr, flush=True)


def environment(build: str) -> dict[str, str]:
    """Returns the environment variables that select a build."""
    variables = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "PYTHONHOME")}
    if build == COMPILED_BUILD:
        variables["PYTHONPATH"] = str(COMPILED)
    return variables


def run(command: Command, build: str = INTERPRETED) -> str:
    """Runs a command and returns what it printed, or stops with the last lines of its errors."""
    words = [str(word) for word in command]
    # Away from the root: a package lying there must not hide the build that was asked for.
    done = subprocess.run(
        words, cwd=HERE, env=environment(build), capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        tail = "\n".join((done.stderr or done.stdout).strip().splitlines()[-8:])
        name = " ".join([Path(words[0]).name, *(w for w in words[1:] if "\n" not in w)])
        raise BenchError(f"`{name}` ({build}) ended with {done.returncode}:\n{tail}")
    return done.stdout


def run_json(command: Command, build: str = INTERPRETED) -> dict[str, Any]:
    """Runs a command that prints one JSON object and returns it."""
    output = run(command, build)
    try:
        parsed = json.loads(output)
    except json.JSONDecodeError as error:
        raise BenchError(f"{Path(command[0]).name} ({build}) printed no JSON: {error}") from error
    if not isinstance(parsed, dict):
        raise BenchError(f"{Path(command[0]).name} ({build}) printed no JSON object")
    return parsed


def pinned() -> dict[str, str]:
    """Returns the packages of requirements.txt with their versions."""
    lines = (line.strip() for line in REQUIREMENTS.read_text(encoding="utf-8").splitlines())
    pairs = (line.partition("==") for line in lines if line and not line.startswith("#"))
    return {name: version for name, _, version in pairs}


def prepare_yardstick() -> None:
    """Makes sure the separate environment holds the pinned packages on elbowroom's Python."""
    packages = pinned()
    wanted = packages | {"python": str(run_json([PYTHON, "-c", _VERSIONS])["python"])}
    if BENCH_PYTHON.exists():
        try:
            if run_json([BENCH_PYTHON, "-c", _VERSIONS, *packages]) == wanted:
                return
        except (BenchError, OSError):
            say(f"{BENCH_VENV.name} is broken and will be made anew")
    say(f"setting up {BENCH_VENV.name}: " + ", ".join(f"{n} {v}" for n, v in wanted.items()))
    run([PYTHON, "-m", "venv", "--clear", BENCH_VENV])
    (BENCH_VENV / ".gitignore").write_text("*\n", encoding="utf-8")
    run([BENCH_PYTHON, "-m", "pip", "install", "--quiet", "--requirement", REQUIREMENTS])


def prepare_compiled() -> bool:
    """Builds the compiled engine and says whether it is there to be measured."""
    make = shutil.which("make")
    if make is None:
        say("no `make` here: the compiled build is left out")
        return False
    say("make compiled")
    done = subprocess.run(
        [make, "compiled"], cwd=ROOT, env=environment(INTERPRETED), stdout=sys.stderr, check=False
    )
    if done.returncode != 0:
        # An older build may lie there; measuring it would describe other code.
        say("`make compiled` failed: the compiled build is left out")
        return False
    if not COMPILED.is_dir():
        say("`make compiled` made no build/compiled: the compiled build is left out")
        return False
    return True


def play_yardstick(seconds: float) -> Sample:
    """Measures catanatron once."""
    found = run_json([BENCH_PYTHON, HERE / "catanatron_yardstick.py", "--seconds", str(seconds)])
    return Sample(
        choices=float(found["choices_per_second"]),
        decisions=float(found["decisions_per_second"]),
        games=float(found["games_per_second"]),
        decisions_per_game=float(found["decisions_per_game"]),
        version=str(found["version"]),
    )


def bench(build: str, players: int, seconds: float, *extra: str) -> dict[str, Any]:
    """Runs `elbowroom bench` once and makes sure the build that answered is the one asked for."""
    options = ["--players", str(players), "--seconds", str(seconds), *extra, "--json"]
    found = run_json([ELBOWROOM, "bench", "classic", *options], build)
    if bool(found["compiled"]) != (build == COMPILED_BUILD):
        raise BenchError(f"the {build} run answered with compiled={found['compiled']}")
    return found


def play_elbowroom(build: str, players: int, seconds: float) -> Sample:
    """Measures one build of elbowroom once."""
    found = bench(build, players, seconds)
    decisions = float(found["decisions_per_second"])
    games = float(found["games_per_second"])
    return Sample(
        choices=float(found["choices_per_second"]),
        decisions=decisions,
        games=games,
        decisions_per_game=decisions / games if games else None,
    )


def copy_microseconds(build: str, seconds: float) -> float | None:
    """Returns the time of one copy of a state, in microseconds."""
    found = bench(build, PLAYERS, seconds, "--copy").get("copy_us")
    return None if found is None else float(found)


def import_seconds(build: str) -> float:
    """Returns the median time of `import elbowroom` in a new process."""
    command: Command = [PYTHON, "-c", _IMPORT]
    run(command, build)  # lets Python store its bytecode first
    return statistics.median(float(run(command, build)) for _ in range(IMPORT_RUNS))


def middle(samples: Sequence[Sample]) -> Sample:
    """Returns the medians of several runs."""
    lengths = [s.decisions_per_game for s in samples if s.decisions_per_game is not None]
    return Sample(
        choices=statistics.median(s.choices for s in samples),
        decisions=statistics.median(s.decisions for s in samples),
        games=statistics.median(s.games for s in samples),
        decisions_per_game=statistics.median(lengths) if lengths else None,
        version=samples[0].version,
    )


def round_ratios(samples: Sequence[Sample], yardstick: Sequence[Sample]) -> list[float]:
    """Returns choices per second as multiples of the yardstick's in the same round."""
    return [a.choices / b.choices for a, b in zip(samples, yardstick, strict=True)]


def number(value: float | None, digits: int = 0) -> str:
    """Formats a figure for a table; a missing one is a dash."""
    return "-" if value is None else f"{value:,.{digits}f}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Returns a Markdown table with its first column to the left and the others to the right."""
    rule = ["---", *("---:" for _ in head[1:])]
    return "\n".join("| " + " | ".join(row) + " |" for row in (head, rule, *rows))


def rate_cells(sample: Sample) -> list[str]:
    """Returns the cells both tables end with."""
    length = number(sample.decisions_per_game)
    return [number(sample.decisions), number(sample.games, 1), length]


def processor() -> str:
    """Returns the model name of the CPU."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def play_rounds(builds: Sequence[str], rounds: int, seconds: float) -> dict[str, list[Sample]]:
    """Plays the yardstick and the builds in turns, so that a slow spell hits all of them."""
    found: dict[str, list[Sample]] = {name: [] for name in (YARDSTICK, *builds)}
    for turn in range(rounds):
        found[YARDSTICK].append(play_yardstick(seconds))
        for build in builds:
            found[build].append(play_elbowroom(build, PLAYERS, seconds))
        latest = ", ".join(f"{name} {number(runs[-1].choices)}" for name, runs in found.items())
        say(f"round {turn + 1} of {rounds}, choices/s: {latest}")
    return found


def headline(found: dict[str, list[Sample]], seconds: float) -> str:
    """Returns the table of elbowroom against catanatron."""
    rows: list[list[str]] = []
    for name, runs in found.items():
        sample = middle(runs)
        if name == YARDSTICK:
            label, ratio, copy = f"{name} {sample.version}", "1.0", None
        else:
            label = f"elbowroom {name}"
            ratio = number(statistics.median(round_ratios(runs, found[YARDSTICK])), 1)
            copy = copy_microseconds(name, seconds)
        cells = [label, number(sample.choices), ratio, *rate_cells(sample), number(copy, 1)]
        rows.append(cells)
    head = ["build", "choices/s", "ratio", "decisions/s", "games/s", "decisions/game", "copy µs"]
    return table(head, rows)


def verdicts(found: dict[str, list[Sample]]) -> tuple[list[str], bool]:
    """Returns a line on each target, and whether all of them were measured and met."""
    lines: list[str] = []
    fine = True
    for build, target in TARGETS.items():
        if build not in found:
            lines.append(f"- {build}: at least {target:g} x wanted, not measured")
            fine = False
            continue
        ratios = round_ratios(found[build], found[YARDSTICK])
        met = statistics.median(ratios) >= target
        fine = fine and met
        span = f"{min(ratios):.1f} to {max(ratios):.1f} over the rounds"
        lines.append(
            f"- {build}: at least {target:g} x wanted, "
            f"{statistics.median(ratios):.1f} x measured ({span}): {'met' if met else 'missed'}"
        )
    return lines, fine


def by_players(builds: Sequence[str], rounds: int, seconds: float) -> str:
    """Measures every player count with every build and returns the table."""
    cases = [(players, build) for players in PLAYER_COUNTS for build in builds]
    found: dict[tuple[int, str], list[Sample]] = {case: [] for case in cases}
    for turn in range(rounds):
        for players, build in cases:
            found[players, build].append(play_elbowroom(build, players, seconds))
        say(f"player counts, round {turn + 1} of {rounds}")
    rows: list[list[str]] = []
    for (players, build), runs in found.items():
        sample = middle(runs)
        rows.append([build, str(players), number(sample.choices), *rate_cells(sample)])
    head = ["build", "players", "choices/s", "decisions/s", "games/s", "decisions/game"]
    return table(head, rows)


def footprint(builds: Sequence[str]) -> str:
    """Measures memory and import time of every build and returns the table."""
    rows: list[list[str]] = []
    for build in builds:
        say(f"memory and import time, {build}")
        size = run_json([PYTHON, HERE / "footprint.py"], build)
        rows.append(
            [
                build,
                number(float(size["fresh_bytes"]) / 1024, 1),
                number(float(size["played_bytes"]) / 1024, 1),
                str(size["decisions"]),
                number(import_seconds(build) * 1000),
            ]
        )
    head = ["build", "new state KiB", "played-out state KiB", "after decisions", "import ms"]
    return table(head, rows)


def compare(rounds: int, seconds: float, *, with_compiled: bool) -> tuple[str, bool]:
    """Measures everything; returns the report in Markdown and whether every target is met."""
    if not (ELBOWROOM.exists() and PYTHON.exists()):
        raise BenchError("no .venv/bin/elbowroom: run `make bench`, or `make check` once")
    prepare_yardstick()
    builds = [INTERPRETED]
    if with_compiled and prepare_compiled():
        builds.append(COMPILED_BUILD)
    found = play_rounds(builds, rounds, seconds)
    lines, fine = verdicts(found)
    version = run_json([PYTHON, "-c", _VERSIONS])["python"]
    today = dt.datetime.now(dt.UTC).date().isoformat()
    machine = f"{processor()} ({os.cpu_count()} CPUs), Python {version}"
    parts = [
        f"{today}, {machine}; medians of {rounds} rounds of {seconds:g} s each.",
        f"Classic, {PLAYERS} players, against catanatron with {PLAYERS} players:",
        headline(found, seconds),
        "\n".join(lines),
        "Classic by number of players:",
        by_players(builds, rounds, seconds),
        f"Memory of a {PLAYERS}-player classic state with its history, and import time:",
        footprint(builds),
    ]
    return "\n\n".join(parts), fine


def with_report(text: str, report: str) -> str:
    """Returns the text with what stands between the markers replaced by the report."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise BenchError(f"{README.name} lacks the markers {BEGIN} and {END}")
    return f"{before}{BEGIN}\n\n{report}\n\n{END}{after}"


def main() -> int:
    """Reads the options, measures and prints; returns the exit status."""
    parser = argparse.ArgumentParser(description="Compares elbowroom's speed with catanatron's.")
    parser.add_argument("--rounds", type=int, default=5, help="rounds to play (default 5)")
    parser.add_argument("--seconds", type=float, default=3.0, help="time per run (default 3)")
    parser.add_argument("--no-compiled", action="store_true", help="leave the compiled build out")
    parser.add_argument("--write", action="store_true", help="put the result into README.md")
    parser.add_argument("--check", action="store_true", help="fail when a target is not met")
    options = parser.parse_args()
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("--rounds and --seconds must be positive")
    try:
        if options.write:  # a README without markers should not cost a whole measurement
            with_report(README.read_text(encoding="utf-8"), "")
        report, fine = compare(
            options.rounds, options.seconds, with_compiled=not options.no_compiled
        )
        print(report)
        if options.write:
            text = with_report(README.read_text(encoding="utf-8"), report)
            README.write_text(text, encoding="utf-8")
    except BenchError as error:
        say(f"compare.py: {error}")
        return 2
    return 1 if options.check and not fine else 0


if __name__ == "__main__":
    sys.exit(main())
