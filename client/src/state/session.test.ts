import { afterEach, expect, it, vi } from "vitest";
import { api, ApiError } from "../net/api";
import { enter, restore, session } from "./session.svelte";

const ANN = { id: "a", name: "Ann", lang: "en" };

/** Lets the server give these answers, one after the other. */
function answers(...given: [unknown, number][]): ReturnType<typeof vi.fn> {
  const left = [...given];
  const fetched = vi.fn(() => {
    const [body, status] = left.shift() ?? [null, 500];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
  session.me = null;
});

it("makes nobody a new guest before the hall has said who they are", async () => {
  const fetched = answers([{ code: "busy", message: "Try again." }, 503], [{ code: "busy", message: "Try again." }, 503], [ANN, 200]);
  await expect(restore()).rejects.toBeInstanceOf(ApiError);
  await expect(enter("Ann")).rejects.toBeInstanceOf(ApiError);
  expect(await enter("Ann")).toEqual(ANN);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/me", "/api/me", "/api/me"]);
});

it("asks for a name again when the session has ended meanwhile", async () => {
  const fetched = answers([ANN, 200], [{ code: "need-guest", message: "Choose a name first." }, 401], [{ ...ANN, id: "b" }, 201]);
  await restore();
  expect(session.me).toEqual(ANN);
  expect(await enter("Ann")).toEqual(ANN);
  await expect(api.play("saboteur", "Ann", "en", "normal")).rejects.toBeInstanceOf(ApiError);
  expect(session.me).toBeNull();
  expect((await enter("Ann")).id).toBe("b");
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/me", "/api/play", "/api/guests"]);
});

it("stays who it is when something else is refused", async () => {
  answers([ANN, 200], [{ code: "rate-limited", message: "Slow down." }, 429]);
  await restore();
  await expect(api.play("saboteur", "Ann", "en", "normal")).rejects.toBeInstanceOf(ApiError);
  expect(session.me).toEqual(ANN);
});
