### The table of this game: goal, action card in words, war, the compass.

## Goal

goal-most = Vyhrává nejvíc bodů. Poslední kolo spustí
goal-short = Poslední kolo spustí
goal-name = Cíl hry
goal-population = { COUNT($most, "meeple") }
goal-tower = hrad { $most }
goal-magic = magie { $most }
goal-heroes-retired = hrdinové ve výslužbě { $most }
goal-leader = Vede { $player }: { $count }.
goal-nobody = zatím nikdo
goal-last = Poslední kolo: hra skončí, až bude ležet pátý štít.
board-points-now = Body teď: { $count }
board-your-next = tvá příští: { COUNT($price, "ore") }
board-neutral-price = neutrální: válečná cena { $price } za každou

## Action card

action-words-patrol = Jedna figurka udělá krok ve své zemi.
action-words-quest = Jedna figurka přejde na hranici jiné země.
action-words-build =
    { $heroes ->
        [yes] Postup na hradě a umísti pevnost.
       *[no] Postup o úroveň na hradě.
    }
action-words-research = Postup na další úroveň magie.
action-words-expand = Nová figurka vedle jedné tvé.
action-words-trade = Libovolný počet jednoho zdroje za jiný.
action-price = { COUNT($price, $resource) }, máš { $have }
action-movers =
    { $count ->
        [one] 1 figurka může jít
        [few] { $count } figurky mohou jít
       *[other] { $count } figurek může jít
    }
action-no-use = teď pro tebe nemožné
action-free = zdarma
action-paid-with = platí se: { RESOURCE($resource) }
action-taken-by = obsazeno: { $player }
action-played-by = { $player }, právě teď
action-level-magic = magie { $from } → { $to }
action-level-tower = hrad { $from } → { $to }
action-row-pay = { RESOURCE($resource) }, máš { $have }
action-row-points =
    { $count ->
        [one] bod na konci
        [few] body na konci
       *[other] bodů na konci
    }
action-row-left = { RESOURCE($resource) }, tolik zbude
action-row-movers =
    { $count ->
        [one] tvá figurka může jít
        [few] tvé figurky mohou jít
       *[other] tvých figurek může jít
    }
action-then = Pak se přidají, nebo získávají zdroje: { $players }.
action-idle = Vybrat ji smíš i tak: sobě pak nepomůžeš a využijí ji jen ostatní.

## War

war-for = Válka o kraj { $region }
war-tie-defender = Remízu vyhrává obránce: { $player }.
war-tie-attacker = Remízu vyhrává útočník: { $player }.
war-attacks = { $player } útočí
war-defends = { $player } se brání
war-pays-up-to = zaplatí až { $most }
war-how-unit = { $count } × { $value } { RESOURCE($resource) }
war-how-stops = kostka končí u { $most }
war-how-nothing = nic, co ve válce platí
war-your-price = Tvoje cena
war-both-pay = platí oba, vítěz i poražený
war-flag-free = zdarma
war-too-dear = moc drahé
war-costs = { $number } stojí { $units }
war-costs-nothing = { $number } nestojí nic
war-set-for = Nastavit { $number }: { $units }
war-leaves = zbude { $units }
war-leaves-nothing = nezbude nic
war-change = Změnit
war-flags-two = Dvě vlajky: obránce zůstává, nikdo neplatí, útočník se vrací.
war-flags-more = Dvě vlajky: aliance, oba zůstávají, nikdo neplatí.
war-flag-alone = Tvoje vlajka sama prohraje s každým číslem.
war-if-you-win = Když vyhraješ:
war-if-you-lose = Když prohraješ:
war-loss-retreat = { $player } ustoupí za { COUNT($price, "food", case: "acc") }, jinak figurka padne.
war-loss-dear = { $player } by na ústup potřeboval { COUNT($price, "food", case: "acc") } a má { $have }: figurka padne.
war-loss-last = poslední figurka hráče { $player } ustoupí zdarma.
war-loss-nowhere = { $player } nemá kam ustoupit: figurka padne.
war-loss-none = { $player } tam nemá figurku, o kterou by přišel.
war-loss-fortress = Padne i tamní pevnost a s ní úroveň hradu.

## Playing alone

compass-day-picks = bere nejbližší
compass-night-picks = bere nejvzdálenější
compass-day-war = válka: 2 × tvé figurky = { $number }
compass-night-war = válka: 1 × tvé figurky = { $number }
compass-turns = po pátém štítu: { $night ->
        [yes] noc
       *[no] den
    }
compass-plan = Záměr fiktivního protivníka
compass-how = Jak fiktivní protivník přemýšlí
compass-how-about = Hod kostkou je hodina na kompasu. Hodina určí akci; leží-li na ní štít, platí další po směru hodin. Stejná hodina, viděná ze středu, vybere figurku i směr. Co nemůže udělat, za to získává zdroje.
compass-plan-rolled = Kostka ukazuje { $hour }: { ACTION($action) }.
compass-plan-covered = Leží na ní štít. Další hodina, { $hour }: { ACTION($action) } je volná.
compass-plan-chosen = Vybíráš { ACTION($action, case: "acc") }: fiktivní protivník následuje, pokud může.
compass-plan-nothing = Zatím se neházelo. Fiktivní protivník hodí, až bude na tahu.
compass-plan-retreat = Nový hod pro ústup ukazuje { $hour }.
compass-plan-hand = Kostka ukazuje { $hour }: tam míří ručička.
compass-plan-meeple = Která figurka? Ručička míří na { $hand }{ $passed ->
        [yes] , tam žádná nemůže; další hodina je { $hour }
       *[no] {""}
    }: { $there }.{ $several ->
        [yes] {" "}Z figurek vždy ta nejblíž kompasu: { $region }.
       *[no] {""}
    }
compass-plan-move = Kam? Ručička leží na kraji { $from } a míří na { $hand }{ $passed ->
        [yes] , tam jít nemůže; další hodina je { $hour }
       *[no] {""}
    }: { $there }.{ $several ->
        [yes] {" "}{ $far ->
            [yes] V noci nejdál od kompasu
           *[no] Ve dne nejblíž kompasu
        }: { $region }.
       *[no] {""}
    }
compass-plan-region = Kde? Ručička míří na { $hand }{ $passed ->
        [yes] , tam to nejde; další hodina je { $hour }
       *[no] {""}
    }: { $there }.{ $several ->
        [yes] {" "}{ $far ->
            [yes] V noci nejdál od kompasu
           *[no] Ve dne nejblíž kompasu
        }: { $region }.
       *[no] {""}
    }
compass-plan-step = Krok { $step } z { $steps }
compass-plan-next = Další krok
compass-plan-all = Všechno
compass-pace = Fiktivní protivník hraje
compass-pace-steps = krok za krokem
compass-pace-flow = sám od sebe
compass-pace-once = najednou

## Keys

board-key-actions = vybrat akci s tímto číslem
board-key-confirm = potvrdit výběr
board-key-number = otočit bojovou kostkou
board-key-set = nastavit kostku
board-key-payment = zaplatit za číslo jinak
