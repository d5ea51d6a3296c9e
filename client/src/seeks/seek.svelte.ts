/**
 * The reader's own seek. While it stands, a socket says that they still wait and hears what comes of it; wherever they are
 * then, they are led to the table, unless they are at another one.
 */
import { t } from "../i18n/index.svelte";
import { api } from "../net/api";
import type { MySeek, NewSeek, OptionValue } from "../net/protocol";
import { currentPage, go, paths } from "../router.svelte";
import { announceNow, toast } from "../state/notices.svelte";
import { session } from "../state/session.svelte";
import { foundText } from "./words";

/** What came of it is in `table`; null where the reader looks for nobody. */
export const waiting: { mine: MySeek | null } = $state({ mine: null });

/** Milliseconds until a lost line is tried again. */
const AGAIN = 2000;
/** After so long a silence the line is lost: the server says every twenty seconds how it stands. */
const SILENCE = 50_000;

let socket: WebSocket | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;
let silence: ReturnType<typeof setTimeout> | undefined;

/** What the reader has done so far, and whether something is on its way: an answer that was asked for before says nothing then. */
let done = 0;
let doing = false;

/** Asks whether the reader looks for somebody. */
export async function lookAtSeek(): Promise<void> {
  if (doing) return;
  const before = done;
  const mine = session.me ? await api.mySeek() : null;
  if (done === before) take(mine);
}

async function act(work: Promise<MySeek | null>): Promise<void> {
  done += 1;
  doing = true;
  try {
    take(await work, true);
  } finally {
    doing = false;
  }
}

/** Looks for somebody; the reader is known by now. */
export async function look(wish: NewSeek): Promise<void> {
  await act(api.seek(wish));
}

/** Joins somebody who looks for that. */
export async function answer(id: string, options: Record<string, OptionValue>): Promise<void> {
  await act(api.answerSeek(id, options));
}

export async function withdraw(): Promise<void> {
  hangUp();
  await act(api.withdrawSeek().then(() => null));
  toast(t("seek-withdrawn"));
}

/** Takes over how the seek stands now. */
function take(mine: MySeek | null, acted = false): void {
  const before = waiting.mine;
  if (!mine?.seek) {
    hangUp();
    waiting.mine = null;
    return;
  }
  waiting.mine = mine;
  if (mine.table === null) wait();
  else if (before?.table !== mine.table) found(mine, acted);
}

function found({ seek, table }: MySeek, acted: boolean): void {
  if (!seek || table === null) return;
  announceNow(foundText(seek, session.me?.name));
  const page = currentPage();
  // By correspondence nobody waits for the reader, who may be doing something else by now.
  const elsewhere = seek.days !== null ? !acted : page.name === "table" && page.id !== table;
  if (elsewhere) wait(); // a bar says so, and goes once the reader has come
  else lead(table);
}

/** Goes to the table. */
export function lead(table: string): void {
  hangUp();
  waiting.mine = null;
  go(paths.table(table));
}

function wait(): void {
  if (socket) return;
  clearTimeout(retry);
  const opened = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/seek`);
  socket = opened;
  listen();
  opened.onmessage = (event: MessageEvent) => {
    if (opened !== socket) return;
    listen();
    const said = JSON.parse(String(event.data)) as MySeek & { type: string };
    if (said.type !== "seek") return; // a farewell: the line ends now
    if (!said.seek && waiting.mine && waiting.mine.table === null) toast(t("seek-gone"));
    take(said);
  };
  opened.onclose = () => {
    if (opened === socket) lost();
  };
}

function listen(): void {
  clearTimeout(silence);
  silence = setTimeout(() => socket?.close(), SILENCE);
}

function lost(): void {
  socket = null;
  clearTimeout(silence);
  clearTimeout(retry);
  if (waiting.mine) retry = setTimeout(() => void lookAtSeek().catch(lost), AGAIN);
}

function hangUp(): void {
  const open = socket;
  socket = null;
  clearTimeout(retry);
  clearTimeout(silence);
  if (!open) return;
  // To close what is not open yet is a warning on the console.
  if (open.readyState === WebSocket.CONNECTING) open.onopen = () => open.close();
  else open.close();
}
