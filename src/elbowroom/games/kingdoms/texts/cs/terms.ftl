### The words of this game's rules, as they stand inside a sentence.

## Words of the rules

term-region = kraj
term-territory = země
term-border-region = hraniční kraj
term-feature = překážka
term-faction = národ
term-hero = hrdina
term-resource-of-choice = zdroj podle svého výběru
term-follower = následující hráč
term-hero-level = úroveň hrdiny
term-retire = odejít do výslužby
term-retirement = odchod do výslužby
term-hero-death = smrt hrdiny
term-war = válka
term-war-cost = cena bojového čísla
term-flag = vlajka
term-alliance = aliance
term-retreat = ústup
term-laid-down = položená na bok
term-searching = prohledává
term-supply = zásoba
term-occupy = mít figurku v kraji
term-end-trigger = podmínka pro spuštění finální části hry
term-frozen-lands = ledová území
term-lost-kingdom = Ztracené království
term-magic = magie
term-tower = hrad
term-last-meeple = poslední figurka
term-neutral = neutrální

## Pieces and cards

term-meeple = figurka
term-fortress = pevnost
term-fortress-lost = ztracená pevnost
term-fortress-laid-down = pevnost položená na bok
term-action-card = karta akcí
term-war-die = bojová kostka

## Modules

term-heroes-call = Úsvit hrdinů

## Playing alone

term-dummy = fiktivní protivník
term-compass = kompas
term-compass-ring = kruh kompasu
term-compass-region = kraj podle kompasu
term-compass-meeple = figurka podle kompasu
term-compass-move = přesun podle kompasu
term-compass-flip = den a noc
term-solo-war = válka při hře jednoho hráče
term-solo-expand = Osídlování protivníka
term-solo-trade = Obchod protivníka
term-solo-collect = protivník získává zdroje
