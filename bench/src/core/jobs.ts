import type { BoardName, BoardWay } from "../boards/boards.ts";
import type { Tells } from "./duel.ts";
import type { EngineId, RandomSourceId } from "./engines.ts";
import type { RandomCosts } from "./measure-random.ts";
import type { RateOptions } from "./measure-rate.ts";

/** One mode of one engine that takes part. */
export interface Entrant {
  readonly engine: EngineId;
  readonly engineName: string;
  readonly mode: string;
  readonly tells: Tells;
}

export interface LineUp {
  readonly entrants: readonly Entrant[];
  readonly absent: readonly EngineId[];
  readonly differences: readonly string[];
}

/** What a process of its own can be asked for. An answer is null where the engine is absent or does not offer it. */
export interface Jobs {
  readonly compare: { readonly asks: { readonly matches: number }; readonly answers: LineUp };
  readonly rate: {
    readonly asks: RateOptions & { readonly engine: EngineId; readonly mode: string };
    readonly answers: number;
  };
  readonly board: {
    readonly asks: RateOptions & { readonly board: BoardName; readonly way: BoardWay };
    readonly answers: number;
  };
  readonly history: {
    readonly asks: { readonly engine: EngineId; readonly samples: number };
    readonly answers: number | null;
  };
  readonly random: {
    readonly asks: { readonly source: RandomSourceId; readonly seed: number; readonly milliseconds: number };
    readonly answers: RandomCosts | null;
  };
  readonly memory: {
    readonly asks: { readonly engine: EngineId; readonly matches: number };
    readonly answers: number | null;
  };
}

export type JobName = keyof Jobs;

export interface JobMessage<Name extends JobName = JobName> {
  readonly job: Name;
  readonly asks: Jobs[Name]["asks"];
}
