### What every piece and symbol of this game does, in at most 160 characters.

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
