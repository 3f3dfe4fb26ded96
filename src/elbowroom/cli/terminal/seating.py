"""Who plays: asked at the start, or told by options."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

from elbowroom.bots import NAMES, make
from elbowroom.cli.terminal.lines import Lines
from elbowroom.cli.terminal.table import Seat
from elbowroom.kernel.errors import ElbowroomError, InvalidSetup
from elbowroom.kernel.game import Game

DEFAULT_PLAYERS = 3
DEFAULT_BOT = "greedy"
TOO_MANY_TRIES = 20


def told_seats(
    game: Game, players: int | None, bots: list[str] | None, names: list[str]
) -> list[Seat]:
    """Seat people first and bots last, as the options say."""
    machines = list(bots or [])
    for bot in machines:
        make(bot)
    count = players if players is not None else max(1, len(names)) + len(machines)
    game.check_player_count(count)
    if len(machines) > count:
        raise InvalidSetup(f"{len(machines)} bots are named for {count} players.")
    people = count - len(machines)
    if len(names) > people:
        raise InvalidSetup(f"{len(names)} names are given for {people} people.")
    seats = [
        Seat(names[number] if number < len(names) else _default_name(number, people))
        for number in range(people)
    ]
    return [*seats, *named_bots(machines)]


def named_bots(bots: list[str]) -> list[Seat]:
    """Number bots of one name."""
    seats = []
    for place, bot in enumerate(bots):
        number = bots[:place].count(bot) + 1
        name = f"{bot} {number}" if bots.count(bot) > 1 else bot
        seats.append(Seat(name, bot))
    return seats


def _default_name(number: int, people: int) -> str:
    return "Player" if people == 1 else f"Player {number + 1}"


def asked_seats(console: Console, lines: Lines, game: Game, players: int | None) -> list[Seat]:
    """Ask how many play and who sits where."""
    console.print(
        f"[bold]{escape(game.name)}[/bold]: a table in the terminal. Enter takes the default."
    )
    count = players if players is not None else _ask_count(console, lines, game)
    game.check_player_count(count)
    console.print(f"For each seat write a name, or a bot: {', '.join(NAMES)}.", markup=False)
    seats: list[Seat] = []
    for number in range(count):
        default = "Player" if number == 0 else DEFAULT_BOT
        answer = lines.ask(f"Seat {number + 1} [{default}]: ") or default
        seats.append(Seat(answer, answer if answer in NAMES else None))
    return _apart(seats)


def _ask_count(console: Console, lines: Lines, game: Game) -> int:
    for _ in range(TOO_MANY_TRIES):
        span = f"{game.fewest_players} to {game.most_players}"
        answer = lines.ask(f"How many players, {span} [{DEFAULT_PLAYERS}]: ")
        if not answer:
            return DEFAULT_PLAYERS
        try:
            count = int(answer)
            game.check_player_count(count)
        except (ValueError, ElbowroomError):
            console.print(f"Write a number from {span}.", markup=False)
        else:
            return count
    raise InvalidSetup("No number of players was chosen.")


def _apart(seats: list[Seat]) -> list[Seat]:
    """Number seats of one name, so that everybody can be told apart."""
    names = [seat.name for seat in seats]
    found = []
    for place, seat in enumerate(seats):
        number = names[:place].count(seat.name) + 1
        name = f"{seat.name} {number}" if names.count(seat.name) > 1 else seat.name
        found.append(Seat(name, seat.bot))
    return found
