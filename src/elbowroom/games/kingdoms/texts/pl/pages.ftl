### What only the pages of this game say.

## Rules

pages-factions = Frakcje
pages-heroes = Bohaterowie
pages-territories = Krainy
pages-actions = Akcje
pages-resources = Zasoby
pages-kinds-of-region = Rodzaje regionów
pages-level = Poziom { $level }
pages-level-cost = Poziom { $level } za { COUNT($price, "mana", case: "acc") }
pages-about-own = Nie wszystkie drukowane karty udało się znaleźć. To, co oznaczono jako nasz pomysł, powstało dla Elbowroom.

## Setting up a table

pages-option-solo = Graj w pojedynkę przeciw kompasowi

## Table

pages-round =
    { $round ->
        [0] Przygotowanie
       *[other] Runda { $round }
    }
pages-active-player = Aktywny gracz: { $player }
pages-action-covered = { ACTION($action) }: zakryta
pages-action-free = { ACTION($action) }: wolna
pages-action-chosen = { ACTION($action) }: właśnie wybrana
pages-tower = Wieża: poziom { $level }
pages-magic = Magia: poziom { $level }
pages-meeples-in-play = W grze: { COUNT($count, "meeple") }
pages-hero-level = { HERO($hero) }, poziom { $level }
pages-heroes-retired = Na emeryturze: { $heroes }
pages-end-announced = Koniec jest zapowiedziany: to ostatnia runda.
pages-war-in = Wojna w regionie { $region }
pages-die-hidden = ustawiona, jeszcze ukryta
pages-die-flag = biała flaga
pages-compass-day = Dzień
pages-compass-night = Noc
pages-dummy = Fikcyjny przeciwnik
pages-points-now = Gdyby teraz był koniec
pages-points =
    { $count ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
pages-if-you-scored = Gdyby teraz był koniec

## The page of this game

pages-action-card = Karta akcji
pages-action-now = właśnie wybrana
pages-action-taken = zakryta
pages-actions-chosen = Wybrane akcje
pages-choose = Wybierz
pages-chosen = Wybrano
pages-alliances = Sojusze: { $count }
pages-attacks = atakuje
pages-defends = broni się
pages-dial-secret = Nikt jej nie zobaczy, dopóki obie kości nie są ustawione.
pages-final-eye = Kości mogą zostać odkryte: tego nie można cofnąć
pages-points-from = Skąd są punkty
pages-points-by-round = Punkty runda po rundzie
pages-shields-lie = tarcze: { $count } z { $most }; gdy leżą wszystkie, karta się zwalnia
pages-step-active = Aktywny gracz
pages-step-end = Koniec tury
pages-step-followers = Dołączający
pages-step-select = Wybór
pages-tower-card = Wieża
pages-trade-count = Ile
pages-trade-give = Oddajesz
pages-trade-receive = Dostajesz
pages-wars = Wojny: { $count }
pages-wins-tie = Remis w punktach, rozstrzygnęły figurki, wieża, magia i zasoby
pages-hidden-war = kość wojny jest tajna
pages-hidden-offered = karty bohaterów są tajne
pages-hidden-returned = karty bohaterów są tajne
