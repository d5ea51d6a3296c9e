/**
 * The service worker: keeps what can be read without a network, and shows what people are told while they are away.
 *
 * Files of the build are named by their content, so a kept one never is an old one. The page itself is asked for anew each
 * time, as is everything that the hall answers: what is kept of that (rules, lists of games and lessons) is shown only where no
 * answer comes. A new version takes over at once and asks nobody; what an open page still needs of the one before stays.
 */
import type { Kept, Reads } from "./kept";

declare const self: ServiceWorkerGlobalScope;

/** The build puts this in. */
const KEPT = JSON.parse("__KEPT__") as Kept;

const PREFIX = "ludarium-";
const CACHE = PREFIX + KEPT.version;
const DOCUMENTS = "documents";
const PAGE = "/";
/** Under this name the languages are kept that somebody reads here. */
const LANGUAGES = "/languages";

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  const said = event.data as Reads;
  if (said?.type === "reads") event.waitUntil(keepLanguage(said.language));
});

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(PAGE, await fetch(PAGE, { cache: "no-cache", credentials: "same-origin" }));
  await Promise.all(KEPT.shell.map((path) => keep(cache, path)));
  for (const language of await languages()) await keepLanguage(language, true).catch(() => {});
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await self.clients.claim();
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  // Pages that are open are of the version before, the latest of the old ones: they may still need what it has.
  const open = await self.clients.matchAll({ type: "window" });
  const gone = open.length > 0 ? old.slice(0, -1) : old;
  await Promise.all(gone.map((name) => caches.delete(name)));
}

/** Keeps a file of the build; one that an older version has is not fetched again, since its name is its content. */
async function keep(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path)) return;
  const known = path.startsWith("/assets/") ? await caches.match(path) : undefined;
  const answer = known ?? (await fetch(path, path.startsWith("/assets/") ? {} : { cache: "no-cache" }));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await cache.put(path, answer);
}

async function languages(): Promise<string[]> {
  const found = await (await caches.open(DOCUMENTS)).match(LANGUAGES);
  return found ? ((await found.json()) as string[]) : [];
}

/** Keeps what somebody needs who reads this language: the words, and what can be read in it; `anew` also where that is there. */
async function keepLanguage(language: string, anew = false): Promise<void> {
  const words = KEPT.words[language];
  if (!words) return;
  const documents = await caches.open(DOCUMENTS);
  const known = await languages();
  if (!known.includes(language)) await documents.put(LANGUAGES, new Response(JSON.stringify([...known, language])));
  const cache = await caches.open(CACHE);
  await Promise.all(words.map((path) => keep(cache, path)));
  const paths = ["/api/games", "/api/lessons", ...KEPT.games.map((game) => `/api/rules/${game}/${language}`)];
  await Promise.all(paths.map((path) => keepDocument(documents, path, anew)));
}

/** Keeps what the hall tells everybody alike: asked for as nobody, so that nothing of a person stays in the browser. */
async function keepDocument(documents: Cache, path: string, anew: boolean): Promise<void> {
  if (!anew && (await documents.match(path, { ignoreVary: true }))) return;
  const answer = await fetch(path, { credentials: "omit" });
  if (answer.ok) await documents.put(path, answer);
}

const LESSONS = "/api/lessons";

function isDocument(path: string): boolean {
  return path === "/api/games" || path === LESSONS || path.startsWith("/api/rules/");
}

/** What the hall answers now, and keeps for later where it is the same for everybody. */
async function read(request: Request, path: string): Promise<Response> {
  const answer = await orKept(request, path);
  const documents = await caches.open(DOCUMENTS);
  // Only what is kept already: in this language somebody reads here.
  if (answer.ok && path !== LESSONS && (await documents.match(path, { ignoreVary: true }))) await documents.put(path, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (isDocument(url.pathname)) event.respondWith(read(request, url.pathname));
  else if (url.pathname.startsWith("/api/") || url.pathname.startsWith("/ws/")) return;
  else if (request.mode === "navigate") event.respondWith(orKept(request, PAGE));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (KEPT.shell.includes(url.pathname)) event.respondWith(orKept(request, url.pathname));
});

/** What the hall answers; where no answer comes, what is kept. */
async function orKept(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    // Who asked makes no difference to what is kept.
    const found = (await (await caches.open(CACHE)).match(path)) ?? (await caches.match(path, { ignoreVary: true }));
    if (found) return found;
    throw failure;
  }
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

// -- telling people who are away

interface Told {
  title: string;
  body: string;
  url: string;
  tag: string;
}

self.addEventListener("push", (event) => {
  const told = event.data?.json() as Told | undefined;
  if (told) event.waitUntil(show(told));
});

async function show({ title, body, url, tag }: Told): Promise<void> {
  // An installed page has a mark on its icon.
  await (self.navigator as WorkerNavigator & { setAppBadge?: () => Promise<void> }).setAppBadge?.().catch(() => {});
  const options = { body, tag, renotify: true, icon: "/icons/icon-192.png", badge: "/icons/badge-96.png", data: { url } };
  await self.registration.showNotification(title, options);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(String((event.notification.data as { url?: string } | null)?.url ?? PAGE), self.location.origin)));
});

/** Goes to the page where it is open, else opens it. */
async function open(url: URL): Promise<void> {
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === url.pathname);
  await (there ? there.focus() : self.clients.openWindow(url.pathname));
}

// The browser has another address for its messages: the hall has to know it.
self.addEventListener("pushsubscriptionchange", (event) => (event as ExtendableEvent).waitUntil(subscribeAgain()));

async function subscribeAgain(): Promise<void> {
  const { key, on } = (await (await fetch("/api/push")).json()) as { key: string | null; on: boolean };
  if (key === null || !on) return;
  const fresh = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await fetch("/api/push", { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify(fresh) });
}
