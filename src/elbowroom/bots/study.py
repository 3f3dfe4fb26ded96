"""Study: one judge for hints, odds and mistakes, from what the asked seat may know.

The chance of a position is what the best turn found from there leads to. Hints, odds and looks back ask for
the same search from the same knowledge, so they cannot contradict each other: the best turn keeps the chance,
another one gives away the difference, which is never more than was there, and a turn that turns out better
than all that were found has lost nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from elbowroom.bots.chances import left_of, lost_between, mark_of, told_chances
from elbowroom.catalogue import face, manifest_of
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.state import UNSEEDED, State
from elbowroom.kernel.view import View

MOST_REASONS: Final = 3
"""So many reasons are told of a turn."""
MOST_TURNS: Final = 5
"""So many ways to play on are told of a position."""

Found = TypeVar("Found")


class Fact(NamedTuple):
    """Something that can be said of a turn: what the catalogue knows it by, of whom, and how much."""

    key: str
    seat: int
    amount: int
    regions: tuple[str, ...] = ()
    weight: float = 1.0
    """How much a difference of one counts when reasons are put in order."""
    alone: bool = True
    """Whether it says something without a turn to compare with."""


class Written(NamedTuple):
    """A turn as answers in order, as far as things are known."""

    plan: list[str]
    then: str | None
    """What must be seen before anybody can plan on, as chance is asked for it; None if nothing."""
    die: float | None = None
    """The chance of the last try; None without one."""
    lucky: float | None = None
    """The seat's chance if it succeeds."""
    unlucky: float | None = None


class Turn(Protocol):
    """A way to play on to the end of the turn, and what is expected of it."""

    wins: list[float]
    """Each seat's share of the victory afterwards, luck left out."""
    scores: list[float]
    """What each seat should end with."""

    def written(self) -> Written:
        """Write the answers."""

    def facts(self) -> list[Fact]:
        """Say what the turn brings."""

    def differs(self, other: Any) -> bool:
        """Whether another turn is really another way."""


class Better(NamedTuple):
    """A way to play on that was better than what was played."""

    turn: Turn
    place: int
    """After how many answers of the turn it begins: 0, or where chance had answered."""


class Answered(NamedTuple):
    """A turn as it was answered, from what its player knew."""

    start: State
    """What was known when it began, as a full position without a generator."""
    player: int
    answers: list[tuple[int, int]]
    """Who answered what, in order; chance is among them."""
    later: dict[int, State]
    """What was known after so many answers, where chance had just spoken."""


class Played(NamedTuple):
    """A turn that was played, looked at again."""

    kept: float
    """The share of its player's chance that it kept; a turn better than all that were found kept it all."""
    better: Better | None
    """What would have been better, where most was lost; None if nothing was."""
    facts: list[Fact]
    """What the turn brought."""


class Adviser(Protocol):
    """Who thinks turns through for those who study a game."""

    name: str

    def turns(self, pos: State, player: int) -> list[Turn]:
        """List the turns worth a thought from a full position without a generator, in any order."""

    def looked_at(self, turn: Answered, best: Turn) -> Played:
        """Compare a turn that was played with the best one found where it began."""


class Study(Protocol):
    """What a game brings so that its positions can be judged."""

    unit: str
    """What its scores are counted in: `coins` or `points`."""
    at_once: tuple[str, ...]
    """Kinds of questions that are decided by one answer, whatever follows."""
    midway: tuple[str, ...]
    """Kinds of questions in the middle of a turn that are worth a thought of their own."""

    def advisers(self) -> Sequence[Adviser]:
        """Make those who give advice, the best first; the last one needs nothing learned."""

    def plays(self, state: State) -> int | None:
        """Say whose turn or part of a turn it is, whoever is asked; None before the game proper."""


def studied(game: str) -> bool:
    """Whether games of this kind can be judged: hints, odds and mistakes are there for them."""
    return manifest_of(game).study is not None


def study_of(game: str) -> Study:
    """Give what judges the positions of a game."""
    found: Study | None = face(game, "study")
    if found is None:
        raise ElbowroomError(f"Nothing judges the positions of the game {game}.")
    return found


class Chances(NamedTuple):
    """What is expected of a position."""

    wins: list[float]
    """Each seat's chance in whole hundredths, 1 in all."""
    scores: list[float]


def chances(state: State, seat: int | None = None) -> Chances:
    """Give the chances at a moment, from what a seat may know: the one asked, another, or NOBODY."""
    if state.over:
        return result_of(state)
    asked = state.decision.player
    pos = known(View(state, asked if seat is None else seat))
    return by_the_best(pos.game_id, lambda adviser: _chances(ranked(adviser, pos, asked)[0]))


def result_of(state: State) -> Chances:
    """Tell the end of a game as it is: a victory that is shared is shared in chances too."""
    winners = state.winners()
    scores = state.scores()
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
    return Chances(told_chances(shares), [float(score) for score in scores])


def advice(view: View) -> dict[str, Any]:
    """Say what to do now, why, what it should bring, the chances, and another way."""
    pos = known(view)

    def advised(adviser: Adviser) -> dict[str, Any]:
        turns = ranked(adviser, pos, view.player)
        other = next((turn for turn in turns[1:] if turns[0].differs(turn)), None)
        best = told_turn(turns[0], turns[0], other, view.player)
        return {
            "bot": adviser.name,
            "unit": study_of(pos.game_id).unit,
            "now": best["wins"],
            "action": best["plan"][0],
            **best,
            "runner_up": None
            if other is None
            else told_turn(other, turns[0], turns[0], view.player),
        }

    return by_the_best(pos.game_id, advised)


