"""Form-up, recruiting, and what is taken off before a decline."""

from __future__ import annotations

from elbowroom.conquest.engine import verbs as shared_verbs
from elbowroom.conquest.engine.position import NONE
from elbowroom.conquest.engine.steps import ArmyStep, AskedStep, PlayerStep
from elbowroom.games.warcraft.engine import steps, verbs
from elbowroom.games.warcraft.engine.hooks import NO_FORMS
from elbowroom.games.warcraft.engine.losses import give_up
from elbowroom.games.warcraft.engine.markers import BEAST, CHAMPION, OBJECTIVE
from elbowroom.games.warcraft.engine.position import WarcraftPosition
from elbowroom.games.warcraft.engine.refusals import at, not_held, refuse
from elbowroom.games.warcraft.engine.site_control import ask_faction, widens_bonus
from elbowroom.kernel.bits import members, size
from elbowroom.kernel.events import Event
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of
from elbowroom.kernel.reasons import Refusal


class FormUpStep(ArmyStep[WarcraftPosition]):
    """An army forms up."""

    def carry_out(self, pos: WarcraftPosition, step: int) -> None:
        form_up(pos, first_of(step))


class FormStep(AskedStep[WarcraftPosition]):
    """The form of this turn is chosen."""

    def answers(self, pos: WarcraftPosition, step: int) -> list[int]:
        return form_actions(pos, first_of(step))

    def answer(self, pos: WarcraftPosition, step: int, action: int) -> None:
        take_form(pos, first_of(step), first_of(action))

    def refuse(self, pos: WarcraftPosition, step: int, action: int) -> Refusal | None:
        if verb_of(action) != verbs.FORM:
            return None
        return refuse("cannot_pay_form", "W-RACE-WORGEN-2")


class HealStep(ArmyStep[WarcraftPosition]):
    """Sites bring tokens."""

    def carry_out(self, pos: WarcraftPosition, step: int) -> None:
        heal(pos, first_of(step))


class RecruitStep(AskedStep[WarcraftPosition]):
    """Tokens may be bought."""

    def answers(self, pos: WarcraftPosition, step: int) -> list[int]:
        actions = recruit_actions(pos, first_of(step))
        return [*actions, shared_verbs.DONE_ACTION] if actions else []

    def answer(self, pos: WarcraftPosition, step: int, action: int) -> None:
        if action != shared_verbs.DONE_ACTION:
            recruit(pos, first_of(step), first_of(action))

    def refuse(self, pos: WarcraftPosition, step: int, action: int) -> Refusal | None:
        if verb_of(action) != verbs.RECRUIT:
            return None
        army = first_of(step)
        most = min(pos.fallen, pos.tray[pos.race(army)], pos.purse(pos.rules.army_player[army]))
        return refuse("recruits", "W-RACE-FORSAKEN-1", ("most", most))


class AssignStep(AskedStep[WarcraftPosition]):
    """It is settled which of the tokens are beasts."""

    def answers(self, pos: WarcraftPosition, step: int) -> list[int]:
        army = first_of(step)
        return assign_actions(pos, army, pos.marker_hand[_beasts_of(pos, army)])

    def answer(self, pos: WarcraftPosition, step: int, action: int) -> None:
        added = assign(pos, first_of(action), second_of(action))
        pos.marker_hand[_beasts_of(pos, first_of(step))] -= added

    def refuse(self, pos: WarcraftPosition, step: int, action: int) -> Refusal | None:
        if verb_of(action) != verbs.BEAST:
            return None
        return why_no_beast(pos, first_of(step), first_of(action))


class ShedStep(PlayerStep[WarcraftPosition]):
    """What does not go in decline is taken off."""

    def carry_out(self, pos: WarcraftPosition, step: int) -> None:
        shed(pos, first_of(step))


def _beasts_of(pos: WarcraftPosition, army: int) -> int:
    """Give where the beasts of an army's player are counted."""
    return pos.rules.army_player[army] * len(pos.supply) + BEAST


def form_up(pos: WarcraftPosition, army: int) -> None:
    """Recount beasts, and ask for a faction and for the form of a race just picked (W-TURN-3, 3)."""
    table = pos.table(army)
    if table.most_beasts:
        take_beasts_off(pos, army)
        _tame_beasts(pos, army)
    if widens_bonus(pos, army):
        ask_faction(pos, army)
    if pos.picked and table.forms is not NO_FORMS:
        pos.push(steps.FORM, army)


def take_beasts_off(pos: WarcraftPosition, army: int) -> None:
    """Remove all beasts of an army from the islands and the hand (W-POWER-BEASTMASTER-1)."""
    place = _beasts_of(pos, army)
    in_hand = pos.marker_hand[place]
    pos.marker_hand[place] = 0
    pos.hand[army] -= in_hand
    pos.supply[BEAST] += in_hand
    for region in members(pos.standing[BEAST] & pos.held[army]):
        beasts = pos.lift_markers(BEAST, region)
        pos.tokens[region] -= beasts
        pos.supply[BEAST] += beasts
        give_up(pos, region)


