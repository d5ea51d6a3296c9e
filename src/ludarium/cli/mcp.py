"""`ludarium mcp`: an assistant plays by the Model Context Protocol."""

from __future__ import annotations

from importlib.util import find_spec

from ludarium.cli import terminal
from ludarium.core import LudariumError


def mcp() -> None:
    if find_spec("mcp") is None:
        raise LudariumError("mcp-missing")
    from ludarium.environments.assistant import serve

    serve(terminal.LANGUAGE)
