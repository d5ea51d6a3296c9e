/** A card that is carried with the pointer, and where it would go from there. */
import type { Decision } from "../contract";
import { carry } from "../shared/carry";
import { dropsOf, placeAt, type Drops } from "./drops";
import type { Thing } from "./options";
import type { Play } from "./play.svelte";
import type { View } from "./view";

/** What surrounds it; asked for whenever it matters. */
interface Around {
  view: View;
  you: number;
  play: Play;
  decision: Decision | null;
  /** Nothing can be chosen now, or a card is read. */
  busy: boolean;
  root: HTMLElement | undefined;
  /** A card leaves its place. */
  begin: () => void;
}

interface Carried {
  thing: Thing;
  drops: Drops;
  x: number;
  y: number;
  /** Where it would go if it were let go now. */
  at: string | null;
}

const NONE: ReadonlySet<string> = new Set();
const PLACE = "place:";

export class Carrying {
  now = $state.raw<Carried | null>(null);

  readonly #around: () => Around;

  constructor(around: () => Around) {
    this.#around = around;
  }

  /** Everything that may be aimed at. */
  readonly places = $derived(this.now === null ? NONE : new Set(this.now.drops.keys()));

  readonly #line = $derived([...this.places].flatMap((at) => (at.startsWith(PLACE) ? [Number(at.slice(PLACE.length))] : [])));

  /** Where in the reader's own field it may go, and would; null for a card that goes elsewhere. */
  readonly field = $derived(this.now !== null && (this.#line.length > 0 || this.now.drops.has("line")) ? { at: this.now.at ?? "", places: this.#line } : null);

  /** A thing is pressed that may be carried from here. */
  press(thing: Thing, press: PointerEvent): void {
    const { view, you, play, decision: asked, busy } = this.#around();
    if (!play.mine || busy) return;
    const drops = dropsOf(view, you, play.kind, thing, play.of(thing));
    if (drops.size === 0) return;
    const card = press.currentTarget as HTMLElement;
    const stands = () => !this.#around().busy && this.#around().decision === asked;
    carry(press, {
      targets: "[data-keyforge-drop]",
      start: () => {
        // A long press has opened it to be read, or the question is another one by now.
        if (!stands()) return false;
        play.back();
        this.#around().begin();
        card.classList.add("away");
        this.now = { thing, drops, x: press.clientX, y: press.clientY, at: null };
        return true;
      },
      move: (x, y, over) => void (this.now = { thing, drops, x, y, at: this.#aimed(over, x) }),
      end: (over) => {
        const at = over === null ? null : (this.now?.at ?? null);
        const drop = at === null ? undefined : drops.get(at);
        card.classList.remove("away");
        this.now = null;
        if (drop !== undefined && stands()) play.carried(thing, drop);
      },
    });
  }

  /** What is aimed at: of a battleline the place that is nearest. */
  #aimed(over: HTMLElement | null, x: number): string | null {
    const at = over?.dataset["keyforgeDrop"] ?? null;
    if (at !== "line" || this.#line.length === 0) return at;
    const { root, you } = this.#around();
    const boxes = [...(root?.querySelectorAll(`[data-keyforge-line="${you}"] .creature`) ?? [])].map((each) => each.getBoundingClientRect());
    return `${PLACE}${placeAt(x, boxes.map(({ left, width }) => left + width / 2), this.#line)}`;
  }
}
