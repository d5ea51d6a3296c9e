import { describe, expect, it } from "vitest";
import { setLanguage, t } from "../i18n/index.svelte";
import { ApiError } from "../net/api";
import { failureText } from "../state/notices.svelte";
import { loadGame } from "./index";
import { gameNames } from "./names";

describe("the games of this client", () => {
  it("has what draws each of them", async () => {
    for (const name of gameNames) expect(await loadGame(name)).toHaveProperty("prompt");
  });

  it("says so where it does not have one", async () => {
    await setLanguage("en");
    const failed: unknown = await loadGame("chess").catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ApiError);
    expect(failureText(failed)).toBe(t("hall-error-game-missing"));
    expect(failureText(failed)).not.toBe(t("hall-error-page"));
  });
});
