### The words of this game's rules, as they stand inside a sentence.

## Words of the rules

term-region = kraj
term-territory = země
term-home-territory = domovská země
term-foreign-territory = cizí země
term-border-region = hraniční kraj
term-feature = překážka
term-faction = národ
term-faction-ability = schopnost národa
term-hero = hrdina
term-hero-ability = zvláštní schopnost hrdiny
term-resource = zdroj
term-resource-of-choice = zdroj podle svého výběru
term-action = akce
term-active-player = aktivní hráč
term-follower = následující hráč
term-collect = získávání zdrojů
term-level = úroveň
term-magic-level = úroveň magie
term-tower-level = úroveň hradu
term-hero-level = úroveň hrdiny
term-level-up = zvýšit úroveň hrdiny
term-retire = odejít do výslužby
term-retirement = odchod do výslužby
term-hero-death = smrt hrdiny
term-recruit-hero = najmutí hrdinů
term-war = válka
term-war-number = bojové číslo
term-war-cost = cena bojového čísla
term-war-discount = sleva ve válce
term-bid = nasazení
term-flag = vlajka
term-alliance = aliance
term-break-alliance = zrušit alianci
term-retreat = ústup
term-laid-down = položená na bok
term-standing = stojící
term-stand-up = postavit
term-searching = prohledává
term-in-play = ve hře
term-supply = zásoba
term-occupy = mít figurku v kraji
term-victory-point = vítězný bod
term-end-trigger = podmínka pro spuštění finální části hry
term-final-part = finální část hry
term-clear-action-card = odstranit štíty z karty akcí
term-frozen-lands = ledová území
term-lost-kingdom = Ztracené království
term-neutral-meeple = neutrální figurka
term-research-track = stupnice magie
term-magic = magie
term-tower = hrad
term-last-meeple = poslední figurka
term-neutral = neutrální

## Pieces and cards

term-meeple = figurka
term-regular-meeple = běžná figurka
term-hero-meeple = figurka hrdiny
term-fortress = pevnost
term-fortress-lost = ztracená pevnost
term-fortress-laid-down = pevnost položená na bok
term-tower-marker = žeton hradu
term-research-marker = žeton výzkumu
term-hero-level-marker = žeton úrovně hrdiny
term-silver-marker = žeton stříbra
term-resource-marker = žeton zdroje
term-shield = štít
term-action-card = karta akcí
term-tower-card = karta hradu
term-faction-card = karta národa
term-territory-card = karta země
term-hero-card = hrdinská karta
term-hero-deck = balíček hrdinů
term-war-die = bojová kostka

## Modules

term-base = základní hra
term-heroes-call = Úsvit hrdinů
term-solo = hra jednoho hráče

## Playing alone

term-dummy = fiktivní protivník
term-compass = kompas
term-compass-card = karta kompasu
term-day = denní strana
term-night = noční strana
term-clock-hand = hodinová ručička
term-direction = směr
term-nearest = nejblíže kompasu
term-farthest = nejdále od kompasu
term-solo-difficulty = obtížnost
term-flip-compass = otočit kartu kompasu
term-compass-ring = kruh kompasu
term-compass-region = kraj podle kompasu
term-compass-meeple = figurka podle kompasu
term-compass-move = přesun podle kompasu
term-compass-flip = den a noc
term-solo-war = válka při hře jednoho hráče
term-solo-expand = Osídlování protivníka
term-solo-trade = Obchod protivníka
term-solo-collect = protivník získává zdroje

## What ends the game

trigger-population = sedm figurek ve hře
trigger-tower = dokončený hrad
trigger-magic = nejvyšší úroveň magie
trigger-heroes-retired = třetí hrdina ve výslužbě
