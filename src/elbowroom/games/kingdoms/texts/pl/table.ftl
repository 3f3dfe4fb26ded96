### The table of this game: goal, action card in words, war, the compass.

## Goal

goal-most = Wygrywa najwięcej punktów. Ostatnia runda, gdy
goal-short = Ostatnia runda, gdy
goal-name = Cel gry
goal-population = { COUNT($most, "meeple") }
goal-tower = wieża { $most }
goal-magic = magia { $most }
goal-heroes-retired = bohaterowie na emeryturze { $most }
goal-leader = Prowadzi { $player }: { $count }.
goal-nobody = jeszcze nikt
goal-last = Ostatnia runda: gra kończy się, gdy leży piąta tarcza.
board-points-now = Punkty teraz: { $count }
board-your-next = twój następny: { COUNT($price, "ore") }
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
action-movers =
    { $count ->
        [one] 1 figurka może iść
        [few] { $count } figurki mogą iść
       *[other] { $count } figurek może iść
    }
action-no-use = teraz niemożliwe
action-free = za darmo
action-paid-with = płaci się: { RESOURCE($resource) }
action-taken-by = zajęte: { $player }
action-played-by = { $player }, teraz
action-level-magic = magia { $from } → { $to }
action-level-tower = wieża { $from } → { $to }
action-row-pay = { RESOURCE($resource) }, masz { $have }
action-row-points =
    { $count ->
        [one] punkt na koniec
        [few] punkty na koniec
       *[other] punktów na koniec
    }
action-row-left = { RESOURCE($resource) }, tyle zostanie
action-row-movers =
    { $count ->
        [one] twoja figurka może iść
        [few] twoje figurki mogą iść
       *[other] twoich figurek może iść
    }
action-then = Potem dołączają albo zbierają zasoby: { $players }.
action-idle = Mimo to możesz ją wybrać: wtedy nic nie robisz, a korzystają z niej tylko inni.

## War

war-for = Wojna o region { $region }
war-tie-defender = Remis wygrywa obrońca: { $player }.
war-tie-attacker = Remis wygrywa atakujący: { $player }.
war-attacks = { $player } atakuje
war-defends = { $player } się broni
war-pays-up-to = zapłaci do { $most }
war-how-unit = { $count } × { $value } { RESOURCE($resource) }
war-how-stops = kość kończy się na { $most }
war-how-nothing = nic, co liczy się w wojnie
war-your-price = Twoja cena
war-both-pay = płacą oboje, wygrany i przegrany
war-flag-free = za darmo
war-too-dear = za drogo
war-costs = { $number } kosztuje { $units }
war-costs-nothing = { $number } nie kosztuje nic
war-set-for = Ustaw { $number }: { $units }
war-leaves = zostaje { $units }
war-leaves-nothing = nic nie zostaje
war-change = Zmień
war-flags-two = Dwie flagi: obrońca zostaje, nikt nie płaci, atakujący wraca.
war-flags-more = Dwie flagi: sojusz, oboje zostają, nikt nie płaci.
war-flag-alone = Sama twoja flaga przegrywa z każdą liczbą.
war-if-you-win = Jeśli wygrasz:
war-if-you-lose = Jeśli przegrasz:
war-loss-retreat = { $player } wycofuje się za { COUNT($price, "food", case: "acc") }, inaczej figurka ginie.
war-loss-dear = { $player } potrzebuje na odwrót { COUNT($price, "food", case: "acc") }, a ma { $have }: figurka ginie.
war-loss-last = ostatnia figurka gracza { $player } wycofuje się za darmo.
war-loss-nowhere = { $player } nie ma dokąd się wycofać: figurka ginie.
war-loss-none = { $player } nie ma tam figurki do stracenia.
war-loss-fortress = Przepada też twierdza i poziom wieży.

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
compass-how-about = Rzut kością to godzina na kompasie. Godzina wskazuje akcję; jeśli leży na niej tarcza, liczy się następna zgodnie z ruchem wskazówek. Ta sama godzina, widziana ze środka, wybiera figurkę i kierunek. Gdy czegoś nie może, zbiera zasoby.
compass-plan-rolled = Kość wskazuje { $hour }: { ACTION($action) }.
compass-plan-covered = Leży na niej tarcza. Następna godzina, { $hour }: wolne pole { ACTION($action) }.
compass-plan-chosen = Wybierasz { ACTION($action, case: "acc") }: fikcyjny przeciwnik dołącza, jeśli może.
compass-plan-nothing = Kości jeszcze nie rzucono. Fikcyjny przeciwnik rzuci w swojej kolejce.
compass-plan-retreat = Nowy rzut na odwrót wskazuje { $hour }.
compass-plan-hand = Kość wskazuje { $hour }: tam kieruje się wskazówka.
compass-plan-meeple = Która figurka? Wskazówka pokazuje { $hand }{ $passed ->
        [yes] , tam żadna nie może; następna godzina to { $hour }
       *[no] {""}
    }: { $there }.{ $several ->
        [yes] {" "}Z figurek zawsze ta najbliżej kompasu: { $region }.
       *[no] {""}
    }
compass-plan-move = Dokąd? Wskazówka leży na regionie { $from } i pokazuje { $hand }{ $passed ->
        [yes] , tam iść nie może; następna godzina to { $hour }
       *[no] {""}
    }: { $there }.{ $several ->
        [yes] {" "}{ $far ->
            [yes] Nocą najdalej od kompasu
           *[no] Za dnia najbliżej kompasu
        }: { $region }.
       *[no] {""}
    }
compass-plan-region = Gdzie? Wskazówka pokazuje { $hand }{ $passed ->
        [yes] , tam się nie da; następna godzina to { $hour }
       *[no] {""}
    }: { $there }.{ $several ->
        [yes] {" "}{ $far ->
            [yes] Nocą najdalej od kompasu
           *[no] Za dnia najbliżej kompasu
        }: { $region }.
       *[no] {""}
    }
compass-plan-step = Krok { $step } z { $steps }
compass-plan-next = Następny krok
compass-plan-all = Wszystko
compass-pace = Fikcyjny przeciwnik gra
compass-pace-steps = krok po kroku
compass-pace-flow = sam z siebie
compass-pace-once = od razu

## Keys

board-key-actions = wybrać akcję o tym numerze
board-key-confirm = zatwierdzić wybór
board-key-number = obrócić kość wojny
board-key-set = ustawić kość
board-key-payment = zapłacić za liczbę inaczej
