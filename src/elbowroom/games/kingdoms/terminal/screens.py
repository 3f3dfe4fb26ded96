"""The screens of a table of realms: territories, players, the action card, a war, the end."""

from __future__ import annotations

from rich import box
from rich.columns import Columns
from rich.console import Console, Group, JustifyMethod, RenderableType
from rich.markup import escape
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from elbowroom.conquest.terminal.screens import choice_list, height_of, told_news
from elbowroom.games.kingdoms.engine.board import Territory
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.engine.terms import ACTIONS, NONE, RESOURCES
from elbowroom.games.kingdoms.terminal.choices import die_words, heading
from elbowroom.games.kingdoms.terminal.localizer import RealmTongue
from elbowroom.kernel.bits import members
from elbowroom.terminal.looks import seat_style
from elbowroom.terminal.menus import Menu

LEAST_NEWS = 3
MOST_NEWS = 14
_NEUTRAL = "bold on grey30"


def table_screen(
    console: Console,
    state: KingdomsState,
    viewer: int,
    menu: Menu,
    news: list[str],
    tongue: RealmTongue,
) -> None:
    """Show the action card, players, territories, news and what can be done."""
    asked = Group(_question(state, viewer, tongue), choice_list(console, menu, tongue))
    shown = Group(*_table(console, state, viewer, tongue))
    room = console.height - height_of(console, asked) - height_of(console, shown) - 1
    console.print(shown)
    console.print(Group(*told_news(news, max(LEAST_NEWS, min(MOST_NEWS, room)), tongue), asked))


def end_screen(
    console: Console, state: KingdomsState, news: list[str], tongue: RealmTongue
) -> None:
    """Show how it ended: the last events, the territories, the standing."""
    for line in news:
        console.print(Text(line, "dim"))
    console.print(Rule(f"[bold]{escape(tongue.say('phase-over'))}[/bold]", style="yellow"))
    console.print(players_table(state, NONE, tongue))
    console.print(territories(console, state, tongue))
    console.print(standing_table(state, tongue))


def _table(
    console: Console, state: KingdomsState, viewer: int, tongue: RealmTongue
) -> list[RenderableType]:
    title = tongue.say("pages-round", round=state.round)
    if state.turns:
        active = tongue.say("pages-active-player", player=tongue.called.player(state.active))
        title = f"{title} · {active}"
    parts: list[RenderableType] = [Rule(f"[bold]{escape(title)}[/bold]", style="yellow")]
    if state.turns:
        parts.append(action_card(state, tongue))
    if state.triggered:
        parts.append(Text(tongue.say("pages-end-announced"), "bold red"))
    parts.append(players_table(state, viewer, tongue))
    if state.rules.has_land:
        parts.append(territories(console, state, tongue))
    if state.war_region != NONE:
        parts.append(_war(state, tongue))
    return parts


def _question(state: KingdomsState, viewer: int, tongue: RealmTongue) -> Text:
    line = Text(heading(state, tongue), "bold yellow")
    if state.turns:
        line.append(f"   {tongue.say('pages-points-now')}: ", "not bold dim white")
        line.append(str(state.income(viewer).total), "not bold white")
    return line


def action_card(state: KingdomsState, tongue: RealmTongue) -> Text:
    """Show which actions are free, covered, or chosen now."""
    line = Text(f"{tongue.say('pages-action-card')}: ", "bold", no_wrap=True, overflow="ellipsis")
    for number, action in enumerate(ACTIONS):
        covered = state.shields >> number & 1
        style = "dim strike" if covered else "bold cyan"
        mark = ""
        if number == state.selected:
            style, mark = "bold yellow", "▶"
        elif covered:
            mark = "✗"
        line.append(f"{mark}{tongue.say('name-action', action=action)}", style)
        line.append("  ")
    if state.rules.solo:
        side = tongue.say(f"pages-compass-{'night' if state.night else 'day'}")
        line.append(f"· {side}", "dim")
    return line


PLAYER_COLUMNS = ("player", "faction", "resources", "tower", "magic", "meeples", "points")


