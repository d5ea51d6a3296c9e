"""Logs as data: for people on a terminal, or one JSON object a line."""

from __future__ import annotations

import logging
import sys
import time
from typing import Final

import structlog

from ludarium.server.errors import refuse

SAME: Final = 20  # lines that say the same within ``WITHIN`` seconds
WITHIN: Final = 60.0
KINDS: Final = 1000  # of lines that are told apart


class Bounded(logging.Filter):
    """Of warnings and errors that say the same only so many are written down; a later one says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        said = record.msg.get("event", "") if isinstance(record.msg, dict) else record.msg
        kind = (record.name, str(said))
        now = time.monotonic()
        since, count = self._kinds.get(kind, (now, 0))
        left_out = 0
        if now - since > WITHIN:
            left_out = max(0, count - SAME)
            since, count = now, 0
        if len(self._kinds) >= KINDS and kind not in self._kinds:
            self._kinds.clear()
        self._kinds[kind] = (since, count + 1)
        if count >= SAME:
            return False
        if left_out and isinstance(record.msg, dict):
            record.msg = {**record.msg, "left_out": left_out}
        elif left_out:
            record.msg = f"{record.msg} (left out since: {left_out})"
        return True


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
    handler.addFilter(Bounded())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in (
        "uvicorn.error",
        "uvicorn.access",
        "aiosqlite",
        "alembic",
        "websockets",
        "httpx",
        "httpcore",
        "urllib3",
        "markdown_it",
    ):
        logging.getLogger(name).setLevel(max(level, logging.WARNING))
