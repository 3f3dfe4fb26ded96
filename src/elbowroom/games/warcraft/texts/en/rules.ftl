### What every piece and word of this game means, in at most 160 characters.

## Words and pieces

rule-term-border-region = A region with an anchor. There you land from other islands, and there a new race comes ashore.
rule-term-conquest-cost = 2 tokens, plus 1 for every unit, mountain, wall and fort in the region, plus 1 for shipping. Never less than 1.
rule-term-in-decline = A race at rest: its tokens stay, one in each region, and keep paying. It conquers no more; if it is conquered, all are lost.
rule-term-lost-tribe = Murlocs play for nobody. They make their region harder to take and leave the game when it is conquered.
rule-term-cavern = Caverns serve the Kobolds and the Mining power.
rule-term-magic = Magic regions pay the Blood Elves and serve the Portal Mages.
rule-term-island = Islands are never adjacent. You reach another one by its landing regions.
rule-term-shipping = Landing far from your regions costs 1 token more.
rule-term-unit = Tokens, beasts, the champion and Murlocs are units: they hold and defend regions.
rule-term-site = An artifact or a legendary place, face down until an active race enters its region.
rule-term-artifact = Artifacts serve the active race that holds them and move with their use.
rule-term-legendary-place = Legendary places serve the active race that holds them and stay where they are.
rule-term-faction = Alliance, Horde or neutral. Murlocs have none.
rule-term-faction-bonus = 1 coin for each race of the other faction from which you took a region this turn.
rule-term-toll = Coins paid to the owner of a region before it is attacked, even if the attack fails.
rule-term-wall = Wisp wall: +1 defence, also in decline.
rule-term-fort = Fort: +1 defence, also in decline.
rule-term-tower = Watch tower: its field is immune.
rule-term-beast = Beast: counts as a token for a turn and is lost before one.
rule-term-champion = Champion: counts as one unit and is never lost, only ransomed.
rule-term-objective = Military objective: 2 coins for its conqueror and 2 for the Humans; nothing for the Horde.
rule-term-bomb = Bomb: turned over at the start of the Goblins' turn; it explodes or is a dud.
rule-term-harmony = Harmony token: 2 coins to the Pandaren before the first attack on them in a turn.
