### What to do now in this game, and the words on the buttons beside it.

## Phases, by the kind of decision

phase-card = Karty krain
phase-side = Strona karty
phase-faction = Frakcje
phase-first = Pierwszy gracz
phase-draw = Karty bohaterów
phase-keep = Wybór bohatera
phase-split = Zasoby początkowe
phase-start = Region startowy
phase-dummy-faction = Frakcja przeciwnika
phase-dummy-start = Początek przeciwnika
phase-select = Wybór akcji
phase-act = Akcja
phase-move = Kolejny ruch
phase-stride = Drugi krok
phase-dial = Ustawienie kości
phase-shift = Zmiana liczby
phase-add = Dołożenie po ujawnieniu
phase-pay = Zapłata
phase-retreat = Odwrót
phase-revive = Powrót poległego
phase-return = Powrót na planszę
phase-gain = Wybór zasobu
phase-steal = Zabieranie zasobów
phase-discard = Odrzucanie zasobów
phase-give = Myto
phase-target = Wybór przeciwnika
phase-knock = Przewracanie figurki
phase-topple = Przewracanie twierdzy
phase-charge = Szarża dalej
phase-convert = Inny zasób
phase-trade = Druga wymiana
phase-match = Wojna z przeciwnikiem
phase-die = Kompas
phase-over = Koniec gry

## Setting up

prompt-side = Wybierz stronę swojej karty krainy
prompt-side-do = Graj w krainie { TERRITORY($territory) }
prompt-faction = Wybierz frakcję
prompt-faction-do = Graj jako { FACTION($faction) }
prompt-keep = Zatrzymaj jedną kartę bohatera
prompt-keep-do = Zatrzymaj: { HERO($hero) }
prompt-split = Rozdziel 6 jednostek między żywność, manę i rudę
prompt-split-do = { COUNT($food, "food") }, { COUNT($mana, "mana") }, { COUNT($ore, "ore") }
prompt-start = Wybierz region, w którym zaczną twoje dwie figurki
prompt-start-do = Zacznij w regionie { $region }
prompt-dummy-faction = Wybierz frakcję przeciwnika
prompt-dummy-start = Wybierz, gdzie zacznie figurka przeciwnika

## The turn

prompt-select = Wybierz akcję i połóż na niej tarczę
prompt-select-do = { ACTION($action) }
prompt-select-priced = { ACTION($action) }, { COUNT($price, $resource) }
prompt-select-idle = { ACTION($action) }, bez skutku
prompt-select-missing = Najpierw wybierz akcję
prompt-side-missing = Najpierw wybierz stronę
prompt-faction-missing = Najpierw wybierz frakcję
prompt-keep-missing = Najpierw wybierz bohatera
prompt-split-missing = Najpierw rozdziel wszystko
prompt-dial-missing = Najpierw wybierz liczbę
prompt-dial-open = Ustaw kość
prompt-meeple-missing = Wybierz figurkę na mapie
prompt-region-missing = Wybierz region na mapie
prompt-act = { ACTION($action) }: wykonaj akcję albo nic nie rób
prompt-follow = { ACTION($action) }: też wykonaj akcję albo zbierz zasoby
prompt-leave-tundra = { ACTION($action) }: twoja figurka musi najpierw opuścić tundrę
prompt-pass-do = Nic nie rób
prompt-pass-ask = { ACTION($action) }: nic nie robić, choć możesz wykonać akcję?
prompt-collect-do = Zbierz zasoby
prompt-collect-gain = Zbierz: { $gain }
prompt-patrol-do = Patrol z regionu { $from } do regionu { $region }
prompt-patrol-hero-do = Patrol bohatera z regionu { $from } do regionu { $region }
prompt-quest-do = Wyprawa z regionu { $from } do regionu { $region }
prompt-quest-hero-do = Wyprawa bohatera z regionu { $from } do regionu { $region }
prompt-attack = To wojna, broni się { $player }.
prompt-conquer-neutral = Neutralna figurka kosztuje w wojnie { $cost }.
prompt-stand-do = Postaw leżącą figurkę w regionie { $region }
prompt-stand-hero-do = Postaw leżącego bohatera w regionie { $region }
prompt-break-do = Zerwij sojusz w regionie { $region }
prompt-break-hero-do = Zerwij bohaterem sojusz w regionie { $region }
prompt-move = Przesunąć kolejną figurkę? Zostało: { $left }
prompt-move-done = Nie przesuwaj więcej
prompt-stride = Zrobić kolejny krok?
prompt-stride-do = Dalej do regionu { $region }
prompt-stride-done = Zatrzymaj się tutaj
prompt-charge = Pobiec dalej po zwycięstwie?
prompt-charge-do = Pobiegnij do regionu { $region }
prompt-charge-done = Zostań
prompt-raise-do = Podnieś wieżę na poziom { $level } za { COUNT($price, "ore", case: "acc") }
prompt-build-do = Poziom wieży { $level } za { COUNT($price, "ore", case: "acc") }, twierdza w regionie { $region }
prompt-restore-do = Postaw przewróconą twierdzę w regionie { $region }
prompt-research-do = Wejdź na poziom magii { $level } za { COUNT($price, "mana", case: "acc") }
prompt-expand-do = Nowa figurka w regionie { $region } za { COUNT($price, "food", case: "acc") }
prompt-trade-do = Daj { COUNT($count, $given, case: "acc") } za { COUNT($count, $received, case: "acc") }
prompt-trade-more = Zamienić na { RESOURCE($resource, case: "acc") } jeszcze drugi zasób?
prompt-trade-done = Nie handluj więcej
prompt-advance-do = Podnieś poziom bohatera ({ HERO($hero) }) za { COUNT($price, $resource, case: "acc") }

