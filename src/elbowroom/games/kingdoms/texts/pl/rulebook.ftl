### The rules for players.

rulebook-chapter-goal = O co chodzi w grze
rulebook-chapter-words = Pojęcia gry
rulebook-chapter-setup = Przygotowanie gry
rulebook-chapter-turn = Tura
rulebook-chapter-collecting = Zbieranie zasobów
rulebook-chapter-moving = Ruch i miejsce
rulebook-chapter-actions = Sześć akcji
rulebook-chapter-war = Wojna
rulebook-chapter-retreat = Odwrót
rulebook-chapter-alliances = Sojusze
rulebook-chapter-places = Ruiny, stolice, woda, urwiska
rulebook-chapter-factions = Frakcje i ich magia
rulebook-chapter-heroes = Zew bohaterów: bohaterowie
rulebook-chapter-fortresses = Zew bohaterów: twierdze
rulebook-chapter-frozen = Zew bohaterów: lodowe krainy
rulebook-chapter-lying = Leżące figurki
rulebook-chapter-players = Dwoje graczy, pięcioro graczy
rulebook-chapter-solo = Gra jednoosobowa
rulebook-chapter-own = Własne frakcje, bohaterowie i krainy
rulebook-chapter-table = Przy tym stole

## What the game is about

rulebook-about-title = Małe królestwo
rulebook-about =
    Prowadzisz frakcję z jej krainy macierzystej w świat. Żywność daje nowe figurki, ruda podnosi wieżę, mana uczy frakcję magii. To, czego frakcja się nauczy, działa dla wszystkich twoich figurek, także bohatera; to, co umie bohater, działa tylko dla niego, chyba że karta mówi inaczej.

rulebook-points-title = Za co są punkty
rulebook-points =
    Wygrywa ten, kto ma najwięcej punktów zwycięstwa. Na koniec policz:
    - 1 za każdą figurkę w grze poza ruinami, także leżącą i bohatera
    - 1 za każdy poziom magii, a na poziomie 5 premię frakcji
    - za poziom wieży 1, 2, 3, 4, 6 lub 8
    - stolice: 2 bez sojusznika, po 1 z sojusznikiem
    - z Zewem bohaterów 3 za każdego bohatera na emeryturze i 1 za każdą twierdzę poza krainą macierzystą

rulebook-triggers-title = Jak kończy się gra
rulebook-triggers =
    Na koniec tury sprawdza się, czy ktoś ma w grze 7 figurek, 6. poziom wieży albo 5. poziom magii, a z Zewem bohaterów trzeciego bohatera na emeryturze. Wtedy koniec jest zapowiedziany i nie da się go cofnąć. Gra trwa do chwili, gdy kartę akcji trzeba by oczyścić; wtedy od razu się kończy, już bez oczyszczania. Jeśli stało się to w turze z piątą tarczą, ta tura była ostatnia.

rulebook-trigger-check-title = Dopiero na koniec tury
rulebook-trigger-check =
    Cel osiągnięty i stracony w jednej turze nie zapowiada końca. To, co dzieje się przy oczyszczaniu karty albo powrocie czekającej figurki, sprawdza się na koniec następnej tury.

rulebook-tie-title = W razie remisu
rulebook-tie =
    Decyduje więcej figurek w grze, potem wyższa wieża, potem wyższa magia, potem więcej zasobów razem ze srebrem. Jeśli i to jest równe, dzielicie zwycięstwo.

## Words of the game

rulebook-active-and-followers-title = Aktywny gracz i dołączający
rulebook-active-and-followers =
    Aktywny gracz wybiera akcję tury. Wszyscy inni są w tej turze dołączającymi, a każdy inny gracz jest twoim przeciwnikiem; w grze jednoosobowej jest nim fikcyjny przeciwnik.

rulebook-territory-title = Krainy i granice
rulebook-territory =
    Kraina to jedna strona karty: regiony, w których mogą być figurki, i przeszkody, czyli woda, rzeki i urwiska, na które bez zdolności nie wchodzą. Twoja to kraina macierzysta. Region na skraju karty jest graniczny.

rulebook-kinds-title = Rodzaje regionów
rulebook-kinds =
    Równiny, góry, lasy, ruiny i stolice; z Zewem bohaterów także szczyty i tundra.

rulebook-adjacent-title = Sąsiednie regiony
rulebook-adjacent =
    Sąsiadują regiony jednej krainy ze wspólną granicą; róg nie wystarczy, a regiony po dwóch stronach rzeki nie sąsiadują. Przy wodzie i urwiskach wystarczy róg. Regiony różnych krain nigdy nie sąsiadują.

rulebook-pieces-title = Elementy i zajmowanie
rulebook-pieces =
    Figurki, bohaterowie i twierdze to elementy. Zajmujesz region, w którym masz co najmniej jedną figurkę; sama twierdza nie wystarczy. Element stoi albo leży; figurka leżąca w ruinach przeszukuje. W grze jest to, co znajduje się w krainach; reszta jest w zapasie.

rulebook-round-title = Runda
rulebook-round =
    Runda trwa od jednego oczyszczenia karty akcji do następnego. Kończy się w chwili oczyszczenia.

rulebook-of-choice-title = Wybrany zasób
rulebook-of-choice =
    Dostając go, wybierasz żywność, manę albo rudę. Nigdy nie jest to srebro.

## Set-up

rulebook-what-you-get-title = Co leży na stole
rulebook-what-you-get =
    Każdy ma 7 figurek oraz znaczniki żywności, many, rudy, badań i wieży. Pośrodku leżą karta akcji z sześcioma akcjami i 5 tarczami, karta wieży i dwie kości wojny z liczbami od 1 do 11 i białą flagą. Frakcji jest 29, dwustronnych kart krain 8, a bohaterów 25.

rulebook-tracks-title = Najwyżej 9
rulebook-tracks =
    Każdego zasobu możesz mieć najwyżej 9; nadwyżka przepada. Wszyscy widzą, kto ile ma.

