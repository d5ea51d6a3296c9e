/** Before each file of those that share a world: what the one before it left behind is put back. */
import { vi } from "vitest";
import { setLanguage } from "../src/i18n/index.svelte";

vi.unstubAllGlobals();
vi.useRealTimers();
document.body.replaceChildren();
history.replaceState(null, "", "/");
await setLanguage("en");
localStorage.clear();
sessionStorage.clear();
