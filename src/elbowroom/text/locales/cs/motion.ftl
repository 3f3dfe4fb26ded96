### Co je vidět, než je to řečeno, co se stalo od vlastního tahu, a záznam.

## Pohyb

motion-rolling = Kostka se kutálí
motion-rolling-for = Kostka se kutálí o region { $region }
motion-needs = potřeba aspoň { $needs }
motion-needs-to-win = Aspoň { $needs } znamená dobytí.
motion-rolled = potřeba { $needs }, padlo { $die }
motion-rolled-plain = padlo { $die }
motion-skip = Přeskočit pohyb
motion-skip-to-turn = Na můj tah
motion-happening = Sleduj, co se děje
motion-counting = Počítají se tvé mince
motion-again = Co se stalo od tvého tahu
motion-bomb-dud = Selhala
motion-bomb-explosive = Vybuchla!
motion-lost =
    { $tokens ->
        [0] { $player } ({ RACE($race) }) přichází o region, ale o žádný žeton
       *[other] { $player } ztrácí { COUNT($tokens, "token", case: "acc") } ({ RACE($race) })
    }
motion-found = { $player } odhaluje: { SITE($site) }
motion-lost-nobodys = { COUNT($tokens, "token") } nikoho: pryč
motion-lost-nothing = Nikdo nic neztrácí

## Zprávy: co se stalo od vlastního tahu

news-quiet = Od tvého tahu nic nového.
news-more = +{ $count } { $count ->
    [one] další
    [few] další
   *[many] dalších
}
news-more-said = { $count ->
    [one] Stala se ještě { $count } věc: viz záznam
    [few] Staly se ještě { $count } věci: viz záznam
   *[other] Stalo se ještě { $count } věcí: viz záznam
}
news-watch = Přehrát, { $seconds } s
news-watch-how = Ukáže to znovu na mapě
watching-title = Co ti uniklo
watching-now = Přehrává se
watching-step = Krok { $step } z { $steps } · mapa ukazuje minulost
watching-pause = Pozastavit
watching-go-on = Přehrávat dál
watching-next = Další
watching-end = Zpět do přítomnosti
news-took = { $player } bere: { $regions }
news-took-yours = { $player } ti bere: { $regions }
news-took-of = { $player } bere: { $regions } (ztrácí { $loser })
news-failed = { $player } hází marně: { $region }
news-declined = { $player } posílá { RACE($race, case: "acc") } do úpadku
news-picked = { $player } si bere: { $combo }
news-lost-said = Ztrácíš { COUNT($tokens, "token", case: "acc") }.
news-scored = { $player } získává { COUNT($coins, "coin", case: "acc") }

## Záznam

log-new = ↓ { $count ->
    [one] { $count } nový
    [few] { $count } nové
   *[other] { $count } nových
}
log-new-said = { $count ->
    [one] { $count } nový řádek: na nejnovější
    [few] { $count } nové řádky: na nejnovější
   *[other] { $count } nových řádků: na nejnovější
}

## Keys

pages-key-watch = přehrát znovu, co udělali ostatní
