### The laws that a position set up by hand may break, with this box's words for race and banner.

refusal-law-race-twice = { RACE($race) }: standarta rasy je jen jedna a leží na dvou místech.
refusal-law-power-twice = { POWER($power) }: odznak je jen jeden a leží na dvou místech.
refusal-law-decline-gone = { RACE($race) }: rasa v úpadku bez žetonu už není ve hře.
refusal-law-decline-hand = { RACE($race) }: rasa v úpadku nemá v ruce žádné žetony.
refusal-law-decline-tokens = { $region }: rasa v úpadku ({ RACE($race) }) drží region jedním žetonem, ne tolika: { $count }.
refusal-law-decline-marker = { $region }: { MARKER($marker) }. Rase v úpadku nezůstává ({ RACE($race) }).
refusal-law-no-race = { $region }: žetony rasy, kterou { $player } nemá.
refusal-law-no-marker = { $region }: { MARKER($marker) }. Tato rasa s touto schopností nic takového nemá ({ RACE($race) }).