def players_table(state: KingdomsState, viewer: int, tongue: RealmTongue) -> Table:
    """Show what everybody has."""
    rows = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
    for column in PLAYER_COLUMNS:
        rows.add_column(tongue.say(f"terminal-realm-{column}"), no_wrap=True)
    points = state.scores() if state.turns or state.over else [0] * state.rules.seats
    for seat in range(state.rules.seats):
        turn = "▶" if state.turns and seat == state.active and not state.over else " "
        name = Text(f"{turn} ", "bold yellow")
        name.append(f" {tongue.called.player(seat)} ", seat_style(seat))
        faction = state.faction[seat]
        rows.add_row(
            name,
            "" if faction < 0 else f"{tongue.faction(faction)}{_hero(state, seat, tongue)}",
            _resources(state, seat, tongue),
            str(state.tower[seat]),
            str(state.magic[seat]),
            str(state.meeples(seat)),
            str(points[seat]),
            style="bold" if seat == viewer else "",
        )
    return rows


def _hero(state: KingdomsState, seat: int, tongue: RealmTongue) -> str:
    card = state.hero_card[seat]
    if card < 0:
        return ""
    return f" + {tongue.hero(card)} {state.hero_level[seat]}"


def _resources(state: KingdomsState, seat: int, tongue: RealmTongue) -> str:
    kinds = len(RESOURCES) if state.rules.heroes_call else len(RESOURCES) - 1
    return ", ".join(tongue.amount(kind, state.resource(seat, kind)) for kind in range(kinds))


def territories(console: Console, state: KingdomsState, tongue: RealmTongue) -> RenderableType:
    """Show every territory: its regions, what borders on what, and who is where."""
    shown = [
        _territory(state, number, land, tongue)
        for number, land in enumerate(state.rules.board.territories)
    ]
    return Columns(shown, equal=False, expand=False, padding=(0, 3), width=_width(console))


