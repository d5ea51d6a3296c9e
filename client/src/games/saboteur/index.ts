/** Saboteur in the browser. */
import { defineGame } from "../contract";
import Emblem from "./Emblem.svelte";
import { eventArgs } from "./events";
import { SHORTCUTS } from "./keys";
import OpenHand from "./OpenHand.svelte";
import LogLine from "./parts/LogLine.svelte";
import { PHRASES } from "./phrases";
import { prompt, tableAction, timer } from "./prompts";
import SeatBadges from "./SeatBadges.svelte";
import Table from "./Table.svelte";
import type { View } from "./view";

export default defineGame<View>({
  Table,
  seatBadges: SeatBadges,
  OpenHand,
  phrases: PHRASES,
  args: eventArgs,
  LogLine,
  lights: true,
  prompt,
  tableAction,
  heading: (event) => event.kind === "dealt" || event.kind === "game_over",
  shortcuts: SHORTCUTS,
  timer,
  Emblem,
  gallery: () => import("./Gallery.svelte"),
});
