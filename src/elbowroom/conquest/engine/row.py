"""The row of combos: picking, revealing, and banners that come back."""

from __future__ import annotations

from elbowroom.conquest.engine import verbs
from elbowroom.conquest.engine.combo import combo_key, power_of, race_of
from elbowroom.conquest.engine.position import Position
from elbowroom.conquest.engine.steps import REVEAL, PlayerStep
from elbowroom.kernel.bits import members, nth, size
from elbowroom.kernel.events import Event
from elbowroom.kernel.notation import encode, first_of, second_of
from elbowroom.kernel.randomness import advance, below
from elbowroom.kernel.steps import Step


class PickStep(PlayerStep[Position]):
    """A player without an active race picks a combo of the row."""

    def answers(self, pos: Position, step: int) -> list[int]:
        player = first_of(step)
        shown = len(pos.row) if len(pos.rules.sides) == 1 else len(shown_to(pos, player))
        affordable = min(shown, pos.coins[player] + 1)
        return [encode(verbs.PICK, place) for place in range(max(1, affordable))]

    def answer(self, pos: Position, step: int, action: int) -> None:
        pick(pos, first_of(step), first_of(action))


class RevealStep(Step[Position]):
    """The next combo is shown; the race may be known (1 + its number)."""

    def outcomes(self, pos: Position, step: int) -> list[tuple[int, int]]:
        powers = members(powers_to_reveal(pos))
        races = races_to_reveal(pos, first_of(step), second_of(step))
        return [(encode(verbs.COMBO, race, power), 1) for race in races for power in powers]

    def draw(self, pos: Position, step: int) -> int:
        race = _drawn_race(pos, first_of(step), second_of(step))
        powers = powers_to_reveal(pos)
        pos.rng = advance(pos.rng)
        return encode(verbs.COMBO, race, nth(powers, below(pos.rng, size(powers))))

    def answer(self, pos: Position, step: int, action: int) -> None:
        reveal(pos, first_of(action), second_of(action))


def pick(pos: Position, player: int, place: int) -> None:
    """Take the combo at a place of the row (C-PICK)."""
    army = pos.active(player)
    if place:
        pos.pay(player, -place)
    shown = shown_to(pos, player)
    for earlier in shown[:place]:
        pos.row_coins[earlier] += 1
    key = pos.row.pop(shown[place])
    found = pos.row_coins.pop(shown[place])
    if found:
        pos.pay(player, found)
    pos.combo_of[army] = key
    pos.picked = True
    _take_pieces(pos, player, army)
    if found:
        _take_gathered(pos, army, found)
    if pos.events is not None:
        facts = {**names(pos, key), "price": place, "coins": found, "tokens": pos.hand[army]}
        pos.note(Event("picked", player, facts))
    side = pos.rules.side_of[player]
    if races_to_reveal(pos, 0, side):
        pos.push(REVEAL, 0, side)


def shown_to(pos: Position, player: int) -> list[int]:
    """List the places of the row that a player may pick from, cheapest first."""
    if len(pos.rules.sides) == 1:
        return list(range(len(pos.row)))
    own = pos.rules.sides[pos.rules.side_of[player]]
    return [place for place, key in enumerate(pos.row) if own >> race_of(key) & 1]


def _take_pieces(pos: Position, player: int, army: int) -> None:
    """Take the tokens and markers of a picked combo."""
    combo = pos.combo(army)
    race = pos.race(army)
    tokens = combo.tokens_at_pick
    if pos.rules.tray_may_run_short:
        tokens = min(tokens, pos.tray[race])
    elif pos.tray[race] < tokens:  # C-PICK-11
        raise AssertionError(f"the tray of {combo.race.id} holds {pos.tray[race]}, not {tokens}")
    pos.tray[race] -= tokens
    pos.hand[army] = tokens
    first = player * len(pos.supply)
    for kind, count in combo.marks:
        pos.marks_left[first + kind] = count
    for group in (combo.spread, combo.standing, combo.for_one):
        for kind, count in group:
            taken = min(count, pos.supply[kind])
            pos.supply[kind] -= taken
            pos.marker_hand[first + kind] += taken
    for listener in pos.rules.listeners:
        listener.picked(pos, army)


def _take_gathered(pos: Position, army: int, coins: int) -> None:
    """Take the tokens that gathered on a combo with its coins, as far as the tray goes."""
    race = pos.race(army)
    gathered = min(coins * pos.combo(army).tokens_for_row_coins, pos.tray[race])
    pos.tray[race] -= gathered
    pos.hand[army] += gathered


def races_to_reveal(pos: Position, known: int, side: int) -> list[int]:
    """List the races that may be revealed next on a side; a known one is 1 + its number."""
    if known:
        return [known - 1]
    own = pos.rules.sides[side]
    if pos.banners & own:
        return members(pos.banners & own)
    return [race for race in pos.returned if own >> race & 1][:1]


def _drawn_race(pos: Position, known: int, side: int) -> int:
    """Draw one of the races that may be revealed; the generator goes on even where there is but one."""
    pos.rng = advance(pos.rng)
    unknown = 0 if known else pos.banners & pos.rules.sides[side]
    if not unknown:
        return races_to_reveal(pos, known, side)[0]
    return nth(unknown, below(pos.rng, size(unknown)))


def powers_to_reveal(pos: Position) -> int:
    """Give the powers that may be revealed next (C-PICK-7)."""
    return pos.badges or pos.discards


def reveal(pos: Position, race: int, power: int) -> None:
    """Put a new combo, without coins, at the end of the row."""
    if pos.banners >> race & 1:
        pos.banners &= ~(1 << race)
    elif race in pos.returned:
        pos.returned.remove(race)
    if not pos.badges:
        pos.badges = pos.discards
        pos.discards = 0
    pos.badges &= ~(1 << power)
    key = combo_key(race, power, declined=False)
    pos.row.append(key)
    pos.row_coins.append(0)
    if pos.events is not None:
        pos.note(Event("revealed", pos.turn_player, {**names(pos, key), "place": len(pos.row) - 1}))


def return_banner(pos: Position, race: int) -> None:
    """Bring the banner of a race that left the game back (C-PICK-9)."""
    side = 0
    while not pos.rules.sides[side] >> race & 1:
        side += 1
    own = pos.rules.sides[side]
    if sum([own >> race_of(key) & 1 for key in pos.row]) < pos.rules.row_length:
        pos.push(REVEAL, race + 1, side)
    else:
        pos.returned.append(race)


def names(pos: Position, key: int) -> dict[str, object]:
    """Name the race and power of a combo for an event."""
    return {
        "race": pos.rules.races[race_of(key)].id,
        "power": pos.rules.powers[power_of(key)].id,
    }
