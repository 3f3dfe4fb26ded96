### Co widać, zanim zostanie powiedziane, co się stało od własnej tury, i dziennik.

## Ruch

motion-rolling = Kość się toczy
motion-rolling-for = Kość toczy się o region { $region }
motion-needs = potrzeba co najmniej { $needs }
motion-needs-to-win = Co najmniej { $needs } oznacza podbój.
motion-rolled = potrzeba { $needs }, wypadło { $die }
motion-rolled-plain = wypadło { $die }
motion-skip = Pomiń ruch
motion-skip-to-turn = Do mojej tury
motion-happening = Zobacz, co się dzieje
motion-counting = Liczą się twoje monety
motion-again = Co się stało od twojej tury
motion-bomb-dud = Niewypał
motion-bomb-explosive = Wybuch!
motion-lost =
    { $tokens ->
        [0] { $player } ({ RACE($race) }) traci region, ale żadnego żetonu
       *[other] { $player } traci { COUNT($tokens, "token", case: "acc") } ({ RACE($race) })
    }
motion-found = { $player } odkrywa: { SITE($site) }
motion-lost-nobodys = { COUNT($tokens, "token") } niczyje: znikają
motion-lost-nothing = Nikt nic nie traci

## Wieści: co się stało od własnej tury

news-quiet = Od twojej tury nic nowego.
news-more = +{ $count } więcej
news-more-said = { $count ->
    [one] Stała się jeszcze { $count } rzecz: zobacz dziennik
    [few] Stały się jeszcze { $count } rzeczy: zobacz dziennik
   *[many] Stało się jeszcze { $count } rzeczy: zobacz dziennik
}
news-watch = Obejrzyj, { $seconds } s
news-watch-how = Pokazuje to jeszcze raz na mapie
watching-title = Co cię ominęło
watching-now = Odtwarzanie
watching-step = Ruch { $step } z { $steps } · mapa pokazuje przeszłość
watching-pause = Wstrzymaj
watching-go-on = Odtwarzaj dalej
watching-next = Następny
watching-end = Wróć do teraźniejszości
news-took = { $player } zajmuje: { $regions }
news-took-yours = { $player } zabiera ci: { $regions }
news-took-of = { $player } zajmuje: { $regions } (traci { $loser })
news-failed = { $player } rzuca na próżno: { $region }
news-declined = { $player } wprowadza { RACE($race, case: "acc") } w schyłek
news-picked = { $player } bierze: { $combo }
news-lost-said = Tracisz { COUNT($tokens, "token", case: "acc") }.
news-scored = { $player } zdobywa { COUNT($coins, "coin", case: "acc") }

## Dziennik

log-new = ↓ { $count ->
    [one] { $count } nowy
    [few] { $count } nowe
   *[many] { $count } nowych
}
log-new-said = { $count ->
    [one] { $count } nowy wpis: przejdź do najnowszego
    [few] { $count } nowe wpisy: przejdź do najnowszego
   *[many] { $count } nowych wpisów: przejdź do najnowszego
}

## Keys

pages-key-watch = obejrzyj jeszcze raz, co zrobili inni
