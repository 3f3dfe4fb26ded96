### What every piece and symbol of this game does, in at most 160 characters.

## Pieces and symbols

rule-term-lost-tribe = Þjóð sem enginn spilar. Hún gerir svæði sitt torsóttara og hverfur úr spilinu þegar það er unnið.
rule-term-peace = Fram að næstu umferð þess sem samdi má virk þjóð hins ekki ráðast á virka þjóð hans.
rule-term-mine = Náma gefur dvergum skildinga.
rule-term-cavern = Hellar nýtast þjóð með undirheimaeiginleika.
rule-term-magic = Töfrauppspretta gefur galdramönnum skildinga.
rule-term-lair = Tröllabæli: +1 í vörn, líka á hnignunarskeiði.
rule-term-fortress = Virki: +1 í vörn og 1 skildingur í umferð meðan þjóðin er virk.
rule-term-encampment = Tjaldbúðir: hverjar gefa +1 í vörn og eru settar upp á ný í hverri umferð.
rule-term-hole = Jarðhýsi: svæðið er óvinnandi þar til smáfólkið yfirgefur það eða því hnignar.
rule-term-hero = Hetja: landsvæðið er óvinnandi meðan hetjan er þar.
rule-term-dragon = Dreki: landsvæðið er óvinnandi meðan drekinn er þar.
