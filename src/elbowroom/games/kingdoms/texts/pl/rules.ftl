### What every action, kind of region, resource, piece and word of this game does, in at most 160 characters.

## Actions

rule-action-patrol = Przesuń jedną stojącą figurkę do sąsiedniego regionu jej krainy. Albo postaw leżącą, albo zerwij sojusz.
rule-action-quest = Przesuń jedną stojącą figurkę z regionu granicznego do regionu granicznego dowolnej innej krainy.
rule-action-build = Zapłać tyle rudy, ile wskazuje następny poziom wieży, i podnieś wieżę o jeden. Z Zewem bohaterów postaw też twierdzę.
rule-action-research = Zapłać tyle many, ile wskazuje następny poziom magii, i wejdź na niego. Jego zdolność działa od razu.
rule-action-expand = Zapłać tyle żywności, ile figurek będziesz mieć potem w grze, i dodaj nową tam, gdzie jest dokładnie jedna twoja i żadna cudza.
rule-action-trade = Oddaj dowolną ilość żywności, many albo rudy i weź tyle samo innego z tych zasobów. Srebrem się nie handluje.
rule-action-collect = Zamiast dołączać: po jednej jednostce z każdego regionu z figurką, która może zbierać. Aktywny gracz nigdy nie zbiera.

## Kinds of region

rule-terrain-plains = Przy zbieraniu daje 1 żywność.
rule-terrain-mountain = Przy zbieraniu daje 1 rudę.
rule-terrain-forest = Przy zbieraniu daje 1 manę.
rule-terrain-ruins = Figurka kładzie się tu i przeszukuje: dopóki leży, daje 1 wybrany zasób. Na koniec figurki z ruin są usuwane.
rule-terrain-capital = Przy zbieraniu nie daje nic. Na koniec 2 punkty, jeśli jesteś tu bez sojusznika, po 1 dla dwóch sojuszników.
rule-terrain-peaks = Przy zbieraniu daje 1 srebro. Tylko z Zewem bohaterów.
rule-terrain-tundra = Miejsce na jedną figurkę: 1 wybrany zasób, bez wojen i twierdz. Przy najbliższym Patrolu lub Wyprawie musi odejść.
rule-terrain-water = Bez specjalnej zdolności nie można do niego wejść ani go przekroczyć; nic nie daje.
rule-terrain-river = Regiony po obu stronach rzeki nie sąsiadują. Rzeka liczy się jako woda, ale nie można do niej wejść.
rule-terrain-crag = Bez specjalnej zdolności nie można na nie wejść ani go przekroczyć; nic nie daje.

## Resources

rule-resource-food = Z równin. Płaci się nią za Osadnictwo i odwrót. W wojnie nic nie jest warta. Najwyżej 9.
rule-resource-mana = Z lasów. Płaci się nią za Badania. W wojnie jest warta 2, bez reszty. Najwyżej 9.
rule-resource-ore = Z gór. Płaci się nią za Budowę. W wojnie jest warta 1. Najwyżej 9.
rule-resource-silver = Ze szczytów. Zastępuje żywność, manę i rudę w Osadnictwie, Budowie, Badaniach i odwrocie; nigdy w wojnie i Handlu. Najwyżej 9.

## Words and pieces

