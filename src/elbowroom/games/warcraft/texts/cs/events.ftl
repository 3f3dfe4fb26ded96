### What happens only in this game, and shared events that need other words here.

event-conquered =
    { $player } { $way ->
        [attempt] dobývá s pomocí kostky region { $region } ({ COUNT($tokens, "token") })
        [strike] dobývá ze vzduchu region { $region } ({ COUNT($tokens, "token") })
        [hammer] dobývá díky artefaktu { SITE("doomhammer") } region { $region } ({ COUNT($tokens, "token") })
        [champion] dobývá s pomocí šampiona region { $region }
       *[other] dobývá region { $region } ({ COUNT($tokens, "token") })
    }.{ $helped ->
        [tools] {" "}Pomoc: { $tools }.
       *[alone] {""}
    }{ $against ->
        [tribe] {" "}Murlocs odtud mizí.
        [own] {" "}Držela ho vlastní rasa v úpadku ({ RACE($loser_race) }).
        [player] {" "}Přichází o něj { $loser } ({ RACE($loser_race) }).
       *[nobody] {""}
    }
event-site-found = { $player } odhaluje v regionu { $region }: { SITE($site) }.
event-site-moved = { $player }: { SITE($site) } teď leží v regionu { $region }.
event-ransom = { $player } platí výkupné za šampiona ({ COUNT($coins, "coin") }), mince dostává { $to }.
event-tribute = { $player } platí za { SITE("heart_of_azeroth") } ({ COUNT($coins, "coin") }), mince dostává { $to }.
event-toll = { $player } platí poplatek za region { $region } ({ COUNT($coins, "coin") }), mince dostává { $to }.
event-site-paid =
    { $player } platí za { SITE($site) } ({ COUNT($coins, "coin") }){ $whom ->
        [player] , získává { $to }
       *[supply] {" "}do banky
    }.
event-pushed =
    { $player } { $what ->
        [wall] boří přízračnou stěnu v regionu { $region }
        [fort] boří pevnost v regionu { $region }
        [tribe] vyhání z regionu { $region } žeton rasy Murlocs
        [beast] { $whither ->
            [out] vyhání šelmu z regionu { $region }
           *[region] vytlačuje šelmu z regionu { $region } do regionu { $goal }
        }
       *[token] { $whither ->
            [out] vyhání žeton z regionu { $region }
           *[region] vytlačuje žeton z regionu { $region } do regionu { $goal }
        }
    }.
event-swapped = { $player } otevírá portál: { $regions } si vyměňují vše, co v nich je.
event-bomb =
    { $what ->
        [planted] { $player } umisťuje bombu do regionu { $region }
        [disarmed] { $player } odstraňuje neotočenou bombu z regionu { $region }
        [dud] Bomba v regionu { $region } je vadná ({ $player })
        [losses]
            { $beasts ->
                [0]
                    { $tokens ->
                        [0] { $owner } ztrácí { $region }, ale žádný žeton
                       *[other] { $owner } ztrácí { $region } a { COUNT($tokens, "token", case: "acc") }
                    }
               *[other] { $owner } ztrácí { $region } a { COUNT($beasts, "beast", case: "acc") }
            }
       *[explosive] Bomba v regionu { $region } vybuchuje ({ $player })
    }.
event-tamed = { $player } získává pro tento tah { COUNT($beasts, "beast", case: "acc") }.
event-recruited = { $player } za padlé kupuje { COUNT($tokens, "token", case: "acc") } ({ COUNT($coins, "coin") }).
event-form =
    { $form ->
        [worgen] { $player } platí za worgení podobu: dobývání zlevňuje
       *[human] { $player } volí lidskou podobu a bere si mince
    }.
event-faction = { $player } v tomto tahu bojuje za { FACTION($faction, case: "acc") }.
event-objective =
    { $player } získává vojenský cíl v regionu { $region }{ $whose ->
        [own] {" "}a s ním mince
       *[other] , mince dostává i { $owner }
    }.
event-declined = { $player } vyhlašuje úpadek rasy { RACE($race) }.
event-race-left = Rasa { RACE($race) } mizí ze hry ({ $player }).
event-revealed = Do sloupce přibývají: { $combos }.
