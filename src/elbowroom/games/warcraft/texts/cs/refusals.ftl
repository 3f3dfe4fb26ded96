### Why something is not allowed in this game: one sentence for every key of its refusals.

refusal-not-border = { $region } není vstupní region. Začni ve vstupním regionu.
refusal-immune = { $region } je imunní, stojí tam { MARKER($marker) }.
refusal-teammate = { $region } drží tvá strana.
refusal-toll = { $region }: nejdřív se platí { COUNT($price, "coin") }; máš { $coins }.
refusal-site-used = { SITE($site) }: v tomto tahu už použito.
refusal-site-not-held = { SITE($site) } nepatří tobě.
refusal-no-place-to-raid = { $region }: žádné legendární místo tam teď dobytí nezlevní.
refusal-cannot-strike = Tato rasa nepodniká letecké útoky.
refusal-strike-used = Letecký útok tohoto tahu už proběhl.
refusal-strike-target = Pokusit se teď můžeš jen o region leteckého útoku.
refusal-hammer-used = { SITE("doomhammer") }: v tomto tahu už použito.
refusal-no-hammer = { SITE("doomhammer") } nepatří tobě.
refusal-not-one-unit = { $region }: { COUNT($units, "unit") }. Musí být právě jedna.
refusal-no-champion = Tato rasa nemá šampiona.
refusal-champion-used = Šampion smí dobývat jen jednou za tah.
refusal-champion-stands = Šampion není v ruce.
refusal-champion-first = Šampion nemůže podniknout první dobývání.
refusal-champion-needed = Šampion už v regionu { $region } je, nebo by po něm jeho region zůstal prázdný.
refusal-champion-stays = { $region }: šampiona vytlačit nejde.
refusal-cannot-swap = Tato rasa neotevírá portály.
refusal-swaps-used = V tomto tahu už portál neotevřeš (nejvýš { $times }).
refusal-not-magic = { $region } nemá symbol magie.
refusal-same-region = Vyber dva různé regiony.
refusal-nothing-to-swap = V jednom z obou regionů musí být jednotka nebo artefakt.
refusal-cannot-steal = Tato rasa artefakty nekrade.
refusal-raid-used = Tato rasa už v tomto tahu svou vlastnost využila.
refusal-not-artifact = { SITE($site) } je místo a nedá se odnést.
refusal-site-unknown = { SITE($site) } neleží na žádném ostrově lícem nahoru.
refusal-site-far = { SITE($site) } neleží vedle regionu { $region }.
refusal-own-site = { SITE($site) } už patří tobě.
refusal-other-site = Teď se pokládá jiný artefakt.
refusal-cannot-push = Tato rasa své sousedy nevytlačuje.
refusal-pushes-used = V tomto tahu už nic nevytlačíš (nejvýš { $times }).
refusal-nobody-to-push = V regionu { $region } není jednotka soupeře ani žeton rasy Murlocs.
refusal-nothing-to-raze = { $region }: není tu, co se má zbořit ({ MARKER($marker) }).
refusal-raze-first = { $region }: nejdřív musí zmizet { MARKER($marker) }.
refusal-no-beast = V regionu { $region } není šelma.
refusal-push-goal = Žeton z regionu { $region } jde do jiného regionu své rasy, který není imunní.
refusal-cannot-pay-form = Worgení podoba stojí minci, kterou nemáš.
refusal-recruits = Teď můžeš koupit nejvýš { COUNT($most, "token", case: "acc") }.
refusal-no-tower = { $region } hlídkovou věž nedostane.
refusal-no-lake = { $region } není jezero toho ostrova.
refusal-no-bomb = V regionu { $region } nemáš bombu.
refusal-bomb-free = Otočit bombu v regionu { $region } nic nestojí, a tak to udělat musíš.
refusal-bomb-there = V regionu { $region } už bomba je.
refusal-objective-there = V regionu { $region } už vojenský cíl je.
refusal-objective-on-water = { $region } neleží na pevnině.
refusal-objective-shunned = { $region } drží rasa z frakce { FACTION($faction) }.
refusal-beasts-fit = { $region }: { COUNT($tokens, "token") }. Víc šelem tu být nemůže.

## The same with another word for race

refusal-not-held = { $region } nepatří rase, která je teď na řadě.
refusal-own-region = { $region } už této rase patří.
refusal-water = { $region } ({ TERRAIN($terrain) }): tam tato rasa nemůže.
refusal-not-adjacent = { $region } nesousedí s žádným regionem této rasy.
refusal-tray-empty = V zásobníku už není žádný žeton této rasy.
refusal-not-an-active-enemy = V regionu { $region } není aktivní žeton soupeře.
refusal-no-final-attempt = Tato rasa hází kostkou před dobytím, poslední pokus nemá.
refusal-cannot-substitute = Tato rasa žetony vyměňovat neumí.
refusal-no-foothold = Bez vlastního regionu tato rasa žetony vyměňovat nemůže.
refusal-cannot-roll = Tato rasa před dobytím kostkou nehází.
refusal-immune-land = { $region } je imunní: stará se o to rasa, která ho drží.
refusal-attacked = { $player }: aktivní rasa se v tomto tahu stala terčem tvého útoku.

## The laws of a position set up by hand, with this box's words for race and banner

refusal-law-race-twice = { RACE($race) }: standarta rasy je jen jedna a leží na dvou místech.
refusal-law-power-twice = { POWER($power) }: odznak je jen jeden a leží na dvou místech.
refusal-law-decline-gone = { RACE($race) }: rasa v úpadku bez žetonu už není ve hře.
refusal-law-decline-hand = { RACE($race) }: rasa v úpadku nemá v ruce žádné žetony.
refusal-law-decline-tokens = { $region }: rasa v úpadku ({ RACE($race) }) drží region jedním žetonem, ne tolika: { $count }.
refusal-law-decline-marker = { $region }: { MARKER($marker) }. Rase v úpadku nezůstává ({ RACE($race) }).
refusal-law-no-race = { $region }: žetony rasy, kterou { $player } nemá.
refusal-law-no-marker = { $region }: { MARKER($marker) }. Tato rasa s touto schopností nic takového nemá ({ RACE($race) }).
