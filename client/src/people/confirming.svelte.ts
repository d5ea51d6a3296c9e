/** What could do harm is asked of a browser only after its owner has shown to be there: on the way, and once for a while. */
import { ApiError } from "../net/api";

const CONFIRM = "account-confirm";

export const confirming: { open: boolean } = $state({ open: false });

let settle: (yes: boolean) => void = () => {};

/** Says how the question was answered. */
export function answered(yes: boolean): void {
  confirming.open = false;
  settle(yes);
  settle = () => {};
}

/** Does something, and if the server wants to be sure who asks, does it again afterwards. Null where the reader gave up. */
export async function sure<T>(work: () => Promise<T>): Promise<{ done: T } | null> {
  try {
    return { done: await work() };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== CONFIRM) throw error;
  }
  const yes = await new Promise<boolean>((resolve) => {
    settle = resolve;
    confirming.open = true;
  });
  return yes ? { done: await work() } : null;
}
