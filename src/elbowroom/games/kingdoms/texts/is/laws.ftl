### The laws that a position set up by hand may break: one sentence for each, with the regions ringed on the map.

refusal-law-round = { $round }. umferð: spil hefur mest { $rounds }.
refusal-law-dummy = { $region }: gerviandstæðingurinn á eitt peð á svæði og aldrei hetju.
refusal-law-die = Teningurinn sýnir { $die }; á honum eru 12 hliðar.
refusal-law-shields = Á aðgerðaspjaldinu: { COUNT($count, "shield") }; þeir eru { $most }.
refusal-law-faction-twice = { FACTION($faction) }: tveir leikmenn fara með þessa þjóð.
refusal-law-resource = { $player }: { RESOURCE($resource) } { $count }. Kvarðinn nær frá 0 til { $most }.
refusal-law-meeples = { $player }: { COUNT($count, "meeple") } í spilinu; þau mega mest vera { $most }.
refusal-law-tower = { $player }: turn { $level }. Kvarðinn nær frá 0 til { $most }.
refusal-law-magic = { $player }: galdrar { $level }. Kvarðinn nær frá 0 til { $most }.
refusal-law-fortresses = { $player }: turn á þrepi { $level } og { COUNT($count, "fortress") }. Hvort tveggja er alltaf jafnt.
refusal-law-no-heroes-call = { $region }: án Kalls hetjanna eru engar hetjur og engin virki ({ $player }).
refusal-law-lying = { $region }: fleiri peð liggja þar en þar eru ({ $player }).
refusal-law-hero-nowhere = { $region }: hetjan er ekki meðal peðanna þar ({ $player }).
refusal-law-hero-level = { $player }: hetja í spilinu er á þrepi 1 eða 2, ekki { $level }.
refusal-law-meeples-in = { $region }: { COUNT($count, "meeple") }. Þar mega mest vera { $most }.
refusal-law-players-in = { $region }: { COUNT($count, "player") } eiga þar menn. Þar mega mest vera tveir.
refusal-law-forts-in = { $region }: { COUNT($count, "fortress") }. Þar má vera eitt.
refusal-law-no-fort-in = { $region }: þar getur virki ekki staðið.
