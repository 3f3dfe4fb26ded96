"""What the server tells of its games: players, maps, options, bots."""

from __future__ import annotations

from elbowroom.protocol.responses import Told


class AddedBot(Told):
    """A bot of an installed package."""

    name: str
    about: str
    package: str


class GameOption(Told):
    """An option of a new game that people choose; its texts follow from its name."""

    name: str
    values: list[str]
    """What it may be; none: it is on or off, or maps are named by it."""
    usual: str | None
    maps: bool
    needs: str | None
    """Counts only while this other option is on."""
    players: list[int]
    """Counts only for these numbers of players; none: for all."""


class MapSide(Told):
    """A map that may lie at a table beside others."""

    name: str
    card: str
    """Of one card only one side can be played."""
    kind: str


class LessonInfo(Told):
    """A game that teaches; its texts follow from its id."""

    id: str
    drill: bool
    """Whether it is a short exercise, judged at the end of its turn."""


class GameInfo(Told):
    """A game that can be played."""

    id: str
    name: str
    players: list[int]
    maps: list[str]
    options: list[str]
    usual: dict[str, bool | int | str]
    """What those that are a word, a number or yes and no are where nobody says."""
    choices: list[GameOption]
    """The options people choose, in the order they are shown."""
    sides: list[MapSide]
    """The maps of a game whose tables lie on several."""
    places: dict[str, list[str]]
    """The kinds of maps such a table takes: by players, as in `2`, or `2 option=value`."""
    bots: list[str]
    """All bots, those of packages last."""
    levels: list[str]
    """The bots people are offered as opponents, easiest first."""
    level: str
    """The level of a seat whose bot is not named."""
    study: bool
    """Whether there are hints, odds and mistakes."""
    own_pieces: bool
    """Whether packs of own pieces can be played with."""
    own_maps: bool
    """Whether maps of one's own can be played on."""
    challenge: bool
    """Whether there is a challenge every day."""
    lessons: list[LessonInfo]
    """Guided first games and exercises, in the order in which they are offered."""
    added: list[AddedBot]
    words: dict[str, str]
    """What a game of an installed package says, as Fluent by language; nothing of those the page carries."""


class Games(Told):
    """The games that can be played."""

    games: list[GameInfo]
