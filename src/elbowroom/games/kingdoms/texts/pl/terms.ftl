### The words of this game's rules, as they stand inside a sentence.

## Words of the rules

term-region = region
term-territory = kraina
term-home-territory = kraina macierzysta
term-foreign-territory = obca kraina
term-border-region = region graniczny
term-feature = przeszkoda
term-faction = frakcja
term-faction-ability = zdolność frakcji
term-hero = bohater
term-hero-ability = zdolność bohatera
term-resource = zasób
term-resource-of-choice = wybrany zasób
term-action = akcja
term-active-player = aktywny gracz
term-follower = gracz dołączający
term-collect = zbieranie zasobów
term-level = poziom
term-magic-level = poziom magii
term-tower-level = poziom wieży
term-hero-level = poziom bohatera
term-level-up = podnieść poziom bohatera
term-retire = odejść na emeryturę
term-retirement = odejście na emeryturę
term-hero-death = śmierć bohatera
term-recruit-hero = najęcie bohatera
term-war = wojna
term-war-number = liczba wojenna
term-war-cost = koszt wojny
term-war-discount = zniżka wojenna
term-bid = stawka
term-flag = biała flaga
term-alliance = sojusz
term-break-alliance = zerwać sojusz
term-retreat = odwrót
term-laid-down = przewrócona
term-standing = stojąca
term-stand-up = postawić
term-searching = przeszukuje
term-in-play = w grze
term-supply = zapas
term-occupy = zajmować
term-victory-point = punkt zwycięstwa
term-end-trigger = warunek końca gry
term-final-part = końcowa faza gry
term-clear-action-card = oczyścić kartę akcji
term-frozen-lands = lodowe krainy
term-lost-kingdom = Zaginione Królestwo
term-neutral-meeple = neutralna figurka
term-research-track = tor magii
term-magic = magia
term-tower = wieża
term-last-meeple = ostatnia figurka
term-neutral = neutralna

## Pieces and cards

term-meeple = figurka
term-regular-meeple = zwykła figurka
term-hero-meeple = figurka bohatera
term-fortress = twierdza
term-fortress-lost = stracona twierdza
term-fortress-laid-down = przewrócona twierdza
term-tower-marker = znacznik wieży
term-research-marker = znacznik badań
term-hero-level-marker = znacznik poziomu bohatera
term-silver-marker = znacznik srebra
term-resource-marker = znacznik zasobu
term-shield = tarcza
term-action-card = karta akcji
term-tower-card = karta wieży
term-faction-card = karta frakcji
term-territory-card = karta krainy
term-hero-card = karta bohatera
term-hero-deck = talia bohaterów
term-war-die = kość wojny

## Modules

term-base = gra podstawowa
term-heroes-call = Zew bohaterów
term-solo = gra jednoosobowa

## Playing alone

term-dummy = fikcyjny przeciwnik
term-compass = kompas
term-compass-card = karta kompasu
term-day = strona dnia
term-night = strona nocy
term-clock-hand = wskazówka zegara
term-direction = kierunek
term-nearest = najbliżej kompasu
term-farthest = najdalej od kompasu
term-solo-difficulty = poziom trudności
term-flip-compass = odwrócić kartę kompasu
term-compass-ring = krąg kompasu
term-compass-region = region według kompasu
term-compass-meeple = figurka według kompasu
term-compass-move = ruch według kompasu
term-compass-flip = dzień i noc
term-solo-war = wojna w pojedynkę
term-solo-expand = Osadnictwo przeciwnika
term-solo-trade = Handel przeciwnika
term-solo-collect = przeciwnik zbiera

## What ends the game

trigger-population = siedem figurek w grze
trigger-tower = ukończona wieża
trigger-magic = najwyższy poziom magii
trigger-heroes-retired = trzeci bohater na emeryturze
