"""What the commands of players refuse, in the language that was asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from elbowroom.bots import registry
from elbowroom.cli.failing import FAILED_CHECK, fail
from elbowroom.kernel.errors import InvalidRecord, UnknownName
from elbowroom.kernel.game import Game
from elbowroom.terminal.localizer import Localizer
from elbowroom.terminal.options import OptionRefused
from elbowroom.text.catalogue import texts
from elbowroom.text.locales import FALLBACK


@contextmanager
def records_refused_in(language: str) -> Iterator[None]:
    """Say in a language what is wrong with a record; English names the very move."""
    try:
        yield
    except InvalidRecord as refused:
        key = f"study-record-{refused.fault}"
        if language == FALLBACK or not texts(language).has(key):
            raise
        fail(texts(language).format(key), FAILED_CHECK)


@contextmanager
def options_refused_in(words: Localizer) -> Iterator[None]:
    """Say in the language of a table why an option cannot be chosen so."""
    try:
        yield
    except OptionRefused as refused:
        fail(refused.told(words))


def check_players(game: Game, players: int | None, words: Localizer) -> None:
    """Refuse a number of players that the game is not made for."""
    fewest, most = game.fewest_players, game.most_players
    if players is not None and not fewest <= players <= most:
        name = words.game(game)
        said = {"fewest": fewest, "most": most, "players": players}
        fail(words.say("terminal-not-so-many", game=name, **said))


def check_bots(names: Sequence[str], words: Localizer) -> None:
    """Refuse bots that are not there; English also tells how they are added."""
    for name in names:
        try:
            registry.kind_of(name)
        except UnknownName:
            if words.language == FALLBACK:
                raise
            known = ", ".join(registry.names())
            fail(words.say("terminal-no-bot", name=name, bots=known))
