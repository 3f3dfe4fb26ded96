### The coach of a first game: what it says in every game, and the steps of all games of conquest.

coach-name = Twój przewodnik
coach-here = tutaj
coach-step = krok { $step } z { $steps }
coach-on = Dalej
coach-back = Wstecz
coach-otherwise = Innymi słowami
coach-alone = Gram bez rad
coach-more = Wszystko, co mówi przewodnik
coach-goal-heading = Cel w jednym zdaniu
coach-also-heading = Możesz też…
coach-wait = Grają inni
coach-wait-text = Popatrz, co robią; „{ pages-tab-log }” opowiada to zdaniami. Następny krok przyjdzie z twoją turą.
coach-asked = Gra o coś pyta
coach-asked-text = Przeczytaj pasek pod mapą: mówi, o co gra pyta i co znaczy każda odpowiedź. Każda jest dozwolona, a „{ ui-undo }” odwraca to, o czym nie zdecydował los.
coach-over = Znasz już grę
coach-over-text = To był ostatni krok: reszta gry należy do ciebie. Po schyłku wybierasz nowy zestaw razem z monetami, które na nim leżą. Gdy zechcesz rady, jest „{ stage-show-turn }”.

coach-the-goal = Na koniec twojej tury każdy twój region przynosi 1 monetę; po ostatniej rundzie wygrywa, kto ma ich najwięcej.
coach-goal = Za mały świat
coach-goal-text = Tę mapę dzielisz z graczem { $player } przez *{ COUNT($rounds, "round", case: "acc") }*; licznik jest tutaj. Na koniec każdej twojej tury każdy twój region przynosi *1 monetę*. Po ostatniej rundzie wygrywa, kto ma najwięcej monet.
coach-goal-other = Zdobądź ziemię, utrzymaj ją do końca swojej tury, a dostaniesz za nią monetę. Starczy miejsca na żetony wszystkich, ale nie na ich życzenia. Na koniec gry liczą się monety i nic więcej.
coach-goal-also = po prostu się rozejrzeć: co wskażesz, objaśni ciemna karta.
coach-pick = Rasa i jej zdolność
coach-pick-text = Rasa zawsze przychodzi ze zdolnością specjalną. Pierwszy zestaw jest *gratis*; dalej w prawo zostawiasz 1 monetę na każdym pominiętym. *{ COMBO($race, $power) }*: { COUNT($tokens, "token") }, duża siła i prosta gra. Naciśnij pierwszy zestaw, a potem przycisk, który go bierze.
coach-pick-other = Wybierasz, kim będziesz przez kilka tur. Więcej żetonów zdobywa więcej ziemi. Co teraz zapłacisz, musisz odrobić, więc do nauki dobry jest pierwszy zestaw.
coach-pick-also = najpierw przeczytać inne: przytrzymaj nad nimi wskaźnik albo je naciśnij.
coach-enter = Twój pierwszy region
coach-enter-text = Nowa rasa przychodzi z *brzegu mapy*. Chorągiewka mówi, ile żetonów kosztuje region: 2 i po 1 za każdą górę, żeton lub znacznik, który tam jest. *{ $region }*: koszt { $cost }. Naciśnij ten region.
coach-enter-other = Zacząć można tylko na brzegu. Pusta ziemia jest tania; góry lub mieszkańcy ją podrażają. Znajdź chorągiewkę z małą liczbą i naciśnij.
coach-enter-also = zacząć gdziekolwiek indziej, gdzie jest chorągiewka. Żadne naciśnięcie nie przegrywa gry, a „{ ui-undo }” je cofa.
coach-conquer = Tania ziemia
coach-conquer-text = Od teraz podbijasz *obok swoich regionów*, dopóki starcza żetonów: na ręce masz { $hand }. Najpierw tanie, bo każdy region przynosi tę samą monetę. *{ $region }*: koszt { $cost }. Naciśnij ten region i podbijaj dalej.
coach-conquer-other = Twoja ziemia rośnie jak kałuża: zawsze na brzegu. Trzy regiony po 2 żetony przynoszą 3 monety, dwa po 3 żetony tylko 2.
coach-conquer-also = brać ziemie, za które twoja rasa lub zdolność daje więcej: mówią o tym „{ pages-tab-cards }”. Albo skończyć przyciskiem „{ stage-conquering-done }” i zostawić żetony do obrony.
coach-die = Ostatnia próba
coach-die-text = Na nic już cię nie stać, ale został żeton, a *kość* może coś dodać. Ciemna chorągiewka mówi, ile trzeba: dla regionu *{ $region }* co najmniej { $needs }. Udany czy nie, rzut kończy podboje. Naciśnij region, potem „{ prompt-attempt-roll }”.
coach-die-other = Kość ma trzy puste ścianki oraz 1, 2 i 3. Wynik liczy się jak dodatkowe żetony, raz w turze, przy ostatnim podboju. Gdy się nie uda, żetony zostają u ciebie.
coach-die-also = zostawić kość w spokoju i nacisnąć „{ stage-conquering-done }”.
coach-redeploy = Zanim przyjdą inni
coach-redeploy-text = W każdym regionie zostaje co najmniej 1 żeton, resztę rozmieść, jak chcesz. Daj je tam, gdzie grozi atak: każdy żeton więcej podraża region o 1. „{ prompt-redeploy-front }” zrobi to za ciebie. Potem naciśnij główny przycisk, a za turę dostaniesz monety.
coach-redeploy-other = Kto atakuje, płaci 2 i po 1 za każdy twój żeton. W głębi twojej ziemi wystarczy jeden, na brzegu przyda się towarzystwo.
coach-redeploy-also = kłaść żetony, naciskając swoje regiony, i przesuwać je przez − i +.
coach-score = Monety za turę
coach-score-text = Za tę turę masz *{ COUNT($coins, "coin", case: "acc") }*: po 1 za każdy region, resztę dały rasa i zdolność. Potem była tura gracza { $player }; opowiada o niej „{ pages-tab-log }”. Gdy ktoś zabiera ci region, 1 żeton przepada, a pozostałe wracają do ciebie.
coach-score-other = Monety dostajesz na koniec każdej swojej tury za to, co wtedy masz. Za to, co ktoś zabierze później, monety już masz.
coach-score-also = obejrzeć jeszcze raz turę gracza { $player }: służy do tego przycisk w wierszu nad mapą.
coach-choice = Graj dalej
coach-choice-text = Każda tura zaczyna się wyborem. *Grasz dalej*: na rękę wracają wszystkie żetony prócz 1 w każdym regionie, teraz { $tokens }. Twoja rasa jest jeszcze silna. Naciśnij region, który chcesz mieć, i podbijaj znowu.
coach-choice-other = Weź na rękę, co możesz odjąć, i idź dalej stamtąd, gdzie stoisz. Im więcej masz ziemi, tym mniej żetonów zostaje, a kiedyś będzie ich za mało.
coach-choice-also = nacisnąć własny region, jeśli chcesz go opuścić i mieć też jego ostatni żeton.
coach-decline = Twoja własna decyzja
coach-decline-text = Jeśli grasz dalej, na rękę { $tokens ->
        [few] wracają
       *[other] wraca
    } { COUNT($tokens, "token") }, co turę mniej. Jeśli rasa *wejdzie w schyłek*, teraz nic nie podbijesz, ale jej regiony wciąż przynoszą monety, a w następnej turze bierzesz świeżą rasę. Schyłek czy gra dalej? Decyduj.
