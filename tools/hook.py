"""The build hook: puts the page, the words and the rules documents into the package, and compiles
it when LUDARIUM_COMPILE asks for that.

LUDARIUM_COMPILE=1 compiles where a C compiler is at hand and goes on without where there is none;
LUDARIUM_COMPILE=require fails there. Unset, everything is plain Python.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import client
import compiled

SHIPPED = {"locale": "ludarium/locale", "docs/rules": "ludarium/rules", "docs/policy": "ludarium/policy"}
"""Folders of the checkout and where the wheel carries them."""


class Hook(BuildHookInterface[Any]):
    """What hatchling asks before it packs."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        root = Path(self.root)
        asked = []
        if client.needed(root) and client.system_node() is None:
            asked.append(client.NODE_REQUIREMENT)
        if self._compiles():
            asked.extend(compiled.requirements(root))
        return asked

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        client.build(root)
        if not client.built(root) and version != "editable":
            raise client.ClientError("there is neither a client/ to build nor a page that was built before")
        if self.target_name != "wheel" or version == "editable":
            return
        for folder, place in SHIPPED.items():
            if (root / folder).is_dir():
                build_data["force_include"][str(root / folder)] = place
        if self._compiles():
            self.app.display_info("compiling the core and the rules")
            build_data["force_include"].update(compiled.libraries(root))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _compiles(self) -> bool:
        asked = os.environ.get("LUDARIUM_COMPILE", "0")
        if asked in ("", "0") or self.target_name != "wheel":
            return False
        if compiled.compiler() is not None:
            return True
        if asked == "require":
            raise compiled.CompileError(
                "LUDARIUM_COMPILE=require, and there is no C compiler with Python's headers"
            )
        self.app.display_warning("no C compiler with Python's headers is here: building in plain Python")
        return False
