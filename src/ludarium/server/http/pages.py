"""The built page: files with the right headers, and the page itself for every other path."""

from __future__ import annotations

import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from ludarium import i18n
from ludarium.server.errors import refuse
from ludarium.server.http.shelf import ASK, PACKED_ALREADY, Text, answer, pack

STATIC: Final = Path(__file__).parents[1] / "static"
FOREVER: Final = "public, max-age=31536000, immutable"  # the name has the hash of the content in it


@dataclass(frozen=True)
class File:
    """A file in memory."""

    text: Text
    changed: int

    @property
    def plain(self) -> bytes:
        return self.text.plain


class Pages:
    """The files of one folder, read when first asked for, and again when they have changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._files: dict[str, File] = {}

    def file(self, path: str) -> File | None:
        """The file at ``path`` below the folder, None where there is none, or where it leads out of the folder."""
        name = path.strip("/")
        place = self.folder / name
        if not name or ".." in name.split("/") or any(part.startswith(".") for part in name.split("/")):
            return None
        try:
            # Other systems have other signs that lead upwards, such as a backslash or the name of a drive.
            inside = place.resolve().is_relative_to(self.folder.resolve())
            changed = place.stat().st_mtime_ns if inside and place.is_file() else None
        except (OSError, ValueError):  # a name too long, or with a zero in it
            return None
        if changed is None:
            return None
        known = self._files.get(name)
        if known is None or known.changed != changed:
            known = self._files[name] = _read(place, changed)
        return known


def _read(place: Path, changed: int) -> File:
    kind = mimetypes.guess_type(place.name)[0] or "application/octet-stream"
    return File(pack(place.read_bytes(), kind), changed)


@get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED_ALREADY: True})
async def page(
    request: Request[Any, Any, Any], pages: NamedDependency[Pages], path: FromPath[str] = ""
) -> Response[Any]:
    """A file of the page, or the page itself: it finds its way by the address."""
    name = path.strip("/")
    file = pages.file(name)
    if file is not None:
        return answer(file.text, request, FOREVER if name.startswith("assets/") else ASK)
    if name.split("/")[0] in ("api", "ws", "assets", "schema"):
        raise refuse("not-found")
    index = pages.file("index.html")
    if index is None:
        lang = i18n.best(request.headers.get("accept-language", ""))
        return Response(i18n.say(lang, "server-page-missing"), media_type="text/plain", status_code=503)
    return answer(index.text, request)
