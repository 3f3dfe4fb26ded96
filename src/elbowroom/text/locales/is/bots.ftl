### Hvernig hver botti leikur, í einni setningu; nöfnin eru í pages.ftl.

bot-random-about = Allir leyfilegir leikir eru jafn líklegir.
bot-easy-about = Leikur eins og byrjandi: sér næstu skildinga en ekki það sem á eftir kemur.
bot-normal-about = Jafnoki sem skipuleggur umferðina en sést stundum yfir eitthvað.
bot-greedy-about = Tekur flesta skildinga strax fyrir fæst tákn og horfir aldrei fram á við.
bot-planner-about = Skipuleggur heilar umferðir: hvað skal vinna, hvað verja og hvenær hefja hnignun.
bot-hard-about = Skipuleggur heilar umferðir og metur stöður af reynslu úr mörgum leikjum.
bot-expert-about = Horfir nokkrar umferðir fram í tímann; hugsar um hverja umferð í allt að sekúndu.
