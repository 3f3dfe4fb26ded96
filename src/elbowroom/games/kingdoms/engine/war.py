"""War (K-WAR): concealed dials, the reveal, who wins, what it brings."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.gaining import gain, gain_all, held, lose
from elbowroom.games.kingdoms.engine.hiring import advance, wins_advance
from elbowroom.games.kingdoms.engine.position import ATTACKER, DEFENDER, Position
from elbowroom.games.kingdoms.engine.questions import Deed, OptionalQuestion, Question, refuse
from elbowroom.games.kingdoms.engine.solo.war import begin_match, match_options, number_to_match
from elbowroom.games.kingdoms.engine.terms import (
    ANY,
    BASIC,
    DUMMY,
    FLAG,
    HIGHEST_NUMBER,
    HUMAN,
    NONE,
    RESOURCES,
)
from elbowroom.games.kingdoms.engine.warcost import (
    Purse,
    begin_neutral_war,
    fighting,
    highest_number,
    neutral_price,
    war_value,
)
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of
from elbowroom.kernel.reasons import Refusal
from elbowroom.kernel.steps import Step


class Fight(Deed):
    """Begin the war a move or a broken alliance has started (K-WAR-1)."""

    def carry_out(self, pos: Position, step: int) -> None:
        player = first_of(step)
        region = pos.mover_at
        if pos.neutral >> region & 1:
            _conquer_neutral(pos, player, region)
            return
        defender = pos.other_owner(player, region)
        pos.war_region = region
        pos.war_attacker = player
        pos.war_defender = defender
        pos.war_via = pos.via
        has_meeple = bool(pos.first[defender] >> region & 1)
        pos.war_meeples = 1 << ATTACKER | int(has_meeple) << DEFENDER
        hero_defends = pos.hero_at[defender] == region
        pos.war_heroes = int(pos.mover_hero) << ATTACKER | int(hero_defends) << DEFENDER
        pos.war_revealed = False
        pos.war_winner = NONE
        pos.dials = [0, 0]
        pos.added = [0, 0]
        pos.note(
            "war_begun", player, against=defender, region=pos.name(region), broken=pos.war_break
        )
        if pos.rules.solo:
            begin_match(pos)
        else:
            pos.push(steps.REVEAL, player)
            pos.push(steps.DIAL, defender)
            pos.push(steps.DIAL, player)
        for abilities in fighting(pos, defender):
            for effect in abilities.attacked:
                gain_all(pos, defender, effect.on_attacked())


def _conquer_neutral(pos: Position, player: int, region: int) -> None:
    """Beat a neutral meeple by paying (K-2P-3, K-2P-8)."""
    begin_neutral_war(pos, player, region, pos.via, pos.mover_hero)
    pos.dials = [neutral_price(pos), 0]
    pos.added = [0, 0]
    pos.war_revealed = True
    pos.war_winner = player
    pos.neutral &= ~(1 << region)
    pos.wars_won[player] += 1
    pos.note("neutral_beaten", player, region=pos.name(region), price=pos.dials[0])
    pos.push(steps.END_WAR, player)
    pos.push(steps.SPOILS, player)
    pos.push(steps.PAY_WAR, player)


class Dial(Question):
    """Set a die; nobody else learns more than that it is set (K-WAR-2)."""

    def answers(self, pos: Position, step: int) -> list[int]:
        return dial_options(pos, first_of(step))

    def answer(self, pos: Position, step: int, action: int) -> None:
        player = first_of(step)
        number = FLAG if action == verbs.FLAG_ACTION else first_of(action)
        pos.dials[pos.war_side(player)] = number
        pos.note("dial_set", player)

    def refuse(self, pos: Position, step: int, action: int) -> Refusal | None:
        if verb_of(action) != verbs.DIAL:
            return None
        highest = max(0, highest_number(pos, first_of(step)))
        return refuse("dial_too_high", "K-WAR-3", ("highest", highest))


def dial_options(pos: Position, player: int) -> list[int]:
    """List the numbers a player can pay for, and the flag (K-WAR-3)."""
    highest = highest_number(pos, player)
    return [verbs.FLAG_ACTION, *[encode(verbs.DIAL, each) for each in range(1, highest + 1)]]


class Reveal(Deed):
    """Turn both dice up (K-WAR-5)."""

    def carry_out(self, pos: Position, step: int) -> None:
        pos.war_revealed = True
        attacker, defender = pos.war_attacker, pos.war_defender
        pos.note(
            "revealed",
            attacker,
            against=defender,
            number=dial_word(pos.dials[ATTACKER]),
            answer=dial_word(pos.dials[DEFENDER]),
        )
        if pos.dials == [FLAG, FLAG]:
            if pos.rules.lost_kingdom:
                _decide_for(pos, defender, pays=False)  # K-2P-5
            else:
                pos.push(steps.ALLY, attacker)
            return
        pos.push(steps.DECIDE, attacker)
        for player in (defender, attacker):
            extra = sum([each.units_after_reveal for each in fighting(pos, player)])
            if extra and pos.dials[pos.war_side(player)] != FLAG:
                pos.push(steps.ADD, player, extra)
        for player in (defender, attacker):
            shifts = max([each.shifts_dial for each in fighting(pos, player)])
            if shifts and pos.dials[pos.war_side(player)] != FLAG:
                pos.push(steps.SHIFT, player)


def dial_word(number: int) -> int | str:
    """Tell what a die shows."""
    return "flag" if number == FLAG else number


class Ally(Deed):
    """Make or renew the alliance two flags stand for (K-ALLY-9)."""

    def carry_out(self, pos: Position, step: int) -> None:
        attacker, defender, region = pos.war_attacker, pos.war_defender, pos.war_region
        renewed = pos.war_break
        _forget_war(pos)
        pos.note("allied", attacker, ally=defender, region=pos.name(region), renewed=renewed)
        if renewed:
            return
        for player in reversed(pos.seats_from(pos.active)):  # asked first, put on the stack last
            if player not in (attacker, defender):
                continue
            other = defender if player == attacker else attacker
            for abilities in (pos.abilities(player), pos.hero_abilities(player)):
                if abilities is not pos.abilities(player) and pos.hero_at[player] != region:
                    continue
                for effect in abilities.allies:
                    gain_all(pos, player, effect.on_alliance(pos, player, region))
                for effect in abilities.ally_givers:
                    gain_all(pos, other, effect.on_alliance_for_ally(pos, player, region))


class Shift(OptionalQuestion):
    """Change the own number by one (K-WAR-16)."""

    def options(self, pos: Position, step: int) -> list[int]:
        player = first_of(step)
        number = pos.dials[pos.war_side(player)]
        found = []
        if number < min(HIGHEST_NUMBER, highest_number(pos, player)):
            found.append(encode(verbs.SHIFT, verbs.UP))
        if number > 1:
            found.append(encode(verbs.SHIFT, verbs.DOWN))
        return found

    def take(self, pos: Position, step: int, action: int) -> None:
        side = pos.war_side(first_of(step))
        pos.dials[side] += 1 if first_of(action) == verbs.UP else -1
        pos.note("dial_shifted", first_of(step), number=pos.dials[side])


class Add(OptionalQuestion):
    """Add units to the own number after the reveal; the number stays payable."""

    def options(self, pos: Position, step: int) -> list[int]:
        player = first_of(step)
        number = pos.dials[pos.war_side(player)]
        found: list[int] = []
        for resource in BASIC:
            if pos.resource(player, resource) and war_value(pos, player, resource):
                pos.resources[player * 4 + resource] -= 1
                if Purse(pos, player).highest() >= number:
                    found.append(encode(verbs.ADD, resource))
                pos.resources[player * 4 + resource] += 1
        return found

    def take(self, pos: Position, step: int, action: int) -> None:
        player, resource = first_of(step), first_of(action)
        pos.added[pos.war_side(player)] += war_value(pos, player, resource)
        pos.resources[player * 4 + resource] -= 1
        pos.note("unit_added", player, resource=RESOURCES[resource])
        if second_of(step) > 1:
            pos.stack.append(step - 1)


def bid(pos: Position, side: int) -> int:
    """Give what a side's die is worth; any number beats a flag."""
    return 0 if pos.dials[side] == FLAG else pos.dials[side] + pos.added[side]


