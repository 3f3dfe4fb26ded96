### What happened, one sentence for every event of the engine and entry of a table.
### Players and places are names and never inflected; races and pieces are ids.

## Lists

list-and = { $most } i { $last }

## Events

event-turn-began = Runda { $round }, kolej gracza: { $player }.
event-combo = { COMBO($race, $power) }
event-picked =
    { $player } wybiera zestaw { $combo } { $price ->
        [0] za darmo
       *[other] za { COUNT($price, "coin", case: "acc") }
    } i dostaje { COUNT($tokens, "token", case: "acc") }.{ $coins ->
        [0] {""}
       *[other] {" "}Na zestawie znajduje { COUNT($coins, "coin", case: "acc") }.
    }
event-revealed = Do rzędu trafiają: { $combos }.
event-abandoned =
    { $player } opuszcza { $count ->
        [one] region { $regions }
       *[other] { COUNT($count, "region", case: "acc") }: { $regions }
    }.
event-conquered =
    { $player } { $way ->
        [attempt] podbija z pomocą kości region { $region } ({ COUNT($tokens, "token") })
        [dragon] podbija z pomocą smoka region { $region } ({ COUNT($tokens, "token") })
        [substitute] zamienia żeton w regionie { $region }
       *[other] podbija region { $region } ({ COUNT($tokens, "token") })
    }.{ $against ->
        [tribe] {" "}Ginące plemię znika.
        [own] {" "}Zajmowała go własna wymierająca rasa ({ RACE($loser_race) }).
        [player] {" "}Traci go { $loser } ({ RACE($loser_race) }).
       *[nobody] {""}
    }
event-conquered-many = { $player } podbija { COUNT($count, "region", case: "acc") }: { $regions }.
event-rolled =
    { $aim ->
        [region] { $player } rzuca o region { $region }: potrzeba { $needs }, wypadło { $die }.
       *[none] { $player } rzuca kością: { $die }.
    }
event-attempt-failed = { $player }: próba podbicia regionu { $region } się nie powiodła.
event-gained = { $player } zyskuje { COUNT($tokens, "token", case: "acc") }.
event-coins-gained = { $player } dostaje { COUNT($coins, "coin", case: "acc") }.
event-coins-handed = { $player } płaci { COUNT($coins, "coin", case: "acc") }; dostaje je { $to }.
event-tokens-lost = { $player } traci z ręki { COUNT($tokens, "token", case: "acc") }.
event-placed = { $player } ma teraz { $pieces }.
event-placed-piece = { COUNT($count, $marker, case: "acc") } w regionie { $region }
event-scored = { $player } zdobywa { COUNT($coins, "coin", case: "acc") }: { $parts }.
event-scored-part = { $part } { $coins }
event-scored-nothing = { $player } nie zdobywa żadnej monety.
event-declined = { $player } wprowadza { RACE($race, case: "acc") } w schyłek.
event-race-left = { RACE($race) } znikają z gry ({ $player }).
event-peace = { $player } i { $ally } mają rozejm.
event-game-over = Koniec gry: { $scores }.
event-game-over-score = { $player } { $coins }

## Entries of a table

entry-opened = Stół jest otwarty.
entry-seated = { $name } siada do stołu.
entry-redrawn = Słowa do kości nie przyszły od: { $names }. Pozostali przynoszą nowe.
entry-left =
    { $why ->
        [clock] { $name } nie ma już czasu, w zastępstwie gra bot.
        [absent] { $name } nie odpowiada, w zastępstwie gra bot.
        [vote] Pozostali grają dalej z botem na miejscu: { $name }.
        [resigned] { $name } poddaje grę; do końca gra bot.
       *[left] { $name } odchodzi od stołu, w zastępstwie gra bot.
    }
entry-returned = { $name } wraca do stołu.
entry-bot-failed =
    { $why ->
        [slow] { $name }: bot { $bot } zbyt długo myśli; zamiast niego decyduje los.
        [ended] { $name }: bot { $bot } zakończył działanie, zanim odpowiedział; zamiast niego decyduje los.
        [wrong] { $name }: bot { $bot } chce czegoś niedozwolonego; zamiast niego decyduje los.
        [given_up] { $name }: bot { $bot } zawiódł zbyt często i nikt go już nie pyta; zamiast niego decyduje los.
       *[error] { $name }: w programie bota { $bot } jest błąd, więc nie odpowiedział; zamiast niego decyduje los.
    }
entry-started = Gra się zaczyna.
entry-undone = { $name } cofa ostatni ruch.
entry-over =
    { $count ->
        [one] Wygrywa { $names }.
       *[other] Zwycięstwem dzielą się { $names }.
    }
entry-agreed = { $name } zgadza się zamknąć stół.
entry-disagreed = { $name } chce grać dalej.
entry-closed = Stół jest zamknięty.
entry-rematch = Rewanż jest gotowy.
entry-paused = Zegary stoją.
entry-resumed = Zegary znów chodzą.
