### Stránka bez serveru: její hry žijí v prohlížeči.

site-where = Kde žijí tvoje hry
site-home = Tvoje hry žijí v tomto prohlížeči a nikde jinde. Kdo smaže jeho data, smaže i je.
site-loading = Hra se načítá: { $percent } %. Zatím se tu můžeš rozhlédnout.
site-old-browser = Tento prohlížeč je na hraní příliš starý: chybí mu WebAssembly nebo rozbalování. Pravidla číst lze; hrát lze v novějším.
site-engine = Hru se nepodařilo načíst. Pravidla číst lze; načti stránku znovu a zkus to ještě jednou.
site-no-storage = Tento prohlížeč si tu nic neukládá, jak to dělají soukromá okna. Hrát lze, ale hra skončí s touto stránkou: ulož si včas její záznam.
site-storage-full = V prohlížeči už není místo, tah se proto neprovedl. Uvolni místo nebo zapomeň staré stoly a zahraj ho znovu.
site-storage-failed = Prohlížeč to nedokázal uložit, proto se to neprovedlo. Zkus to znovu.
site-played-elsewhere = Tato hra se hraje na jiné kartě; tady se díváš. Zavři druhou kartu a můžeš hrát tady.
site-needs-server = Na tohle je potřeba server; stránka funguje bez něj.
site-lost = Část této stránky se nepodařilo načíst. Co máš rozehráno, je uloženo; zkus to znovu.
