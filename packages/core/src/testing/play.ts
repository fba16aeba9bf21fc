import type { Declaration, Draw } from "../declare.ts";
import { createEngine, type Engine, type EngineOptions } from "../engine/engine.ts";
import type { Expansion } from "../expansion/types.ts";
import type { Action, Entry, Snapshot, StateOf } from "../protocol/index.ts";
import { RandomStream } from "../random.ts";
import { seedFromText } from "../seed.ts";
import type { Game } from "../world.ts";

/** Random play: the plainest way to see a game run. Its choices come from a stream apart from the match's own. */

export function drawFrom(text: string): Draw {
  const stream = new RandomStream(seedFromText(text));
  return (bound) => stream.int(bound);
}
export interface Match<D extends Declaration> {
  readonly engine: Engine<D>;
  readonly first: Snapshot<StateOf<D>>;
  readonly last: Snapshot<StateOf<D>>;
  readonly entries: readonly Entry[];
  readonly seed: string;
}
export interface PlayOptions<D extends Declaration> extends EngineOptions {
  readonly seats?: number;
  readonly options?: unknown;
  readonly expansions?: readonly Expansion[];
  readonly actionsMax?: number;
  /** Chooses for a seat; random by default. */
  readonly choose?: (engine: Engine<D>, state: StateOf<D>, seat: number, draw: Draw) => Action | null;
}
export function playRandom<D extends Declaration>(game: Game<D>, name: string, options: PlayOptions<D> = {}): Match<D> {
  const engine = createEngine(game, options.expansions ?? [], { strict: options.strict ?? false });
  const seed = seedFromText(name);
  const draw = drawFrom(`${name} plays`);
  const choose = options.choose ?? ((e, state, seat) => e.sample(state, seat, draw));
  const seats = options.seats === undefined ? {} : { seats: options.seats };
  const { snapshot: first, entry } = engine.create({ ...seats, options: options.options ?? {}, seed });
  const entries: Entry[] = [entry];
  let snapshot = first;
  const most = options.actionsMax ?? game.actionsMax;
  while (snapshot.state.outcome === null && entries.length <= most) {
    const actors = engine.actors(snapshot.state);
    const seat = actors[draw(actors.length)]!;
    const action = choose(engine, snapshot.state, seat, draw);
    if (action === null) throw new Error(`${name}: seat ${seat} has nothing to do in ${snapshot.state.phase}`);
    const result = engine.applyAction(snapshot, action);
    if (!result.ok) {
      const cause = "defect" in result ? result.defect : undefined;
      const why = cause instanceof Error ? `: ${cause.message}` : "";
      throw new Error(`${name}: ${JSON.stringify(action)} was refused: ${JSON.stringify(result.error)}${why}`, {
        cause,
      });
    }
    snapshot = result.snapshot;
    entries.push(result.entry);
  }
  return { engine, first, last: snapshot, entries, seed };
}
