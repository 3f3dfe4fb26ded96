### The laws that a position set up by hand may break: one sentence for each, with the regions ringed on the map.

refusal-law-round = Round { $round }: a game has at most { $rounds }.
refusal-law-dummy = { $region }: the dummy has one meeple in a region and never a hero.
refusal-law-die = The die shows { $die }; it has 12 faces.
refusal-law-shields = { COUNT($count, "shield") } on the action card; there are { $most }.
refusal-law-faction-twice = { FACTION($faction) }: two players have this faction.
refusal-law-resource = { $player }: { RESOURCE($resource) } { $count }. The track goes from 0 to { $most }.
refusal-law-meeples = { $player } has { COUNT($count, "meeple", case: "acc") } in play; at most { $most } may be there.
refusal-law-tower = { $player }: tower { $level }. The track goes from 0 to { $most }.
refusal-law-magic = { $player }: magic { $level }. The track goes from 0 to { $most }.
refusal-law-fortresses = { $player }: tower { $level }, fortresses { $count }. Both are always the same.
refusal-law-no-heroes-call = { $region }: without Heroes' Call there are no heroes and no fortresses ({ $player }).
refusal-law-lying = { $region }: more meeples of { $player } lie down than there are.
refusal-law-hero-nowhere = { $region }: the hero of { $player } is not among the meeples there.
refusal-law-hero-level = { $player }: a hero in play has level 1 or 2, not { $level }.
refusal-law-meeples-in = { $region }: { COUNT($count, "meeple") }. At most { $most } may be there.
refusal-law-players-in = { $region }: { COUNT($count, "player") } with pieces. Two at most may be there.
refusal-law-forts-in = { $region }: { COUNT($count, "fortress") }. There may be one.
refusal-law-no-fort-in = { $region }: no fortress can stand there.
