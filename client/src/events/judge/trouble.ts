/** The tables that need a judge, and what else may be done at one. */
import { differ } from "../clock/overtime";
import type { EventStore } from "../event.svelte";
import type { Plan, RoundView, Run, TableView } from "../protocol";
import { isKept, waiting } from "../rounds/arrivals";

export type Why = "conflict" | "tie-differs" | "tie-agreed" | "overtime" | "time" | "missing";

export interface Trouble {
  table: TableView;
  why: Why;
}

/** Why a judge has to go to a table; null where none has to. `left` are the seconds of its game that are left. */
export function whyOf(plan: Plan, table: TableView, left: number | null): Why | null {
  if (table.kind !== "game" || table.status === "done") return null;
  if (table.status === "conflict") return "conflict";
  if (table.overtime && differ(table.overtime)) return "tie-differs";
  if (table.overtime?.offered.some(([event]) => event === "decided")) return "tie-agreed";
  const led = table.overtime !== null && table.overtime.state !== "running";
  if (plan.overtime && (led || (left !== null && left <= 0))) return "overtime";
  return left !== null && left <= 0 ? "time" : null;
}

export function troubles(event: EventStore, round: RoundView | null): Trouble[] {
  const { view } = event;
  if (!view || !round || round.closed) return [];
  const late = round.start > 0 && event.now > round.start && isKept(round) ? waiting(view, round) : [];
  return round.tables.flatMap((table) => {
    const why = whyOf(view.plan, table, event.left(round, table)) ?? (late.includes(table) ? "missing" : null);
    return why ? [{ table, why }] : [];
  });
}

/** What a judge's page of a table holds besides its result. */
export function tools({ plan, rules }: Run): ("overtime" | "turns")[] {
  return [...(plan.overtime ? (["overtime"] as const) : []), ...(rules.turn_clock && !plan.online ? (["turns"] as const) : [])];
}
