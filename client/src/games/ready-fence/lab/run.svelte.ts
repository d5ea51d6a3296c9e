/** The reader's run in the lab: begun, followed, stopped. */
import { lab, type LabRun, type NewRun } from "../../../net/lab";
import { ApiError, OFFLINE } from "../../../net/api";
import { showError } from "../../../state/notices.svelte";

const EVERY = 1000;

export class RunStore {
  /** Null while it is on its way. */
  shown = $state.raw<LabRun | null>(null);
  busy = $state(false);
  /** What the hall has refused, in place of a notice that goes away. */
  refused = $state.raw<ApiError | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = false;

  readonly going = $derived(this.shown?.status === "going");

  /** Looks what there is; whoever has closed the page finds their run again. */
  look = (): Promise<void> => this.#ask(lab.look);

  begin = async (wish: NewRun): Promise<void> => {
    this.busy = true;
    this.refused = null;
    await this.#ask(() => lab.begin(wish));
    this.busy = false;
  };

  stop = async (): Promise<void> => {
    this.busy = true;
    await this.#ask(lab.stop);
    this.busy = false;
  };

  /** Nobody looks any more; the run goes on. */
  leave(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
  }

  async #ask(question: () => Promise<LabRun>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const shown = await question();
      if (this.#gone) return;
      this.shown = shown;
    } catch (error) {
      if (this.#gone) return;
      if (error instanceof ApiError && error.code !== OFFLINE) this.refused = error;
      else showError(error);
    }
    if (this.shown?.status === "going" && !this.#gone) this.#timer = setTimeout(() => void this.look(), EVERY);
  }
}
