"""The actions of this game and the answers of chance, numbered."""

from __future__ import annotations

from elbowroom.conquest.codec.actions import most_tokens, shared_chance, shared_spans
from elbowroom.conquest.engine import verbs as shared
from elbowroom.envs.codecs.numbering import Numbering, Span
from elbowroom.games.warcraft.engine import verbs
from elbowroom.games.warcraft.engine.markers import BEAST, FORT
from elbowroom.games.warcraft.engine.rules import WarcraftRules
from elbowroom.games.warcraft.engine.traits import SIDES

_FORMS = 2
_ELSEWHERE = (shared.ROLL, shared.PEACE, shared.SUBSTITUTE)
"""Verbs of the shared rules that no race or power of these games brings."""


def player_actions(rules: WarcraftRules, regions: int) -> Numbering:
    """Number what players may answer on maps of at most so many regions."""
    spans = [span for span in shared_spans(rules, regions, 0) if span.verb not in _ELSEWHERE]
    return Numbering([*spans, *_conquests(rules, regions), *_others(rules, regions)])


def chance_answers(rules: WarcraftRules) -> Numbering:
    """Number what chance may answer."""
    return Numbering(
        [
            *shared_chance(rules),
            Span(verbs.ISLAND, len(rules.faces)),
            Span(verbs.SITE, len(rules.sites)),
            Span(verbs.FUSE, len(verbs.FUSES)),
        ]
    )


def _conquests(rules: WarcraftRules, regions: int) -> list[Span]:
    tools = (rules.raid_bit << 1) - 1
    return [
        Span(verbs.WIELD, regions, 1, tools),
        Span(verbs.VENTURE, regions, 1, tools),
        Span(verbs.STRIKE, regions, 0, tools),
        Span(verbs.HAMMER, regions),
        Span(verbs.CHAMPION, regions),
        Span(verbs.SWAP, regions, 0, regions - 1),
        Span(verbs.PUSH, regions, 0, regions - 1),
        Span(verbs.PUSH_BEAST, regions, 0, regions - 1),
        Span(verbs.RAZE, regions, 0, FORT),
        Span(verbs.STEAL, len(rules.sites), 0, regions - 1),
    ]


def _others(rules: WarcraftRules, regions: int) -> list[Span]:
    return [
        Span(verbs.BOMB, regions),
        Span(verbs.DISARM, regions),
        Span(verbs.FORM, _FORMS),
        Span(verbs.FACTION, len(SIDES)),
        Span(verbs.LAKE, regions),
        Span(verbs.RECRUIT, most_tokens(rules) + 1),
        Span(verbs.BEAST, regions, 1, rules.markers[BEAST].supply),
        Span(verbs.TOWER, regions),
        Span(verbs.LAY, len(rules.sites), 0, regions - 1),
        Span(verbs.OBJECTIVE, regions),
        Span(verbs.PLANT, regions),
    ]
