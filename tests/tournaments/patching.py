"""A reader of JSON Patch (RFC 6902), as strict as the standard: nothing is changed that is not there."""

from __future__ import annotations

import copy
import json
from typing import Any


def patched(document: Any, changes: list[dict[str, Any]]) -> Any:
    """The document after these operations."""
    found = copy.deepcopy(document)
    for change in changes:
        *way, last = [token.replace("~1", "/").replace("~0", "~") for token in change["path"].split("/")[1:]]
        inner = found
        for token in way:
            inner = inner[_place(token, len(inner) - 1)] if isinstance(inner, list) else inner[token]
        assert ("value" in change) == (change["op"] != "remove")
        if isinstance(inner, list):
            place = _place(last, len(inner) - (change["op"] != "add"))
            match change["op"]:
                case "add":
                    inner.insert(place, change["value"])
                case "replace":
                    inner[place] = change["value"]
                case _:
                    del inner[place]
        else:
            assert (last in inner) == (change["op"] != "add"), change
            if change["op"] == "remove":
                del inner[last]
            else:
                inner[last] = change["value"]
    return found


def _place(token: str, most: int) -> int:
    assert token == str(int(token))
    assert 0 <= int(token) <= most
    return int(token)


def written(document: Any) -> str:
    """Canonical JSON: two documents are the same if this is, and 1 is not 1.0."""
    return json.dumps(document, sort_keys=True, ensure_ascii=False)


def parts(document: Any) -> set[str]:
    """Everything that a document says, at every depth."""
    found = {written(document)}
    if isinstance(document, dict | list):
        for one in document.values() if isinstance(document, dict) else document:
            found |= parts(one)
    return found
