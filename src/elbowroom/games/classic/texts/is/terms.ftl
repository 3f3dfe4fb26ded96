### The words of this game's rules, as they stand inside a sentence.

term-mine = náma
term-cavern = hellir
term-magic = töfrauppspretta
term-lair = tröllabæli
term-fortress = virki
term-encampment = tjaldbúðir
term-hole = jarðhýsi
term-hero = hetja
term-dragon = dreki
