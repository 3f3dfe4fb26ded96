"""Playing alone: a dummy whose choices the compass makes (K-SOLO)."""
