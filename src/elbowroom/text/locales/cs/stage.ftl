### The stage of the table: what is asked before something is given up, and the words of its zones.

stage-ask-nothing =
    { $hand ->
        [0] Ukončit tah a nic nedobýt?
        [one] Ukončit tah s jedním žetonem v ruce a nic nedobýt?
        [few] Ukončit tah, v ruce { COUNT($hand, "token") } ({ RACE($race) }), a nic nedobýt?
       *[other] Ukončit tah, v ruce { $hand } { RACE($race, case: "gen") }, a nic nedobýt?
    }
stage-ask-pieces = Ukončit tah, i když něco zbývá? { MARKER($marker, letter: "capital") }: { $left }
stage-would-score = Dostaneš { COUNT($coins, "coin", case: "acc") }
stage-undo-until = Vrátit to jde, dokud neodpoví další hráč.
stage-keep-playing = Hrát dál
stage-not-yet = Ještě ne
stage-end-turn = Ukončit tah
stage-end-unused = Ukončit tah, zbývá { $left }
stage-end-without = Ukončit tah bez dobývání
stage-conquering-done = Dobývání hotovo
stage-conquer-first = Nejdřív něco dobyj
stage-choose-combo = Vyber kombinaci
stage-press-region = Stiskni region
stage-ready-how = Stiskem region dobýváš
stage-spread-touch = Klepni na region, pak + nebo −
stage-more = Více
stage-pending = Odesláno, čeká se na odpověď

## Zones

stage-news = Co se stalo
stage-news-since = Od tvého tahu
stage-news-begins = Hra začíná
stage-pointer = Na co ukazuješ
stage-tab-place = Rozmístit
stage-tab-guide = Rádce
stage-tab-odds = Šance
stage-panel = Rádce, záznam, karty a chat
stage-show-turn = Ukaž mi tah
stage-guide-none = Teď není co říct. Ukaž na region nebo kombinaci a přečteš si o nich.
stage-back-to-map = Zpět na mapu
stage-in-region = V regionu { $region }
stage-beside = sousedé: { $players }
stage-colours = Barvy
stage-colours-system = Systém
stage-colours-light = Světlé
stage-colours-dark = Tmavé