class Decide(Deed):
    """Decide who wins; equal numbers go to the defender (K-WAR-5)."""

    def carry_out(self, pos: Position, step: int) -> None:
        attack, defence = bid(pos, ATTACKER), bid(pos, DEFENDER)
        if attack == defence:
            winner = tie_winner(pos)
        else:
            winner = pos.war_attacker if attack > defence else pos.war_defender
        _decide_for(pos, winner, pays=True)


class Match(Question):
    """Match the dummy's number by paying for it, or lose and pay nothing (K-SOLO-WAR-2, -3)."""

    def answers(self, pos: Position, step: int) -> list[int]:
        return match_options(pos)

    def answer(self, pos: Position, step: int, action: int) -> None:
        matched = verb_of(action) == verbs.MATCH
        pos.note("matched" if matched else "yielded", HUMAN)
        _decide_for(pos, HUMAN if matched else DUMMY, pays=False)
        if matched:
            pos.push(steps.PAY_WAR, HUMAN)

    def refuse(self, pos: Position, step: int, action: int) -> Refusal | None:
        if verb_of(action) != verbs.MATCH:
            return None
        return refuse("match_too_dear", "K-SOLO-WAR-9", ("price", number_to_match(pos)))


def tie_winner(pos: Position) -> int:
    """Give who wins if the numbers are equal: the defender, unless an ability says otherwise."""
    attacker, defender = pos.war_attacker, pos.war_defender
    turned = _wins_ties(pos, attacker) and not _wins_ties(pos, defender)
    return attacker if turned else defender


