### What every hero is, its two abilities, how it rises, and which of it is printed.

## Baron

rule-hero-baron = Pan ziemi: wspiera figurki walczące obok, a jego region daje więcej.
rule-hero-baron-1 = Wojny twoich innych figurek w regionach obok Barona kosztują cię o 1 mniej.
up-hero-baron-1 = Na poziom 2: przy Budowie zapłać 3 rudy.
rule-hero-baron-2 = Gdy zbierasz zasoby, region z Baronem daje dwie jednostki.
up-hero-baron-2 = Na emeryturę: przy Osadnictwie zapłać 4 żywności.
source-hero-baron = Nazwa i zdolności według drukowanej karty; ceny awansu są nasze własne.

## Queen

rule-hero-queen = Drogi łup: kto ją pokona, zostaje bez żywności, a bliska porażka nic nie kosztuje.
rule-hero-queen-1 = Kto pokona Królową w wojnie, traci potem całą żywność.
up-hero-queen-1 = Na poziom 2: przy Osadnictwie zapłać 3 żywności.
rule-hero-queen-2 = Jeśli Królowa przegra wojnę najwyżej o 2, nie płacisz za swoją liczbę.
up-hero-queen-2 = Na emeryturę: przy Badaniach zapłać 4 many.
source-hero-queen = Nazwa i zdolności według drukowanej karty; ceny awansu są nasze własne.

## Wizard

rule-hero-wizard = Przy każdym oczyszczeniu karty akcji czerpie manę, z początku tylko w lesie.
rule-hero-wizard-1 = Gdy karta akcji jest oczyszczana, a Czarodziej jest w lesie, dostajesz 1 manę.
up-hero-wizard-1 = Na poziom 2: przy Badaniach zapłać 3 many.
rule-hero-wizard-2 = Gdy karta akcji jest oczyszczana, dostajesz 1 manę.
up-hero-wizard-2 = Na emeryturę: przy Badaniach zapłać 4 many.
source-hero-wizard = Nazwa i zdolności według drukowanej karty; ceny awansu są nasze własne.

## Knight

rule-hero-knight = Prosty wojownik: walczy taniej, a w ataku jeszcze taniej. Awansuje dzięki zwycięstwom.
rule-hero-knight-1 = Wojny, w których walczy Rycerz, kosztują cię o 1 mniej.
up-hero-knight-1 = Na poziom 2: wygraj tym bohaterem wojnę.
rule-hero-knight-2 = Gdy Rycerz atakuje, wojna kosztuje cię o kolejne 1 mniej.
up-hero-knight-2 = Na emeryturę: wygraj tym bohaterem wojnę.
source-hero-knight = Cała karta to nasz pomysł.

## Ranger

rule-hero-ranger = Szybki na patrolu, w lesie u siebie.
rule-hero-ranger-1 = Podczas Patrolu Tropiciel może zrobić dwa kroki.
up-hero-ranger-1 = Na poziom 2: przy Osadnictwie zapłać 3 żywności.
rule-hero-ranger-2 = Wojny, w których Tropiciel walczy w lesie, kosztują cię o 2 mniej.
up-hero-ranger-2 = Na emeryturę: wygraj tym bohaterem wojnę.
source-hero-ranger = Cała karta to nasz pomysł.

## Alchemist

rule-hero-alchemist = Z niczego coś: lepszy handel, a potem dar przy każdym oczyszczeniu karty akcji.
rule-hero-alchemist-1 = Każdy Handel daje ci o 1 więcej otrzymywanego zasobu.
up-hero-alchemist-1 = Na poziom 2: przy Badaniach zapłać 3 many.
rule-hero-alchemist-2 = Gdy karta akcji jest oczyszczana, dostajesz 1 wybrany zasób.
up-hero-alchemist-2 = Na emeryturę: przy Budowie zapłać 4 rudy.
source-hero-alchemist = Cała karta to nasz pomysł.

## Armorer

