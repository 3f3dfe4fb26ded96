### What every faction is, its five levels, what it needs, and which of it is printed.

## Dark Elves

rule-faction-dark-elves = Mieszkańcy lasów: las daje im manę, osłania w wojnie i punktuje na koniec.
rule-faction-dark-elves-1 = Za każdą figurkę przesuniętą do lasu dostajesz 1 manę.
rule-faction-dark-elves-2 = Wojny w lesie kosztują cię o 1 mniej.
rule-faction-dark-elves-3 = Gdy zbierasz zasoby z co najmniej dwóch lasów, dostajesz dodatkowo 1 manę.
rule-faction-dark-elves-4 = Gdy wygrasz wojnę, zabierasz pokonanemu 1 zasób.
rule-faction-dark-elves-5 = Na koniec: 1 punkt za każdy zajęty las, najwyżej 3.
source-faction-dark-elves = Poziom 5 według publicznych opisów; jego limit i poziomy 1–4 są naszym pomysłem.

## Dwarves

rule-faction-dwarves = Budowniczowie: góry dają im rudę, budują tanio, a kto chce dogonić ich wieżę, dopłaca.
rule-faction-dwarves-1 = Kto buduje poziom wieży, na którym właśnie jesteś, płaci o 1 rudę więcej.
rule-faction-dwarves-2 = Za każdą figurkę przesuniętą Patrolem lub Wyprawą w góry dostajesz 1 rudę.
rule-faction-dwarves-3 = Budowa kosztuje cię o 1 rudę mniej.
rule-faction-dwarves-4 = Gdy wybrano Handel, możesz zamiast niego wykonać Budowę.
rule-faction-dwarves-5 = Na koniec: 1 punkt, jeśli nikt nie ma wyższej wieży niż ty.
source-faction-dwarves = Wszystkie pięć poziomów według drukowanej karty.

## Orcs

rule-faction-orcs = Wojownicy: wygrywają remisy, płacą za wojny żywnością i podbijają stawkę po ujawnieniu.
rule-faction-orcs-1 = Przy równych liczbach wojennych wygrywasz ty.
rule-faction-orcs-2 = W wojnie możesz płacić też żywnością; każda jednostka jest warta 1.
rule-faction-orcs-3 = Gdy wygrasz wojnę, dostajesz 1 żywność.
rule-faction-orcs-4 = Po ujawnieniu możesz dołożyć do stawki jeszcze jedną jednostkę zasobu, nawet ponad 11.
rule-faction-orcs-5 = Na koniec: 2 punkty, jeśli nikt inny nie ma figurki w twojej krainie macierzystej.
source-faction-orcs = Poziomy 1, 2, 4 i 5 według drukowanej karty, kolejność częściowo odtworzona; poziom 3 jest naszym pomysłem.

## Goblins

rule-faction-goblins = Rój: patrolują po dwóch, łatwo się wycofują, a nowi osiedlają się obok.
rule-faction-goblins-1 = Patrol przesuwa do dwóch twoich figurek.
rule-faction-goblins-2 = Osadnictwo kosztuje cię o 1 żywność mniej, ale zawsze co najmniej 1.
rule-faction-goblins-3 = Odwrót kosztuje cię o 2 żywności mniej.
rule-faction-goblins-4 = Osadnictwo może postawić nową figurkę także w regionie obok twojej figurki.
rule-faction-goblins-5 = Na koniec: 1 punkt za każdą obcą krainę z twoją figurką, najwyżej 3.
source-faction-goblins = Poziom 1 według drukowanej karty; poziomy 2–5 są naszym pomysłem.

## Undead