def _wins_ties(pos: Position, player: int) -> bool:
    for abilities in fighting(pos, player):
        for effect in abilities.ties:
            if effect.wins_ties(pos, player, pos.war_region):
                return True
    return False


def _decide_for(pos: Position, winner: int, pays: bool) -> None:
    loser = pos.war_rival(winner)
    pos.war_winner = winner
    pos.wars_won[winner] += 1
    pos.note("war_won", winner, against=loser, region=pos.name(pos.war_region))
    pos.push(steps.END_WAR, winner)
    pos.push(steps.ROUT, loser)
    pos.push(steps.SPOILS, winner)
    if not pays:
        return
    margin = abs(bid(pos, ATTACKER) - bid(pos, DEFENDER))
    spared = max([each.free_loss_margin for each in fighting(pos, loser)]) >= max(1, margin)
    for player in (pos.war_defender, pos.war_attacker):
        if not (player == loser and spared):
            pos.push(steps.PAY_WAR, player)


class Spoils(Deed):
    """Settle what a won war costs and brings the winner."""

    def carry_out(self, pos: Position, step: int) -> None:
        if second_of(step):
            _give_spoils(pos, first_of(step))
        else:
            _punish(pos, first_of(step))


def _punish(pos: Position, winner: int) -> None:
    """Punish the winner where the loser can (K-WAR-9); the winner's gains come after."""
    pos.push(steps.SPOILS, winner, 1)
    loser = pos.war_rival(winner)
    if loser == NONE:
        return
    flagged = pos.dials[pos.war_side(loser)] == FLAG and pos.dials[pos.war_side(winner)] != FLAG
    for abilities in fighting(pos, loser):
        for effect in abilities.losers:
            for each in effect.rival_loses_on_loss():
                has = pos.resource(winner, each.resource)
                lose(pos, winner, each.resource, has if each.amount < 0 else min(has, each.amount))
        if flagged:
            for effect in abilities.flag_bearers:
                gain_all(pos, loser, effect.on_flag())
            if abilities.flag_loss and held(pos, winner):
                pos.push(steps.DISCARD, winner, abilities.flag_loss)


def _give_spoils(pos: Position, winner: int) -> None:
    """Give the winner what winning brings, from the supply or from the loser."""
    loser = pos.war_rival(winner)
    for abilities in reversed(fighting(pos, winner)):
        for effect in reversed(abilities.winners):
            for each in effect.on_war_won(pos, winner, pos.war_region):
                if each.taken:
                    _take_from(pos, winner, loser, each.resource, each.amount)
                else:
                    gain(pos, winner, each.resource, each.amount)


def _take_from(pos: Position, winner: int, loser: int, resource: int, amount: int) -> None:
    if loser == NONE:
        return
    if resource == ANY:
        pos.push(steps.STEAL, winner, loser * 8 + amount)
        return
    taken = min(amount, pos.resource(loser, resource))
    lose(pos, loser, resource, taken)
    gain(pos, winner, resource, taken)


class EndWar(Deed):
    """End a war: the winner's hero may advance, onlookers gain."""

    def carry_out(self, pos: Position, step: int) -> None:
        winner = first_of(step)
        attacker, defender = pos.war_attacker, pos.war_defender
        hero_won = pos.hero_fights(winner) and wins_advance(pos, winner)
        _forget_war(pos)
        if hero_won:
            advance(pos, winner)
        if pos.rules.solo:  # there is no war of others; a lost one takes its place
            loser = defender if winner == attacker else attacker
            for effect in pos.abilities(loser).watchers:
                gain_all(pos, loser, effect.on_other_war())
        for player in reversed(pos.seats_from(pos.active)):
            if player not in (attacker, defender):
                for abilities in (pos.abilities(player), pos.hero_abilities(player)):
                    for effect in abilities.watchers:
                        gain_all(pos, player, effect.on_other_war())


def _forget_war(pos: Position) -> None:
    """Forget the war; who won is kept for the meeple that may run on."""
    pos.war_region = NONE
    pos.war_attacker = NONE
    pos.war_defender = NONE
    pos.war_via = 0
    pos.war_break = False
    pos.war_heroes = 0
    pos.war_meeples = 0
    pos.war_revealed = False
    pos.war_number = 0
    pos.dials = [0, 0]
    pos.added = [0, 0]


STEPS: Final[dict[int, Step[Any]]] = {
    steps.FIGHT: Fight("fight"),
    steps.DIAL: Dial("dial", concealed=True),
    steps.REVEAL: Reveal("reveal"),
    steps.ALLY: Ally("ally"),
    steps.SHIFT: Shift("shift"),
    steps.ADD: Add("add", "units"),
    steps.DECIDE: Decide("decide"),
    steps.MATCH: Match("match"),
    steps.SPOILS: Spoils("spoils", "after_punishment"),
    steps.END_WAR: EndWar("end_war"),
}
