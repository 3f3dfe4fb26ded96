"""Factions, lands, heroes, actions, wars, ends and points by source, seen through many games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence

from elbowroom.games.kingdoms.engine.terms import ACTIONS
from elbowroom.lab.counting import Share, Spread, victory
from elbowroom.lab.game_figures import Figures
from elbowroom.lab.results import Row


def owned(
    rows: Sequence[Row], who_had: Callable[[Row], list[tuple[int, str]]]
) -> dict[str, Figures]:
    """Tell how often those win who have each thing, and with how many points."""
    wins: dict[str, Share] = defaultdict(Share)
    points: dict[str, Spread] = defaultdict(Spread)
    for row in rows:
        for seat, thing in who_had(row):
            if thing:
                wins[thing].add(victory(row, seat))
                points[thing].add(row["scores"][seat])
    return {
        thing: {
            **wins[thing].figures(),
            "picks": points[thing].seen.total(),
            "points": points[thing].figures(),
        }
        for thing in sorted(wins)
    }


def hero_levels(rows: Sequence[Row]) -> Figures:
    """Tell which levels heroes reach, and how many retire."""
    reached, retired = Spread(), Share()
    for row in rows:
        for hero in row["heroes"]:
            reached.add(hero["level"])
            retired.add(float(hero["retired"]))
    return {"level": reached.figures(), "retired": retired.figures()}


def actions(rows: Sequence[Row]) -> dict[str, dict[str, Figures]]:
    """Count how often each action is chosen in a game by one player."""
    kinds = {"all": defaultdict[str, Spread](Spread), "winners": defaultdict[str, Spread](Spread)}
    for row in rows:
        for seat, chosen in enumerate(row["actions"]):
            for action in ACTIONS:
                kinds["all"][action].add(chosen.get(action, 0))
                if row["ranks"][seat] == 1:
                    kinds["winners"][action].add(chosen.get(action, 0))
    return {
        who: {action: spread.figures() for action, spread in seen.items()}
        for who, seen in kinds.items()
    }


def wars(rows: Sequence[Row]) -> Figures:
    """Tell how many wars a game has and how they end for the attacker."""
    often = Spread()
    ends: dict[str, Share] = defaultdict(Share)
    for row in rows:
        often.add(len(row["wars"]))
        for war in row["wars"]:
            for outcome in ("won", "lost", "allied", ""):
                ends[outcome or "nothing"].add(float(war["outcome"] == outcome))
    return {
        "a_game": often.figures(),
        "ends": {outcome: share.figures() for outcome, share in ends.items()},
    }


def ends(rows: Sequence[Row]) -> dict[str, Figures]:
    """Tell what brings the last round about."""
    reasons = sorted({row["end"]["reason"] for row in rows if row["end"]})
    shares: dict[str, Share] = defaultdict(Share)
    for row in rows:
        for reason in reasons:
            shares[reason].add(float(bool(row["end"]) and row["end"]["reason"] == reason))
    return {reason: shares[reason].figures() for reason in reasons}


def points(rows: Sequence[Row]) -> dict[str, dict[str, Figures]]:
    """Give the points by source: of winners, and of all players."""
    sources = sorted({source for row in rows for own in row["sources"] for source in own})
    kinds = {"all": defaultdict[str, Spread](Spread), "winners": defaultdict[str, Spread](Spread)}
    for row in rows:
        for seat, own in enumerate(row["sources"]):
            for source in sources:
                kinds["all"][source].add(own.get(source, 0))
                if row["ranks"][seat] == 1:
                    kinds["winners"][source].add(own.get(source, 0))
    return {
        who: {source: spread.figures() for source, spread in seen.items()}
        for who, seen in kinds.items()
    }
