### What to do now, and the words on the buttons beside it.

## Phases, by the kind of decision

phase-choice = Landvinningar eða hnignun
phase-pick = Val á samstæðu
phase-army-in-decline = Náætur á hnignunarskeiði
phase-ready = Hersveitum stillt upp
phase-conquer = Landvinningar
phase-redeploy = Endurröðun hersveita
phase-place = Skífur settar niður
phase-end = Ákvarðanir í lok umferðar
phase-withdraw = Tapað og hörfað
phase-score = Sigurskildingar
phase-first = Fyrsti leikmaðurinn
phase-combo = Ný samstæða
phase-die = Teningskast
phase-over = Leikslok

## Short prompts

prompt-your-turn = Þú átt leik
prompt-waiting-for = Beðið eftir: { $player }
prompt-not-your-turn = Þú átt ekki leik
prompt-pick-combo = Veldu samstæðu
prompt-expand-or-decline = Landvinningar eða hnignun?
prompt-choose-region = Veldu landsvæði
prompt-choose-target = Veldu landsvæði til að leggja undir þig
prompt-choose-player = Veldu leikmann
prompt-choose-first-region = Veldu hvar þú kemur inn á kortið
prompt-ready-prompt = Taktu tákn upp á hendi
prompt-abandon-prompt = Viltu yfirgefa landsvæði?
prompt-conquer-prompt = Leggðu undir þig landsvæði eða ljúktu
prompt-roll-prompt = Viltu kasta liðsaukateningnum?
prompt-end-conquests = Ljúka landvinningum
prompt-redeploy-prompt = Endurraðaðu táknum þínum
prompt-finish-redeploy = Ljúka endurröðun
prompt-withdrawal-prompt = Settu niður táknin sem hörfuðu
prompt-place-fortress = Reistu virki
prompt-place-encampments = Settu niður tjaldbúðir
prompt-place-heroes = Settu niður hetjurnar
prompt-use-dragon = Nota drekann
prompt-substitute-prompt = Skiptu út tákni mótherja
prompt-peace-prompt = Viltu semja frið við einhvern?
prompt-stout-prompt = Fara strax á hnignunarskeið?
prompt-remove-amazons = Taktu fjögur tákn af kortinu
prompt-army-in-decline-prompt = Spilaðu náætunum fyrst
prompt-cost-line = Kostnaður: { $n }
prompt-in-hand-line = Á hendi: { $n }
prompt-turn-of = Umferð { $n } af { $total }
prompt-not-enough-tokens = Of fá tákn
prompt-not-enough-coins = Of fáir skildingar
prompt-not-adjacent = Liggur ekki að landsvæðum þínum
prompt-must-be-border = Byrjaðu á landamærasvæði
prompt-region-immune = Þetta landsvæði er óvinnandi
prompt-region-at-peace = Þú hefur samið frið við þennan leikmann
prompt-water-forbidden = Höf og stöðuvötn er ekki hægt að leggja undir sig
prompt-attempt-success = Tilraunin tókst
prompt-attempt-failed = Tilraunin mistókst
prompt-are-you-sure = Ertu viss?
prompt-last-turn = Síðasta umferðin!
prompt-you-win = Þú vinnur!
prompt-player-wins = { $player } vinnur
prompt-game-tied = Spilinu lýkur með jafntefli

## Turn start

prompt-choice = Viltu halda áfram með { RACE($race, case: "acc", letter: "small") } eða hefja hnignunarskeið?
prompt-choice-expand = Halda áfram
prompt-choice-decline = Hefja hnignun
prompt-choice-decline-preview = { COUNT($coins, "coin") } núna, ný þjóð í næstu umferð

## Pick

prompt-pick = Veldu samstæðu.
prompt-pick-price =
    { $price ->
        [0] ókeypis
       *[other] { COUNT($price, "coin") }
    }
prompt-pick-net =
    { $price ->
        [0] { $coins ->
            [0] frítt
           *[other] frítt, þú færð { $coins }
        }
       *[other] { $coins ->
            [0] þú borgar { $price }
           *[other] þú borgar { $price } og færð { $coins }
        }
    }
prompt-pick-take =
    { $price ->
        [0] Taka { COMBO($race, $power, case: "acc", letter: "small") } ókeypis
       *[other] Taka { COMBO($race, $power, case: "acc", letter: "small") } fyrir { COUNT($price, "coin", case: "acc") }
    }
