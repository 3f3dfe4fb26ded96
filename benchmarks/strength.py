"""How strong and how quick the bots are: every promised figure, measured by matches.

Run it as often as you like, for as long as you like: finished games are kept under
build/strength/ and never played again, until the bots themselves change.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from elbowroom.bots import names
from elbowroom.bots.fingerprint import fingerprint
from elbowroom.bots.registry import split_name
from elbowroom.lab.bench import compiled
from elbowroom.lab.counting import Share, Spread, victory
from elbowroom.lab.crew import Crew
from elbowroom.lab.one_game import Match
from elbowroom.lab.results import Results, Row, only_run_in
from elbowroom.lab.timing import Thinking

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "strength"
README = Path(__file__).with_name("README.md")
BEGIN, END = "<!-- strength -->", "<!-- /strength -->"
CLASSIC = "classic"
LONGEST_TURN = 1000.0
"""Milliseconds that no bot may pass in a whole turn at its default setting."""


@dataclass(frozen=True)
class Contest:
    """One promised figure: the first bot against the others, and what is wanted of it."""

    bots: tuple[str, ...]
    games: int
    least: float
    most: float = 1.0
    milliseconds: float | None = None
    """What a decision of the first bot may take on average; twice that when interpreted."""
    game: str = CLASSIC
    heroes: bool = False
    """Whether it is played with Heroes' Call."""

    @property
    def name(self) -> str:
        """What the contest is called by `--only`."""
        first, second = self.bots[0].replace(":", "-"), self.bots[1]
        found = f"{first}-{second}" + (f"-{len(self.bots)}" if len(self.bots) > 2 else "")
        found += "-heroes" if self.heroes else ""
        return found if self.game == CLASSIC else f"{self.game}-{found}"

    @property
    def options(self) -> dict[str, Any]:
        """What the games are set up with."""
        return {"heroes_call": True} if self.heroes else {}

    @property
    def wanted(self) -> str:
        """The wished win rate in words."""
        if self.most < 1:
            return f"{self.least:.0%} to {self.most:.0%}"
        return f"at least {self.least:.0%}"


CONTESTS = (
    Contest(("easy", "greedy"), 1000, 0.20, 0.30),
    Contest(("normal", "greedy"), 1000, 0.45, 0.55),
    Contest(("planner", "greedy"), 1000, 0.85, milliseconds=15),
    Contest(("hard", "planner"), 400, 0.60),
    Contest(("hard", "greedy"), 400, 0.90, milliseconds=50),
    Contest(("hard", "greedy", "greedy", "greedy"), 400, 0.60),
    Contest(("hard", "planner", "planner", "planner"), 400, 0.40),
    Contest(("expert:500ms", "hard"), 400, 0.65),
    Contest(("easy", "greedy"), 400, 0.20, 0.45, game="warcraft"),
    Contest(("normal", "greedy"), 400, 0.40, 0.65, game="warcraft"),
    Contest(("planner", "greedy"), 400, 0.80, game="warcraft"),
    Contest(("hard", "planner"), 400, 0.65, game="warcraft"),
    Contest(("hard", "greedy"), 400, 0.85, game="warcraft"),
    Contest(("hard", "greedy", "greedy", "greedy"), 400, 0.50, game="warcraft"),
    Contest(("easy", "greedy"), 400, 0.15, 0.45, game="kingdoms"),
    Contest(("normal", "greedy"), 400, 0.30, 0.60, game="kingdoms"),
    Contest(("planner", "greedy"), 400, 0.80, milliseconds=30, game="kingdoms"),
    Contest(("planner", "greedy", "greedy", "greedy"), 400, 0.60, game="kingdoms"),
    Contest(("hard", "greedy"), 400, 0.80, game="kingdoms"),
    Contest(("hard", "planner"), 400, 0.65, game="kingdoms"),
    Contest(("hard", "planner"), 400, 0.65, game="kingdoms", heroes=True),
    Contest(("hard", "planner", "planner", "planner"), 400, 0.40, game="kingdoms"),
)


def main() -> int:
    """Play what is missing, print the table, and tell whether every figure holds."""
    asked = _options()
    chosen = [each for each in CONTESTS if not asked.only or each.name in asked.only]
    known = names()
    missing = {bot for each in chosen for bot in each.bots if split_name(bot)[0] not in known}
    if missing:
        print(f"Not there yet, left out: {', '.join(sorted(missing))}", file=sys.stderr)
    chosen = [each for each in chosen if not missing & set(each.bots)]
    end = time.monotonic() + (asked.seconds or float("inf"))
    measured = []
    for contest in chosen:
        games = asked.games or contest.games
        rows = _played(contest, games, asked.workers, end)
        measured.append(_figures(contest, rows, games))
    lines = _table(measured)
    print("\n".join(lines))
    if asked.write:
        _write(lines)
    return 0 if all(each["holds"] for each in measured) or not asked.check else 1


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", nargs="*", choices=[each.name for each in CONTESTS])
    parser.add_argument("--games", type=int, help="games of each contest, instead of its own")
    parser.add_argument("--seconds", type=float, help="stop after so long; run again to go on")
    parser.add_argument("--workers", type=int, default=2, help="processes, 2 unless told")
    parser.add_argument("--write", action="store_true", help="put the table into README.md")
    parser.add_argument("--check", action="store_true", help="exit with 1 unless all hold")
    return parser.parse_args()


