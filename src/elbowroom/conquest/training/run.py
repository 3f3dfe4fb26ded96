"""A training run: generations of self-play, each fitted and rated, until nothing is gained."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import elbowroom
from elbowroom.catalogue import game as find_game
from elbowroom.conquest.bots.evaluation.heuristics import Heuristics, heuristics_of_rules
from elbowroom.conquest.bots.learned import weights as files
from elbowroom.conquest.bots.learned.weights import Weights
from elbowroom.conquest.engine.rules import Rules
from elbowroom.conquest.training import selfplay
from elbowroom.conquest.training.calibration import reliability
from elbowroom.conquest.training.fitting import Fit, fit, split
from elbowroom.conquest.training.rating import match
from elbowroom.conquest.training.selfplay import Positions
from elbowroom.conquest.training.settings import Settings
from elbowroom.kernel.errors import ElbowroomError, InvalidSetup

FIRST_KINDS: Final = {selfplay.PLANNER: 8.0, selfplay.ODD_GREEDY: 1.0}
"""Who plays the first generation, and how often."""
LATER_KINDS: Final = {selfplay.LEARNED: 8.0, selfplay.PLANNER: 2.0, selfplay.ODD_GREEDY: 0.5}
"""Who plays the later ones; `learned` is the generation before."""
RECENT: Final = 3
"""Generations of games a network is fitted to, the newest included."""
PIECE: Final = 100
"""Games that are kept together while a generation is played."""
YARDSTICK: Final = "planner"
"""The bot every generation is rated against besides its forerunners."""

Progress = Callable[[str, int], Callable[[int], None]]
"""Called with what begins and how many steps it has; gives what is called with steps made."""


def train(settings: Settings, folder: Path, progress: Progress | None = None) -> dict[str, Any]:
    """Run a training, or go on with one that was interrupted; give its report.

    The folder gets the games and weights of each generation, `weights.npz` with those of
    the best one, and `report.json`. What is there already is not made again.
    """
    run = Run(settings.checked(), folder, progress or _silent)
    return run.through()


class Run:
    """One training run in its folder."""

    def __init__(self, settings: Settings, folder: Path, progress: Progress) -> None:
        self.settings = settings
        self.folder = folder
        self.progress = progress
        self.heuristics = _heuristics_of_game(settings.game)
        self._games: dict[int, dict[int, Positions]] = {}
        self._begin()

    def _begin(self) -> None:
        """Make the folder, or check that it holds this very run."""
        self.folder.mkdir(parents=True, exist_ok=True)
        noted = self.folder / "settings.json"
        if noted.exists():
            if _read(noted, "Name another folder.") != json.loads(
                json.dumps(self.settings.identity())
            ):
                raise InvalidSetup(
                    f"{self.folder} holds a run with other settings (see settings.json). "
                    f"Name another folder, or ask for the same settings to go on with it."
                )
        elif any(self.folder.iterdir()):
            raise InvalidSetup(f"{self.folder} is not empty and holds no training run.")
        else:
            _write(noted, self.settings.identity())

    def through(self) -> dict[str, Any]:
        """Make every generation up to the last one, or to the first that gains nothing."""
        begun = time.monotonic()
        generations: list[dict[str, Any]] = []
        for generation in range(self.settings.generations + 1):
            generations.append(self._generation(generation))
            if generation > self.settings.least_generations and not _gains(generations[-1]):
                break
        best = _best(generations)
        report = {
            "version": elbowroom.__version__,
            "settings": self.settings.identity(),
            "generations": generations,
            "best": best,
            "seconds": round(time.monotonic() - begun, 1),
            "fingerprint": self._publish(best),
            "reliability": self._reliability(best),
        }
        _write(self.folder / "report.json", report)
        return report

    def _generation(self, number: int) -> dict[str, Any]:
        """Play, fit and rate one generation; what was done before is read."""
        done = self.folder / f"generation-{number}.json"
        if done.exists():
            self._games[number] = self._play(number)
            return _read(done)
        begun = time.monotonic()
        self._games[number] = self._play(number)
        fitted = self._fit(number)
        ratings = self._rate(number)
        report = {
            "generation": number,
            "games": self.settings.games if number else self.settings.first_games,
            "positions": {str(players): len(each) for players, each in self._games[number].items()},
            "fit": {"epochs": len(fitted.epochs), **_rounded(fitted.held_out)},
            "ratings": ratings,
            "seconds": round(time.monotonic() - begun, 1),
        }
        _write(done, report)
        return report

    def _play(self, number: int) -> dict[int, Positions]:
        path = self._games_file(number)
        if path.exists():
            return _games_of(path)
        settings = self.settings
        planned = selfplay.fixtures(
            settings,
            f"{settings.seed}:{number}",
            settings.games if number else settings.first_games,
            LATER_KINDS if number else FIRST_KINDS,
            str(self._weights_file(number - 1)) if number else None,
        )
        step = self.progress(f"generation {number}: games", len(planned))
        pieces = [
            self._play_piece(number, begin, planned[begin : begin + PIECE], step)
            for begin in range(0, len(planned), PIECE)
        ]
        played = _together(pieces)
        selfplay.save(played, path)
        for piece in self.folder.glob(f"games-{number}-from-*.npz"):
            piece.unlink()
        return played

    def _play_piece(
        self, number: int, begin: int, planned: list[selfplay.Fixture], step: Callable[[int], None]
    ) -> dict[int, Positions]:
        """Play some games of a generation and keep them, so that little is lost by a stop."""
        path = self.folder / f"games-{number}-from-{begin}.npz"
        if path.exists():
            step(len(planned))
            return _games_of(path)
        first = number * 1_000_000 + begin
        played = selfplay.play_all(planned, first, self.settings.workers, step)
        selfplay.save(played, path)
        return played

    def _fit(self, number: int) -> Fit:
        step = self.progress(f"generation {number}: fitting", self.settings.epochs)
        before = files.load(self._weights_file(number - 1), self.heuristics) if number else None
        fitted = fit(self._recent(number), self.settings, number, step, before)
        about = {"seed": self.settings.seed, "generation": number}
        files.save(
            Weights(fitted.weights.arrays, about), self._weights_file(number), self.heuristics
        )
        return fitted

    def _recent(self, number: int) -> dict[int, Positions]:
        """Put the games of the recent generations together."""
        recent = range(max(0, number + 1 - RECENT), number + 1)
        return _together([self._games[each] for each in recent])

    def _rate(self, number: int) -> dict[str, Any]:
        """Play the newest generation against the yardstick and every earlier one."""
        ours = str(self._weights_file(number))
        rivals = {YARDSTICK: YARDSTICK}
        for each in range(number):
            rivals[f"generation {each}"] = str(self._weights_file(each))
        games = self.settings.rating_games
        step = self.progress(f"generation {number}: rating", games * len(rivals))
        seed = f"{self.settings.seed}:rating"
        return {
            name: match(self.settings, ours, theirs, seed, step) for name, theirs in rivals.items()
        }

    def _publish(self, best: int) -> str:
        weights = files.load(self._weights_file(best), self.heuristics)
        files.save(weights, self.folder / "weights.npz", self.heuristics)
        return weights.fingerprint

    def _reliability(self, best: int) -> dict[str, Any]:
        weights = files.load(self._weights_file(best), self.heuristics)
        held_out = {
            players: split(positions, self.settings.held_out)[1]
            for players, positions in self._recent(best).items()
        }
        return reliability(weights, held_out)

    def _games_file(self, number: int) -> Path:
        return self.folder / f"games-{number}.npz"

    def _weights_file(self, number: int) -> Path:
        return self.folder / f"weights-{number}.npz"


def _together(games: list[dict[int, Positions]]) -> dict[int, Positions]:
    """Put positions together by player count, in order."""
    parts: dict[int, list[Positions]] = {}
    for each in games:
        for players, positions in each.items():
            parts.setdefault(players, []).append(positions)
    return {players: selfplay.joined(parts[players]) for players in sorted(parts)}


def _heuristics_of_game(name: str) -> Heuristics:
    """Give what bots know of a game, and so what its network reads."""
    game = find_game(name)
    start = game.begin(game.check_setup(players=game.fewest_players))
    rules = getattr(start, "rules", None)
    if not isinstance(rules, Rules):
        raise InvalidSetup(f"{game.name} is no conquest game; only those can be trained for.")
    return heuristics_of_rules(rules)


def _gains(generation: dict[str, Any]) -> bool:
    """Whether a generation beats the one before it by more than the interval."""
    before = generation["ratings"][f"generation {generation['generation'] - 1}"]
    return bool(before["ci95"][0] > 0.5)  # noqa: PLR2004 - even play


def _best(generations: list[dict[str, Any]]) -> int:
    """Choose the generation with the best record against the yardstick and all others."""
    score = [0.0] * len(generations)
    for each in generations:
        for rival, result in each["ratings"].items():
            score[each["generation"]] += result["win_rate"] - 0.5
            if rival.startswith("generation "):
                score[int(rival.split()[1])] -= result["win_rate"] - 0.5
    return max(range(len(score)), key=lambda number: (score[number], number))


def _rounded(figures: dict[str, float]) -> dict[str, float]:
    return {name: round(value, 4) for name, value in figures.items()}


REMEDY: Final = "Delete it: the same command makes it anew and keeps the rest."


def _read(path: Path, remedy: str = REMEDY) -> dict[str, Any]:
    """Read what a run noted, or say which file is damaged and what to do."""
    try:
        found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as fault:
        raise _damaged(path, fault, remedy) from None
    return found


def _games_of(path: Path) -> dict[int, Positions]:
    """Read games that were played before, or say which file is damaged and what to do."""
    try:
        return selfplay.load(path)
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as fault:
        raise _damaged(path, fault) from None


def _damaged(path: Path, fault: Exception, remedy: str = REMEDY) -> ElbowroomError:
    return ElbowroomError(f"{path} is damaged ({type(fault).__name__}). {remedy}")


def _write(path: Path, report: dict[str, Any]) -> None:
    waiting = path.with_suffix(".part")
    waiting.write_text(json.dumps(report, indent=1), "utf-8")
    waiting.replace(path)


def _silent(what: str, steps: int) -> Callable[[int], None]:  # noqa: ARG001 - says nothing
    return lambda _: None
