"""The commands of an operator and their options; what they do is imported when one is used."""

# ruff: noqa: PLC0415 - a command pays only for what it needs; --help is quick

from __future__ import annotations

from typing import Annotated

import typer

Database = Annotated[
    str | None,
    typer.Option(help="sqlite:///FILE or postgresql://…", envvar="ELBOWROOM_DATABASE"),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON array and nothing else.")]
Table = Annotated[str, typer.Argument(help="The table; `elbowroom tables list` lists them.")]
Address = Annotated[
    str, typer.Argument(metavar="PACK", help="The pack; `elbowroom packs list` lists them.")
]
Why = Annotated[str, typer.Option(help="The reason, for the trail.")]
Texts = Annotated[list[str], typer.Argument(help="One or several.")]


def _group(about: str) -> typer.Typer:
    return typer.Typer(help=about, no_args_is_help=True, rich_markup_mode=None)


tables = _group("Tables of a server: list, close, remove, block.")
names = _group("Names at a server: list those not allowed, remove, block, allow.")
chat = _group("Chat at a server: list, remove, block words, allow them.")
reports = _group("What players have reported.")
packs = _group("Published packs and maps of a server: list, remove, block, allow.")


def add_to(app: typer.Typer) -> None:
    """Let an app have the commands of an operator."""
    groups = {"tables": tables, "names": names, "chat": chat, "reports": reports, "packs": packs}
    for name, group in groups.items():
        app.add_typer(group, name=name)
    app.command("audit")(audit)


@tables.command("list")
def tables_list(
    text: Annotated[str, typer.Argument(help="Only those that hold this text.")] = "",
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """List tables with their players, the most recently changed first."""
    from elbowroom.cli.moderation import list_tables

    list_tables(database, text, as_json)


@tables.command("close")
def tables_close(table: Table, why: Why = "", database: Database = None) -> None:
    """Close a table: nobody plays on, everybody can still look."""
    from elbowroom.cli.moderation import close_table

    close_table(database, table, why)


@tables.command("remove")
def tables_remove(table: Table, why: Why = "", database: Database = None) -> None:
    """Remove a table with all that belongs to it, for good."""
    from elbowroom.cli.moderation import remove_table

    remove_table(database, table, why)


@tables.command("block")
def tables_block(table: Table, why: Why = "", database: Database = None) -> None:
    """Allow the network that opened a table no new ones."""
    from elbowroom.cli.moderation import block_opener

    block_opener(database, table, why)


@names.command("list")
def names_list(database: Database = None, as_json: AsJson = False) -> None:
    """List the names that are not allowed."""
    from elbowroom.cli.moderation import list_rules

    list_rules(database, "name", as_json)


@names.command("remove")
def names_remove(
    table: Table,
    seat: Annotated[int, typer.Argument(help="The seat, from 0.", min=0)],
    why: Why = "",
    database: Database = None,
) -> None:
    """Take a name away: whoever has it goes on as "Player N"."""
    from elbowroom.cli.moderation import remove_name

    remove_name(database, table, seat, why)


@names.command("block")
def names_block(texts: Texts, database: Database = None) -> None:
    """Let nobody take these names from now on."""
    from elbowroom.cli.moderation import forbid

    forbid(database, "name", texts)


@names.command("allow")
def names_allow(texts: Texts, database: Database = None) -> None:
    """Allow these names again."""
    from elbowroom.cli.moderation import allow

    allow(database, "name", texts)


@chat.command("list")
def chat_list(table: Table, database: Database = None, as_json: AsJson = False) -> None:
    """List what was said at a table, with the number of each line."""
    from elbowroom.cli.moderation import list_chat

    list_chat(database, table, as_json)


@chat.command("remove")
def chat_remove(
    table: Table,
    line: Annotated[int, typer.Argument(help="The number of the line.", min=1)],
    why: Why = "",
    database: Database = None,
) -> None:
    """Take a line of chat away."""
    from elbowroom.cli.moderation import remove_line

    remove_line(database, table, line, why)


@chat.command("block")
def chat_block(texts: Texts, database: Database = None) -> None:
    """Refuse these words in names and chat; one that begins with * also inside others."""
    from elbowroom.cli.moderation import forbid

    forbid(database, "word", texts)


@chat.command("allow")
def chat_allow(texts: Texts, database: Database = None) -> None:
    """Allow these words again."""
    from elbowroom.cli.moderation import allow

    allow(database, "word", texts)


@chat.command("words")
def chat_words(database: Database = None, as_json: AsJson = False) -> None:
    """List the words that are refused."""
    from elbowroom.cli.moderation import list_rules

    list_rules(database, "word", as_json)


@reports.command("list")
def reports_list(
    everything: Annotated[bool, typer.Option("--all", help="Also those put away.")] = False,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """List what players have reported, the newest first."""
    from elbowroom.cli.moderation import list_reports

    list_reports(database, everything, as_json)


@reports.command("close")
def reports_close(
    report: Annotated[str, typer.Argument(help="The report, as listed.")],
    why: Why = "",
    database: Database = None,
) -> None:
    """Put a report away."""
    from elbowroom.cli.moderation import close_report

    close_report(database, report, why)


@packs.command("list")
def packs_list(
    text: Annotated[str, typer.Argument(help="Only those that hold this text.")] = "",
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """List what is published, the most recently changed first."""
    from elbowroom.cli.shelf_keeping import list_packs

    list_packs(database, text, as_json)


@packs.command("remove")
def packs_remove(pack: Address, why: Why = "", database: Database = None) -> None:
    """Take a pack from the shelf for good; the same content cannot be published again."""
    from elbowroom.cli.shelf_keeping import remove_pack

    remove_pack(database, pack, why)


@packs.command("block")
def packs_block(pack: Address, why: Why = "", database: Database = None) -> None:
    """Let the network that published a pack publish nothing more."""
    from elbowroom.cli.shelf_keeping import block_publisher

    block_publisher(database, pack, why)


@packs.command("allow")
def packs_allow(pack: Address, why: Why = "", database: Database = None) -> None:
    """Allow the content of a removed pack, and whoever published it, again."""
    from elbowroom.cli.shelf_keeping import allow_publisher

    allow_publisher(database, pack, why)


def audit(database: Database = None, as_json: AsJson = False) -> None:
    """List what operators did, the oldest first."""
    from elbowroom.cli.moderation import list_deeds

    list_deeds(database, as_json)
