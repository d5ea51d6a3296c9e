import { mount } from "svelte";
import App from "./App.svelte";
import { firstLanguage, setLanguage } from "./i18n/index.svelte";
import { startRouter } from "./router.svelte";
import { startWorker } from "./state/app.svelte";
import "./style/tokens.css";
import "./style/base.css";

const RELOADED = "ludarium-reloaded";

// The hall was built anew since this page was loaded, and its old parts are gone: load the new ones, once. Without a network
// nothing has gone, and what is not kept can't be had.
addEventListener("vite:preloadError", () => {
  if (!navigator.onLine) return;
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < 10_000) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
});

async function start(): Promise<void> {
  if (import.meta.env.MODE === "mock") {
    const { installMock } = await import("../dev/mock");
    installMock();
  }
  await setLanguage(firstLanguage());
  startRouter();
  startWorker();
  const target = document.getElementById("app");
  if (target) mount(App, { target });
}

void start();