rule-faction-undead = Niespokojni: śmierć im się opłaca, mana ich żywi, a ruiny nie zatrzymują.
rule-faction-undead-1 = Gdy stracisz figurkę w wojnie, dostajesz 2 many.
rule-faction-undead-2 = Za Osadnictwo możesz płacić maną zamiast żywnością.
rule-faction-undead-3 = Twoje figurki przeszukujące ruiny mogą odejść bez wcześniejszego postawienia.
rule-faction-undead-4 = Gdy w wojnie usuniesz z gry cudzą figurkę, dostajesz 2 żywności.
rule-faction-undead-5 = Na koniec: twoje figurki w ruinach zostają i punktują jak pozostałe.
needs-faction-undead = Rozdawana losowo tylko wtedy, gdy w grze jest kraina z ruinami.
source-faction-undead = Nazwa jest z drukowanych zasad; wszystkie pięć poziomów to nasz pomysł.

## Humans

rule-faction-humans = Kupcy: każdy Handel przynosi im więcej, wybrzeże ich żywi, a pełne składy punktują.
rule-faction-humans-1 = Gdy wybrano Badania, możesz zamiast nich wykonać Handel.
rule-faction-humans-2 = Przy każdym Handlu dostajesz 1 wybrany zasób.
rule-faction-humans-3 = Wojna opłacona jednym rodzajem zasobu kosztuje cię o 2 mniej.
rule-faction-humans-4 = Gdy zbierasz zasoby z regionu nad wodą, dostajesz dodatkowo 1 żywność.
rule-faction-humans-5 = Na koniec: po 1 punkcie za żywność, manę i rudę, których masz co najmniej 4.
source-faction-humans = Wszystkie pięć poziomów według arkusza z 2013 roku; późniejsze wydania mogą się różnić.

## Merfolk

rule-faction-merfolk = Nad wodą u siebie: daje im manę, patrole ją przekraczają, a wyprawy ruszają z każdego brzegu.
rule-faction-merfolk-1 = Gdy zbierasz zasoby z regionu nad wodą, dostajesz dodatkowo 1 manę.
rule-faction-merfolk-2 = Twój Patrol może przejść przez wodę.
rule-faction-merfolk-3 = Wojny nad wodą kosztują cię o 1 mniej.
rule-faction-merfolk-4 = Regiony nad wodą są dla twoich Wypraw graniczne; Wyprawa może też łączyć dwa takie w jednej krainie.
rule-faction-merfolk-5 = Na koniec: 1 punkt za każdy zajęty region nad wodą, najwyżej 3.
needs-faction-merfolk = Rozdawana losowo tylko wtedy, gdy w grze jest kraina z akwenem.
source-faction-merfolk = Nazwa jest z drukowanych zasad; wszystkie pięć poziomów to nasz pomysł.

## Shapeshifters

rule-faction-shapeshifters = Naśladowcy z urwisk: przechodzą przez nie, wchodzą na nie i pożyczają cudze zniżki i premie.
rule-faction-shapeshifters-1 = Twój Patrol może przejść przez urwisko.
rule-faction-shapeshifters-2 = Gdy zbierasz zasoby, jeden twój region przy urwisku może dać wybrany zasób.
rule-faction-shapeshifters-3 = W wojnie masz też te zniżki przeciwnika, których warunki spełniasz.
rule-faction-shapeshifters-4 = Twoje figurki mogą wchodzić na urwiska.
rule-faction-shapeshifters-5 = Na koniec: tyle punktów, ile daje najlepsza premia 5. poziomu innego gracza, od 1 do 3.
needs-faction-shapeshifters = Rozdawana losowo tylko wtedy, gdy w grze jest kraina z urwiskiem.
source-faction-shapeshifters = Nazwa jest z drukowanych zasad; wszystkie pięć poziomów to nasz pomysł.

## Elves

