"""The engine as a program: JSON lines in, JSON lines out (docs/engine-protocol.md)."""

from ludarium.engine.loop import run, serve

__all__ = ["run", "serve"]
