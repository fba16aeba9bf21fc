import type { Action, Verdict } from "@cardwright/core";
import type { AnyState } from "../room/audience.ts";

/** A bot is given a world that looks to its seat like the real one, and never the real one. */
export interface BotRequest {
  readonly kind: string;
  readonly game: string;
  readonly expansions: readonly string[];
  readonly seat: number;
  readonly imagined: AnyState;
  /** 64 hex digits for the bot's own draws; no relation to the match's seed. */
  readonly seed: string;
  readonly milliseconds: number;
  /** Whether somebody waits for the answer. */
  readonly isWatched: boolean;
  /** Whose bots they are: one address with many of them does not make the bots of others late. */
  readonly share: string;
}
/** Chooses for bots: answers with an action for the seat, or null when it has none. */
export interface BotDriver {
  readonly kinds: readonly string[];
  choose(request: BotRequest): Promise<Action | null>;
  /** Reads and verifies a log where nobody waits for it; null when it is no log. Left out: it is done in the main thread. */
  verify?(log: Uint8Array, share: string): Promise<Verdict | null>;
  close(): Promise<void>;
}
