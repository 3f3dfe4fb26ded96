"""The actions of the conquest games and the answers of chance, numbered."""

from __future__ import annotations

from elbowroom.conquest.engine import verbs
from elbowroom.conquest.engine.rules import Rules
from elbowroom.conquest.engine.traits import Power, Race
from elbowroom.conquest.engine.vocabulary import bare
from elbowroom.envs.codecs.numbering import Numbering, Span


def player_actions(rules: Rules) -> Numbering:
    """Number what players may answer."""
    return Numbering(shared_spans(rules, len(rules.board.regions), 1))


def shared_spans(rules: Rules, regions: int, fewest: int) -> list[Span]:
    """List the verbs all conquest games share; a region keeps at least so many tokens."""
    tokens = most_tokens(rules)
    spans = [
        Span(verbs.EXPAND, 1),
        Span(verbs.DECLINE, 1),
        Span(verbs.ROLL, 1),
        Span(verbs.DONE, 1),
        Span(verbs.PICK, rules.row_length),
        Span(verbs.PEACE, rules.players + 1),
        Span(verbs.ABANDON, regions),
        Span(verbs.CONQUER, regions),
        Span(verbs.ATTEMPT, regions),
        Span(verbs.SUBSTITUTE, regions),
    ]
    for kind, marker in enumerate(rules.markers):
        if marker.verb:
            spans.append(
                Span(verbs.MARKER + kind, regions, 0, marker.supply if marker.stacks else 0)
            )
    attackers = most_attack_only_tokens(rules)
    if attackers:
        spans.append(Span(verbs.TAKE, regions, 1, min(attackers, tokens)))
    spans.append(Span(verbs.REDEPLOY, regions, fewest, tokens))
    spans.append(Span(verbs.PLACE, regions, 1, tokens))
    return spans


def chance_answers(rules: Rules) -> Numbering:
    """Number what chance may answer."""
    return Numbering(shared_chance(rules))


def shared_chance(rules: Rules) -> list[Span]:
    """List what chance answers in all conquest games."""
    return [
        Span(verbs.DIE, rules.best_roll + 1),
        Span(verbs.FIRST, rules.players),
        Span(verbs.COMBO, len(rules.races), 0, len(rules.powers) - 1),
    ]


def most_tokens(rules: Rules) -> int:
    """Count the tokens of the largest tray, and pieces that count as tokens: no region holds more."""
    pieces = sum([marker.supply for marker in rules.markers if marker.counts_as_token])
    return max([race.tray for race in rules.races]) + pieces


def most_attack_only_tokens(rules: Rules) -> int:
    """Count the attack-only tokens a race and a power may bring together at most."""
    of_races = max([_attack_only(race) for race in rules.races])
    return of_races + max([_attack_only(power) for power in rules.powers])


def _attack_only(trait: Race | Power) -> int:
    return sum([bare(effect).attack_only_tokens() for effect in trait.effects])
