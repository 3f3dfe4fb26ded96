### The laws that a position set up by hand may break: one sentence for each, with the regions ringed on the map.

refusal-law-round = { $round }. umferð: þær eru { $rounds } í spilinu.
refusal-law-coins = { $player }: { COUNT($coins, "coin") }. Enginn á minna en ekkert.
refusal-law-row = Í röðinni: { COUNT($count, "combo") }; reitirnir eru { $most }.
refusal-law-row-coins = { $place }. reitur í röðinni: { COUNT($coins, "coin") }. Minna en ekkert getur ekki legið þar.
refusal-law-race-twice = { RACE($race) }: fáninn er aðeins einn en liggur á tveimur stöðum.
refusal-law-power-twice = { POWER($power) }: merkið er aðeins eitt en liggur á tveimur stöðum.
refusal-law-tokens = { RACE($race) }: { COUNT($count, "token") } í spilinu, { $box } í kassanum.
refusal-law-markers = { MARKER($marker, letter: "capital") }: { $count } í spilinu, { $box } í kassanum.
refusal-law-hand = { RACE($race) }: { COUNT($count, "token") } á hendi. Enginn á minna en ekkert.
refusal-law-closed = { RACE($race) }: komast ekki á svæðið { $region } og geta því ekki ráðið því.
refusal-law-decline-gone = { RACE($race) }: þjóð á hnignunarskeiði án tákns er farin úr spilinu.
refusal-law-decline-hand = { RACE($race) }: þjóð á hnignunarskeiði á engin tákn á hendi.
refusal-law-decline-tokens = { $region }: þjóð á hnignunarskeiði ({ RACE($race, letter: "small") }) ræður svæði með einu tákni, ekki { $count }.
refusal-law-decline-marker = { $region }: { MARKER($marker) }. Það fylgir ekki þjóð á hnignunarskeiði ({ RACE($race, letter: "small") }).
refusal-law-no-race = { $region }: tákn þjóðar sem { $player } á ekki.
refusal-law-marker-alone = { $region }: { MARKER($marker) }. Þar er enginn sem gæti átt það.
refusal-law-no-marker = { $region }: { MARKER($marker) }. Þessi þjóð með þennan eiginleika á ekkert slíkt ({ RACE($race, letter: "small") }).
refusal-law-one-marker = { $region }: { MARKER($marker) }. Mest eitt slíkt má vera á svæði.
refusal-law-no-step = { $player } er ekki spurður neins hér: veldu annan leikmann.
