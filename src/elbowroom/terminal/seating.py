"""Who plays: asked at the start, or told by options."""

from __future__ import annotations

from rich.console import Console

from elbowroom.bots import make, names
from elbowroom.kernel.errors import ElbowroomError, InvalidSetup
from elbowroom.kernel.game import Game
from elbowroom.terminal.lines import Lines
from elbowroom.terminal.localizer import Localizer
from elbowroom.terminal.table import Seat

DEFAULT_PLAYERS = 3
DEFAULT_BOT = "greedy"
TOO_MANY_TRIES = 20


def told_seats(
    game: Game, players: int | None, bots: list[str] | None, names: list[str], words: Localizer
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
        Seat(names[number] if number < len(names) else _default_name(number, people, words))
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


def _default_name(number: int, people: int, words: Localizer) -> str:
    if people == 1:
        return words.say("terminal-player")
    return words.say("terminal-player-number", number=number + 1)


def asked_seats(
    console: Console, lines: Lines, game: Game, players: int | None, words: Localizer
) -> list[Seat]:
    """Ask how many play and who sits where."""
    console.print(words.say("terminal-welcome", game=words.game(game)), style="bold", markup=False)
    count = players if players is not None else _ask_count(console, lines, game, words)
    game.check_player_count(count)
    console.print(words.say("terminal-seats", bots=", ".join(names())), markup=False)
    seats: list[Seat] = []
    for number in range(count):
        default = words.say("terminal-player") if number == 0 else DEFAULT_BOT
        asked = words.say("terminal-seat", number=number + 1, default=default)
        answer = lines.ask(f"{asked} ") or default
        seats.append(Seat(answer, answer if _is_bot(answer) else None))
    return _apart(seats)


def _is_bot(answer: str) -> bool:
    """Whether a bot is meant, with a setting or without."""
    return answer.partition(":")[0] in names()


def _ask_count(console: Console, lines: Lines, game: Game, words: Localizer) -> int:
    span = {"fewest": game.fewest_players, "most": game.most_players}
    asked = words.say("terminal-how-many", **span, default=DEFAULT_PLAYERS)
    for _ in range(TOO_MANY_TRIES):
        answer = lines.ask(f"{asked} ")
        if not answer:
            return DEFAULT_PLAYERS
        try:
            count = int(answer)
            game.check_player_count(count)
        except (ValueError, ElbowroomError):
            console.print(words.say("terminal-write-number", **span), markup=False)
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
