import type { Faults } from "../faults.ts";
import type { Metrics } from "../metrics.ts";
import type { Presence } from "../presence.ts";
import type { Store } from "../store/store.ts";
import type { Together } from "./together.ts";

/** Everything outside that a room touches: given to it, so that a test can give something else. */
export interface Surroundings {
  readonly store: Store;
  readonly storePresence: Presence;
  readonly metrics: Metrics;
  readonly faults: Faults;
  /** The same one for all rooms. */
  readonly together: Together;
  readonly botDelayMs: number;
  /** Milliseconds since 1970. */
  now(): number;
  /** Something is a defect, here or in a game. */
  failed(error: unknown, match: string): void;
  /** A match has ended by a step of this node. */
  ended(match: string): void;
  /** A match pins other rules than its room has. */
  moved(match: string): void;
}
