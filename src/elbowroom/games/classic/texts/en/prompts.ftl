### What only the classic game asks.

prompt-use-dragon = Use the dragon
prompt-substitute-prompt = Replace an enemy token
prompt-army-in-decline = { RACE($race) } act first; in hand: { $hand }
prompt-army-in-decline-done = { RACE($race) }: done
prompt-rolled = −{ $die } for this conquest
prompt-rolled-stop = Stop conquering
prompt-dragon = Choose a region for the dragon. It costs only 1 token.
prompt-substitute = Replace the lone token in { $region } ({ RACE($race) })? Once per opponent; left in the tray: { $tray }
prompt-substitute-do = Replace
