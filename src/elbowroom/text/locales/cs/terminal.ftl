### What the game in the terminal says; the page does without.

## Sitting down

terminal-welcome = { $game }: stůl v terminálu. Enter vybere to, co je v závorkách.
terminal-how-many = Kolik hráčů, { $fewest } až { $most } [{ $default }]:
terminal-write-number = Napiš číslo od { $fewest } do { $most }.
terminal-not-so-many = { $game }: počet hráčů je { $fewest } až { $most }, ne { $players }.
terminal-no-bot = Bot „{ $name }“ tu není. Jsou tu: { $bots }.
terminal-no-option = { $game }: volba „{ $name }“ tu není. Volby: { $options }.
terminal-option-values = { $name } může být { $values }: napiš { $name }=HODNOTA.
terminal-option-on-off = { $name } je „{ $value }“; může být on, nebo off.
terminal-option-players = { $name } platí pro počet hráčů { $counts }, hraje jich { $players }.
terminal-option-needs = { $name } potřebuje { $needs }.
terminal-seats = Ke každému místu napiš jméno, nebo bota: { $bots }.
terminal-seat = Místo { $number } [{ $default }]:
terminal-player = Hráč
terminal-player-number = Hráč { $number }
terminal-nobody = Nikdo si nesedl: žádná hra nezačala.
terminal-options = Tyto volby patří ke hře v terminálu: tady je.
terminal-no-page = Stránka není sestavená (sestaví ji make web): tohle je hra v terminálu.
terminal-at = Stůl je na adrese { $address } (ukončí ho Ctrl-C; hry se ukládají do { $folder }).

## The table

terminal-title = Kolo { $round } z { $rounds } · na tahu { $player }
terminal-row = Kombinace (cena, žetony, mince na ní)
terminal-coins-hidden = mince skryté
terminal-peace-with = příměří: { $player }
terminal-in-hand = { $count } v ruce
terminal-no-race = zatím bez národa
terminal-from-pack = z vlastního balíčku.
terminal-tribe = kmen
terminal-more = … ještě { $count }: napiš log
terminal-write = napiš:
terminal-odds = kostka { $needs }+, { $faces } z { $sides }
terminal-fullest = z nejplnějších regionů
terminal-border = hranice
terminal-coast = pobřeží
terminal-hand-over = Předání
terminal-hand-over-detail = { $player }, rozhodnutí je na tobě.
terminal-hand-over-ready = Sedni si a stiskni Enter.

## Columns

terminal-column-region = region
terminal-column-place = místo
terminal-column-symbols = symboly
terminal-column-holder = drží
terminal-column-markers = dílky
terminal-column-cost = cena
terminal-column-neighbours = sousedé
terminal-column-rank = pořadí
terminal-column-seat = místo
terminal-column-player = hráč
terminal-column-coins = mince
terminal-column-tokens = žetony na mapě

## The end

terminal-standing = Konečné pořadí
terminal-wins = vítězí
terminal-shares = dělí se o vítězství

## Answers

terminal-no-choice = Volba { $number } tu není; na výběr je 1 až { $last }.
terminal-nothing-to-spread = Tady není co rozmístit.
terminal-no-undo = Nic nelze vzít zpět: už byla vidět kostka nebo nová kombinace, nebo se ještě nic nehrálo.
terminal-save-where = Napiš kam: { $example }
terminal-saved = Uloženo do { $file }. Dál se hraje příkazem `{ $command }`.
terminal-kept = Uloženo do { $file }.
terminal-not-saved = Hru se nepodařilo uložit: { $reason }.
terminal-left = Stůl je opuštěn; hra nebyla uložena.
terminal-why-what = Napiš, na co se ptáš: { $example }
terminal-allowed = { $action } je dovoleno.
terminal-not-allowed = { $action } není dovoleno. { $why }
terminal-instead = Dovoleno: { $actions }.
terminal-rules-what = Napiš národ, schopnost, ID pravidla nebo slova z pravidel: { $example }
terminal-neighbours = Sousedí s: { $places }.
terminal-no-verb = Příkaz „{ $word }“ neexistuje. Co lze psát, řekne help.
terminal-no-region = Region „{ $region }“ neexistuje. Jsou tu { $first } až { $last }.
terminal-should-read = „{ $text }“ nelze přečíst. Píše se: { $usage }

## The rules looked up

terminal-column-rules = pravidla
terminal-column-first = od
terminal-column-last = do
terminal-rules-nothing = O „{ $text }“ tu nic není. Zkus číslo pravidla, jméno národa, schopnosti, frakce nebo čehokoli, co jméno má, či jiné slovo.
terminal-rules-meant = Co třeba: { $words }?
terminal-rules-exact = Přesná pravidla, anglicky: { $rules }
terminal-rules-english = Přesná pravidla jsou anglicky:
terminal-rules-also = Také: { $names }
terminal-rules-hint = Víc poví `elbowroom rules` se slovem, jménem nebo číslem pravidla; v jiném jazyce s `--lang en`, `pl` nebo `is`.

## Help

terminal-help = Co můžeš psát
terminal-help-number = volba s tímto číslem
terminal-help-action = jakákoli akce slovy; stačí { $short }, když je možná jen jedna
terminal-help-arrange = přeskupení: v těchto regionech má být tolik žetonů; stačí i { $short }
terminal-help-even = rozmístit žetony nebo tábory rovnoměrně
terminal-help-done = ukončit krok
terminal-help-undo = vzít zpět poslední odpověď tohoto tahu, dokud nebyla vidět kostka nebo nová kombinace
terminal-help-why = proč to stojí tolik, nebo proč to není dovoleno
terminal-help-look = všechno o regionu
terminal-help-board = všechny regiony v tabulce
terminal-help-rules = národ, schopnost, ID pravidla nebo slova z pravidel
terminal-help-log = co se zatím stalo
terminal-help-income = kolik by teď přišlo mincí
terminal-help-save = uložit hru
terminal-help-quit = odejít od stolu

## A record told

terminal-replay-game = { $game }, mapa { $map }: { $names }
terminal-drawn-map = vylosovaná
terminal-own-map = vlastní
terminal-replay-turn = Kolo { $round }, { $player }
terminal-replay-checked = Přehrané kroky: { $checked } z { $total }; každý krok i kontrolní součet souhlasí.
terminal-choose-options = Volby, se jmény z herny. Napiš jednu, třeba jméno nebo jméno=hodnota:
terminal-choose-option = Volba, nebo Enter pro začátek:
terminal-lan = Pro telefony a počítače v této síti: { $address }
