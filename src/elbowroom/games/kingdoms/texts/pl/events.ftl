### What happens in this game, one sentence for every event.

## Setting up

event-card-dealt =
    { $whose ->
        [nobody] Jedna karta krainy zostaje Zaginionym Królestwem.
       *[player] { $player } dostaje kartę krainy.
    }
event-territory-chosen =
    { $whose ->
        [nobody] Zaginione Królestwo: { TERRITORY($territory) }.
       *[player] { $player } ma dom w krainie { TERRITORY($territory) }.
    }
event-faction-taken = { $player } prowadzi { FACTION($faction, case: "acc") }.
event-first-player = { $player } zaczyna.
event-started = { $player } zaczyna w regionie { $region }.

## The turn

event-selected = { $player } wybiera { ACTION($action, case: "acc") }.
event-passed = { $player } nic nie robi.
event-collected = { $player } zbiera zasoby.
event-gained = { $player } dostaje { $units }.
event-lost = { $player } traci { $units }.
event-paid =
    { $player } płaci { $units } { $what ->
        [war] w wojnie
        [build] za Budowę
        [research] za Badania
        [expand] za Osadnictwo
        [retreat] za odwrót
       *[other] {""}
    }.
event-unit = { COUNT($amount, $resource, case: "acc") }
event-moved =
    { $player } przesuwa { $hero ->
        [yes] bohatera
       *[no] figurkę
    }: { $from } → { $to } ({ ACTION($by) }).
event-charged =
    { $player }: { $hero ->
        [yes] bohater
       *[no] figurka
    } biegnie dalej: { $from } → { $to }.
event-froze =
    { $player }: { $hero ->
        [yes] bohater
       *[no] figurka
    } w tundrze nie ma dokąd pójść i schodzi z planszy ({ $region }).
event-stood-up =
    { $player } stawia { $hero ->
        [yes] leżącego bohatera
       *[no] leżącą figurkę
    } w regionie { $region }.
event-laid-down =
    { $by } przewraca { $hero ->
        [yes] bohatera
       *[no] figurkę
    } w regionie { $region } ({ $player }).
event-built =
    { $player } podnosi wieżę na poziom { $level }{ $region ->
        [none] {""}
       *[other] {" "}i stawia twierdzę w regionie { $region }
    }.
event-researched = { $player } osiąga poziom magii { $level }.
event-magic-lost = { $player } spada na poziom magii { $level }.
event-expanded =
    { $player } dodaje { $hero ->
        [yes] bohatera
       *[no] figurkę
    } w regionie { $region }.
event-traded = { $player } wymienia { COUNT($amount, $given, case: "acc") } na { COUNT($amount, $received, case: "acc") }.
event-card-cleared = Runda { $round }: karta akcji zostaje oczyszczona.
event-end-triggered =
    { $player } zapowiada koniec: { $reason ->
        [population] siedem figurek jest w grze
        [tower] wieża jest ukończona
        [magic] osiągnięty jest najwyższy poziom magii
       *[heroes_retired] trzeci bohater jest na emeryturze
    }.
event-last-round = { $round }. runda jest ostatnia: gra kończy się, gdy karta akcji znów będzie pełna.

## Fortresses

event-fortress-restored = { $player } stawia przewróconą twierdzę w regionie { $region }.
event-fortress-laid-down = { $by } przewraca twierdzę w regionie { $region } ({ $player }).
event-fortress-removed = { $player } traci twierdzę w regionie { $region } i poziom wieży.

## Heroes

event-hero-drawn = { $player } dobiera { COUNT($count, "hero_card", case: "acc") }.
event-hero-kept = { $player } najmuje bohatera: { HERO($hero) }.
event-hero-advanced = { $player }: { HERO($hero) } osiąga poziom { $level }.
event-hero-retired = { $player }: { HERO($hero) } odchodzi na emeryturę.

## War

event-war-begun = Wojna w regionie { $region }: atakuje { $player }, broni się { $against }.
event-neutral-beaten = { $player } pokonuje neutralną figurkę w regionie { $region } (koszt { $price }).
event-dial-set = { $player } ma ustawioną kość.
event-revealed =
    Kości: { $player } { $number ->
        [flag] pokazuje flagę
       *[other] { $number }
    }, { $against } { $answer ->
        [flag] pokazuje flagę
       *[other] { $answer }
    }.
event-dial-shifted = { $player } przesuwa kość na { $number }.
event-unit-added = { $player } dokłada do stawki { COUNT(1, $resource, case: "acc") }.
event-war-won = { $player } wygrywa wojnę w regionie { $region }, przegrywa { $against }.
event-allied =
    { $player } i { $ally } { $renewed ->
        [yes] odnawiają sojusz
       *[no] zawierają sojusz
    } w regionie { $region }.
event-alliance-broken = { $player } zrywa sojusz w regionie { $region } (sojusznik: { $ally }).
event-retreated =
    { $player }: { $hero ->
        [yes] bohater
       *[no] figurka
    } wycofuje się: { $from } → { $to }.
event-meeple-removed =
    { $player } traci w regionie { $region } { $hero ->
        [yes] bohatera
       *[no] figurkę
    }.
event-revived = { $player } przywraca poległą figurkę do regionu { $region }.
event-waits =
    { $player }: { $hero ->
        [yes] bohater
       *[no] ostatnia figurka
    } czeka poza planszą.
event-returned =
    { $player } przywraca { $hero ->
        [yes] bohatera
       *[no] czekającą figurkę
    } do regionu { $region }.

## Gra w pojedynkę

event-die-rolled =
    { $player }: na kości wypada { $number } ({ $purpose ->
        [action] akcja
        [choices] wybory
       *[retreat] odwrót
    }).
event-picked =
    Wskazówka na { $hand } wybiera { $what ->
        [meeple] figurkę w regionie { $region }
        [move] drogę do regionu { $region }
       *[region] region { $region }
    }.
event-compass-flipped =
    Kompas się odwraca: { $night ->
        [yes] noc
       *[no] dzień
    }.
event-dummy-traded = { $player } zamiast handlu dostaje po jednej jednostce każdego zasobu.
event-war-number = { $player } ma liczbę { $number }; do zwycięstwa trzeba zapłacić { $due }.
event-matched = { $player } wyrównuje liczbę.
event-yielded = { $player } nie wyrównuje liczby.
