### What is wrong with a pack of this game: one sentence for every key of its own faults.

fault-site-empty = Say what it does: at least one effect.
fault-site-alone = It moves into a lake, so it can do nothing else.
fault-site-artifacts = Only an artifact does this.
fault-site-places = Only a legendary place does this.
fault-site-many-tools = With those of the box there are { $count } artifacts that help in a conquest; at most { $most } are allowed.
fault-site-many-places = With those of the box there are { $count } legendary places; at most { $most } are allowed.
