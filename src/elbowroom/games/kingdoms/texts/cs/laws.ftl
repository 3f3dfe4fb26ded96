### The laws that a position set up by hand may break: one sentence for each, with the regions ringed on the map.

refusal-law-round = { $round }. kolo: nejvýš jich je { $rounds }.
refusal-law-dummy = { $region }: fiktivní protivník má v regionu jednu figurku a hrdinu nikdy.
refusal-law-die = Na kostce je { $die }; má 12 stěn.
refusal-law-shields = Na kartě akcí: { COUNT($count, "shield") }; k dispozici je { $most }.
refusal-law-faction-twice = { FACTION($faction) }: tento národ mají dva hráči.
refusal-law-resource = { $player }: { RESOURCE($resource) } { $count }. Stupnice vede od 0 do { $most }.
refusal-law-meeples = { $player }: ve hře { COUNT($count, "meeple") }; smí jich být nejvýš { $most }.
refusal-law-tower = { $player }: hrad { $level }. Stupnice vede od 0 do { $most }.
refusal-law-magic = { $player }: magie { $level }. Stupnice vede od 0 do { $most }.
refusal-law-fortresses = { $player }: hrad na úrovni { $level } a k tomu { COUNT($count, "fortress") }. Obojí je vždy stejné.
refusal-law-no-heroes-call = { $region }: bez Úsvitu hrdinů nejsou hrdinové ani pevnosti ({ $player }).
refusal-law-lying = { $region }: leží tu víc figurek, než kolik jich tu je ({ $player }).
refusal-law-hero-nowhere = { $region }: hrdina tu mezi figurkami není ({ $player }).
refusal-law-hero-level = { $player }: hrdina ve hře má úroveň 1 nebo 2, ne { $level }.
refusal-law-meeples-in = { $region }: { COUNT($count, "meeple") }. Smí jich tu být nejvýš { $most }.
refusal-law-players-in = { $region }: figurky nebo pevnosti tu mají { COUNT($count, "player") }. Smí je tu mít nejvýš dva.
refusal-law-forts-in = { $region }: { COUNT($count, "fortress") }. Smí tu být jedna.
refusal-law-no-fort-in = { $region }: pevnost tu stát nemůže.
