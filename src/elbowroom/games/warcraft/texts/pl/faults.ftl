### What is wrong with a pack of this game: one sentence for every key of its own faults.

fault-site-empty = Powiedz, co robi: co najmniej jeden efekt.
fault-site-alone = Przenosi się do jeziora, więc nic innego robić nie może.
fault-site-artifacts = Robi to tylko artefakt.
fault-site-places = Robi to tylko legendarne miejsce.
fault-site-many-tools = Z tymi z pudełka artefaktów pomagających w podboju jest { $count }; może ich być najwyżej { $most }.
fault-site-many-places = Z tymi z pudełka legendarnych miejsc jest { $count }; może ich być najwyżej { $most }.
