### Hints at the table, odds and mistakes in the replay.

## Hints

study-hint = Podpowiedź
study-hint-how = Bot mówi, co by zrobił na twoim miejscu. Widzi tylko to, co ty, i sam nic nie robi
study-hint-thinking = Bot się zastanawia…
study-hint-title = Dobra tura
study-then = { $kind ->
    [dial] Potem zobacz, jaką liczbę ustawi przeciwnik.
    [die] Potem zobacz, co pokaże kość.
    [combo] Potem zobacz, jaki zestaw się pojawi.
    [site] Potem zobacz, co tam leży.
    [bomb] Potem zobacz, czy wybuchnie.
   *[other] Potem zobacz.
 }
study-hint-expected = Na koniec możesz liczyć na mniej więcej { COUNT($amount, $noun, case: "acc") }.
study-hint-die = Szansa, że kość pomoże: { $percent }%.
study-hint-other = Inny sposób
study-hint-other-expected = Na koniec mniej więcej { COUNT($amount, $noun) }.
study-chances-now = Szanse teraz
study-chances-after = po tej turze: { $after }%
study-hint-luck = { $lucky }%, jeśli kość pomoże, { $unlucky }%, jeśli nie.
study-hint-other-chance = { $lost ->
    [0] Potem { $after }%.
   *[other] Potem { $after }%, o { $lost } mniej.
 }
study-hint-close = Zamknij podpowiedź
study-hints-allowed = Przy tym stole wolno prosić o podpowiedzi.
study-hints-none = Przy tym stole nie ma podpowiedzi.
study-allow-hints = Pozwól na podpowiedzi i szanse
study-region = Krok { $number } podpowiedzi.
study-hint-known = Podpowiedź planuje tylko z tym, co wiadomo.
pages-key-hint = poproś o podpowiedź

## The steps of a plan; regions and players are names and never inflected

plan-expand = Graj dalej swoją rasą.
plan-decline = Wprowadź rasę w schyłek.
plan-pick = Wybierz zestaw { $combo }.
plan-abandon = Opuść: { $regions }.
plan-conquer = Podbij: { $regions }.
plan-attempt = Spróbuj z kością: { $region }.
plan-roll = Rzuć kością.
plan-substitute = Zamień żeton w regionie { $region }.
plan-dragon = Wyślij smoka do regionu { $region }.
plan-redeploy = Rozmieść żetony: { $pieces }.
plan-take = Zdejmij żetony z mapy: { $pieces }.
plan-place = Rozmieść wycofane żetony: { $pieces }.
plan-markers = Połóż { $pieces }.
plan-piece = { $region } { $count }
plan-peace = Zaproponuj rozejm: { $player }.
plan-peace-nobody = Nikomu nie proponuj rozejmu.
plan-done = Zakończ ten krok.
plan-other = { $action }.

## Odds

study-odds = Szanse, tura po turze
study-wins = Szansa na zwycięstwo
study-coins = Oczekiwane monety
study-points = Oczekiwane punkty
study-odds-of = { $name }: { $value }
study-percent = { $percent }%
study-turn-of = Tura { $turn }, { $name }
study-odds-end = Koniec
study-odds-making = Szanse są obliczane…
study-odds-known-you = Liczy się tylko to, co wolno ci wiedzieć. Ten sam bot podpowiada i szuka błędów.
study-odds-known-all = Liczy się tylko to, co wolno wiedzieć każdemu.
study-odds-table = Jako tabela
study-turning-points = Punkty zwrotne
study-turning-point = Tura { $turn }, { $name }: szanse przesunęły się o { $percent }%
study-no-turning-points = Żadna tura nie zmieniła wiele w szansach.

## Mistakes

study-mistakes-detail = Bot jeszcze raz ogląda każdą turę jednego miejsca według tego, co można było wtedy wiedzieć. Szczęście w rzutach się nie liczy.
study-mistakes-look = Szukaj błędów
study-mistakes-progress = Tura { $done } z { $total }
study-mistakes-none = Żadnej tury nie dało się zagrać dużo lepiej. Brawo!
study-mistakes-order = Najdroższe błędy najpierw; pod „{ study-tab-moves }” każdy stoi przy swojej turze.
study-played = Zagrano: { $plan }
study-better = Lepiej: { $plan }
study-jump = Pokaż tę chwilę

## What speaks for a turn; `instead` is the number of the turn it is compared with, or none

study-why = Dlaczego
study-why-income = { $instead ->
    [none] W tej turze daje { COUNT($amount, $noun, case: "acc") }.
   *[other] W tej turze daje { COUNT($amount, $noun, case: "acc") } zamiast { $instead }.
 }
study-why-regions = { $instead ->
    [none] Potem masz { COUNT($amount, "region", case: "acc") }.
   *[other] Potem masz { COUNT($amount, "region", case: "acc") } zamiast { $instead }.
 }
study-why-taken = { $instead ->
    [none] { $player } traci { COUNT($amount, "region", case: "acc") }.
   *[other] { $player } traci { COUNT($amount, "region", case: "acc") } zamiast { $instead }.
 }
study-why-decline = Robi miejsce dla nowej rasy.
study-why-score = Na koniec możesz liczyć na mniej więcej { COUNT($amount, $noun, case: "acc") } zamiast { $instead }.
study-why-rival = { $player }: na koniec mniej więcej { COUNT($amount, $noun) } zamiast { $instead }.