def _played(contest: Contest, games: int, workers: int, end: float) -> list[Row]:
    """Play the games that are missing until the time is up; give all there are."""
    seed = f"strength:{contest.name}"
    match = Match(contest.game, len(contest.bots), contest.bots, seed, contest.options)
    build = "compiled" if compiled() else "interpreted"
    folder = KEPT / f"{contest.name}-{build}-{fingerprint(contest.bots[0], contest.game)}"
    with only_run_in(folder):
        results = Results(folder, {"bots": list(contest.bots), "seed": seed})
        numbers = [n for n in range(games) if not results.has(len(contest.bots), n)]
        if numbers and time.monotonic() < end:
            with Crew(workers) as crew:
                for outcome in crew.play(match.fixture(number) for number in numbers):
                    results.add(outcome)
                    _tell(contest, len(results.rows), games)
                    if time.monotonic() > end:
                        break
            print(file=sys.stderr)
        return results.first_games({len(contest.bots): games})


def _tell(contest: Contest, done: int, games: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{contest.name}: {done} of {games}", end="", file=sys.stderr, flush=True)


def _figures(contest: Contest, rows: list[Row], games: int) -> dict[str, Any]:
    first = contest.bots[0]
    wins, margin, thinking = Share(), Spread(), Thinking()
    finished = [row for row in rows if "failure" not in row]
    for row in finished:
        seat = row["seats"].index(first)
        wins.add(victory(row, seat))
        others = [coins for other, coins in enumerate(row["scores"]) if other != seat]
        margin.add(row["scores"][seat] - max(others))
        thinking.add(Thinking.from_data(row["thinking"][seat]))
    times = thinking.figures()
    share = wins.figures()
    allowed = contest.milliseconds
    if allowed is not None and not compiled():
        allowed *= 2
    holds = (
        len(finished) >= min(400, games)
        and contest.least <= share["rate"] <= contest.most
        and (allowed is None or times["cpu_ms_per_decision_mean"] <= allowed)
        and times["cpu_ms_longest_turn"] <= LONGEST_TURN
        and len(finished) == len(rows)
    )
    return {
        "contest": contest,
        "wins": share,
        "margin": margin.figures(),
        "times": times,
        "allowed": allowed,
        "faults": len(rows) - len(finished),
        "holds": holds,
    }


ABOUT = (
    "{date}, {build} engine, two processes on two shared cores. Win rate of the first bot with its "
    "95 % interval (Wilson), seats alternated or rotated; lead in coins over the best other. "
    "Milliseconds are of the first bot: p50 and p99 by the clock, with whatever else the machine "
    "did meanwhile; the mean of a decision and the longest whole turn are processor time, by the "
    "clock in brackets."
)
HEAD = (
    "match",
    "games",
    "win rate",
    "wanted",
    "lead",
    "mean ms",
    "p50",
    "p99",
    "longest turn",
    "holds",
)


def _table(measured: Iterable[dict[str, Any]]) -> list[str]:
    build = "compiled" if compiled() else "interpreted"
    return [
        ABOUT.format(date=time.strftime("%Y-%m-%d"), build=build),
        "",
        f"| {' | '.join(HEAD)} |",
        "| --- | ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: | --- |",
        *[_line(each) for each in measured],
    ]


def _line(measured: dict[str, Any]) -> str:
    contest, share, times = measured["contest"], measured["wins"], measured["times"]
    low, high = share["ci95"]
    allowed = measured["allowed"]
    cells = [
        _about(contest),
        str(share["count"]),
        f"{share['rate']:.1%} ({low:.1%} to {high:.1%})",
        contest.wanted + (f", {allowed:g} ms" if allowed else ""),
        f"{measured['margin']['mean']:+.1f}",
        f"{times['cpu_ms_per_decision_mean']:.3g} ({times['ms_per_decision_mean']:.3g})",
        f"{times['ms_per_decision_p50']:.3g}",
        f"{times['ms_per_decision_p99']:.3g}",
        f"{times['cpu_ms_longest_turn']:.0f} ({times['ms_longest_turn']:.0f})",
        ("yes" if measured["holds"] else "no")
        + (f", faults: {measured['faults']}" if measured["faults"] else ""),
    ]
    return f"| {' | '.join(cells)} |"


def _about(contest: Contest) -> str:
    who = " ".join([contest.bots[0], "against", *_counted(contest.bots[1:])])
    return f"{contest.game}: {who}{', with heroes' if contest.heroes else ''}"


def _counted(bots: tuple[str, ...]) -> list[str]:
    return [bots[0]] if len(bots) == 1 else [str(len(bots)), bots[0]]


def _write(lines: list[str]) -> None:
    """Put the table into its place in README.md."""
    text = README.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN, 1)
    _, after = rest.split(END, 1)
    README.write_text(
        f"{before}{BEGIN}\n\n" + "\n".join(lines) + f"\n\n{END}{after}", encoding="utf-8"
    )


if __name__ == "__main__":
    sys.exit(main())
