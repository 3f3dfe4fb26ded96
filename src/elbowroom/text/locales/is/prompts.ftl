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
prompt-pick-combo = Veldu samstæðu
prompt-expand-or-decline = Landvinningar eða hnignun?
prompt-choose-target = Veldu landsvæði til að leggja undir þig
prompt-choose-first-region = Veldu hvar þú kemur inn á kortið
prompt-conquer-prompt = Leggðu undir þig landsvæði eða ljúktu
prompt-end-conquests = Ljúka landvinningum
prompt-redeploy-prompt = Endurraðaðu táknum þínum
prompt-finish-redeploy = Ljúka endurröðun
prompt-withdrawal-prompt = Settu niður táknin sem hörfuðu
prompt-army-in-decline-prompt = Spilaðu náætunum fyrst
prompt-cost-line = Kostnaður: { $n }
prompt-in-hand-line = Á hendi: { $n }
prompt-turn-of = Umferð { $n } af { $total }
prompt-player-wins = { $player } vinnur

## Turn start

prompt-choice = Halda áfram með { RACE($race, case: "acc_def", letter: "small") } eða hefja hnignun?
prompt-choice-expand = Halda áfram
prompt-choice-decline = Hefja hnignun
prompt-choice-decline-preview = { COUNT($coins, "coin") } núna, ný þjóð í næstu umferð

## Pick

prompt-pick = Veldu samstæðu.
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
        [0] Taka { RACE($race, case: "acc_def", letter: "small") } ókeypis
       *[other] Taka { RACE($race, case: "acc_def", letter: "small") } fyrir { COUNT($price, "coin", case: "acc") }
    }

## A race in decline that acts

## Ready and abandon

prompt-ready = Yfirgefðu landsvæði eða hefðu landvinninga.
prompt-ready-warning = Yfirgefin landsvæði gefa enga skildinga.
prompt-ready-abandon = Yfirgefa { $region }
prompt-ready-done = Hefja landvinninga

## Conquer

prompt-own-too = Eigin svæði líka
prompt-conquer-nothing = Ekkert landsvæði er í færi. Endurraðaðu táknum þínum.
prompt-conquer-do = Vinna { $region } fyrir { COUNT($cost, "token", case: "acc") }
prompt-conquer-done = Endurraða
prompt-attempt = Kasta teningnum til að vinna { $region }? Þú þarft minnst { $needs }, líkur { $faces } af { $sides }. Þar með lýkur landvinningum þínum.
prompt-attempt-roll = Kasta teningnum

## Redeploy

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
prompt-place-done = Lokið

## End of the turn

prompt-peace = Viltu sættast við einhvern?
prompt-peace-nobody = Við engan
prompt-peace-with = Sættir: { $player }
prompt-late-decline = Fara líka strax á hnignunarskeið?
prompt-late-decline-keep = Halda þeim áfram

## Going in decline

prompt-decline = Láta { RACE($race, case: "acc_def", letter: "small") } fara á hnignunarskeið?
prompt-decline-stays = Eftir á kortinu: { COUNT($tokens, "token") }
prompt-decline-goes = Hverfa: tákn á hendi og skífur sem aðeins nýtast virkri þjóð.
prompt-decline-older = Þú missir { RACE($race, case: "acc_def", letter: "small") } af kortinu ({ COUNT($regions, "region") }).
prompt-decline-coins = Þú færð { COUNT($coins, "coin", case: "acc") } núna.
prompt-decline-yes = Láta þjóðina hvílast

## Withdrawal

prompt-withdraw = Þú misstir landsvæði: settu { COUNT($hand, "token", case: "acc") } niður á þau sem þú heldur enn.
prompt-withdraw-from = { $took }. Settu { COUNT($hand, "token", case: "acc") } niður.
prompt-withdraw-waiting = { $player } setur niður { COUNT($hand, "token", case: "acc") }…
