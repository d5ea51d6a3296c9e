"""What all halls that are forked from one process share, made when that process imports this: the routes, and the texts."""

from ludarium import i18n
from ludarium.server.app import routes_of

routes_of(False)
i18n.read_all()
