import { describe, expect, test } from "vitest";
import { DEFECTS } from "./simulation/defects.ts";
import { simulate } from "./simulation/simulate.ts";

/** The whole server by seed. A failure names its seed: `simulate("...")` with it is that run again, step by step. */
const SEEDS = 200;
const MINUTES = 60_000;

describe("a simulated server", () => {
  test(
    `keeps its promises in ${SEEDS} worlds`,
    async () => {
      let [steps, back] = [0, 0];
      for (let i = 0; i < SEEDS; i++) {
        const { seed, wrong, steps: stored, undone } = await simulate(`test ${i}`);
        expect({ seed, wrong }).toEqual({ seed, wrong: [] });
        steps += stored;
        back += undone;
      }
      expect(steps).toBeGreaterThan(SEEDS * 10);
      expect(back).toBeGreaterThan(SEEDS / 10);
    },
    3 * MINUTES,
  );
  test(
    "does the same again when it is given the same seed",
    async () => {
      for (const seed of ["again", "and again", "test 3"]) expect(await simulate(seed)).toEqual(await simulate(seed));
      expect((await simulate("again")).digest).not.toBe((await simulate("and again")).digest);
    },
    MINUTES,
  );
  test.each(DEFECTS)(
    "that would %s is found out, and by the same seed again",
    async (defect) => {
      for (let i = 0; i < SEEDS; i++) {
        const found = await simulate(`test ${i}`, defect);
        if (found.wrong.length === 0) continue;
        expect(await simulate(`test ${i}`, defect)).toEqual(found);
        return;
      }
      expect.fail("no world noticed");
    },
    3 * MINUTES,
  );
});
