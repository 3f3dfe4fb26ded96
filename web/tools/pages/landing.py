"""The first page of the site: what it is, one picture, a game to play, what else there is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, Final

from elbowroom.catalogue import GAMES
from elbowroom.text.catalogue import Texts, texts
from elbowroom.text.effects import read_back
from elbowroom.text.locales import LANGUAGES
from pages.frame import OWN_NAMES, Page, home_of
from pages.icons import icon
from pages.markdown import coloured

ROOT: Final = Path(__file__).resolve().parents[3]
FACTS: Final = ROOT / "web/site/facts.json"
"""Made by `web/tools/landing_facts.py`: real games, real dice, a real weighing."""
PACK: Final = ROOT / "examples/packs/moonmoles.json"
BOT: Final = ROOT / "web/site/landlord.py"
"""The bot that is shown; a test lets it play."""
COMMAND: Final = "uvx --from 'elbowroom[play]' elbowroom serve --host 0.0.0.0"
TICKS: Final = ("account", "offline", "bots")
WIDTH, HEIGHT = 372, 150
_PIPS: Final = {
    0: (),
    1: ((18, 18),),
    2: ((11, 11), (25, 25)),
    3: ((10, 10), (18, 18), (26, 26)),
}


def landings() -> Iterator[Page]:
    """Give the first page in every language."""
    facts = json.loads(FACTS.read_text("utf-8"))
    spoken = {language: home_of(language) for language in LANGUAGES}
    for language in LANGUAGES:
        say = texts(language).format
        yield Page(
            path=f"{home_of(language)}index.html",
            language=language,
            title=say("landing-title"),
            description=say("landing-description"),
            main=_main(texts(language), facts),
            spoken=spoken,
            kind="landing",
        )


def _main(said: Texts, facts: dict[str, Any]) -> str:
    parts = (_hero(said), _games(said), _languages(said), _features(said, facts), _more(said))
    return "".join(parts)


def _words(said: Texts, key: str, **values: str | int) -> str:
    return escape(said.format(key, **values))


def _hero(said: Texts) -> str:
    ticks = "".join(
        f"<li>{icon('check')} {_words(said, f'landing-tick-{one}')}</li>" for one in TICKS
    )
    return (
        f'<section class="hero"><div><h1>{_words(said, "landing-headline")}</h1>'
        f'<p class="lead">{_words(said, "landing-lead")}</p><div class="calls">'
        f'<a class="button primary great" href="~/play/">{icon("play", 20)} {_words(said, "landing-play")}</a>'
        f'<a class="button great" href="~/play/#/tutorial">{icon("learn", 20)} {_words(said, "pages-learn")}</a></div>'
        f'<ul class="ticks">{ticks}</ul></div>'
        '<a class="map" href="~/play/"><picture>'
        '<source media="(max-width: 599px)" srcset="~/pictures/board-phone.webp" width="780" height="1120" />'
        '<img src="~/pictures/board.webp" width="1400" height="1010" fetchpriority="high" '
        f'alt="{_words(said, "landing-board")}" /></picture></a></section>'
    )


def _games(said: Texts) -> str:
    home = home_of(said.language)
    cards = "".join(
        f'<a class="game panel" href="~/{home}rules/{game}.html"><img src="~/art/{game}.webp" alt="" width="440" height="253" />'
        f"<span><b>{_words(said, f'ui-game-name-{game}')}</b>"
        f"<small>{_words(said, f'pages-game-about-{game}')}</small></span>{icon('next')}</a>"
        for game in GAMES
        if (ROOT / f"web/public/art/{game}.webp").is_file()
    )
    return (
        f'<section class="games" aria-label="{_words(said, "pages-rules-games")}">{cards}</section>'
    )


def _languages(said: Texts) -> str:
    lines = "".join(
        f'<li lang="{language}"><a href="~/{home_of(language)}" hreflang="{language}"><b>{OWN_NAMES[language]}</b> '
        f"{_words(texts(language), 'landing-play-short')}</a></li>"
        for language in LANGUAGES
    )
    return f'<section class="spoken"><h2>{_words(said, "landing-in-languages")}</h2><ul>{lines}</ul></section>'


def _features(said: Texts, facts: dict[str, Any]) -> str:
    shown = (
        ("~/play/#/study", "landing-odds", "landing-odds-text", _odds(said, facts["odds"])),
        ("~/play/#/workshop", "workshop-title", "landing-workshop-text", _weighed(said, facts)),
        (
            "~/docs/protocol.html#fair-chance",
            "landing-dice",
            "landing-dice-text",
            _dice(said, facts["dice"]),
        ),
    )
    cards = "".join(
        f'<article class="panel feature"><div class="shown">{picture}</div>'
        f'<h3><a href="{to}">{_words(said, title)}</a></h3><p>{_words(said, text)}</p></article>'
        for to, title, text, picture in shown
    )
    return f'<section class="features"><h2>{_words(said, "landing-elsewhere")}</h2><div>{cards}</div></section>'


def _odds(said: Texts, odds: dict[str, Any]) -> str:
    """Draw the chances of every seat, turn by turn, with the turn that lost most."""
    wins = odds["wins"]

    def place(turn: int, chance: float) -> str:
        x = 30 + turn * (WIDTH - 44) / (len(wins) - 1)
        return f"{x:.1f} {HEIGHT - 22 - chance * (HEIGHT - 34):.1f}"

    lines = [
        f'<path d="M30 {HEIGHT - 22 - level * (HEIGHT - 34) / 100:.1f}H{WIDTH - 12}" class="line"/>'
        f'<text x="24" y="{HEIGHT - 18 - level * (HEIGHT - 34) / 100:.1f}" text-anchor="end">{level}</text>'
        for level in (0, 50, 100)
    ]
    for turn in (1, len(wins) // 2, len(wins) - 1):
        x = place(turn, 0).split()[0]
        anchor = "end" if turn == len(wins) - 1 else "middle"
        label = _words(said, "landing-odds-turn", turn=turn)
        lines.append(f'<text x="{x}" y="{HEIGHT - 5}" text-anchor="{anchor}">{label}</text>')
    for seat in reversed(range(len(wins[0]))):
        drawn = "L".join(place(turn, moment[seat]) for turn, moment in enumerate(wins))
        lines.append(f'<path d="M{drawn}" class="under"/><path d="M{drawn}" class="seat-{seat}"/>')
    worst = odds["worst"]
    x, y = place(worst["turn"], wins[worst["turn"]][worst["seat"]]).split()
    lines.append(f'<circle cx="{x}" cy="{y}" r="8" class="worst"/>')
    lines.append(
        f'<text x="{x}" y="{float(y) + 4.5:.1f}" text-anchor="middle" class="sign">!</text>'
    )
    lost = _words(said, "landing-odds-lost", turn=worst["turn"], points=round(100 * worst["lost"]))
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{_words(said, "landing-odds-of-game")}">'
        f'{"".join(lines)}</svg><p class="bubble">{lost}</p>'
    )


def _weighed(said: Texts, facts: dict[str, Any]) -> str:
    """Show a race of an example in its sentences, and what weighing found."""
    race = json.loads(PACK.read_text("utf-8"))["races"][0]
    sentences = "".join(
        f'<p class="sentence">{escape(sentence)}</p>'
        for sentence in read_back(race, said.language, "classic")
    )
    found = facts["weighed"]
    numbers = {name: found[name] for name in ("percent", "margin", "fair")}
    return (
        f'<div class="parts"><b>{escape(race["name"])}</b>{sentences}<p class="sentence good">'
        f"{_words(said, 'landing-workshop-weighed', **numbers)}</p>"
        f"<small>{_words(said, 'landing-workshop-games', games=found['games'], players=found['players'])}</small></div>"
    )


def _dice(said: Texts, dice: dict[str, Any]) -> str:
    """Show a seal, some dice, and what checking them found."""
    seal = dice["seal"]
    shown = "".join(
        '<svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true"><rect x="1.5" y="1.5" width="33" height="33" '
        'rx="8" fill="#2B2118" stroke="#C9962B" stroke-width="1.8"/>'
        + "".join(f'<circle cx="{x}" cy="{y}" r="3.6" fill="#FFF7E1"/>' for x, y in _PIPS[face])
        + "</svg>"
        for face in dice["dice"]
    )
    proved = _words(said, "fair-proved", count=dice["draws"])
    return (
        f'<div class="seals"><p>{icon("seal", 34)}<span><b>{_words(said, "landing-dice-sealed")}</b>'
        f"<code>{seal[:4]} {seal[4:8]} … {seal[-4:]}</code></span></p>"
        f'<p class="dice">{shown}</p><p class="good">{icon("check", 26)}<span>{proved}</span></p></div>'
    )


def _more(said: Texts) -> str:
    code = coloured(BOT.read_text("utf-8"), "python")
    bot = (
        ("~/docs/write-a-bot.html", "landing-bot"),
        ("~/docs/packs.html", "landing-bot-race"),
        ("~/docs/environments.html", "landing-bot-learners"),
        ("~/docs/write-a-game.html", "landing-bot-game"),
    )
    host = (
        ("~/docs/operating.html", "landing-host-server"),
        ("~/docs/site.html", "landing-host-files"),
        ("~/docs/installing.html", "landing-host-install"),
        ("~/docs/studies/", "landing-studies"),
    )
    copying = (
        f'data-copy="{_words(said, "landing-copy")}" data-copied="{_words(said, "landing-copied")}"'
    )
    return (
        f'<section class="more"><section class="panel bot"><div><h2>{_words(said, "landing-bot")}</h2>'
        f"<p>{_words(said, 'landing-bot-text')}</p>{_links(said, bot)}</div>"
        f'<pre class="code" tabindex="0" {copying}>{code}</pre></section>'
        f'<section class="panel host"><h2>{_words(said, "landing-host")}</h2><p>{_words(said, "landing-host-text")}</p>'
        f'<pre class="code" tabindex="0" {copying}>{escape(COMMAND)}</pre>{_links(said, host)}'
        f'<p class="note">{_words(said, "landing-docs-english")}</p></section></section>'
    )


def _links(said: Texts, links: tuple[tuple[str, str], ...]) -> str:
    buttons = "".join(f'<a class="button" href="{to}">{_words(said, key)}</a>' for to, key in links)
    return f'<div class="links">{buttons}</div>'
