### What to do now, and the words on the buttons beside it.

## Phases, by the kind of decision

phase-choice = Dobývání, nebo úpadek
phase-pick = Výběr kombinace
phase-army-in-decline = Ghúlové v úpadku
phase-ready = Příprava vojsk
phase-conquer = Dobývání regionů
phase-redeploy = Přeskupení vojsk
phase-place = Rozmístění dílků
phase-end = Závěrečná rozhodnutí
phase-withdraw = Porážka a ústup
phase-score = Získání vítězných mincí
phase-first = První hráč
phase-combo = Nová kombinace
phase-die = Hod kostkou
phase-over = Konec hry

## Short prompts

prompt-your-turn = Jsi na tahu
prompt-waiting-for = Na tahu: { $player }
prompt-pick-combo = Vyber si kombinaci
prompt-expand-or-decline = Dobývat dál, nebo přejít do úpadku?
prompt-choose-target = Vyber region k dobytí
prompt-choose-first-region = Vyber, kudy vstoupíš na mapu
prompt-conquer-prompt = Dobuď region, nebo skonči
prompt-end-conquests = Ukončit dobývání
prompt-redeploy-prompt = Přeskup své žetony
prompt-finish-redeploy = Dokončit přeskupení
prompt-withdrawal-prompt = Rozmísti stažené žetony
prompt-army-in-decline-prompt = Nejdřív táhni s Ghúly
prompt-cost-line = Cena: { $n }
prompt-in-hand-line = V ruce: { $n }
prompt-turn-of = Kolo { $n } z { $total }
prompt-player-wins = Vítězí { $player }

## Turn start

prompt-choice = Hrát dál za { RACE($race, case: "acc") }, nebo přejít do úpadku?
prompt-choice-expand = Hrát dál
prompt-choice-decline = Přejít do úpadku
prompt-choice-decline-preview = Teď { COUNT($coins, "coin") }, v příštím tahu nový národ

## Pick

prompt-pick = Vyber si kombinaci.
prompt-pick-net =
    { $price ->
        [0] { $coins ->
            [0] zdarma
           *[other] zdarma, získáš { $coins }
        }
       *[other] { $coins ->
            [0] zaplatíš { $price }
           *[other] zaplatíš { $price }, získáš { $coins }
        }
    }
prompt-pick-take =
    { $price ->
        [0] { RACE($race) }: vzít zdarma
       *[other] { RACE($race) }: vzít za { COUNT($price, "coin", case: "acc") }
    }

## A race in decline that acts

## Ready and abandon

prompt-ready = Opusť některé regiony, nebo začni dobývat.
prompt-ready-warning = Opuštěné regiony nic nevynesou.
prompt-ready-abandon = Opustit region { $region }
prompt-ready-done = Začít dobývat

## Conquer

prompt-own-too = Také vlastní regiony
prompt-conquer-nothing = V dosahu není žádný region. Přeskup své žetony.
prompt-conquer-do = Dobýt region { $region } za { COUNT($cost, "token", case: "acc") }
prompt-conquer-done = Přeskupit vojska
prompt-attempt = Hodit kostkou o region { $region }? Potřebuješ aspoň { $needs }, šance { $faces } z { $sides }. Tím dobývání skončí.
prompt-attempt-roll = Hodit kostkou

## Redeploy

prompt-redeploy-left = { COUNT($hand, "token") } ještě v ruce
prompt-redeploy-even = Rovnoměrně
prompt-redeploy-front = K hranicím
prompt-redeploy-before = Jako minule
prompt-redeploy-more = Přidat do regionu { $region }
prompt-redeploy-less = Ubrat z regionu { $region }
prompt-redeploy-gained = Za dobyté regiony dostáváš { COUNT($tokens, "token", case: "acc") }.
prompt-redeploy-done = Hotovo
prompt-take = Stáhni z mapy { COUNT($owed, "token", case: "acc") }.
prompt-take-empties = Vyprázdněním přijdeš o region { $region }.

## Pieces

prompt-place =
    { $marker ->
        [fortress] Postav v některém svém regionu pevnost.
        [encampment] Rozmísti polní tábory, zbývá: { $left }
        [hero] Rozmísti hrdiny, zbývá: { $left }
       *[other] Rozmísti dílky ({ MARKER($marker) }), zbývá: { $left }
    }
prompt-place-done = Hotovo

## End of the turn

prompt-peace = Uzavřít s někým příměří?
prompt-peace-nobody = S nikým
prompt-peace-with = Příměří: { $player }
prompt-late-decline = Přejít rovnou do úpadku?
prompt-late-decline-keep = Hrát za ně dál

## Going in decline

prompt-decline = Poslat { RACE($race, case: "acc") } do úpadku?
prompt-decline-stays = Na mapě zůstane: { COUNT($tokens, "token") }
prompt-decline-goes = Zmizí: žetony v ruce a dílky, které slouží jen aktivnímu národu.
prompt-decline-older = { RACE($race) } zmizí z mapy ({ COUNT($regions, "region") }).
prompt-decline-coins = Teď získáš { COUNT($coins, "coin", case: "acc") }.
prompt-decline-yes = Ať odpočívají

## Withdrawal

prompt-withdraw = Přicházíš o regiony: rozmísti { COUNT($hand, "token", case: "acc") } do těch, které ještě držíš.
prompt-withdraw-from = { $took }. Rozmísti { COUNT($hand, "token", case: "acc") }.
prompt-withdraw-waiting = { $player } rozmisťuje { COUNT($hand, "token", case: "acc") }…
