### The laws that a position set up by hand may break: one sentence for each, with the regions ringed on the map.

refusal-law-round = Runda { $round }: w grze jest ich { $rounds }.
refusal-law-coins = { $player }: { COUNT($coins, "coin") }. Nie można mieć mniej niż nic.
refusal-law-row = W rzędzie: { COUNT($count, "combo") }; miejsc jest { $most }.
refusal-law-row-coins = Miejsce { $place } w rzędzie: { COUNT($coins, "coin") }. Mniej niż nic nie może tam leżeć.
refusal-law-race-twice = { RACE($race) }: sztandar jest jeden, a leży w dwóch miejscach.
refusal-law-power-twice = { POWER($power) }: odznaka jest jedna, a leży w dwóch miejscach.
refusal-law-tokens = { RACE($race) }: w grze { COUNT($count, "token") }, w pudełku jest { $box }.
refusal-law-markers = { MARKER($marker, letter: "capital") }: w grze { $count }, w pudełku { $box }.
refusal-law-hand = { RACE($race) }: na ręce { COUNT($count, "token") }. Nie można mieć mniej niż nic.
refusal-law-closed = { RACE($race) }: do regionu { $region } nie mogą wejść, więc nie mogą go zajmować.
refusal-law-decline-gone = { RACE($race) }: wymierająca rasa bez żetonu nie jest już w grze.
refusal-law-decline-hand = { RACE($race) }: wymierająca rasa nie ma żetonów na ręce.
refusal-law-decline-tokens = { $region }: wymierająca rasa ({ RACE($race) }) zajmuje region jednym żetonem, a nie tyloma: { $count }.
refusal-law-decline-marker = { $region }: { MARKER($marker) }. Przy wymierającej rasie nic takiego nie zostaje ({ RACE($race) }).
refusal-law-no-race = { $region }: żetony rasy, której { $player } nie ma.
refusal-law-marker-alone = { $region }: { MARKER($marker) }. Nie ma tu nikogo, do kogo mogłoby to należeć.
refusal-law-no-marker = { $region }: { MARKER($marker) }. Ta rasa z tą zdolnością nic takiego nie ma ({ RACE($race) }).
refusal-law-one-marker = { $region }: { MARKER($marker) }. W regionie może być najwyżej jedna sztuka.
refusal-law-no-step = { $player }: tu nie ma na co odpowiadać. Wybierz innego gracza.
