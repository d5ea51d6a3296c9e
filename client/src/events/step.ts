/** What an organizer does next: one thing, and what may be done instead of it. */
import type { DeedOf, EventView, Prompt, RoundView } from "./protocol";

/** What a step does when it is taken. */
export type Act =
  | { do: "go"; part: string }
  | { do: "deed"; deed: DeedOf<"published" | "clock-started" | "opened">; after: boolean }
  | { do: "next"; ends: "" | "stage" | "event" };

export interface Step {
  /** Message `desk-step-${code}`, and `desk-step-${code}-about` with the same facts and the event's unit. */
  code: string;
  facts: Record<string, number>;
  /** Null where a person has to settle something first. */
  act: Act | null;
}

const LEAST = 2;

const toPlayers: Act = { do: "go", part: "players" };
const toSettings: Act = { do: "go", part: "settings" };
const toRounds: Act = { do: "go", part: "rounds" };

/** The tables of a round that have no result yet. */
export function missing(round: RoundView): number {
  return round.tables.filter((table) => table.status !== "done").length;
}

/** Who could be paired in the first round. */
export function ready(view: EventView): number {
  return view.people.filter((one) => one.status === "in" && !one.spectator && (one.checked || !view.plan.check_in)).length;
}

function absent(view: EventView): number {
  if (!view.plan.check_in) return 0;
  return view.people.filter((one) => one.status === "in" && !one.spectator && !one.checked).length;
}

/** How long a round lasts in this stage, in minutes; 0 for no clock. */
export function minutesOf(view: EventView, stage: number): number {
  const own = view.plan.stages[stage]?.minutes ?? -1;
  return own < 0 ? view.plan.minutes : own;
}

/** The round that is being played, or null between stages. */
export function current(view: EventView): RoundView | null {
  const round = view.rounds.at(-1);
  const stage = view.stages.at(-1);
  return round && stage && !stage.ended && round.stage === stage.number ? round : null;
}

/** What the desk itself says comes next: one of its prompts about the course of the event. */
function course(view: EventView): Prompt | undefined {
  return view.prompts.find(({ code }) => ["draw", "stage-ends", "event-ends"].includes(code) || code.startsWith("impossible-"));
}

/** The steps that may be taken now, the one to take first. Empty once the event is over. */
export function steps(view: EventView): Step[] {
  if (view.status === "over") return [];
  if (view.affected.length > 0) return [{ code: "correction", facts: {}, act: { do: "go", part: "overview" } }, ...onward(view)];
  return onward(view);
}

function onward(view: EventView): Step[] {
  if (view.draft) return [{ code: "publish", facts: { count: view.draft.tables.length }, act: { do: "deed", deed: { deed: "published" }, after: true } }];
  const round = current(view);
  if (round && missing(round) > 0) return playing(view, round);
  const first = view.stages.length === 0 ? gathering(view) : [];
  // A draw that can't be made yet is no news while people are still to come.
  return [...first, ...following(view).filter((step) => step.act || first.length === 0)];
}

function playing(view: EventView, round: RoundView): Step[] {
  const results: Step = { code: "results", facts: { count: missing(round) }, act: toRounds };
  if (minutesOf(view, round.stage) === 0 || round.clock?.since != null) return [results];
  const clock: Step = {
    code: round.clock ? "resume" : "clock",
    facts: { minutes: minutesOf(view, round.stage) },
    act: { do: "deed", deed: { deed: "clock-started" }, after: false },
  };
  return [clock, results];
}

/** Whether an event of Sealed still has to name its one set (T10.2): no deck is registered before. */
const setless = ({ plan }: EventView) => plan.format === "sealed" && plan.sets.length !== 1 && plan["rehearsal"] !== true;

/** Before the first round: the set is named, people come, and open their decks where those are sealed. */
function gathering(view: EventView): Step[] {
  const found: Step[] = setless(view) ? [{ code: "set", facts: {}, act: toSettings }] : [];
  const waiting = absent(view);
  const least = Math.max(LEAST, view.least);
  if (ready(view) + waiting < least) found.push({ code: "players", facts: { count: least }, act: toPlayers });
  else if (waiting > 0) found.push({ code: "check-in", facts: { count: waiting }, act: toPlayers });
  const sealed = view.plan.build_minutes > 0 && view.opened === null;
  if (sealed && ready(view) >= 2 && !setless(view)) found.push({ code: "open", facts: { minutes: view.plan.build_minutes }, act: { do: "deed", deed: { deed: "opened" }, after: false } });
  return found;
}

function following(view: EventView): Step[] {
  const prompt = course(view);
  if (!prompt) return [];
  const number = Number(prompt.facts["round"] ?? view.rounds.length + 1);
  const count = Number(prompt.facts["count"] ?? 0);
  if (prompt.code === "draw") return [{ code: "draw", facts: { round: number, count }, act: { do: "next", ends: "" } }];
  if (prompt.code === "stage-ends") return [{ code: "stage-ends", facts: { count }, act: { do: "next", ends: "stage" } }];
  if (prompt.code === "event-ends") return [{ code: "event-ends", facts: { count }, act: { do: "next", ends: "event" } }];
  return [{ code: "impossible", facts: {}, act: null }];
}
