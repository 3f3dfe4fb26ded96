### What only the classic game asks.

prompt-use-dragon = Nota drekann
prompt-substitute-prompt = Skiptu út tákni mótherja
prompt-army-in-decline = Fyrst er komið að { RACE($race, case: "dat_def", letter: "small") }; á hendi: { $hand }
prompt-army-in-decline-done = { RACE($race) }: lokið
prompt-rolled = −{ $die } á þennan landvinning
prompt-rolled-stop = Hætta landvinningum
prompt-dragon = Veldu landsvæði fyrir drekann. Það kostar aðeins 1 tákn.
prompt-substitute = Skipta út staka tákninu á svæðinu { $region } ({ RACE($race, letter: "small") })? Einu sinni á hvern mótherja; í bakkanum: { $tray }
prompt-substitute-do = Skipta út
