### What to do now in this game, and the words on the buttons beside it.

phase-island = Ostrovy
phase-site = Odhalení naleziště
phase-bomb = Otočení bomby
phase-start = Začátek tahu
phase-form-up = Nástup
phase-recruit = Verbování

## Landing

prompt-choose-first-region = Vyber, kde se vylodíš

## The same with another word for race

prompt-choice-decline-preview = Teď { COUNT($coins, "coin") }, v příštím tahu nová rasa
prompt-decline-goes = Zmizí: žetony v ruce a dílky, které slouží jen aktivní rase.

## Start of turn and form-up

prompt-start = Otoč své bomby v libovolném pořadí. Zbývá: { $left }
prompt-start-bomb = Otočit bombu v regionu { $region }
prompt-start-disarm = Odstranit ji neotočenou z regionu { $region }
prompt-form = Vyber podobu rasy Worgen
prompt-form-human = Lidská podoba: hned 2 mince
prompt-form-worgen = Worgení podoba: zaplať 1 minci, každé dobytí zlevní o 1
prompt-faction = Vyber frakci pro tento tah
prompt-faction-do = Bojovat za { FACTION($faction, case: "acc") }

## Tolls

prompt-toll = Zaplatit poplatek?
prompt-toll-first = Nejdřív zaplatíš { COUNT($price, "coin", case: "acc") } bez ohledu na výsledek; dostane { $player }
prompt-toll-pay = Zaplatit { COUNT($price, "coin", case: "acc") }

## Conquest

prompt-wield-do = Dobýt region { $region } za { COUNT($cost, "token", case: "acc") } (pomoc: { $tools })
prompt-venture-do = Hodit kostkou o region { $region } (pomoc: { $tools })
prompt-strike = Vyber pro letecký útok pevninský region na kterémkoli ostrově. Kostka ho zlevní.
prompt-strike-do = Letecký útok na region { $region }
prompt-strike-attempt = { $region } stojí ještě { $cost }, máš { $hand }. Hodit znovu jako poslední pokus?
prompt-strike-stop = Přerušit útok
prompt-hammer = Vyber region s právě jednou jednotkou, který dobude { SITE("doomhammer") }.
prompt-hammer-do = { SITE("doomhammer") }: dobýt region { $region } ({ COUNT($price, "coin") }, { COUNT($cost, "token") })
prompt-champion = Vyber pro šampiona sousední region. Nestojí žádný žeton.
prompt-champion-do = Poslat šampiona do regionu { $region }
prompt-swap = Vyber dva magické regiony k výměně. Zbývá: { $left }
prompt-swap-do = Vyměnit: { $regions }
prompt-push = Vyber, co vytlačíš ze sousedního regionu. Zbývá: { $left }
prompt-push-do = Vytlačit žeton z regionu { $region } do regionu { $goal }
prompt-push-out = Vyhnat žeton z regionu { $region }
prompt-push-beast-do = Vytlačit šelmu z regionu { $region } do regionu { $goal }
prompt-push-beast-out = Vyhnat šelmu z regionu { $region }
prompt-raze-do = Zbořit v regionu { $region }: { MARKER($marker) }
prompt-steal = Vyber artefakt vedle svých regionů.
prompt-steal-do = Odnést { SITE($site) } do regionu { $region }
prompt-lake = Vyber jezero, kam se přesune { SITE($site) }.
prompt-lake-do = Přesunout do regionu { $region }

## After the conquests

prompt-recruit = Za padlé soupeřů si můžeš koupit žetony po 1 minci. Nejvýš: { $most }
prompt-recruit-do = Koupit { COUNT($count, "token", case: "acc") }
prompt-recruit-none = Nekupovat
prompt-station = Kde bude stát šampion?
prompt-station-do = Šampion do regionu { $region }
prompt-station-done = Nechat šampiona být
prompt-assign = Které žetony jsou šelmy? Zbývá: { $left }
prompt-assign-do = { COUNT($count, "beast") } v regionu { $region }
prompt-towers = Hlídkových věží není dost pro všechna pole. Vyber, kde budou stát. Zbývá: { $left }
prompt-towers-do = Hlídková věž v regionu { $region }
prompt-lay = Vyber svůj region, kde bude ležet { SITE($site) }.
prompt-lay-do = Položit do regionu { $region }
prompt-objectives = Umísti vojenské cíle. Zbývá: { $left }
prompt-objectives-do = Cíl v regionu { $region }
prompt-plant = Umísti bomby do sousedních regionů aktivních soupeřů. Zbývá: { $left }
prompt-plant-do = Bomba do regionu { $region }
prompt-plant-done = Další neumisťovat
prompt-retreat-champion = Šampion zpět do regionu { $region }
prompt-retreat-beast = { COUNT($count, "beast") } zpět do regionu { $region }

## Buttons beside the prompt

prompt-mode-strike = Letecký útok
prompt-mode-champion = Šampion
prompt-mode-swap = Portál · { $left }
prompt-mode-push = Vytlačit · { $left }
prompt-mode-steal = Odnést artefakt
prompt-swap-second = S kterým regionem se vymění { $region }?
prompt-push-whither = Z regionu { $region }: kam?
prompt-push-token = Žeton
prompt-push-beast = Šelmu
prompt-steal-whither = Do kterého svého regionu ho odneseš?
prompt-tools-ready = Pomoc: { $tools }
prompt-toll-bank = Nejdřív zaplatíš do banky { COUNT($price, "coin", case: "acc") } bez ohledu na výsledek
prompt-fort-all = Pevnost do každého regionu
phase-redeploy = Přesun bojovníků
phase-ready = Příprava bojovníků
phase-withdraw = Ztráty a ústup
phase-score = Získávání vítězných mincí
prompt-redeploy-prompt = Přesuň své žetony
prompt-finish-redeploy = Dokončit přesun
prompt-conquer-done = Přesunout bojovníky
prompt-conquer-nothing = V dosahu není žádný region. Přesuň své žetony.
prompt-choice = Hrát dál za { RACE($race) }, nebo vyhlásit úpadek?
prompt-choice-decline = Vyhlásit úpadek
prompt-expand-or-decline = Dobývat dál, nebo vyhlásit úpadek?
prompt-decline = Vyhlásit úpadek rasy { RACE($race) }?
prompt-decline-older = Rasa { RACE($race) } zmizí z mapy ({ COUNT($regions, "region") }).
plan-expand = Hraj dál se svou rasou.
plan-decline = Vyhlas úpadek.
