/** What the service worker keeps, as the build tells it. */

export interface Kept {
  /** Changes with everything that is kept. */
  version: string;
  /** Paths of the page itself and of the pages that work without a network. */
  shell: string[];
  /** By language, the files of its words that those pages say. */
  words: Record<string, string[]>;
  /** The games, whose rules and lessons can be read. */
  games: string[];
}

/** What the page tells the worker: that it is read in this language. */
export interface Reads {
  type: "reads";
  language: string;
}
