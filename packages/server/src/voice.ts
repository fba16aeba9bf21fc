import type { AnyEvent } from "@cardwright/core";
import { namesFor, sentenceOf } from "@cardwright/core/host";
import type { AnyEngine } from "./any-engine.ts";

/** How steps are said to a client that asks for sentences. The server speaks no language itself: whoever starts it brings one. */

/** The people at the table, for a sentence. */
export interface Named {
  /** Null for a bot, and for a seat that nobody has taken. */
  readonly name: string | null;
  readonly isBot: boolean;
}
export interface Hearing {
  /** A seat, or -1. */
  readonly viewer: number;
  readonly players: readonly Named[];
}
/** A sentence for each event, as the viewer saw it; empty where another one tells it. The view names pieces that an event has by id alone. */
export type SayStep = (seen: readonly AnyEvent[], view: object) => readonly string[];
export type Voice = (engine: AnyEngine, hearing: Hearing) => SayStep;
/** The voice for a language, or for the nearest that there is. */
export type FindVoice = (language: string) => Promise<Voice>;

/** English, from the rules alone: for games that brought no voice. */
export const plainVoice: Voice = ({ rules }, { viewer, players }) => {
  const names = namesFor(
    rules,
    players.map(({ name, isBot }, seat) => name ?? `${isBot ? "Bot" : "Player"} ${seat + 1}`),
    viewer,
  );
  return (seen) => seen.map((event) => sentenceOf(rules, event, names));
};
/** True asks for English, as it always has. */
export const languageAsked = (asked: string | boolean): string => (asked === true ? "en" : String(asked));
