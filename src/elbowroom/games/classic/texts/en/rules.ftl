### What every race, power and piece of this game does, in at most 160 characters.

## Races

rule-race-amazons = Four extra tokens for attacking. After redeployment take four tokens off the map; they come back for your next turn.
rule-race-dwarves = Each mine region you hold pays 1 extra coin at the end of your turn, even while the Dwarves are in decline.
rule-race-elves = When you lose a region, all its Elves return to your hand. Not against a Sorcerer's substitution, nor in decline.
rule-race-ghouls = All Ghouls on the map stay when they decline. In decline they still conquer, at the start of your turn, before your active race.
rule-race-giants = Regions next to a mountain the Giants hold cost 1 token less, but never fewer than 1.
rule-race-halflings = Your first conquest may be anywhere. Your first two conquered regions get a hole: other players can neither take nor affect them.
rule-race-humans = Each farmland region you hold pays 1 extra coin at the end of your turn.
rule-race-orcs = Each non-empty region the Orcs conquered this turn pays 1 extra coin at the end of the turn.
rule-race-ratmen = No ability. You simply get a great many of them.
rule-race-skeletons = When redeploying, take 1 new token from the tray for every two non-empty regions the Skeletons conquered this turn.
rule-race-sorcerers = Once per turn per opponent, you may swap their lone active token within reach for a Sorcerer from the tray. An encampment prevents it.
rule-race-tritons = Coastal regions (next to a sea or the lake) cost 1 token less, but never fewer than 1.
rule-race-trolls = Every region the Trolls conquer gets a lair: +1 defence, even in decline. It goes when the region is abandoned or lost.
rule-race-wizards = Each magic region you hold pays 1 extra coin at the end of your turn.

## Powers

rule-power-alchemist = While your race is active, every turn earns you 2 extra coins.
rule-power-berserk = Before any conquest you may roll the die: it lowers that cost (minimum 1). A roll you cannot or will not use ends your conquests.
rule-power-bivouacking = When redeploying, place five encampments freely: each adds 1 defence and stops Sorcerers. Never lost, but removed at decline.
rule-power-commando = Every conquest costs 1 token less, but never fewer than 1.
rule-power-diplomat = At the end of your turn you may name an opponent whose active race you did not attack: it cannot attack yours until your next turn.
rule-power-dragon-master = Once per turn, one conquest within reach costs just 1 token. The dragon stays and makes the region immune until it moves or you decline.
rule-power-flying = You may conquer any land region, adjacent or not, from your first conquest on. Seas and the lake are excluded.
rule-power-forest = Each forest region you hold pays 1 extra coin at the end of your turn.
rule-power-fortified = Once per turn while active you may build a fortress (max 6, one per region): +1 defence, even in decline, and 1 coin a turn while active.
rule-power-heroic = After redeploying, place your two heroes in two of your regions. Those regions are immune until the heroes move or you decline.
rule-power-hill = Each hill region you hold pays 1 extra coin at the end of your turn.
rule-power-merchant = Every region this race holds pays 1 extra coin at the end of your turn.
rule-power-mounted = Hill and farmland regions cost 1 token less, but never fewer than 1.
rule-power-pillaging = Each non-empty region this race conquered this turn pays 1 extra coin at the end of the turn.
rule-power-seafaring = While active, this race may also conquer the seas and the lake like other regions. In decline you keep them and they still pay.
rule-power-spirit = In decline this race does not count towards your limit of one, so it stays when another of your races declines.
rule-power-stout = After scoring a normal turn you may go in decline at once instead of spending a whole turn on it.
rule-power-swamp = Each swamp region you hold pays 1 extra coin at the end of your turn.
rule-power-underworld = Cavern regions cost 1 token less (minimum 1), and for your conquests they all count as adjacent to each other.
rule-power-wealthy = 7 extra coins, once, at the end of the turn in which you pick this combo.

## Pieces and symbols

rule-term-lost-tribe = A people nobody plays. It makes its region harder to take and leaves the game when it is conquered.
rule-term-peace = Until the Diplomat's next turn, the active race of the chosen player may not attack the Diplomat's active race.
rule-term-mine = A mine pays the Dwarves.
rule-term-cavern = Caverns belong to the Underworld power.
rule-term-magic = A magic source pays the Wizards.
rule-term-lair = Troll lair: +1 defence, also in decline.
rule-term-fortress = Fortress: +1 defence, and 1 coin a turn while its race is active.
rule-term-encampment = Encampment: +1 defence each, moved anew every turn.
rule-term-hole = Hole-in-the-ground: the region is immune until the Halflings leave it or decline.
rule-term-hero = Hero: the region is immune while the hero stands there.
rule-term-dragon = Dragon: the region is immune while the dragon stays there.
