"""`python -m elbowroom.conquest.training FOLDER`: train the learned judge."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import fields
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

from elbowroom.conquest.training.settings import Settings
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.lab.crew import one_thread_each

FAILED = 2
_NUMBERS = {
    "generations": "generations of self-play after the first",
    "first_games": "games of the first generation",
    "games": "games of each later generation",
    "rating_games": "games of each match between generations",
    "epochs": "most passes over the positions",
    "workers": "processes to play in",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, train, and print what came of it."""
    settings, folder = read(arguments)
    one_thread_each()
    from elbowroom.conquest.training.run import train  # noqa: PLC0415 - numpy counts threads when loaded

    console = Console(stderr=True)
    with Progress(
        *Progress.get_default_columns()[:2],
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
    ) as bars:

        def begun(what: str, steps: int) -> Callable[[int], None]:
            task = bars.add_task(what, total=steps)
            return lambda made: bars.advance(task, made)

        try:
            report = train(settings, folder, begun)
        except ElbowroomError as refused:
            console.print(str(refused), markup=False, highlight=False)
            return FAILED
        except BrokenProcessPool:
            console.print(
                "A process that plays was ended from outside. The same command goes on from here.",
                markup=False,
            )
            return FAILED
        except KeyboardInterrupt:
            console.print("Stopped. The same command goes on from here.", markup=False)
            return FAILED
    tell(report, folder)
    return 0


def read(arguments: Sequence[str] | None) -> tuple[Settings, Path]:
    """Read settings and folder from the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m elbowroom.conquest.training",
        description="Train the learned judge by self-play. Interrupted, it goes on where it was.",
    )
    parser.add_argument("folder", type=Path, help="where games, weights and report go")
    defaults = {field.name: field.default for field in fields(Settings)}
    parser.add_argument("--game", default=defaults["game"], help="the game to learn")
    parser.add_argument("--seed", default=defaults["seed"], help="the same seed, the same games")
    for name, meaning in _NUMBERS.items():
        option = "--" + name.replace("_", "-")
        parser.add_argument(
            option, type=int, default=defaults[name], help=f"{meaning} ({defaults[name]})"
        )
    given = vars(parser.parse_args(arguments))
    folder: Path = given.pop("folder")
    return Settings(**given), folder


def tell(report: dict[str, Any], folder: Path) -> None:
    """Print the generations and where the weights are."""
    out = Console()
    for generation in report["generations"]:
        out.print(f"generation {generation['generation']}, {generation['games']} games:")
        for rival, result in generation["ratings"].items():
            low, high = result["ci95"]
            out.print(
                f"  against {rival}: {result['win_rate']:.1%} ({low:.1%} to {high:.1%}), "
                f"{result['lead']:+.1f} coins",
                highlight=False,
            )
    out.print(f"Best: generation {report['best']}. Weights: {folder / 'weights.npz'}")


if __name__ == "__main__":
    sys.exit(main())
