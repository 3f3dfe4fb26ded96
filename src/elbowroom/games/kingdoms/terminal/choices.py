"""What is asked at a table of this game, and what can be answered, in words."""

from __future__ import annotations

from typing import Final

from elbowroom.games.kingdoms.engine import verbs
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.engine.terms import ACTIONS, FLAG, NONE, PAYS, RESOURCES, TOP_MAGIC
from elbowroom.games.kingdoms.engine.war_facts import number_facts
from elbowroom.games.kingdoms.terminal.localizer import KingdomsLocalizer
from elbowroom.kernel.notation import first_of, second_of, verb_of
from elbowroom.kernel.reasons import Explanation
from elbowroom.terminal.menus import Choice, Menu

SPLIT_UNITS: Final = 6
_MOVES: Final = (verbs.PATROL, verbs.PATROL_HERO, verbs.QUEST, verbs.QUEST_HERO)
_DONE: Final = (
    "move",
    "stride",
    "charge",
    "shift",
    "add",
    "revive",
    "knock",
    "topple",
    "convert",
    "trade",
)
"""Questions whose `done` says something of its own."""
_PLAIN: Final = (
    "side",
    "faction",
    "keep",
    "split",
    "start",
    "dummy_start",
    "dummy_faction",
    "select",
    "stride",
    "charge",
    "return",
    "knock",
    "topple",
    "convert",
)
"""Questions whose words need nothing else."""
_PURPOSES: Final = {2: "discard", 7: "magic"}
"""What somebody is chosen for, by the number of the purpose."""

Values = dict[str, str | int]


def menu_of(state: KingdomsState, words: KingdomsLocalizer) -> Menu:
    """List what the player asked may do; exchanges, which are many, are written."""
    choices: list[Choice] = []
    exchanges: dict[int, list[int]] = {}
    for action in state.legal_actions():
        if verb_of(action) == verbs.TRADE:
            exchanges.setdefault(first_of(action), []).append(second_of(action))
        else:
            note = note_of(state, action, words)
            choices.append(Choice(state.text(action), note, _details(state, action, words)))
    written = [_exchange(number, counts) for number, counts in exchanges.items()]
    return Menu(choices, written)


def _exchange(number: int, counts: list[int]) -> str:
    span = str(counts[0]) if len(counts) == 1 else f"{min(counts)}…{max(counts)}"
    return f"trade {verbs.EXCHANGES[number]} {span}"


# What is asked.


def heading(state: KingdomsState, words: KingdomsLocalizer) -> str:
    """Say what is asked."""
    kind = state.decision.kind
    if kind in _PLAIN:
        return words.say(f"prompt-{kind.replace('_', '-')}")
    asked = _ASKED.get(kind)
    told = None if asked is None else asked(state, words)
    return told or words.say(f"phase-{kind.replace('_', '-')}")


def _ask_act(state: KingdomsState, words: KingdomsLocalizer) -> str:
    action = ACTIONS[state.selected]
    if state.duty:
        return words.say("prompt-leave-tundra", action=action)
    leads = state.decision.player == state.active
    return words.say("prompt-act" if leads else "prompt-follow", action=action)


def _ask_dial(state: KingdomsState, words: KingdomsLocalizer) -> str:
    numbers = [first_of(each) for each in state.legal_actions() if verb_of(each) == verbs.DIAL]
    return words.say(
        "prompt-dial",
        region=words.place(state.war_region),
        player=words.names.player(state.war_rival(state.decision.player)),
        most=max(numbers, default=0),
    )


def _ask_match(state: KingdomsState, words: KingdomsLocalizer) -> str | None:
    match = next((each for each in state.legal_actions() if verb_of(each) == verbs.MATCH), None)
    cost = None if match is None else state.explain_action(match)
    if cost is None:
        return None
    return words.say("prompt-match", number=state.war_number, due=cost.total)


def _ask_about_numbers(state: KingdomsState, words: KingdomsLocalizer) -> str:
    own, other = _numbers(state, words)
    return words.say(f"prompt-{state.decision.kind}", own=own, other=other)


def _numbers(state: KingdomsState, words: KingdomsLocalizer) -> tuple[str, str]:
    """Give both numbers of a war, the own one first."""
    side = state.war_side(state.decision.player)
    told = [die_words(number, words) for number in state.dials]
    return told[side], told[1 - side]


def die_words(number: int, words: KingdomsLocalizer) -> str:
    """Say what a die shows: a number, the flag, or that it may not be known."""
    if number <= 0:
        return "?"
    return words.say("pages-die-flag") if number == FLAG else str(number)


def _ask_pay(state: KingdomsState, words: KingdomsLocalizer) -> str:
    resource = RESOURCES[second_of(state.stack[-1])]
    return words.say("prompt-pay", due=state.pay_due, resource=resource)


def _ask_retreat(state: KingdomsState, words: KingdomsLocalizer) -> str | None:
    prices = [state.explain_action(each) for each in state.legal_actions()]
    price = next((each for each in prices if each is not None), None)
    if price is None:
        return None
    if price.parts and price.parts[0].key == "price.last":
        return words.say("prompt-retreat-free")
    region = words.place(state.war_region) if state.war_region != NONE else ""
    return words.say("prompt-retreat", region=region, price=price.total)


def _ask_units(state: KingdomsState, words: KingdomsLocalizer) -> str:
    return words.say(f"prompt-{state.decision.kind}", left=second_of(state.stack[-1]) or 1)


