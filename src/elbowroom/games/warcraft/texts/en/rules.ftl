### What every race, power, site, piece and word of this game does, in at most 160 characters.

## Races

rule-race-blood-elves = Each magic region you hold pays 1 extra coin at the end of your turn.
rule-race-draenei = In each opponent's turn, the first Draenei token you would lose comes back to your hand instead.
rule-race-dwarves = Mountain regions cost 2 tokens less, but never fewer than 1.
rule-race-ethereals = Once per turn: steal a face-up artifact from a neighbouring region, or take a neighbouring region with a legendary place for 2 tokens less.
rule-race-forsaken = After conquering, you may buy 1 Forsaken token for 1 coin for each token your opponents lost to you this turn.
rule-race-gnomes = Once per turn, strike any land region on any island as if adjacent. Roll the die first: it lowers the cost (minimum 1).
rule-race-goblins = Plant bombs next door on active opponents. At the start of your next turn turn them over: half explode and drive everybody out.
rule-race-humans = Each turn place two military objectives outside the Alliance. Whoever takes one, except the Horde, gets 2 coins, and so do you.
rule-race-kobolds = All land regions with a cavern count as adjacent, from your first conquest on and without shipping.
rule-race-naga = You may conquer seas and lakes for 2 tokens, and start in any sea without shipping. Water pays like land.
rule-race-night-elves = Forests cost 1 token less. Each forest you conquer gets a wisp wall: +1 defence, also in decline.
rule-race-orcs = Each region conquered this turn from a race of the Alliance pays 1 extra coin, on top of the faction bonus.
rule-race-pandaren = Opponents whose active race you spared get a harmony token: before their first attack on you in a turn they pay you 2 coins.
rule-race-tauren = You need at least 2 tokens to take and to hold a region. In decline 2 tokens stay in each.
rule-race-trolls = Non-empty regions cost 1 token less, but never fewer than 1. Murlocs and your own decline count too.
rule-race-worgen = Each turn choose: human form pays 2 coins; worgen form costs 1 coin and makes every conquest 1 token cheaper.

## Powers

rule-power-archaeologist = Each artifact and each legendary place you hold pays 1 extra coin at the end of your turn.
rule-power-herbalist = Each hill you hold pays 1 extra coin at the end of your turn.
rule-power-farmer = Each field you hold pays 1 extra coin at the end of your turn.
rule-power-mountaineer = Each mountain you hold pays 1 extra coin at the end of your turn.
rule-power-mining = Each region with a cavern you hold pays 1 extra coin at the end of your turn.
rule-power-ranger = Each forest you hold pays 1 extra coin at the end of your turn.
rule-power-blacksmith = Every conquest costs 1 token less, but never fewer than 1.
rule-power-beastmaster = At the start of each turn you get a beast for every hill you hold (max 5). Beasts fight like tokens and are lost first.
rule-power-seafaring = You never pay for shipping.
rule-power-defensive = A field you hold gets a watch tower while you hold more of the regions around it than any other race. Its region is immune.
rule-power-marsh-dweller = Opponents pay you 1 coin before every attack on a swamp of yours, even in decline.
rule-power-portal-mage = Twice per turn, exchange everything in two magic regions, whoever holds them. Mountains and places stay.
rule-power-explorer = Each island on which you hold a region pays 1 extra coin at the end of your turn.
rule-power-peat-cutter = Each swamp you hold pays 1 extra coin at the end of your turn.
rule-power-fishing = Each region you hold next to a sea or lake pays 1 extra coin at the end of your turn.
rule-power-champion = Once per turn the champion takes a neighbouring region for nothing. He defends like a token; if he is caught you pay 1 coin ransom.
rule-power-warlord = Each non-empty region you conquered this turn pays 1 extra coin.
rule-power-intimidating = Three times per turn, drive a wall, fort, Murloc or token out of a neighbouring region. Tokens go elsewhere in their race, or are lost.
rule-power-enraged = Each region conquered this turn that held 2 or more units pays as many coins as it held units.
rule-power-garrison = At the end of your turn each of your regions gets a fort (max 10): +1 defence, also in decline.

## Artifacts

rule-site-aegis-of-aggramar = At the end of your turn lay it in one of your regions: immune, unless an opponent pays you 2 coins for the rest of the turn.
rule-site-ashes-of-alar = Once per turn, attack any land region on any island as if it were adjacent.
rule-site-doomhammer = Once per turn, pay 2 coins to whoever had it before you and take a region within reach that holds exactly one unit, for 1 token.
rule-site-frostmourne = Once per turn, one conquest costs 2 tokens less.
rule-site-heart-of-azeroth = At the end of your turn lay it in one of your regions: every other player with an active race next to it pays you 1 coin.

## Legendary places

rule-site-battleground = Two regions taken from one enemy race pay the faction bonus twice. A neutral race that holds it picks a faction each turn.
rule-site-dark-portal = Pays 2 coins at the end of your turn.
rule-site-karazhan = Each other region of yours with the same terrain pays 1 coin at the end of your turn.
rule-site-lights-hope-chapel = While you hold it, your active race loses no tokens when it is attacked: all come back to your hand.
rule-site-meeting-stone = While you hold it, your active race pays nothing for shipping.
rule-site-spirit-healer = After your conquests, take 1 token of your race from the tray.
rule-site-well-of-eternity = It moves to a lake of its island. Whoever holds most regions around that lake, even in decline, gets 2 coins in their turn.

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
