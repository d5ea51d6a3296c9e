"""What /schema/openapi.json says is what the hall does: schemathesis asks each address with what the schema allows and does not."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Final

import pytest
from tests.server.running import hall_in

from ludarium.testing.play import seed_of_run

CHECKS: Final = (
    "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance",
    "response_headers_conformance", "unsupported_method", "allow_header_conformance", "missing_required_header",
)  # fmt: skip
"""All but those that take a refusal for a fault: names, passwords and plans have rules that no schema can say."""
EXAMPLES: Final = int(os.environ.get("LUDARIUM_EXAMPLES") or 1)
"""For each operation, besides those at the borders of each field."""


@pytest.mark.timeout(0)
async def test_the_hall_does_as_its_schema_says(tmp_path: Path) -> None:
    async with hall_in(
        tmp_path, tables_each=100_000, tables_address=100_000, guests_address=100_000
    ) as running:
        ann = await running.guest("Ann")
        await ann.table()
        seed = str(int(seed_of_run().encode().hex(), 16) % 2**31)
        process = await asyncio.create_subprocess_exec(
            Path(sys.executable).with_name("st"), "run", f"{running.url}/schema/openapi.json",
            "--header", f"Cookie: ludarium={ann.http.cookies['ludarium']}", "--max-examples", str(EXAMPLES),
            "--checks", ",".join(CHECKS), "--seed", seed, "--no-color", "--continue-on-failure", "--max-failures", "20",
            "--request-timeout", "60",  # where bots think on a busy machine
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT, cwd=tmp_path,
        )  # fmt: skip
        told, _ = await process.communicate()
        text = told.decode()
        assert process.returncode == 0, text[-8000:]
        assert "internal" not in running.refused()


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/api/me", "GET, OPTIONS, PATCH"),
        ("/api/tables", "GET, OPTIONS, POST"),
        ("/api/tables/nowhere/seats/1", "OPTIONS, PATCH"),
        ("/livez", "GET, OPTIONS"),
        ("/any/page", "GET, OPTIONS"),
    ],
)
async def test_addresses_say_how_they_are_asked(tmp_path: Path, path: str, allowed: str) -> None:
    async with hall_in(tmp_path) as running:
        http = running.stranger().http
        answer = await http.options(path)
        assert (answer.status_code, answer.headers["allow"]) == (204, allowed)
        answer = await http.request("TRACE", path)
        assert (answer.status_code, answer.headers["allow"]) == (405, allowed)
