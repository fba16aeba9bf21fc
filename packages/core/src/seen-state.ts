import type { BySeat, Declaration, FactSpec, Piece, SeatOf, Viewer } from "./declare.ts";
import type { FieldsSeen } from "./engine/state-fields.ts";
import type { ActiveEffect, EngineState, StateOf } from "./protocol/index.ts";

/** The types of a state as a viewer gets it. */

/** A place that the viewer cannot look into: how much lies there, and the faces they know all the same. */
export interface Pile {
  readonly count: number;
  /** By position, because an id would tell where the piece has been; in another's hand, where nobody sees that, by name. */
  readonly known?: readonly { readonly index: number; readonly face: string }[];
  /** Faces that lie here for certain besides, nobody knows at which position. */
  readonly holds?: readonly string[];
}
/** A piece that lies face down. */
export interface Back {
  readonly id: string;
  readonly at: string;
  readonly owner?: number;
}
/** Open facts are as they are; of those that each seat has for itself, others see null. */
type SeenFact<D extends Declaration, K extends keyof D["facts"]> =
  // biome-ignore lint/suspicious/noExplicitAny: facts of any value.
  D["facts"][K] extends FactSpec<any, boolean, "everyone">
    ? StateOf<D>[K]
    : D["facts"][K] extends FactSpec<infer T, true, "owner">
      ? BySeat<D, T | null>
      : StateOf<D>[K] | null;
type Seen<T> = T extends readonly (infer P)[] ? (P extends Piece ? readonly P[] | Pile : T) : T;
/** A state as someone sees it. Built by adding what is declared visible, never by removing what is not. */
export type ViewOf<D extends Declaration> = Omit<EngineState<D>, FieldsSeen<"nobody"> | "prompts" | "seatsOut"> & {
  readonly you: SeatOf<D> | -1;
  readonly seatsOut: readonly number[];
  readonly prompts: readonly PromptView[];
} & {
  readonly [K in keyof D["zones"]]: StateOf<D>[K] extends readonly (readonly Piece[])[]
    ? readonly Seen<StateOf<D>[K][number]>[]
    : Seen<StateOf<D>[K]>;
} & { readonly [K in keyof D["facts"]]: SeenFact<D, K> };
export type View = Readonly<Record<string, unknown>> & {
  readonly you: Viewer;
  readonly prompts: readonly PromptView[];
  readonly effects: readonly ActiveEffect[];
};

/** An open prompt as a viewer sees it. */
export interface PromptView {
  readonly id: string;
  readonly type: string;
  readonly seat: number;
  readonly answered: boolean;
  readonly redacted?: true;
  /** How many there are to choose from, where everyone may know that. */
  readonly count?: number;
  readonly memo: Readonly<Record<string, unknown>>;
}
