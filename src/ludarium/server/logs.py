"""Logs as data: for people on a terminal, or one JSON object a line."""

from __future__ import annotations

import logging
import sys

import structlog

from ludarium.server.errors import refuse


def set_up(form: str, least: str) -> None:
    """Send all logs of level ``least`` and above, the libraries' too, to standard error as ``text`` or
    ``json``."""
    level = logging.getLevelNamesMapping().get(least.upper())
    if level is None:
        raise refuse(
            "setting-wrong", name="LUDARIUM_LOG_LEVEL", found=least, expected="debug, info, warning, error"
        )
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    if form == "json":
        shared.append(structlog.processors.format_exc_info)
        last: structlog.typing.Processor = structlog.processors.JSONRenderer()
    else:
        # Plain tracebacks: those with local variables would show hands of cards and tokens.
        plain = structlog.dev.plain_traceback
        last = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in ("uvicorn.error", "uvicorn.access", "aiosqlite", "alembic", "websockets"):
        logging.getLogger(name).setLevel(max(level, logging.WARNING))
