### The words of this game's rules, as they stand inside a sentence.

term-mine = kopalnia
term-cavern = jaskinia
term-magic = magiczne źródło
term-lair = legowisko trolli
term-fortress = twierdza
term-encampment = obozowisko
term-hole = norka
term-hero = bohater
term-dragon = smok
