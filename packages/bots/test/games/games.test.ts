import { laws } from "@cardwright/core/testing";
import { expect, test } from "vitest";
import { auction } from "./auction.ts";
import { duel } from "./duel.ts";
import { muster13 } from "./muster.ts";

test("the games that bots are tried on obey the laws", () => {
  expect(laws(duel, { matches: 2, every: 10 }).ok).toBe(true);
  expect(laws(auction, { matches: 2, every: 5, name: "bids" }).ok).toBe(true);
  expect(laws(muster13, { matches: 2, every: 3 }).ok).toBe(true);
});
