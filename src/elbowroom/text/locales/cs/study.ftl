### Hints at the table, odds and mistakes in the replay.

## Hints

study-hint = Nápověda
study-hint-how = Bot řekne, co by na tvém místě udělal. Vidí jen to, co ty, a sám nic nedělá
study-hint-thinking = Bot přemýšlí…
study-hint-title = Silný tah
study-then = { $kind ->
    [dial] Pak se ukáže, jaké číslo nastaví protivník.
    [die] Pak se uvidí, co padne na kostce.
    [combo] Pak se uvidí, jaká kombinace přibude.
    [site] Pak se uvidí, co tam leží.
    [bomb] Pak se uvidí, zda vybuchne.
   *[other] Pak se uvidí.
 }
study-hint-expected = Na konci můžeš čekat asi { COUNT($amount, $noun, case: "acc") }.
study-hint-die = Šance, že kostka pomůže: { $percent } %.
study-hint-other = Jinak
study-hint-other-expected = Na konci asi { COUNT($amount, $noun) }.
study-chances-now = Šance teď
study-chances-after = po tomto tahu: { $after } %
study-hint-luck = { $lucky } %, když kostka pomůže, { $unlucky } %, když ne.
study-hint-other-chance = { $lost ->
    [0] Potom { $after } %.
   *[other] Potom { $after } %, o { $lost } méně.
 }
study-hint-close = Zavřít nápovědu
study-hints-allowed = U tohoto stolu je nápověda povolená.
study-hints-none = U tohoto stolu není nápověda.
study-allow-hints = Povolit nápovědu a šance
study-region = Krok { $number } nápovědy.
study-hint-known = Nápověda počítá jen s tím, co je známo.
pages-key-hint = požádat o nápovědu

## The steps of a plan; regions and players are names and never inflected

plan-expand = Hraj dál se svým národem.
plan-decline = Pošli národ do úpadku.
plan-pick = Vyber si kombinaci { $combo }.
plan-abandon = Opusť: { $regions }.
plan-conquer = Dobuď: { $regions }.
plan-attempt = Zkus dobýt s kostkou: { $region }.
plan-roll = Hoď kostkou.
plan-substitute = Vyměň žeton v regionu { $region }.
plan-dragon = Pošli draka do regionu { $region }.
plan-redeploy = Rozmísti žetony: { $pieces }.
plan-take = Vezmi žetony z mapy: { $pieces }.
plan-place = Rozmísti stažené žetony: { $pieces }.
plan-markers = Polož { $pieces }.
plan-piece = { $region } { $count }
plan-peace = Nabídni příměří: { $player }.
plan-peace-nobody = Příměří nenabízej nikomu.
plan-done = Ukonči tento krok.
plan-other = { $action }.

## Odds

study-odds = Vyhlídky tah po tahu
study-wins = Šance na vítězství
study-coins = Očekávané mince
study-points = Očekávané body
study-odds-of = { $name }: { $value }
study-percent = { $percent } %
study-turn-of = { $turn }. tah, { $name }
study-odds-end = Konec
study-odds-making = Vyhlídky se počítají…
study-odds-known-you = Počítá se jen s tím, co smíš vědět. Stejný bot radí i hledá chyby.
study-odds-known-all = Počítá se jen s tím, co smí vědět každý.
study-odds-table = Jako tabulka
study-turning-points = Zlomové okamžiky
study-turning-point = { $turn }. tah, { $name }: šance se posunuly o { $percent } %
study-no-turning-points = Žádný tah vyhlídkami moc nepohnul.

## Mistakes

study-mistakes-detail = Bot si znovu prohlédne každý tah jednoho místa podle toho, co se tehdy dalo vědět. Štěstí na kostce se nepočítá.
study-mistakes-look = Hledat chyby
study-mistakes-progress = Tah { $done } z { $total }
study-mistakes-none = Žádný tah se nedal zahrát o mnoho lépe. Výborně!
study-mistakes-order = Nejdražší chyby první; pod „{ study-tab-moves }“ je každá u svého tahu.
study-played = Zahráno: { $plan }
study-better = Lepší: { $plan }
study-jump = Ukázat tuto chvíli

## What speaks for a turn; `instead` is the number of the turn it is compared with, or none

study-why = Proč
study-why-income = { $instead ->
    [none] V tomto tahu přinese { COUNT($amount, $noun, case: "acc") }.
   *[other] V tomto tahu přinese { COUNT($amount, $noun, case: "acc") } místo { $instead }.
 }
study-why-regions = { $instead ->
    [none] Pak budeš držet { COUNT($amount, "region", case: "acc") }.
   *[other] Pak budeš držet { COUNT($amount, "region", case: "acc") } místo { $instead }.
 }
study-why-taken = { $instead ->
    [none] { $player } přijde o { COUNT($amount, "region", case: "acc") }.
   *[other] { $player } přijde o { COUNT($amount, "region", case: "acc") } místo o { $instead }.
 }
study-why-decline = Uvolní místo novému národu.
study-why-score = Na konci můžeš čekat asi { COUNT($amount, $noun, case: "acc") } místo { $instead }.
study-why-rival = { $player }: na konci asi { COUNT($amount, $noun) } místo { $instead }.
