### What happened, one sentence for every event of the engine and entry of a table.
### Players and places are names and never inflected; races and pieces are ids.

## Lists

list-and = { $most } a { $last }

## Events

event-turn-began = { $round }. kolo: na tahu je { $player }.
event-combo = { COMBO($race, $power) }
event-picked =
    { $player } si vybírá kombinaci { $combo } { $price ->
        [0] zdarma
       *[other] za { COUNT($price, "coin", case: "acc") }
    } a dostává { COUNT($tokens, "token", case: "acc") }.{ $coins ->
        [0] {""}
       *[other] {" "}Na kombinaci nachází { COUNT($coins, "coin", case: "acc") }.
    }
event-revealed = Do řady přibývají: { $combos }.
event-abandoned =
    { $player } opouští { $count ->
        [one] region { $regions }
       *[other] { COUNT($count, "region", case: "acc") }: { $regions }
    }.
event-conquered =
    { $player } { $way ->
        [attempt] dobývá s pomocí kostky region { $region } ({ COUNT($tokens, "token") })
        [dragon] dobývá s pomocí draka region { $region } ({ COUNT($tokens, "token") })
        [substitute] vyměňuje žeton v regionu { $region }
       *[other] dobývá region { $region } ({ COUNT($tokens, "token") })
    }.{ $against ->
        [tribe] {" "}Zapomenutý kmen mizí.
        [own] {" "}Držel ho vlastní národ v úpadku ({ RACE($loser_race) }).
        [player] {" "}Přichází o něj { $loser } ({ RACE($loser_race) }).
       *[nobody] {""}
    }
event-conquered-many = { $player } dobývá { COUNT($count, "region", case: "acc") }: { $regions }.
event-rolled =
    { $aim ->
        [region] { $player } hází o region { $region }: potřeba { $needs }, padlo { $die }.
       *[none] { $player } hází kostkou: { $die }.
    }
event-attempt-failed = { $player }: pokus o dobytí regionu { $region } se nezdařil.
event-gained = { $player } získává { COUNT($tokens, "token", case: "acc") }.
event-coins-gained = { $player } dostává { COUNT($coins, "coin", case: "acc") }.
event-coins-handed = { $player } platí { COUNT($coins, "coin", case: "acc") }; dostane je { $to }.
event-tokens-lost = { $player } ztrácí z ruky { COUNT($tokens, "token", case: "acc") }.
event-placed = { $player } má nyní { $pieces }.
event-placed-piece = { COUNT($count, $marker, case: "acc") } v regionu { $region }
event-scored = { $player } získává { COUNT($coins, "coin", case: "acc") }: { $parts }.
event-scored-part = { $part } { $coins }
event-scored-nothing = { $player } nezískává žádnou minci.
event-declined = { $player } posílá { RACE($race, case: "acc") } do úpadku.
event-race-left = { RACE($race) } mizí ze hry ({ $player }).
event-peace = { $player } a { $ally } mají příměří.
event-game-over = Konec hry: { $scores }.
event-game-over-score = { $player } { $coins }

## Entries of a table

entry-opened = Stůl je otevřený.
entry-seated = { $name } si sedá ke stolu.
entry-redrawn = Slova pro kostky nepřišla od: { $names }. Ostatní přinášejí nová.
entry-left =
    { $why ->
        [clock] { $name } už nemá čas, zaskakuje bot.
        [absent] { $name } tu není, zaskakuje bot.
        [vote] Ostatní pokračují s botem na místě: { $name }.
        [resigned] { $name } se vzdává; do konce hraje bot.
       *[left] { $name } odchází, zaskakuje bot.
    }
entry-returned = { $name } je zpátky.
entry-bot-failed =
    { $why ->
        [slow] { $name }: bot { $bot } myslí příliš dlouho; místo něj rozhoduje los.
        [ended] { $name }: bot { $bot } skončil dřív, než odpověděl; místo něj rozhoduje los.
        [wrong] { $name }: bot { $bot } chce něco nedovoleného; místo něj rozhoduje los.
        [given_up] { $name }: bot { $bot } selhal příliš často a nikdo se ho už neptá; místo něj rozhoduje los.
       *[error] { $name }: v programu bota { $bot } je chyba, a tak neodpověděl; místo něj rozhoduje los.
    }
entry-started = Hra začíná.
entry-undone = { $name } se vrací o krok zpět.
entry-over =
    { $count ->
        [one] Vítězí { $names }.
       *[other] O vítězství se dělí { $names }.
    }
entry-agreed = { $name } souhlasí s uzavřením stolu.
entry-disagreed = { $name } chce hrát dál.
entry-closed = Stůl je uzavřený.
entry-rematch = Odveta je připravená.
entry-paused = Hodiny stojí.
entry-resumed = Hodiny zase běží.
