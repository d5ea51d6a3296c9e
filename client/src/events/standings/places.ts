/** What standings say, made ready to be shown. */
import type { EventView, PlaceView } from "../protocol";

/** Whether everybody may know sums and standings (S18.5): what the projector shows, whoever has opened it. */
export function isPublic(view: EventView): boolean {
  return !view.plan.secret || view.status === "over" || view.stages.some((stage) => stage.ended);
}

/** The criteria of standings, first to last. A lot is there where it has decided something. */
export function columnsOf(places: readonly PlaceView[]): string[] {
  const found = [...new Set(places.flatMap((place) => Object.keys(place.values)))];
  return found.filter((name) => name !== "lot" || places.some((place) => place.by === "lot"));
}

const FLAGS = new Set(["still-in", "undefeated", "champion", "third-place"]);
const RATES = new Set(["victories", "opponents", "standard-score", "lot"]);
const SIGNED = new Set(["indicator"]);

/** How the number of a criterion is to be shown. */
export function kindOf(criterion: string): "flag" | "rate" | "signed" | "count" {
  if (FLAGS.has(criterion)) return "flag";
  if (RATES.has(criterion)) return "rate";
  return SIGNED.has(criterion) ? "signed" : "count";
}

/** The number of a criterion in the words of a language; null for a flag. */
export function valueText(criterion: string, value: number, language: string): string | null {
  const kind = kindOf(criterion);
  if (kind === "flag") return null;
  const digits = kind === "rate" ? { minimumFractionDigits: 3, maximumFractionDigits: 3 } : { maximumFractionDigits: 3 };
  return new Intl.NumberFormat(language, { ...digits, signDisplay: kind === "signed" ? "exceptZero" : "auto" }).format(value).replace("-", "−");
}

export interface Final {
  /** From 1; 0 for who was taken out of the ranking. */
  rank: number;
  player: number;
}

/** Everybody's place in the event as a whole: who came further stands before who did not. Empty while it is kept secret. */
export function finalPlaces(view: EventView): Final[] {
  const found: Final[] = [];
  const out: Final[] = [];
  const seen = new Set<number>();
  for (const stage of [...view.stages].reverse()) {
    let before: PlaceView | null = null;
    let rank = 0;
    for (const place of stage.standings ?? []) {
      if (seen.has(place.player)) continue;
      seen.add(place.player);
      if (place.rank === 0) {
        out.push({ rank: 0, player: place.player });
        continue;
      }
      if (place.rank !== before?.rank) rank = Math.max(found.length + 1, stage === view.stages.at(-1) ? place.rank : 0);
      before = place;
      found.push({ rank, player: place.player });
    }
  }
  return [...found, ...out];
}

/** Who stands first and second once the event is over, those who share a place together; empty before. */
export function podium(view: EventView): { champions: number[]; runnersUp: number[] } {
  if (view.status !== "over") return { champions: [], runnersUp: [] };
  const at = (rank: number) => finalPlaces(view).filter((one) => one.rank === rank).map((one) => one.player);
  const champions = at(1);
  // An event that was ended before anybody had won has no champions.
  return champions.length > 2 ? { champions: [], runnersUp: [] } : { champions, runnersUp: at(2) };
}
