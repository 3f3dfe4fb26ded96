### What to do now, and the words on the buttons beside it.

## Phases, by the kind of decision

phase-choice = Podboje czy schyłek
phase-pick = Wybór zestawu
phase-army-in-decline = Ghule w schyłku
phase-ready = Przygotowanie oddziałów
phase-conquer = Podboje
phase-redeploy = Przegrupowanie oddziałów
phase-place = Rozmieszczanie znaczników
phase-end = Decyzje na koniec tury
phase-withdraw = Rozmieszczenie wycofanych
phase-score = Zdobywanie monet zwycięstwa
phase-first = Pierwszy gracz
phase-combo = Nowy zestaw
phase-die = Rzut kością
phase-over = Koniec gry

## Short prompts

prompt-your-turn = Twoja tura
prompt-waiting-for = Kolej gracza: { $player }
prompt-pick-combo = Wybierz zestaw
prompt-expand-or-decline = Podbijasz dalej czy wchodzisz w schyłek?
prompt-choose-target = Wybierz region do podbicia
prompt-choose-first-region = Wybierz, gdzie wchodzisz na mapę
prompt-conquer-prompt = Podbij region albo zakończ
prompt-end-conquests = Zakończ podboje
prompt-redeploy-prompt = Przegrupuj swoje żetony
prompt-finish-redeploy = Zakończ przegrupowanie
prompt-withdrawal-prompt = Rozmieść wycofane żetony
prompt-army-in-decline-prompt = Najpierw zagraj Ghulami
prompt-cost-line = Koszt: { $n }
prompt-in-hand-line = Na ręce: { $n }
prompt-turn-of = Runda { $n } z { $total }
prompt-player-wins = Wygrywa { $player }

## Turn start

prompt-choice = Grasz dalej { RACE($race, case: "ins") } czy wchodzisz w schyłek?
prompt-choice-expand = Graj dalej
prompt-choice-decline = Wejdź w schyłek
prompt-choice-decline-preview = Teraz { COUNT($coins, "coin") }, w następnej turze nowa rasa

## Pick

prompt-pick = Wybierz zestaw.
prompt-pick-net =
    { $price ->
        [0] { $coins ->
            [0] gratis
           *[other] gratis, dostajesz { $coins }
        }
       *[other] { $coins ->
            [0] płacisz { $price }
           *[other] płacisz { $price }, dostajesz { $coins }
        }
    }
prompt-pick-take =
    { $price ->
        [0] { RACE($race) }: weź za darmo
       *[other] { RACE($race) }: weź za { COUNT($price, "coin", case: "acc") }
    }

## A race in decline that acts

## Ready and abandon

prompt-ready = Opuść regiony albo zacznij podboje.
prompt-ready-warning = Opuszczone regiony nie dają monet.
prompt-ready-abandon = Opuść region { $region }
prompt-ready-done = Zacznij podboje

## Conquer

prompt-own-too = Także własne regiony
prompt-conquer-nothing = W zasięgu nie ma regionu. Przegrupuj swoje żetony.
prompt-conquer-do = Podbij region { $region } za { COUNT($cost, "token", case: "acc") }
prompt-conquer-done = Przegrupuj oddziały
prompt-attempt = Rzucić kością o region { $region }? Potrzebujesz co najmniej { $needs }, szansa { $faces } na { $sides }. To zakończy twoje podboje.
prompt-attempt-roll = Rzuć kością

## Redeploy

prompt-redeploy-left = { COUNT($hand, "token") } jeszcze na ręce
prompt-redeploy-even = Po równo
prompt-redeploy-front = Na granice
prompt-redeploy-before = Jak poprzednio
prompt-redeploy-more = Dodaj do regionu { $region }
prompt-redeploy-less = Zabierz z regionu { $region }
prompt-redeploy-gained = Za podboje dostajesz { COUNT($tokens, "token", case: "acc") }.
prompt-redeploy-done = Gotowe
prompt-take = Zdejmij z mapy { COUNT($owed, "token", case: "acc") }.
prompt-take-empties = Jeśli opróżnisz region { $region }, stracisz go.

## Pieces

prompt-place =
    { $marker ->
        [fortress] Postaw twierdzę w jednym ze swoich regionów.
        [encampment] Rozstaw obozowiska, zostało: { $left }
        [hero] Ustaw bohaterów, zostało: { $left }
       *[other] Rozmieść znaczniki ({ MARKER($marker) }), zostało: { $left }
    }
prompt-place-done = Gotowe

## End of the turn

prompt-peace = Zawrzeć z kimś rozejm?
prompt-peace-nobody = Z nikim
prompt-peace-with = Rozejm: { $player }
prompt-late-decline = Wejść od razu w schyłek?
prompt-late-decline-keep = Graj nimi dalej

## Going in decline

prompt-decline = Wprowadzić { RACE($race, case: "acc") } w schyłek?
prompt-decline-stays = Na mapie zostaje: { COUNT($tokens, "token") }
prompt-decline-goes = Znikają: żetony na ręce i znaczniki, które służą tylko aktywnej rasie.
prompt-decline-older = { RACE($race) } znikną z mapy ({ COUNT($regions, "region") }).
prompt-decline-coins = Teraz zdobywasz { COUNT($coins, "coin", case: "acc") }.
prompt-decline-yes = Niech odpoczną

## Withdrawal

prompt-withdraw = Tracisz regiony: rozmieść { COUNT($hand, "token", case: "acc") } w tych, które jeszcze zajmujesz.
prompt-withdraw-from = { $took }. Rozmieść { COUNT($hand, "token", case: "acc") }.
prompt-withdraw-waiting = { $player } rozmieszcza { COUNT($hand, "token", case: "acc") }…