rule-faction-elves = Mana na wszystko: opłaca budowę, osadnictwo i tanie wojny, a cudzą osłabia.
rule-faction-elves-1 = Jednym Handlem możesz zamienić na manę i rudę, i żywność.
rule-faction-elves-2 = Wojna opłacona samą maną kosztuje cię o 1 mniej.
rule-faction-elves-3 = Za Budowę i Osadnictwo możesz płacić maną zamiast rudą i żywnością.
rule-faction-elves-4 = W wojnie z tobą mana przeciwnika jest warta tylko 1.
rule-faction-elves-5 = Na koniec: 1 punkt za każdego przeciwnika, który ma mniej many niż ty.
source-faction-elves = Wszystkie pięć poziomów według arkusza z 2013 roku; kolejność częściowo odtworzona.

## Halflings

rule-faction-halflings = Rozjemcy: sojusze im się opłacają i nikt ich nie zrywa, a kto na flagę odpowie siłą, traci.
rule-faction-halflings-1 = Jeśli twojej fladze odpowie liczba, ten przeciwnik traci 2 zasoby.
rule-faction-halflings-2 = Gdy zawrzesz sojusz, sojusznik dostaje 1 wybrany przez siebie zasób.
rule-faction-halflings-3 = Gdy zawrzesz sojusz, dostajesz 1 wybrany zasób.
rule-faction-halflings-4 = Przeciwnicy nie mogą zrywać sojuszy z tobą, ty możesz.
rule-faction-halflings-5 = Na koniec: 1 punkt za każdy twój sojusz.
needs-faction-halflings = Rozdawana losowo tylko wtedy, gdy gra co najmniej trzech graczy.
source-faction-halflings = Wszystkie pięć poziomów według drukowanej karty; nazwę odgadliśmy.

## Centaurs

rule-faction-centaurs = Biegacze równin: patrolują o dwa kroki, tam się żywią i zmieniają Patrol w Wyprawę.
rule-faction-centaurs-1 = Podczas Patrolu figurka może zrobić dwa kroki.
rule-faction-centaurs-2 = Za każdą figurkę przesuniętą na równiny dostajesz 1 żywność.
rule-faction-centaurs-3 = Wojny na równinach kosztują cię o 1 mniej.
rule-faction-centaurs-4 = Gdy wybrano Patrol, możesz zamiast niego wykonać Wyprawę.
rule-faction-centaurs-5 = Na koniec: 1 punkt za każde zajęte równiny, najwyżej 3.
source-faction-centaurs = Wszystkie pięć poziomów to nasz pomysł.

## Lizardfolk

rule-faction-lizardfolk = Trudno ich wyprzeć: ataki ich żywią, obrona jest tania, a odwrót jeszcze tańszy.
rule-faction-lizardfolk-1 = Gdy ktoś cię zaatakuje, dostajesz 1 żywność.
rule-faction-lizardfolk-2 = Wojny, w których się bronisz, kosztują cię o 1 mniej.
rule-faction-lizardfolk-3 = Odwrót kosztuje cię o 3 żywności mniej.
rule-faction-lizardfolk-4 = Gdy wygrasz wojnę jako obrońca, dostajesz 2 wybrane zasoby.
rule-faction-lizardfolk-5 = Na koniec: 2 punkty, jeśli zajmujesz co najmniej cztery rodzaje regionów.
needs-faction-lizardfolk = Rozdawana losowo tylko wtedy, gdy w grze jest kraina ze stolicą, szczytami lub tundrą.
source-faction-lizardfolk = Wszystkie pięć poziomów to nasz pomysł.

## Valkyries

rule-faction-valkyries = Wybierają spośród poległych: cudze wojny i własne straty dają im manę, wygrane wojny punkty.
rule-faction-valkyries-1 = Gdy wojnę toczą dwaj inni gracze, dostajesz 1 manę.
rule-faction-valkyries-2 = Wojny, w których atakujesz, kosztują cię o 1 mniej.
rule-faction-valkyries-3 = Gdy stracisz figurkę w wojnie, dostajesz 2 many.
rule-faction-valkyries-4 = Gdy wybrano Badania, możesz zamiast nich wykonać Wyprawę.
rule-faction-valkyries-5 = Na koniec: 1 punkt za każdą wygraną wojnę, najwyżej 3.
source-faction-valkyries = Wszystkie pięć poziomów to nasz pomysł.

