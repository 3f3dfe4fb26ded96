### What to do now in this game, and the words on the buttons beside it.

## Phases, by the kind of decision

phase-card = Karty zemí
phase-side = Strana karty
phase-faction = Národy
phase-first = První hráč
phase-draw = Hrdinské karty
phase-keep = Výběr hrdiny
phase-split = Počáteční zdroje
phase-start = Výchozí kraj
phase-dummy-faction = Národ protivníka
phase-dummy-start = Začátek protivníka
phase-select = Výběr akce
phase-act = Akce
phase-move = Další přesun
phase-stride = Druhý krok
phase-dial = Volba bojových čísel
phase-shift = Posun čísla
phase-add = Přidání po odhalení
phase-pay = Platba
phase-retreat = Ústup
phase-revive = Návrat padlého
phase-return = Návrat do hry
phase-gain = Výběr zdroje
phase-steal = Odebrání zdrojů
phase-discard = Odhození zdrojů
phase-give = Mýto
phase-target = Výběr protivníka
phase-knock = Položení figurky na bok
phase-topple = Položení pevnosti na bok
phase-charge = Popoběhnutí
phase-convert = Jiný zdroj
phase-trade = Druhá výměna
phase-match = Válka s protivníkem
phase-die = Kompas
phase-over = Konec hry

## Setting up

prompt-side = Vyber stranu své karty země
prompt-side-do = Hrát v zemi { TERRITORY($territory) }
prompt-faction = Vyber národ
prompt-faction-do = Hrát za { FACTION($faction, case: "acc") }
prompt-keep = Nech si jednu hrdinskou kartu
prompt-keep-do = Nechat si: { HERO($hero) }
prompt-split = Rozděl 6 jednotek mezi jídlo, manu a rudu
prompt-split-do = { COUNT($food, "food") }, { COUNT($mana, "mana") }, { COUNT($ore, "ore") }
prompt-start = Vyber kraj, kde začnou tvé dvě figurky
prompt-start-do = Začít v kraji { $region }
prompt-dummy-faction = Vyber národ protivníka
prompt-dummy-start = Vyber, kde začne figurka protivníka

## The turn

prompt-select = Vyber akci a polož na ni štít
prompt-select-do = { ACTION($action) }
prompt-select-priced = { ACTION($action) }, { COUNT($price, $resource) }
prompt-select-idle = { ACTION($action) }, bez užitku
prompt-select-missing = Nejdřív vyber akci
prompt-side-missing = Nejdřív vyber stranu
prompt-faction-missing = Nejdřív vyber národ
prompt-keep-missing = Nejdřív vyber hrdinu
prompt-split-missing = Nejdřív rozděl všechno
prompt-dial-missing = Nejdřív vyber číslo
prompt-dial-open = Nastavit kostku
prompt-meeple-missing = Vyber figurku na mapě
prompt-region-missing = Vyber kraj na mapě
prompt-act = { ACTION($action) }: proveď akci, nebo nedělej nic
prompt-follow = { ACTION($action) }: proveď akci také, nebo získej zdroje
prompt-leave-tundra = { ACTION($action) }: tvá figurka musí nejdřív opustit tundru
prompt-pass-do = Nedělat nic
prompt-pass-ask = { ACTION($action) }: nedělat nic, i když akci můžeš provést?
prompt-collect-do = Získat zdroje
prompt-collect-gain = Získat: { $gain }
prompt-patrol-do = Hlídka z kraje { $from } do kraje { $region }
prompt-patrol-hero-do = Hlídka hrdiny z kraje { $from } do kraje { $region }
prompt-quest-do = Výprava z kraje { $from } do kraje { $region }
prompt-quest-hero-do = Výprava hrdiny z kraje { $from } do kraje { $region }
prompt-attack = To je válka, brání se { $player }.
prompt-conquer-neutral = Neutrální figurka stojí ve válce { $cost }.
prompt-stand-do = Postavit ležící figurku v kraji { $region }
prompt-stand-hero-do = Postavit ležícího hrdinu v kraji { $region }
prompt-break-do = Zrušit alianci v kraji { $region }
prompt-break-hero-do = Zrušit s hrdinou alianci v kraji { $region }
prompt-move = Přesunout další figurku? Zbývá: { $left }
prompt-move-done = Dál nepřesouvat
prompt-stride = Udělat další krok?
prompt-stride-do = Dál do kraje { $region }
prompt-stride-done = Zastavit se tady
prompt-charge = Popoběhnout po vítězství?
prompt-charge-do = Popoběhnout do kraje { $region }
prompt-charge-done = Zůstat
prompt-raise-do = Zvýšit hrad na úroveň { $level } za { COUNT($price, "ore", case: "acc") }
prompt-build-do = Úroveň hradu { $level } za { COUNT($price, "ore", case: "acc") }, pevnost v kraji { $region }
prompt-restore-do = Postavit ležící pevnost v kraji { $region }
prompt-research-do = Postoupit na úroveň magie { $level } za { COUNT($price, "mana", case: "acc") }
prompt-expand-do = Nová figurka v kraji { $region } za { COUNT($price, "food", case: "acc") }
prompt-trade-do = Dát { COUNT($count, $given, case: "acc") } za { COUNT($count, $received, case: "acc") }
prompt-trade-more = Vyměnit za { RESOURCE($resource, case: "acc") } ještě druhý zdroj?
prompt-trade-done = Dál neobchodovat
prompt-advance-do = Zvýšit úroveň hrdiny ({ HERO($hero) }) za { COUNT($price, $resource, case: "acc") }

