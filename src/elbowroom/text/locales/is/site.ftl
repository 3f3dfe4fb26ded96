### Síðan án netþjóns: spilin hennar lifa í vafranum.

site-where = Hvar spilin þín lifa
site-home = Spilin þín lifa í þessum vafra og hvergi annars staðar. Sé gögnum hans eytt eyðast þau líka.
site-loading = Verið er að sækja spilið: { $percent } %. Á meðan geturðu litast um.
site-old-browser = Þessi vafri er of gamall til að spila hér: hann kann ekki WebAssembly eða afþjöppun. Reglurnar má lesa; nýrri vafri getur spilað.
site-engine = Ekki tókst að sækja spilið. Reglurnar má lesa; endurhladdu síðuna til að reyna aftur.
site-no-storage = Þessi vafri geymir ekkert hér, líkt og einkagluggar. Þú getur spilað en spilinu lýkur með þessari síðu: vistaðu skrána um það í tæka tíð.
site-storage-full = Ekkert pláss er eftir í vafranum svo leikurinn var ekki gerður. Losaðu pláss eða gleymdu gömlum borðum og leiktu svo aftur.
site-storage-failed = Vafrinn gat ekki geymt þetta svo það var ekki gert. Reyndu aftur.
site-played-elsewhere = Þetta spil er spilað í öðrum flipa; hér horfirðu á. Lokaðu hinum flipanum til að spila hér.
site-needs-server = Til þessa þarf netþjón; síðan virkar án hans.
site-lost = Ekki tókst að sækja hluta síðunnar. Það sem þú hefur spilað er geymt; reyndu aftur.
