import { type BotName, chooses, drawOf } from "@cardwright/bots";
import { createEngine, seedFromText } from "@cardwright/core/host";
import { expect, test } from "vitest";
import { tacticPool } from "../src/cardset/set.ts";
import { game } from "../src/index.ts";
import { TACTICS_CHOSEN } from "../src/presets.ts";
import { TACTIC_UNSEEN, TACTIC_WORTH } from "../src/tactic-worth.ts";

/** Bots choose their six tactics of thirteen by what each is worth, out of all 1,716 ways. */

const engine = createEngine(game);
function chosenBy(name: BotName, seat: 0 | 1, n: number): readonly string[] {
  const { state } = engine.create({ seed: seedFromText(`tactics ${n}`) }).snapshot;
  const { payload = {} } = chooses(name)(engine, state, seat, drawOf(seedFromText(`draws ${n}`)));
  const { tactics } = payload["selections"] as { readonly tactics: readonly string[] };
  return state.tactics[seat].filter(({ id }) => tactics.includes(id)).map(({ face }) => face);
}
const worthOf = (faces: readonly string[]): number => faces.reduce((sum, face) => sum + TACTIC_WORTH[face]!, 0);
const ranked = [...tacticPool].sort((a, b) => TACTIC_WORTH[b]! - TACTIC_WORTH[a]!);
const best = worthOf(ranked.slice(0, TACTICS_CHOSEN));
const mean = (TACTICS_CHOSEN * worthOf(tacticPool)) / tacticPool.length;

test("each tactic has a worth, and one that is not seen their mean", () => {
  expect(Object.keys(TACTIC_WORTH).sort()).toEqual([...tacticPool].sort());
  expect(TACTIC_UNSEEN).toBeCloseTo(worthOf(tacticPool) / tacticPool.length, 1);
});
test.each([0, 1] as const)("greedy takes the six that are worth most, as seat %i", (seat) => {
  for (const n of [1, 2, 3]) expect(worthOf(chosenBy("greedy", seat, n))).toBeCloseTo(best, 9);
});
test("a search of sixteen looks comes most of the way from the mean to the best", { timeout: 60_000 }, () => {
  const worths = ([0, 1, 0] as const).map((seat, n) => worthOf(chosenBy("quick", seat, n)));
  const share = (worths.reduce((sum, worth) => sum + worth, 0) / worths.length - mean) / (best - mean);
  expect(share).toBeGreaterThan(0.7);
});
