/** A socket that a test speaks into, in the place of the browser's. */
import { flushSync } from "svelte";
import type { FromServer, ToServer } from "./protocol";

export class Wire {
  static newest: Wire;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    Wire.newest = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.onclose?.();
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }
}
