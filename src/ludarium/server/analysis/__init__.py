"""Looking back at finished games with the engine, and hints at tables where one person plays with bots."""
