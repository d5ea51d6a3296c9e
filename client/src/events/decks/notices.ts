/** What players are told at the start of a KeyForge game and during it (T3.3, T4-T5, T8.6, T9.13, T10.9); words are `desk-check-${id}`. */
const ARCHON = ["archon", "casual-sealed"];
const OWN = ["archon", "alliance"];
const HIDDEN = ["sealed", "casual-sealed"];

interface Notice {
  id: string;
  formats?: string[];
}

const START: Notice[] = [
  { id: "identity-visible", formats: ARCHON },
  { id: "identities-visible", formats: ["alliance"] },
  { id: "identities-front", formats: ["sealed"] },
  { id: "houses-shown", formats: ["sealed"] },
  { id: "first-player" },
  { id: "aids-explained" },
];

const DURING: Notice[] = [{ id: "list-on-request", formats: OWN }, { id: "list-hidden", formats: HIDDEN }, { id: "no-notes" }, { id: "ask-a-judge" }, { id: "tidy" }, { id: "laid-out" }];

const OVERTIME: Notice[] = [{ id: "time-is-up" }];

export type Moment = "game-start" | "during" | "overtime";

const MOMENTS: Record<Moment, Notice[]> = { "game-start": START, during: DURING, overtime: OVERTIME };

/** The notices of a moment in an event of this format, in order. */
export function noticesOf(format: string, moment: Moment): string[] {
  return format ? MOMENTS[moment].filter(({ formats }) => !formats || formats.includes(format)).map(({ id }) => id) : [];
}
