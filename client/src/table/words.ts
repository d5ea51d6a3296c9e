/** Sentences about tables and games, by the naming rules of the locale files. */
import type { AnyGame } from "../games";
import type { Batch, Brought, GameEvent, Table, WordContext } from "../games/contract";
import { has, maybe, t } from "../i18n/index.svelte";
import type { ForeseenStep, Judged } from "../net/analysis";
import type { ChatLine, OptionValue } from "../net/protocol";
import { putBack, standing, takeBack } from "../state/undo";

const dashed = (text: string) => text.replaceAll("_", "-");

export function botName(bot: string): string {
  return maybe(`hall-bot-${dashed(bot)}`) ?? bot;
}

export function optionName(game: string, option: string): string {
  return maybe(`${game}-option-${dashed(option)}`) ?? option;
}

export function optionHelp(game: string, option: string): string | null {
  return maybe(`${game}-option-${dashed(option)}-help`);
}

/** An option by the name that messages know: a seat's own number is no part of it. */
export function stem(option: string, seat: number | null): string {
  return seat === null ? option : option.slice(0, -`-${seat}`.length);
}

/** What a seat has brought, as far as everybody may know it. */
export function broughtName(game: string, seat: number, { option, choice, label }: Brought): string {
  const name = stem(option, seat);
  if (choice !== null) return choiceName(game, name, choice);
  return label || (maybe(`${game}-option-${dashed(name)}-own`) ?? t("hall-brought-own"));
}

/** What an option was set to. `…-own` is a text of somebody's own, where the option takes one. */
export function choiceName(game: string, option: string, choice: OptionValue): string {
  const id = `${game}-option-${dashed(option)}`;
  return maybe(`${id}-${dashed(String(choice))}`) ?? maybe(`${id}-own`) ?? String(choice);
}

/** The table to which whoever follows this one may invite friends; null where they may not. */
export function invites(store: { seat: number | null; isHost: boolean }, table: Table): string | null {
  const unfinished = table.status === "open" || table.status === "playing";
  return unfinished && table.event === null && (store.seat !== null || store.isHost) ? table.id : null;
}

/** Names by seat, ready to be shown. */
export function seatNames(table: Table): string[] {
  return table.seats.map((seat) => (seat.kind === "open" ? t("hall-seat-open") : seat.name));
}

export interface Line {
  key: string;
  /** The number of its step. */
  number: number;
  /** Null where the hall itself speaks. */
  event: GameEvent | null;
  text: string;
  heading: boolean;
  mine: boolean;
  /** Was taken back. */
  gone: boolean;
}

/** The log line of an event; null for one that the game keeps out of the log. */
export function eventText(game: string, client: AnyGame, event: GameEvent, context: WordContext): string | null {
  const args = client.args(event, context);
  return args && t(`${game}-event-${dashed(event.kind)}`, args);
}

/** What comes of a choice, as the log would tell it; "" where the log keeps silent. */
function told(game: string, client: AnyGame, events: readonly GameEvent[], context: WordContext): string {
  return events.map((event) => eventText(game, client, event, context)).filter((text) => text !== null).join(" ");
}

/** A choice that was made, in the log's words; its short notation where the log keeps silent. */
export function chosenText(game: string, client: AnyGame, { option, events }: Pick<ForeseenStep, "option" | "events">, context: WordContext): string {
  return told(game, client, events, context) || option;
}

/** The choices of a line of which the log would tell something. */
export function lineTexts(game: string, client: AnyGame, line: readonly ForeseenStep[], context: WordContext): string[] {
  return line.map(({ events }) => told(game, client, events, context)).filter((text) => text !== "");
}

/** An option by what comes of it: of a fight, the log tells once its target is chosen. */
export function judgedText(game: string, client: AnyGame, { option, line }: Pick<Judged, "option" | "line">, context: WordContext): string {
  const other = line.findIndex(({ seat }) => seat !== line[0]?.seat);
  return lineTexts(game, client, other < 0 ? line : line.slice(0, other), context)[0] ?? option;
}

export function logLines(game: string, client: AnyGame, log: Batch[], context: WordContext): Line[] {
  const stands = new Set(standing(log));
  return log.flatMap((batch): Line[] => {
    const { number } = batch;
    const own = tableText(batch, context);
    if (own) return [{ key: `${number}.undo`, number, event: null, text: own.text, heading: false, mine: own.seat !== null && own.seat === context.you, gone: false }];
    return batch.events.flatMap((event, n) => {
      const text = eventText(game, client, event, context);
      if (text === null) return [];
      const mine = context.you !== null && event["seat"] === context.you;
      return { key: `${number}.${n}`, number, event, text, heading: client.heading?.(event) ?? false, mine, gone: !stands.has(batch) };
    });
  });
}

/** That somebody takes a choice back, puts it back, or tries a step of a lesson again, as the log and the live region say it; null for every other step. */
function tableText(batch: Batch, { names, you }: WordContext): { text: string; seat: number | null } | null {
  const back = takeBack(batch);
  if (back?.seat === null) return { text: t("lesson-again-line"), seat: null };
  const seat = back?.seat ?? putBack(batch);
  if (seat === null) return null;
  const name = names[seat] ?? "";
  if (back) return { text: seat === you ? t("hall-undo-line-own") : t("hall-undo-line", { name }), seat };
  return { text: seat === you ? t("hall-redo-line-own") : t("hall-redo-line", { name }), seat };
}

/** What the live region says of a step. */
export function spokenStep(game: string, client: AnyGame, batch: Batch, context: WordContext): string {
  const own = tableText(batch, context);
  if (own) return own.text;
  const said = batch.events.map((event) => {
    const told = client.announce?.(event, context);
    return told === undefined ? eventText(game, client, event, context) : told;
  });
  return said.filter((text) => text !== null).join(" ");
}

/** A phrase as the chat shows it. */
export function phraseText(game: string, phrase: string, name: string | null): string {
  const id = `${game}-phrase-${dashed(phrase)}`;
  return has(id) ? t(id, { name: name ?? "" }) : phrase;
}

/** What somebody says in the chat, in the reader's words. `names` are by seat. */
export function saidText(game: string, line: ChatLine, names: readonly string[]): string {
  if (line.phrase !== null) return phraseText(game, line.phrase, line.to_seat === null ? null : (names[line.to_seat] ?? null));
  const text = line.text ?? "";
  return tableLink(text) === null ? text : t("hall-chat-table-link");
}

/** The path of a table of this hall when a chat text is just its link, else null. */
export function tableLink(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.origin === location.origin && url.pathname.startsWith("/table/") ? url.pathname + url.search : null;
}
