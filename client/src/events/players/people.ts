/** People as they are pasted, or read from a file: names a line each, or a table with the columns name, club and rank. */

/** Letters that a name may have; the desk's own limit. */
export const LONGEST_NAME = 60;

export type Fault = "empty" | "long" | "twice" | "there" | "rank" | "columns";

export interface Row {
  /** Its line in the text, from 1. */
  line: number;
  name: string;
  club: string;
  rank: string;
  faults: Fault[];
}

const COLUMNS = 3;

/** Names under which spreadsheets write the columns, lower case; the hall knows the same (`desk/lists.py`). */
const HEADS: Record<"name" | "club" | "rank", string[]> = {
  name: ["name", "player", "full name", "姓名", "名字", "名稱", "玩家", "選手", "參賽者", "이름", "성명", "선수", "플레이어", "참가자"],
  club: ["club", "team", "club/team", "俱樂部", "社團", "所屬", "所屬團體", "隊伍", "團隊", "클럽", "소속", "팀", "동호회"],
  rank: ["rank", "seed", "種子", "種子序", "排名", "名次", "시드", "순위", "랭킹"],
};

/** What two names have in common that people would take for one. */
export function same(name: string): string {
  return name.normalize("NFKC").toLowerCase().replaceAll(/\s/gu, "");
}

/** Lines of a table, with the number of each. Cells may stand in double quotes, a doubled one for a quote itself. */
export function cells(text: string): { line: number; cells: string[] }[] {
  const found: { line: number; cells: string[] }[] = [];
  const mark = markOf(text);
  let line = 1;
  let begun = 1;
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const endCell = (): void => void (row.push(cell.trim()), (cell = ""));
  const endRow = (): void => {
    endCell();
    if (row.some((each) => each !== "")) found.push({ line: begun, cells: row });
    row = [];
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (quoted) {
      if (sign === '"' && text[at + 1] === '"') cell += text[++at] ?? "";
      else if (sign === '"') quoted = false;
      else cell += sign;
      if (sign === "\n") line++;
    } else if (sign === '"' && cell.trim() === "") {
      quoted = true;
      cell = "";
    } else if (sign === mark) endCell();
    else if (sign === "\n") {
      endRow();
      begun = ++line;
    } else if (sign !== "\r") cell += sign;
  }
  endRow();
  return found;
}

/** What parts the cells: whichever of tab, semicolon and comma most lines have. */
function markOf(text: string): string {
  const lines = text.split("\n");
  const count = (mark: string) => lines.filter((line) => line.includes(mark)).length;
  return ["\t", ";", ","].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ",");
}

/** The people of a text, each with what is wrong with it. `known` are the names of who is in the event already. */
export function readPeople(text: string, known: readonly string[]): Row[] {
  const lines = cells(text.replace(/^\uFEFF/, ""));
  const order = columnsOf(lines[0]?.cells ?? []);
  if (order) lines.shift();
  const at = order ?? { name: 0, club: 1, rank: 2 };
  const there = new Set(known.map(same));
  const seen = new Set<string>();
  return lines.map(({ line, cells: row }) => {
    const value = (column: number) => meant(column < 0 ? "" : (row[column] ?? "")).replaceAll(/\s+/gu, " ");
    const found: Row = { line, name: value(at.name), club: value(at.club), rank: value(at.rank), faults: [] };
    const key = same(found.name);
    if (!key) found.faults.push("empty");
    if ([...found.name].length > LONGEST_NAME || [...found.club].length > LONGEST_NAME) found.faults.push("long");
    if (key && seen.has(key)) found.faults.push("twice");
    if (there.has(key)) found.faults.push("there");
    if (!/^\d{0,5}$/.test(found.rank)) found.faults.push("rank");
    if (!order && row.length > COLUMNS) found.faults.push("columns");
    seen.add(key);
    return found;
  });
}

/** The columns of a table that are not read. */
export function ignoredColumns(text: string): string[] {
  const [heading] = cells(text.replace(/^\uFEFF/, ""));
  const order = columnsOf(heading?.cells ?? []);
  return order ? heading!.cells.filter((cell, at) => cell !== "" && !Object.values(order).includes(at)) : [];
}

/** Before what a spreadsheet takes for the beginning of a formula, the hall writes an apostrophe; it takes it away again, too. */
const FORMULA = /^'*[=+\-@＝＋－＠]/;
const meant = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);
const plain = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);

/** Where the columns stand if this line is a heading, else null. */
function columnsOf(line: readonly string[]): { name: number; club: number; rank: number } | null {
  const lower = line.map((cell) => cell.normalize("NFKC").trim().toLowerCase());
  const find = (names: string[]) => lower.findIndex((cell) => names.includes(cell));
  const name = find(HEADS.name);
  return name < 0 ? null : { name, club: find(HEADS.club), rank: find(HEADS.rank) };
}

const quote = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Rows as the hall reads them. */
export function csvOf(rows: readonly Row[]): string {
  return ["name,club,rank", ...rows.map((row) => [row.name, row.club, row.rank].map((cell) => quote(plain(cell))).join(","))].join("\n") + "\n";
}
