"""One hall at a time: a lock that goes with the process, however it ends."""

from __future__ import annotations

import contextlib
from pathlib import Path
from types import TracebackType
from typing import IO

try:
    import fcntl
except ImportError:  # on Windows nothing keeps a second hall out
    fcntl = None  # type: ignore[assignment]


class Held(Exception):
    """Somebody else has the lock; ``note`` is what they wrote into it."""

    def __init__(self, note: str) -> None:
        super().__init__(note)
        self.note = note


class Lock:
    """A file that one process at a time has locked. It stays when the lock is given back: whoever removed it could
    remove the lock of somebody who has just come."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: IO[str] | None = None

    def take(self) -> None:
        """Take the lock. Raises ``Held`` where somebody has it, and ``OSError`` where there can be no such file."""
        if self._file is not None:
            return
        file = self.path.open("a+", encoding="utf-8")
        try:
            if fcntl is not None:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.seek(0)
            note = file.read().strip()
            file.close()
            raise Held(note) from None
        except BaseException:
            file.close()
            raise
        self._file = file
        try:
            self.note("")
        except BaseException:
            self.give_back()
            raise

    def note(self, text: str) -> None:
        """Write down something for whoever finds the lock taken."""
        assert self._file is not None
        self._file.truncate(0)
        self._file.write(text)
        self._file.flush()

    def give_back(self) -> None:
        """Let the next one in. A note that can't be wiped out, as on a full disk, keeps nobody out."""
        file, self._file = self._file, None
        if file is not None:
            with contextlib.suppress(OSError):
                file.truncate(0)
            with contextlib.suppress(OSError):
                file.close()

    def __enter__(self) -> Lock:
        self.take()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.give_back()
