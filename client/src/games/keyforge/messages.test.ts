import { describe, expect, it } from "vitest";
import { CONCEDE } from "../shared/concede";
import { say } from "../../i18n/bundle";
import { bundleOf, catalogues, LANGUAGES, provesWords, writtenIn } from "../shared/testing/messages";
import { EVENTS, UNSAID } from "./events";
import { SHORTCUTS } from "./keys";
import { WAYS } from "./labels";
import { PHRASES } from "./phrases";
import { KINDS, VERBS } from "./prompts";
import { CARD_TYPES, FAULTS, HOUSES, KEYS, REASONS } from "./view";

const sources = import.meta.glob<string>("./**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

/** Answers that name nothing, and options whose names are made of what follows. */
const ACTIONS = [
  "keep", "mulligan", "pass", "bid", "deck", "bench", "key", "unforge", "pool", "amber", "house", "take", "leave", "end", "place-left", "place-right", "place-only", "place-between", "card", "effect", "yes", "no", "decline", "done",
  "mode", "number", "ability", "loop", "seat-own", "seat-other", "seat-archives", "trait", "other-trait", "name", "other-name", "pick", "faceup", "tide",
];
const KEYWORDS = ["alpha", "omega", "assault", "hazardous", "splash-attack", "deploy", "elusive", "invulnerable", "poison", "skirmish", "taunt", "treachery", "versatile"];
const STATUSES = ["exhausted", "stunned", "warded", "enraged", "tagged"];
const PLAIN = ["name", "tagline", "description", "players", "length", ...CONCEDE, "deck-label"];
const SEALED = ["sealed", "sealed-AoA", "sealed-WC", "sealed-MM", "sealed-DT", "sealed-WoE", "sealed-MoMu", "sealed-GR", "own"];
const OPTIONS: Record<string, string[]> = {
  deck: SEALED, second: SEALED, third: SEALED, first: ["random", "0", "1"], "chains-0": [], "chains-1": [], time: ["none", "45"], "opening-bid": [],
  match: ["single", "three", "adaptive", "short-adaptive", "reversal", "auction", "triad"], piles: ["table", "ask"], lists: ["open", "hidden"], opening: ["dealt", "own"],
};
/** Kinds of questions that are told in words that depend on something else. */
const OTHERWISE = new Set<string>(["card"]);

/** Every message id this folder can ask for: those written out, and those put together from data. */
function asked(): Set<string> {
  const ids = writtenIn(sources, "keyforge");
  const add = (prefix: string, endings: readonly string[]) => endings.forEach((ending) => ids.add(`keyforge-${prefix}${ending}`));
  add("", PLAIN);
  add("house-", HOUSES);
  add("colour-", KEYS);
  add("type-", CARD_TYPES);
  add("keyword-", KEYWORDS.flatMap((slug) => [slug, `${slug}-text`]));
  add("status-", STATUSES.flatMap((slug) => [slug, `${slug}-text`]));
  add("reason-", REASONS);
  add("fault-", FAULTS);
  add("prompt-", KINDS.filter((kind) => !OTHERWISE.has(kind)));
  add("prompt-card-", VERBS);
  add("action-", [...ACTIONS, ...WAYS]);
  add("way-", WAYS);
  // The terminal tells all of them.
  add("event-", [...EVENTS, ...UNSAID].map((kind) => kind.replaceAll("_", "-")));
  add("phrase-", PHRASES.map(({ id }) => id));
  add("guide-", KINDS.filter((kind) => kind !== "turn"));
  for (const { label } of SHORTCUTS) ids.add(label);
  for (const [option, choices] of Object.entries(OPTIONS)) add(`option-${option}`, ["", "-help", ...choices.map((choice) => `-${choice}`)]);
  return ids;
}

describe("the words of the game", () => {
  provesWords(asked);
  it("are asked for by cards, questions, events and rules alike", () => {
    expect(asked().size).toBeGreaterThan(330);
    for (const id of ["keyforge-fault-first-turn", "keyforge-event-took-archives", "keyforge-prompt-card-take-control", "keyforge-guide-rival-check", "keyforge-order-go"]) expect(asked()).toContain(id);
  });
  it.each(LANGUAGES)("hold no message that nobody asks for in %s", (language) => {
    const own = Object.entries(catalogues).filter(([path]) => new RegExp(`/${language}/keyforge(-cards|-log)?\\.ftl$`).test(path));
    expect(own.length).toBe(3);
    const written = own.flatMap(([, text]) => [...text.matchAll(/^(keyforge-[a-z0-9-]+) =/gm)].map(([, id]) => id!));
    // What the drawn parts ask for is proved beside them.
    expect(written.filter((id) => !asked().has(id) && !id.startsWith("keyforge-art-") && !id.startsWith("keyforge-zone-"))).toEqual([]);
  });
});

describe("sentences", () => {
  const told = (language: string, id: string, args: Record<string, string | number>) => {
    const said = say(bundleOf(language), id, args);
    expect(said?.mistakes).toEqual([]);
    return said?.text;
  };
  it.each([
    ["en", "Ann draws 1 card.", "Ann draws Anger.", "Ann sheds 1 chain and has 3."],
    ["zh-Hant", "Ann 抽 1 張牌。", "Ann 抽到Anger。", "Ann 移除 1 個枷鎖，現有 3 個。"],
    ["ko", "Ann 님이 카드를 1장 뽑습니다.", "Ann 님이 뽑은 카드: Anger.", "Ann 님이 체인 1개를 제거합니다. 현재 3개."],
  ])("say the same in %s", (language, hidden, known, chains) => {
    expect(told(language, "keyforge-event-drew", { name: "Ann", count: 1, known: "no", cards: "" })).toBe(hidden);
    expect(told(language, "keyforge-event-drew", { name: "Ann", count: 1, known: "yes", cards: "Anger" })).toBe(known);
    expect(told(language, "keyforge-event-chains", { name: "Ann", more: "no", amount: 1, total: 3 })).toBe(chains);
  });
  it.each([
    ["로고스", "Ann 님이 로고스를 선택합니다."],
    ["생텀", "Ann 님이 생텀을 선택합니다."],
  ])("put the right particle behind %s", (house, sentence) => {
    expect(told("ko", "keyforge-event-house", { name: "Ann", any: "yes", house, forced: "no", card: "" })).toBe(sentence);
  });
});
