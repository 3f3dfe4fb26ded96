### The table of this game: goal, action card in words, war, the compass.

## Goal

goal-most = Vyhrává nejvíc bodů. Poslední kolo spustí
goal-short = Poslední kolo spustí
goal-population = { COUNT($most, "meeple") }
goal-tower = hrad { $most }
goal-magic = magie { $most }
goal-heroes-retired = hrdinové ve výslužbě { $most }
goal-leader = Vede { $player }: { $count }.
goal-nobody = zatím nikdo
goal-last = Poslední kolo: hra skončí, až bude ležet pátý štít.
board-points-now = Body teď: { $count }
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
action-free = zdarma
action-paid-with = platí se: { RESOURCE($resource) }
action-taken-by = obsazeno: { $player }
action-played-by = { $player }, právě teď

## War

war-for = Válka o kraj { $region }
war-tie-defender = Remízu vyhrává obránce: { $player }.
war-attacks = { $player } útočí
war-defends = { $player } se brání
war-pays-up-to = zaplatí až { $most }
war-your-price = Tvoje cena
war-both-pay = platí oba, vítěz i poražený
war-flag-free = zdarma
war-too-dear = moc drahé
war-costs = { $number } stojí { $units }
war-costs-nothing = { $number } nestojí nic
war-leaves = zbude { $units }
war-flags-two = Dvě vlajky: obránce zůstává, nikdo neplatí, útočník se vrací.
war-flags-more = Dvě vlajky: aliance, oba zůstávají, nikdo neplatí.
war-flag-alone = Tvoje vlajka sama prohraje s každým číslem.
war-if-you-win = Když vyhraješ:
war-if-you-lose = Když prohraješ:
war-retreat = { $player } ustoupí za { COUNT($price, "food", case: "acc") }, jinak figurka padne.
war-retreat-dear = { $player } by na ústup potřeboval { COUNT($price, "food", case: "acc") } a má { $have }: figurka padne.
war-retreat-last = poslední figurka hráče { $player } ustoupí zdarma.

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

## Keys

board-key-actions = vybrat akci s tímto číslem
board-key-number = otočit válečnou kostkou
board-key-flag = nastavit vlajku
