"""The commands and their options; what they do is imported only when one is used."""

# ruff: noqa: PLC0415 - a command pays only for what it needs; --help is quick

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from elbowroom import __version__
from elbowroom.catalogue import FIRST_GAME
from elbowroom.cli.failing import Commands
from elbowroom.cli.operator import add_to
from elbowroom.cli.pack_commands import packs
from elbowroom.cli.puzzle_options import puzzles
from elbowroom.cli.weigh_command import weigh

app = typer.Typer(
    name="elbowroom",
    cls=Commands,
    help="Board games of too many neighbours and too little land.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
bots_app = typer.Typer(invoke_without_command=True, rich_markup_mode=None)
app.add_typer(packs, name="pack")
app.add_typer(bots_app, name="bots")
app.add_typer(puzzles, name="puzzles")
add_to(app)

Game = Annotated[str, typer.Argument(help="The game; `elbowroom games` lists them.")]
Counts = Annotated[
    str | None,
    typer.Option(help="Numbers of players: 3, 2-5 or 2,4; all the game is for if none are told."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
Language = Annotated[
    str | None,
    typer.Option("--lang", help="en, cs, pl or is; by default that of this account, or English."),
]
Database = Annotated[
    str | None,
    typer.Option(help="sqlite:///FILE or postgresql://…", envvar="ELBOWROOM_DATABASE"),
]
Pack = Annotated[
    Path | None,
    typer.Option("--pack", help="A content pack to play with.", exists=True, dir_okay=False),
]
Seed = Annotated[str, typer.Option(help="The same seed gives the same games.")]
Workers = Annotated[int | None, typer.Option(help="Processes to play in.")]
OutFolder = Annotated[
    Path | None, typer.Option("--out", help="Folder for games and report.", file_okay=False)
]
Cluster = Annotated[bool, typer.Option("--cluster", help="Play on the machines of a Ray cluster.")]
Parquet = Annotated[bool, typer.Option("--parquet", help="Write the games as games.parquet too.")]
Limit = Annotated[
    float, typer.Option("--limit", help="Seconds a bot may think about one decision.")
]


def _tell_version(asked: bool) -> None:
    if asked:
        typer.echo(f"elbowroom {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_tell_version, is_eager=True, help="Tell the version."),
    ] = False,
) -> None:
    """Board games of too many neighbours and too little land."""


@app.command()
def play(
    game: Annotated[
        str, typer.Argument(help="The game in the terminal; in the browser it is chosen there.")
    ] = FIRST_GAME,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal.")] = False,
    players: Annotated[int | None, typer.Option(help="How many play, as the game allows.")] = None,
    bots: Annotated[
        str | None, typer.Option(help="Bots for the last seats, as in greedy,random.")
    ] = None,
    names: Annotated[str | None, typer.Option(help="Names of the people, as in Ann,Bob.")] = None,
    seed: Annotated[str | None, typer.Option(help="Repeats the same dice and draws.")] = None,
    pack: Pack = None,
    open_coins: Annotated[
        bool, typer.Option("--open-coins", help="Show everybody's coins.")
    ] = False,
    option: Annotated[
        list[str] | None,
        typer.Option(
            help="An option of the game, as NAME or NAME=VALUE; may be repeated. See docs/playing.md."
        ),
    ] = None,
    load: Annotated[
        Path | None, typer.Option(help="Go on with a saved game.", exists=True, dir_okay=False)
    ] = None,
    save: Annotated[
        Path | None, typer.Option(help="Where to keep the game when it ends or you quit.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="Port of the table in the browser.")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Open no browser.")] = False,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let the local network in, and show its address.")
    ] = False,
    data: Annotated[
        Path | None, typer.Option(help="Where the table keeps its games.", file_okay=False)
    ] = None,
    language: Language = None,
) -> None:
    """Play a game in the browser, or in the terminal, with people and bots at one table."""
    from elbowroom.cli.option_values import language_of
    from elbowroom.cli.play import Wishes, play_in_terminal
    from elbowroom.cli.serve import page_is_built, play_in_browser
    from elbowroom.text.catalogue import texts

    spoken = language_of(language)
    wishes = Wishes(players, bots, names, seed, pack, open_coins, load, save, spoken, game)
    wishes = wishes._replace(options=tuple(option or ()))
    if not terminal and not wishes.of_the_terminal and page_is_built():
        play_in_browser(port, no_browser, data, pack, spoken, lan=lan)
        return
    if not terminal:
        why = "options" if wishes.of_the_terminal else "no-page"
        typer.echo(texts(spoken).format(f"terminal-{why}"))
    play_in_terminal(wishes)


@app.command()
def challenge(
    game: Annotated[
        str | None, typer.Argument(help="A game with challenges; by default the first.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="Your name in the score table.")] = None,
    scores: Annotated[bool, typer.Option("--scores", help="Only show the score table.")] = False,
    day: Annotated[
        str | None, typer.Option(help="Show the score table of this day, YYYY-MM-DD.")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(help="Where the table keeps its games.", file_okay=False)
    ] = None,
    language: Language = None,
) -> None:
    """Play today's challenge in the terminal; the first result of a day counts."""
    from elbowroom.cli.challenge import Asked, run_challenge
    from elbowroom.cli.option_values import language_of

    run_challenge(Asked(game, name, day, scores, data, language_of(language)))


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 8722,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let the local network in, and show its address.")
    ] = False,
    database: Database = None,
    workers: Annotated[
        int, typer.Option(help="Processes; more than one with PostgreSQL.", min=1)
    ] = 1,
    rate: Annotated[
        float, typer.Option(help="Calls a second for one address; 0: no limit.", min=0)
    ] = 50.0,
    bot_delay: Annotated[
        float, typer.Option(help="Seconds a bot waits before each decision.", min=0, max=60)
    ] = 0.4,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(help="A name people may call the server by; may be repeated. Default: any."),
    ] = None,
    bot_workers: Annotated[
        int, typer.Option(help="Processes that think for bots people wait for.", min=1, max=64)
    ] = 1,
    metrics_token: Annotated[
        str | None,
        typer.Option(
            help="Whoever brings this may read /metrics; without it, this machine only.",
            envvar="ELBOWROOM_METRICS_TOKEN",
        ),
    ] = None,
    beside: Annotated[
        bool, typer.Option("--beside", help="Serve a SQLite file that is served already.")
    ] = False,
    keep_finished: Annotated[
        float, typer.Option(help="Days a finished table is kept; 0: for ever.", min=0)
    ] = 365.0,
    keep_abandoned: Annotated[
        float, typer.Option(help="Days a table nobody touches is kept; 0: for ever.", min=0)
    ] = 90.0,
    sleep_after: Annotated[
        float, typer.Option(help="Days after which an untouched table is not loaded.", min=31)
    ] = 31.0,
    address: Annotated[
        str | None,
        typer.Option(
            help="Where people find the server: https://…; links in mails need it.",
            envvar="ELBOWROOM_ADDRESS",
        ),
    ] = None,
    smtp: Annotated[
        str | None,
        typer.Option(
            help="A mail server, to tell people of their turns: smtp://user:password@host.",
            envvar="ELBOWROOM_SMTP",
        ),
    ] = None,
    mail_from: Annotated[
        str | None,
        typer.Option(help="Whom mails are from.", envvar="ELBOWROOM_MAIL_FROM"),
    ] = None,
    notices_key: Annotated[
        Path | None,
        typer.Option(
            help="The file with the key of notices; made if missing. Default: beside the database.",
            envvar="ELBOWROOM_NOTICES_KEY",
        ),
    ] = None,
    packs: Annotated[
        Path | None,
        typer.Option(
            help="A folder of packs for the shelf. Default: packs, in the folder of data."
        ),
    ] = None,
    push_local: Annotated[
        bool,
        typer.Option(
            "--push-local",
            help="Only push services on this machine: for tests.",
            envvar="ELBOWROOM_PUSH_LOCAL",
            hidden=True,
        ),
    ] = False,
) -> None:
    """Serve tables to other people."""
    from elbowroom.cli.serve import keeping_of, notices_with, serve_others

    serve_others(
        host,
        port,
        database,
        workers,
        rate,
        bot_delay,
        allow_host,
        bot_workers,
        metrics_token=metrics_token,
        beside=beside,
        keeping=keeping_of(keep_finished, keep_abandoned, sleep_after),
        notices=notices_with(database, address, smtp, mail_from, notices_key, local=push_local),
        lan=lan,
        packs_folder=packs,
    )


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist.")],
    database: Database = None,
) -> None:
    """Copy all tables of a server to one file, while it runs."""
    from elbowroom.cli.keeping import back_up

    back_up(file, database)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.", exists=True, dir_okay=False)],
    database: Database = None,
) -> None:
    """Make a database of a backup; an existing one is not overwritten."""
    from elbowroom.cli.keeping import bring_back

    bring_back(file, database)


