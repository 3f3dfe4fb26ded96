### What the terminal says otherwise in this game.

terminal-column-coins = stig
terminal-no-undo = Ekkert er hægt að taka til baka: teningi var kastað eða hann stilltur, annar svaraði eða ekkert var spilað.
terminal-rules-what = Skrifaðu þjóð, hetju, land, númer reglu eða orð úr reglunum: { $example }
terminal-help-undo = tekur síðasta svar umferðarinnar til baka þar til teningi var kastað eða hann stilltur
terminal-help-rules = þjóð, hetja, land, númer reglu eða orð úr reglunum
terminal-help-kingdoms-action = hvaða aðgerð sem er í orðum, svæði eftir merkjum þeirra
terminal-help-kingdoms-trade = verslun: hvað er gefið, hvað fæst, hversu mikið
terminal-kingdoms-player = leikmaður
terminal-kingdoms-faction = þjóð
terminal-kingdoms-resources = auðlindir
terminal-kingdoms-tower = turn
terminal-kingdoms-magic = galdrar
terminal-kingdoms-meeples = peð
terminal-kingdoms-points = stig
terminal-kingdoms-legend = Talan er sæti leikmannsins. M: peð stendur, m: það liggur, H og h: hetjan, F og f: virki. * merkir landamærasvæði; aftan við · standa nágrannarnir.
terminal-kingdoms-no-land = Ekkert land liggur á borðinu enn.
