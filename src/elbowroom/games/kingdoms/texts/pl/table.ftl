### The table of this game: goal, action card in words, war, the compass.

## Goal

goal-most = Wygrywa najwięcej punktów. Ostatnia runda, gdy
goal-short = Ostatnia runda, gdy
goal-population = { COUNT($most, "meeple") }
goal-tower = wieża { $most }
goal-magic = magia { $most }
goal-heroes-retired = bohaterowie na emeryturze { $most }
goal-leader = Prowadzi { $player }: { $count }.
goal-nobody = jeszcze nikt
goal-last = Ostatnia runda: gra kończy się, gdy leży piąta tarcza.
board-points-now = Punkty teraz: { $count }
board-neutral-price = neutralne: koszt wojny { $price } za każdą

## Action card

action-words-patrol = Jedna figurka robi krok w swojej krainie.
action-words-quest = Jedna figurka idzie na granicę innej krainy.
action-words-build =
    { $heroes ->
        [yes] Wejdź wyżej na wieży i postaw twierdzę.
       *[no] Wejdź o poziom wyżej na wieży.
    }
action-words-research = Wejdź na następny poziom magii.
action-words-expand = Nowa figurka obok jednej twojej.
action-words-trade = Dowolna liczba jednego zasobu na inny.
action-price = { COUNT($price, $resource) }, masz { $have }
action-free = za darmo
action-paid-with = płaci się: { RESOURCE($resource) }
action-taken-by = zajęte: { $player }
action-played-by = { $player }, teraz

## War

war-for = Wojna o region { $region }
war-tie-defender = Remis wygrywa obrońca: { $player }.
war-attacks = { $player } atakuje
war-defends = { $player } się broni
war-pays-up-to = zapłaci do { $most }
war-your-price = Twoja cena
war-both-pay = płacą oboje, wygrany i przegrany
war-flag-free = za darmo
war-too-dear = za drogo
war-costs = { $number } kosztuje { $units }
war-costs-nothing = { $number } nie kosztuje nic
war-leaves = zostaje { $units }
war-flags-two = Dwie flagi: obrońca zostaje, nikt nie płaci, atakujący wraca.
war-flags-more = Dwie flagi: sojusz, oboje zostają, nikt nie płaci.
war-flag-alone = Sama twoja flaga przegrywa z każdą liczbą.
war-if-you-win = Jeśli wygrasz:
war-if-you-lose = Jeśli przegrasz:
war-retreat = { $player } wycofuje się za { COUNT($price, "food", case: "acc") }, inaczej figurka ginie.
war-retreat-dear = { $player } potrzebuje na odwrót { COUNT($price, "food", case: "acc") }, a ma { $have }: figurka ginie.
war-retreat-last = ostatnia figurka gracza { $player } wycofuje się za darmo.

## Playing alone

compass-day-picks = wybiera najbliższe
compass-night-picks = wybiera najdalsze
compass-day-war = wojna: 2 × twoje figurki = { $number }
compass-night-war = wojna: 1 × twoje figurki = { $number }
compass-turns = po piątej tarczy: { $night ->
        [yes] noc
       *[no] dzień
    }
compass-plan = Plan fikcyjnego przeciwnika
compass-how = Jak myśli fikcyjny przeciwnik
compass-how-about = Rzut kostką to godzina na kompasie. Godzina wskazuje akcję; jeśli leży na niej tarcza, liczy się następna zgodnie z ruchem wskazówek. Ta sama godzina, widziana ze środka, wybiera figurkę i kierunek. Gdy czegoś nie może, zbiera zasoby.
compass-plan-rolled = Kostka wskazuje { $hour }: { ACTION($action) }.
compass-plan-covered = Leży na niej tarcza. Następna godzina, { $hour }: wolne pole { ACTION($action) }.
compass-plan-chosen = Wybierasz { ACTION($action, case: "acc") }: fikcyjny przeciwnik dołącza, jeśli może.
compass-plan-nothing = Kostki jeszcze nie rzucono. Fikcyjny przeciwnik rzuci w swojej kolejce.

## Keys

board-key-actions = wybrać akcję o tym numerze
board-key-number = obrócić kość wojny
board-key-flag = ustawić flagę
