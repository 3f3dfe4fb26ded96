### What the coach of a first game says: ten steps against a bot, five alone.

lesson-solo = W pojedynkę przeciw kompasowi
lesson-solo-about = Znasz już grę. Pięć kroków: jak myśli fikcyjny przeciwnik.

coach-the-goal = Wygrywa najwięcej punktów za figurki, magię, wieżę i stolice, gdy ktoś dojdzie do końca jednego toru i leży piąta tarcza.
coach-goal = Rosnąć, uczyć się, budować
coach-goal-text = *Wygrywa najwięcej punktów.* Każda twoja figurka to 1, każdy poziom magii 1, wieża do 8, stolica 2. Gdy ktoś ma *7 figurek, wieżę 6 albo magię 5*, trwa ostatnia runda. Ten pasek pokazuje, komu najbliżej. Przeciwko tobie gra { $player }.
coach-goal-other = Prowadzisz mały lud. Powiększ go, naucz magii, podnieś mu wieżę. Kto skończy jedno z tych trzech, ogłasza wszystkim: ta runda jest ostatnia.
coach-goal-also = po prostu się rozejrzeć: co wskażesz, objaśni ciemna karta.
coach-card = Karta akcji
coach-card-text = W każdej turze ktoś kładzie *tarczę na jednej z sześciu akcji*. Kto ją wybrał, wykonuje ją pierwszy, potem może i drugi. Zakryta akcja jest zamknięta, aż leży pięć tarcz; wtedy karta się zwalnia. Zacznij od akcji *{ ACTION("patrol") }*: naciśnij ją, a potem główny przycisk.
coach-card-other = To jak zamawianie dla całego stołu: jeden wybiera danie, a zjeść może każdy. Wybieraj więc to, co bardziej pomaga tobie.
coach-card-also = najpierw nacisnąć pięć pozostałych: każda mówi, ile kosztuje i co daje. Przed głównym przyciskiem nic nie jest wybrane.
coach-patrol = Jeden krok
coach-patrol-text = Obie twoje figurki stoją w jednym regionie i zbierają tam tylko raz. Wyślij *jedną z nich o krok* do sąsiedniego regionu: naciśnij region *{ $region }*. Odtąd żywią cię dwa regiony.
coach-patrol-other = Patrol przesuwa jedną figurkę do sąsiedniego regionu tej samej krainy. Nic nie kosztuje. Gdzie stoi ktoś inny, byłaby wojna.
coach-patrol-also = iść gdzie indziej: znak przed nazwą mówi, co region daje. Stolica teraz nie daje nic, ale na koniec 2 punkty.
coach-collect = Dołącz albo zbieraj
coach-collect-text = { $player } wybiera akcję *{ ACTION($action) }*. Kto dołącza, ma dwie drogi: *zrobić to samo* i zapłacić albo *zebrać* po 1 jednostce z każdego regionu: równiny dają żywność, lasy manę, góry rudę. Teraz zbierz, przyda się: przycisk mówi, co dostaniesz.
coach-collect-other = We własnej turze nigdy nie zbierasz: żywią cię tury innych. Dołączaj tylko tam, gdzie akcja jest warta więcej niż zbiory.
coach-collect-also = też wykonać akcję, jeśli cię na nią stać.
coach-expand = O figurkę więcej
coach-expand-text = *{ ACTION("expand") }* daje nową figurkę: 1 punkt, a wkrótce kolejny region. Kosztuje tyle *żywności*, ile figurek będziesz wtedy mieć: { $price }. Naciśnij akcję, potem główny przycisk, a na końcu region, w którym twoja figurka stoi sama.
coach-expand-other = Trzecia figurka kosztuje 3 żywności, siódma 7. Przychodzi do twojej figurki, która stoi sama, i stamtąd idzie dalej.
coach-expand-also = wybrać każdą inną wolną akcję; czego teraz nie możesz użyć, jest oznaczone na czerwono.
coach-magic = Magia
coach-magic-text = { $follows ->
        [yes] { $player } wybiera akcję *{ ACTION("research") }*: tym razem dołącz.
       *[no] Wybierz *{ ACTION("research", case: "acc") }*.
    } Poziom kosztuje tyle *many*, ile wynosi jego numer, i jest wart 1 punkt. Daje też twojemu ludowi *zdolność na stałe*: jaką, mówi twój arkusz. Naciśnij główny przycisk.