coach-decline-other = Rasa w schyłku nic cię nie kosztuje: zostaje na mapie z 1 żetonem w każdym regionie i za każdy przynosi 1 monetę. Oddajesz tylko podboje tej tury. Trochę za wcześnie jest tańsze niż dużo za późno.
coach-decline-also = zagrać jeszcze raz dalej, jeśli jest tania ziemia. Co zrobiłby silny gracz, powie „{ stage-show-turn }”.

coach-withdraw = Ktoś zabrał ci region
coach-withdraw-text =
    { $tokens ->
        [0] Wszystkie twoje żetony są znowu na mapie: naciśnij główny przycisk.
       *[other] 1 żeton z niego przepadł; { COUNT($tokens, "token", case: "acc") } połóż teraz w regionach, które wciąż masz. „{ prompt-redeploy-front }” zrobi to za ciebie.
    }
coach-fresh = Nowa rasa
coach-fresh-text = Stara rasa zostaje na mapie i za każdy region przynosi 1 monetę. Wybierz świeżą: monety, które leżą na zestawie, dostajesz razem z nim.
coach-again = Podbijaj znowu
coach-again-text = Jak przedtem: najpierw tania ziemia obok swojej, a kość, gdy na nic już nie stać. Kończysz głównym przyciskiem, kiedy chcesz.
coach-spread = Rozmieść żetony
coach-spread-text = Jak przedtem: gdzie grozi atak, żeton więcej podraża region. Potem główny przycisk kończy turę i dostajesz za nią monety.

coach-misstep-dear = *{ $region }*: koszt { $cost }. *{ $other }*: koszt tylko { $least } i ta sama moneta. Zostaw to albo cofnij.
coach-misstep-early = Koniec podbojów, choć region *{ $other }* był do wzięcia za { $least }: to 1 moneta mniej w każdej turze, w której byłby twój.
coach-misstep-paid = Kosztowało cię to { COUNT($price, "coin", case: "acc") }: tyle w turze { $price ->
        [few] przynoszą
       *[other] przynosi
    } { COUNT($price, "region") }. Za silną rasę bywa warto.
coach-misstep-hasty = Twoja rasa mogła jeszcze wiele podbić. Schyłek kosztuje cię teraz całą turę podbojów.
