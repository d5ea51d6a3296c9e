/** What was decided, in words: message `deed-${tag}`, with a variant where a deed has two sides. */
import { formatList, maybe, t } from "../../i18n/index.svelte";
import type { EventView, LogEntry } from "../protocol";
import { timeOfDay } from "../rounds/arrivals";
import { reasonName, roleName, roundName, settingName, type Unit } from "../words";


/** The message of a deed: its tag, and which side of it. */
export function messageOf({ deed, by }: LogEntry): string {
  const tag = deed.deed;
  const table = typeof deed["table"] === "number" ? deed["table"] : -1;
  const side = (() => {
    switch (tag) {
      case "staffed":
        return deed["role"] === "" ? "gone" : "";
      case "entered":
        return deed["spectator"] ? "spectator" : "";
      case "amended":
        return by === "desk" ? "seat" : "";
      case "dropped":
        return deed["no_show"] ? "no-show" : "";
      case "deck-shown":
        return deed["shown"] === false ? "hidden" : "";
      case "clock-started":
      case "clock-paused":
      case "extended":
        return table >= 0 ? "table" : "";
      case "start-announced":
        return deed["start"] === 0 ? "gone" : "";
      case "arrived":
        return [...(typeof deed["person"] === "number" && deed["person"] >= 0 ? [] : [table < 0 ? "round" : "table"]), ...(deed["here"] === false ? ["not"] : [])].join("-");
      case "drawn":
        return deed["by_hand"] ? "by-hand" : "";
      case "began":
        return typeof deed["first"] === "number" && deed["first"] >= 0 ? "first" : "";
      case "reported":
      case "resulted":
        if (Array.isArray(deed["by_round"]) && deed["by_round"].length > 0) return "rounds";
        return typeof deed["winner"] === "number" && deed["winner"] >= 0 ? (pointsOf(deed["points"]) ? "both" : "won") : pointsOf(deed["points"]) ? "points" : "";
      case "ruled":
        return deed["text"] ? "text" : "";
      case "settled":
        return deed["choice"] === "exchange" || deed["choice"] === "again" ? deed["choice"] : "";
      case "seconded":
        return deed["agreed"] === false ? "not" : "";
      case "decided":
        return deed["accepted"] === false ? "not" : "";
      default:
        return "";
    }
  })();
  return side ? `deed-${tag}-${side}` : `deed-${tag}`;
}

function pointsOf(points: unknown): string {
  return Array.isArray(points) ? points.join(" : ") : "";
}

/** What each round of a game has paid, in the order of the table. */
function roundsOf(by_round: unknown): { one: string; two: string; three: string } {
  const [one, two, three] = Array.isArray(by_round) ? by_round.map(pointsOf) : [];
  return { one: one ?? "", two: two ?? "", three: three ?? "" };
}

/** The places of the message. People are named as they are called now. */
export function argsOf({ deed }: LogEntry, view: EventView): Record<string, string | number> {
  const person = (number: unknown) => (typeof number === "number" ? (view.people[number]?.name ?? "") : "");
  const number = (found: unknown) => (typeof found === "number" ? found : 0);
  const text = (found: unknown) => (typeof found === "string" ? found : "");
  const catalogue = view.plan.catalogue;
  const penalty = text(deed["kind"]);
  const infraction = text(deed["infraction"]);
  const round = view.rounds[number(deed["round"])];
  const unit = view.rules.unit;
  return {
    unit,
    player: person(deed["person"]),
    other: person(deed["other"]),
    winner: person(deed["winner"]),
    first: person(deed["first"]),
    name: text(deed["name"]),
    text: text(deed["text"]),
    role: roleName(text(deed["role"])),
    table: number(deed["table"]) + 1,
    round: round ? roundName(round, unit) : t("desk-round", { number: number(deed["round"]) + 1, unit }),
    stage: number(deed["stage"]) + 1,
    rounds: number(deed["rounds"]),
    count: Array.isArray(deed["tables"]) ? deed["tables"].length : 0,
    entry: number(deed["entry"]),
    call: number(deed["call"]),
    minutes: number(deed["seconds"]) / 60,
    points: pointsOf(deed["points"]),
    ...roundsOf(deed["by_round"]),
    reason: reasonName(text(deed["reason"])),
    players: Array.isArray(deed["through"]) ? formatList(deed["through"].map(person)) : "",
    missed: maybe(`desk-missed-${text(deed["missed"])}`) ?? "",
    method: maybe(`desk-first-${text(deed["method"])}`) ?? text(deed["method"]),
    kind: maybe(`penalty-${catalogue}-${penalty}`) ?? penalty,
    infraction: maybe(`infraction-${catalogue}-${infraction}`) ?? infraction,
    deck: number(deed["deck"]) + 1,
    time: timeOfDay(number(deed["start"])),
  };
}

export function sentenceOf(entry: LogEntry, view: EventView): string {
  return maybe(messageOf(entry), argsOf(entry, view)) ?? entry.deed.deed;
}

/** Which fields of the plan two entries about it differ in, in words. */
export function changedOf(before: Record<string, unknown>, after: Record<string, unknown>, unit: Unit): string[] {
  return Object.keys(after)
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => settingName(field, unit));
}
