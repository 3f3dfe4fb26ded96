### The words of this game's rules, as they stand inside a sentence.

## Words of the rules

term-region = region
term-territory = kraina
term-border-region = region graniczny
term-feature = przeszkoda
term-faction = frakcja
term-hero = bohater
term-resource-of-choice = wybrany zasób
term-follower = gracz dołączający
term-hero-level = poziom bohatera
term-retire = odejść na emeryturę
term-retirement = odejście na emeryturę
term-hero-death = śmierć bohatera
term-war = wojna
term-war-cost = koszt wojny
term-flag = biała flaga
term-alliance = sojusz
term-retreat = odwrót
term-laid-down = przewrócona
term-searching = przeszukuje
term-supply = zapas
term-occupy = zajmować
term-end-trigger = warunek końca gry
term-frozen-lands = lodowe krainy
term-lost-kingdom = Zaginione Królestwo
term-magic = magia
term-tower = wieża
term-last-meeple = ostatnia figurka
term-neutral = neutralna

## Pieces and cards

term-meeple = figurka
term-fortress = twierdza
term-fortress-lost = stracona twierdza
term-fortress-laid-down = przewrócona twierdza
term-action-card = karta akcji
term-war-die = kość wojny

## Modules

term-heroes-call = Zew bohaterów

## Playing alone

term-dummy = fikcyjny przeciwnik
term-compass = kompas
term-compass-ring = krąg kompasu
term-compass-region = region według kompasu
term-compass-meeple = figurka według kompasu
term-compass-move = ruch według kompasu
term-compass-flip = dzień i noc
term-solo-war = wojna w pojedynkę
term-solo-expand = Osadnictwo przeciwnika
term-solo-trade = Handel przeciwnika
term-solo-collect = przeciwnik zbiera
