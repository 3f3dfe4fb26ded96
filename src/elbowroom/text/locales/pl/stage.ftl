### The stage of the table: what is asked before something is given up, and the words of its zones.

stage-ask-nothing =
    { $hand ->
        [0] Zakończyć turę bez żadnego podboju?
        [one] Zakończyć turę z jednym żetonem na ręce i bez żadnego podboju?
        [few] Zakończyć turę bez żadnego podboju? Na ręce { COUNT($hand, "token") } ({ RACE($race) })
       *[many] Zakończyć turę bez żadnego podboju? Na ręce { $hand } { RACE($race, case: "gen") }
    }
stage-ask-pieces = Zakończyć turę, choć coś zostało? { MARKER($marker, letter: "capital") }: { $left }
stage-would-score = Dostaniesz { COUNT($coins, "coin", case: "acc") }
stage-undo-until = Cofnąć można, dopóki następny gracz nie odpowie.
stage-keep-playing = Gram dalej
stage-not-yet = Jeszcze nie
stage-end-turn = Zakończ turę
stage-end-unused = Zakończ turę, zostało { $left }
stage-end-without = Zakończ turę bez podboju
stage-conquering-done = Koniec podbojów
stage-conquer-first = Najpierw coś podbij
stage-choose-combo = Wybierz zestaw
stage-press-region = Naciśnij region
stage-ready-how = Naciśnij region, aby go podbić
stage-spread-touch = Dotknij regionu, potem + lub −
stage-more = Więcej
stage-pending = Wysłano, czekamy na odpowiedź

## Zones

stage-news = Co się stało
stage-news-since = Od twojej tury
stage-news-begins = Gra się zaczyna
stage-pointer = To, na co wskazujesz
stage-tab-place = Rozmieść
stage-tab-guide = Rady
stage-tab-odds = Szanse
stage-panel = Rady, dziennik, karty i czat
stage-show-turn = Pokaż mi turę
stage-guide-none = Na razie nie ma nic do powiedzenia. Wskaż region lub zestaw, aby o nim przeczytać.
stage-back-to-map = Powrót do mapy
stage-in-region = W regionie { $region }
stage-beside = sąsiedzi: { $players }
stage-colours = Kolory
stage-colours-system = System
stage-colours-light = Jasne
stage-colours-dark = Ciemne