@app.command()
def doctor(database: Database = None, as_json: AsJson = False) -> None:
    """Look at a server's database, and tell what is well and what is not; changes nothing."""
    from elbowroom.cli.doctor import run_doctor

    run_doctor(database, as_json)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A game record.", exists=True, dir_okay=False)],
    commitment: Annotated[
        str | None, typer.Option(help="What you were shown before the game, to check the seed.")
    ] = None,
    words: Annotated[
        str | None, typer.Option(help="The words your browser added, to see that they are in.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check that the dice and draws of an online game follow from the seed behind it.

    That the seed was settled before the game is proved only against a commitment you kept.
    """
    from elbowroom.cli.verify import verify_file

    verify_file(file, commitment, words, as_json)


@app.command()
def simulate(
    game: Game = FIRST_GAME,
    players: Annotated[int | None, typer.Option(help="How many play, 2 to 5.")] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    bots: Annotated[
        str,
        typer.Option(help="One bot for all seats, or one for each: greedy,random,my_bot.py:MyBot."),
    ] = "greedy,random",
    seed: Seed = "0",
    workers: Workers = None,
    pack: Pack = None,
    records: Annotated[
        Path | None, typer.Option(help="Folder for the records of the games.", file_okay=False)
    ] = None,
    limit: Limit = 60.0,
    debug: Annotated[
        bool, typer.Option("--debug", help="Play in this process: breakpoint() works.")
    ] = False,
    parquet: Annotated[
        Path | None, typer.Option(help="Write the games as columns, too.", dir_okay=False)
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games with rotating seats, and count."""
    from elbowroom.cli.simulate import run_match

    run_match(
        game, players, games, bots, seed, workers, pack, records, limit, debug, parquet, as_json
    )


@app.command()
def ladder(
    game: Game = FIRST_GAME,
    bots: Annotated[str | None, typer.Option(help="Bots, as in greedy,random; else all.")] = None,
    games: Annotated[int, typer.Option(help="Games for each number of players.")] = 200,
    players: Counts = None,
    out: OutFolder = None,
    seed: Seed = "0",
    workers: Workers = None,
    limit: Limit = 60.0,
    cluster: Cluster = False,
    pack: Pack = None,
    parquet: Parquet = False,
    as_json: AsJson = False,
) -> None:
    """Let all bots meet in all seats, rate them and write a report; can be gone on with."""
    from elbowroom.cli.ladder import Wishes, run_ladder

    run_ladder(
        Wishes(
            game, bots, games, players, out, seed, workers, limit, cluster, pack, parquet, as_json
        )
    )


@app.command()
def study(
    game: Game = FIRST_GAME,
    bots: Annotated[str | None, typer.Option(help="Bots; else one good one in all seats.")] = None,
    games: Annotated[int, typer.Option(help="Games for each number of players.")] = 500,
    players: Counts = None,
    out: OutFolder = None,
    seed: Seed = "0",
    workers: Workers = None,
    limit: Limit = 60.0,
    cluster: Cluster = False,
    pack: Pack = None,
    parquet: Parquet = False,
    as_json: AsJson = False,
) -> None:
    """Study races, powers and the course of games, with a content pack if given; 2,000 games."""
    from elbowroom.cli.ladder import Wishes, run_study

    run_study(
        Wishes(
            game, bots, games, players, out, seed, workers, limit, cluster, pack, parquet, as_json
        )
    )


@app.command()
def rerun(
    folder: Annotated[Path, typer.Argument(help="Folder of a ladder or study.", file_okay=False)],
    which: Annotated[str, typer.Argument(help="The game, as players:number, such as 2:17.")],
    out: Annotated[Path | None, typer.Option(help="File for the record of the game.")] = None,
    limit: Limit = 60.0,
) -> None:
    """Play one game of a ladder or study again and keep its record."""
    from elbowroom.cli.ladder import run_again

    run_again(folder, which, out, limit)


@app.command()
def bench(
    game: Game = FIRST_GAME,
    players: Annotated[int, typer.Option(help="How many play, 2 to 5.")] = 3,
    seconds: Annotated[float, typer.Option(help="How long to measure.")] = 5.0,
    copy: Annotated[bool, typer.Option("--copy", help="Also time the copy of a state.")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of the engine: random games in one process."""
    from elbowroom.cli.bench import run_bench

    run_bench(game, players, seconds, copy, as_json)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A game record.", exists=True, dir_okay=False)],
    until: Annotated[int | None, typer.Option(help="Stop after so many moves.", min=0)] = None,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Replay a game record, checking every step and hash."""
    from elbowroom.cli.option_values import language_of
    from elbowroom.cli.replay import replay_file

    replay_file(file, until, language_of(language), as_json)


@app.command()
def rules(
    text: Annotated[
        list[str] | None, typer.Argument(help="A rule ID, a race, a power or any words.")
    ] = None,
    language: Language = None,
) -> None:
    """Look up a rule, a race or a power."""
    from elbowroom.cli.option_values import language_of
    from elbowroom.cli.rules import look_up

    look_up(" ".join(text or []), language_of(language))


@bots_app.callback()
def bots(called: typer.Context, as_json: AsJson = False) -> None:
    """List the bots, or make a new one."""
    from elbowroom.cli.listing import list_bots

    if called.invoked_subcommand is None:
        list_bots(as_json)


@bots_app.command("new")
def bots_new(
    name: Annotated[str, typer.Argument(help="The name people will write, as in landlord.")],
    out: Annotated[Path | None, typer.Option(help="The folder; else elbowroom-NAME.")] = None,
) -> None:
    """Make an installable package with a bot and its test."""
    from elbowroom.cli.new_bot import new_bot

    new_bot(name, out)


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games."""
    from elbowroom.cli.listing import list_games

    list_games(as_json)


@app.command()
def maps(
    name: Annotated[str | None, typer.Argument(help="A map, by its name.")] = None,
    as_json: AsJson = False,
) -> None:
    """List the maps, or the regions of one."""
    from elbowroom.cli.listing import list_maps, list_regions

    if name is None:
        list_maps(as_json)
    else:
        list_regions(name, as_json)


packs.command("weigh")(weigh)
