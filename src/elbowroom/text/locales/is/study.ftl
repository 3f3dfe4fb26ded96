### Hints at the table, odds and mistakes in the replay.

## Hints

study-hint = Vísbending
study-hint-how = Botti segir hvað hann gerði í þínum sporum. Hann sér það sem þú sérð og gerir ekkert sjálfur
study-hint-thinking = Botti hugsar…
study-hint-title = Sterk umferð
study-then = { $kind ->
    [dial] Sjáðu svo hvaða tölu hinn stillir.
    [die] Sjáðu svo hvað teningurinn segir.
    [combo] Sjáðu svo hvaða samstæða birtist.
    [site] Sjáðu svo hvað liggur þar.
    [bomb] Sjáðu svo hvort hún springur.
   *[other] Sjáðu svo til.
 }
study-hint-expected = Í lokin færðu líklega um { COUNT($amount, $noun, case: "acc") }.
study-hint-die = Teningurinn hjálpar í { $percent } af 100 skiptum.
study-hint-other = Önnur leið
study-hint-other-expected = Í lokin um það bil { COUNT($amount, $noun) }.
study-chances-now = Líkurnar núna
study-chances-after = eftir þessa umferð: { $after } %
study-hint-luck = { $lucky } % ef teningurinn hjálpar, annars { $unlucky } %.
study-hint-other-chance = { $lost ->
    [0] Á eftir { $after } %.
   *[other] Á eftir { $after } %, { $lost } minna.
 }
study-hint-close = Loka vísbendingunni
study-hints-allowed = Vísbendingar eru leyfðar við þetta borð.
study-hints-none = Engar vísbendingar eru við þetta borð.
study-allow-hints = Leyfa vísbendingar og líkur
study-region = Skref { $number } í vísbendingunni.
study-hint-known = Vísbending byggir aðeins á því sem er vitað.
pages-key-hint = biðja um vísbendingu

## The steps of a plan; regions and players are names and never inflected

plan-expand = Haltu áfram með þjóðina þína.
plan-decline = Láttu þjóðina fara á hnignunarskeið.
plan-pick = Veldu { $combo }.
plan-abandon = Yfirgefðu { $regions }.
plan-conquer = Vinndu { $regions }.
plan-attempt = Reyndu að vinna { $region } með teningnum.
plan-roll = Kastaðu teningnum.
plan-substitute = Skiptu út tákni á svæðinu { $region }.
plan-dragon = Sendu drekann á svæðið { $region }.
plan-redeploy = Dreifðu táknunum: { $pieces }.
plan-take = Taktu tákn af kortinu: { $pieces }.
plan-place = Settu niður táknin sem hörfuðu: { $pieces }.
plan-markers = Settu niður { $pieces }.
plan-piece = { $region } { $count }
plan-peace = Bjóddu sættir: { $player }.
plan-peace-nobody = Bjóddu engum sættir.
plan-done = Ljúktu þessu skrefi.
plan-other = { $action }.

## Odds

study-odds = Líkur, umferð fyrir umferð
study-wins = Líkur á sigri
study-coins = Væntir skildingar
study-points = Vænt stig
study-odds-of = { $name }: { $value }
study-percent = { $percent } %
study-turn-of = { $turn }. umferð, { $name }
study-odds-end = Lok
study-odds-making = Verið er að reikna líkurnar…
study-odds-known-you = Reiknað út frá því sem þú mátt vita. Sami botti gefur vísbendingar og finnur mistök.
study-odds-known-all = Reiknað út frá því sem allir mega vita.
study-odds-table = Sem tafla
study-turning-points = Vendipunktar
study-turning-point = { $turn }. umferð, { $name }: líkurnar breyttust um { $percent } %
study-no-turning-points = Engin umferð breytti líkunum mikið.

## Mistakes

study-mistakes-detail = Botti skoðar aftur hverja umferð eins sætis út frá því sem þá var hægt að vita. Heppni með teninginn telst ekki með.
study-mistakes-look = Leita að mistökum
study-mistakes-progress = Umferð { $done } af { $total }
study-mistakes-none = Enga umferð hefði mátt spila miklu betur. Vel gert!
study-mistakes-order = Dýrkeyptustu mistökin fyrst; undir „{ study-tab-moves }“ standa þau við umferð sína.
study-played = Leikið: { $plan }
study-better = Betra: { $plan }
study-jump = Sýna þetta augnablik

## What speaks for a turn; `instead` is the number of the turn it is compared with, or none

study-why = Hvers vegna
study-why-income = { $instead ->
    [none] Gefur { COUNT($amount, $noun, case: "acc") } í þessari umferð.
   *[other] Gefur { COUNT($amount, $noun, case: "acc") } í þessari umferð í stað { $instead }.
 }
study-why-regions = { $instead ->
    [none] Á eftir áttu { COUNT($amount, "region", case: "acc") }.
   *[other] Á eftir áttu { COUNT($amount, "region", case: "acc") } í stað { $instead }.
 }
study-why-taken = { $instead ->
    [none] Tekur { COUNT($amount, "region", case: "acc") } af { $player }.
   *[other] Tekur { COUNT($amount, "region", case: "acc") } af { $player } í stað { $instead }.
 }
study-why-decline = Rýmir fyrir nýrri þjóð.
study-why-score = Í lokin færðu líklega um { COUNT($amount, $noun, case: "acc") } í stað { $instead }.
study-why-rival = { $player }: í lokin um það bil { COUNT($amount, $noun) } í stað { $instead }.
