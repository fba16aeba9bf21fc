import { type AnyEngine, type AnyState, drawOf } from "@cardwright/bots";
import type { Action, Game } from "@cardwright/core";
import type { Expansion } from "@cardwright/core/expansion";
import { createEngine, seedFromText } from "@cardwright/core/host";
import { checkLaws } from "@cardwright/core/testing";
import type { Loaded } from "../run/game-source.ts";
import { guarded } from "./failure.ts";
import { type FoundLaw, mergeLaws } from "./found.ts";
import type { MatchStart } from "./position.ts";
import { Recorder } from "./recorder.ts";

/** Offers and secrets are looked at every so many steps. */
const EVERY = 5;
const LOOKS_EVERY = 10;
const TRIED_MOST = 12;
const CIRCLE = "a turn does not go round in circles";
const CHAIN = "no chain of events is endless";

/** All laws on one random match of a game. */
export function lawsOfMatch(loaded: Loaded, name: string, seats: number, options: object): readonly FoundLaw[] {
  const recorder = new Recorder();
  // The match that the laws play under this name.
  const start: MatchStart = { seats, options, seed: seedFromText(`${name} 0`) };
  return mergeLaws([
    guarded(
      `match "${name} 0", ${seats} seats`,
      () => coreLaws(loaded, name, start, recorder),
      () => ({ start, actions: recorder.actions() }),
    ),
    guarded(`match "${name} circles", ${seats} seats`, () => circleLaw(loaded.engine, name, seats, options)),
  ]);
}
function coreLaws(loaded: Loaded, name: string, start: MatchStart, recorder: Recorder): readonly FoundLaw[] {
  const { seats, options } = start;
  const expansions: readonly Expansion[] = [...loaded.expansions, recorder.expansion];
  const { laws } = checkLaws(loaded.game as Game, {
    matches: 1,
    name,
    seats: [seats],
    options,
    expansions,
    every: EVERY,
  });
  return laws.map(({ name: law, ok, cases, finding }) => {
    if (finding === undefined) return { name: law, ok, cases };
    const step = Number(/step (\d+)/.exec(finding.where)?.[1] ?? Number.POSITIVE_INFINITY);
    return { name: law, ok, cases, finding: { ...finding, trace: { start, actions: recorder.actions(step) } } };
  });
}
/** Random play that looks now and then whether two actions in a row lead back to the same table in the same turn. */
function circleLaw(engine: AnyEngine, name: string, seats: number, options: object): readonly FoundLaw[] {
  const start: MatchStart = { seats, options, seed: seedFromText(`${name} circles`) };
  const draw = drawOf(seedFromText(`${name} circles, choices`));
  const actions: Action[] = [];
  const found: FoundLaw[] = [];
  let looks = 0;
  let { snapshot } = engine.create(start);
  const report = (law: string, detail: string, path: readonly Action[]): void => {
    const where = `match "${name} circles", ${seats} seats, step ${actions.length}`;
    found.push({
      name: law,
      ok: false,
      cases: actions.length + 1,
      finding: { law, where, detail, trace: { start, actions: [...actions, ...path] } },
    });
  };
  while (snapshot.state.outcome === null && actions.length < engine.game.actionsMax && found.length === 0) {
    const { state } = snapshot;
    const seat = engine.actors(state)[0]!;
    if (actions.length % LOOKS_EVERY === 0 && state.prompts.length === 0) {
      looks++;
      const path = circleFrom(engine, state, seat, start.seed);
      if (path !== undefined)
        report(CIRCLE, `${path.map(({ type }) => type).join(", ")} leads back to the same table`, path);
    }
    const action = engine.sample(state, seat, draw);
    // That there is none is for another law to say.
    if (action === null) break;
    const result = engine.applyAction(snapshot, action);
    if (!result.ok) {
      if (result.error.code !== "CHAIN_TOO_LONG" && result.error.code !== "LOOP_DETECTED") break;
      report(CHAIN, `${action.type} is refused: ${result.error.message}`, []);
      break;
    }
    snapshot = result.snapshot;
    actions.push(action);
  }
  const held = [
    { name: CIRCLE, ok: true, cases: looks },
    { name: CHAIN, ok: true, cases: actions.length },
  ];
  return [...held.filter((law) => found.every((broken) => broken.name !== law.name)), ...found];
}
function circleFrom(engine: AnyEngine, state: AnyState, seat: number, seed: string): readonly Action[] | undefined {
  const table = tableOf(state);
  for (const first of engine.validActions(state, seat).slice(0, TRIED_MOST)) {
    const once = engine.simulate(state, first, seed);
    if (once === null || once.outcome !== null || once.turn !== state.turn || once.prompts.length > 0) continue;
    if (tableOf(once) === table) return [first];
    for (const second of engine.validActions(once, seat).slice(0, TRIED_MOST)) {
      const twice = engine.simulate(once, second, seed);
      if (twice !== null && tableOf(twice) === table) return [first, second];
    }
  }
  return undefined;
}
function tableOf(state: object): string {
  const {
    position: _,
    nextPiece: __,
    nextEffect: ___,
    nextSecret: ____,
    nextPrompt: _____,
    ...rest
  } = state as Readonly<Record<string, unknown>>;
  return JSON.stringify(rest);
}
/** For a process of its own: the final state of a match. */
export function endOf(loaded: Loaded, name: string, seats: number, options: object): object {
  const engine = createEngine(loaded.game as Game, loaded.expansions);
  const draw = drawOf(seedFromText(`${name}, elsewhere`));
  const seed = seedFromText(name);
  let { state } = engine.create({ seats, options, seed }).snapshot;
  for (let i = 0; state.outcome === null && i < engine.game.actionsMax; i++) {
    const action = engine.sample(state, engine.actors(state)[0]!, draw);
    const next = action === null ? null : engine.simulate(state, action, seed);
    if (next === null) break;
    state = next;
  }
  return state;
}
