"""How much of the server one network may have: counts shared by processes, prices, connections."""
