### What is wrong with a pack of this game: one sentence for every key of its own faults.

fault-site-empty = Segðu hvað það gerir: minnst ein áhrif.
fault-site-alone = Það flyst í stöðuvatn og getur því ekkert annað gert.
fault-site-artifacts = Aðeins forngripur gerir þetta.
fault-site-places = Aðeins goðsagnastaður gerir þetta.
fault-site-many-tools = Með þeim úr kassanum eru forngripir sem hjálpa við landvinning { $count } en mega mest vera { $most }.
fault-site-many-places = Með þeim úr kassanum eru goðsagnastaðir { $count } en mega mest vera { $most }.
