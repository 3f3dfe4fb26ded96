### The words of this game's rules, as they stand inside a sentence.

term-mine = důl
term-cavern = jeskyně
term-magic = magický zdroj
term-lair = trolí doupě
term-fortress = pevnost
term-encampment = polní tábor
term-hole = hobití nora
term-hero = hrdina
term-dragon = drak