## Trolls

rule-faction-trolls = Strażnicy gór: góry dają im rudę i punkty, a kto przybywa do ich krainy, płaci myto.
rule-faction-trolls-1 = Wojny w górach kosztują cię o 1 mniej.
rule-faction-trolls-2 = Za każdą figurkę przesuniętą w góry dostajesz 1 rudę.
rule-faction-trolls-3 = Kto przybywa Wyprawą do twojej krainy macierzystej, daje ci 1 zasób.
rule-faction-trolls-4 = Wojny, w których bronisz krainy macierzystej, kosztują cię o 2 mniej.
rule-faction-trolls-5 = Na koniec: 1 punkt za każde zajęte góry, najwyżej 3.
source-faction-trolls = Wszystkie pięć poziomów to nasz pomysł.

## Constructs

rule-faction-constructs = Stworzone z rudy: zastępuje im żywność, obniża koszt wojen, a wieża daje punkty.
rule-faction-constructs-1 = Za Osadnictwo możesz płacić rudą zamiast żywnością.
rule-faction-constructs-2 = Wojna opłacona z użyciem co najmniej 1 rudy kosztuje cię o 1 mniej.
rule-faction-constructs-3 = Gdy zbierasz zasoby z gór, dostajesz dodatkowo 1 rudę.
rule-faction-constructs-4 = Gdy wybrano Osadnictwo, możesz zamiast niego wykonać Budowę.
rule-faction-constructs-5 = Na koniec: 1 punkt za każde dwa poziomy twojej wieży, najwyżej 3.
source-faction-constructs = Wszystkie pięć poziomów to nasz pomysł.

## Holy Order

rule-faction-holy-order = Uczeni domu: badania im się zwracają, patrol zmieniają w badania, w domu walczą tanio.
rule-faction-holy-order-1 = Gdy wykonasz Badania jako gracz dołączający, dostajesz potem 1 manę.
rule-faction-holy-order-2 = Wojny w twojej krainie macierzystej kosztują cię o 1 mniej.
rule-faction-holy-order-3 = Gdy wybrano Patrol, możesz zamiast niego wykonać Badania.
rule-faction-holy-order-4 = Gdy osiągniesz ten poziom, dostajesz 3 many.
rule-faction-holy-order-5 = Na koniec: 2 punkty, jeśli zajmujesz stolicę lub masz sojusz.
needs-faction-holy-order = Rozdawana losowo tylko wtedy, gdy w grze jest kraina ze stolicą lub gra co najmniej trzech graczy.
source-faction-holy-order = Nazwa i wszystkie pięć poziomów to nasz pomysł; zastępuje drukowany zakon rycerski.

## Lionfolk

rule-faction-lionfolk = Dumne stado: pod dostatkiem żywności, z wyboru samotnicy, silni w ataku i liczbą.
rule-faction-lionfolk-1 = Gdy osiągniesz ten poziom, dostajesz 2 żywności.
rule-faction-lionfolk-2 = Gdy karta akcji jest oczyszczana, a nie masz sojuszu, dostajesz 1 wybrany zasób.
rule-faction-lionfolk-3 = Gdy osiągniesz ten poziom, dostajesz 4 żywności.
rule-faction-lionfolk-4 = Wojny, w których atakujesz, kosztują cię o 2 mniej.
rule-faction-lionfolk-5 = Na koniec: 1 punkt za każdego przeciwnika, który ma w grze mniej figurek niż ty.
source-faction-lionfolk = Poziomy 1, 2, 3 i 5 według drukowanej karty; poziom 4 był nieczytelny i jest naszym pomysłem.

## Boarfolk

