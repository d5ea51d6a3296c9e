"""The application: routes, headers, refusals, and the hall that lives as long as it does."""

from __future__ import annotations

import asyncio
import functools
from typing import Any, Final

import msgspec
import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Receive, Scope, Send

from ludarium import __version__, i18n
from ludarium.core import LudariumError
from ludarium.server import errors, traces
from ludarium.server.analysis import api as analysis
from ludarium.server.belongings import api as belongings
from ludarium.server.belongings import shown as belongings_shown
from ludarium.server.desk import api as desk
from ludarium.server.errors import refuse
from ludarium.server.friends import api as friends
from ludarium.server.friends import shown as friends_shown
from ludarium.server.http import api, debug, history, pages
from ludarium.server.http.guests import COOKIE
from ludarium.server.http.methods import Methods
from ludarium.server.http.origins import is_ours, same_origin
from ludarium.server.http.rates import address_of
from ludarium.server.http.shelf import PACKED_ALREADY
from ludarium.server.lab import api as lab
from ludarium.server.lab import shown as lab_shown
from ludarium.server.moderation import api as moderation
from ludarium.server.moderation import shown as moderation_shown
from ludarium.server.people import api as people
from ludarium.server.people import shown
from ludarium.server.positions import api as positions
from ludarium.server.positions import shown as positions_shown
from ludarium.server.push import api as push
from ludarium.server.ratings import api as ratings
from ludarium.server.seeks import api as seeks
from ludarium.server.seeks import shown as seeks_shown
from ludarium.server.settings import Settings
from ludarium.server.storage.store import Person
from ludarium.server.tables.hall import Hall
from ludarium.server.ws import messages, socket, waiting
from ludarium.server.ws.messages import Problem

LARGEST_BODY: Final = 64 * 1024
REFUSED_AFTER: Final = 0.5  # seconds that whoever reads too much waits for being told so
MONITORS: Final = ("/livez", "/readyz", "/healthz", "/metrics")
COSTLY: Final = ("/api/", "/schema")
LIGHT: Final = (
    "/api/tables",
    "/api/seeks",
    "/api/me",
    "/api/news",
)  # the lobby; whoever asks; what every page asks now and then
KEPT: Final = (
    "/api/games",
    "/api/rules/",
    "/api/policy/",
    "/api/events/presets",
    "/api/events/cards/",
    "/api/events/catalogues/",
)
CODES: Final = "/api/qr"
PACKED: Final = 4  # how thoroughly other answers are packed: more takes several times as long for a few bytes
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src {images}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
REFUSAL: Final = "A refusal: `code` is for programs, `message` for people, in the reader's language."
SECURITY: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
HTTPS_ONLY: Final = f"max-age={365 * 86_400}"

log = structlog.get_logger("http")


