from __future__ import annotations
import asyncio
from pathlib import Path
from tests.server.house import House

async def test_bots_play_an_event_by_themselves(house: House) -> None:
    ann = await house.guest("Ann")
    plan = next(p for p in (await ann.get("/api/events/presets"))["presets"] if p["preset"] == "tokyo-duel")
    event = await ann.post("/api/events", name="Sunday", plan={**plan, "online": True, "by_itself": True, "check_in": False})
    id_ = event["id"]
    await ann.post(f"/api/events/{id_}/fill", players=16)
    told = await ann.post(f"/api/events/{id_}/next", attempt=0)
    print(str(told)[:500])
    for _ in range(240):
        told = await ann.get(f"/api/events/{id_}")
        if told["view"]["status"] == "over":
            break
        await asyncio.sleep(0.5)
    print(told["view"]["status"], len(told["view"]["rounds"]))
    print(told["view"]["stages"][-1]["standings"][:3])
    assert told["view"]["status"] == "over"
