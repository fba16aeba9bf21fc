import {
  type AdviceAsked,
  type AnyEngine,
  type AnyState,
  BOT_NAMES,
  createBot,
  drawOf,
  toldAdvice,
} from "@cardwright/bots";
import { catalog } from "@cardwright/catalog";
import { createEngine, seedFromText } from "@cardwright/core/host";
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
/** Two worlds that look the same to a seat. */
const twins = (engine: AnyEngine, state: AnyState, seat: number, n: number): readonly AnyState[] =>
  [1, 2].map((k) => engine.redeal(state, seat, drawOf(seedFromText(`world ${n} ${k}`))));
/** The answers of both worlds are one, and no face is named that the reader was not shown; how many options were told. */
function expectBlind(engine: AnyEngine, worlds: readonly AnyState[], n: number, asked: Omit<AdviceAsked, "state">) {
  const [here = [], there] = worlds.map((state) =>
    toldAdvice(engine, { ...asked, state, budget }, drawOf(seedFromText(`draws ${n}`))),
  );
  expect(there).toEqual(here);
  const open = JSON.stringify([engine.view(worlds[0]!, asked.reader), asked.seen]);
  for (const { face } of here.flatMap(({ pieces }) => pieces)) expect(open).toContain(`"${face}"`);
  return here.length;
}
describe.each(catalog.map(({ game, expansions }) => ({ id: game.id, game, expansions })))("in $id", (entry) => {
  const engine = createEngine(entry.game, entry.expansions) as unknown as AnyEngine;
  test.each(BOT_NAMES)("%s proposes what is accepted, and the same whatever lies hidden", (name) => {
    const bot = createBot(name, engine);
    let differing = 0;
    for (let n = 0; n < POSITIONS; n++) {
      const state = somewhere(engine, `${entry.id} ${n}`);
      const seat = engine.actors(state)[0]!;
      const worlds = twins(engine, state, seat, n);
      if (JSON.stringify(worlds[0]) !== JSON.stringify(worlds[1])) differing++;
      const [here, there] = worlds.map((world) =>
        bot.choose({ state: world, seat, draw: drawOf(seedFromText(`draws ${n}`)), budget }),
      );
      expect(there).toEqual(here);
      expect(engine.simulate(state, here!, seedFromText("match"))).not.toBeNull();
    }
    expect(differing).toBeGreaterThan(0);
  });
  test("hints, and reasons for another's move, say no more than their reader may see", () => {
    let told = 0;
    for (let n = 0; n < POSITIONS; n++) {
      const state = somewhere(engine, `${entry.id} ${n}`);
      const seat = engine.actors(state)[0]!;
      told += expectBlind(engine, twins(engine, state, seat, n), n, { seat, reader: seat });
      const reader = (seat + 1) % state.seats;
      const action = engine.sample(state, seat, drawOf(seedFromText(`move ${n}`)))!;
      const snapshot = { revision: 0, updatedAt: 0, seed: seedFromText("match"), state, intents: [] };
      const result = engine.applyAction(snapshot, action);
      if (!result.ok) throw new Error("a drawn action was refused");
      const seen = engine.seeEvents(result.entry.events, reader);
      told += expectBlind(engine, twins(engine, state, reader, n), n, { seat, reader, seen });
    }
    expect(told).toBeGreaterThan(POSITIONS);
  });
});
