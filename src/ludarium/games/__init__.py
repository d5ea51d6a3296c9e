"""The games of the hall: one package each, none knows another."""