rule-hero-armorer = Broń z rudy: płacenie rudą jest tańsze, a jego twierdza silniejsza.
rule-hero-armorer-1 = Wojny, w których walczy Płatnerz, kosztują cię o 1 mniej, jeśli zapłacisz co najmniej 1 rudę.
up-hero-armorer-1 = Na poziom 2: przy Budowie zapłać 3 rudy.
rule-hero-armorer-2 = Twoja twierdza w regionie z Płatnerzem obniża tam koszt wojny o 2, a nie o 1.
up-hero-armorer-2 = Na emeryturę: przy Budowie zapłać 4 rudy.
source-hero-armorer = Cała karta to nasz pomysł.

## Captain

rule-hero-captain = Dowódca wypraw: każda daje żywność, a wyruszyć może skądkolwiek.
rule-hero-captain-1 = Za każdą Wyprawę Kapitana dostajesz u celu 1 żywność.
up-hero-captain-1 = Na poziom 2: przy Osadnictwie zapłać 3 żywności.
rule-hero-captain-2 = Wyprawa Kapitana może zaczynać się w głębi lądu i kończyć także w tej samej krainie.
up-hero-captain-2 = Na emeryturę: wygraj tym bohaterem wojnę.
source-hero-captain = Cała karta to nasz pomysł.

## Scout

rule-hero-scout = Wciąż za granicą: wyrusza na wyprawę, gdy inni patrolują, i korzysta na cudzych krainach.
rule-hero-scout-1 = Gdy wybrano Patrol, Zwiadowca może zamiast niego wyruszyć na Wyprawę.
up-hero-scout-1 = Na poziom 2: przy Osadnictwie zapłać 2 żywności.
rule-hero-scout-2 = Gdy Zwiadowca wejdzie do regionu krainy macierzystej innego gracza, dostajesz 1 wybrany zasób.
up-hero-scout-2 = Na emeryturę: przy Badaniach zapłać 4 many.
source-hero-scout = Cała karta to nasz pomysł.

## Priestess

rule-hero-priestess = Nigdy w pułapce: wycofuje się tanio, potem za darmo.
rule-hero-priestess-1 = Odwrót Kapłanki kosztuje cię o 2 żywności mniej.
up-hero-priestess-1 = Na poziom 2: przy Badaniach zapłać 2 many.
rule-hero-priestess-2 = Odwrót Kapłanki nic nie kosztuje.
up-hero-priestess-2 = Na emeryturę: przy Badaniach zapłać 5 many.
source-hero-priestess = Cała karta to nasz pomysł.

## Assassin

rule-hero-assassin = Mury go nie powstrzymują, a niechronieni są tanim łupem.
rule-hero-assassin-1 = Gdy Skrytobójca atakuje, obrońca nie ma zniżki za twierdzę.
up-hero-assassin-1 = Na poziom 2: wygraj tym bohaterem wojnę.
rule-hero-assassin-2 = Gdy Skrytobójca atakuje figurkę, przy której nie stoi twierdza, wojna kosztuje cię o 2 mniej.
up-hero-assassin-2 = Na emeryturę: wygraj tym bohaterem wojnę.
source-hero-assassin = Cała karta to nasz pomysł.

## Berserker

rule-hero-berserker = Walczy za żywność i nigdy nie przegrywa remisu.
rule-hero-berserker-1 = Gdy walczy Berserker, możesz płacić też żywnością; każda jednostka jest warta 1.
up-hero-berserker-1 = Na poziom 2: wygraj tym bohaterem wojnę.
rule-hero-berserker-2 = Gdy walczy Berserker, wygrywasz przy równych liczbach wojennych.
up-hero-berserker-2 = Na emeryturę: przy Osadnictwie zapłać 4 żywności.
source-hero-berserker = Cała karta to nasz pomysł.

## Bard

