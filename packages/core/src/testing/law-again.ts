import { hashOf } from "../canonical.ts";
import type { Declaration } from "../declare.ts";
import { createEngine, type Engine } from "../engine/engine.ts";
import type { MatchOptions } from "../engine/opening.ts";
import { simulationOf } from "../engine/simulation.ts";
import type { Entry, StateOf } from "../protocol/index.ts";
import type { Findings } from "./findings.ts";

/** Laws of a match played again: whichever way the engine takes to be fast, it comes to the same. */

type AnyEngine = Engine<Declaration>;
/** A match as it was played, and what was drawn to choose each of its actions. */
export interface PlayedMatch {
  readonly match: MatchOptions;
  readonly entries: readonly Entry[];
  readonly tosses: readonly (readonly number[])[];
  readonly last: StateOf<Declaration>;
}

export function againLaws(engine: AnyEngine, found: Findings, where: string, played: PlayedMatch): void {
  const hash = hashOf(played.last);
  const same = (state: StateOf<Declaration> | null): string | undefined =>
    state !== null && hashOf(state) === hash ? undefined : "it comes to another state";
  found.tried("hearing an event changes nothing", where, heard(engine, played));
  // Hooks do not run in a simulation, so it says nothing where there are any.
  if (engine.rules.expansions.some(({ hooks }) => hooks !== undefined)) return;
  // The simulation in place goes first: had it written what is not its own, the others would begin with that.
  found.tried("a simulation in place comes to the same state", where, same(inPlace(engine, played)));
  found.tried("a simulation comes to the same state", where, same(simulated(engine, played)));
  found.tried("a drawn step comes to the same state", where, same(drawn(engine, played)));
}
function simulated(engine: AnyEngine, { match, entries }: PlayedMatch): StateOf<Declaration> | null {
  let state: StateOf<Declaration> | null = engine.start(match);
  for (const { action } of entries) {
    if (action !== null && state !== null) state = engine.simulate(state, action, match.seed);
  }
  return state;
}
function inPlace(engine: AnyEngine, { match, entries }: PlayedMatch): StateOf<Declaration> | null {
  const simulation = simulationOf(engine, match);
  const went = entries.every(({ action }) => action === null || simulation.act(action));
  return went ? simulation.state : null;
}
/** Each action drawn again with the same luck and taken at once. */
function drawn(engine: AnyEngine, { match, entries, tosses }: PlayedMatch): StateOf<Declaration> | null {
  const simulation = simulationOf(engine, match);
  for (const [step, luck] of tosses.entries()) {
    const action = entries[step + 1]?.action;
    if (action == null) break;
    let next = 0;
    if (!simulation.advance(action.seat, () => luck[next++]!)) return null;
  }
  return simulation.state;
}
/**
 * Listening changes nothing: a strict engine, one of production, and one with a rule that hears everything and answers
 * nothing must all tell the same.
 */
function heard({ game, rules }: AnyEngine, played: PlayedMatch): string | undefined {
  const events = [...rules.events.values()].filter(({ isStep }) => !isStep);
  const react = events.map(({ type }) => ({ type, run: () => undefined }));
  const listening = { ...game, rules: [...(game.rules ?? []), { id: "hears everything", spec: { react } }] };
  const [quick, long] = [game, listening].map((each) => createEngine<Declaration>(each, rules.expansions));
  return toldOtherwise(quick!, played) ?? toldOtherwise(long!, played);
}
function toldOtherwise(engine: AnyEngine, { match, entries }: PlayedMatch): string | undefined {
  let { snapshot, entry } = engine.create(match);
  for (const [step, { action, events }] of entries.entries()) {
    if (action !== null) {
      const result = engine.applyAction(snapshot, action);
      if (!result.ok) return `step ${step} is refused: ${result.error.message}`;
      ({ snapshot, entry } = result);
    }
    if (JSON.stringify(entry.events) !== JSON.stringify(events)) return `step ${step} tells other events`;
  }
  return undefined;
}
