"""An assistant plays by the Model Context Protocol."""

from __future__ import annotations

import json
import os
import re
import sys
from typing import Any

from mcp import Client, StdioServerParameters, stdio_client

from ludarium.environments.assistant import MOST_TABLES, Assistant


def text_of(result: Any) -> str:
    return "\n".join([part.text for part in result.content])


def options_in(told: str) -> list[str]:
    """The lines below the question."""
    return told.rpartition(":\n")[2].splitlines()


async def test_a_game_is_played_to_its_end() -> None:
    async with Client(Assistant("en").server()) as client:
        names = {tool.name for tool in (await client.list_tools()).tools}
        assert names == {"list_games", "start", "join", "choose", "wait", "look", "rules", "leave"}
        listed = text_of(await client.call_tool("list_games", {}))
        assert "tokyo-duel" in listed
        begun = await client.call_tool("start", {"game": "tokyo-duel", "bot": "random", "seed": "one"})
        told = text_of(begun)
        table = int(re.findall(r"This is table ([0-9]+)", told)[0])
        for _ in range(400):
            if "The game is over" in told:
                break
            option = options_in(told)[0]
            told = text_of(await client.call_tool("choose", {"table": table, "option": option}))
        assert "The game is over" in told


async def test_what_is_refused_is_said_in_a_sentence() -> None:
    async with Client(Assistant("ko").server()) as client:
        refused = await client.call_tool("choose", {"table": 9, "option": "no"})
        assert refused.is_error
        assert "9번 테이블" in text_of(refused)
        begun = text_of(await client.call_tool("start", {"game": "saboteur", "bot": "random", "lang": "en"}))
        assert "You are P0." in begun
        refused = await client.call_tool("choose", {"table": 1, "option": "nonsense"})
        assert refused.is_error
        seen = json.loads(text_of(await client.call_tool("look", {"table": 1, "thing": "seat:2"})))
        assert seen["cards"] is None
        assert text_of(await client.call_tool("look", {"table": 1})) in begun
        assert "곡괭이" in text_of(await client.call_tool("rules", {"game": "saboteur"}))


def test_old_tables_give_way() -> None:
    assistant = Assistant()
    for _ in range(MOST_TABLES + 1):
        assistant.start("tokyo-duel", "random")
    assert len(assistant._tables) == MOST_TABLES
    assert 1 not in assistant._tables


async def test_the_command_serves_it() -> None:
    server = StdioServerParameters(
        command=sys.executable, args=["-m", "ludarium", "mcp"], env={**os.environ, "LUDARIUM_LANG": "en"}
    )
    async with Client(stdio_client(server)) as client:
        told = text_of(await client.call_tool("rules", {"game": "ready-fence", "lang": "zh-Hant"}))
        assert "劍道" in told
