/** What the engine thinks of a finished game: asked for, waited for with its progress, called off. */
import { analyses, type Analysis } from "../net/analysis";
import { showError } from "./notices.svelte";
import type { Eyes } from "./replay.svelte";

/** Between two questions how far it is. */
const EVERY = 1000;

export class AnalysisStore {
  /** Whose knowledge counts; null where all hands lie open. */
  eyes = $state<Eyes>(null);
  /** Null while it is on its way. */
  shown = $state.raw<Analysis | null>(null);
  /** It was asked for, or called off, and nobody has answered yet. */
  busy = $state(false);

  readonly #id: string;
  readonly #invite: string | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = false;

  constructor(id: string, invite: string | null) {
    this.#id = id;
    this.#invite = invite;
  }

  /** Looks what there is for these eyes. */
  look = async (eyes: Eyes): Promise<void> => {
    this.eyes = eyes;
    this.shown = null;
    await this.#ask(() => analyses.look(this.#id, this.#invite, eyes));
  };

  begin = async (): Promise<void> => {
    this.busy = true;
    await this.#ask(() => analyses.begin(this.#id, this.#invite, this.eyes));
    this.busy = false;
  };

  callOff = async (): Promise<void> => {
    const { eyes } = this;
    this.busy = true;
    await this.#ask(async () => {
      await analyses.callOff(this.#id, this.#invite, eyes);
      return analyses.look(this.#id, this.#invite, eyes);
    });
    this.busy = false;
  };

  /** Nobody looks any more. */
  leave(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    this.#timer = setTimeout(() => void this.#ask(() => analyses.look(this.#id, this.#invite, this.eyes)), EVERY);
  }

  async #ask(question: () => Promise<Analysis>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const shown = await question();
      if (this.#gone || shown.eyes !== this.eyes) return;
      this.shown = shown;
      if (shown.status === "going") this.#wait();
    } catch (error) {
      if (this.#gone) return;
      showError(error);
      if (this.shown?.status === "going") this.#wait();
    }
  }
}
