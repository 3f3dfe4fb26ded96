"""The compass of somebody who plays alone: its side, what that means, the hours and the hand."""

from __future__ import annotations

from rich.text import Text

from elbowroom.games.kingdoms.engine.solo.compass import action_of
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.engine.terms import ACTIONS
from elbowroom.games.kingdoms.terminal.localizer import KingdomsLocalizer

HUMAN = 0


def compass(state: KingdomsState, words: KingdomsLocalizer) -> list[Text]:
    """Show which side is up, how it picks and fights, and the ring of hours."""
    side = "night" if state.night else "day"
    number = state.meeples(HUMAN) * (1 if state.night else 2)
    head = Text(f"{words.say(f'pages-compass-{side}')}: ", "bold")
    told = (
        words.say(f"compass-{side}-picks"),
        words.say(f"compass-{side}-war", number=number),
        words.say("compass-turns", night="no" if state.night else "yes"),
    )
    head.append("; ".join(told), "not bold")
    return [head, _ring(state, words)]


def _ring(state: KingdomsState, words: KingdomsLocalizer) -> Text:
    """Write the hours with their actions; the hand points at the last one rolled."""
    line = Text(overflow="fold")
    for hour in range(1, 13):
        action = action_of(hour)
        on = state.roll == hour
        covered = state.shields >> action & 1
        style = "bold yellow" if on else "dim strike" if covered else "cyan"
        name = words.say("name-action", action=ACTIONS[action])
        line.append(f"{'▶' if on else ''}{hour} {name}", style)
        line.append("  ")
    return line
