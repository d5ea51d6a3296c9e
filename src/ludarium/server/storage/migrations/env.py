"""What Alembic runs: it migrates within the connection and transaction that it is handed."""

from alembic import context

from ludarium.server.storage.schema import Base

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
context.run_migrations()
