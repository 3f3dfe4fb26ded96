### What happens only in this game, and shared events that need other words here.

event-conquered =
    { $player } { $way ->
        [attempt] conquers { $region } with the help of the die ({ COUNT($tokens, "token") })
        [strike] conquers { $region } from the air ({ COUNT($tokens, "token") })
        [hammer] conquers { $region } with { SITE("doomhammer") } ({ COUNT($tokens, "token") })
        [champion] conquers { $region } with the champion
       *[other] conquers { $region } ({ COUNT($tokens, "token") })
    }.{ $helped ->
        [tools] {" "}Help: { $tools }.
       *[alone] {""}
    }{ $against ->
        [tribe] {" "}The Murlocs there disappear.
        [own] {" "}Their own race in decline held it ({ RACE($loser_race) }).
        [player] {" "}{ $loser } loses it ({ RACE($loser_race) }).
       *[nobody] {""}
    }
event-site-found = { $player } uncovers { SITE($site) } in { $region }.
event-site-moved = { $player }: { SITE($site) } now lies in { $region }.
event-ransom = { $player } pays { $to } a ransom for the champion ({ COUNT($coins, "coin") }).
event-tribute = { $player } pays { $to } for the { SITE("heart_of_azeroth") } ({ COUNT($coins, "coin") }).
event-toll = { $player } pays { $to } a toll for { $region } ({ COUNT($coins, "coin") }).
event-site-paid =
    { $player } pays { $whom ->
        [player] { $to }
       *[supply] the bank
    } for { SITE($site) } ({ COUNT($coins, "coin") }).
event-pushed =
    { $player } { $what ->
        [wall] tears down the wisp wall in { $region }
        [fort] tears down the fort in { $region }
        [tribe] drives a Murloc out of { $region }
        [beast] { $whither ->
            [out] drives a beast out of { $region }
           *[region] pushes a beast from { $region } to { $goal }
        }
       *[token] { $whither ->
            [out] drives a token out of { $region }
           *[region] pushes a token from { $region } to { $goal }
        }
    }.
event-swapped = { $player } opens a portal: { $regions } swap everything in them.
event-bomb =
    { $what ->
        [planted] { $player } plants a bomb in { $region }
        [disarmed] { $player } removes the bomb in { $region } without turning it over
        [dud] The bomb in { $region } is a dud ({ $player })
        [losses]
            { $beasts ->
                [0]
                    { $tokens ->
                        [0] { $owner } loses { $region }, but no token
                       *[other] { $owner } loses { $region } and { COUNT($tokens, "token", case: "acc") }
                    }
               *[other] { $owner } loses { $region } and { COUNT($beasts, "beast", case: "acc") }
            }
       *[explosive] The bomb in { $region } explodes ({ $player })
    }.
event-tamed = { $player } tames { COUNT($beasts, "beast", case: "acc") } for this turn.
event-recruited = { $player } buys { COUNT($tokens, "token", case: "acc") } for the fallen ({ COUNT($coins, "coin") }).
event-form =
    { $form ->
        [worgen] { $player } pays for worgen form: conquests get cheaper
       *[human] { $player } chooses human form and takes coins
    }.
event-faction = { $player } fights for the { FACTION($faction) } this turn.
event-objective =
    { $player } reaches the military objective in { $region }{ $whose ->
        [own] {" "}and gets coins for it
       *[other] {" "}and gets coins, { $owner } too
    }.