def _ask_steal(state: KingdomsState, words: KingdomsLocalizer) -> str:
    step = second_of(state.stack[-1])
    return words.say("prompt-steal", player=words.names.player(step // 8), left=step % 8)


def _ask_give(state: KingdomsState, words: KingdomsLocalizer) -> str:
    whom = words.names.player(second_of(state.stack[-1]))
    return words.say("prompt-give", player=whom)


def _ask_target(state: KingdomsState, words: KingdomsLocalizer) -> str:
    purpose = _PURPOSES.get(second_of(state.stack[-1]) // 8, "other")
    return words.say("prompt-target", purpose=purpose)


def _ask_more_trade(state: KingdomsState, words: KingdomsLocalizer) -> str:
    received = verbs.EXCHANGES[second_of(state.stack[-1])].split("-")[1]
    return words.say("prompt-trade-more", resource=received)


_ASKED: Final = {
    "act": _ask_act,
    "move": lambda state, words: words.say("prompt-move", left=state.moves_left),
    "dial": _ask_dial,
    "match": _ask_match,
    "shift": _ask_about_numbers,
    "add": _ask_about_numbers,
    "pay": _ask_pay,
    "retreat": _ask_retreat,
    "gain": _ask_units,
    "discard": _ask_units,
    "steal": _ask_steal,
    "give": _ask_give,
    "target": _ask_target,
    "trade": _ask_more_trade,
}


# What can be answered.


def note_of(state: KingdomsState, action: int, words: KingdomsLocalizer) -> str:
    """Say what an action means, what it costs and whom it attacks."""
    verb = verb_of(action)
    if verb == verbs.DONE:
        kind = state.decision.kind
        return words.say(f"prompt-{kind}-done" if kind in _DONE else "ui-done")
    number = state.explain_action(action)
    if verb == verbs.COLLECT and number is not None and number.parts:
        return words.say("prompt-collect-gain", gain=_gains(number, words))
    word, *given = state.text(action).split()
    if verb == verbs.SPLIT:  # many, so few words: the question names the three
        food, mana = map(int, given)
        return f"{food} + {mana} + {SPLIT_UNITS - food - mana}"
    values = _values(word, given, words) | _more(state, verb)
    values["price"] = 0 if number is None else number.total
    if verb in _MOVES:  # the verb stands before it
        return f"{values['from']} → {values['region']}{_attack(state, action, number, words)}"
    told = words.say(f"prompt-{word}-do", **values)
    if verb == verbs.DIAL:
        units = words.units(number_facts(state, state.decision.player, first_of(action)))
        told += f": {units or words.say('war-flag-free')}"
    if verb == verbs.SELECT:
        told += f": {_price(state, first_of(action), number, words)}"
    return told


def _price(
    state: KingdomsState, selected: int, number: Explanation | None, words: KingdomsLocalizer
) -> str:
    """Say what an action on the card costs, what there is to pay with, and what it does."""
    heroes = "yes" if state.rules.heroes_call else "no"
    about = words.say(f"action-words-{ACTIONS[selected]}", heroes=heroes)
    if number is None:
        return about
    resource = PAYS[selected]
    price = words.say(
        "action-price",
        price=number.total,
        resource=RESOURCES[resource],
        have=state.resource(state.decision.player, resource),
    )
    return f"{price}. {about}"


def _values(word: str, given: list[str], words: KingdomsLocalizer) -> Values:
    """Read the values of an action's text by the kinds of its arguments."""
    values: Values = {}
    kinds = next(verb.arguments for verb in verbs.VERBS if verb.word == word)
    for kind, text in zip(kinds, given, strict=True):
        if kind in (verbs.REGION, verbs.FROM):
            values[kind] = words.names.place(text)
        elif kind == verbs.SEAT:
            values["player"] = words.names.player(int(text))
        elif kind == verbs.EXCHANGE:
            values["given"], values["received"] = text.split("-")
        elif text.isdecimal():
            values["count"] = values["number"] = int(text)
        else:
            values[kind] = text
    return {"count": 1, **values}


def _more(state: KingdomsState, verb: int) -> Values:
    """Give what the words of some actions need beside what stands in them."""
    player = state.decision.player
    if verb in (verbs.RAISE, verbs.BUILD):
        return {"level": state.tower[player] + 1}
    if verb == verbs.RESEARCH:
        return {"level": min(state.magic[player] + 1, TOP_MAGIC)}
    if verb == verbs.ADVANCE:
        hero = state.rules.heroes[state.hero_card[player]].id
        return {"hero": hero, "resource": RESOURCES[PAYS[state.selected]]}
    return {}


def _gains(number: Explanation, words: KingdomsLocalizer) -> str:
    told = []
    for part in number.parts:
        group, _, resource = part.key.partition(".")
        if group == "resource" and resource in RESOURCES:
            told.append(words.amount(RESOURCES.index(resource), part.amount))
        else:
            told.append(f"{part.amount} {words.part(part)}")
    return words.listed(told)


def _attack(
    state: KingdomsState, action: int, number: Explanation | None, words: KingdomsLocalizer
) -> str:
    """Say with whom a move begins a war."""
    player, region = state.decision.player, second_of(action)
    if state.neutral >> region & 1 and number is not None:
        return f". {words.say('prompt-conquer-neutral', cost=number.total)}"
    hostile = state.hostile(player) & ~state.allied(player)
    owner = state.other_owner(player, region)
    if not hostile >> region & 1 or owner == NONE:
        return ""
    return f". {words.say('prompt-attack', player=words.names.player(owner))}"


def _details(state: KingdomsState, action: int, words: KingdomsLocalizer) -> tuple[str, ...]:
    """Give the rule texts of what is chosen for the whole game."""
    kinds = {verbs.SIDE: "territory", verbs.FACTION: "faction", verbs.KEEP: "hero"}
    kind = kinds.get(verb_of(action))
    if kind is None:
        return ()
    return tuple(words.rule_lines(kind, state.text(action).split()[1]))
