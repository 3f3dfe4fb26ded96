"""The options of a new game in the terminal: the same names as in the lobby, one line each."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from elbowroom.catalogue import manifest_of
from elbowroom.kernel.errors import ElbowroomError, InvalidSetup
from elbowroom.kernel.game import Game
from elbowroom.kernel.options import Option
from elbowroom.terminal.lines import Lines
from elbowroom.terminal.localizer import Localizer
from elbowroom.text.catalogue import texts
from elbowroom.text.locales import FALLBACK

ON = ("on", "yes", "true")
OFF = ("off", "no", "false")
TOO_MANY_TRIES = 40


class OptionRefused(InvalidSetup):
    """An option that cannot be chosen so; in English by itself, and in the language of a table."""

    def __init__(self, key: str, **values: str | int) -> None:
        self._key = key
        self._values = values
        super().__init__(texts(FALLBACK).format(key, **values))

    def told(self, words: Localizer) -> str:
        """Say why not in the language of a table."""
        return words.say(self._key, **self._values)


def told_options(game: Game, players: int, told: list[str]) -> dict[str, Any]:
    """Read options as they are written: `name`, `name=value`, `name=map,map`."""
    chosen: dict[str, Any] = {}
    for text in told:
        name, value = _read(game, text)
        chosen[name] = value
    for option in manifest_of(game.id).options:
        if chosen.get(option.name) and not option.counts(players, chosen):
            raise _why_not(option, players)
    game.check_setup(**{**chosen, "players": players})
    return chosen


def _read(game: Game, text: str) -> tuple[str, Any]:
    name, given, value = (part.strip() for part in text.partition("="))
    known = {option.name: option for option in manifest_of(game.id).options}
    if name not in known:
        raise OptionRefused(
            "terminal-no-option", name=name, game=game.name, options=", ".join(known) or "none"
        )
    option = known[name]
    if option.maps:
        return name, [each.strip() for each in value.split(",") if each.strip()] or None
    if option.values:
        if not value:
            values = ", ".join(option.values)
            raise OptionRefused("terminal-option-values", name=name, values=values)
        return name, value
    if given and value.lower() not in ON + OFF:
        raise OptionRefused("terminal-option-on-off", name=name, value=value)
    return name, value.lower() not in OFF if given else True


def _why_not(option: Option, players: int) -> OptionRefused:
    if option.players and players not in option.players:
        counts = "/".join(str(each) for each in option.players)
        return OptionRefused(
            "terminal-option-players", name=option.name, counts=counts, players=players
        )
    return OptionRefused("terminal-option-needs", name=option.name, needs=option.needs or "")


def asked_options(
    console: Console, lines: Lines, game: Game, players: int, words: Localizer
) -> dict[str, Any]:
    """Show what can be chosen, and read options until an empty line."""
    if not any(option.counts(players, {}) for option in manifest_of(game.id).options):
        return {}
    console.print(words.say("terminal-choose-options"), markup=False)
    told: list[str] = []
    chosen: dict[str, Any] = {}
    _show(console, game, players, chosen, words)
    for _ in range(TOO_MANY_TRIES):
        answer = lines.ask(f"{words.say('terminal-choose-option')} ").strip()
        if not answer:
            return chosen
        try:
            chosen = told_options(game, players, [*told, answer])
        except ElbowroomError as fault:
            told_why = fault.told(words) if isinstance(fault, OptionRefused) else str(fault)
            console.print(told_why, markup=False)
            continue
        told.append(answer)
        _show(console, game, players, chosen, words)
    raise InvalidSetup("The options were not settled.")


def _show(
    console: Console, game: Game, players: int, chosen: dict[str, Any], words: Localizer
) -> None:
    for option in manifest_of(game.id).options:
        if option.counts(players, chosen):
            now = f" [{_now(option, chosen)}]"
            line = f"  {option.name}{_choices(game, option, players, chosen)}{now}"
            console.print(line, style="bold", markup=False)
            told = f"{words.say(option.key)}: {words.say(f'{option.key}-about')}"
            console.print(f"      {told}", markup=False)
            if option.maps:
                console.print(f"      {', '.join(game.map_names())}", markup=False)


def _choices(game: Game, option: Option, players: int, chosen: dict[str, Any]) -> str:
    if option.values:
        return f"={'|'.join(option.values)}"
    if not option.maps:
        return ""
    rest = {name: value for name, value in chosen.items() if name != option.name}
    kinds = game.map_places(game.check_setup(**{**rest, "players": players}))
    return f"={','.join(kind or 'NAME' for kind in kinds)}"


def _now(option: Option, chosen: dict[str, Any]) -> str:
    value = chosen.get(option.name)
    if isinstance(value, list):
        return ",".join(value)
    if option.values:
        return str(value or option.usual or option.values[0])
    if option.maps:
        return "random"
    return ON[0] if value else OFF[0]
