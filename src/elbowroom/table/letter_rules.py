"""What is allowed at a table played by letters: releasing links, answering in one's own turn, sending."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elbowroom.kernel.errors import ElbowroomError
from elbowroom.table import commands
from elbowroom.table.chains import follows
from elbowroom.table.refused import Refused
from elbowroom.table.trial import Trial, person_at, seat_number

if TYPE_CHECKING:
    from elbowroom.table.fairness import Chance
    from elbowroom.table.played_game import PlayedGame
    from elbowroom.table.table import Table

ALLOWED = (
    commands.Sit,
    commands.Release,
    commands.Act,
    commands.StandIn,
    commands.Undo,
    commands.Post,
)
"""What can be asked of such a table."""


def refused_by_letters() -> Refused:
    """Refuse what only a table can do that somebody keeps for all."""
    return Refused(
        "not_now",
        "This game goes back and forth in letters: nobody keeps a table where this could be done.",
        key="by_letters",
    )


def release(table: Table, command: commands.Release, trial: Trial) -> None:
    """Release the next link of a seat's chain: once everybody's end is known, and in one's own turn."""
    number = seat_number(table, command.seat)
    seat = person_at(table, number)
    if not table.full:
        raise Refused("not_now", "Links for the dice are released once everybody sits.")
    if table.play is not None and table.asked() != number:
        raise Refused("not_your_turn", f"It is not the turn of {seat.name}.")
    if not follows(command.link, seat.words or seat.seal or ""):
        raise Refused(
            "malformed",
            f"What {seat.name} releases for the dice is not what was settled before the game.",
            key="letter_dice",
            values={"name": seat.name},
        )
    trial.add("unsealed", number, command.key, words=command.link)


def check_turn(table: Table, number: int) -> None:
    """Refuse an answer before the link of its turn is released."""
    if not table.legs or table.legs[-1][0] != number:
        raise Refused("not_now", "Open the letter of the others first.", key="letter_first")


def withholds(table: Table, command: commands.Act, trial: Trial) -> bool:
    """Keep an answer back that was given in secret while what others have sealed is not open."""
    number = seat_number(table, command.seat)
    check_turn(table, number)
    play = table.playing()
    if not table.stand_ins or not play.decision.concealed:
        return False
    try:
        steps = play.state.steps_of(command.action)
    except ElbowroomError as fault:
        raise Refused("illegal", str(fault)) from fault
    until = next(seat for seat, _ in reversed(table.legs) if seat != number)
    text = play.state.text(steps[0])
    trial.add("withheld", number, command.key, _action=text, until=until)
    return True


def check_stand_in(table: Table, play: PlayedGame, number: int) -> None:
    """Refuse a sealed answer where one has to be open."""
    if play.decision.player != number or not play.decision.concealed:
        raise Refused("malformed", "Only what is answered in secret may be sealed.")
    check_turn(table, number)


def post(table: Table, command: commands.Post, chance: Chance, trial: Trial) -> None:
    """Send a letter: nothing that is in it can be taken back."""
    number = seat_number(table, command.seat)
    if table.play is not None and table.can_undo((number,)):
        trial.add("posted", number, command.key)
