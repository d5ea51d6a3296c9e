"""What goes over the wire about push messages: docs/protocol.md in types."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class PushKeys(Struct):
    """What messages to a browser are encrypted with (RFC 8291), in base64url."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=32)]


class NewPush(Struct):
    """Where a browser gets its messages, as its own ``PushSubscription`` says it; what else that says is not read."""

    endpoint: Annotated[str, Meta(max_length=2000)]
    keys: PushKeys


class PushShown(Struct):
    """``key`` is the hall's public key, for which browsers subscribe (RFC 8292), null where the hall sends none; ``on`` is
    whether this browser is told."""

    key: str | None
    on: bool
