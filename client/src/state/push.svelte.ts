/** Whether this browser tells the reader of their turn while the page is closed, and how that is begun and ended. */
import { ApiError, json, request } from "../net/api";
import type { NewPush, PushShown } from "../generated/people";
import { session } from "./session.svelte";
import { worker } from "./app.svelte";

/** `none`: this browser or this hall has no way to; `install`: only once the page is on the home screen; `denied`: the reader, or the browser, said no. */
export type Telling = "unknown" | "none" | "install" | "denied" | "off" | "on";

export const push: { state: Telling } = $state({ state: "unknown" });

/** Under this name the browser keeps for whom it was asked: whoever uses it next has not asked for anything. */
export const ASKED_BY = "ludarium-push";

/** Browsers of these tell nothing but through pages on the home screen. */
function mustInstall(): boolean {
  return "standalone" in navigator && navigator.standalone === false;
}

/** Finds out how things stand. Asks the reader nothing. */
export async function lookAtPush(): Promise<void> {
  push.state = await stateNow().catch(() => "none" as const);
}

async function stateNow(): Promise<Telling> {
  if (!session.me) return "unknown";
  if (!("PushManager" in window) || !("Notification" in window)) return mustInstall() ? "install" : "none";
  const found = await worker();
  if (!found) return "none";
  const { key, on } = await json<PushShown>("GET", "/push");
  if (key === null) return "none";
  if (Notification.permission === "denied") return "denied";
  const subscription = Notification.permission === "granted" ? await found.pushManager.getSubscription() : null;
  if (subscription && on) return "on";
  // The session is a new one of the same person, who has an account since: what they asked for goes on.
  if (subscription && localStorage.getItem(ASKED_BY) === session.me.id) return (await tell(subscription)), "on";
  return "off";
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await request("PUT", "/push", { endpoint: endpoint ?? "", keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" } } satisfies NewPush);
}

/** Has this browser tell the reader, who has asked for it just now: browsers ask only then. Rejects with `ApiError`, or where the push service can't be reached. */
export async function turnPushOn(): Promise<void> {
  const allowed = await Notification.requestPermission();
  if (allowed !== "granted") {
    push.state = allowed === "denied" ? "denied" : "off";
    return;
  }
  const found = await worker();
  const { key } = await json<PushShown>("GET", "/push");
  if (!found || key === null || !session.me) throw new ApiError("push-off", 404);
  // One that was made for another hall at this address gets nothing of this one.
  await (await found.pushManager.getSubscription())?.unsubscribe();
  await tell(await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  localStorage.setItem(ASKED_BY, session.me.id);
  push.state = "on";
}

/** Has this browser tell nothing any more. */
export async function turnPushOff(): Promise<void> {
  localStorage.removeItem(ASKED_BY);
  await request("DELETE", "/push");
  const found = await worker();
  await (await found?.pushManager.getSubscription())?.unsubscribe();
  push.state = "off";
}
