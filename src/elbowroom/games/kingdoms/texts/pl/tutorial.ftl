### The first game, step by step.

tutorial-kingdoms-title = Królestwa krok po kroku
tutorial-kingdoms-lead = Małe królestwo, sześć akcji i sąsiedzi, którzy robią to samo co ty.
tutorial-kingdoms-home = Twoja kraina macierzysta
tutorial-kingdoms-home-text = Zaczynasz z dwiema figurkami w jednym regionie swojej karty. Równiny dają żywność, lasy manę, góry rudę. Taką kartę ma każdy.
tutorial-kingdoms-turn = Wybierz akcję
tutorial-kingdoms-turn-text = W swojej turze połóż tarczę na wolnej akcji i ją wykonaj. Zostaje zakryta, aż leży pięć tarcz, więc wybierz to, co pomoże bardziej tobie niż innym.
tutorial-kingdoms-follow = Dołącz albo zbierz zasoby
tutorial-kingdoms-follow-text = Gdy wybiera ktoś inny, wykonujesz tę samą akcję albo zbierasz: po jednej jednostce z każdego regionu z twoją figurką. Zbierają tylko dołączający.
tutorial-kingdoms-move = Patrol i Wyprawa
tutorial-kingdoms-move-text = Patrol przesuwa figurkę obok, Wyprawa z regionu granicznego na granicę innej krainy. Rozejdź się: dwie figurki w regionie zbierają tylko raz.
tutorial-kingdoms-grow = Trzy drogi rozwoju
tutorial-kingdoms-grow-text = Żywność daje nowe figurki, ruda podnosi wieżę, mana uczy twoją frakcję. Wszystko punktuje i każda droga może zakończyć grę.
tutorial-kingdoms-war = Wojna
tutorial-kingdoms-war-text = Gdy wejdziesz do regionu z wrogiem, obie strony potajemnie ustawiają liczbę albo flagę. Wyższa wygrywa, płacą obie: mana za 2, ruda za 1. Przy remisie wygrywa obrońca.
tutorial-kingdoms-peace = Sojusz i odwrót
tutorial-kingdoms-peace-text = Dwie flagi to sojusz: dzielicie region i zbiera każda strona. Kto przegra wojnę, może się wycofać za żywność, 1 od każdej swojej figurki w grze.
tutorial-kingdoms-places = Stolice i ruiny
tutorial-kingdoms-places-text = Stolica nie daje zasobów, ale na koniec punkty. W ruinach figurka leży i znajduje, co zechcesz, ale przepada, jeśli zostanie tam do końca.
tutorial-kingdoms-heroes = Bohaterowie i twierdze
tutorial-kingdoms-heroes-text = Z Zewem bohaterów jedna figurka to bohater z kartą, który dochodzi do emerytury za 3 punkty. Każdy poziom wieży stawia twierdzę, która strzeże regionu.
tutorial-kingdoms-end = Koniec
tutorial-kingdoms-end-text = Koniec zapowiada siedem figurek, szczyt wieży, 5. poziom magii albo trzeci bohater na emeryturze. Rundę gra się do końca i liczy punkty.
tutorial-kingdoms-alone = Gra jednoosobowa
tutorial-kingdoms-alone-text = Przeciwko tobie gra kompas: rzut wybiera akcję i kierunki, dzień i noc je zmieniają. Za wojny nie płaci, więc swoje wybieraj z głową.
