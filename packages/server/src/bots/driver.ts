import type { Action } from "@cardwright/core";
import type { AnyState } from "../room/audience.ts";

/** What a bot is given: a world that looks to its seat like the real one, and never the real one. */
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
}
/** Whatever chooses for bots. It answers with an action for the seat, or null when it has none. */
export interface BotDriver {
  readonly kinds: readonly string[];
  choose(request: BotRequest): Promise<Action | null>;
  close(): Promise<void>;
}