rule-hero-bard = Zjednuje przyjaciół: sojusze tam, gdzie jest, opłacają się i trwają.
rule-hero-bard-1 = Gdy zawrzesz sojusz w regionie z Bardem, dostajesz 2 wybrane zasoby.
up-hero-bard-1 = Na poziom 2: przy Osadnictwie zapłać 3 żywności.
rule-hero-bard-2 = W regionie z Bardem przeciwnicy nie mogą zerwać sojuszu.
up-hero-bard-2 = Na emeryturę: przy Badaniach zapłać 3 many.
needs-hero-bard = W talii tylko wtedy, gdy gra co najmniej trzech graczy.
source-hero-bard = Cała karta to nasz pomysł.

## Druid

rule-hero-druid = Lasy i równiny dają mu podwójnie, a pod drzewami uczy się tanio.
rule-hero-druid-1 = Gdy zbierasz zasoby, region z Druidem daje dwie jednostki, jeśli to las lub równiny.
up-hero-druid-1 = Na poziom 2: przy Badaniach zapłać 3 many.
rule-hero-druid-2 = Gdy Druid jest w lesie, Badania kosztują cię o 1 manę mniej, ale zawsze co najmniej 1.
up-hero-druid-2 = Na emeryturę: przy Osadnictwie zapłać 4 żywności.
source-hero-druid = Cała karta to nasz pomysł.

## Merchant

rule-hero-merchant = Żywi królestwo i handluje dwoma zasobami naraz.
rule-hero-merchant-1 = Gdy zbierasz zasoby, dostajesz dodatkowo 1 żywność.
up-hero-merchant-1 = Na poziom 2: przy Osadnictwie zapłać 3 żywności.
rule-hero-merchant-2 = Jednym Handlem możesz zamienić dwa rodzaje zasobów na trzeci.
up-hero-merchant-2 = Na emeryturę: przy Budowie zapłać 4 rudy.
source-hero-merchant = Cała karta to nasz pomysł.

## Architect

rule-hero-architect = W domu buduje tanio, nawet za płotem.
rule-hero-architect-1 = Gdy Architekt jest w twojej krainie macierzystej, Budowa kosztuje cię o 1 rudę mniej.
up-hero-architect-1 = Na poziom 2: przy Budowie zapłać 3 rudy.
rule-hero-architect-2 = Twierdzę możesz postawić także w regionie obok Architekta.
up-hero-architect-2 = Na emeryturę: przy Budowie zapłać 5 rudy.
source-hero-architect = Cała karta to nasz pomysł.

## Prospector

rule-hero-prospector = W górach i na szczytach wydobywa podwójnie i znajduje rudę po drodze.
rule-hero-prospector-1 = Gdy zbierasz zasoby, region z Poszukiwaczem złóż daje dwie jednostki, jeśli to góry lub szczyty.
up-hero-prospector-1 = Na poziom 2: przy Budowie zapłać 2 rudy.
rule-hero-prospector-2 = Gdy Poszukiwacz złóż wejdzie w góry, dostajesz 1 rudę.
up-hero-prospector-2 = Na emeryturę: przy Budowie zapłać 4 rudy.
source-hero-prospector = Cała karta to nasz pomysł.

## Necromancer

rule-hero-necromancer = Czerpie manę z poległych i obniża cenę nowych figurek.
rule-hero-necromancer-1 = Gdy w wojnie Nekromanty padnie cudza figurka, dostajesz 2 many.
up-hero-necromancer-1 = Na poziom 2: wygraj tym bohaterem wojnę.
rule-hero-necromancer-2 = Osadnictwo kosztuje cię o 1 żywność mniej, ale zawsze co najmniej 1.
up-hero-necromancer-2 = Na emeryturę: przy Badaniach zapłać 4 many.
source-hero-necromancer = Cała karta to nasz pomysł.

## Paladin

rule-hero-paladin = Tarcza krainy: wspiera wszystkich, którzy jej bronią, a siebie najbardziej.
rule-hero-paladin-1 = Gdy twoje inne figurki bronią się w krainie z Paladynem, wojna kosztuje cię o 1 mniej.
up-hero-paladin-1 = Na poziom 2: przy Badaniach zapłać 3 many.
rule-hero-paladin-2 = Gdy broni się Paladyn, wojna kosztuje cię o 2 mniej.
up-hero-paladin-2 = Na emeryturę: wygraj tym bohaterem wojnę.
source-hero-paladin = Cała karta to nasz pomysł.