rulebook-home-card-title = Gracze i krainy macierzyste
rulebook-home-card =
    Gra od 2 do 5 osób albo jedna w pojedynkę. Każdy losuje kartę krainy i wybiera stronę; żadnej karty nie używa się dwa razy. Bez Zewu bohaterów rozdaje się pięć z ośmiu kart; z nim wszystkie osiem, a na życzenie tylko trzy karty lodowych krain i dwie dodatkowe, gdy trzeba więcej. O tym, kto zaczyna, decyduje los; gra się zgodnie z ruchem wskazówek zegara.

rulebook-your-faction-title = Twoja frakcja
rulebook-your-faction =
    Frakcje rozdaje się losowo albo, na życzenie, wybiera się je po kolei. Niektóre potrzebują wody, urwisk, ruin, szczytów, tundry, stolicy albo trzech graczy; losowo trafiają do gry tylko wtedy, gdy to w niej jest. Z kilku potrzeb wystarczy spełnić jedną, a sama rzeka to nie woda. Kto wybiera, nie musi na to zważać. Z Zewem bohaterów można rozdawać tylko frakcje z tego pudełka.

rulebook-start-title = Twój początek
rulebook-start =
    Rozdziel 6 jednostek między żywność, manę i rudę, jak chcesz, w pierwszej grze na przykład 3 żywności, 2 many i 1 rudę; srebra wziąć nie można. Postaw 2 figurki w jednym regionie krainy macierzystej, nie w tundrze; w ruinach od razu się kładą. Wieża i magia zaczynają od 0, a karta akcji jest pusta.

rulebook-order-of-setup-title = W jakiej kolejności
rulebook-order-of-setup =
    - karty krain, potem ich strony po kolei
    - we dwoje Zaginione Królestwo
    - frakcje, potem kto zaczyna
    - z Zewem bohaterów każdy zatrzymuje jedną z dwóch kart bohaterów
    - po kolei zasoby i region startowy
    To, co wybierasz, od razu widać; tylko karty bohaterów są przy wyborze tajne.

## A turn

rulebook-choose-action-title = Wybierz akcję
rulebook-choose-action =
    Aktywny gracz kładzie tarczę na wolnej akcji karty; musi to zrobić, nawet jeśli nikt nie może tej akcji wykonać. Jedno pole jest zawsze wolne. Potem wykonuje akcję albo nie robi nic. Aktywny gracz nigdy nie zbiera.

rulebook-follow-title = Dołącz albo zbieraj
rulebook-follow =
    Potem dołączają pozostali, jeden po drugim, zgodnie z ruchem wskazówek zegara. Każdy musi wykonać tę samą akcję albo zebrać zasoby. Jeśli akcji nie da się wykonać, zbierasz, choćby nic to nie dało. Liczy się też akcja zastępcza, na którą pozwala zdolność.

rulebook-once-title = Raz
rulebook-once =
    Wykonać akcję znaczy wykonać ją raz, plus dodatkowe ruchy ze zdolności.

rulebook-clearing-title = Następna tura i oczyszczenie karty
rulebook-clearing =
    Gdy wszyscy zagrają, sprawdza się, czy gra się kończy, a aktywny staje się następny gracz zgodnie z ruchem wskazówek zegara. Jeśli leży wtedy już 5 tarcz, kartę najpierw się oczyszcza i dzieje się wszystko, co działa „przy oczyszczeniu karty”, począwszy od aktywnego gracza. Jeśli zapowiedziano koniec, zamiast tego gra się kończy.

rulebook-no-meeple-title = Bez figurki w grze
rulebook-no-meeple =
    Nadal wybierasz akcje, możesz wykonać Badania i Handel, a bez Zewu bohaterów także Budowę; zbieranie nic nie daje. Figurka czekająca poza planszą wraca na początku tury, gdy tylko w krainie macierzystej jest miejsce.

## Collecting

rulebook-yields-title = Jedna jednostka z każdego regionu
rulebook-yields =
    Każdy zajęty region daje jedną jednostkę, nawet gdy masz w nim dwie figurki:
    - równiny żywność, góry rudę, las manę, szczyty srebro
    - ruiny i tundra wybrany zasób
    - stolica nic
    Woda, urwiska i regiony z samą twoją twierdzą nie dają nic.

rulebook-who-collects-title = Kto może zbierać
rulebook-who-collects =
    W ruinach figurka zbiera tylko na leżąco; wszędzie indziej musi stać. Jeśli może zbierać jedna z dwóch figurek, region daje jednostkę; dwie przeszukujące też dają tylko jedną. Ze wspólnego regionu zbierają obaj sojusznicy.

rulebook-last-meeple-title = Ostatnia figurka
rulebook-last-meeple =
    Mając w grze dokładnie jedną figurkę, zbierasz o 1 wybrany zasób więcej.

rulebook-collecting-abilities-title = Zdolności przy zbieraniu
rulebook-collecting-abilities =
    Najpierw każdy region daje swoje, podwojone lub zmienione zdolnościami; potem jest premia ostatniej figurki, potem inne premie. Przy premii za regiony region liczy się tylko wtedy, gdy twoja figurka może tam zbierać. Dwa razy nic to nic, więc stolica nie daje nic. Po każdym zysku obowiązuje limit 9.

## Moving and room

rulebook-room-title = Ile się mieści
rulebook-room =
    W regionie są najwyżej 2 figurki, czyjekolwiek, w tundrze 1; twierdze się nie liczą. Elementy może tam mieć najwyżej dwóch graczy. Do regionu z 2 figurkami nikt nie wejdzie, więc nie można go też zaatakować.

rulebook-entering-is-war-title = Wejście to wojna
rulebook-entering-is-war =
    Wejście do regionu z figurką lub stojącą twierdzą przeciwnika to od razu wojna, chyba że masz tam już z nim sojusz.

rulebook-who-moves-title = Kto się rusza i co blokuje
rulebook-who-moves =
    Ruszają się tylko stojące figurki, a leżące jedynie przy wyjściu z tundry lub dzięki zdolności. Rzeki, woda i urwiska blokują każdy krok, chyba że zdolność mówi inaczej.

rulebook-arriving-title = Przybycie
rulebook-arriving =
    W tej kolejności: myto, kradzież, wojna; potem, jeśli figurka nadal tam jest, w ruinach się kładzie, dostajesz to, co daje jej przybycie, i działają inne zdolności. Liczy się tylko region, w którym ruch się kończy. Leżącą cudzą twierdzę bez figurki usuwa także ten, kto tylko przechodzi przez region.

