import { expect, test } from "vitest";
import { Scores } from "../src/simulate/scores.ts";

test("scores are added up by seat, by bot and as the lead of the first", () => {
  const scores = new Scores(2);
  expect([scores.means(), scores.meanOf(0)]).toEqual([null, null]);
  scores.add([10, 4, 7], (seat) => seat % 2);
  scores.add([2, 6, 6], (seat) => (seat + 1) % 2);
  expect(scores.means()).toEqual({ of: 2, mean: [6, 5, 6.5], lead: 1.5 });
  expect([scores.meanOf(0), scores.meanOf(1)]).toEqual([23 / 3, 4]);
});
