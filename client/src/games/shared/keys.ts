import { plainKey } from "../../state/keyboard";

/**
 * Hears the keys of a table. `act` does what a key stands for and says whether it was of use; a key that was goes no further.
 * Keys with a modifier other than Shift, and those of somebody who writes, are left alone.
 */
export function tableKeys(act: (key: string, event: KeyboardEvent) => boolean): (event: KeyboardEvent) => void {
  return (event) => {
    const key = plainKey(event);
    if (key === null || !act(key, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** A line of the list of shortcuts; `label` is a message id. */
export interface Shortcut {
  keys: string[];
  label: string;
}
