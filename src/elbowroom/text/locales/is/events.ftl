### What happened, one sentence for every event of the engine and entry of a table.
### Players and places are names and never inflected; races and pieces are ids.

## Lists

list-and = { $most } og { $last }

## Events

event-turn-began = { $round }. umferð: { $player } á leik.
event-combo = { COMBO($race, $power, case: "acc", letter: "small") }
event-picked =
    { $player } velur { $combo } { $price ->
        [0] ókeypis
       *[other] fyrir { COUNT($price, "coin", case: "acc") }
    } og fær { COUNT($tokens, "token", case: "acc") }.{ $coins ->
        [0] {""}
       *[other] {" "}{ $player } finnur líka { COUNT($coins, "coin", case: "acc") } á samstæðunni.
    }
event-revealed = Í röðinni má nú finna { $combos }.
event-abandoned =
    { $player } yfirgefur { $count ->
        [one] { $regions }
       *[other] { COUNT($count, "region", case: "acc") }: { $regions }
    }.
event-conquered =
    { $player } { $way ->
        [attempt] vinnur { $region } með hjálp teningsins ({ COUNT($tokens, "token") })
        [dragon] vinnur { $region } með hjálp drekans ({ COUNT($tokens, "token") })
        [substitute] skiptir út tákni á svæðinu { $region }
       *[other] vinnur { $region } ({ COUNT($tokens, "token") })
    }.{ $against ->
        [tribe] {" "}Týndur ættbálkur hverfur.
        [own] {" "}Þar réð áður eigin þjóð á hnignunarskeiði ({ RACE($loser_race, letter: "small") }).
        [player] {" "}{ $loser } missir svæðið ({ RACE($loser_race, letter: "small") }).
       *[nobody] {""}
    }
event-conquered-many = { $player } vinnur { COUNT($count, "region", case: "acc") }: { $regions }.
event-rolled =
    { $aim ->
        [region] { $player } kastar um { $region }: þurfti { $needs }, kom upp { $die }.
       *[none] { $player } kastar teningnum: { $die }.
    }
event-attempt-failed = { $player }: tilraunin til að vinna { $region } mistókst.
event-gained = { $player } fær { COUNT($tokens, "token", case: "acc") } í viðbót.
event-coins-gained = { $player } fær { COUNT($coins, "coin", case: "acc") }.
event-coins-handed = { $player } greiðir { COUNT($coins, "coin", case: "acc") }; { $to } fær þá.
event-tokens-lost = { $player } missir af hendi { COUNT($tokens, "token", case: "acc") }.
event-placed = { $player } er nú með { $pieces }.
event-placed-piece = { COUNT($count, $marker, case: "acc") } á svæðinu { $region }
event-scored = { $player } fær { COUNT($coins, "coin", case: "acc") }: { $parts }.
event-scored-part = { $part } { $coins }
event-scored-nothing = { $player } fær engan skilding.
event-declined = { $player } lætur { RACE($race, case: "acc_def", letter: "small") } fara á hnignunarskeið.
event-race-left = { $player } missir { RACE($race, case: "acc_def", letter: "small") } úr spilinu.
event-peace = { $player } og { $ally } hafa sæst.
event-game-over = Leikslok: { $scores }.
event-game-over-score = { $player } { $coins }

## Entries of a table

entry-opened = Borðið er opið.
entry-seated = { $name } sest við borðið.
entry-redrawn = Orð fyrir teningana bárust ekki frá: { $names }. Hinir koma með ný.
entry-left =
    { $why ->
        [clock] { $name } á engan tíma eftir; botti leysir af.
        [absent] { $name } er ekki við; botti leysir af.
        [vote] Hin halda áfram með botta í sætinu: { $name }.
        [resigned] { $name } gefst upp; botti spilar til loka.
       *[left] { $name } stendur upp; botti leysir af.
    }
entry-returned = { $name } er aftur með.
entry-bot-failed =
    { $why ->
        [slow] Bottinn { $bot } er of lengi að svara fyrir { $name }; hending ræður í staðinn.
        [ended] Bottinn { $bot } hætti áður en hann svaraði fyrir { $name }; hending ræður í staðinn.
        [wrong] Bottinn { $bot } valdi það sem ekki má fyrir { $name }; hending ræður í staðinn.
        [given_up] Bottinn { $bot } hefur brugðist of oft og er ekki spurður lengur; hending ræður fyrir { $name }.
       *[error] Villa í forriti bottans { $bot } hindrar svar fyrir { $name }; hending ræður í staðinn.
    }
entry-started = Spilið hefst.
entry-undone = { $name } afturkallar síðasta leik.
entry-over =
    { $count ->
        [one] { $names } vinnur.
       *[other] { $names } deila sigrinum.
    }
entry-agreed = { $name } samþykkir að loka borðinu.
entry-disagreed = { $name } vill spila áfram.
entry-closed = Borðinu hefur verið lokað.
entry-rematch = Nýtt spil er tilbúið.
entry-paused = Klukkurnar standa kyrrar.
entry-resumed = Klukkurnar ganga aftur.
