"""How a table is shown and spoken of, by the kind of position it holds."""

from __future__ import annotations

from rich.console import Console

from elbowroom.conquest.engine.explaining import acting_army, explain_cost
from elbowroom.conquest.engine.state import ARRANGE, ConquestState
from elbowroom.conquest.terminal import choices, panels, screens
from elbowroom.conquest.terminal import refusals as refusing
from elbowroom.conquest.terminal.game_notes import own_names
from elbowroom.conquest.terminal.localizer import Speech, Tongue
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.engine.terms import NONE
from elbowroom.games.kingdoms.terminal import choices as realm_choices
from elbowroom.games.kingdoms.terminal import screens as realm_screens
from elbowroom.games.kingdoms.terminal.localizer import RealmTongue
from elbowroom.kernel.errors import ElbowroomError, InvalidRecord
from elbowroom.kernel.notation import first_of
from elbowroom.kernel.state import State
from elbowroom.terminal.looks import legend
from elbowroom.terminal.menus import Menu


def tongue_for(state: State, language: str) -> Speech:
    """Make the words for a table."""
    if isinstance(state, KingdomsState):
        return RealmTongue(state, language)
    return Tongue(_conquest(state), language)


def _conquest(state: State) -> ConquestState:
    if not isinstance(state, ConquestState):
        raise InvalidRecord("The terminal has no board for this game.")
    return state


def _told(tongue: Speech) -> Tongue:
    if not isinstance(tongue, Tongue):
        raise TypeError("a table of conquest speaks of conquest")
    return tongue


def _realm(state: State, tongue: Speech) -> tuple[KingdomsState, RealmTongue] | None:
    if isinstance(state, KingdomsState) and isinstance(tongue, RealmTongue):
        tongue.follow(state)
        return state, tongue
    return None


def menu_of(state: State, tongue: Speech) -> Menu:
    """List what the player asked may do."""
    realm = _realm(state, tongue)
    if realm is not None:
        return realm_choices.menu_of(*realm)
    return choices.menu_of(_conquest(state), _told(tongue))


def show_table(
    console: Console, state: State, viewer: int, menu: Menu, news: list[str], tongue: Speech
) -> None:
    """Show the table as a player may see it, and what can be done."""
    realm = _realm(state, tongue)
    if realm is not None:
        realm_screens.table_screen(console, realm[0], viewer, menu, news, realm[1])
    else:
        screens.table_screen(console, _conquest(state), viewer, menu, news, _told(tongue))


def show_end(console: Console, state: State, news: list[str], tongue: Speech) -> None:
    """Show how the game ended."""
    realm = _realm(state, tongue)
    if realm is not None:
        realm_screens.end_screen(console, realm[0], news, realm[1])
    else:
        screens.end_screen(console, _conquest(state), news, _told(tongue))


def hides(state: State) -> bool:
    """Whether the player asked is shown, or has just written, what others may not see."""
    if isinstance(state, KingdomsState):
        at_war = state.war_region != NONE and not state.war_revealed and not state.rules.solo
        return at_war or state.decision.kind == "keep"
    return not _conquest(state).rules.open_coins


def show_help(console: Console, tongue: Speech) -> None:
    """Show what can be written."""
    if isinstance(tongue, RealmTongue):
        realm_screens.help_screen(console, tongue)
    else:
        screens.help_screen(console, _told(tongue))


def show_board(console: Console, state: State, tongue: Speech) -> str:
    """Show everything that lies on the table, and give what the signs mean."""
    realm = _realm(state, tongue)
    if realm is not None:
        console.print(realm_screens.territories(console, *realm))
        return realm_screens.legend(realm[1])
    found, told = _conquest(state), _told(tongue)
    console.print(panels.region_table(found, choices.costs_of(found), told))
    return legend(told)


def look(state: State, place: str, tongue: Speech) -> list[str]:
    """Tell all about a region, or which regions there are."""
    realm = _realm(state, tongue)
    if realm is not None:
        board = realm[0].rules.board
        if place in board.numbers:
            return realm_screens.region_facts(realm[0], board.numbers[place], realm[1])
        return [_no_region(place, board.ids, tongue)]
    return _look_at(_conquest(state), place, _told(tongue))


def _look_at(state: ConquestState, place: str, tongue: Tongue) -> list[str]:
    board = state.rules.board
    if place not in board.index:
        return [refusing.no_region(board, place, tongue)]
    number = board.number(place)
    region = board.regions[number]
    facts = [tongue.terrain(region.terrain), *map(tongue.symbol, region.symbols)]
    facts += [tongue.say("terminal-border")] if board.border >> number & 1 else []
    facts += [tongue.say("terminal-coast")] if board.coastal >> number & 1 else []
    facts += own_names(state, number, tongue)
    beside = ", ".join(map(tongue.called.place, region.adjacent))
    told = [
        f"{region.id} {tongue.place(region.id)}: {', '.join(facts)}",
        tongue.say("terminal-neighbours", places=beside),
    ]
    army = acting_army(state)
    if state.has_race(army):
        told.append(tongue.explained(explain_cost(state, army, number)))
    return told


def _no_region(place: str, ids: list[str], tongue: Speech) -> str:
    if not ids:
        return tongue.say("terminal-realm-no-land")
    return tongue.say("terminal-no-region", region=place, first=ids[0], last=ids[-1])


def asked_about(state: State, written: str) -> str:
    """Read what `why` is asked about: a region alone means its conquest."""
    if isinstance(state, ConquestState) and written in state.rules.board.index:
        return f"conquer {written}"
    return written


def example(tongue: Speech) -> str:
    """Give an action to ask about."""
    regions = tongue.examples()
    if isinstance(tongue, RealmTongue):
        return f"patrol {regions[0]} {regions[1]}"
    return f"conquer {regions[0]}"


def refused_words(state: State, written: str, fault: ElbowroomError, tongue: Speech) -> str:
    """Say what was asked, why not, and what would be allowed."""
    realm = _realm(state, tongue)
    if realm is None:
        return refusing.refused_words(_conquest(state), written, fault, _told(tongue))
    usages = {verb.word: verb.usage() for verb in state.notation.verbs}
    return refusing.refused(usages, written, fault, tongue)


def completed(state: State, line: str) -> str:
    """Complete what can be meant in one way only: `r12`, or `r05 3 r06 4`."""
    words = line.split()
    if isinstance(state, KingdomsState):
        if words[0] not in state.rules.board.numbers:
            return line
        texts = [state.text(action) for action in state.legal_actions()]
        meant = [text for text in texts if text.split()[-1] == words[0]]
        return meant[0] if len(meant) == 1 else line
    board = _conquest(state).rules.board
    if words[0] not in board.index:
        return line
    if len(words) > 1:
        return f"{ARRANGE} {line}" if state.decision.kind == "redeploy" else line
    region = board.number(words[0])
    meant = [
        state.text(action)
        for action in state.legal_actions()
        if words[0] in state.text(action).split() and first_of(action) == region
    ]
    return meant[0] if len(meant) == 1 else line
