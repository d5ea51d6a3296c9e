"""Learning: a reference trainer, and the bot that plays by what was learned."""
