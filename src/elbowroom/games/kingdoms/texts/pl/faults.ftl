### What is wrong with a pack of this game: one sentence for every key of its own faults.

fault-levels = Oczekiwana liczba efektów, po jednym na poziom: { $least }, a nie { $count }.
fault-bonus-wanted = Poziom { $level } to premia: wybierz coś, co punktuje.
fault-bonus-elsewhere = Premia należy tylko do poziomu { $level }.
fault-at-least-alone = Powiedz, jakiego rodzaju regiony.
fault-same-action = Wybierz inną akcję niż ta, którą zastępuje.
fault-same-payment = I tak się tym płaci: { RESOURCE($value) }.
fault-built-only = Tylko Budowa stawia gdzieś twierdzę.
fault-no-price = Wygrana wojna nie ma ceny. Pomiń ją.
fault-regions = Oczekiwane są regiony w liczbie od { $least } do { $most }, a nie { $count }.
fault-corners = Oczekiwane są rogi [x, y] w liczbie od { $least } do { $most }, x od 0 do { $wide }, y od 0 do { $high }.
fault-no-area = Komórka nie ma powierzchni. Narysuj ją ponownie.
fault-pair = Oczekiwana jest para regionów, a nie { $value }.
fault-pair-twice = Oczekiwane są dwa różne regiony, każda para raz: { $one }, { $other }.
fault-alone = Podaj regiony, które przy nim leżą.
fault-land-missing = Oczekiwany jest co najmniej jeden region tego rodzaju: { TERRAIN($terrain) }.
fault-land-many = Tego rodzaju może być najwyżej { $most }, a nie { $count }: { TERRAIN($terrain) }.
fault-borders = Na granicy leży co najmniej tyle regionów: { $least }, a nie { $count }.
fault-unreached = Do regionu { $region } nie prowadzi żadna droga.
