"""The moderator: keeps to the operator's rules, and follows what the operator does."""

from __future__ import annotations

import time
from typing import Any

import structlog

from elbowroom.server.store.interface import JournalStore, StoreError
from elbowroom.server.store.moderating import NAMES, NETWORKS, WORDS, Deed, Moderation
from elbowroom.table import commands
from elbowroom.table.commands import Command
from elbowroom.table.refused import Refused
from elbowroom.table.word_filter import WordFilter, lines_of

log = structlog.get_logger("elbowroom.moderator")
SECONDS_BETWEEN_LOOKS = 3.0


class Moderator:
    """Knows the rules of the operator, not older than a few seconds."""

    def __init__(self, store: JournalStore, began: str) -> None:
        self._kept = Moderation(store)
        self._filter = WordFilter()
        self._networks: frozenset[str] = frozenset()
        self._seen: set[str] = set()
        self._since = began
        self._looked = 0.0

    def check(self, command: Command) -> None:
        """Refuse words of a command that are not allowed here."""
        if isinstance(command, commands.Chat):
            self.check_text(command.text)
        elif isinstance(command, commands.Sit) and command.bot is None:
            self.check_name(command.name)

    def check_name(self, name: str) -> None:
        """Refuse a name that is not allowed here."""
        if not self._filter.allows_name(name):
            raise Refused(
                "malformed", "This server does not allow that name. Choose another.", key="words"
            )

    def check_text(self, text: str) -> None:
        """Refuse a line that holds a word not allowed here."""
        if not self._filter.allows(text):
            raise Refused(
                "malformed",
                "This server does not allow a word in that. Say it otherwise.",
                key="words",
            )

    def check_made(self, setup: dict[str, Any]) -> None:
        """Refuse packs and maps of one's own that hold a word not allowed here."""
        made = [*(setup.get("packs") or []), setup.get("map")]
        for line in lines_of([each for each in made if isinstance(each, dict)]):
            self.check_text(line)

    def check_network(self, mark: str | None) -> None:
        """Refuse new tables of a network the operator has blocked."""
        if mark is not None and mark in self._networks:
            raise Refused("not_now", "The operator of this server allows you no new tables.")

    async def look(self) -> list[Deed]:
        """Read the rules anew now and then; the operator's deeds since the last look."""
        if time.monotonic() - self._looked < SECONDS_BETWEEN_LOOKS:
            return []
        self._looked = time.monotonic()
        try:
            rules = await self._kept.rules()
            deeds = await self._kept.deeds(self._since)
        except StoreError as fault:
            log.error("rules not read", error=str(fault))
            return []
        by_kind = {
            kind: [rule.text for rule in rules if rule.kind == kind]
            for kind in (NAMES, WORDS, NETWORKS)
        }
        self._filter = WordFilter(by_kind[WORDS], by_kind[NAMES])
        self._networks = frozenset(by_kind[NETWORKS])
        new = [deed for deed in deeds if deed.id not in self._seen]
        if deeds:
            self._since = deeds[-1].at
            self._seen = {deed.id for deed in deeds if deed.at == self._since}
        return new
