import { type AnyEngine, type AnyState, drawOf } from "@cardwright/bots";
import type { Action } from "@cardwright/core";
import { type Snapshot, seedFromText } from "@cardwright/core/host";
import { compareFrames, twinAction } from "@cardwright/core/testing";
import type { MatchStart, Position } from "./position.ts";
import { playList } from "./position.ts";

/**
 * Two worlds that look the same to a viewer, played on in step: where what the viewer gets differs, something hidden shows.
 * A single position seldom tells; the steps that lead from two worlds to two answers do.
 */
type Telling = "view" | "offers" | "events" | "legality";
/** What the laws of secrets compare. */
const TELLINGS: Readonly<Record<string, Telling>> = {
  "a view does not depend on what is hidden": "view",
  "offers do not depend on what is hidden": "offers",
  "events do not depend on what is hidden": "events",
  "legality does not depend on what is hidden": "legality",
};
interface Pairing {
  readonly viewer: number;
  readonly within: "pool" | "place";
}
/** Steps that two worlds are played together. */
const TOGETHER = 8;
/** Ways on from where a law was broken that are tried, until one shows it again. */
const WAYS_ON = 200;
/** Other worlds that are dealt for each viewer. */
const LUCKS = ["one", "two", "three", "four"];

const pairingsOf = ({ seats }: AnyState): readonly Pairing[] =>
  Array.from({ length: seats + 1 }, (_, i) => i - 1).flatMap((viewer) => [
    { viewer, within: "pool" as const },
    { viewer, within: "place" as const },
  ]);
/** For a law of secrets: whether the last steps of a match tell two worlds apart. Who was told once is asked again. */
export function leakOf(law: string): ((engine: AnyEngine, position: Position) => boolean) | undefined {
  const telling = TELLINGS[law];
  if (telling === undefined) return undefined;
  let told: Pairing | undefined;
  return (engine, { recent, entries }) => {
    for (const pairing of told === undefined ? pairingsOf(recent[0]!.state) : [told]) {
      for (let back = 0; back < recent.length; back++) {
        const actions = back === 0 ? [] : entries.slice(-back).map(({ action }) => action!);
        if (toldApartAfter(engine, telling, recent.slice(-1 - back), actions, pairing) === undefined) continue;
        told = pairing;
        return true;
      }
    }
    return false;
  };
}
/** A law of secrets looks ahead from a position; so does this, for steps that tell two worlds apart. */
export function ledOn(engine: AnyEngine, start: MatchStart, law: string, actions: readonly Action[]) {
  const telling = TELLINGS[law];
  if (telling === undefined) return undefined;
  const { snapshot, kept } = playList(engine, start, actions);
  for (let way = 0; way < WAYS_ON; way++) {
    const draw = drawOf(seedFromText(`way on ${way}`));
    const worlds = [snapshot];
    const path: Action[] = [];
    while (path.length < TOGETHER) {
      const { state } = worlds.at(-1)!;
      const actors = state.outcome === null ? engine.actors(state) : [];
      const action = actors.length === 0 ? null : engine.sample(state, actors[draw(actors.length)]!, draw);
      const result = action === null ? null : engine.applyAction(worlds.at(-1)!, action);
      if (action === null || result?.ok !== true) break;
      path.push(action);
      worlds.push(result.snapshot);
    }
    for (const pairing of pairingsOf(snapshot.state)) {
      const steps = toldApartAfter(engine, telling, worlds, path, pairing);
      if (steps !== undefined) return [...kept, ...path.slice(0, steps)];
    }
  }
  return undefined;
}
/** After how many of the actions the two worlds are told apart; nothing if they never are. */
function toldApartAfter(
  engine: AnyEngine,
  telling: Telling,
  worlds: readonly Snapshot<AnyState>[],
  actions: readonly Action[],
  { viewer, within }: Pairing,
): number | undefined {
  const first = worlds[0]!;
  for (const luck of LUCKS) {
    const draw = drawOf(seedFromText(`twin ${luck}`));
    let there = { ...first, state: engine.redeal(first.state, viewer, draw, within) };
    for (let step = 0; ; step++) {
      const here = worlds[step]!;
      if (differsStill(engine, telling, here.state, there.state, viewer)) return step;
      const action = actions[step];
      if (action === undefined) break;
      const isTheirs = action.seat === viewer;
      const twin = isTheirs ? action : twinAction(engine, action, here.state, there.state, viewer, draw(2) === 0);
      const [a, b] = [engine.applyAction(here, action), twin === null ? null : engine.applyAction(there, twin)];
      if (!a.ok || b === null) break;
      if (!b.ok) {
        if (telling === "legality" && isTheirs) return step + 1;
        break;
      }
      const [mine, other] = [a, b].map(({ entry }) => engine.seeEvents(entry.events, viewer));
      const verdict = compareFrames(engine, mine!, other!);
      if (verdict === "revealed") break;
      if (telling === "events" && verdict === "differs") return step + 1;
      there = b.snapshot;
    }
  }
  return undefined;
}
function differsStill(engine: AnyEngine, telling: Telling, here: AnyState, there: AnyState, viewer: number): boolean {
  const look = (state: AnyState): unknown => {
    if (telling === "view") return engine.view(state, viewer);
    return telling === "offers" && viewer >= 0 ? [engine.offers(state, viewer), engine.validActions(state, viewer)] : 0;
  };
  return JSON.stringify(look(here)) !== JSON.stringify(look(there));
}
