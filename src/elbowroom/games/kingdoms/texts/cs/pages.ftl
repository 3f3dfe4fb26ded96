### What only the pages of this game say.

## Rules

pages-factions = Národy
pages-heroes = Hrdinové
pages-territories = Země
pages-actions = Akce
pages-resources = Zdroje
pages-kinds-of-region = Druhy krajů
pages-level = Úroveň { $level }
pages-level-cost = Úroveň { $level } za { COUNT($price, "mana", case: "acc") }
pages-about-own = Ne všechny tištěné karty se podařilo najít. Co je označeno jako náš vlastní návrh, vzniklo pro Elbowroom.

## Setting up a table

pages-option-solo = Hra jednoho hráče proti kompasu

## Table

pages-round =
    { $round ->
        [0] Příprava
       *[other] { $round }. kolo
    }
pages-active-player = Aktivní: { $player }
pages-action-covered = { ACTION($action) }: zakrytá
pages-action-free = { ACTION($action) }: volná
pages-action-chosen = { ACTION($action) }: právě vybraná
pages-tower = Hrad: úroveň { $level }
pages-magic = Magie: úroveň { $level }
pages-meeples-in-play = Ve hře: { COUNT($count, "meeple") }
pages-hero-level = { HERO($hero) }, úroveň { $level }
pages-heroes-retired = Ve výslužbě: { $heroes }
pages-end-announced = Konec je ohlášený: tohle je poslední kolo.
pages-war-in = Válka v kraji { $region }
pages-die-hidden = nastavená, zatím skrytá
pages-die-flag = vlajka
pages-compass-day = Den
pages-compass-night = Noc
pages-dummy = Fiktivní protivník
pages-points-now = Kdyby teď byl konec
pages-points =
    { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }

## Shared texts with this game's word for a region

pages-regions = Kraje jako seznam
pages-pins-how = stiskem si kraje označíš jen pro sebe
pages-key-arrows = na sousední kraj tím směrem
pages-key-home = tvůj první kraj
pages-if-you-scored = Kdyby teď byl konec

## The page of this game

pages-action-card = Karta akcí
pages-action-now = právě zvolená
pages-action-taken = zakrytá
pages-actions-chosen = Zvolené akce
pages-choose = Vybrat
pages-chosen = Vybráno
pages-alliances = Aliance: { $count }
pages-attacks = útočí
pages-defends = brání se
pages-dial-secret = Nikdo ji neuvidí, dokud nejsou nastavené obě kostky.
pages-final-eye = Kostky se mohou odkrýt: nejde to vzít zpět
pages-points-from = Odkud jsou body
pages-points-by-round = Body kolo po kole
pages-shields-lie = štíty: { $count } z { $most }; až leží všechny, karta se uvolní
pages-step-active = Hráč na tahu
pages-step-end = Konec tahu
pages-step-followers = Následující
pages-step-select = Volba
pages-tower-card = Hrad
pages-trade-count = Kolik
pages-trade-give = Dáš
pages-trade-receive = Dostaneš
pages-wars = Války: { $count }
pages-wins-tie = Shoda bodů, rozhodly figurky, hrad, magie a zdroje
pages-hidden-war = bojová kostka je tajná
pages-hidden-offered = karty hrdinů jsou tajné
pages-hidden-returned = karty hrdinů jsou tajné
