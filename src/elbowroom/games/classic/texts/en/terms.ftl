### The words of this game's rules, as they stand inside a sentence.

term-mine = mine
term-cavern = cavern
term-magic = magic source
term-lair = troll lair
term-fortress = fortress
term-encampment = encampment
term-hole = hole-in-the-ground
term-hero = hero
term-dragon = dragon
