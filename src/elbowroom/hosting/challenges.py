"""The challenge of a day for whoever asks: which there are, and its score table."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from elbowroom.catalogue import GAMES
from elbowroom.catalogue import game as find_game
from elbowroom.table.challenges import Challenge, challenge_of, streaks, today
from elbowroom.table.entries import Result
from elbowroom.table.refused import Refused

BEST = 20
"""Lines of a day's score table."""
EARLIER = 14
"""Earlier days whose best results are told."""
OWN = 1000
"""Results of one's own that are looked through for streaks."""
OWN_TOLD = 30


def the_challenge(game: str, day: date) -> Challenge:
    """Find a challenge, or say which there are."""
    offered = [each.id for each in GAMES.values() if each.challenge(day) is not None]
    if game not in offered:
        raise Refused(
            "malformed", f"There is no challenge of '{game}'. Challenges: {', '.join(offered)}."
        )
    found = challenge_of(find_game(game), day)
    if found is None:
        raise AssertionError("a game that offers challenges has one")
    return found


def day_of(text: str | None) -> date:
    """Read a day up to today; none means today."""
    present = today()
    if text is None:
        return present
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Refused("malformed", f"There is no day {text}; days are YYYY-MM-DD.") from None
    if day > present:
        raise Refused("not_now", f"The challenge of {text} is not published yet.")
    return day


def todays_challenge(game: str, text: str | None) -> Challenge:
    """Find the challenge somebody wants to take up, which is today's."""
    asked = the_challenge(game, day_of(text))
    if asked.day != today():
        raise Refused("not_now", f"The challenge of {text} is over; today's is {today()}.")
    return asked


def challenge_told(
    asked: Challenge,
    best: Sequence[Result],
    earlier: Sequence[Result],
    own: Sequence[Result],
    player: str | None,
) -> dict[str, Any]:
    """Tell a challenge with its score table, and somebody's own results."""
    present = today()
    days, most = streaks(own, present)
    return {
        "game": asked.game,
        "day": asked.day.isoformat(),
        "today": present.isoformat(),
        "setup": asked.setup,
        "seed": asked.seed,
        "best": _lines(best, player),
        "earlier": _lines(earlier, player),
        "yours": _lines(own[:OWN_TOLD], player),
        "streak": {"now": days, "most": most},
    }


def _lines(results: Sequence[Result], player: str | None) -> list[dict[str, Any]]:
    return [
        {
            "table": result.table_id,
            "day": result.day,
            "name": result.name,
            "won": result.won,
            "points": result.points,
            "rival": result.rival,
            "yours": result.player == player,
        }
        for result in results
    ]