coach-magic-other = Co osiągniesz, to zostaje. Pierwszy poziom jest tani; piąty kosztuje 5 many, ma własną premię i zaczyna ostatnią rundę.
coach-magic-also = raczej zebrać zasoby: pierwszy poziom poczeka.
coach-quest = Przez granicę
coach-quest-text = *{ ACTION("quest") }* prowadzi figurkę z regionu granicznego na granicę *dowolnej innej krainy*. Gdzie figurka przeciwnika stoi sama, oznacza to *wojnę* o region. Wybierz akcję; potem naciśnij swoją figurkę, a następnie region ze znakiem wojny.
coach-quest-other = Na wyprawie każda granica prowadzi wszędzie. Regionu z dwiema figurkami nie można zaatakować, z jedną można.
coach-quest-also = iść do pustego regionu i z nikim nie walczyć albo zapłacić za neutralną figurkę Zaginionego Królestwa.
coach-war = Tajna kość
coach-war-text = Oboje *potajemnie* ustawiacie kość. Wygrywa wyższa liczba, remis obrońca. *Każdy płaci za swoją liczbę*: mana liczy się za 2, ruda za 1. { $player } zapłaci najwyżej { $most }. { $sure ->
        [yes] Dlatego *{ $number }* nie może przegrać: naciśnij tę liczbę, a potem przycisk, który ustawia kość.
       *[no] Wygranej nie masz na pewno: *flaga* nic nie kosztuje.
    }
coach-war-other = To licytacja, w której płaci też przegrany. Zobacz, ile może zapłacić drugi, i ustaw tyle, ile region jest dla ciebie wart.
coach-war-also = zgadnąć, że { $player } ustawi mniej, i coś oszczędzić. Albo ustawić flagę: jest za darmo i przegrywa z każdą liczbą.
coach-tower = Wieża
coach-tower-text = { $follows ->
        [yes] { $player } wybiera akcję *{ ACTION("build") }*: dołącz.
       *[no] Wybierz *{ ACTION("build", case: "acc") }*.
    } Następny poziom kosztuje tyle *rudy*, ile wynosi jego numer. Wieża jest warta 1, 2, 3, 4, 6, a w końcu *8 punktów*: górne poziomy opłacają się najbardziej. Naciśnij główny przycisk.
coach-tower-other = Z żywności są figurki, z many magia, z rudy wieża. Gdy czegoś brak, { ACTION("trade") } zamienia dowolną liczbę jednego zasobu w inny.
coach-tower-also = raczej zebrać zasoby i budować, gdy będzie więcej rudy.
coach-points = Twoja własna decyzja
coach-points-text = Punkty teraz: ty *{ $points }*, { $player } *{ $theirs }*; stoją na każdym arkuszu. Gdy czegoś brak, *{ ACTION("trade") }* zamienia jeden zasób w inny. Która akcja da więcej tobie niż przeciwnikowi? Ta w pierścieniu coś ci da, ale *decydujesz ty*.
coach-points-other = Patrz na trzy rzeczy: na co cię stać, co z tą samą akcją zrobi przeciwnik i co na karcie jest jeszcze wolne.
coach-points-also = wybrać każdą wolną akcję. „{ stage-show-turn }” pokazuje, co zrobiłby silny gracz.

