import type { BySeat, Declaration, FactSpec, OptionsOf, PhaseOf, SeatOf, ZoneSpec } from "../declare.ts";
import type { FieldValues } from "../engine/state-fields.ts";

/** The state of a match: the engine's own fields beside a game's zones and facts. */

/** The fields whose types depend on what a world declares. */
interface OfWorld<D extends Declaration> {
  readonly options: OptionsOf<D>;
  readonly roundStartPlayerIndex: SeatOf<D>;
  readonly activeSeat: SeatOf<D>;
  readonly phase: PhaseOf<D>;
}
export interface EngineState<D extends Declaration = Declaration>
  extends Omit<FieldValues, keyof OfWorld<Declaration> | "seatsOut">,
    OfWorld<D> {
  /** Seats that are out of the match; left out while there is none. */
  readonly seatsOut?: readonly number[];
}

type ZoneValue<D extends Declaration, Z> =
  Z extends ZoneSpec<infer P, infer Each> ? (Each extends true ? BySeat<D, readonly P[]> : readonly P[]) : never;
type FactValue<D extends Declaration, F> =
  F extends FactSpec<infer T, infer Each> ? (Each extends true ? BySeat<D, T> : T) : never;
/** A game's own part of the state. */
export type TableauOf<D extends Declaration> = { readonly [K in keyof D["zones"]]: ZoneValue<D, D["zones"][K]> } & {
  readonly [K in keyof D["facts"]]: FactValue<D, D["facts"][K]>;
};
export type StateOf<D extends Declaration> = EngineState<D> & TableauOf<D>;
