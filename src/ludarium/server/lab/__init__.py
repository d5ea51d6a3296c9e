"""The balance lab: bots play bouts with two tables of cards, in the bot pool, and what is counted is told as they go on."""
