### What the words of the game mean, in at most 160 characters.

rule-term-region = Jeden obszar mapy. Za każdy zajęty region dostajesz na koniec tury 1 monetę.
rule-term-border-region = Region przy brzegu planszy lub przy morzu, które ten brzeg tworzy. Tędy nowa rasa wchodzi na mapę.
rule-term-adjacent = Dwa regiony sąsiadują, gdy mają wspólną granicę. Styk samymi rogami się nie liczy.
rule-term-conquest-cost = 2 żetony i po 1 więcej za każdy żeton, górę i znacznik obronny w regionie. Nigdy mniej niż 1.
rule-term-final-attempt = Brakuje ci żetonów na ostatni region? Rzuć kością: wynik liczy się jako dodatkowe żetony. Potem podboje się kończą.
rule-term-reinforcement-die = Sześć ścianek: 0, 0, 0, 1, 2 i 3.
rule-term-in-decline = Rasa na spoczynku: w każdym regionie zostaje jeden żeton i dalej daje monety. Już nie podbija, a jej zdolność wygasa.
rule-term-redeployment = Po podbojach rozmieść żetony w swoich regionach, jak chcesz, w każdym co najmniej jeden.
rule-term-withdrawal = Gdy tracisz region, jeden żeton przepada. Pozostałe rozmieszczasz na koniec tej tury w swoich regionach.
rule-term-immune = Nikt inny nie podbije nietykalnego regionu ani nie użyje na nim zdolności.
rule-term-combo = Rasa i zdolność specjalna, które akurat trafiły do pary. Na każdym pominiętym zestawie kładziesz 1 monetę.
rule-term-tray = Tu leżą żetony wszystkich ras, które nie są w grze.
rule-term-hand = Żetonami na ręce możesz podbijać albo je rozmieścić.
rule-term-coin = O zwycięstwie decydują monety. Ile mają inni, okaże się dopiero na końcu.
rule-term-mountain = Góra podnosi koszt podboju regionu o 1 żeton.
