import { createEngine, seedFromText } from "@cardwright/core/host";
import { drawFrom } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { WAYS_OUT } from "../src/actions/ways-out.ts";
import { climate, economy, game, security } from "../src/index.ts";
import { COMBINATIONS, effectOf, nameOf, type State } from "./stage.ts";

/** [R4.5] A turn never stands still, whatever kinds of action an effect blocks, and for however long. */

const all = [economy, security, climate];
const typesOf = (expansions: typeof all): readonly string[] => {
  const { actions } = createEngine(game, expansions).rules;
  return [...actions.keys()].filter((type) => !WAYS_OUT.includes(type) && type !== "CONCEDE");
};
/** Random play under an effect that blocks these from the first turn on; it answers with the turns that were taken. */
function turnsUnder(expansions: typeof all, blockActionTypes: readonly string[], actions: number): number {
  const engine = createEngine(game, expansions);
  const name = `blocked ${blockActionTypes.join()}`;
  const draw = drawFrom(name);
  const { snapshot } = engine.create({ seats: 3, seed: seedFromText(name) });
  let state: State = { ...snapshot.state, effects: [effectOf({ modifiers: { blockActionTypes } })] };
  for (let i = 0; i < actions && state.outcome === null; i++) {
    const [seat = 0] = engine.actors(state);
    const action = engine.sample(state, seat, draw);
    if (action === null) throw new Error(`${blockActionTypes.join()}: nothing to do in ${state.phase}`);
    expect(blockActionTypes).not.toContain(action.type);
    const next = engine.simulate(state, action, snapshot.seed);
    if (next === null) throw new Error(`offered, but refused: ${JSON.stringify(action)}`);
    state = next;
  }
  return state.turn;
}

describe("[R4.5] a blocked action never stops a turn", () => {
  it.each(typesOf(all))("%s", (type) => {
    expect(turnsUnder(all, [type], 60)).toBeGreaterThan(9);
  });
  it.each(COMBINATIONS.map((set) => [nameOf(set), set] as const))("all of them at once, with %s", (_, set) => {
    const types = typesOf([...set]);
    expect(types).toContain("core.drawTile");
    // Nothing is left but the three ways out, one after the other.
    expect(turnsUnder([...set], types, 60)).toBe(21);
  });
});