## The six actions

rulebook-patrol-title = Patrol
rulebook-patrol =
    Przesuń jedną stojącą figurkę do sąsiedniego regionu tej samej krainy, u siebie lub za granicą. Zamiast tego możesz postawić jedną leżącą figurkę albo zerwać jeden sojusz.

rulebook-patrol-more-title = Kilka ruchów Patrolu
rulebook-patrol-more =
    Jeśli zdolność daje ci więcej ruchów Patrolu, za każdym razem możesz wybrać dowolną z tych trzech możliwości, ale zawsze z inną figurką. To, co daje ruch Patrolu, dostajesz tylko za figurkę, która naprawdę się przesunęła.

rulebook-quest-title = Wyprawa
rulebook-quest =
    Przesuń jedną stojącą figurkę z regionu granicznego do regionu granicznego dowolnej innej krainy. Dotrzeć można do wszystkich krain. Wyprawa nie stawia figurki ani nie zrywa sojuszu.

rulebook-build-title = Budowa
rulebook-build =
    Zapłać tyle rudy, ile wynosi następny poziom wieży, od 1 do 6, i podnieś wieżę o jeden. Punktuje tylko poziom, na którym skończysz: 1, 2, 3, 4, 6 lub 8 punktów. Z Zewem bohaterów stawiasz też twierdzę.

rulebook-research-title = Badania
rulebook-research =
    Zapłać tyle many, ile wynosi następny poziom magii, od 1 do 5, i wejdź na niego. Jego zdolność działa od razu, każdy poziom daje 1 punkt, a poziom 5 dodaje premię frakcji.

rulebook-expand-title = Osadnictwo
rulebook-expand =
    Zapłać tyle żywności, ile figurek będziesz mieć potem w grze, i dodaj jedną: trzecia kosztuje 3, siódma 7. Trafia do regionu, w którym jest dokładnie jedna twoja figurka i żadna inna, nigdy do tundry, do wody ani na urwisko. Gdy wszystkie twoje figurki stoją parami, Osadnictwo jest niemożliwe. W grze nigdy nie masz więcej niż 7 figurek. Przy 5 w grze następna kosztuje 6, dla Goblinów na poziomie 2 tylko 5.

rulebook-trade-title = Handel
rulebook-trade =
    Oddaj dowolną ilość żywności, many albo rudy i weź tyle samo jednego z dwóch pozostałych zasobów. Co przekroczy 9, przepada. Srebra się nie oddaje ani nie bierze.

rulebook-prices-title = Ceny
rulebook-prices =
    Najpierw dodaje się dopłaty, potem odejmuje zniżki. Cena nigdy nie spada poniżej 0 ani poniżej podanego minimum. Zanim zaczniesz, musi cię być stać na całość.

## War

rulebook-who-fights-title = Atakujący i obrońca
rulebook-who-fights =
    Kto wchodzi albo zrywa sojusz, atakuje; właściciel tamtejszych elementów się broni. Atakujący walczy figurką, która się przesunęła, a przy zrywaniu jedną stojącą; obrońca tamtejszą figurką i stojącą przy niej twierdzą albo samą twierdzą. Leżąca figurka też się broni. Ataku nie można odwołać.

rulebook-setting-title = Ustawienie kości
rulebook-setting =
    Obie strony potajemnie ustawiają liczbę od 1 do 11 albo flagę. Możesz ustawić tylko liczbę, na którą cię teraz stać: zwykle najwyżej podwojona mana plus ruda plus zniżki. Jeśli nie masz czym płacić, zostaje tylko flaga.

rulebook-winner-title = Kto wygrywa
rulebook-winner =
    Wygrywa wyższa liczba, przy równych obrońca, a każda liczba bije flagę. Dwie flagi to sojusz i nikt nie płaci. W innym razie każdy płaci za swoją liczbę, wygrał czy przegrał; flaga nic nie kosztuje. Jeśli obie strony ustawią 5, wygrywa obrońca i płacą obie.

rulebook-war-price-title = Zapłata za liczbę
rulebook-war-price =
    Płacisz swoją liczbę minus zniżki plus dopłaty. Mana jest warta 2, ruda 1, żywność i srebro nic; reszty się nie wydaje. Nie wolno dołożyć jednostki zbędnej ani bezwartościowej. Mając 2 many i 1 rudę, możesz ustawić najwyżej 5; za 4 płacisz 2 many, za 3 albo 1 manę i 1 rudę, albo 2 many.

rulebook-war-discounts-title = Zniżki w wojnie
rulebook-war-discounts =
    Zniżki dają zdolności, a zniżkę 1 także twoja stojąca tam twierdza; dzięki nim możesz też ustawić wyższą liczbę. Obrońca, który ma twierdzę i 2 rudy, może ustawić 3 i płaci 2. Zniżka zależna od sposobu zapłaty działa tylko wtedy, gdy tak płacisz; kto nie płaci nic, żadnej takiej nie dostaje. Ludzie na poziomie 3 płacą za 4 albo 1 manę, albo 2 rudy; za 2 i tak płacą 1 jednostkę. Zniżki służą też samotnej twierdzy, o ile pasują.

rulebook-war-order-title = Kolejność wojny
rulebook-war-order =
    Najpierw obrońca dostaje to, co daje mu sam atak; potem ustawia się i odkrywa kości. Dwie flagi kończą wojnę. Potem liczby się przesuwa lub podbija, atakujący pierwszy; ustala się zwycięzcę, płacą atakujący i obrońca, następują zyski i kary. Pokonany traci tamtejszą twierdzę, a jego figurka wycofuje się albo idzie do zapasu. Zwycięzca zostaje lub wchodzi, także po pokonaniu samej twierdzy; bohater może awansować.

rulebook-changing-numbers-title = Zmiana liczby po odkryciu
rulebook-changing-numbers =
    Zmienić można tylko liczbę, nigdy flagę. Z Wyrocznią możesz przesunąć swoją liczbę o 1, na taką, na którą cię stać. Orkowie na poziomie 4 mogą od razu dołożyć jedną jednostkę ponad cenę, a na cenę musi im zostać: mając 2 many, nie podniosą liczby 3, mając 3 many, już tak.

