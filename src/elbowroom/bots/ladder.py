"""The ladder: names that play any game, each by the game's own player of that name."""

from __future__ import annotations

from typing import Any, ClassVar

from elbowroom.bots.bot import Bot
from elbowroom.bots.search import Effort, SearchBot
from elbowroom.bots.thinking_time import read_time
from elbowroom.catalogue import face
from elbowroom.kernel.view import View


class LadderBot(Bot):
    """Plays by the player a game brings for this name; where it brings none, by search."""

    effort: ClassVar[Effort]
    """How much the search does where a game brings no player of this name."""

    def __init__(self, seed: int | str = 0, setting: str | None = None) -> None:
        super().__init__(seed)
        self._setting = setting
        self._players: dict[str, Bot] = {}
        self._asked: Bot | None = None

    def choose(self, view: View) -> int:
        self._asked = self.player(view.state.game_id)
        return self._asked.choose(view)

    def why(self) -> dict[str, Any] | None:
        """Explain the last choice as the player does who made it."""
        return None if self._asked is None else self._asked.why()

    def player(self, game: str) -> Bot:
        """Give the player of a game who goes by this name, made when first asked for."""
        if game not in self._players:
            brought: dict[str, type[Bot]] = face(game, "bots") or {}
            kind = brought.get(self.name)
            self._players[game] = self.searching() if kind is None else self._made(kind)
        return self._players[game]

    def searching(self) -> Bot:
        """Make the player of this name for games that bring none."""
        return SearchBot(self.seed, self.effort)

    def _made(self, kind: type[Bot]) -> Bot:
        if self._setting is None:
            return kind(self.seed)
        return kind.configured(self._setting, self.seed)


class Easy(LadderBot):
    """Plays like somebody who has just learned the rules, and often overlooks the best."""

    name: ClassVar[str] = "easy"
    effort: ClassVar[Effort] = Effort(tries=32, turns=1, slips=0.3)


class Normal(LadderBot):
    """Sees most of what a turn offers, and slips now and then."""

    name: ClassVar[str] = "normal"
    effort: ClassVar[Effort] = Effort(tries=64, turns=1, slips=0.08)


class Greedy(LadderBot):
    """Takes what brings most now; the frozen baseline that others are measured by."""

    name: ClassVar[str] = "greedy"
    effort: ClassVar[Effort] = Effort(tries=64, turns=1)


class Planner(LadderBot):
    """Thinks whole turns through and follows the best one."""

    name: ClassVar[str] = "planner"
    effort: ClassVar[Effort] = Effort(tries=192, turns=2)


class Hard(LadderBot):
    """Thinks whole turns through and judges their ends by what self-play has taught."""

    name: ClassVar[str] = "hard"
    effort: ClassVar[Effort] = Effort(tries=512, turns=2)


class Expert(LadderBot):
    """Looks several turns ahead, half a second for a whole turn (expert:2s takes longer)."""

    name: ClassVar[str] = "expert"
    timed: ClassVar[bool] = True
    effort: ClassVar[Effort] = Effort(tries=0, turns=3)
    seconds: ClassVar[float] = 0.5

    @classmethod
    def configured(cls, setting: str, seed: int | str = 0) -> Bot:
        """Make the expert with the time for a whole turn after the colon: expert:500ms."""
        read_time(cls.name, setting)
        return cls(seed, setting)

    def searching(self) -> Bot:
        """Search as long as the time allows."""
        seconds = self.seconds
        if self._setting is not None:
            seconds = read_time(self.name, self._setting)
        return SearchBot(self.seed, self.effort, seconds)
