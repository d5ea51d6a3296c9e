/** The page as an app: its service worker, what it looks like from outside, and whether the hall can be reached. */
import { currentLanguage } from "../i18n/index.svelte";
import type { Reads } from "../worker/kept";

export const app: {
  /** The hall could not be reached when the page was opened, and not since. */
  lost: boolean;
} = $state({ lost: false });

/** The service worker, once it is there; never in a browser that has none, or lets this page have none. */
let registered: Promise<ServiceWorkerRegistration> | null = null;

/** Has the page kept for times without a network. Call once, when everything else is there. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  registered = navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready);
  // Without it the page works as well as long as there is a network.
  registered.catch(() => (registered = null));
}

/** The registration that push messages come to; null where there is none. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  return registered?.catch(() => null) ?? null;
}

/** Tells the service worker which language is read here, and whoever installs the page what it is called in it. Call inside an effect. */
export function sayLanguage(): void {
  const language = currentLanguage();
  document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.setAttribute("href", `/manifest-${language}.webmanifest`);
  void worker().then((found) => found?.active?.postMessage({ type: "reads", language } satisfies Reads));
}

/** Shows in the icon of the tab, and in that of an installed page, whether the reader is waited for. */
export function markTurn(turn: boolean): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", turn ? "/favicon-turn.svg" : "/favicon.svg");
  const badge = turn ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  badge?.catch(() => {});
}
