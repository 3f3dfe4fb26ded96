### What only the pages of this game say.

## Rules

pages-factions = Þjóðir
pages-heroes = Hetjur
pages-territories = Lönd
pages-actions = Aðgerðir
pages-resources = Auðlindir
pages-kinds-of-region = Tegundir svæða
pages-level = Þrep { $level }
pages-level-cost = Þrep { $level } fyrir { COUNT($price, "mana", case: "acc") }
pages-about-own = Ekki fundust öll prentuð spjöld. Það sem er merkt sem okkar eigin hönnun var gert fyrir Elbowroom.

## Setting up a table

pages-option-solo = Einspil gegn áttavitanum

## Table

pages-round =
    { $round ->
        [0] Uppsetning
       *[other] { $round }. umferð
    }
pages-active-player = Á leik: { $player }
pages-action-covered = { ACTION($action) }: hulin
pages-action-free = { ACTION($action) }: laus
pages-action-chosen = { ACTION($action) }: valin núna
pages-tower = Turn: þrep { $level }
pages-magic = Galdrar: þrep { $level }
pages-meeples-in-play = Í leik: { COUNT($count, "meeple") }
pages-hero-level = { HERO($hero) }, þrep { $level }
pages-heroes-retired = Í helgum steini: { $heroes }
pages-end-announced = Lokin hafa verið boðuð: þetta er síðasta umferðin.
pages-war-in = Stríð á svæðinu { $region }
pages-die-hidden = stilltur, enn hulinn
pages-die-flag = hvítur fáni
pages-compass-day = Dagur
pages-compass-night = Nótt
pages-dummy = Gerviandstæðingur
pages-points-now = Ef leiknum lyki nú
pages-points =
    { $count ->
        [one] stig
       *[other] stig
    }
pages-if-you-scored = Ef leiknum lyki nú

## The page of this game

pages-action-card = Aðgerðaspjald
pages-action-now = valin núna
pages-action-taken = hulin
pages-actions-chosen = Valdar aðgerðir
pages-choose = Velja
pages-chosen = Valið
pages-alliances = Bandalög: { $count }
pages-attacks = ræðst á
pages-defends = verst
pages-dial-secret = Enginn sér hann fyrr en báðir teningar eru stilltir.
pages-final-eye = Teningarnir gætu birst: þetta er ekki hægt að taka aftur
pages-points-from = Hvaðan stigin komu
pages-points-by-round = Stig umferð fyrir umferð
pages-shields-lie = skildir: { $count } af { $most }; spjaldið losnar þegar allir liggja
pages-step-active = Sá sem á leik
pages-step-end = Lok umferðar
pages-step-followers = Fylgjendur
pages-step-select = Val
pages-tower-card = Turn
pages-trade-count = Hve mikið
pages-trade-give = Gefa
pages-trade-receive = Fá
pages-wars = Stríð: { $count }
pages-wins-tie = Jafnt að stigum; peð, turn, galdrar og auðlindir réðu
pages-hidden-war = stríðsteningurinn er leynilegur
pages-hidden-offered = hetjuspil eru leynileg
pages-hidden-returned = hetjuspil eru leynileg
