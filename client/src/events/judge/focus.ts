/** Keyboard focus where a press makes its own button go away, or disables it for a moment. */
import { tick } from "svelte";

/** Does something; focus that was lost over it goes back to where it was, else to the first of these ids that there is. */
export async function keeping(act: () => Promise<unknown>, ...ids: string[]): Promise<void> {
  const before = document.activeElement;
  await act();
  await tick();
  const now = document.activeElement;
  if (now !== null && now !== document.body && now.isConnected) return;
  const kept = before instanceof HTMLElement && before.isConnected && !before.matches(":disabled") && before.offsetParent !== null ? before : null;
  (kept ?? ids.map((id) => document.getElementById(id)).find((one) => one !== null))?.focus();
}