rule-term-territory = Jedna strona karty krainy: regiony i przeszkody, na które bez zdolności się nie wchodzi. Twoja to kraina macierzysta.
rule-term-border-region = Region na skraju karty. Tam zaczynają się i kończą Wyprawy.
rule-term-feature = Woda, rzeki i urwiska: bez zdolności nie prowadzi tam ani przez nie żaden krok.
rule-term-occupy = Zajmujesz region, w którym masz co najmniej jedną figurkę. Sama twierdza nie wystarczy.
rule-term-meeple = Każdy gracz ma siedem. W regionie są najwyżej dwie, czyjekolwiek. Każda w grze daje na koniec 1 punkt.
rule-term-action-card = Sześć akcji. Co turę aktywny gracz zakrywa jedną tarczą. Gdy leży już pięć tarcz, karta jest oczyszczana.
rule-term-follower = Wszyscy prócz aktywnego gracza, po kolei: każdy też wykonuje wybraną akcję albo zbiera zasoby.
rule-term-resource-of-choice = Żywność, mana albo ruda, jak wolisz; nigdy srebro.
rule-term-last-meeple = Jeśli masz w grze jedną figurkę, zbierasz o 1 wybrany zasób więcej. Ona nigdy nie ginie: wycofuje się za darmo.
rule-term-tower = Sześć poziomów za 1 do 6 rudy. Na koniec liczy się tylko twój poziom: 1, 2, 3, 4, 6 lub 8 punktów.
rule-term-magic = Pięć poziomów za 1 do 5 many. Każdy daje frakcji zdolność i na koniec 1 punkt; piąty dodaje premię.
rule-term-war = Wejście do regionu z cudzą figurką lub stojącą twierdzą to wojna. Wygrywa wyższa liczba, przy remisie obrońca.
rule-term-war-die = Obie strony potajemnie ustawiają liczbę od 1 do 11 albo flagę. Liczbę trzeba móc opłacić i płacą obie strony.
rule-term-war-cost = Twoja liczba po zniżkach. Mana jest warta 2, ruda 1, żywność i srebro nic. Zbędnych jednostek dokładać nie wolno.
rule-term-flag = Oferta pokoju: dwie flagi to sojusz, jedna przegrywa z każdą liczbą. Nic nie kosztuje.
rule-term-alliance = Dwaj gracze dzielą jeden region i obaj z niego zbierają. Gdzie indziej są wrogami. Patrol może go zerwać, a to wojna.
rule-term-retreat = Pokonany może wycofać się do wolnego sąsiedniego regionu za 1 żywność za każdą swoją figurkę w grze. Inaczej traci figurkę.
rule-term-laid-down = Przewrócona figurka nie rusza się i nie zbiera, ale się broni. Stawia ją Patrol.
rule-term-searching = Leży w ruinach: jedyne figurki, które zbierają na leżąco.
rule-term-supply = Figurki i twierdze poza planszą. Tu wraca to, co stracisz.
rule-term-lost-kingdom = We dwoje trzecia kraina pełna neutralnych figurek. Każdy podbój kosztuje tyle, ile neutralnych zostało.
rule-term-neutral = Neutralna figurka nie licytuje, nie rusza się i nie punktuje. Gdy jej region ktoś zajmie, znika z gry.
rule-term-end-trigger = Siedem figurek w grze, 6. poziom wieży, 5. poziom magii lub trzeci bohater na emeryturze. Gra kończy się przy oczyszczeniu karty.
rule-term-scoring = Punkty: 1 za figurkę poza ruinami, 1 za poziom magii, premia frakcji, wieża, stolice, bohaterowie, twierdze za granicą.

## Heroes' Call

rule-term-heroes-call = Dodaje bohaterów, twierdze, srebro, lodowe krainy i przewracanie figurek.
rule-term-hero = Figurka z kartą i maksymalnie trzema poziomami. Zdolności działają tylko dla bohatera, chyba że karta mówi inaczej.
rule-term-hero-level = Bohater awansuje zamiast zwykłej Budowy, Badań lub Osadnictwa za cenę z karty albo wygrywając wojnę.
rule-term-retire = Na 3. poziomie bohater odchodzi: zastępuje go zwykła figurka, a karta daje 3 punkty. Następna nowa figurka to znów bohater.
rule-term-hero-death = Bohater, który przegra wojnę i się nie wycofa, ginie, a jego karta wraca do talii.
rule-term-fortress = Przybywa z każdym poziomem wieży. Stojąc, broni regionu i obniża koszt twoich wojen o 1. Za granicą daje 1 punkt.
rule-term-fortress-lost = Przegrana wojna w regionie z twoją twierdzą kosztuje cię twierdzę i jeden poziom wieży.
rule-term-fortress-laid-down = Przewrócona twierdza nie broni; wejście przeciwnika ją usuwa. Budowa stawia ją za darmo.
rule-term-frozen-lands = Krainy ze szczytami i tundrą.

## Playing alone

rule-term-dummy = Twój przeciwnik w grze jednoosobowej. Kieruje się kompasem, nie płaci za wojny i nie ma bohatera.
rule-term-compass = Karta między dwiema krainami. Rzut 1 do 12 to wskazówka zegara, która wybiera akcję i kierunki fikcyjnego przeciwnika.
rule-term-compass-ring = 1 i 7 Badania, 2 i 8 Handel, 3 i 9 Budowa, 4 i 10 Patrol, 5 i 11 Wyprawa, 6 i 12 Osadnictwo. Zakryta: następna wolna.
rule-term-compass-region = Regiony: te w kierunku wskazówki od kompasu, za dnia najbliższy, nocą najdalszy. Brak: godzinę dalej.
rule-term-compass-meeple = Figurki: jak regiony, ale zawsze ta najbliżej kompasu.
rule-term-compass-move = Ruchy: wskazówka przyłożona do figurki wskazuje kierunek; gdy się nie da, następny możliwy kierunek zgodnie z zegarem.
rule-term-compass-flip = Przy każdym oczyszczeniu karty akcji dzień zmienia się z nocą, a fikcyjny przeciwnik dostaje 1 żywność, 1 manę i 1 rudę.
rule-term-solo-war = Bez kości: liczba przeciwnika to za dnia dwukrotność twoich figurek w grze, nocą ich liczba. Zapłać tyle albo przegraj za darmo.
rule-term-solo-expand = Nowa figurka fikcyjnego przeciwnika trafia do pustego regionu obok jego figurki, według kompasu.
rule-term-solo-trade = Fikcyjny przeciwnik nie handluje: dostaje 1 żywność, 1 manę i 1 rudę.
rule-term-solo-collect = Czego fikcyjny przeciwnik nie może wykonać lub opłacić, tego nie robi; zbiera zasoby, nawet gdy jest aktywny.
