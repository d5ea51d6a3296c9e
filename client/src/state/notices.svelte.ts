/** Short notices: toasts for the eye, two live regions for the ear. */
import { complete, t } from "../i18n/index.svelte";
import { ApiError } from "../net/api";

export type Tone = "info" | "good" | "bad";

export interface Toast {
  id: number;
  tone: Tone;
  text: string;
  /** Of those about one thing only the newest is shown. */
  about?: string | null;
}

const SHOWN_FOR = 6000;

let count = 0;

export const notices: { toasts: Toast[]; polite: string; urgent: string } = $state({ toasts: [], polite: "", urgent: "" });

export function toast(text: string, tone: Tone = "info", about: string | null = null): void {
  const id = ++count;
  notices.toasts = [...notices.toasts.filter((each) => about === null || each.about !== about), { id, tone, text, about }];
  setTimeout(() => dismiss(id), SHOWN_FOR);
}

export function dismiss(id: number): void {
  notices.toasts = notices.toasts.filter((each) => each.id !== id);
}

/** Said when there is a pause. Sentences that come in one breath are said as one. */
let breath: string[] = [];
let speaking: ReturnType<typeof setTimeout> | undefined;

export function announce(text: string): void {
  breath.push(text);
  clearTimeout(speaking);
  speaking = setTimeout(() => {
    notices.polite = breath.join(" ");
    breath = [];
  }, 150);
}

/** Said at once: the reader is waited for. */
export function announceNow(text: string): void {
  // The same words twice are said twice only if the region was empty in between.
  notices.urgent = "";
  setTimeout(() => (notices.urgent = text), 50);
}

/**
 * The sentence for a refusal: our own words where they need no facts, else the server's, which knows
 * the facts (and spoke the language it last heard of).
 */
export function errorText(code: string, sentence: string | null = null): string {
  return complete(`error-${code}`) ?? complete(`hall-error-${code}`) ?? sentence ?? t("hall-error-unreadable");
}

/** What is wrong with something that was given, a line each: the sentence for the refusal, and what else there is. */
export function complaint(error: ApiError): string {
  return [errorText(error.code, error.sentence), ...error.further].join("\n");
}

/** What went wrong, in a sentence: what is not a refusal of the server's is a fault of ours. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return t("hall-error-page");
  const said = errorText(error.code, error.sentence);
  // A notice has room for one sentence more, such as where it is; a list stands where it can be read at leisure.
  return error.further.length === 1 ? `${said} ${error.further[0]}` : said;
}

/** Shows what went wrong; a fault of ours goes on to the console. */
export function showError(error: unknown): void {
  if (!(error instanceof ApiError)) console.error(error);
  toast(failureText(error), "bad");
}