## War

prompt-dial = Wojna o region { $region }: ustaw kość
prompt-dial-do = Ustaw { $number }
prompt-flag-do = Ustaw flagę
prompt-flag-short = Flaga
prompt-dial-waiting = Kości są potajemnie ustawiane.
prompt-match = Liczba przeciwko tobie to { $number }. Wyrównaj za { $due } albo przegraj
prompt-match-do = Wyrównaj
prompt-yield-do = Przegraj wojnę
prompt-shift = Twoja liczba to { $own }, druga { $other }. Zmienić swoją o 1?
prompt-shift-do =
    { $direction ->
        [up] Zwiększ o 1
       *[down] Zmniejsz o 1
    }
prompt-shift-done = Zostaw
prompt-add = Twoja liczba to { $own }, druga { $other }. Dołożyć jednostkę do swojej?
prompt-add-do = Dołóż { COUNT($count, $resource, case: "acc") }
prompt-add-done = Nic nie dokładaj
prompt-retreat = Wycofać się z regionu { $region } za { COUNT($price, "food", case: "acc") }?
prompt-retreat-free = Twoja ostatnia figurka wycofuje się za darmo. Wybierz dokąd
prompt-retreat-no = Klęska w regionie { $region }: na żaden odwrót cię nie stać
prompt-retreat-do = Wycofaj się do regionu { $region }
prompt-retreat-hero-do = Bohater wycofuje się do regionu { $region }
prompt-fall-do = Poświęć figurkę
prompt-fall-ask = Poświęcić figurkę, choć może się wycofać?
prompt-fall-hero-do = Poświęć bohatera
prompt-fall-hero-ask = Poświęcić bohatera, choć może się wycofać?
prompt-revive = Przywrócić poległą figurkę do domu za { COUNT($price, "mana", case: "acc") }?
prompt-revive-do = Przywróć do regionu { $region }
prompt-revive-done = Zostaw w zapasie
prompt-return = Umieść czekającą figurkę w regionie krainy macierzystej
prompt-return-do = Umieść w regionie { $region }

## Resources and other choices

prompt-pay = Do zapłaty: { $due }. Ile { RESOURCE($resource, case: "gen") }?
prompt-pay-do = { COUNT($count, $resource) }
prompt-pay-whole =
    { $what ->
        [war] Wojna, do zapłaty: { $due }
        [build] Budowa, do zapłaty: { $due }
        [research] Badania, do zapłaty: { $due }
        [expand] Osadnictwo, do zapłaty: { $due }
        [retreat] Odwrót, do zapłaty: { $due }
       *[other] Do zapłaty: { $due }
    }
prompt-pay-all-do = Zapłać { $units }
prompt-pay-ways =
    { $count ->
        [one] Można zapłacić na jeden sposób.
        [few] Można zapłacić na { $count } sposoby.
       *[other] Można zapłacić na { $count } sposobów.
    }
prompt-gain = Wybierz zasób. Zostało: { $left }
prompt-gain-do = Weź { COUNT($count, $resource, case: "acc") }
prompt-steal = Wybierz, co traci na twoją rzecz { $player }. Zostało: { $left }
prompt-steal-do = Weź { COUNT($count, $resource, case: "acc") }
prompt-discard = Wybierz, co tracisz. Zostało: { $left }
prompt-discard-do = Odrzuć { COUNT($count, $resource, case: "acc") }
prompt-give = Myto: wybierz, co dostanie od ciebie { $player }
prompt-give-do = Daj { COUNT($count, $resource, case: "acc") }
prompt-target =
    { $purpose ->
        [magic] Wybierz, kto traci poziom magii
        [discard] Wybierz, kto odrzuca zasób
       *[other] Wybierz przeciwnika
    }
prompt-target-do = { $player }
prompt-knock = Przewrócić figurkę obok?
prompt-knock-do = Przewróć figurkę w regionie { $region } ({ $player })
prompt-knock-hero-do = Przewróć bohatera w regionie { $region } ({ $player })
prompt-knock-done = Niech wszyscy stoją
prompt-topple = Przewrócić twierdzę obok?
prompt-topple-do = Przewróć twierdzę w regionie { $region }
prompt-topple-done = Zostaw twierdze
prompt-convert = Jeden region może dać inny zasób
prompt-convert-do = { $region }: { COUNT($count, $resource) }
prompt-convert-done = Zbierz jak zwykle
