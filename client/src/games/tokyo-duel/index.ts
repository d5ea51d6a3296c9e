/** King of Tokyo: Duel in the browser. */
import { defineGame } from "../contract";
import Emblem from "./Emblem.svelte";
import { announce, eventArgs } from "./events";
import { SHORTCUTS } from "./keys";
import { PHRASES } from "./phrases";
import { prompt, tableAction } from "./prompts";
import SeatBadges from "./SeatBadges.svelte";
import LogLine from "./parts/LogLine.svelte";
import Table from "./Table.svelte";
import type { View } from "./view";

export default defineGame<View>({
  Table,
  LogLine,
  seatBadges: SeatBadges,
  phrases: PHRASES,
  args: eventArgs,
  announce,
  prompt,
  tableAction,
  heading: (event) => event.kind === "turn_began" || event.kind === "game_over",
  shortcuts: SHORTCUTS,
  Emblem,
  gallery: () => import("./Gallery.svelte"),
});
