"""The events that only this game has as sentences, and conquests with what helped in them."""

from __future__ import annotations

from elbowroom.conquest.telling import ConquestTeller
from elbowroom.text.events import Facts, Values


class WarcraftTeller(ConquestTeller):
    """Makes sentences of the events on the islands."""

    def _conquered(self, facts: Facts, seat: int) -> Values:
        names = [self.texts.format("name-tool", tool=tool) for tool in facts["tools"]]
        helped: Values = {
            "helped": "tools" if names else "alone",
            "tools": self.texts.listed(names),
        }
        return super()._conquered(facts, seat) | helped

    def _pushed(self, facts: Facts, seat: int) -> Values:
        out = facts["goal"] == facts["region"]
        return {**self._plain(facts, seat), "whither": "out" if out else "region"}

    def _swapped(self, facts: Facts, seat: int) -> Values:
        return {"regions": self.texts.listed([self.names.place(each) for each in facts["regions"]])}

    def _objective(self, facts: Facts, seat: int) -> Values:
        whose = "own" if facts["owner"] == seat else "other"
        return {**self._plain(facts, seat), "whose": whose}

    def _site_paid(self, facts: Facts, seat: int) -> Values:
        to = facts["to"]
        payee = "" if to is None else self.names.player(to)
        whom = "supply" if to is None else "player"
        return {"site": facts["site"], "coins": facts["coins"], "to": payee, "whom": whom}
