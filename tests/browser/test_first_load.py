"""What a browser fetches for the first page: little enough for a phone on the road."""

from __future__ import annotations

import pytest
from playwright.async_api import Response, expect
from tests.browser.conftest import Enter

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LARGEST = 250_000
"""Bytes as they are sent, packed."""


@pytest.mark.parametrize("locale", ["en-US", "zh-TW", "ko-KR"])
async def test_the_first_page_is_light(enter: Enter, locale: str) -> None:
    """Everything counts that is fetched until the lobby stands there and the network is quiet."""
    ann = await enter("Ann", locale=locale)
    ann.lang = {"en-US": "en", "zh-TW": "zh-Hant", "ko-KR": "ko"}[locale]
    answers: list[Response] = []
    ann.page.on("response", lambda answer: answers.append(answer))
    await ann.goes()
    await expect(ann.page.locator("[data-lists]")).to_be_visible()
    await expect(ann.page.locator("article.box")).to_have_count(4)
    await ann.page.wait_for_load_state("networkidle")
    sizes = {one.url: (await one.request.sizes())["responseBodySize"] for one in answers}
    # What only other pages need does not come along.
    assert not [url for url in sizes if "words-desk" in url or "words-lessons" in url or "TablePage" in url]
    assert sum("words-first" in url for url in sizes) == 1
    total = sum(sizes.values())
    print(locale, total, "bytes in", len(sizes), "answers")
    assert 50_000 < total < LARGEST, sorted(sizes.items(), key=lambda item: -item[1])[:10]