rulebook-last-stand-title = Nikt nie odpada
rulebook-last-stand =
    Jeśli przegra twoja ostatnia figurka, musi się wycofać i nic nie płaci: do sąsiedniego regionu, do którego wolno jej wejść, a jeśli takiego brak, do dowolnego takiego regionu krainy macierzystej prócz tundry. Gdy nie ma żadnego, czeka poza planszą i wraca, gdy się znajdzie. To nie usunięcie: bohater zachowuje kartę i poziom.

rulebook-breaking-is-patrol-title = Zerwanie to Patrol
rulebook-breaking-is-patrol =
    Wojna zaczęta zerwaniem sojuszu liczy się jak atak Patrolem.

## Retreat

rulebook-retreating-title = Wycofywanie
rulebook-retreating =
    Po przegranej wojnie możesz przesunąć figurkę do sąsiedniego regionu tej samej krainy za 1 żywność za każdą swoją figurkę w grze, z nią włącznie; srebro może zastąpić żywność. Nie musisz się wycofywać, ale wtedy figurka idzie do zapasu. Przy 4 figurkach w grze kosztuje to 4, na przykład 2 żywności i 2 srebra.

rulebook-where-to-title = Dokąd
rulebook-where-to =
    Do regionu, do którego wolno wejść, innego niż region wojny i takiego, w którym nie zacznie się nowa wojna; elementy sojusznika w tym regionie nie przeszkadzają, pusta tundra też nie. Kto przybył Wyprawą, wycofuje się w obrębie zaatakowanej krainy, nigdy z powrotem na inną kartę.

rulebook-retreat-details-title = Na leżąco, parami, bez skutków
rulebook-retreat-details =
    Leżąca figurka wycofuje się na leżąco. Dwie figurki, które przegrały razem, idą jedna po drugiej: przy 4 w grze pierwsza kosztuje 4, druga znów 4, jeśli pierwsza się wycofała, inaczej 3. Odwrót to nie Patrol ani Wyprawa; u celu działają tylko ruiny i leżąca twierdza.

## Alliances

rulebook-alliance-title = Dwoje w jednym regionie
rulebook-alliance =
    Sojusz łączy dwóch graczy w jednym regionie. Obaj zachowują tam elementy i zbierają, a póki jest miejsce, bez wojny mogą przyjść kolejne figurki obu. Gdzie indziej walczycie jak zawsze. Sam sojusz punktów nie daje.

rulebook-breaking-title = Koniec i zerwanie
rulebook-breaking =
    Sojusz kończy się, gdy jedno z was nie ma tam już żadnego elementu. Zrywa go Patrol: atakujesz stojącą figurką w tym regionie, a dwie flagi odnawiają sojusz. Kto ma tam tylko twierdzę, zerwać go nie może, ale może najpierw sprowadzić figurkę.

rulebook-alliance-fortress-title = Z twierdzą
rulebook-alliance-fortress =
    Sojusz można zawrzeć i z samotną twierdzą: twoja figurka zostaje i twierdza też. Jeśli sojusznik ma tam tylko leżącą twierdzę, zerwanie usuwa ją bez wojny; wejście nie, póki sojusz trwa. Odnowienie sojuszu to nie jego zawarcie i nic nie daje.

## Ruins, capitals, water, crags

rulebook-ruins-title = Ruiny
rulebook-ruins =
    Figurka, która wejdzie do ruin, kładzie się i przeszukuje; ruszy się dopiero, gdy postawi ją Patrol, a na stojąco nic nie znajduje. Na koniec wszystkie figurki z ruin usuwa się, zanim cokolwiek się policzy.

rulebook-capital-title = Stolice
rulebook-capital =
    Stolica przy zbieraniu nic nie daje. Na koniec daje 2 punkty, jeśli zajmujesz ją bez figurki sojusznika, i po 1 dla dwóch sojuszników. Sama twierdza sojusznika niczego ci nie odbiera.

rulebook-water-and-crags-title = Woda i urwiska
rulebook-water-and-crags =
    Bez zdolności nikt nie wchodzi do wody ani na urwiska i ich nie przekracza; nic nie dają. Rzeka, która wpada do wody, jest jej częścią; inna rzeka to osobna woda. Przy wodzie lub urwisku leży każdy region, który się z nimi styka, choćby rogiem.

rulebook-in-features-title = W wodzie i na urwiskach
rulebook-in-features =
    Mroźne Upiory mogą Patrolem wejść do wody, a Zmiennokształtni, Ptakoludzie i Niedźwiedzioludzie na urwiska. Mieszczą się dwie figurki, a wojny i sojusze tam działają. To nie granica, nic nie daje i twierdza tam nie stanie; figurka punktuje, ale Wyprawa ani Osadnictwo nie mogą się tam zacząć. Do rzeki bez własnego pola wejść nie można.

rulebook-crossing-title = Krok przez przeszkodę
rulebook-crossing =
    Wodny Lud i Piraci przechodzą przez wodę, Zmiennokształtni i Chochliki przez urwiska, Odkrywca przez jedno i drugie: jeden krok Patrolem z jednego regionu przy przeszkodzie do drugiego, także jako atak. Rzeki liczą się jak woda.

## Factions and their magic

rulebook-magic-levels-title = Czego uczy się frakcja
rulebook-magic-levels =
    Każda frakcja ma pięć poziomów i wszystkie osiągnięte działają razem. Na co poziom pozwala, zależy od ciebie; co daje, przychodzi samo. Wszystkie frakcje z poziomami są w zestawieniu poniżej; tu jest, jak dokładnie działają takie zdolności.

rulebook-losing-magic-title = Utrata poziomu
rulebook-losing-magic =
    Mroźne Upiory, które osiągną poziom 4, obniżają jednemu przeciwnikowi magię o poziom. Stracona zdolność przestaje działać; ponowna nauka kosztuje zwykłą cenę, a jednorazowe zyski się nie powtarzają.

rulebook-same-moment-title = W tej samej chwili
rulebook-same-moment =
    Jeśli zdolności kilku graczy działają w tej samej chwili, idą po kolei od aktywnego gracza.

