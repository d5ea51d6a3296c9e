/** What the page of a table shows beside the game: shared by its header, its game room and its keys. */

import { MediaQuery } from "svelte/reactivity";

/** Room for the seats on one side of the game and the log on the other. */
export const wide = new MediaQuery("width >= 64rem");

/** Room for the log and the chat one below the other. */
export const tall = new MediaQuery("height >= 40rem");

/** A phone on its side: the game has the whole height. */
export const side = new MediaQuery("(width < 64rem) and (height < 32rem)");

export type SideTab = "players" | "log" | "chat" | "analysis" | "hands";

class Room {
  /** The tab that is open beside the game or in the sheet below it. */
  tab = $state<SideTab>("log");
  /** On a small screen: the sheet is up. */
  sheet = $state(false);
  /** On a wide screen: the side is folded away. */
  folded = $state(false);
  /** What has happened lately is read. */
  happened = $state(false);
  /** A hint is read. */
  hinted = $state(false);
  /** Chat lines since the chat was last seen. */
  unread = $state(0);
  /** The chat is on the screen. Kept by the game room. */
  chatShown = $state(false);

  /** Opens a tab. `write` puts the cursor into the chat, which on a phone also raises its keyboard. */
  show(tab: SideTab, write = false): void {
    this.tab = tab;
    this.sheet = true;
    this.folded = false;
    if (tab === "chat" && write) requestAnimationFrame(() => document.querySelector<HTMLInputElement>("[data-chat]")?.focus());
  }

  /** Folds the side away when it shows `tab` already. */
  toggle(tab: SideTab): void {
    if (this.tab === tab && !this.folded) this.folded = true;
    else this.show(tab, true);
  }

  heard(): void {
    if (!this.chatShown) this.unread += 1;
  }

  reset(): void {
    this.tab = "log";
    this.sheet = false;
    this.happened = false;
    this.hinted = false;
    this.unread = 0;
    this.chatShown = false;
  }
}

export const room = new Room();
