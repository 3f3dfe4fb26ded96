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
prompt-not-your-turn = Nejsi na tahu
prompt-pick-combo = Vyber si kombinaci
prompt-expand-or-decline = Dobývat dál, nebo přejít do úpadku?
prompt-choose-region = Vyber region
prompt-choose-target = Vyber region k dobytí
prompt-choose-player = Vyber hráče
prompt-choose-first-region = Vyber, kudy vstoupíš na mapu
prompt-ready-prompt = Vezmi žetony do ruky
prompt-abandon-prompt = Opustit některé regiony?
prompt-conquer-prompt = Dobuď region, nebo skonči
prompt-roll-prompt = Hodit kostkou posil?
prompt-end-conquests = Ukončit dobývání
prompt-redeploy-prompt = Přeskup své žetony
prompt-finish-redeploy = Dokončit přeskupení
prompt-withdrawal-prompt = Rozmísti stažené žetony
prompt-place-fortress = Postav pevnost
prompt-place-encampments = Rozmísti polní tábory
prompt-place-heroes = Rozmísti hrdiny
prompt-use-dragon = Použij draka
prompt-substitute-prompt = Vyměň žeton protivníka
prompt-peace-prompt = Uzavřít s někým příměří?
prompt-stout-prompt = Přejít do úpadku hned?
prompt-remove-amazons = Stáhni z mapy čtyři žetony
prompt-army-in-decline-prompt = Nejdřív táhni s Ghúly
prompt-cost-line = Cena: { $n }
prompt-in-hand-line = V ruce: { $n }
prompt-turn-of = Tah { $n } z { $total }
prompt-not-enough-tokens = Málo žetonů
prompt-not-enough-coins = Málo mincí
prompt-not-adjacent = Nesousedí s tvými regiony
prompt-must-be-border = Začni v hraničním regionu
prompt-region-immune = Tento region je imunní
prompt-region-at-peace = S tímto hráčem máš příměří
prompt-water-forbidden = Moře a jezera nelze dobýt
prompt-attempt-success = Pokus se zdařil
prompt-attempt-failed = Pokus se nezdařil
prompt-are-you-sure = Opravdu?
prompt-last-turn = Poslední tah!
prompt-you-win = Vítězíš!
prompt-player-wins = Vítězí { $player }
prompt-game-tied = Hra končí remízou

## Turn start

prompt-choice = Hrát dál za { RACE($race, case: "acc") }, nebo přejít do úpadku?
prompt-choice-expand = Hrát dál
prompt-choice-decline = Přejít do úpadku
prompt-choice-decline-preview = Teď { COUNT($coins, "coin") }, v příštím tahu nový národ

## Pick

prompt-pick = Vyber si kombinaci.
prompt-pick-price =
    { $price ->
        [0] zdarma
       *[other] { COUNT($price, "coin") }
    }
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
        [0] { COMBO($race, $power) }: vzít zdarma
       *[other] { COMBO($race, $power) }: vzít za { COUNT($price, "coin", case: "acc") }
    }
prompt-pick-tokens = { COUNT($tokens, "token") }

## A race in decline that acts

prompt-army-in-decline = Nejdřív jsou na řadě { RACE($race) }; v ruce: { $hand }
prompt-army-in-decline-done = { RACE($race) }: hotovo

## Ready and abandon

prompt-ready = Opusť některé regiony, nebo začni dobývat.
prompt-ready-warning = Opuštěné regiony nic nevynesou.
prompt-ready-abandon = Opustit region { $region }
prompt-ready-done = Začít dobývat

## Conquer

prompt-conquer = Vyber region k dobytí. V ruce: { $hand }
prompt-conquer-first = Vyber, kudy vstoupíš na mapu. V ruce: { $hand }
prompt-conquer-nothing = V dosahu není žádný region. Přeskup své žetony.
prompt-conquer-do = Dobýt region { $region } za { COUNT($cost, "token", case: "acc") }
prompt-conquer-done = Přeskupit vojska
prompt-attempt = Hodit kostkou o region { $region }? Potřebuješ aspoň { $needs }, šance { $faces } z { $sides }. Tím dobývání skončí.
prompt-attempt-roll = Hodit kostkou
prompt-roll-first = Hodit nejdřív kostkou?
prompt-rolled = −{ $die } na toto dobytí
prompt-rolled-stop = Přestat dobývat
prompt-dragon = Vyber region pro draka. Stojí jen 1 žeton.
prompt-substitute = Vyměnit osamělý žeton v regionu { $region } ({ RACE($race) })? Jednou u každého protivníka; v zásobníku: { $tray }
prompt-substitute-do = Vyměnit

## Redeploy

prompt-redeploy = Přeskup své žetony. V ruce: { $hand }
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
prompt-place-before = Rozmístit jako minule
prompt-place-done = Hotovo

## End of the turn

prompt-peace = Uzavřít s někým příměří?
prompt-peace-nobody = S nikým
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
prompt-withdraw-waiting = { $player } rozmisťuje { COUNT($hand, "token", case: "acc") }…
prompt-withdraw-none = Už nedržíš žádný region. Žetony počkají v ruce.