def _width(console: Console) -> int:
    """Give as many columns of territories as there is room for."""
    least = 46
    beside = max(1, console.width // (least + 3))
    return min(console.width, max(least, console.width // beside - 3))


def _territory(
    state: KingdomsState, number: int, land: Territory, tongue: RealmTongue
) -> RenderableType:
    head = Text(no_wrap=True, overflow="ellipsis")
    head.append(tongue.territory(land.id), "bold")
    if number < state.rules.seats:
        home = tongue.say("board-home", player=tongue.called.player(number))
    else:
        home = tongue.say("board-lost-kingdom")
    head.append(f"  {home}", "dim")
    lines: list[RenderableType] = [head]
    lines += [
        _region(state, state.rules.board.number(place.id), tongue)
        for place in land.places
        if place.can_be_entered
    ]
    return Group(*lines, Text())


def _region(state: KingdomsState, space: int, tongue: RealmTongue) -> Text:
    board = state.rules.board
    id = board.ids[space]
    name = tongue.place(space) if "." not in id else tongue.called.place(id)
    border = "*" if board.border >> space & 1 else " "
    line = Text(f" {border}", "dim", no_wrap=True, overflow="ellipsis")
    line.append(f"{name:<14} ", "bold" if space == state.war_region else "")
    for text, style in pieces(state, space):
        line.append(text, style)
        line.append(" ")
    beside = " ".join(each for each in board.names(board.adjacent[space]) if "." not in each)
    line.append(f"· {beside}", "dim")
    return line


def pieces(state: KingdomsState, space: int) -> list[tuple[str, str]]:
    """List the pieces in a space as signs: m and M lie or stand, H is a hero, F a fortress."""
    found: list[tuple[str, str]] = []
    for seat in range(state.rules.seats):
        signs = ""
        count = (state.first[seat] >> space & 1) + (state.second[seat] >> space & 1)
        lying = (state.laid[seat] >> space & 1) + (state.both_laid[seat] >> space & 1)
        hero = state.hero_at[seat] == space
        if hero:
            lies = state.hero_laid >> seat & 1
            signs += "h" if lies else "H"
            count, lying = count - 1, lying - (1 if lies else 0)
        signs += "M" * (count - lying) + "m" * lying
        if state.forts[seat] >> space & 1:
            signs += "f" if state.forts_laid[seat] >> space & 1 else "F"
        if signs:
            found.append((f" {seat + 1}{signs} ", str(seat_style(seat))))
    if state.neutral >> space & 1:
        found.append((" M ", _NEUTRAL))
    return found


def _war(state: KingdomsState, tongue: RealmTongue) -> Text:
    line = Text(tongue.say("pages-war-in", region=tongue.place(state.war_region)), "bold red")
    sides = ((state.war_attacker, "pages-attacker"), (state.war_defender, "pages-defender"))
    for side, (player, key) in enumerate(sides):
        if player == NONE:
            continue
        line.append(f"   {tongue.say(key, player=tongue.called.player(player))}", "not bold")
        if state.dials[side]:
            hidden = state.dials[side] < 0
            shown = (
                tongue.say("pages-die-hidden") if hidden else die_words(state.dials[side], tongue)
            )
            line.append(f" ({shown})", "not bold")
    return line


def standing_table(state: KingdomsState, tongue: RealmTongue) -> Table:
    """Show the final standing."""
    rows = Table(box=box.HEAVY_HEAD, title=tongue.say("terminal-standing"), title_style="bold")
    for column in ("rank", "player", "coins"):
        justify: JustifyMethod = "left" if column == "player" else "right"
        rows.add_column(tongue.say(f"terminal-column-{column}"), justify=justify)
    rows.add_column("")
    ranks, points, winners = state.ranks(), state.scores(), state.winners()
    won = tongue.say(f"terminal-{'shares' if len(winners) > 1 else 'wins'}")
    for seat in sorted(range(state.rules.seats), key=lambda each: ranks[each]):
        name = Text(f" {tongue.called.player(seat)} ", seat_style(seat))
        rows.add_row(str(ranks[seat]), name, str(points[seat]), won if seat in winners else "")
    return rows


def region_facts(state: KingdomsState, space: int, tongue: RealmTongue) -> list[str]:
    """Tell all there is to know about a region."""
    board = state.rules.board
    border = tongue.say("board-border" if board.border >> space & 1 else "board-inland")
    told = [f"{board.ids[space]} {tongue.place(space)}: {border}"]
    for seat in range(state.rules.seats):
        told += _pieces_told(state, seat, space, tongue)
    if state.neutral >> space & 1:
        told.append(tongue.say("board-neutral"))
    beside = ", ".join(tongue.place(each) for each in members(board.adjacent[space]))
    return [*told, tongue.say("terminal-neighbours", places=beside)]


def _pieces_told(state: KingdomsState, seat: int, space: int, tongue: RealmTongue) -> list[str]:
    player = tongue.called.player(seat)
    told = []
    count = (state.first[seat] >> space & 1) + (state.second[seat] >> space & 1)
    if state.hero_at[seat] == space:
        hero = state.rules.heroes[state.hero_card[seat]].id
        told.append(tongue.say("board-hero", player=player, hero=hero))
        count -= 1
    if count:
        told.append(tongue.say("board-meeples", player=player, count=count))
    lying = (state.laid[seat] >> space & 1) + (state.both_laid[seat] >> space & 1)
    if lying:
        told.append(tongue.say("board-lying", count=lying))
    if state.forts[seat] >> space & 1:
        laid = "-laid" if state.forts_laid[seat] >> space & 1 else ""
        told.append(tongue.say(f"board-fortress{laid}", player=player))
    return told


REALM_HELP = (
    ("3", "number"),
    ("patrol {0} {1}", "realm-action"),
    ("trade food-mana 2", "realm-trade"),
    ("done", "done"),
    ("undo", "undo"),
    ("why patrol {0} {1}", "why"),
    ("look {0}", "look"),
    ("board", "board"),
    ("rules {3}", "rules"),
    ("log", "log"),
    ("income", "income"),
    ("save FILE", "save"),
    ("quit", "quit"),
)
"""What can be written here, and the text that explains it."""


def help_screen(console: Console, tongue: RealmTongue) -> None:
    """Show what can be written, and what the signs mean."""
    console.print(Text(tongue.say("terminal-help"), "bold"))
    grid = Table.grid(padding=(0, 2))
    named = tongue.examples()
    for written, key in REALM_HELP:
        grid.add_row(
            Text(f"  {written.format(*named)}", "cyan"), tongue.say(f"terminal-help-{key}")
        )
    console.print(grid)
    console.print(Text(legend(tongue), "dim"))


def legend(tongue: RealmTongue) -> str:
    """Explain the signs."""
    return tongue.say("terminal-realm-legend")