rulebook-substitutes-title = Inna akcja zamiast wybranej
rulebook-substitutes =
    Niektóre frakcje mogą wykonać inną akcję niż wybrana: Krasnoludy Budowę zamiast Handlu, Ludzie Handel zamiast Badań, Centaury Wyprawę zamiast Patrolu, Walkirie Wyprawę zamiast Badań, Konstrukty Budowę zamiast Osadnictwa, Święty Zakon Badania zamiast Patrolu, Gnomy Badania zamiast Handlu. Kosztuje to tyle co zawsze, działa, gdy jesteś aktywnym graczem i gdy dołączasz, i nie zwalnia pola karty.

rulebook-extra-moves-title = Więcej ruchów, dłuższe ruchy
rulebook-extra-moves =
    Gobliny mogą wysłać na Patrol, a Drakonidzi i Ptakoludzie na Wyprawę najwyżej dwie różne figurki; z Poskramiaczem bestii może patrolować jeszcze jedna. Każdy ruch wraz z wojną kończy się przed następnym. Centaury i Tropiciel mogą zrobić w Patrolu dwa kroki: region pośredni musi być wolny od wrogów, a ruiny, tundra, woda i urwiska zatrzymują ruch.

rulebook-entering-earns-title = Zysk za wejście
rulebook-entering-earns =
    To, co zyskujesz za wejście do regionu, dostajesz za każdy ruch Patrolem lub Wyprawą, który się tam kończy, jeśli po wojnie figurka nadal tam jest.

rulebook-wider-quests-title = Szersze Wyprawy
rulebook-wider-quests =
    Drakonidzi i Kapitan na poziomie 2 mogą zacząć Wyprawę w głębi lądu i skończyć ją także na granicy tej samej krainy. Dla Wodnego Ludu i Piratów region przy wodzie, także przy rzece, liczy się jak graniczny i mogą ruszać na Wyprawę między dwoma takimi regionami jednej krainy.

rulebook-paying-otherwise-title = Płacenie czym innym
rulebook-paying-otherwise =
    Nieumarli mogą płacić za Osadnictwo maną, Konstrukty rudą, Elfy za Budowę i Osadnictwo maną, jednostka za jednostkę, w dowolnym połączeniu. Nieumarli Rycerze mogą płacić za odwrót dowolnym połączeniem zasobów. Przeciw Krasnoludom: kto podnosi wieżę na poziom, na którym są one, płaci o 1 rudę więcej.

rulebook-war-abilities-title = Zdolności wojenne
rulebook-war-abilities =
    Jeśli remis wygrywają obie strony, wygrywa obrońca. Przeciw Elfom na poziomie 4 mana przeciwnika jest warta tylko 1; dla Orków żywność jest warta 1. Zmiennokształtni mają też zniżki przeciwnika, których warunki spełniają, lecz nie za twierdzę ani za bohatera stojącego obok. Na dopłatę musi cię być stać już przy ustawianiu liczby.

rulebook-war-rewards-title = Co daje wojna
rulebook-war-rewards =
    Co zabierasz pokonanemu, wybierasz ty, nigdy srebro i tylko to, co ma. Figurka liczy się jako stracona lub pokonana tylko wtedy, gdy przez wojnę idzie do zapasu. Walkirie zyskują manę z cudzych wojen, nie z sojuszy. Nieumarli Rycerze na poziomie 4 mogą za 2 many sprowadzić poległą zwykłą figurkę, nie ostatnią, prosto do domu. Odyńce, które wygrały atak, mogą pobiec o krok dalej tam, gdzie nie ma wroga.

rulebook-thefts-and-tolls-title = Myto i kradzieże
rulebook-thefts-and-tolls =
    Przeciwnik, który Wyprawą z innej krainy wchodzi do krainy macierzystej Trolli, daje im przed wojną 1 wybrany przez siebie zasób. Chochliki i Złodziej biorą, co chcą, także przed wojną; co ktoś musi przez Chochliki odrzucić, wybiera sam. Chodzi tylko o żywność, manę i rudę i tylko o to, co ktoś ma.

rulebook-trading-abilities-title = Zdolności w Handlu
rulebook-trading-abilities =
    Ludzie dostają przy każdym Handlu 1 wybrany zasób, Gnomy i Alchemik o 1 więcej tego, co otrzymują. Elfy mogą jednym Handlem zamienić na manę i rudę, i żywność; Kupiec na poziomie 2 dowolne dwa rodzaje na trzeci.

rulebook-placing-abilities-title = Stawianie obok
rulebook-placing-abilities =
    Gobliny na poziomie 4 mogą postawić nową figurkę w regionie obok swojej, Zarządca obok siebie: gdzie nie ma cudzego elementu i jest miejsce; pusta tundra się nadaje. Architekt może postawić twierdzę obok siebie, gdzie nie ma twierdzy ani cudzego elementu, byle nie w tundrze. Mroźne Upiory budują taniej przy wodzie, a Niedźwiedzioludzie przy urwiskach: tam musi stanąć twierdza, a bez Zewu bohaterów trzeba taki region zajmować.

rulebook-cheaper-title = Tańsze akcje
rulebook-cheaper =
    Zniżki na Budowę, Badania, Osadnictwo i odwrót się sumują; gdzie podano co najmniej 1, zostaje 1. Ptakoludzie na poziomie 4 wycofują się łącznie o 4 żywności taniej, nie o 6.

rulebook-gained-once-title = Przy osiągnięciu, oczyszczeniu, dołączeniu
rulebook-gained-once =
    To, co daje osiągnięcie poziomu, przychodzi raz. Lwoludzie zyskują przy każdym oczyszczeniu karty, jeśli nie są w żadnym sojuszu. Święty Zakon zyskuje manę, gdy przy cudzych Badaniach też wykona Badania, choćby jako awans bohatera.

rulebook-alliance-abilities-title = Zdolności w sojuszach
rulebook-alliance-abilities =
    Niziołki i Bard zyskują, gdy sojusz powstaje, nie gdy się odnawia. Sojuszy z Niziołkami na poziomie 4 albo w regionie Barda na poziomie 2 inni zerwać nie mogą, tylko gracz, do którego należą Niziołki lub Bard. Gdy flaga Niziołków trafi na liczbę, przeciwnik traci 2 zasoby; gdy trafi na nią flaga Dyplomaty, jego gracz zyskuje 2.

