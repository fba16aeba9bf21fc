import type { EffectDefinition, Events, Picks, Refusal } from "@cardwright/core";
import type { TimeOfDay } from "./day.ts";
import type { PendingTacticDecision, TacticId } from "./protocol.ts";
import type { Seat, State, Table, TacticsWorld, Turn } from "./world.ts";

/** A tactic: its printed data first, then what it does, by the moment at which it does it. */
export interface Tactic {
  readonly id: TacticId;
  readonly name: string;
  readonly number: 1 | 2 | 3 | 4 | 5 | 6;
  readonly time: TimeOfDay;
  readonly text: string;
  /** When it is chosen. */
  readonly onPick?: (table: Table, seat: Seat) => Events;
  /** While its owner holds it. */
  readonly ongoing?: EffectDefinition<TacticsWorld>;
  /** Before each turn of its owner, until it is flipped. */
  readonly beforeTurn?: (table: Table, seat: Seat) => Events;
  /** Once, in its owner's turn. */
  readonly activation?: {
    /** Why it cannot be used now, beyond being held and not flipped. */
    readonly refusal: (state: State, seat: Seat) => Refusal | undefined;
    /** Also while the hand is being filled at the end of a turn and the deck has run out. */
    readonly midDraw?: true;
    readonly play: (turn: Turn) => Events;
  };
  /** The decision that it may leave open. */
  readonly decision?: {
    readonly pending: PendingTacticDecision;
    readonly answer: (turn: Turn) => Events;
    /** What is decided for a player whose time is up. */
    readonly byDefault: (state: State, seat: Seat) => Picks;
  };
}