rule-faction-boarfolk = Zawadiacy: atakują z Patrolu, wygrywają remisy i po zwycięstwie pędzą dalej.
rule-faction-boarfolk-1 = Wojny, w których atakujesz Patrolem, kosztują cię o 1 mniej.
rule-faction-boarfolk-2 = Za każdą figurkę przesuniętą do lasu dostajesz 1 żywność.
rule-faction-boarfolk-3 = Figurka, która wygrała wojnę jako atakująca, może od razu pobiec o jeden region dalej.
rule-faction-boarfolk-4 = Gdy atakujesz, wygrywasz przy równych liczbach wojennych.
rule-faction-boarfolk-5 = Na koniec: 2 punkty, jeśli masz co najmniej dwie figurki w krainach macierzystych innych graczy.
source-faction-boarfolk = Nazwa jest z drukowanych zasad; wszystkie pięć poziomów to nasz pomysł.

## Undead Knights

rule-faction-undead-knights = Panowie twierdz: ich mury liczą się podwójnie, polegli dają zasoby i wracają za manę.
rule-faction-undead-knights-1 = Gdy stracisz figurkę w wojnie, dostajesz 1 rudę i 1 manę.
rule-faction-undead-knights-2 = Twoja twierdza obniża koszt wojny w swoim regionie o 2, a nie o 1.
rule-faction-undead-knights-3 = Za odwrót możesz płacić dowolnymi zasobami.
rule-faction-undead-knights-4 = Poległą zwykłą figurkę możesz za 2 many od razu wystawić w krainie macierzystej.
rule-faction-undead-knights-5 = Na koniec: 1 punkt za każde dwie twoje twierdze w grze, najwyżej 3.
needs-faction-undead-knights = Tylko z Zewem bohaterów.
source-faction-undead-knights = Nazwa jest z drukowanych zasad; wszystkie pięć poziomów to nasz pomysł.

## Gnomes

rule-faction-gnomes = Majsterkowicze: handel daje im więcej, badania są tanie, a pełne tory punktują na koniec.
rule-faction-gnomes-1 = Każdy Handel daje ci o 1 więcej otrzymywanego zasobu.
rule-faction-gnomes-2 = Badania kosztują cię o 1 manę mniej, ale zawsze co najmniej 1.
rule-faction-gnomes-3 = Gdy zbierasz zasoby z gór, dostajesz dodatkowo 1 rudę.
rule-faction-gnomes-4 = Gdy wybrano Handel, możesz zamiast niego wykonać Badania.
rule-faction-gnomes-5 = Na koniec: 1 punkt za każdy zasób (także srebro), którego masz co najmniej 5, najwyżej 3.
source-faction-gnomes = Nazwa jest z drukowanych zasad; wszystkie pięć poziomów to nasz pomysł.

## Draconians

rule-faction-draconians = Na skrzydłach: na wyprawę ruszają skądkolwiek, po dwóch, i lubią granice.
rule-faction-draconians-1 = Twoje Wyprawy mogą zaczynać się w głębi lądu i kończyć także w tej samej krainie.
rule-faction-draconians-2 = Wojny, w których atakujesz Wyprawą, kosztują cię o 1 mniej.
rule-faction-draconians-3 = Gdy zbierasz zasoby z co najmniej trzech regionów granicznych, dostajesz dodatkowo 1 wybrany zasób.
rule-faction-draconians-4 = Wyprawa przesuwa do dwóch twoich figurek.
rule-faction-draconians-5 = Na koniec: 2 punkty, jeśli wszystkie twoje figurki w grze są w regionach granicznych.
source-faction-draconians = Poziom 5 według drukowanej karty; poziomy 1–4 są naszym pomysłem.

## Frost Wraiths