rulebook-ruins-abilities-title = Zdolności w ruinach i tundrze
rulebook-ruins-abilities =
    Nieumarli na poziomie 3 wychodzą z ruin Patrolem lub Wyprawą bez wcześniejszego stawiania i przybywają na stojąco. Na poziomie 5 ich figurki w ruinach zostają i punktują. Yeti na poziomie 2 nigdy nie muszą opuszczać tundry.

rulebook-knocking-title = Przewracanie
rulebook-knocking =
    Po każdym ruchu Patrolu Lodowe Olbrzymy mogą przewrócić jedną cudzą figurkę w regionie obok celu, Yeti po każdej Wyprawie, a Minotaury po każdym ruchu Patrolu jedną stojącą twierdzę; figurki w ruinach są bezpieczne. Lodowe Olbrzymy na poziomie 4 zyskują, gdy przeciwnik stawia figurkę. Minotaury na poziomie 4 zyskują za twierdzę usuniętą zwycięstwem albo wejściem.

rulebook-level-five-title = Premia poziomu 5
rulebook-level-five =
    Liczy się raz, na koniec, a większość daje najwyżej 3 punkty. Liczą się tylko zajęte regiony, a neutralne figurki to nie przeciwnicy. Przy rodzajach regionów nie liczą się ruiny, woda ani urwiska; przy granicach każda twoja figurka musi być w regionie granicznym. Zmiennokształtni mają tyle, ile daje najlepsza premia poziomu 5 przeciwnika, co najmniej 1 i najwyżej 3.

## Heroes' Call: heroes

rulebook-heroes-call-title = Co dodaje Zew bohaterów
rulebook-heroes-call =
    Każdy dostaje też 6 twierdz, figurkę bohatera oraz znaczniki poziomu bohatera i srebra, a niektóre frakcje dochodzą dopiero teraz. Losujesz 2 karty bohaterów i zatrzymujesz 1, odkrytą i na poziomie 1; pozostałe wracają do talii. Jedną z twoich dwóch pierwszych figurek jest bohater.

rulebook-hero-title = Bohater
rulebook-hero =
    Bohater rusza się, walczy, zbiera, liczy się i punktuje jak każda figurka, a ma zdolności swojego poziomu i niższego. W grze masz najwyżej jednego, a z nim najwyżej 7 figurek. Leżący bohater zachowuje zdolności.

rulebook-hero-cards-title = Karty bohaterów
rulebook-hero-cards =
    Bohaterów jest 25; w zestawieniu poniżej są wszyscy ze zdolnościami i z tym, czego wymaga awans. Bard i Dyplomata występują tylko przy co najmniej trzech graczach. Gdy zostało mniej niż dwie karty, losuje się tyle, ile jest; bez karty bohater nie ma zdolności i nie awansuje.

rulebook-rising-title = Awans
rulebook-rising =
    Według warunku z karty bohater awansuje o poziom: zamiast poziomu magii przy Badaniach, zamiast nowej figurki przy Osadnictwie, zamiast poziomu wieży przy Budowie, za cenę z karty; albo sam, gdy walczył i wygrał wojnę, także z neutralną figurką. Twoje zniżki na tę akcję działają i można użyć srebra. To, co daje nowy poziom, działa od tej chwili.

rulebook-retiring-title = Emerytura
rulebook-retiring =
    Na poziomie 3 bohater od razu odchodzi na emeryturę: zastępuje go zwykła figurka, stojąca lub leżąca jak on, a karta na stałe daje 3 punkty. Twój trzeci bohater na emeryturze zapowiada koniec. Jeśli nie ma już zwykłej figurki, bohatera się tylko zdejmuje.

rulebook-hero-lost-title = Bohater ginie, bohater przychodzi
rulebook-hero-lost =
    Bohater, który przegra wojnę i się nie wycofa albo musi zniknąć z tundry, wraca do zapasu, a kartę wtasowuje się z powrotem. Gdy nie masz bohatera w grze, następna figurka dodana Osadnictwem musi nim być, za zwykłą cenę; potem losujesz 2 karty i zatrzymujesz 1.

rulebook-hero-scope-title = Dla kogo działa zdolność
rulebook-hero-scope =
    Zdolności o ruchu, wchodzeniu, walce, odwrocie i plonie regionu działają tylko dla figurki bohatera. Te o Handlu, Budowie, Badaniach, Osadnictwie, oczyszczaniu karty i premiach przy zbieraniu działają dla ciebie, póki bohater jest w grze. Baron i Paladyn pomagają twoim innym figurkom, nie sobie.

## Heroes' Call: fortresses

rulebook-fortress-placing-title = Stawianie twierdzy
rulebook-fortress-placing =
    Z każdym zbudowanym poziomem wieży stawiasz twierdzę w regionie, w którym masz figurkę i nie ma żadnej twierdzy, byle nie w tundrze; nadają się też ruiny, stolica i region dzielony z sojusznikiem. Jeśli takiego regionu nie ma, wieży podnieść nie można. Poziom wieży to zawsze liczba twoich twierdz w grze. Twierdze nigdy się nie przesuwają i zostają także bez figurki.

rulebook-fortress-in-war-title = Twierdza w wojnie
rulebook-fortress-in-war =
    Stojąca twierdza broni regionu z figurką i bez niej: kto wchodzi, walczy z nią. Obniża koszt twoich wojen tam o 1, ale do liczby nic nie dodaje; także za samotną twierdzę ustawiasz liczbę i ją płacisz. Nie zajmuje miejsca, lecz liczy się, gdy elementy w regionie mogą mieć tylko dwaj gracze.

rulebook-fortress-lost-title = Utrata twierdzy
rulebook-fortress-lost =
    Kto przegra wojnę w regionie ze swoją twierdzą, także jako atakujący, traci twierdzę i jeden poziom wieży. Z wieży 3 spadasz na 2, a następna Budowa kosztuje znów 3.

rulebook-fortress-lying-title = Leżąca twierdza
rulebook-fortress-lying =
    Przewrócona twierdza nie broni i nie daje zniżki, ale nadal się liczy i punktuje. Wróg, który wejdzie tam, gdzie nic innego nie ma, usuwa ją bez wojny; jeśli jest przy niej twoja figurka, wybucha zwykła wojna. Budową możesz ją zamiast podnoszenia wieży postawić za darmo.

