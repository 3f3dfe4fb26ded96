### Það sem sést áður en frá því er sagt, það sem gerðist frá eigin umferð, og skráin.

## Hreyfing

motion-rolling = Teningurinn veltur
motion-rolling-for = Teningurinn veltur um { $region }
motion-needs = þarf minnst { $needs }
motion-needs-to-win = Minnst { $needs } nægir til að vinna.
motion-rolled = þurfti { $needs }, kom upp { $die }
motion-rolled-plain = upp kom { $die }
motion-skip = Sleppa hreyfingunni
motion-skip-to-turn = Að minni umferð
motion-happening = Sjáðu hvað gerist
motion-counting = Skildingarnir þínir taldir
motion-again = Það sem gerðist frá þinni umferð
motion-bomb-dud = Púður í henni ekkert
motion-bomb-explosive = Hún springur!
motion-lost =
    { $tokens ->
        [0] { $player } ({ RACE($race) }) missir svæðið en ekkert tákn
       *[other] { $player } missir { COUNT($tokens, "token", case: "acc") } ({ RACE($race) })
    }
motion-found = { $player } afhjúpar: { SITE($site) }
motion-lost-nobodys = { COUNT($tokens, "token") } sem enginn átti: á brott
motion-lost-nothing = Enginn missir neitt

## Fréttir: það sem gerðist frá eigin umferð

news-quiet = Ekkert nýtt frá þinni umferð.
news-more = +{ $count } í viðbót
news-more-said = { $count ->
    [one] { $count } atburður í viðbót: sjá skrána
   *[other] { $count } atburðir í viðbót: sjá skrána
}
news-watch = Horfa, { $seconds } s
news-watch-how = Sýnir það aftur á kortinu
watching-title = Það sem þú misstir af
watching-now = Í spilun
watching-step = Leikur { $step } af { $steps } · kortið sýnir fortíðina
watching-pause = Gera hlé
watching-go-on = Spila áfram
watching-next = Næsti
watching-end = Aftur til nútíðar
news-took = { $player } tók: { $regions }
news-took-yours = { $player } tók af þér: { $regions }
news-took-of = { $player } tók: { $regions } ({ $loser } missti)
news-failed = { $player } kastaði til einskis: { $region }
news-declined = { $player } lét { RACE($race, case: "acc", letter: "small") } á hnignunarskeið
news-picked = { $player } tók { $combo }
news-lost-said = Þú missir { COUNT($tokens, "token", case: "acc") }.
news-scored = { $player } fékk { COUNT($coins, "coin", case: "acc") }

## Skráin

log-new = ↓ { $count ->
    [one] { $count } ný
   *[other] { $count } nýjar
}
log-new-said = { $count ->
    [one] { $count } ný lína: að þeirri nýjustu
   *[other] { $count } nýjar línur: að þeirri nýjustu
}

## Keys

pages-key-watch = horfa aftur á það sem aðrir gerðu
