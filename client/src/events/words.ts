/** Names and sentences of the desk, by the naming rules of the locale files. */
import { formatList, maybe, t } from "../i18n/index.svelte";
import type { EventStore } from "./event.svelte";
import type { Prompt, Report, RoundView, Rules, StagePlan, TableView } from "./protocol";
import { roundsOfPlayer } from "./rounds/byRound";

const dashed = (text: string) => text.replaceAll("_", "-");

/** What a round of the desk is called: Saboteur plays games (局), each of three rounds (輪) of its own. Messages choose by `$unit`. */
export type Unit = Rules["unit"];

export const gameName = (game: string) => maybe(`${game}-name`) ?? game;
export const presetName = (preset: string) => maybe(`preset-${dashed(preset)}`) ?? preset;
export const structureName = (structure: string) => maybe(`structure-${dashed(structure)}`) ?? structure;
export const settingName = (setting: string, unit: Unit) => maybe(`setting-${dashed(setting)}`, { unit }) ?? setting;
export const settingAbout = (setting: string, unit: Unit) => maybe(`setting-${dashed(setting)}-about`, { unit });
export const roleName = (role: string) => maybe(`desk-role-${dashed(role)}`) ?? role;
export const reasonName = (reason: string) => maybe(`desk-reason-${dashed(reason)}`) ?? reason;

export function settingValue(setting: string, value: string): string {
  return maybe(`setting-${dashed(setting)}-${dashed(value)}`) ?? value;
}

export function stageName(name: string): string {
  return maybe(`stage-${dashed(name)}`) ?? name;
}

/** A stage in a few words: its name, and how it is played. */
export function stageLine(stage: StagePlan): string {
  return t("desk-stage-line", { stage: stageName(stage.name), structure: structureName(stage.structure) });
}

/** A round by its own name, else by its number. */
export function roundName(round: Pick<RoundView, "number" | "label">, unit: Unit): string {
  return (round.label && maybe(`draw-label-${dashed(round.label)}`)) || t("desk-round", { number: round.number + 1, unit });
}

export function names(event: EventStore, people: readonly number[]): string {
  return formatList(people.map((one) => event.nameOf(one)));
}

/** Whom or which table something that waits is about, to stand before its sentence; "" for the event as a whole. */
export function promptPlace(event: EventStore, prompt: Prompt): string {
  const table = prompt.table < 0 ? "" : t("desk-table", { number: prompt.table + 1 });
  return [table, event.nameOf(prompt.person)].filter(Boolean).join(" · ");
}

/** Whether something that waits is said by itself: those of a group stand beneath the one that is asked about all. */
export const standsAlone = (prompt: Prompt) => prompt.group === "" || prompt.proposal === "";

/** The sentence of something that waits. Kinds of penalties are put into words; rounds and tables are counted from 1. */
export function promptText(event: EventStore, prompt: Prompt): string {
  const catalogue = event.view?.plan.catalogue ?? "";
  const kind = prompt.kind || String(prompt.facts["kind"] ?? "");
  const said = maybe(`prompt-${dashed(prompt.code)}`, {
    player: event.nameOf(prompt.person),
    round: prompt.round + 1,
    table: prompt.table + 1,
    unit: event.unit,
    ...prompt.facts,
    ...(kind ? { kind: maybe(`penalty-${catalogue}-${dashed(kind)}`) ?? kind } : {}),
  });
  return said ?? prompt.code;
}

/** What everybody at a table has, by the rounds of the game where those are told. */
export function saidByAll(event: EventStore, table: TableView, { points, by_round }: Pick<Report, "points" | "by_round">): string {
  const each = table.players.map((player, place) => {
    const facts = { player: event.nameOf(player), points: points[place] ?? 0 };
    const rounds = roundsOfPlayer(by_round, place);
    return rounds ? t("desk-mine-rounds-of", { ...facts, ...rounds }) : t("desk-mine-points-of", facts);
  });
  return each.join(" · ");
}

/** "12:05", "-0:30" from seconds: a second is counted until it is over. */
export function timeText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const size = Math.abs(whole);
  return `${whole < 0 ? "-" : ""}${Math.floor(size / 60)}:${String(size % 60).padStart(2, "0")}`;
}
