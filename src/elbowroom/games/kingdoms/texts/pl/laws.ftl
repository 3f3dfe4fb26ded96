### The laws that a position set up by hand may break: one sentence for each, with the regions ringed on the map.

refusal-law-round = Runda { $round }: najwyżej jest ich { $rounds }.
refusal-law-dummy = { $region }: fikcyjny przeciwnik ma w regionie jedną figurkę i nigdy bohatera.
refusal-law-die = Kość pokazuje { $die }; ma 12 ścian.
refusal-law-shields = Na karcie akcji: { COUNT($count, "shield") }; do dyspozycji jest { $most }.
refusal-law-faction-twice = { FACTION($faction) }: tę frakcję ma dwóch graczy.
refusal-law-resource = { $player }: { RESOURCE($resource) } { $count }. Tor prowadzi od 0 do { $most }.
refusal-law-meeples = { $player }: w grze { COUNT($count, "meeple") }; może ich być najwyżej { $most }.
refusal-law-tower = { $player }: wieża { $level }. Tor prowadzi od 0 do { $most }.
refusal-law-magic = { $player }: magia { $level }. Tor prowadzi od 0 do { $most }.
refusal-law-fortresses = { $player }: wieża na poziomie { $level }, a do tego { COUNT($count, "fortress") }. Jedno i drugie jest zawsze równe.
refusal-law-no-heroes-call = { $region }: bez Zewu bohaterów nie ma bohaterów ani twierdz ({ $player }).
refusal-law-lying = { $region }: leży tu więcej figurek, niż ich tu jest ({ $player }).
refusal-law-hero-nowhere = { $region }: wśród figurek nie ma tu bohatera ({ $player }).
refusal-law-hero-level = { $player }: bohater w grze ma poziom 1 albo 2, a nie { $level }.
refusal-law-meeples-in = { $region }: { COUNT($count, "meeple") }. Może ich tu być najwyżej { $most }.
refusal-law-players-in = { $region }: figurki lub twierdze ma tu { COUNT($count, "player") }. Może ich mieć najwyżej dwóch.
refusal-law-forts-in = { $region }: { COUNT($count, "fortress") }. Może tu stać jedna.
refusal-law-no-fort-in = { $region }: twierdza nie może tu stać.
