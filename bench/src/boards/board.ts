import type { Declaration, Draw, Game } from "@cardwright/core";
import * as host from "@cardwright/core/host";

const { createEngine } = host;
/** An older core, beside which `bench -- against` lays this file, has it as a method of the engine. */
const simulationOf: typeof host.simulationOf =
  "simulationOf" in host ? host.simulationOf : (engine, match) => Reflect.get(engine, "simulation").call(engine, match);

/** How one match went. */
export interface BoardResult {
  readonly actions: number;
  /** Null is a draw. */
  readonly winner: number | null;
}
/**
 * A whole match in a plain hand-written loop. Before each move it lists the legal ones in the order in which the engine
 * lists them, and draws one by its index.
 */
export type PlainBoard = (draw: Draw) => BoardResult;

/** The ways in which the engine plays a board; each plays one whole match. */
export interface BoardPlays {
  /** Simulated: nothing is logged, and each kind and choice is drawn without a list of moves. */
  advance(seed: string, draw: Draw): BoardResult;
  /** Through the whole pipeline with its log, each action drawn as `advance` draws it. */
  logged(seed: string, draw: Draw): BoardResult;
  /** The same with one of all legal actions, listed before each move. */
  listed(seed: string, draw: Draw): BoardResult;
  /** A match as `logged` plays it, told as what a plain loop draws: of how many legal moves, which one. */
  tape(seed: string, draw: Draw): { readonly result: BoardResult; readonly drawn: readonly Drawn[] };
}
export interface Drawn {
  readonly bound: number;
  readonly index: number;
}

export function playsOf<D extends Declaration>(game: Game<D>): BoardPlays {
  const engine = createEngine(game);
  type Match = ReturnType<typeof engine.create>["snapshot"];
  type Taken = ReturnType<typeof engine.validActions>[number];
  const act = (match: Match, action: Taken | null | undefined): Match => {
    if (action === null || action === undefined) throw new Error(`${game.id} has no legal action before its end`);
    const result = engine.applyAction(match, action);
    if (!result.ok) throw new Error(`${game.id} refuses its own action: ${result.error.message}`);
    return result.snapshot;
  };
  const played = (seed: string, choose: (match: Match) => Taken | null | undefined): BoardResult => {
    let match = engine.create({ seed }).snapshot;
    let actions = 0;
    for (; match.state.outcome === null; actions++) match = act(match, choose(match));
    return { actions, winner: match.state.outcome.winners[0] ?? null };
  };
  return {
    advance(seed, draw) {
      const match = simulationOf(engine, { seed });
      const { state } = match;
      let actions = 0;
      for (; state.outcome === null; actions++) match.advance(state.activeSeat, draw);
      return { actions, winner: state.outcome.winners[0] ?? null };
    },
    logged: (seed, draw) => played(seed, ({ state }) => engine.sample(state, state.activeSeat, draw)),
    listed: (seed, draw) =>
      played(seed, ({ state }) => {
        const actions = engine.validActions(state, state.activeSeat);
        return actions[draw(actions.length)];
      }),
    tape(seed, draw) {
      const drawn: Drawn[] = [];
      const result = played(seed, ({ state }) => {
        const action = engine.sample(state, state.activeSeat, draw);
        const answers = JSON.stringify(action?.payload);
        const legal = engine.validActions(state, state.activeSeat).map(({ payload }) => JSON.stringify(payload));
        drawn.push({ bound: legal.length, index: legal.indexOf(answers) });
        return action;
      });
      return { result, drawn };
    },
  };
}
/** A plain seed for each number, because making secret ones is not what is measured. */
export const seedOf = (seed: number): string => seed.toString(16).padStart(64, "0");
