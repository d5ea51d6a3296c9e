import { afterEach, describe, expect, it, vi } from "vitest";
import { api, ApiError } from "./api";

function answer(body: string, status = 200): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("api", () => {
  it("gives what the server said", async () => {
    answer('{"id":"a","name":"Ann","lang":"en"}');
    expect(await api.me()).toEqual({ id: "a", name: "Ann", lang: "en" });
  });

  it("sends JSON and escapes what goes into a path", async () => {
    const fetched = answer("{}");
    await api.play("saboteur", "안나", "ko", "normal");
    await api.table("a/b", "x&y");
    expect(fetched.mock.calls[0]).toMatchObject(["/api/play", { method: "POST" }]);
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({ game: "saboteur", name: "안나", lang: "ko", tempo: "normal", nonce: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(fetched.mock.calls[1]?.[0]).toBe("/api/tables/a%2Fb?invite=x%26y");
  });

  it("rejects with the server's code and sentence", async () => {
    answer('{"code":"record_not_ready","message":"The game is still running."}', 409);
    const refusal = await api.record("t1").catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ code: "record_not_ready", status: 409, sentence: "The game is still running." });
  });

  it("has a code for no network and for an answer that is no JSON", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
    await expect(api.games()).rejects.toMatchObject({ code: "offline" });
    answer("<html>", 502);
    await expect(api.games()).rejects.toMatchObject({ code: "unreadable", status: 502 });
    answer("<html>");
    await expect(api.games()).rejects.toMatchObject({ code: "unreadable" });
  });
});