## Heroes' Call: frozen lands

rulebook-silver-title = Srebro
rulebook-silver =
    Szczyty dają przy zbieraniu 1 srebro, a mieć możesz najwyżej 9. Srebro zastępuje żywność, manę i rudę, jednostka za jednostkę, w dowolnym połączeniu, w Osadnictwie, Budowie, Badaniach, awansie bohatera i odwrocie. Nigdy nie płaci się nim za wojnę, nie handluje się nim, nigdy nie jest wybranym zasobem i nie ma go na początku.

rulebook-tundra-title = Tundra
rulebook-tundra =
    Miejsce na jedną figurkę; póki tam jest, nikt nie wejdzie. Bez wojen, bez twierdz. Figurka zbiera tu jeden wybrany zasób.

rulebook-leaving-tundra-title = Opuszczenie tundry
rulebook-leaving-tundra =
    Ilekroć wybrano Patrol lub Wyprawę, figurka z tundry musi odejść twoim pierwszym ruchem, także atakując albo do innej pustej tundry; nie możesz zamiast tego zbierać. Jeśli nie ma dokąd, wraca do zapasu, a ty grasz jak zwykle. Twoja ostatnia figurka zostaje.

rulebook-tundra-details-title = Kilka figurek w tundrze
rulebook-tundra-details =
    Gdy ruchów jest mniej niż figurek w tundrze, wybierasz, które odejdą; reszta zostaje. Akcja, którą możesz wykonać zamiast Patrolu lub Wyprawy, nie zwalnia z obowiązku. Leżąca figurka, która odchodzi, leży dalej, nawet gdy wygra wojnę.

## Lying meeples

rulebook-lying-meeple-title = Co może leżąca figurka
rulebook-lying-meeple =
    Figurka przewrócona zdolnością nie rusza się i nie zbiera, ale broni się i liczy do limitów, cen i punktów. Przeciwnik może wejść i z nią walczyć. Patrol zamiast ruchu ją stawia; Wyprawa nie.

rulebook-lying-limits-title = Na leżąco w walce
rulebook-lying-limits =
    Leżące figurki nie atakują i nie zrywają sojuszu, chyba że wychodzą z tundry albo dzięki zdolności z ruin. Po wyjściu z tundry leżą dalej; z ruin dzięki tej zdolności przybywają na stojąco. Leżący zwycięzca leży dalej. Figurek w ruinach nie można przewrócić.

## Two or five players

rulebook-lost-kingdom-title = We dwoje: Zaginione Królestwo
rulebook-lost-kingdom =
    We dwoje trzecia kraina, z wylosowaną stroną, to Zaginione Królestwo. W każdym jej regionie prócz tundry stoi neutralna figurka. Neutralne figurki nie ruszają się, nie licytują, nie zawierają sojuszy i się nie wycofują. Kraina ta nie jest niczyją krainą macierzystą i dla obojga jest obca.

rulebook-neutrals-title = We dwoje: neutralna figurka
rulebook-neutrals =
    Wejdź i zapłać tyle, ile neutralnych figurek zostało, minus zniżki, bez kości; kogo nie stać, ten nie wejdzie. Gdy zostało 5, pierwsza kosztuje 5, następna 4. To wygrana wojna, także dla awansu bohatera, ale nie dla tego, co wymaga pokonanego, stawki albo poległego wroga. Poza tym neutralne figurki blokują jak wrogowie, lecz nie są przeciwnikami.

rulebook-two-flags-title = We dwoje: bez sojuszy
rulebook-two-flags =
    Jeśli oboje ustawicie flagę, wygrywa obrońca i nikt nie płaci; atakujący wycofuje się albo idzie do zapasu. Liczy się to pod każdym względem jak wygrana wojna.

rulebook-five-title = W pięcioro: pominięta tura
rulebook-five =
    W pięcioro ten, kto byłby aktywny przy oczyszczaniu karty, oczyszcza ją i jest pomijany; wybiera następny gracz. Dzięki temu nie każdą rundę zaczyna ta sama osoba.

## Playing alone

rulebook-solo-setup-title = Ty przeciw fikcyjnemu przeciwnikowi
rulebook-solo-setup =
    Każde z was ma frakcję i krainę; między nimi leży karta kompasu stroną dnia do góry, a Zaginionego Królestwa nie ma. Przeciwnik zaczyna z jedną figurką w lesie i jedną w górach i ma 3 żywności, 3 many i 3 rudy; na łatwym poziomie po 1, na trudnym po 5. Bohatera nie ma nigdy. Z Zewem bohaterów używa twierdz i srebra.

rulebook-solo-turns-title = Tura po turze
rulebook-solo-turns =
    Zaczynasz ty, potem gracie na zmianę. Po twojej akcji przeciwnik też ją wykonuje, jeśli może, inaczej zbiera. W swojej turze rzuca kością od 1 do 12, kompas wskazuje akcję, a ty dołączasz jak zwykle. Czego nie może wykonać lub opłacić, tego nie robi; zbiera, nawet gdy jest aktywny. Koniec i punkty są jak zawsze.

rulebook-compass-ring-title = Krąg kompasu
rulebook-compass-ring =
    - 1 i 7 Badania
    - 2 i 8 Handel
    - 3 i 9 Budowa
    - 4 i 10 Patrol
    - 5 i 11 Wyprawa
    - 6 i 12 Osadnictwo
    Jeśli ta akcja jest zakryta, liczy się następna wolna liczba zgodnie z ruchem wskazówek zegara; flaga to 12.

rulebook-day-and-night-title = Dzień i noc
rulebook-day-and-night =
    Przy każdym oczyszczeniu karty akcji karta kompasu się odwraca, a przeciwnik dostaje 1 żywność, 1 manę i 1 rudę.

rulebook-picking-title = Jak przeciwnik wybiera
rulebook-picking =
    Rzucona liczba to wskazówka zegara dla wszystkich jego wyborów, także gdy akcja się przesunęła. Z możliwych regionów wybiera w kierunku wskazówki od kompasu, za dnia najbliższy, nocą najdalszy; gdy żadnego tam nie ma, szuka godzinę dalej. Z figurek bierze najbliższą. Przy ruchu wskazówkę przykłada się do figurki. Przy możliwościach na 1, 5, 6 i 12 rzut od 2 do 5 wybiera piątkę, a od 7 do 12 wybiera 12.

