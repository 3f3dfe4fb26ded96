### What is wrong with a pack of this game: one sentence for every key of its own faults.

fault-site-empty = Řekni, co dělá: aspoň jeden efekt.
fault-site-alone = Přesune se do jezera, takže nic jiného dělat nemůže.
fault-site-artifacts = Tohle umí jen artefakt.
fault-site-places = Tohle umí jen legendární místo.
fault-site-many-tools = S těmi z krabice je artefaktů, které pomáhají dobývat, { $count }; smí jich být nejvýš { $most }.
fault-site-many-places = S těmi z krabice je legendárních míst { $count }; smí jich být nejvýš { $most }.
