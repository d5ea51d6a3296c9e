/** Files that people choose to be sent as text. */
import { t } from "../i18n/index.svelte";

/** How somebody gives a text of one's own: in a file, pasted, by the address from which the hall fetches it, or one that they keep. */
export type Way = "file" | "paste" | "link" | "kept";

/** What to do where nothing was given in this way. */
export function missing(way: Way): string {
  return t(`hall-option-${way}-missing`);
}

/** Leads to the option that something is wrong with: its control has the focus, and the sentence about it is in sight. */
export function leadTo(form: HTMLElement | undefined, option: string): void {
  const place = form?.querySelector(`[data-option="${option}"]`);
  place?.querySelector<HTMLElement>(':is(button, textarea, input[type="text"])')?.focus();
  for (const what of [".field summary", ".error"]) place?.querySelector(what)?.scrollIntoView({ block: "nearest" });
}

/** Bytes of a file that still fit into a message, with room for the rest of it. */
export const LARGEST_FILE = 60_000;

/**
 * The text of a file, ending in a line break. Editors of some systems save UTF-16, which says so itself;
 * what is neither that nor UTF-8 shows as U+FFFD.
 */
export async function fileText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "utf-8";
  return `${new TextDecoder(encoding).decode(bytes)}\n`;
}

/** As `fileText`, of a file that a spreadsheet here has written: it may as well be Big5, the Korean code page, or UTF-16 without a mark. */
export async function spreadsheetText(file: Blob): Promise<string> {
  const text = await fileText(file);
  if (!/[\uFFFD\0]/.test(text)) return text;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const empty = [0, 1].map((half) => bytes.filter((byte, at) => byte === 0 && at % 2 === half).length);
  if (empty[0] || empty[1]) return `${new TextDecoder(empty[0]! > empty[1]! ? "utf-16be" : "utf-16le").decode(bytes)}\n`;
  const korean = new TextDecoder("euc-kr").decode(bytes);
  // Bytes of Big5 may be valid Korean, too; then they give more than Hangul.
  const encoding = /[^\0-\x7F\uAC00-\uD7A3\u3131-\u318E]/.test(korean) ? "big5" : "euc-kr";
  const found = new TextDecoder(encoding).decode(bytes);
  return /[\uFFFD\x80-\x9F\uE000-\uF8FF]/.test(found) ? text : `${found}\n`;
}
