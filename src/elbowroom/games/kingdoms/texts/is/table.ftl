### The table of this game: goal, action card in words, war, the compass.

## Goal

goal-most = Flest stig vinna. Síðasta umferð þegar
goal-short = Síðasta umferð þegar
goal-name = Markmið leiksins
goal-population = { COUNT($most, "meeple") }
goal-tower = turn { $most }
goal-magic = galdrar { $most }
goal-heroes-retired = hetjur í helgum steini { $most }
goal-leader = { $player } leiðir með { $count }.
goal-nobody = enginn enn
goal-last = Síðasta umferð: leiknum lýkur þegar fimmti skjöldurinn liggur.
board-points-now = Stig núna: { $count }
board-your-next = næst hjá þér: { COUNT($price, "ore") }
board-neutral-price = hlutlaus: stríðskostnaður { $price } fyrir hvert

## Action card

action-words-patrol = Eitt peð fer eitt skref í landi sínu.
action-words-quest = Eitt peð fer að landamærum annars lands.
action-words-build =
    { $heroes ->
        [yes] Farðu upp í turninum og settu virki.
       *[no] Farðu upp um eitt þrep í turninum.
    }
action-words-research = Farðu á næsta galdraþrep.
action-words-expand = Nýtt peð við hlið eins af þínum.
action-words-trade = Skiptu einni auðlind í aðra að vild.
action-price = { COUNT($price, $resource) }, þú átt { $have }
action-movers =
    { $count ->
        [one] { $count } peð getur farið
       *[other] { $count } peð geta farið
    }
action-no-use = ekki hægt fyrir þig
action-free = ókeypis
action-paid-with = greitt með: { RESOURCE($resource) }
action-taken-by = tekið: { $player }
action-played-by = { $player }, núna
action-level-magic = galdrar { $from } → { $to }
action-level-tower = turn { $from } → { $to }
action-row-pay = { RESOURCE($resource) }, þú átt { $have }
action-row-points =
    { $count ->
        [one] stig í lokin
       *[other] stig í lokin
    }
action-row-left = { RESOURCE($resource) } eftir
action-row-movers =
    { $count ->
        [one] peð þitt getur farið
       *[other] peð þín geta farið
    }
action-then = Síðan fylgja eða afla: { $players }.
action-idle = Þú mátt samt velja hana: þá gerirðu ekkert og aðeins hinir nýta hana.

## War

war-for = Stríð um svæðið { $region }
war-tie-defender = Jafntefli vinnur sá sem verst: { $player }.
war-tie-attacker = Jafntefli vinnur árásarmaðurinn: { $player }.
war-attacks = { $player } ræðst á
war-defends = { $player } verst
war-pays-up-to = getur greitt allt að { $most }
war-how-unit = { $count } × { $value } { RESOURCE($resource) }
war-how-stops = teningurinn endar á { $most }
war-how-nothing = ekkert sem gildir í stríði
war-your-price = Þitt verð
war-both-pay = báðir greiða, hvor sem vinnur
war-flag-free = ókeypis
war-too-dear = of dýrt
war-costs = { $number } kostar { $units }
war-costs-nothing = { $number } kostar ekkert
war-set-for = Stilla á { $number }: { $units }
war-leaves = eftir verða { $units }
war-leaves-nothing = ekkert verður eftir
war-change = Breyta
war-flags-two = Tveir fánar: sá sem verst situr kyrr, enginn greiðir, árásarmaðurinn snýr við.
war-flags-more = Tveir fánar: bandalag, báðir verða kyrrir, enginn greiðir.
war-flag-alone = Fáni þinn einn tapar fyrir hvaða tölu sem er.
war-if-you-win = Ef þú vinnur:
war-if-you-lose = Ef þú tapar:
war-loss-retreat = { $player } hörfar fyrir { COUNT($price, "food", case: "acc") }, annars fellur peðið.
war-loss-dear = { $player } þyrfti { COUNT($price, "food", case: "acc") } til að hörfa og á { $have }: peðið fellur.
war-loss-last = síðasta peðið ({ $player }) hörfar ókeypis.
war-loss-nowhere = { $player } getur hvergi hörfað: peðið fellur.
war-loss-none = { $player } á ekkert peð þar sem gæti fallið.
war-loss-fortress = Virkið fer líka og þrep í turninum með því.

## Playing alone

compass-day-picks = velur það næsta
compass-night-picks = velur það fjærsta
compass-day-war = stríð: 2 × peð þín = { $number }
compass-night-war = stríð: 1 × peð þín = { $number }
compass-turns = eftir fimmta skjöldinn: { $night ->
        [yes] nótt
       *[no] dagur
    }
compass-plan = Áætlun gerviandstæðingsins
compass-how = Hvernig gerviandstæðingurinn hugsar
compass-how-about = Teningskast er stund á áttavitanum. Stundin segir hver aðgerðin er; sé skjöldur á henni gildir sú næsta réttsælis. Sama stund, séð frá miðju, velur peð og leið. Geti hann ekki eitthvað aflar hann.
compass-plan-rolled = Teningurinn sýnir { $hour }: { ACTION($action) }.
compass-plan-covered = Skjöldur liggur á henni. Næsta stund, { $hour }: { ACTION($action) } er laus.
compass-plan-chosen = Þú velur { ACTION($action, case: "acc") }: gerviandstæðingurinn fylgir ef hann getur.
compass-plan-nothing = Ekki hefur verið kastað enn. Gerviandstæðingurinn kastar þegar hann á leik.
compass-plan-retreat = Nýtt kast fyrir undanhaldið sýnir { $hour }.
compass-plan-hand = Teningurinn sýnir { $hour }: þangað bendir vísirinn.
compass-plan-meeple = Hvaða peð? Vísirinn bendir á { $hand }{ $passed ->
        [yes] , þar getur ekkert; næsta stund er { $hour }
       *[no] {""}
    }: { $there }.{ $several ->
        [yes] {" "}Af peðum er alltaf valið það sem er næst áttavitanum: { $region }.
       *[no] {""}
    }
compass-plan-move = Hvert? Vísirinn liggur á svæðinu { $from } og bendir á { $hand }{ $passed ->
        [yes] , þangað kemst það ekki; næsta stund er { $hour }
       *[no] {""}
    }: { $there }.{ $several ->
        [yes] {" "}{ $far ->
            [yes] Á nóttunni fjærst áttavitanum
           *[no] Á daginn næst áttavitanum
        }: { $region }.
       *[no] {""}
    }
compass-plan-region = Hvar? Vísirinn bendir á { $hand }{ $passed ->
        [yes] , þar er það ekki hægt; næsta stund er { $hour }
       *[no] {""}
    }: { $there }.{ $several ->
        [yes] {" "}{ $far ->
            [yes] Á nóttunni fjærst áttavitanum
           *[no] Á daginn næst áttavitanum
        }: { $region }.
       *[no] {""}
    }
compass-plan-step = Skref { $step } af { $steps }
compass-plan-next = Næsta skref
compass-plan-all = Allt
compass-pace = Gerviandstæðingurinn leikur
compass-pace-steps = skref fyrir skref
compass-pace-flow = af sjálfsdáðum
compass-pace-once = í einu

## Keys

board-key-actions = velja aðgerðina með þessu númeri
board-key-confirm = staðfesta valið
board-key-number = snúa stríðsteningnum
board-key-set = stilla teninginn
board-key-payment = greiða fyrir töluna öðruvísi
