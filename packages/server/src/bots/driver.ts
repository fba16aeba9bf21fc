import type { AdviceAsked, ToldOption } from "@cardwright/bots";
import type { Action } from "@cardwright/core";
import type { Judgement, PublishedKeys } from "@cardwright/core/host";
import type { AnyState } from "../room/audience.ts";

export type { AnyState } from "../room/audience.ts";

/** A bot is given a world that looks to its seat like the real one, and never the real one. */
export interface BotRequest {
  readonly kind: string;
  readonly game: string;
  readonly expansions: readonly string[];
  /** The text of the match's rules, where they are not those of this server. */
  readonly code: string | null;
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
/** A player asks for a bot's opinion. All that is in the question was dealt anew, or shown to that player. */
export interface AdviceRequest extends Pick<BotRequest, "game" | "expansions" | "code" | "seed" | "share"> {
  readonly asked: AdviceAsked;
}
/** A log that somebody wants to have verified, and the keys that count. */
export interface Handed {
  readonly log: Uint8Array;
  readonly trusted: readonly PublishedKeys[];
  /** The text of the rules that judge it; left out, those of the server. */
  readonly code?: string;
}
/** A judgement, and the rules that the log names: where others refuse it, those may know better. */
export interface JudgedLog {
  readonly judgement: Judgement;
  readonly content: string | null;
}
/** Chooses for bots: answers with an action for the seat, or null when it has none. */
export interface BotDriver {
  readonly kinds: readonly string[];
  choose(request: BotRequest): Promise<Action | null>;
  /** Left out: players are given no opinions. */
  advise?(request: AdviceRequest): Promise<readonly ToldOption[]>;
  /** Reads and verifies a log where nobody waits for it; null when it is no log. Left out: it is done in the main thread. */
  verify?(handed: Handed, share: string): Promise<JudgedLog | null>;
  close(): Promise<void>;
}