## War

prompt-dial = Válka o kraj { $region }: nastav kostku
prompt-dial-do = Nastavit { $number }
prompt-flag-do = Nastavit vlajku
prompt-flag-short = Vlajka
prompt-dial-waiting = Kostky se tajně nastavují.
prompt-match = Číslo proti tobě je { $number }. Vyrovnej ho za { $due }, nebo prohraj
prompt-match-do = Vyrovnat
prompt-yield-do = Prohrát válku
prompt-shift = Tvé číslo je { $own }, druhé { $other }. Posunout své o 1?
prompt-shift-do =
    { $direction ->
        [up] Zvýšit o 1
       *[down] Snížit o 1
    }
prompt-shift-done = Nechat být
prompt-add = Tvé číslo je { $own }, druhé { $other }. Přidat jednotku ke svému?
prompt-add-do = Přidat { COUNT($count, $resource, case: "acc") }
prompt-add-done = Nic nepřidávat
prompt-retreat = Ustoupit z kraje { $region } za { COUNT($price, "food", case: "acc") }?
prompt-retreat-free = Tvá poslední figurka ustupuje zdarma. Vyber kam
prompt-retreat-no = Porážka v kraji { $region }: na žádnou cestu zpět nemáš
prompt-retreat-do = Ustoupit do kraje { $region }
prompt-retreat-hero-do = Hrdina ustoupí do kraje { $region }
prompt-fall-do = Vzdát se figurky
prompt-fall-ask = Vzdát se figurky, i když může ustoupit?
prompt-fall-hero-do = Nechat hrdinu padnout
prompt-fall-hero-ask = Nechat hrdinu padnout, i když může ustoupit?
prompt-revive = Vrátit padlou figurku domů za { COUNT($price, "mana", case: "acc") }?
prompt-revive-do = Vrátit do kraje { $region }
prompt-revive-done = Nechat v zásobě
prompt-return = Umísti čekající figurku do kraje domovské země
prompt-return-do = Umístit do kraje { $region }

## Resources and other choices

prompt-pay = K zaplacení: { $due }. Kolik { RESOURCE($resource, case: "gen") }?
prompt-pay-do = { COUNT($count, $resource) }
prompt-pay-whole =
    { $what ->
        [war] Válka, k zaplacení: { $due }
        [build] Stavba, k zaplacení: { $due }
        [research] Výzkum, k zaplacení: { $due }
        [expand] Osídlování, k zaplacení: { $due }
        [retreat] Ústup, k zaplacení: { $due }
       *[other] K zaplacení: { $due }
    }
prompt-pay-all-do = Zaplatit { $units }
prompt-pay-ways =
    { $count ->
        [one] Zaplatit jde jedním způsobem.
        [few] Zaplatit jde { $count } způsoby.
       *[other] Zaplatit jde { $count } způsoby.
    }
prompt-gain = Vyber zdroj. Zbývá: { $left }
prompt-gain-do = Vzít { COUNT($count, $resource, case: "acc") }
prompt-steal = Vyber, o co kvůli tobě přijde { $player }. Zbývá: { $left }
prompt-steal-do = Vzít { COUNT($count, $resource, case: "acc") }
prompt-discard = Vyber, o co přijdeš. Zbývá: { $left }
prompt-discard-do = Odhodit { COUNT($count, $resource, case: "acc") }
prompt-give = Mýto: vyber, co od tebe dostane { $player }
prompt-give-do = Dát { COUNT($count, $resource, case: "acc") }
prompt-target =
    { $purpose ->
        [magic] Vyber, komu klesne magie o úroveň
        [discard] Vyber, kdo odhodí zdroj
       *[other] Vyber protivníka
    }
prompt-target-do = { $player }
prompt-knock = Položit na bok figurku v sousedství?
prompt-knock-do = Položit na bok figurku v kraji { $region } ({ $player })
prompt-knock-hero-do = Položit na bok hrdinu v kraji { $region } ({ $player })
prompt-knock-done = Nechat všechny stát
prompt-topple = Položit na bok pevnost v sousedství?
prompt-topple-do = Položit na bok pevnost v kraji { $region }
prompt-topple-done = Nechat pevnosti být
prompt-convert = Jeden kraj smí dát jiný zdroj
prompt-convert-do = { $region }: { COUNT($count, $resource) }
prompt-convert-done = Získat jako obvykle