## Thief

rule-hero-thief = Kradnie w cudzych krainach i okrada pokonanych.
rule-hero-thief-1 = Gdy Złodziej wejdzie do regionu krainy macierzystej innego gracza, zabierasz mu 1 zasób.
up-hero-thief-1 = Na poziom 2: przy Osadnictwie zapłać 2 żywności.
rule-hero-thief-2 = Gdy Złodziej wygra wojnę, zabierasz pokonanemu 2 zasoby.
up-hero-thief-2 = Na emeryturę: wygraj tym bohaterem wojnę.
source-hero-thief = Cała karta to nasz pomysł.

## Diplomat

rule-hero-diplomat = Zyskuje na pokoju, zaproponowanym i utrzymanym.
rule-hero-diplomat-1 = Gdy fladze Dyplomaty odpowie liczba, dostajesz 2 wybrane zasoby.
up-hero-diplomat-1 = Na poziom 2: przy Badaniach zapłać 2 many.
rule-hero-diplomat-2 = Gdy zbierasz zasoby, a Dyplomata jest w regionie z sojuszem, dostajesz dodatkowo 1 wybrany zasób.
up-hero-diplomat-2 = Na emeryturę: przy Osadnictwie zapłać 4 żywności.
needs-hero-diplomat = W talii tylko wtedy, gdy gra co najmniej trzech graczy.
source-hero-diplomat = Cała karta to nasz pomysł.

## Steward

rule-hero-steward = Osiedla ludzi tanio i blisko siebie.
rule-hero-steward-1 = Osadnictwo kosztuje cię o 1 żywność mniej, ale zawsze co najmniej 1.
up-hero-steward-1 = Na poziom 2: przy Osadnictwie zapłać 3 żywności.
rule-hero-steward-2 = Osadnictwo może postawić nową figurkę także w regionie obok Zarządcy.
up-hero-steward-2 = Na emeryturę: przy Osadnictwie zapłać 4 żywności.
source-hero-steward = Cała karta to nasz pomysł.

## Beastmaster

rule-hero-beastmaster = Nigdy nie patroluje sam i najlepiej walczy z dala od domu.
rule-hero-beastmaster-1 = Gdy patroluje Poskramiacz bestii, może patrolować też jedna inna twoja figurka.
up-hero-beastmaster-1 = Na poziom 2: przy Osadnictwie zapłać 3 żywności.
rule-hero-beastmaster-2 = Wojny, w których Poskramiacz bestii walczy poza krainą macierzystą, kosztują cię o 1 mniej.
up-hero-beastmaster-2 = Na emeryturę: wygraj tym bohaterem wojnę.
source-hero-beastmaster = Cała karta to nasz pomysł.

## Oracle

rule-hero-oracle = Przewiduje: po ujawnieniu przesuwa kość i uczy się tanio.
rule-hero-oracle-1 = Po ujawnieniu możesz przesunąć swoją liczbę o 1.
up-hero-oracle-1 = Na poziom 2: przy Badaniach zapłać 3 many.
rule-hero-oracle-2 = Badania kosztują cię o 1 manę mniej, ale zawsze co najmniej 1.
up-hero-oracle-2 = Na emeryturę: przy Badaniach zapłać 5 many.
source-hero-oracle = Cała karta to nasz pomysł.

## Explorer

rule-hero-explorer = Przekracza to, co innych zatrzymuje, a w ruinach znajduje podwójnie.
rule-hero-explorer-1 = Podczas Patrolu Odkrywca może przechodzić przez wodę i urwiska.
up-hero-explorer-1 = Na poziom 2: przy Osadnictwie zapłać 2 żywności.
rule-hero-explorer-2 = Gdy zbierasz zasoby, region z Odkrywcą daje dwa zasoby, jeśli to ruiny.
up-hero-explorer-2 = Na emeryturę: przy Budowie zapłać 3 rudy.
source-hero-explorer = Cała karta to nasz pomysł.
