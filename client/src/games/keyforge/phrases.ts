/** Quick phrases of the chat: what people say at this table. */
import type { Phrase } from "../contract";

export const PHRASES: Phrase[] = ["hello", "nice", "close", "check", "thinking", "sorry", "thanks", "good-game"].map((id) => ({ id, needsSeat: false }));
