import { type AnyEngine, type AnyState, BOT_NAMES, createBot, drawOf } from "@cardwright/bots";
import { catalog } from "@cardwright/catalog";
import { createEngine, seedFromText } from "@cardwright/core";
import { describe, expect, test } from "vitest";

const POSITIONS = 4;
const budget = { iterations: 6 };
/** A match after some random actions, where whoever is asked has more than one way to go on. */
function somewhere(engine: AnyEngine, name: string): AnyState {
  const seed = seedFromText(name);
  const draw = drawOf(seed);
  let state = engine.start({ seed });
  for (let i = 0; state.outcome === null; i++) {
    const seat = engine.actors(state)[0]!;
    if (i >= 12 && engine.validActions(state, seat).length > 1) return state;
    state = engine.simulate(state, engine.sample(state, seat, draw)!, seed)!;
  }
  return engine.start({ seed });
}
describe.each(catalog.map(({ game, expansions }) => ({ id: game.id, game, expansions })))("in $id", (entry) => {
  const engine = createEngine(entry.game, entry.expansions) as unknown as AnyEngine;
  test.each(BOT_NAMES)("%s proposes what is accepted, and the same whatever lies hidden", (name) => {
    const bot = createBot(name, engine);
    let differing = 0;
    for (let n = 0; n < POSITIONS; n++) {
      const state = somewhere(engine, `${entry.id} ${n}`);
      const seat = engine.actors(state)[0]!;
      const worlds = [1, 2].map((k) => engine.redeal(state, seat, drawOf(seedFromText(`world ${n} ${k}`))));
      if (JSON.stringify(worlds[0]) !== JSON.stringify(worlds[1])) differing++;
      const [here, there] = worlds.map((world) =>
        bot.choose({ state: world, seat, draw: drawOf(seedFromText(`draws ${n}`)), budget }),
      );
      expect(there).toEqual(here);
      expect(engine.simulate(state, here!, seedFromText("match"))).not.toBeNull();
    }
    expect(differing).toBeGreaterThan(0);
  });
});
