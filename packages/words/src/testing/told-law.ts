import type { Action, AnyEvent, Declaration, Draw, Game, StateOf } from "@cardwright/core";
import type { Expansion } from "@cardwright/core/expansion";
import { createEngine, type Engine } from "@cardwright/core/host";
import { coverageOf } from "../coverage.ts";
import { tell } from "../tell.ts";
import type { Telling, Told } from "../telling.ts";

/** The law of the log over random matches, as each kind of viewer receives them. */

export interface Seen {
  readonly events: readonly AnyEvent[];
  readonly seat: number;
}
export interface LawSum {
  readonly events: number;
  readonly lines: number;
  readonly told: number;
  readonly covered: number;
  readonly silent: number;
  /** Each fault once, with how often it was found. */
  readonly faults: ReadonlyMap<string, number>;
}
// biome-ignore lint/suspicious/noExplicitAny: a game is declared in words of its own; the law reads what all share.
type AnyGame = Game<any>;
interface Watching {
  readonly seeds: readonly string[];
  readonly steps: number;
  readonly options?: object;
  /** Whoever chooses; by chance where nobody is named. Some happenings take a player who wants something. */
  readonly chooser?: (engine: AnyEngine) => Chooser;
}
type AnyEngine = Engine<Declaration>;
type Chooser = (state: StateOf<Declaration>, seat: number, draw: Draw) => Action | null;
const VIEWERS = [-1, 0, 1];

/** Every step of random matches, once for each viewer. Seeds are single hexadecimal digits. */
export function watchMatches(
  game: AnyGame,
  expansions: readonly Expansion[],
  { seeds, steps, options = {}, chooser }: Watching,
): readonly Seen[] {
  const engine: AnyEngine = createEngine(game, expansions);
  const chooses = chooser?.(engine) ?? ((state, seat, draw) => engine.sample(state, seat, draw));
  return seeds.flatMap((seed) => {
    const seen: Seen[] = [];
    const draw = drawing(seed);
    let { snapshot, entry } = engine.create({ seed: seed.repeat(64), options });
    const keep = () => {
      for (const viewer of VIEWERS) {
        seen.push({ events: engine.seeEvents(entry.events, viewer), seat: entry.action?.seat ?? -1 });
      }
    };
    keep();
    for (let step = 1; step < steps && snapshot.state.outcome === null; step += 1) {
      const actors = engine.actors(snapshot.state);
      const action = chooses(snapshot.state, actors[draw(actors.length)] ?? 0, draw);
      if (action === null) throw new Error("nobody can act");
      const result = engine.applyAction(snapshot, action);
      if (!result.ok) throw new Error(result.error.message);
      ({ snapshot, entry } = result);
      keep();
    }
    return seen;
  });
}
function drawing(seed: string): (bound: number) => number {
  let drawn = Number.parseInt(seed, 16) + 7;
  return (bound) => {
    drawn = (Math.imul(drawn, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return drawn % bound;
  };
}
/** `change` lets a test plant a fault. */
export function toldLaw(
  seen: readonly Seen[],
  telling: Telling,
  change: (told: readonly Told[]) => readonly Told[] = (told) => told,
): LawSum {
  const faults = new Map<string, number>();
  const sum = { events: 0, lines: 0, told: 0, covered: 0, silent: 0 };
  for (const { events, seat } of seen) {
    const lines = change(tell(events, telling, { seat }));
    const found = coverageOf(events, lines, telling);
    for (const fault of found.faults) faults.set(fault, (faults.get(fault) ?? 0) + 1);
    sum.events += events.length;
    sum.lines += lines.length;
    sum.told += found.told;
    sum.covered += found.covered;
    sum.silent += found.silent;
  }
  return { ...sum, faults };
}