prompt-pick-tokens = { COUNT($tokens, "token") }

## A race in decline that acts

prompt-army-in-decline = Fyrst er komið að { RACE($race, case: "dat", letter: "small") }; á hendi: { $hand }
prompt-army-in-decline-done = { RACE($race) }: lokið

## Ready and abandon

prompt-ready = Yfirgefðu landsvæði eða hefðu landvinninga.
prompt-ready-warning = Yfirgefin landsvæði gefa enga skildinga.
prompt-ready-abandon = Yfirgefa { $region }
prompt-ready-done = Hefja landvinninga

## Conquer

prompt-conquer = Veldu landsvæði til að leggja undir þig. Á hendi: { $hand }
prompt-conquer-first = Veldu hvar þú kemur inn á kortið. Á hendi: { $hand }
prompt-conquer-nothing = Ekkert landsvæði er í færi. Endurraðaðu táknum þínum.
prompt-conquer-do = Vinna { $region } fyrir { COUNT($cost, "token", case: "acc") }
prompt-conquer-done = Endurraða
prompt-attempt = Kasta teningnum til að vinna { $region }? Þú þarft minnst { $needs }, líkur { $faces } af { $sides }. Þar með lýkur landvinningum þínum.
prompt-attempt-roll = Kasta teningnum
prompt-roll-first = Viltu kasta teningnum fyrst?
prompt-rolled = −{ $die } á þennan landvinning
prompt-rolled-stop = Hætta landvinningum
prompt-dragon = Veldu landsvæði fyrir drekann. Það kostar aðeins 1 tákn.
prompt-substitute = Skipta út staka tákninu á svæðinu { $region } ({ RACE($race, letter: "small") })? Einu sinni á hvern mótherja; í bakkanum: { $tray }
prompt-substitute-do = Skipta út

## Redeploy

prompt-redeploy = Endurraðaðu táknum þínum. Á hendi: { $hand }
prompt-redeploy-left = { COUNT($hand, "token") } enn á hendi
prompt-redeploy-even = Jafnt
prompt-redeploy-front = Að landamærum
prompt-redeploy-before = Eins og síðast
prompt-redeploy-more = Bæta við á { $region }
prompt-redeploy-less = Fækka á { $region }
prompt-redeploy-gained = Fyrir landvinningana færðu { COUNT($tokens, "token", case: "acc") } í viðbót.
prompt-redeploy-done = Lokið
prompt-take = Taktu { COUNT($owed, "token", case: "acc") } af kortinu.
prompt-take-empties = { $region }: svæðið tæmist og tapast.

## Pieces

prompt-place =
    { $marker ->
        [fortress] Reistu virki á einu af svæðum þínum.
        [encampment] Settu niður tjaldbúðir, eftir: { $left }
        [hero] Settu niður hetjurnar, eftir: { $left }
       *[other] Settu niður spilaskífur ({ MARKER($marker) }), eftir: { $left }
    }
prompt-place-before = Setja niður eins og síðast
prompt-place-done = Lokið

## End of the turn

prompt-peace = Viltu semja frið við einhvern?
prompt-peace-nobody = Við engan
prompt-late-decline = Fara líka strax á hnignunarskeið?
prompt-late-decline-keep = Halda þeim áfram

## Going in decline

prompt-decline = Láta { RACE($race, case: "acc", letter: "small") } fara á hnignunarskeið?
prompt-decline-stays = Eftir á kortinu: { COUNT($tokens, "token") }
prompt-decline-goes = Hverfa: tákn á hendi og skífur sem aðeins nýtast virkri þjóð.
prompt-decline-older = Þú missir { RACE($race, case: "acc", letter: "small") } af kortinu ({ COUNT($regions, "region") }).
prompt-decline-coins = Þú færð { COUNT($coins, "coin", case: "acc") } núna.
prompt-decline-yes = Láta þjóðina hvílast

## Withdrawal

prompt-withdraw = Þú misstir landsvæði: settu { COUNT($hand, "token", case: "acc") } niður á þau sem þú heldur enn.
prompt-withdraw-waiting = { $player } setur niður { COUNT($hand, "token", case: "acc") }…
prompt-withdraw-none = Þú ræður ekki lengur yfir neinu landsvæði. Táknin bíða á hendi.
