### How every territory lies and what its regions are; all are our own design.

rule-territory-amberfold = Hlavní město uprostřed sousedí se všemi kraji. Na jihu voda. 2× pláně, 2× les, hory, hlavní město.
rule-territory-brackenmere = Prstenec krajů kolem jezera. 2× pláně, 2× les, hory, podzemí.
rule-territory-cinderholt = Řetěz pěti krajů ohnutý kolem útesu. Pláně, 2× les, 2× hory.
rule-territory-dunmarrow = Dvě řady po třech, hlavní město dole; horní řadu dělí řeka. 2× pláně, les, 2× hory, hlavní město.
rule-territory-eldwater = Podzemí ve vnitrozemí, na jihu velká voda a řeka, která odděluje jihozápad. 2× pláně, les, 2× hory, podzemí.
rule-territory-fallowgate = Řetěz pěti krajů mezi útesem a vodou, konce jsou slepé. 2× pláně, 2× les, hory.
rule-territory-grimhollow = Hustě provázaná: na severu podzemí, uvnitř pláně, na jihu útes. 2× pláně, 2× les, hory, podzemí.
rule-territory-harrowfen = Všech šest krajů leží kolem vody; hlavní město je slepé místo za řekou. 2× pláně, 2× les, hory, hlavní město.
rule-territory-ironbarrow = Dvě řady po třech se spoustou rudy; v rohu podzemí, mezi nimi útes. Pláně, les, 3× hory, podzemí.
rule-territory-juniper-vale = Pět krajů, které se scházejí u hor; na západě útes, na východě voda. 2× pláně, 2× les, hory.
rule-territory-frosthollow = Ledová: v rohu tundra, vedle ní skály, na západě útes. Pláně, 2× les, hory, skály, tundra.
rule-territory-glimmerpeak = Ledová: pláně uprostřed sousedí se všemi kraji; na jihu voda. 2× pláně, les, hory, skály, tundra.
rule-territory-icefang-reach = Ledová: prstenec šesti různých krajů kolem vody. Pláně, les, hory, hlavní město, skály, tundra.
rule-territory-norrvast = Ledová a velká: sedm krajů, skály na obou koncích, za útesem podzemí. Pláně, les, hory, podzemí, 2× skály, tundra.
rule-territory-silverscar = Ledová: prstenec šesti krajů, uvnitř útes a voda. Pláně, 2× les, hory, skály, tundra.
rule-territory-whitewaste = Ledová: skály ve vnitrozemí, na jihu voda s řekou na východ od skal. Pláně, 2× les, hory, skály, tundra.

source-territory-amberfold = Jméno i mapa jsou naším vlastním návrhem.
source-territory-brackenmere = Jméno i mapa jsou naším vlastním návrhem.
source-territory-cinderholt = Jméno i mapa jsou naším vlastním návrhem.
source-territory-dunmarrow = Jméno i mapa jsou naším vlastním návrhem.
source-territory-eldwater = Jméno i mapa jsou naším vlastním návrhem.
source-territory-fallowgate = Jméno i mapa jsou naším vlastním návrhem.
source-territory-grimhollow = Jméno i mapa jsou naším vlastním návrhem.
source-territory-harrowfen = Jméno i mapa jsou naším vlastním návrhem.
source-territory-ironbarrow = Jméno i mapa jsou naším vlastním návrhem.
source-territory-juniper-vale = Jméno i mapa jsou naším vlastním návrhem.
source-territory-frosthollow = Jméno i mapa jsou naším vlastním návrhem.
source-territory-glimmerpeak = Jméno i mapa jsou naším vlastním návrhem.
source-territory-icefang-reach = Jméno i mapa jsou naším vlastním návrhem.
source-territory-norrvast = Jméno i mapa jsou naším vlastním návrhem.
source-territory-silverscar = Jméno i mapa jsou naším vlastním návrhem.
source-territory-whitewaste = Jméno i mapa jsou naším vlastním návrhem.
