### What the map says about regions of the territories.

board-home = Kraina macierzysta: { $player }
board-lost-kingdom = Zaginione Królestwo
board-border = Region graniczny.
board-inland = Region w głębi lądu.
board-beside = Obok: { $features }.
board-gives = Daje { COUNT($count, $resource, case: "acc") }.
board-gives-choice = Daje wybrany zasób.
board-gives-nothing = Przy zbieraniu nic nie daje.
board-meeples = { $player }: { COUNT($count, "meeple") }.
board-hero = { $player }: bohater ({ HERO($hero) }).
board-lying =
    { $count ->
        [1] Jedna leży.
       *[other] Obie leżą.
    }
board-fortress = { $player }: twierdza.
board-fortress-laid = { $player }: przewrócona twierdza.
board-neutral = Neutralna figurka.
board-empty = Nikogo tu nie ma.
board-alliance = Sojusz: { $player } i { $ally }.
board-offer-move = Stąd może wyruszyć twoja figurka ({ ACTION($action) }).
board-offer-attack = Wejście tu to wojna (broni się { $player }).
board-offer-expand = Można tu dodać figurkę za { COUNT($price, "food", case: "acc") }.
board-offer-fortress = Można tu postawić twierdzę za { COUNT($price, "ore", case: "acc") }.
board-offer-retreat = Możesz się tu wycofać.
board-offer-start = Możesz tu zacząć.
