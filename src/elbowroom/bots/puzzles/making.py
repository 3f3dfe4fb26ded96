"""Making puzzles: strong bots play, decisions that matter are found, graded and confirmed, and kept in a file."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from elbowroom.bots import registry
from elbowroom.bots.puzzles.confirming import confirmed
from elbowroom.bots.puzzles.finding import Decision, decisions_at, moments_of
from elbowroom.bots.puzzles.grading import graded
from elbowroom.bots.puzzles.puzzle import Puzzle, read_puzzles
from elbowroom.bots.study import study_of
from elbowroom.catalogue import game as find_game
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.state import State, fingerprint

PLAYER: Final = "hard"
"""Who plays the games: the strongest bot that no clock hurries, so that the seed decides all."""
OPEN: Final = "open_coins"
"""The option under which nothing is hidden that people would need to judge."""
MOST_OF_A_GAME: Final = 4
"""So many puzzles are taken from one game,"""
MOST_OF_A_THEME: Final = 0.4
"""and of one theme at most this share, once there are some,"""
MOST_OF_A_GRADE: Final = 0.35
"""as of one grade at most this one."""
SOME: Final = 10
LEAST_MISSED: Final = 0.2
"""What nearly every bot finds is no puzzle."""
ID_LENGTH: Final = 8


class Wish(NamedTuple):
    """What is to be made."""

    game: str
    out: Path
    games: int
    seed: str
    most: int | None = None
    """No more puzzles than this in the file."""
    theme: str | None = None
    """Only puzzles of this theme."""


class Told(NamedTuple):
    """How far it is."""

    games: int
    of: int
    puzzles: int
    looked: int
    """How many decisions with a clear answer were met,"""
    fell: int
    """and how many of those the deeper search did not confirm."""


def make_puzzles(wish: Wish, tell: Callable[[Told], None]) -> list[Puzzle]:
    """Play games and keep the puzzles found in them; goes on where the same wish was left."""
    kept = read_puzzles(_text(wish.out), str(wish.out))
    done = _done(wish)
    maker = Maker(wish, kept)
    for number in range(done, wish.games):
        if wish.most is not None and len(kept) >= wish.most:
            break
        for puzzle in maker.of_game(number):
            kept.append(puzzle)
            with wish.out.open("a", encoding="utf-8") as file:
                file.write(puzzle.written() + "\n")
        _note(wish, number + 1)
        tell(Told(number + 1, wish.games, len(kept), maker.looked, maker.fell))
    return kept


class Maker:
    """Looks for puzzles, game after game."""

    def __init__(self, wish: Wish, kept: list[Puzzle]) -> None:
        self.wish = wish
        self.kept = kept
        self.looked = 0
        self.fell = 0

    def of_game(self, number: int) -> Iterator[Puzzle]:
        """Play a game and give the puzzles in it."""
        seed = f"{self.wish.seed}:{number}"
        final = played_game(self.wish.game, seed, number)
        moments = [each for each in moments_of(final) if self._wanted(each[0])]
        Random(seed).shuffle(moments)
        themes: set[str] = set()
        for pos, seat in moments:
            if len(themes) == MOST_OF_A_GAME or self.wish.theme in themes:
                return
            for decision in decisions_at(pos, seat):
                if decision.theme in themes or not self._missing(decision.theme):
                    continue
                puzzle = self._puzzle(decision, seed)
                if puzzle is not None:
                    themes.add(decision.theme)
                    yield puzzle
                    break

    def _wanted(self, pos: State) -> bool:
        """Whether a moment can be of the theme that is looked for."""
        theme, midway = self.wish.theme, study_of(self.wish.game).midway
        return theme is None or (pos.decision.kind == theme if theme in midway else True)

    def _missing(self, theme: str) -> bool:
        if self.wish.theme is not None:
            return theme == self.wish.theme
        counts = Counter(each.theme for each in self.kept)
        return counts[theme] < self._most(MOST_OF_A_THEME)

    def _too_many(self, grade: int) -> bool:
        """Whether there are enough of a grade, where any theme will do."""
        counts = Counter(each.grade for each in self.kept)
        return self.wish.theme is None and counts[grade] >= self._most(MOST_OF_A_GRADE)

    def _most(self, share: float) -> float:
        return max(SOME, share * len(self.kept))

    def _puzzle(self, decision: Decision, seed: str) -> Puzzle | None:
        """Grade a decision and confirm its answer; None if it is none to be kept."""
        found = graded(decision, seed)
        if found is None or found.missed < LEAST_MISSED:
            return None
        made = puzzle_of(found.decision, found.missed)
        if self._too_many(made.grade):
            return None
        self.looked += 1
        deep = confirmed(made, seed, briefly=True)
        if not deep.clear:
            self.fell += 1
            return None
        told = {"searches": deep.searches, "ahead": round(deep.ahead, 3)}
        return made._replace(deep=told)


def played_game(name: str, seed: str, number: int) -> State:
    """Let bots play a game of two and more, as many as it is for; of few more often, whose rounds are short."""
    game = find_game(name)
    fewest = max(2, game.fewest_players)
    sizes = game.most_players - fewest + 1
    players = fewest + min(number % sizes, number // sizes % sizes)
    options = {OPEN: True} if OPEN in game.check_setup(players=players) else {}
    state = game.new(players, seed=seed, **options)
    bots = [registry.make(PLAYER, f"{seed}:{seat}") for seat in range(players)]
    while not state.over:
        asked = state.decision.player
        state.apply(bots[asked].choose(state.view(asked)))
    return state


def puzzle_of(decision: Decision, missed: float) -> Puzzle:
    """Write a decision down."""
    pos = decision.pos
    position = pos.position_dict()
    return Puzzle(
        id=fingerprint([pos.setup, position])[:ID_LENGTH],
        game=pos.game_id,
        rules=find_game(pos.game_id).rules_version,
        kind=decision.kind,
        theme=decision.theme,
        seat=decision.seat,
        setup=pos.setup,
        position=position,
        now=decision.now,
        gap=decision.gap,
        missed=round(missed, 2),
        best=decision.best,
        others=decision.others,
        losses=decision.losses,
        deep={},
    )


def _text(out: Path) -> str:
    return out.read_text(encoding="utf-8") if out.exists() else ""


def _progress(out: Path) -> Path:
    return out.with_name(out.name + ".progress")


def _done(wish: Wish) -> int:
    """Say how many games of this wish were looked through before; another seed begins anew."""
    file = _progress(wish.out)
    if not file.exists():
        return 0
    try:
        noted: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        if (noted["game"], noted["seed"]) != (wish.game, wish.seed):
            return 0
        return int(noted["games"])
    except (ValueError, KeyError, TypeError) as fault:
        raise ElbowroomError(
            f"{file} does not say how far the puzzles are; remove it to begin anew."
        ) from fault


def _note(wish: Wish, games: int) -> None:
    noted = {"game": wish.game, "seed": wish.seed, "games": games}
    _progress(wish.out).write_text(json.dumps(noted) + "\n", encoding="utf-8")