def best_turns(view: View, most: int = MOST_TURNS) -> dict[str, Any]:
    """List the best turns from a position that really differ, best first."""
    pos = known(view)

    def listed(adviser: Adviser) -> dict[str, Any]:
        turns = ranked(adviser, pos, view.player)
        chosen = [turns[0]]
        for turn in turns[1:]:
            if len(chosen) < most and all(other.differs(turn) for other in chosen):
                chosen.append(turn)
        against = [chosen[1] if len(chosen) > 1 else None, *[chosen[0]] * len(chosen)]
        return {
            "bot": adviser.name,
            "unit": study_of(pos.game_id).unit,
            "seat": view.player,
            "now": _chances(chosen[0]).wins,
            "scores": _chances(chosen[0]).scores,
            "turns": [
                told_turn(turn, chosen[0], other, view.player)
                for turn, other in zip(chosen, against, strict=False)
            ],
        }

    return by_the_best(pos.game_id, listed)


def looked_at(
    view: View, played: list[tuple[int, str]], later: Mapping[int, View] | None = None
) -> dict[str, Any]:
    """Compare a turn with the best one: the view when it began, and who answered what in it.

    `later` has the views of the same seat after so many answers, wherever chance had spoken.
    """
    pos = known(view)
    player = view.player
    answers = [(asked, pos.notation.parse(text)) for asked, text in played]
    seen = {place: known(then) for place, then in (later or {}).items()}

    def looked(adviser: Adviser) -> dict[str, Any]:
        best = ranked(adviser, pos, player)[0]
        found = adviser.looked_at(Answered(pos, player, answers, seen), best)
        now = _chances(best)
        before = now.wins[player]
        after = left_of(before, min(1.0, found.kept))
        lost = lost_between(before, after)
        better = found.better if lost > 0 else None
        return {
            "bot": adviser.name,
            "wins": now.wins,
            "scores": now.scores,
            "before": before,
            "after": after,
            "lost": lost,
            "mark": mark_of(lost),
            "why": [] if better is None else told_reasons(better.turn.facts(), found.facts),
            "better": None if better is None else told_turn(better.turn, better.turn, None, player),
            "better_after": 0 if better is None else better.place,
        }

    return by_the_best(pos.game_id, looked)


def known(view: View) -> State:
    """Make the position a seat reckons with: what it cannot see is filled in some way that fits."""
    pos = view.sample(0)
    pos.rng = UNSEEDED
    return pos


def by_the_best(game: str, work: Callable[[Adviser], Found]) -> Found:
    """Let the best adviser that can work do so; only the last one's trouble counts."""
    *better, plain = study_of(game).advisers()
    for adviser in better:
        try:
            return work(adviser)
        except (ElbowroomError, ImportError):  # weights or numpy are missing or damaged
            continue
    return work(plain)


def ranked(adviser: Adviser, pos: State, player: int) -> list[Turn]:
    """List the turns from a position, best first: by the chance as it is told, then by the lead."""
    return sorted(adviser.turns(pos, player), key=lambda turn: rank(turn, player), reverse=True)


def rank(turn: Turn, player: int) -> tuple[float, float]:
    """Give what turns are put in order by."""
    others = [score for seat, score in enumerate(turn.scores) if seat != player]
    return told_chances(turn.wins)[player], turn.scores[player] - max(others, default=0.0)


def told_turn(turn: Turn, best: Turn, other: Turn | None, player: int) -> dict[str, Any]:
    """Give a turn as plain data, with what it gives away and what speaks for it against another."""
    now = _chances(best).wins[player]
    after = _chances(turn)
    against = [] if other is None else other.facts()
    return {
        **_told_written(turn.written()),
        "wins": after.wins,
        "scores": after.scores,
        "lost": lost_between(now, after.wins[player]),
        "why": told_reasons(turn.facts(), against),
    }


def told_reasons(facts: list[Fact], others: list[Fact]) -> list[dict[str, Any]]:
    """Say what tells a turn from another one in its favour, the weightiest first."""
    elsewhere = {(fact.key, fact.seat): fact.amount for fact in others}
    found: list[tuple[float, dict[str, Any]]] = []
    for fact in facts:
        if not (others or fact.alone):
            continue
        instead = elsewhere.get((fact.key, fact.seat), 0 if others else None)
        ahead = fact.amount - (instead or 0)
        weight = ahead * fact.weight
        if weight > 0:
            told = {"key": fact.key, "seat": fact.seat, "amount": fact.amount, "instead": instead}
            found.append((weight, {**told, "regions": list(fact.regions)}))
    found.sort(key=lambda each: -each[0])
    return [reason for _, reason in found[:MOST_REASONS]]


def _chances(turn: Turn) -> Chances:
    return Chances(told_chances(turn.wins), _told_scores(turn.scores))


def _told_scores(scores: Sequence[float]) -> list[float]:
    return [round(score, 1) for score in scores]


def _told_written(written: Written) -> dict[str, Any]:
    def told(chance: float | None) -> float | None:
        return None if chance is None else round(chance, 2)

    return {
        **written._asdict(),
        "die": None if written.die is None else round(written.die, 3),
        "lucky": told(written.lucky),
        "unlucky": told(written.unlucky),
    }