rulebook-compass-sums-title = Jak mierzy kompas
rulebook-compass-sums =
    Każda godzina to wycinek 30 stopni, mierzony do środka regionu; stół go oblicza i pokazuje. Przy remisie liczy się region wcześniejszy na liście. Dla nowej figurki i dla twierdzy szuka się w obu krainach.

rulebook-dummy-moves-title = Patrol i Wyprawa przeciwnika
rulebook-dummy-moves =
    Przesuwa figurkę według kompasu o jeden krok, nigdy do regionu z inną swoją, ale wojny z tobą nie unika. Jeśli żadna nie może patrolować, stawia leżącą. Wyprawa prowadzi z granicy na granicę drugiej krainy. Jego figurki z tundry muszą iść pierwsze; która nie może, jest usuwana.

rulebook-dummy-grows-title = Jak przeciwnik rośnie
rulebook-dummy-grows =
    Buduje i bada, jeśli go stać, i używa zdolności swojej frakcji; twierdza staje tam, gdzie wskaże kompas, a jeśli wieży podnieść nie może, stawia leżącą twierdzę. Jego nowa figurka trafia do pustego regionu obok jego figurki. Nie handluje: dostaje 1 żywność, 1 manę i 1 rudę. Zbiera jak każdy gracz.

rulebook-dummy-choices-title = Wolne wybory przeciwnika
rulebook-dummy-choices =
    Bierze zasób, którego ma najmniej, a od ciebie ten, którego masz najwięcej; przy remisie rudę, potem manę, potem żywność. Płaci najpierw właściwym zasobem, potem tym, na co pozwalają zdolności, srebrem na końcu. Dodatkowe ruchy idą według tego samego rzutu, przewracania używa zawsze, a inną akcję wykonuje tylko wtedy, gdy wybranej nie może.

rulebook-solo-war-title = Wojna w pojedynkę
rulebook-solo-war =
    Bez kości, flag i sojuszy. Liczba przeciwnika to za dnia dwukrotność twoich figurek w grze, nocą ich liczba, bez limitu 11; on nigdy nie płaci. Wygrywasz, płacąc ją po zniżkach; inaczej przegrywasz, ale nic nie płacisz. Za dnia z 4 figurkami liczba to 8; z twoją twierdzą na miejscu płacisz 7, na przykład 3 many i 1 rudę.

rulebook-solo-war-abilities-title = Zdolności w wojnie w pojedynkę
rulebook-solo-war-abilities =
    Zniżki przeciwnika i jego stojąca twierdza dodają się do jego liczby; jeśli wygrywa remisy, płacisz o 1 więcej. Twoje zniżki i dopłaty działają dla ciebie; liczba nigdy nie spada poniżej 1. To, co działa na flagi albo cudzą zapłatę, nie ma skutku. Nocą z 3 figurkami liczba to 3; z jego twierdzą 4, a dla Nieumarłych Rycerzy na poziomie 2 to 5.

rulebook-solo-retreat-title = Odwrót w pojedynkę
rulebook-solo-retreat =
    Jeśli przegra przeciwnik, zawsze się wycofuje, gdy może, według nowego rzutu i za zwykłą żywność; inaczej jego figurka jest usuwana. Jeśli przegrasz ty, możesz się wycofać jak zwykle.

## At this table

rulebook-own-design-title = Krainy i nasz pomysł
rulebook-own-design =
    Krainy oraz to, co tak oznaczono w zestawieniach poniżej, powstały dla Elbowroom, bo nie udało się znaleźć wszystkich drukowanych kart. Żetonów eksploracji się nie używa.

rulebook-secrets-title = Co jest tajne
rulebook-secrets =
    Kość wojny, póki nie ustawiono obu, kolejność talii bohaterów i dwie karty bohaterów, z których ktoś wybiera. Wszystko inne jest jawne.

rulebook-decisions-title = O co pyta stół
rulebook-decisions =
    Stół pyta tylko o to, o czym trzeba zdecydować: strona, zasoby i start, bohater, akcja, ruchy i cele, liczba wojenna i zapłata, dokładanie, odwrót, twierdze, handel i wybór zasobów. Reszta dzieje się sama.

rulebook-chance-title = Przypadek
rulebook-chance =
    Rozdawanie, pierwszy gracz, talia bohaterów i kość fikcyjnego przeciwnika biorą się z jednego ziarna, więc każdą grę można odtworzyć dokładnie tak, jak przebiegła.

rulebook-sixty-title = Najwyżej sześćdziesiąt rund
rulebook-sixty =
    Gra, która po 60 rundach nadal trwa, wtedy się kończy, a jej ostatnia runda jest zapowiedziana.

rulebook-own-inventions-title = Własne pomysły
rulebook-own-inventions =
    Stół może mieć **jedną własną frakcję, jednego własnego bohatera i jedną własną krainę**, albo i więcej, jeśli tak ustalono. Wszyscy widzą je przed początkiem gry. Składa się je z tego, co gra zna, a zapisane gry niosą je ze sobą.

rulebook-own-faction-title = Własna frakcja
rulebook-own-faction =
    Ma pięć poziomów magii jak każda inna; tylko piąty jest premią na koniec gry, wartą najwyżej 4 punkty. Gdzie jej magia nie mogłaby działać, bo brakuje wody czy urwiska, rodzaju terenu, graczy albo Zewu bohaterów, tam się nią nie gra.

rulebook-own-hero-title = Własny bohater
rulebook-own-hero =
    Ma dwie zdolności, jakie mogą mieć bohaterowie z pudełka. Każdą opuszcza akcją Budowa, Badania lub Osadnictwo za 1 do 6 jednostek albo wygraną wojną.

rulebook-own-territory-title = Własna kraina
rulebook-own-territory =
    Ma od pięciu do siedmiu połączonych regionów, z tego co najmniej dwa na granicy, a wśród nich równiny, góry i las. To osobna karta, rozdawana razem z innymi; ze szczytami lub tundrą tylko z Zewem bohaterów.