rule-faction-frost-wraiths = Zimna woda: wchodzą do niej, budują i walczą przy niej, a jednemu przeciwnikowi studzą magię.
rule-faction-frost-wraiths-1 = Wojny nad wodą kosztują cię o 1 mniej.
rule-faction-frost-wraiths-2 = Twoje figurki mogą wchodzić do wody.
rule-faction-frost-wraiths-3 = Budowa kosztuje cię o 1 rudę mniej, gdy twierdza staje nad wodą.
rule-faction-frost-wraiths-4 = Gdy osiągniesz ten poziom, wybrany przeciwnik traci jeden poziom magii.
rule-faction-frost-wraiths-5 = Na koniec: 1 punkt za każdą twoją figurkę w wodzie, najwyżej 3.
needs-faction-frost-wraiths = Rozdawana losowo tylko wtedy, gdy w grze jest kraina z akwenem.
source-faction-frost-wraiths = Poziomy 3–5 według drukowanej karty; poziomy 1 i 2 są naszym pomysłem.

## Pirates

rule-faction-pirates = Łupieżcy obcych brzegów: przekraczają wodę, okradają pokonanych i punktują na obczyźnie.
rule-faction-pirates-1 = Twój Patrol może przejść przez wodę.
rule-faction-pirates-2 = Gdy wygrasz wojnę, zabierasz pokonanemu 2 zasoby.
rule-faction-pirates-3 = Regiony nad wodą są dla twoich Wypraw graniczne; Wyprawa może też łączyć dwa takie w jednej krainie.
rule-faction-pirates-4 = Gdy zbierasz zasoby nad wodą poza domem, dostajesz dodatkowo 1 wybrany zasób.
rule-faction-pirates-5 = Na koniec: 1 punkt za każdy zajęty region nad wodą poza domem, najwyżej 3.
needs-faction-pirates = Rozdawana losowo tylko wtedy, gdy w grze jest kraina z akwenem.
source-faction-pirates = Nazwa jest z drukowanych zasad; wszystkie pięć poziomów to nasz pomysł.

## Birdfolk

rule-faction-birdfolk = Lotnicy: na wyprawę lecą po dwóch, wycofują się prawie za darmo i gnieżdżą na urwiskach.
rule-faction-birdfolk-1 = Wyprawa przesuwa do dwóch twoich figurek.
rule-faction-birdfolk-2 = Odwrót kosztuje cię o 2 żywności mniej.
rule-faction-birdfolk-3 = Twoje figurki mogą wchodzić na urwiska.
rule-faction-birdfolk-4 = Odwrót kosztuje cię łącznie o 4 żywności mniej (zamiast 2. poziomu).
rule-faction-birdfolk-5 = Na koniec: 1 punkt za każdą twoją figurkę na urwiskach, najwyżej 3.
needs-faction-birdfolk = Rozdawana losowo tylko wtedy, gdy w grze jest kraina z urwiskiem.
source-faction-birdfolk = Wszystkie pięć poziomów według drukowanej karty; poziom 3 był słabo czytelny.

## Bearfolk

rule-faction-bearfolk = Mieszkańcy gawr: urwiska ich żywią, chronią, wpuszczają do siebie i obniżają ceny twierdz.
rule-faction-bearfolk-1 = Wojny przy urwisku kosztują cię o 1 mniej.
rule-faction-bearfolk-2 = Gdy zbierasz zasoby z regionu przy urwisku, dostajesz dodatkowo 1 żywność.
rule-faction-bearfolk-3 = Twoje figurki mogą wchodzić na urwiska.
rule-faction-bearfolk-4 = Budowa kosztuje cię o 1 rudę mniej, gdy twierdza staje przy urwisku.
rule-faction-bearfolk-5 = Na koniec: 1 punkt za każdy zajęty region przy urwisku, najwyżej 3.
needs-faction-bearfolk = Rozdawana losowo tylko wtedy, gdy w grze jest kraina z urwiskiem.
source-faction-bearfolk = Nazwa jest z drukowanych zasad; wszystkie pięć poziomów to nasz pomysł.

## Imps

