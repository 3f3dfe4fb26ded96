### What happens only in this game, and shared events that need other words here.

event-conquered =
    { $player } { $way ->
        [attempt] vinnur { $region } með hjálp teningsins ({ COUNT($tokens, "token") })
        [strike] vinnur { $region } úr lofti ({ COUNT($tokens, "token") })
        [hammer] vinnur { $region } með forngripnum { SITE("doomhammer") } ({ COUNT($tokens, "token") })
        [champion] vinnur { $region } með hjálp kappans
       *[other] vinnur { $region } ({ COUNT($tokens, "token") })
    }.{ $helped ->
        [tools] {" "}Hjálp: { $tools }.
       *[alone] {""}
    }{ $against ->
        [tribe] {" "}Murlocs hverfa þaðan.
        [own] {" "}Þar réð áður eigin þjóð á hnignunarskeiði ({ RACE($loser_race) }).
        [player] {" "}{ $loser } missir svæðið ({ RACE($loser_race) }).
       *[nobody] {""}
    }
event-site-found = { $player } afhjúpar á svæðinu { $region }: { SITE($site) }.
event-site-moved = { $player }: { SITE($site) } er nú á svæðinu { $region }.
event-ransom = { $player } borgar lausnargjald fyrir kappann ({ COUNT($coins, "coin") }) og { $to } fær það.
event-tribute = { $player } borgar vegna { SITE("heart_of_azeroth") } ({ COUNT($coins, "coin") }) og { $to } fær féð.
event-toll = { $player } borgar toll fyrir svæðið { $region } ({ COUNT($coins, "coin") }) og { $to } fær hann.
event-site-paid =
    { $player } borgar vegna { SITE($site) } ({ COUNT($coins, "coin") }) { $whom ->
        [player] og { $to } fær féð
       *[supply] í bankann
    }.
event-pushed =
    { $player } { $what ->
        [wall] rífur vofuvegginn á svæðinu { $region }
        [fort] rífur virkið á svæðinu { $region }
        [tribe] rekur tákn þjóðarinnar Murlocs burt af svæðinu { $region }
        [beast] { $whither ->
            [out] rekur óargadýr burt af svæðinu { $region }
           *[region] hrekur óargadýr af svæðinu { $region } á svæðið { $goal }
        }
       *[token] { $whither ->
            [out] rekur tákn burt af svæðinu { $region }
           *[region] hrekur tákn af svæðinu { $region } á svæðið { $goal }
        }
    }.
event-swapped = { $player } opnar gátt: { $regions } skiptast á öllu sem þar er.
event-bomb =
    { $what ->
        [planted] { $player } kemur fyrir sprengju á svæðinu { $region }
        [disarmed] { $player } fjarlægir sprengjuna af svæðinu { $region } án þess að snúa henni
        [dud] Sprengjan á svæðinu { $region } er óvirk ({ $player })
        [losses]
            { $beasts ->
                [0]
                    { $tokens ->
                        [0] { $owner } missir svæðið { $region } en ekkert tákn
                       *[other] { $owner } missir svæðið { $region } og { COUNT($tokens, "token", case: "acc") }
                    }
               *[other] { $owner } missir svæðið { $region } og { COUNT($beasts, "beast", case: "acc") }
            }
       *[explosive] Sprengjan á svæðinu { $region } springur ({ $player })
    }.
event-tamed = { $player } temur { COUNT($beasts, "beast", case: "acc") } fyrir þessa umferð.
event-recruited = { $player } kaupir { COUNT($tokens, "token", case: "acc") } fyrir hina föllnu ({ COUNT($coins, "coin") }).
event-form =
    { $form ->
        [worgen] { $player } borgar fyrir vargsham: landvinningar verða ódýrari
       *[human] { $player } velur mannsham og tekur skildinga
    }.
event-faction = { $player } berst með { FACTION($faction, case: "dat") } í þessari umferð.
event-objective =
    { $player } nær hernaðarmarkmiðinu á svæðinu { $region }{ $whose ->
        [own] {" "}og fær skildinga fyrir
       *[other] {" "}og fær skildinga, { $owner } líka
    }.
