"""The command `ludarium`: one module a command. Its words are in ``locale/*/cli.ftl``."""

from ludarium.cli.app import main

__all__ = ["main"]
