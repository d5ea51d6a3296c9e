"""What the desk has ready for any event: plans to start from, names of cards, infractions and penalties; and QR codes."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated

import segno
from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from ludarium.core import games
from ludarium.server.desk.requests import (
    Any_,
    AnyHall,
)
from ludarium.server.desk.shown import (
    CatalogueShown,
    InfractionShown,
    KindShown,
    Presets,
    SetKnown,
)
from ludarium.server.http.guests import clean_lang
from ludarium.server.http.shelf import PACKED_ALREADY, answer, told
from ludarium.server.ws.messages import encode
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.plan import settings_of
from ludarium.tournaments.presets import PRESETS
from ludarium.tournaments.rules.keyforge.registering import card_names
from ludarium.tournaments.rules.keyforge.sets import published, set_codes, suggested
from ludarium.tournaments.rules.registry import catalogue_named, catalogues, rules_of
from ludarium.tournaments.structures.registry import STRUCTURES


@get(
    "/api/events/presets",
    summary="Plans to start from, and what can be set in them",
    responses=told(Presets),
    opt={PACKED_ALREADY: True},
)
async def get_presets(request: Any_, hall: AnyHall) -> Response[bytes]:
    return answer(await hall.shelf.get("presets", lambda: encode(_presets())), request)


def _presets() -> Presets:
    known = [SetKnown(suggested(code), published(code).reference) for code in set_codes()]
    rules = {name: rules_of(name).shown for name in games()}
    structures = {name: settings_of(name) for name in STRUCTURES}
    return Presets(list(PRESETS.values()), structures, known, rules, list(catalogues()))


@get(
    "/api/events/cards/{lang:str}",
    summary="The names of KeyForge's cards, by id",
    responses=told(dict[str, str]),
    opt={PACKED_ALREADY: True},
)
async def get_cards(request: Any_, hall: AnyHall, lang: FromPath[str]) -> Response[bytes]:
    text = await hall.shelf.get(("cards", clean_lang(lang)), lambda: encode(card_names(lang)))
    return answer(text, request, "max-age=86400")


@get(
    "/api/events/catalogues/{name:str}",
    summary="Infractions and penalties",
    responses=told(CatalogueShown),
    opt={PACKED_ALREADY: True},
)
async def get_catalogue(request: Any_, hall: AnyHall, name: FromPath[str]) -> Response[bytes]:
    text = await hall.shelf.get(("catalogue", name), lambda: encode(_catalogue(name)))
    return answer(text, request)


def _catalogue(name: str) -> CatalogueShown:
    found = catalogue_named(name)
    return CatalogueShown(
        found.name,
        [
            KindShown(one.name, one.by, one.to, one.effect, one.recorded, one.question)
            for one in found.kinds.values()
        ],
        [InfractionShown(one.id, one.category, one.kind, one.remedies) for one in found.infractions.values()],
        found.direct,
    )


@get("/api/qr", summary="An address of this hall as a QR code", media_type="image/svg+xml")
async def qr(request: Any_, path: Annotated[str, QueryParameter(max_length=300)]) -> Response[bytes]:
    if not path.startswith("/") or path.startswith("//"):
        raise Refused("path-wrong")
    out = BytesIO()
    address = f"{request.url.scheme}://{request.headers.get('host', '')}{path}"
    segno.make(address, error="m").save(out, kind="svg", border=2, xmldecl=False, svgns=True, scale=4)
    return Response(out.getvalue(), media_type="image/svg+xml")
