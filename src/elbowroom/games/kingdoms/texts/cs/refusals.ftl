### Why something is not allowed in this game: one sentence for every key of its refusals.

refusal-wrong-step = To není odpověď na tuto otázku.

## Setting up

refusal-bad-start = { $region }: tady v domovské zemi dvě figurky začít nesmějí.
refusal-bad-split = Rozděl přesně 6 jednotek.

## The turn

refusal-covered = { ACTION($action) }: leží tu štít. Vyber volnou akci.
refusal-nobody-moves = { ACTION($action) }: žádná tvá figurka nemá kam jít.
refusal-nothing-to-trade = Nemáš jídlo, manu ani rudu na výměnu.
refusal-no-room-for-it = { ACTION($action) }: žádný kraj na to není vhodný.
refusal-other-action = Vybraná akce je { ACTION($action) }. Proveď ji, nebo získej zdroje.
refusal-active-collects = Aktivní hráč zdroje nezískává. Proveď akci, nebo nedělej nic.
refusal-follower-passes = Kdo následuje, provede akci, nebo získá zdroje.
refusal-duty = Tvá figurka musí nejdřív opustit tundru: { $region }.

## Moving

refusal-no-meeple = V kraji { $region } nemáš běžnou figurku.
refusal-no-hero = V kraji { $region } není tvůj hrdina.
refusal-lies-down = Tvá figurka v kraji { $region } leží. Nejdřív ji postav.
refusal-nobody-lies = V kraji { $region } žádná tvá figurka neleží.
refusal-moved-already = Figurka v kraji { $region } se v této akci už pohnula.
refusal-feature = { $region }: bez zvláštní schopnosti sem nelze vstoupit.
refusal-not-adjacent = { $region } s touto figurkou nesousedí.
refusal-not-border = { $region } není hraniční kraj. Výpravy začínají a končí na hranici.
refusal-same-territory = Výprava vede do jiné země, ne do kraje { $region }.
refusal-full = { $region }: už tu jsou dvě figurky.
refusal-third-player = { $region }: jsou tu dva jiní hráči, třetí vstoupit nesmí.
refusal-tundra-taken = Tundra { $region } je obsazená.
refusal-neutral-too-dear = Neutrální figurka v kraji { $region } stojí { $price }, na to nemáš.

## Alliances

refusal-no-alliance = V kraji { $region } nemáš alianci.
refusal-locked = Alianci v kraji { $region } zrušit nesmíš.
refusal-no-breaker = Ke zrušení aliance musí v kraji { $region } stát tvá figurka.

## Work

refusal-too-dear = { ACTION($action) } stojí { $price }, na to nemáš.
refusal-tower-top = Tvůj hrad je dokončený.
refusal-magic-top = Tvá magie je na nejvyšší úrovni.
refusal-all-in-play = Ve hře máš sedm figurek, víc jich být nemůže.
refusal-no-fortress-here = { $region }: tady pevnost umístit nesmíš.
refusal-no-expansion-here = { $region }: novou figurku sem dát nesmíš, musí tu být právě jedna tvá a nikdo jiný.
refusal-nothing-to-restore = Žádná tvá pevnost tu neleží.
refusal-fortress-module = Pevnosti se umisťují s Úsvitem hrdinů, a jen tehdy.
refusal-bad-trade = Dej jídlo, manu, nebo rudu, kterou máš, za jiný z těchto zdrojů.

## Heroes

refusal-no-hero-card = Nemáš ve hře hrdinu.
refusal-hero-needs-war = Tvůj hrdina postoupí vítězstvím ve válce.
refusal-hero-needs-action = Tvůj hrdina postupuje jinou akcí: { ACTION($action) }.
refusal-hero-too-dear = Postup tvého hrdiny stojí { $price }, na to nemáš.

## War

refusal-dial-too-high = Zaplatíš nejvýš { $highest }. Nastav nejvýš tolik, nebo vlajku.
refusal-bad-payment = Zaplať právě dost: žádnou zbytečnou jednotku a jen ty, které se počítají.
refusal-retreat-too-dear = Ústup stojí { $price }, na to nemáš.
refusal-match-too-dear = Na { $price } nemáš.
refusal-no-retreat-there = Do kraje { $region } ustoupit nelze.
