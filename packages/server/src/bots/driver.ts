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
  /** True while somebody looks at the match. */
  readonly isWatched: boolean;
  /** The address that the match counts for; addresses take turns, so that one with many bots does not delay the others'. */
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
