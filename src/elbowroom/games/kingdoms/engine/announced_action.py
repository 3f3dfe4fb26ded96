"""Taking the announced action: what it offers, and what happens when it is paid for."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.against_rivals import MAGIC_LOSS
from elbowroom.games.kingdoms.engine.collecting import begin_collecting
from elbowroom.games.kingdoms.engine.gaining import gain, gain_all
from elbowroom.games.kingdoms.engine.hiring import advance, hire
from elbowroom.games.kingdoms.engine.moving import begin_moves, lay_in_ruins, take_move
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.prices import advancing_price, can_pay, price
from elbowroom.games.kingdoms.engine.questions import Deed, OptionalQuestion, Question
from elbowroom.games.kingdoms.engine.reach import patrol_options
from elbowroom.games.kingdoms.engine.refusals import why_not_act
from elbowroom.games.kingdoms.engine.solo.dummy import dummy_way, scarcest
from elbowroom.games.kingdoms.engine.terms import (
    BASIC,
    BUILD,
    DUMMY,
    EXPAND,
    MOST_MEEPLES,
    NONE,
    PATROL,
    QUEST,
    RESEARCH,
    RESOURCES,
    STANDING,
    TOP_MAGIC,
    TOP_TOWER,
    TRADE,
    TUNDRA,
)
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of
from elbowroom.kernel.reasons import Refusal
from elbowroom.kernel.steps import Step


class Act(Question):
    """Let a player take the announced action, another in its place, or none (K-TURN-3, K-TURN-4)."""

    def answers(self, pos: Position, step: int) -> list[int]:
        return _act_options(pos, first_of(step))

    def answer(self, pos: Position, step: int, action: int) -> None:
        player, verb = first_of(step), verb_of(action)
        if verbs.PATROL <= verb <= verbs.BREAK_HERO:
            is_quest = verb in (verbs.QUEST, verbs.QUEST_HERO)
            begin_moves(pos, player, QUEST if is_quest else PATROL)
            take_move(pos, player, action)
        elif verb >= verbs.RAISE:
            _work(pos, player, action)
        elif verb == verbs.COLLECT:
            if pos.events is not None:
                pos.note("collected", player)
            begin_collecting(pos, player)
        elif verb == verbs.PASS and pos.events is not None:
            pos.note("passed", player)

    def dummy_answer(self, pos: Position, step: int, found: list[int]) -> int:
        action, ways = _dummy_action(pos)
        if action == NONE:
            return verbs.COLLECT_ACTION
        if action == TRADE:
            _trade_for_dummy(pos)
            return verbs.DONE_ACTION
        if action == RESEARCH or verb_of(ways[0]) == verbs.RAISE:
            return ways[0]
        return dummy_way(pos, ways)

    def refuse(self, pos: Position, step: int, action: int) -> Refusal | None:
        return why_not_act(pos, first_of(step), action)


def _dummy_action(pos: Position) -> tuple[int, list[int]]:
    """Find the action the dummy can perform: the chosen one, else a substitute (K-SOLO-12)."""
    instead = pos.abilities(DUMMY).substitutes[pos.selected]
    for action in [pos.selected, *members(instead)]:
        if action == TRADE:
            return action, []
        found = _options(pos, DUMMY, action)
        if found:
            return action, found
    return NONE, []


def _trade_for_dummy(pos: Position) -> None:
    """Give the dummy what it gets instead of trading (K-SOLO-ACT-6, K-SOLO-ABIL-1)."""
    pos.took = TRADE
    pos.note("dummy_traded", DUMMY)
    for resource in BASIC:
        gain(pos, DUMMY, resource, 1)
    for _ in pos.abilities(DUMMY).traders:
        gain(pos, DUMMY, scarcest(pos), 1)


def _act_options(pos: Position, player: int) -> list[int]:
    if pos.duty:
        return patrol_options(pos, player, pos.selected)
    found = _ways(pos, player, pos.selected)
    found.append(verbs.PASS_ACTION if player == pos.active else verbs.COLLECT_ACTION)
    return found


def _ways(pos: Position, player: int, selected: int) -> list[int]:
    """List all that an action on the card may be used for: itself, or what stands in for it."""
    found = _options(pos, player, selected)
    own = pos.abilities(player)
    heroic = pos.hero_abilities(player)
    instead = own.substitutes[selected] | heroic.substitutes[selected]
    for action in members(instead):
        found += _options(pos, player, action)
    alone = heroic.hero_substitutes[selected] & ~instead
    for action in members(alone):
        found += patrol_options(pos, player, action, hero_only=True)
    return found


def ways_if_selected(pos: Position, player: int, action: int) -> list[int]:
    """List what a player who selects an action could do with it; nobody has moved yet then."""
    moved, hero_moved, duty = pos.moved, pos.hero_moved, pos.duty
    pos.moved, pos.hero_moved, pos.duty = [], False, 0
    found = _ways(pos, player, action)
    pos.moved, pos.hero_moved, pos.duty = moved, hero_moved, duty
    return found


def _options(pos: Position, player: int, action: int) -> list[int]:
    """List the ways to carry out an action."""
    if action in (PATROL, QUEST):
        return patrol_options(pos, player, action)
    if action == TRADE:
        return _trade_options(pos, player)
    if action == BUILD:
        found = _build_options(pos, player)
    elif action == RESEARCH:
        found = _research_options(pos, player)
    else:
        found = _expand_options(pos, player)
    if _can_advance(pos, player, action):
        found.append(encode(verbs.ADVANCE))
    return found


def _can_advance(pos: Position, player: int, action: int) -> bool:
    """Whether a player may advance the hero with an action (K-HERO-4)."""
    card = pos.hero_card[player]
    if card == NONE or pos.hero_at[player] == NONE:
        return False
    if pos.rules.heroes[card].advances[pos.hero_level[player]].action != action:
        return False
    return can_pay(pos, player, action, advancing_price(pos, player, action))


def _fortress_regions(pos: Position, player: int) -> int:
    """Give the regions where a fortress may be placed (K-TOWER-1)."""
    board = pos.rules.board
    found = pos.occupied(player)
    hero = pos.hero_at[player]
    if hero != NONE and pos.hero_abilities(player).builds_beside_hero:
        beside = board.adjacent[hero] & ~pos.neutral
        for other in range(pos.rules.seats):
            if other != player:
                beside &= ~pos.pieces(other)
        found |= beside
    return found & ~(board.of_terrain[TUNDRA] | pos.all_forts())


def _build_options(pos: Position, player: int) -> list[int]:
    found: list[int] = []
    if pos.tower[player] < TOP_TOWER:
        if not pos.rules.heroes_call:
            if can_pay(pos, player, BUILD, price(pos, player, BUILD, NONE)):
                found.append(encode(verbs.RAISE))
        else:
            for region in members(_fortress_regions(pos, player)):
                if can_pay(pos, player, BUILD, price(pos, player, BUILD, region)):
                    found.append(encode(verbs.BUILD, region))
    for region in members(pos.forts_laid[player]):
        found.append(encode(verbs.RESTORE, region))
    return found


def _research_options(pos: Position, player: int) -> list[int]:
    if pos.magic[player] < TOP_MAGIC and can_pay(
        pos, player, RESEARCH, price(pos, player, RESEARCH, NONE)
    ):
        return [encode(verbs.RESEARCH)]
    return []


def _expansion_regions(pos: Position, player: int) -> int:
    """Give the regions where a new meeple may be placed (K-ACT-EXPAND-2)."""
    board = pos.rules.board
    others = pos.neutral
    pieces = pos.neutral
    for other in range(pos.rules.seats):
        if other != player:
            others |= pos.first[other]
            pieces |= pos.pieces(other)
    mine = pos.occupied(player)
    if pos.rules.solo and player == DUMMY:
        return _empty_next_door(pos, player)
    found = mine & ~pos.second[player] & ~others & ~board.of_terrain[TUNDRA]
    near = 0
    hero = pos.hero_at[player]
    if pos.abilities(player).expands_next_door:
        for region in members(mine):
            near |= board.adjacent[region]
    if hero != NONE and pos.hero_abilities(player).expands_beside_hero:
        near |= board.adjacent[hero] if board.regions >> hero & 1 else 0
    if near:
        found |= near & pos.enterable(player) & ~pieces & board.regions
    return found


def _empty_next_door(pos: Position, player: int) -> int:
    """Give the empty regions next to a meeple: where the dummy expands (K-SOLO-ACT-5)."""
    near = 0
    for region in members(pos.occupied(player)):
        near |= pos.rules.board.adjacent[region]
    for each in range(pos.rules.seats):
        near &= ~pos.pieces(each)
    return near & pos.rules.board.regions


def _expand_options(pos: Position, player: int) -> list[int]:
    if pos.meeples(player) >= MOST_MEEPLES:
        return []
    if not can_pay(pos, player, EXPAND, price(pos, player, EXPAND, NONE)):
        return []
    return [encode(verbs.EXPAND, region) for region in members(_expansion_regions(pos, player))]


def _trade_options(pos: Position, player: int) -> list[int]:
    """List the exchanges a player may make (K-ACT-TRADE-1)."""
    found: list[int] = []
    for given in BASIC:
        units = pos.resource(player, given)
        for received in BASIC:
            if given != received:
                begin = encode(verbs.TRADE, given * 3 + received)
                for amount in range(1, units + 1):
                    found.append(begin | amount)
    return found


def _more_trade_options(pos: Position, player: int, exchange: int) -> list[int]:
    """List the exchanges of the other type into the same one."""
    given, received = divmod(exchange, 3)
    other = 3 - given - received
    begin = encode(verbs.TRADE, other * 3 + received)
    return [begin | amount for amount in range(1, pos.resource(player, other) + 1)]


# Carrying out.


def _work(pos: Position, player: int, action: int) -> None:
    if verb_of(action) == verbs.TRADE:
        _trade(pos, player, first_of(action), second_of(action))
    elif verb_of(action) == verbs.RESTORE:
        _restore(pos, player, first_of(action))
    else:
        _begin_paid_action(pos, player, verb_of(action), first_of(action))


def _begin_paid_action(pos: Position, player: int, verb: int, region: int) -> None:
    if verb == verbs.ADVANCE:
        pos.took = pos.rules.heroes[pos.hero_card[player]].advances[pos.hero_level[player]].action
        pos.advancing = True
    elif verb in (verbs.RAISE, verbs.BUILD):
        pos.took = BUILD
    else:
        pos.took = RESEARCH if verb == verbs.RESEARCH else EXPAND
    pos.target = NONE if verb in (verbs.ADVANCE, verbs.RAISE, verbs.RESEARCH) else region
    pos.push(steps.CARRY_OUT, player, pos.took)
    pos.push(steps.START_PAY, player, pos.took)


class CarryOut(Deed):
    """Let a paid action take effect."""

    def carry_out(self, pos: Position, step: int) -> None:
        player, action = first_of(step), second_of(step)
        if pos.advancing:
            pos.advancing = False
            advance(pos, player)
        elif action == BUILD:
            _build(pos, player)
        elif action == RESEARCH:
            _research(pos, player)
        else:
            _expand(pos, player, pos.target)


def _build(pos: Position, player: int) -> None:
    pos.tower[player] += 1
    if pos.target != NONE:
        pos.forts[player] |= 1 << pos.target
    if pos.events is not None:
        region = None if pos.target == NONE else pos.name(pos.target)
        pos.note("built", player, level=pos.tower[player], region=region)


def _restore(pos: Position, player: int, region: int) -> None:
    """Stand a fortress up again (K-TOWER-10)."""
    pos.took = BUILD
    pos.forts_laid[player] &= ~(1 << region)
    pos.note("fortress_restored", player, region=pos.name(region))


def _research(pos: Position, player: int) -> None:
    level = pos.magic[player] + 1
    pos.magic[player] = level
    pos.note("researched", player, level=level)
    if level <= pos.reached[player]:
        return
    pos.reached[player] = level
    effect = pos.rules.factions[pos.faction[player]].effects[level - 1]
    lost = effect.rival_magic_loss()
    if lost:
        pos.push(steps.TARGET, player, MAGIC_LOSS << 3 | lost)
    gain_all(pos, player, effect.on_reach())


def _expand(pos: Position, player: int, region: int) -> None:
    dummy = pos.rules.solo and player == DUMMY
    hero = pos.rules.heroes_call and pos.hero_at[player] == NONE and not dummy
    pos.put(player, region, hero, STANDING)
    lay_in_ruins(pos, player, region, hero)
    pos.note("expanded", player, region=pos.name(region), hero=hero)
    if hero:
        hire(pos, player)


def _trade(pos: Position, player: int, exchange: int, amount: int) -> None:
    _exchange(pos, player, exchange, amount)
    pos.took = TRADE
    received = exchange % 3
    pos.push(steps.TRADED, player, received)
    two = pos.abilities(player).trades_two | pos.hero_abilities(player).trades_two
    if two >> received & 1 and _more_trade_options(pos, player, exchange):
        pos.push(steps.TRADE_MORE, player, exchange)


class TradeMore(OptionalQuestion):
    """Exchange the other type into the same one."""

    def options(self, pos: Position, step: int) -> list[int]:
        return _more_trade_options(pos, first_of(step), second_of(step))

    def take(self, pos: Position, step: int, action: int) -> None:
        _exchange(pos, first_of(step), first_of(action), second_of(action))


def _exchange(pos: Position, player: int, exchange: int, amount: int) -> None:
    """Exchange units; those that do not fit on the track are lost."""
    given, received = divmod(exchange, 3)
    pos.resources[player * 4 + given] -= amount
    pos.resources[player * 4 + received] += min(amount, pos.room_for(player, received))
    pos.note("traded", player, given=RESOURCES[given], received=RESOURCES[received], amount=amount)


class Traded(Deed):
    """Give what a finished Trade brings on top."""

    def carry_out(self, pos: Position, step: int) -> None:
        player, received = first_of(step), second_of(step)
        for abilities in (pos.hero_abilities(player), pos.abilities(player)):
            for effect in abilities.traders:
                gain_all(pos, player, effect.on_trade(received))


class EndAct(Deed):
    """Give what following brings once the action is completed."""

    def carry_out(self, pos: Position, step: int) -> None:
        player = first_of(step)
        if player == pos.active or pos.took != pos.selected:
            return
        for effect in pos.hero_abilities(player).followers:
            gain_all(pos, player, effect.on_follow(pos.selected))
        for effect in pos.abilities(player).followers:
            gain_all(pos, player, effect.on_follow(pos.selected))


STEPS: Final[dict[int, Step[Any]]] = {
    steps.ACT: Act("act"),
    steps.CARRY_OUT: CarryOut("carry_out", "action"),
    steps.TRADE_MORE: TradeMore("trade_more", "exchange", phase="trade"),
    steps.TRADED: Traded("traded", "received"),
    steps.END_ACT: EndAct("end_act"),
}