def _tame_beasts(pos: WarcraftPosition, army: int) -> None:
    table = pos.table(army)
    hills = size(pos.held[army] & table.beast_regions)
    tamed = min(hills, table.most_beasts, pos.supply[BEAST])
    pos.supply[BEAST] -= tamed
    pos.hand[army] += tamed
    pos.marker_hand[_beasts_of(pos, army)] += tamed
    if tamed and pos.events is not None:
        pos.note(Event("tamed", pos.rules.army_player[army], {"beasts": tamed}))


def form_actions(pos: WarcraftPosition, army: int) -> list[int]:
    """List the forms that can be paid for (W-RACE-WORGEN-2)."""
    player = pos.rules.army_player[army]
    actions = [encode(verbs.FORM, verbs.HUMAN)]
    if pos.purse(player) >= pos.table(army).forms.price:
        actions.append(encode(verbs.FORM, verbs.BEASTLY))
    return actions


def take_form(pos: WarcraftPosition, army: int, form: int) -> None:
    """Take coins, or pay for cheaper conquests (W-RACE-WORGEN-1)."""
    player = pos.rules.army_player[army]
    forms = pos.table(army).forms
    coins = forms.coins if form == verbs.HUMAN else -forms.price
    pos.pay(player, coins)
    if form != verbs.HUMAN:
        pos.form_discount = forms.discount
    if pos.events is not None:
        name = pos.rules.notation.names["form"][form]
        pos.note(Event("form", player, {"form": name, "coins": coins}))


def heal(pos: WarcraftPosition, army: int) -> None:
    """Take the tokens a site brings, as far as the tray goes (W-PLACE-SPIRITHEALER-1)."""
    for site in pos.game_rules.healing:
        if pos.controls(army, site):
            taken = take_from_tray(pos, army, pos.site(site).tokens)
            if taken and pos.events is not None:
                pos.note(Event("gained", pos.rules.army_player[army], {"tokens": taken}))


def take_from_tray(pos: WarcraftPosition, army: int, tokens: int) -> int:
    """Take tokens into hand, as far as the tray goes; give how many they were."""
    race = pos.race(army)
    taken = min(tokens, pos.tray[race])
    pos.tray[race] -= taken
    pos.hand[army] += taken
    return taken


def recruit_actions(pos: WarcraftPosition, army: int) -> list[int]:
    """List how many of the fallen may be bought (W-RACE-FORSAKEN-1)."""
    price = pos.table(army).recruit_price
    if not price:
        return []
    player = pos.rules.army_player[army]
    most = min(pos.fallen, pos.tray[pos.race(army)], pos.purse(player) // price)
    return [encode(verbs.RECRUIT, count) for count in range(1, most + 1)]


def recruit(pos: WarcraftPosition, army: int, count: int) -> None:
    """Buy tokens; they join this turn's redeployment (W-RACE-FORSAKEN-2)."""
    player = pos.rules.army_player[army]
    price = count * pos.table(army).recruit_price
    pos.spend(player, price, NONE)
    take_from_tray(pos, army, count)
    if pos.events is not None:
        pos.note(Event("recruited", player, {"tokens": count, "coins": price}))


def shed(pos: WarcraftPosition, player: int) -> None:
    """Take off what does not go in decline (W-DECL-5)."""
    army = pos.active(player)
    table = pos.table(army)
    if table.most_beasts:
        take_beasts_off(pos, army)
    for region in members(pos.standing[CHAMPION] & pos.held[army]):
        pos.supply[CHAMPION] += pos.lift_markers(CHAMPION, region)
        give_up(pos, region)
    if table.objectives.pieces:
        for region in members(pos.standing[OBJECTIVE]):
            pos.supply[OBJECTIVE] += pos.lift_markers(OBJECTIVE, region)
    if table.harmony:
        pos.harmony = 0


def assign_actions(pos: WarcraftPosition, army: int, waiting: int) -> list[int]:
    """List how many of a region's tokens may be beasts; all beasts must be assigned."""
    actions: list[int] = []
    if not waiting:
        return actions
    for region in members(pos.held[army]):
        here = pos.marker_count(BEAST, region)
        for count in range(here + 1, min(pos.tokens[region], here + waiting) + 1):
            actions.append(encode(verbs.BEAST, region, count))
    return actions


def assign(pos: WarcraftPosition, region: int, count: int) -> int:
    """Let so many tokens of a region be beasts; give how many more they are than before."""
    here = pos.lift_markers(BEAST, region)
    for _ in range(count):
        pos.put_marker(BEAST, region)
    return count - here


def why_no_beast(pos: WarcraftPosition, army: int, region: int) -> Refusal:
    """Say why no beast may stand in a region."""
    if not pos.held[army] >> region & 1:
        return not_held(pos, region)
    return refuse(
        "beasts_fit", "W-POWER-BEASTMASTER-2", at(pos, region), ("tokens", pos.tokens[region])
    )
