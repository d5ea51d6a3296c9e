/** Ready… Fence! in the browser. */
import { defineGame } from "../contract";
import Emblem from "./Emblem.svelte";
import { announce, eventArgs } from "./events";
import { SHORTCUTS } from "./keys";
import OpenHand from "./OpenHand.svelte";
import { PHRASES } from "./phrases";
import { prompt, tableAction } from "./prompts";
import SeatBadges from "./SeatBadges.svelte";
import Table from "./Table.svelte";
import type { View } from "./view";

const HEADINGS = new Set(["turn_began", "period_began", "game_over"]);

export default defineGame<View>({
  Table,
  seatBadges: SeatBadges,
  OpenHand,
  phrases: PHRASES,
  args: eventArgs,
  announce,
  prompt,
  tableAction,
  heading: ({ kind }) => HEADINGS.has(kind),
  shortcuts: SHORTCUTS,
  Emblem,
  gallery: () => import("./Gallery.svelte"),
});
