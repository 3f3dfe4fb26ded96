### What every piece and symbol of this game does, in at most 160 characters.

## Pieces and symbols

rule-term-lost-tribe = Národ, za který nikdo nehraje. Ztěžuje dobytí svého regionu, a jakmile ho někdo dobude, zmizí ze hry.
rule-term-peace = Do příštího tahu toho, kdo příměří uzavřel, nesmí aktivní národ druhé strany útočit na jeho aktivní národ.
rule-term-mine = Důl vynáší Trpaslíkům.
rule-term-cavern = Jeskyně slouží Podzemním národům.
rule-term-magic = Magický zdroj vynáší Kouzelníkům.
rule-term-lair = Trolí doupě: obrana +1, i v úpadku.
rule-term-fortress = Pevnost: obrana +1, a dokud je národ aktivní, 1 mince za tah.
rule-term-encampment = Polní tábor: každý přidává k obraně 1 a každý tah se staví znovu.
rule-term-hole = Hobití nora: region je imunní, dokud ho Hobiti neopustí nebo nepřejdou do úpadku.
rule-term-hero = Hrdina: dokud v regionu stojí, je region imunní.
rule-term-dragon = Drak: dokud v regionu sedí, je region imunní.