coach-compass = Kompas
coach-compass-text = Naprzeciwko nikt nie siedzi: między krainą przeciwnika a twoją leży *kompas*. Co fikcyjny przeciwnik zrobi, mówi kość, a gdzie, mówi kompas. Za *dnia* wybiera najbliższe, *nocą* najdalsze. Gdy leży pięć tarcz, dzień i noc się zmieniają.
coach-compass-other = Grasz jak zawsze. Przeciwnik niczego nie chce: rzuca się kością, a kto umie czytać kompas, wie, co z tego będzie.
coach-compass-also = obejrzeć krainy: od kompasu są podzielone jak tarcza zegara.
coach-hours = Dwanaście godzin
coach-hours-text = Kość wskazuje *{ $hour }*: godzinę w kręgu. Każda godzina to akcja, każda akcja jest tam dwa razy: 1 i 7 { ACTION("research") }, 2 i 8 { ACTION("trade") } i tak dalej dookoła. Podświetlona godzina to to, co zrobi przeciwnik. „{ compass-plan-next }” prowadzi przez jego plan dalej.
coach-hours-other = Zegar bez minut: wskazówka pada na godzinę, a obrazek przy niej to akcja.
coach-hours-also = przeczytać plan jeszcze raz: jego kroki stoją na liście.
coach-plan = Wskazówka na planszy
coach-plan-text = Która figurka i dokąd? Decyduje *ta sama wskazówka*, położona na kompasie, a potem na figurce. Pokazuje { $hand }; gdzie nic się nie da, liczy się *następna godzina* zgodnie z ruchem zegara, tu { $hour }. Obrysowane regiony były możliwe; wybrany jest *{ $region }*.
coach-plan-other = Obracaj wskazówkę powoli zgodnie z ruchem zegara, aż trafi na coś możliwego. Więcej przeciwnik nie myśli.
coach-plan-also = porównać obrysowane regiony z podświetloną godziną.
coach-skipped = Pominięta godzina
coach-skipped-text = Kość wskazuje { $from }, ale na tej akcji *leży tarcza*. Przeciwnik idzie więc zgodnie z ruchem zegara do *najbliższej wolnej godziny*: { $hour }. Zmienia się tylko akcja. Dla figurek i dróg wskazówka nadal pokazuje { $from }.
coach-skipped-other = Każda tarcza zamyka dwie godziny kręgu. Swoimi tarczami kierujesz tym, co zostaje przeciwnikowi.
coach-skipped-also = policzyć, które godziny są jeszcze wolne.
coach-rival = Za co punktuje przeciwnik
coach-rival-text = Punkty fikcyjnego przeciwnika: *{ $points }*, liczone jak twoje: figurki, magia, wieża, stolice. Płaci jak ty; czego nie może, w zamian *zbiera*. Gdy zmienia się dzień i noc, dostaje po 1 z każdego. W wojnie jego liczba to liczba twoich figurek, *za dnia podwójna*. Pokonaj go!
coach-rival-other = Nigdy się nie męczy i nigdy nie planuje. Graj szybciej i zabieraj mu to, na co trafił przypadkiem.
coach-rival-also = kazać mu grać szybciej: „{ ui-settings }” mają dla niego trzy tempa.

coach-again = Twoja tura
coach-again-text = Wybierz wolną akcję i połóż na niej tarczę. Każda mówi, ile kosztuje i ile masz.
coach-acts = Wykonaj ją
coach-acts-text = Na planszy obrysowane są regiony, gdzie można coś zrobić; inaczej robi to główny przycisk.
coach-follow = Dołączasz
coach-follow-text = { $player } wybiera akcję *{ ACTION($action) }*. Zrób to samo, jeśli jest dla ciebie warta swojej ceny, albo zbierz zasoby.
coach-retreat = Przegrana wojna
coach-retreat-text = Twoja figurka może się wycofać do sąsiedniego regionu za 1 żywność za każdą twoją figurkę. Inaczej przepada.
coach-match = Wojna z przeciwnikiem
coach-match-text = Jego liczba jest znana. Wyrównaj ją, a wygrasz: płacisz maną i rudą jak zawsze. Albo przegraj i nie płać nic.
coach-stepping = Krok po kroku
coach-stepping-text = „{ compass-plan-next }” prowadzi przez plan przeciwnika dalej, „{ compass-plan-all }” pokazuje resztę samo.

coach-misstep-idle = *{ ACTION($action) }* nic ci teraz nie daje: korzysta tylko { $player }.
coach-misstep-wasted = Akcja *{ ACTION($action) }* była możliwa, a jednak nic: tura bez zysku.
coach-misstep-overbid = Płacisz za { $number }, a { $least } też nie mogło przegrać.
coach-misstep-yielded = Flaga przegrywa z każdą liczbą; { $least } nie mogło przegrać.

coach-over-text = To był ostatni krok: reszta gry należy do ciebie. Gdy zechcesz rady, jest „{ stage-show-turn }”.
