import { expect, test } from "vitest";
import { ratingsOf } from "../src/levels/rating.ts";

test("ratings say what the matches said: ten to one is four hundred points", () => {
  const pairings = [
    { one: "weak", other: "middle", points: 1_000, of: 11_000 },
    { one: "middle", other: "strong", points: 1_000, of: 11_000 },
    { one: "weak", other: "strong", points: 110, of: 11_110 },
  ];
  const rated = ratingsOf(["weak", "middle", "strong"], pairings, "middle");
  expect(rated.map(({ rating }) => Math.round(rating / 10))).toEqual([80, 120, 160]);
  for (const { spread } of rated) expect(spread).toBeLessThan(20);
});
test("few matches say little, and a rating stays finite where everything was won", () => {
  const [weak, strong] = ratingsOf(["weak", "strong"], [{ one: "weak", other: "strong", points: 0, of: 4 }], "weak");
  expect(strong!.rating).toBeGreaterThan(weak!.rating);
  expect(strong!.rating).toBeLessThan(2_000);
  expect(strong!.spread).toBeGreaterThan(200);
});
