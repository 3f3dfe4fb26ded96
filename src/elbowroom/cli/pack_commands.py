"""The commands of content packs and their options; what they do is imported when one is used."""

# ruff: noqa: PLC0415 - a command pays only for what it needs; --help is quick

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from elbowroom.catalogue import FIRST_GAME

packs = typer.Typer(
    help="Content packs: races, powers, sites, factions, heroes and territories of your own.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
Language = Annotated[
    str | None,
    typer.Option("--lang", help="en, cs, pl or is; by default that of this account, or English."),
]


@packs.command("check")
def check(
    file: Annotated[Path, typer.Argument(help="A pack or a map.", exists=True, dir_okay=False)],
    language: Language = None,
) -> None:
    """Check a pack or a map: every fault with its place and the limit, or what it says read back."""
    from elbowroom.cli.option_values import language_of
    from elbowroom.cli.packs import check_pack

    check_pack(file, language_of(language))


@packs.command("new")
def begin(
    file: Annotated[Path, typer.Argument(help="The file to write, such as my-pack.json.")],
    game: Annotated[str | None, typer.Option(help="The game it is for.")] = None,
    kind: Annotated[
        str | None, typer.Option(help="What is in it, such as a race, a faction or a site.")
    ] = None,
) -> None:
    """Write a content pack to start from."""
    from elbowroom.cli.packs import new_pack

    new_pack(file, game, kind)


@packs.command("play")
def try_out(
    file: Annotated[Path, typer.Argument(help="A pack or a map.", exists=True, dir_okay=False)],
    players: Annotated[
        int | None, typer.Option(help="How many play: 3, or as many as the map is for.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(help="Bots for the last seats: quick ones for all but one.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Repeats the same dice and draws.")] = None,
    language: Language = None,
) -> None:
    """Play a game with a content pack, or on a map, in the terminal, against bots."""
    from elbowroom.cli.option_values import language_of
    from elbowroom.cli.packs import played_by
    from elbowroom.cli.play import Wishes, play_in_terminal

    game, fits = played_by(file)
    seats = fits if players is None else players
    against = ",".join(["greedy"] * (seats - 1)) if bots is None else bots
    wishes = Wishes(seats, against, None, seed, file, language=language_of(language))
    play_in_terminal(wishes._replace(game=game))


@packs.command("schema")
def describe(
    game: Annotated[str, typer.Argument(help="The game the packs are for.")] = FIRST_GAME,
) -> None:
    """Print the JSON Schema of packs, for editors that complete and check while one types."""
    from elbowroom.cli.packs import print_schema

    print_schema(game)


Server = Annotated[
    str | None,
    typer.Option(help="The server: https://…", envvar="ELBOWROOM_SERVER"),
]
Source = Annotated[str, typer.Argument(help="A link, or the address of a pack on a shelf.")]
Target = Annotated[Path | None, typer.Argument(help="The file to write; by default its id.")]


@packs.command("publish")
def publish(
    file: Annotated[Path, typer.Argument(help="A pack or a map.", exists=True, dir_okay=False)],
    server: Server = None,
    author: Annotated[str | None, typer.Option(help="Your name; by default the file's.")] = None,
    version: Annotated[str | None, typer.Option(help="By default the file's, or 1.0.")] = None,
    licence: Annotated[str | None, typer.Option(help="CC0-1.0, CC-BY-4.0 or CC-BY-SA-4.0.")] = None,
    changes: Annotated[str, typer.Option(help="What is new in this version.")] = "",
    new_version_of: Annotated[
        str | None, typer.Option(help="The address of what this is a new version of.")
    ] = None,
    secret: Annotated[
        Path | None, typer.Option(help="The file with the author's secret; made if missing.")
    ] = None,
) -> None:
    """Put a pack or a map on the shelf of a server."""
    from elbowroom.cli.failing import fail
    from elbowroom.cli.sharing import Wishes, publish_pack

    if server is None:
        fail("Which server? Give --server https://… or set ELBOWROOM_SERVER.")
    publish_pack(file, Wishes(server, author, version, licence, changes, new_version_of, secret))


@packs.command("get")
def get(source: Source, file: Target = None, server: Server = None) -> None:
    """Write a pack from a shelf, or from a link that holds it, into a file."""
    from elbowroom.cli.sharing import get_pack

    get_pack(source, file, server)


@packs.command("fork")
def fork(source: Source, file: Target = None, server: Server = None) -> None:
    """Begin a pack of your own from somebody else's; the credit stays with it."""
    from elbowroom.cli.sharing import get_pack

    get_pack(source, file, server, fork=True)
