/** KeyForge in the browser. */
import { defineGame } from "../contract";
import Emblem from "./Emblem.svelte";
import { announce, eventArgs, HEADINGS } from "./events";
import { SHORTCUTS } from "./keys";
import OpenHand from "./OpenHand.svelte";
import { PHRASES } from "./phrases";
import LogLine from "./play/LogLine.svelte";
import { prompt, tableAction, timer } from "./prompts";
import Table from "./Table.svelte";
import type { View } from "./view";

export default defineGame<View>({
  Table,
  seatsInside: true,
  OpenHand,
  phrases: PHRASES,
  args: eventArgs,
  LogLine,
  announce,
  prompt,
  tableAction,
  timer,
  heading: ({ kind }) => HEADINGS.has(kind),
  shortcuts: SHORTCUTS,
  Emblem,
  gallery: () => import("./Gallery.svelte"),
});
