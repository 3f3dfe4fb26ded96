### What happens only in this game, and shared events that need other words here.

event-conquered =
    { $player } { $way ->
        [attempt] podbija z pomocą kości region { $region } ({ COUNT($tokens, "token") })
        [strike] podbija z powietrza region { $region } ({ COUNT($tokens, "token") })
        [hammer] podbija dzięki artefaktowi { SITE("doomhammer") } region { $region } ({ COUNT($tokens, "token") })
        [champion] podbija z pomocą czempiona region { $region }
       *[other] podbija region { $region } ({ COUNT($tokens, "token") })
    }.{ $helped ->
        [tools] {" "}Pomoc: { $tools }.
       *[alone] {""}
    }{ $against ->
        [tribe] {" "}Murlocs stąd znikają.
        [own] {" "}Zajmowała go własna wymierająca rasa ({ RACE($loser_race) }).
        [player] {" "}Traci go { $loser } ({ RACE($loser_race) }).
       *[nobody] {""}
    }
event-site-found = { $player } odkrywa w regionie { $region }: { SITE($site) }.
event-site-moved = { $player }: { SITE($site) } leży teraz w regionie { $region }.
event-ransom = { $player } płaci okup za czempiona ({ COUNT($coins, "coin") }), monety dostaje { $to }.
event-tribute = { $player } płaci za { SITE("heart_of_azeroth") } ({ COUNT($coins, "coin") }), monety dostaje { $to }.
event-toll = { $player } płaci opłatę za region { $region } ({ COUNT($coins, "coin") }), monety dostaje { $to }.
event-site-paid =
    { $player } płaci za { SITE($site) } ({ COUNT($coins, "coin") }){ $whom ->
        [player] , zyskuje { $to }
       *[supply] {" "}do banku
    }.
event-pushed =
    { $player } { $what ->
        [wall] burzy widmową ścianę w regionie { $region }
        [fort] burzy fort w regionie { $region }
        [tribe] wypędza z regionu { $region } żeton Murlocs
        [beast] { $whither ->
            [out] wypędza bestię z regionu { $region }
           *[region] wypiera bestię z regionu { $region } do regionu { $goal }
        }
       *[token] { $whither ->
            [out] wypędza żeton z regionu { $region }
           *[region] wypiera żeton z regionu { $region } do regionu { $goal }
        }
    }.
event-swapped = { $player } otwiera portal: { $regions } wymieniają się wszystkim, co w nich jest.
event-bomb =
    { $what ->
        [planted] { $player } podkłada bombę w regionie { $region }
        [disarmed] { $player } usuwa nieodkrytą bombę z regionu { $region }
        [dud] Bomba w regionie { $region } to niewypał ({ $player })
        [losses]
            { $beasts ->
                [0]
                    { $tokens ->
                        [0] { $owner } traci { $region }, ale żadnego żetonu
                       *[other] { $owner } traci { $region } i { COUNT($tokens, "token", case: "acc") }
                    }
               *[other] { $owner } traci { $region } i { COUNT($beasts, "beast", case: "acc") }
            }
       *[explosive] Bomba w regionie { $region } wybucha ({ $player })
    }.
event-tamed = { $player } zyskuje na tę turę { COUNT($beasts, "beast", case: "acc") }.
event-recruited = { $player } kupuje za poległych { COUNT($tokens, "token", case: "acc") } ({ COUNT($coins, "coin") }).
event-form =
    { $form ->
        [worgen] { $player } płaci za postać worgena: podboje tanieją
       *[human] { $player } wybiera ludzką postać i bierze monety
    }.
event-faction = { $player } walczy w tej turze za { FACTION($faction, case: "acc") }.
event-objective =
    { $player } zdobywa cel wojskowy w regionie { $region }{ $whose ->
        [own] {" "}i bierze za niego monety
       *[other] , monety dostaje też { $owner }
    }.
event-declined = { $player } wprowadza rasę { RACE($race) } w schyłek.
event-race-left = Rasa { RACE($race) } znika z gry ({ $player }).