class Schema(JsonRenderPlugin):
    """The OpenAPI schema, told that unknown fields are refused, which the framework forgets, and in what form anything is. It is
    made once."""

    _made: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._made is None:
            self._made = self._make(request, openapi_schema)
        return self._made

    def _make(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        schemas = openapi_schema["components"]["schemas"]
        for name, schema in schemas.items():
            places = (
                messages,
                shown,
                seeks_shown,
                friends_shown,
                belongings_shown,
                moderation_shown,
                positions_shown,
                lab_shown,
            )
            struct = next((getattr(place, name) for place in places if hasattr(place, name)), None)
            if struct is not None and struct.__struct_config__.forbid_unknown_fields:
                schema["additionalProperties"] = False
        [problem], named = msgspec.json.schema_components(
            [Problem], ref_template="#/components/schemas/{name}"
        )
        schemas.update(named)
        refusal = {"description": REFUSAL, "content": {"application/json": {"schema": problem}}}
        for path in openapi_schema["paths"].values():
            for operation in path.values():
                if isinstance(operation, dict) and "responses" in operation:
                    operation["responses"].pop(
                        "400", None
                    )  # the framework's own; ours say it in another form
                    operation["responses"]["default"] = refusal
        return super().render(request, openapi_schema)


class Application:
    """A hall behind its routes, as an ASGI application. The routes find the hall they are asked for in the state of the request."""

    def __init__(self, settings: Settings, folder: Any = pages.STATIC) -> None:
        """``folder`` holds the built page."""
        self.hall = Hall(settings)
        self.routes = routes_of(settings.debugs, *traces.middleware(quiet=MONITORS))
        images = " ".join(["'self'", "data:", *settings.image_origins])
        self._state: Final = {
            "hall": self.hall,
            "pages": pages.Pages(folder),
            "security": {**SECURITY, "content-security-policy": POLICY.format(images=images)},
        }

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            scope.setdefault("state", {}).update(self._state)
            await self.routes(scope, receive, send)

    async def _live(self, receive: Any, send: Any) -> None:
        """Open the hall, and close it when the server ends."""
        await receive()
        await self.hall.open()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.hall.close()
        await send({"type": "lifespan.shutdown.complete"})


@functools.cache
def routes_of(debugs: bool, *middleware: Any) -> Litestar:
    """What answers requests, whichever hall they are for. To prepare it takes longer than to open a hall."""
    app = Litestar(
        route_handlers=[
            *api.HANDLERS,
            *history.HANDLERS,
            *analysis.HANDLERS,
            *positions.HANDLERS,
            *lab.HANDLERS,
            *people.HANDLERS,
            *ratings.HANDLERS,
            *push.HANDLERS,
            *seeks.HANDLERS,
            *friends.HANDLERS,
            *belongings.HANDLERS,
            *moderation.HANDLERS,
            *desk.HANDLERS,
            *(debug.HANDLERS if debugs else ()),
            socket.table_socket,
            waiting.seek_socket,
            pages.page,
        ],
        dependencies={
            "hall": Provide(_hall, sync_to_thread=False),
            "pages": Provide(_pages, sync_to_thread=False),
            "me": Provide(api.me_or_none),
        },
        middleware=middleware,
        before_request=_refuse,
        before_send=[_headers],
        exception_handlers={
            LudariumError: _refused,
            HTTPException: _failed,
            UnicodeDecodeError: _unreadable,
            RecursionError: _unreadable,
            Exception: _broken,
        },
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=PACKED, exclude_opt_key=PACKED_ALREADY
        ),
        openapi_config=OpenAPIConfig(
            title="Ludarium", version=__version__, path="/schema", render_plugins=[Schema()]
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
        pdb_on_exception=False,
    )
    app.state.methods = Methods(app.routes)
    return app


def _hall(scope: Scope) -> Hall:
    hall: Hall = scope["state"]["hall"]
    return hall


def _pages(scope: Scope) -> pages.Pages:
    found: pages.Pages = scope["state"]["pages"]
    return found


async def _refuse(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """What is refused before anything is done for it."""
    hall = _hall(request.scope)
    host = request.headers.get("host", "")
    # Machines that ask whether the hall is well know it by its address only.
    if (host or hall.settings.host_names) and request.scope["path"] not in MONITORS:
        if not is_ours(host, hall.settings.host_names):
            return _refused(request, refuse("wrong-host"))
    if request.method in ("GET", "HEAD", "OPTIONS"):
        if request.scope["path"] not in MONITORS:
            await hall.pace.turn(address_of(request))
            if not _may_read(request):
                # To refuse costs as much as many an answer: whoever asks on and on has to wait for it.
                await asyncio.sleep(REFUSED_AFTER)
                return _refused(request, refuse("rate-limited"))
        if request.method == "OPTIONS":
            allowed = request.app.state.methods.of(request.scope["path"])
            return Response(None, status_code=204, headers={"allow": allowed})
        return None
    # What changes something must come from a page of ours: the cookie alone does not prove that.
    origin, scheme = request.headers.get("origin"), request.scope["scheme"]
    if same_origin(origin, host, scheme):
        return None
    if scheme == "http" and same_origin(origin, host, "https"):
        log.warning(
            "a page came by https, its request by http: let the proxy set X-Forwarded-Proto", origin=origin
        )
    return _refused(request, refuse("wrong-origin"))


def _may_read(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody has not read too much recently. What takes the lock of an event, the database, or a game that is
    played again, counts more than what is kept as it is sent; a page may ask for hundreds of codes that it prints."""
    hall = _hall(request.scope)
    path = request.scope["path"]
    if path in LIGHT or not path.startswith(COSTLY) or path.startswith(KEPT):
        return hall.viewers.take(address_of(request))
    person = _person(request)
    gate = hall.printers if path == CODES else hall.readers
    return gate.take("" if person is None else person.id, address_of(request))


async def _headers(message: Message, scope: Scope) -> None:
    """The headers of every answer."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in scope["state"]["security"].items():
            headers.setdefault(name, value)
        if scope["scheme"] == "https":
            headers.setdefault("strict-transport-security", HTTPS_ONLY)
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")


def _person(request: Request[Any, Any, Any]) -> Person | None:
    """Whoever asks, as far as that is in memory."""
    hall = _hall(request.scope)
    token = request.cookies.get(COOKIE)
    return hall.guests.known(token) if token else None


def _reader(request: Request[Any, Any, Any]) -> str:
    """The language of whoever asks: as their person says, else as the browser does."""
    person = _person(request)
    return person.lang if person else i18n.best(request.headers.get("accept-language", ""))


def _refused(request: Request[Any, Any, Any], error: LudariumError) -> Response[Problem]:
    _hall(request.scope).metrics.refusals.labels(error.code).inc()
    sentence, *further = errors.sentences(_reader(request), error)
    problem = Problem(error.code, sentence, errors.option(error), further)
    return Response(problem, status_code=errors.status(error), media_type="application/json")


def _failed(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refused, in our words; its own status stays."""
    code = {404: "not-found", 405: "not-found", 413: "too-large", 500: "internal"}.get(
        error.status_code, "malformed-message"
    )
    if error.status_code >= 500:
        log.error("a request failed", path=request.url.path, exc_info=error)
    answer = _refused(request, refuse(code))
    answer.status_code = error.status_code
    if error.status_code == 405:
        answer.headers["allow"] = request.app.state.methods.of(request.scope["path"])
    return answer


def _unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A body that is no UTF-8 or too deep to be read: the framework takes it for a failure of its own."""
    return _refused(request, refuse("malformed-message"))


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request failed", path=request.url.path, exc_info=error)
    return _refused(request, refuse("internal"))
