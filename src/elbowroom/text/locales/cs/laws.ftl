### The laws that a position set up by hand may break: one sentence for each, with the regions ringed on the map.

refusal-law-round = { $round }. kolo: hra jich má { $rounds }.
refusal-law-coins = { $player }: { COUNT($coins, "coin") }. Méně než nic mít nelze.
refusal-law-row = V řadě je { COUNT($count, "combo") }; míst je { $most }.
refusal-law-row-coins = { $place }. místo v řadě: { COUNT($coins, "coin") }. Méně než nic tam ležet nemůže.
refusal-law-race-twice = { RACE($race) }: tabulka národa je jen jedna a leží na dvou místech.
refusal-law-power-twice = { POWER($power) }: žeton schopnosti je jen jeden a leží na dvou místech.
refusal-law-tokens = { RACE($race) }: ve hře je { COUNT($count, "token") }, krabice jich má { $box }.
refusal-law-markers = { MARKER($marker, letter: "capital") }: ve hře { $count }, v krabici { $box }.
refusal-law-hand = { RACE($race) }: v ruce { COUNT($count, "token") }. Méně než nic mít nelze.
refusal-law-closed = { RACE($race) }: do regionu { $region } vstoupit nemohou, a tak ho nemohou držet.
refusal-law-decline-gone = { RACE($race) }: národ v úpadku bez žetonu už není ve hře.
refusal-law-decline-hand = { RACE($race) }: národ v úpadku nemá v ruce žádné žetony.
refusal-law-decline-tokens = { $region }: národ v úpadku ({ RACE($race) }) drží region jedním žetonem, ne tolika: { $count }.
refusal-law-decline-marker = { $region }: { MARKER($marker) }. Národu v úpadku nezůstává ({ RACE($race) }).
refusal-law-no-race = { $region }: žetony národa, který { $player } nemá.
refusal-law-marker-alone = { $region }: { MARKER($marker) }. Není tu nikdo, komu by to patřilo.
refusal-law-no-marker = { $region }: { MARKER($marker) }. Tento národ s touto schopností nic takového nemá ({ RACE($race) }).
refusal-law-one-marker = { $region }: { MARKER($marker) }. V regionu smí být nejvýš jeden kus.
refusal-law-no-step = { $player }: tady není na co odpovídat. Zvol jiného hráče.
