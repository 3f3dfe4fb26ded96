"""Coins at the end of a turn, and who wins."""

from __future__ import annotations

from elbowroom.conquest.engine.combo import CoinSource
from elbowroom.conquest.engine.position import Position
from elbowroom.conquest.engine.steps import PlayerStep
from elbowroom.conquest.engine.traits import trait_key
from elbowroom.kernel.bits import size
from elbowroom.kernel.events import Event
from elbowroom.kernel.notation import first_of
from elbowroom.kernel.reasons import Explanation, Part


class ScoreStep(PlayerStep[Position]):
    """A player is paid for the turn."""

    def carry_out(self, pos: Position, step: int) -> None:
        score(pos, first_of(step))


def score(pos: Position, player: int) -> None:
    """Pay a player for the turn (C-SCORE-1, C-SCORE-2)."""
    if pos.events is not None:
        explained = explain_income(pos, player)
        parts = [{"key": part.key, "coins": part.amount} for part in explained.parts]
        pos.note(Event("scored", player, {"coins": explained.total, "parts": parts}))
    pos.pay(player, income(pos, player))


def income(pos: Position, player: int) -> int:
    """Count the coins a player would score now."""
    coins = 0
    first = player * pos.rules.slots
    for army in range(first, first + pos.rules.slots):
        if pos.has_race(army):
            coins += army_income(pos, army)
    return coins


def army_income(pos: Position, army: int) -> int:
    """Count the coins of one army: regions, and whatever its race and power bring."""
    combo = pos.combo(army)
    held = pos.held[army]
    coins = size(held) + combo.coins_each_turn
    for each, regions in combo.coins_for_regions:
        coins += each * size(held & regions)
    for kind, each in combo.coins_per_marker:
        coins += each * size(held & pos.standing[kind])
    if pos.is_active(army):
        coins += combo.coins_per_nonempty * pos.nonempty
        if pos.picked:
            coins += combo.coins_on_pick_turn
    for rule in pos.rules.income_rules:
        coins += rule.coins(pos, army)
    return coins


def explain_income(pos: Position, player: int) -> Explanation:
    """Take the coins a player would score now apart by source."""
    parts: list[Part] = []
    first = player * pos.rules.slots
    for army in range(first, first + pos.rules.slots):
        if pos.has_race(army):
            parts += _army_parts(pos, army)
    return Explanation("income", tuple(parts), pos.rules.game_id)


def _army_parts(pos: Position, army: int) -> list[Part]:
    combo = pos.combo(army)
    held = pos.held[army]
    active = pos.is_active(army)
    key = f"regions.{combo.race.id}" if active else f"declined.{combo.race.id}"
    parts = [Part(size(held), key, pos.rules.citation("income"))]
    sources = combo.coin_sources
    if sources is None:
        sources = combo.list_coin_sources(pos.rules.board, pos.rules.kinds)
    for source in sources:
        amount = _source_coins(pos, army, source)
        if amount:
            trait = source.trait
            parts.append(Part(amount, trait_key(trait), trait.rule))
    for rule in pos.rules.income_rules:
        parts += rule.parts(pos, army)
    return parts


def _source_coins(pos: Position, army: int, source: CoinSource) -> int:
    """Count the coins that one effect of a race or power brings."""
    held = pos.held[army]
    each, regions = source.for_regions
    coins = each * size(held & regions) + source.each_turn
    kind, each = source.per_marker
    if each:
        coins += each * size(held & pos.standing[kind])
    if pos.is_active(army):
        coins += source.per_nonempty * pos.nonempty
        if pos.picked:
            coins += source.on_pick_turn
    return coins


def map_tokens(pos: Position, player: int) -> int:
    """Count a player's race tokens on the map, the tie-break (C-END-3)."""
    first = player * pos.rules.slots
    return sum([pos.tokens_of(army) for army in range(first, first + pos.rules.slots)])


def ranks(pos: Position) -> list[int]:
    """Rank the seats by coins, then tokens on the map; equals share a rank (C-END-2 to C-END-4)."""
    standings = [(pos.coins[player], map_tokens(pos, player)) for player in range(len(pos.coins))]
    return [1 + sum([other > standing for other in standings]) for standing in standings]