rule-faction-imps = Szkodniki: przemykają przez urwiska, niszczą i kradną cudze zasoby, punktują za cudzą biedę.
rule-faction-imps-1 = Twój Patrol może przejść przez urwisko.
rule-faction-imps-2 = Gdy twój Patrol kończy się przy urwisku, wybrany przeciwnik odrzuca 1 zasób.
rule-faction-imps-3 = Gdy przybywasz Wyprawą do krainy macierzystej przeciwnika, zabierasz mu 1 zasób.
rule-faction-imps-4 = Kto walczy z tobą przy urwisku, płaci o 1 więcej.
rule-faction-imps-5 = Na koniec: 1 punkt za każdego przeciwnika, który ma łącznie najwyżej 3 żywności, many i rudy, najwyżej 3.
needs-faction-imps = Rozdawana losowo tylko wtedy, gdy w grze jest kraina z urwiskiem.
source-faction-imps = Nazwa jest z drukowanych zasad; wszystkie pięć poziomów to nasz pomysł.

## Ice Giants

rule-faction-ice-giants = Powalają innych: leżących pokonują tanio, a na wstających i leżących zyskują.
rule-faction-ice-giants-1 = Za każdą figurkę przesuniętą na szczyty dostajesz 1 srebro.
rule-faction-ice-giants-2 = Po każdym ruchu Patrolu możesz przewrócić jedną cudzą figurkę obok celu.
rule-faction-ice-giants-3 = Wojna z przewróconą figurką kosztuje cię o 2 mniej.
rule-faction-ice-giants-4 = Gdy przeciwnik postawi figurkę, dostajesz 1 wybrany zasób.
rule-faction-ice-giants-5 = Na koniec: 1 punkt za każdą cudzą figurkę przewróconą poza ruinami, najwyżej 3.
needs-faction-ice-giants = Tylko z Zewem bohaterów. Rozdawana losowo tylko wtedy, gdy w grze jest kraina ze szczytami.
source-faction-ice-giants = Nazwa jest z drukowanych zasad; wszystkie pięć poziomów to nasz pomysł.

## Yeti

rule-faction-yeti = W mrozie u siebie: tundra daje im podwójnie i ich nie wypędza, szczyty ich chronią.
rule-faction-yeti-1 = Twoja figurka w tundrze zbiera dwa zasoby.
rule-faction-yeti-2 = Twoje figurki nigdy nie muszą opuszczać tundry.
rule-faction-yeti-3 = Po każdej Wyprawie możesz przewrócić jedną cudzą figurkę obok celu.
rule-faction-yeti-4 = Wojny na szczytach kosztują cię o 2 mniej.
rule-faction-yeti-5 = Na koniec: 1 punkt za każdą twoją figurkę na szczytach lub w tundrze, najwyżej 3.
needs-faction-yeti = Tylko z Zewem bohaterów. Rozdawana losowo tylko wtedy, gdy w grze jest kraina ze szczytami lub tundrą.
source-faction-yeti = Nazwa jest z drukowanych zasad; wszystkie pięć poziomów to nasz pomysł.

## Minotaurs

rule-faction-minotaurs = Burzyciele murów: cudze twierdze ich nie powstrzymują, padają przed nimi i dają rudę i punkty.
rule-faction-minotaurs-1 = Atak na region ze stojącą cudzą twierdzą kosztuje cię o 1 mniej.
rule-faction-minotaurs-2 = Po każdym ruchu Patrolu możesz przewrócić jedną cudzą twierdzę obok celu.
rule-faction-minotaurs-3 = Cudze twierdze nie dają zniżki w wojnie z tobą.
rule-faction-minotaurs-4 = Gdy usuniesz cudzą twierdzę, dostajesz 2 rudy.
rule-faction-minotaurs-5 = Na koniec: 1 punkt za każdą usuniętą cudzą twierdzę, najwyżej 3.
needs-faction-minotaurs = Tylko z Zewem bohaterów.
source-faction-minotaurs = Nazwa jest z drukowanych zasad; wszystkie pięć poziomów to nasz pomysł.
