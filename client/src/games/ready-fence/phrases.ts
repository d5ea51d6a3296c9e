/** Quick phrases of the chat: what people say on the strip. */
import type { Phrase } from "../contract";

export const PHRASES: Phrase[] = ["salute", "en-garde", "nice-touch", "nice-parry", "close", "thinking", "sorry", "thanks", "good-bout"].map((id) => ({ id, needsSeat: false }));
