/** A position in the making: the words, what they look like to the hall, and the address that holds them. */
import type { OptionValue } from "../net/protocol";
import { positions, type PositionChecked, type PositionFault } from "../net/positions";
import { failureText } from "../state/notices.svelte";
import type { Editor, Words } from "./editor";
import { packed, type Laid, type Puzzle } from "./laid";

/** Whoever types is not asked about every letter, in milliseconds. */
const PAUSE = 250;

export class Laying {
  words = $state.raw<Words>({});
  seats = $state(2);
  seat = $state(0);
  options = $state.raw<Record<string, OptionValue>>({});
  puzzle = $state.raw<Puzzle | null>(null);
  /** The latest position that could be set up, with the eyes of each seat. */
  views = $state.raw<unknown[]>([]);
  decision = $state.raw<PositionChecked["decision"]>(null);
  fault = $state.raw<PositionFault | null>(null);
  /** What is wrong besides the position, in a sentence. */
  failure = $state<string | null>(null);
  checking = $state(false);
  /** What stands behind the `#` of the address. */
  address = $state("");

  readonly good = $derived(!this.checking && this.fault === null && this.failure === null && this.views.length > 0);

  readonly #game: string;
  readonly #editor: Editor;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(game: string, editor: Editor) {
    this.#game = game;
    this.#editor = editor;
  }

  get laid(): Laid {
    return { seats: this.seats, options: this.options, position: this.words, seat: this.seat, puzzle: this.puzzle };
  }

  /** Begins with what an address holds, or with what the game begins with. */
  open(laid: Laid | null, seats: number): void {
    this.seats = laid?.seats ?? seats;
    this.seat = laid?.seat ?? 0;
    this.options = laid?.options ?? {};
    this.puzzle = laid?.puzzle ?? null;
    this.words = laid?.position ?? this.#editor.start(this.seats);
    this.views = [];
    void this.check();
  }

  /** Changes a part; without a value the position says nothing of it. */
  set = (part: string, value: unknown): void => {
    const words = { ...this.words };
    if (value === undefined) delete words[part];
    else words[part] = value;
    this.setWords(words);
  };

  setWords(words: Words): void {
    this.words = words;
    this.#later();
  }

  setOption(name: string, value: OptionValue): void {
    this.options = { ...this.options, [name]: value };
    this.#later();
  }

  setSeats(seats: number): void {
    this.seats = seats;
    this.seat = Math.min(this.seat, seats - 1);
    this.setWords(this.#editor.start(seats));
  }

  setSeat(seat: number): void {
    this.seat = seat;
    void this.#keep();
  }

  setPuzzle(puzzle: Puzzle | null): void {
    this.puzzle = puzzle;
    void this.#keep();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  #later(): void {
    this.checking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), PAUSE);
  }

  /** Asks the hall; what is answered late is not looked at any more. */
  async check(): Promise<void> {
    const asked = ++this.#asked;
    this.checking = true;
    void this.#keep();
    try {
      const found = await positions.check(this.#game, { seats: this.seats, options: this.options, position: this.words });
      if (asked !== this.#asked) return;
      this.failure = null;
      this.fault = found.fault;
      if (found.fault === null) {
        this.views = found.views;
        this.decision = found.decision;
      }
    } catch (error) {
      if (asked !== this.#asked) return;
      this.failure = failureText(error);
    }
    this.checking = false;
  }

  async #keep(): Promise<void> {
    const laid = this.laid;
    const address = await packed(laid);
    if (laid.position === this.words && laid.puzzle === this.puzzle && laid.seat === this.seat) this.address = address;
  }
}
