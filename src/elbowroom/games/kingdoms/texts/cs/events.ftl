### What happens in this game, one sentence for every event.

## Setting up

event-card-dealt =
    { $whose ->
        [nobody] Jedna karta země se stává Ztraceným královstvím.
       *[player] { $player } dostává kartu země.
    }
event-territory-chosen =
    { $whose ->
        [nobody] Ztracené království: { TERRITORY($territory) }.
       *[player] { $player } má domov v zemi { TERRITORY($territory) }.
    }
event-faction-taken = { $player } vede { FACTION($faction, case: "acc") }.
event-first-player = { $player } začíná.
event-started = { $player } začíná v kraji { $region }.

## The turn

event-selected = { $player } vybírá { ACTION($action, case: "acc") }.
event-passed = { $player } nedělá nic.
event-collected = { $player } získává zdroje.
event-gained = { $player } dostává { $units }.
event-lost = { $player } přichází o { $units }.
event-paid =
    { $player } platí { $units } { $what ->
        [war] ve válce
        [build] za Stavbu
        [research] za Výzkum
        [expand] za Osídlování
        [retreat] za ústup
       *[other] {""}
    }.
event-unit = { COUNT($amount, $resource, case: "acc") }
event-moved =
    { $player } přesouvá { $hero ->
        [yes] hrdinu
       *[no] figurku
    }: { $from } → { $to } ({ ACTION($by) }).
event-charged =
    { $player }: { $hero ->
        [yes] hrdina
       *[no] figurka
    } běží dál: { $from } → { $to }.
event-froze =
    { $player }: { $hero ->
        [yes] hrdina
       *[no] figurka
    } v tundře nemá kam jít a odchází ze hry ({ $region }).
event-stood-up =
    { $player } staví { $hero ->
        [yes] ležícího hrdinu
       *[no] ležící figurku
    } v kraji { $region }.
event-laid-down =
    { $by } pokládá na bok { $hero ->
        [yes] hrdinu
       *[no] figurku
    } v kraji { $region } ({ $player }).
event-built =
    { $player } zvyšuje hrad na úroveň { $level }{ $region ->
        [none] {""}
       *[other] {" "}a umisťuje pevnost do kraje { $region }
    }.
event-researched = { $player } dosahuje úrovně magie { $level }.
event-magic-lost = { $player } klesá na úroveň magie { $level }.
event-expanded =
    { $player } přidává { $hero ->
        [yes] hrdinu
       *[no] figurku
    } v kraji { $region }.
event-traded = { $player } mění { COUNT($amount, $given, case: "acc") } za { COUNT($amount, $received, case: "acc") }.
event-card-cleared = { $round }. kolo: karta akcí se uvolňuje.
event-end-triggered =
    { $player } ohlašuje konec: { $reason ->
        [population] sedm figurek je ve hře
        [tower] hrad je dokončený
        [magic] nejvyšší úroveň magie je dosažená
       *[heroes_retired] třetí hrdina je ve výslužbě
    }.
event-last-round = { $round }. kolo je poslední: hra končí, až bude karta akcí znovu plná.

## Fortresses

event-fortress-restored = { $player } staví ležící pevnost v kraji { $region }.
event-fortress-laid-down = { $by } pokládá na bok pevnost v kraji { $region } ({ $player }).
event-fortress-removed = { $player } přichází o pevnost v kraji { $region } a o úroveň hradu.

## Heroes

event-hero-drawn = { $player } si bere { COUNT($count, "hero_card", case: "acc") }.
event-hero-kept = { $player } najímá hrdinu: { HERO($hero) }.
event-hero-advanced = { $player }: { HERO($hero) } dosahuje úrovně { $level }.
event-hero-retired = { $player }: { HERO($hero) } odchází do výslužby.

## War

event-war-begun = Válka v kraji { $region }: útočí { $player }, brání se { $against }.
event-neutral-beaten = { $player } poráží neutrální figurku v kraji { $region } (cena { $price }).
event-dial-set = { $player } má kostku nastavenou.
event-revealed =
    Kostky: { $player } { $number ->
        [flag] ukazuje vlajku
       *[other] { $number }
    }, { $against } { $answer ->
        [flag] ukazuje vlajku
       *[other] { $answer }
    }.
event-dial-shifted = { $player } posouvá kostku na { $number }.
event-unit-added = { $player } přidává k nasazení { COUNT(1, $resource, case: "acc") }.
event-war-won = { $player } vyhrává válku v kraji { $region }, prohrává { $against }.
event-allied =
    { $player } a { $ally } { $renewed ->
        [yes] obnovují alianci
       *[no] uzavírají alianci
    } v kraji { $region }.
event-alliance-broken = { $player } ruší alianci v kraji { $region } (spojenec: { $ally }).
event-retreated =
    { $player }: { $hero ->
        [yes] hrdina
       *[no] figurka
    } ustupuje: { $from } → { $to }.
event-meeple-removed =
    { $player } přichází v kraji { $region } o { $hero ->
        [yes] hrdinu
       *[no] figurku
    }.
event-revived = { $player } vrací padlou figurku do kraje { $region }.
event-waits =
    { $player }: { $hero ->
        [yes] hrdina
       *[no] poslední figurka
    } čeká mimo plán.
event-returned =
    { $player } vrací { $hero ->
        [yes] hrdinu
       *[no] čekající figurku
    } do kraje { $region }.

## Hra pro jednoho

event-die-rolled =
    { $player }: na kostce padá { $number } ({ $purpose ->
        [action] akce
        [choices] volby
       *[retreat] ústup
    }).
event-picked =
    Ručička na { $hand } vybírá { $what ->
        [meeple] figurku v kraji { $region }
        [move] cestu do kraje { $region }
       *[region] kraj { $region }
    }.
event-compass-flipped =
    Kompas se obrací: { $night ->
        [yes] noc
       *[no] den
    }.
event-dummy-traded = { $player } místo obchodu získává od každého zdroje jednu jednotku.
event-war-number = { $player } má číslo { $number }; k vítězství je třeba zaplatit { $due }.
event-matched = { $player } číslo vyrovnává.
event-yielded = { $player } číslo nevyrovnává.
