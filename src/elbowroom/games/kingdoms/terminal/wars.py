"""A war in words: who fights, what either can pay, what flags mean, what losing costs."""

from __future__ import annotations

from rich.text import Text

from elbowroom.games.kingdoms.engine.retreat import loss_of
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.engine.terms import BASIC, NONE
from elbowroom.games.kingdoms.engine.war import tie_winner
from elbowroom.games.kingdoms.engine.warcost import highest_number
from elbowroom.games.kingdoms.terminal.choices import die_words
from elbowroom.games.kingdoms.terminal.localizer import KingdomsLocalizer


def war_lines(state: KingdomsState, words: KingdomsLocalizer) -> list[Text]:
    """Tell a war: the sides with their purses, and while dice are set what may come of it."""
    place = words.place(state.war_region)
    lines = [Text(words.say("war-for", region=place), "bold red")]
    sides = ((state.war_attacker, "war-attacks"), (state.war_defender, "war-defends"))
    for side, (player, key) in enumerate(sides):
        if player != NONE:
            lines.append(_side(state, side, player, key, words))
    if state.decision.kind == "dial":
        lines += [Text(told, "dim") for told in explained(state, words)]
    return lines


def _side(state: KingdomsState, side: int, player: int, key: str, words: KingdomsLocalizer) -> Text:
    line = Text(f"  {words.say(key, player=words.names.player(player))}")
    if state.dials[side]:
        hidden = state.dials[side] < 0
        shown = words.say("pages-die-hidden") if hidden else die_words(state.dials[side], words)
        line.append(f" ({shown})")
    purse = words.listed([words.amount(kind, state.resource(player, kind)) for kind in BASIC])
    line.append(f": {purse}", "dim")
    if not state.rules.solo and state.war_rival(player) != NONE:
        most = max(0, highest_number(state, player))
        line.append(f"; {words.say('war-pays-up-to', most=most)}")
    return line


def explained(state: KingdomsState, words: KingdomsLocalizer) -> list[str]:
    """Say who wins ties, what flags do, and what winning and losing mean for whoever sets a die."""
    player = state.decision.player
    rival = state.war_rival(player)
    winner = tie_winner(state)
    tie = "war-tie-defender" if winner == state.war_defender else "war-tie-attacker"
    flags = "war-flags-two" if state.rules.lost_kingdom else "war-flags-more"
    return [
        words.say(tie, player=words.names.player(winner)),
        f"{words.say(flags)} {words.say('war-flag-alone')}",
        f"{words.say('war-if-you-win')} {_loss(state, rival, words)}",
        f"{words.say('war-if-you-lose')} {_loss(state, player, words)}",
    ]


def _loss(state: KingdomsState, player: int, words: KingdomsLocalizer) -> str:
    """Say what a lost war means for a side: the price of its retreat, or that its meeple falls."""
    loss = loss_of(state, player)
    name = words.names.player(player)
    return words.say(f"war-loss-{loss.outcome}", player=name, price=loss.price, have=loss.units)
