import { readFileSync } from "node:fs";
import { laws, scene } from "@cardwright/core/testing";
import { describe, expect, test } from "vitest";
import { game, type Mask } from "../examples/masks/game.ts";

/** Three guests with these masks; whoever is first has drawn the last one. */
const masked = (hands: readonly Mask[], drawn: Mask) =>
  scene(game, {
    seats: hands.length,
    given: ({ hand }) => ({
      hand: hand.map((cards, seat) =>
        cards.map((card, i) => ({ ...card, face: i === 0 ? (hands[seat] ?? card.face) : drawn })),
      ),
    }),
  });

describe("Masks at the Inn, the yardstick of the guide", () => {
  test("the whole game is at most 220 lines", () => {
    const code = readFileSync(new URL("../examples/masks/game.ts", import.meta.url), "utf8");
    expect(code.trimEnd().split("\n").length).toBeLessThanOrEqual(220);
  });
  test("who is named rightly is out, and everybody hears whether it was right", () => {
    const table = masked(["host", "envoy", "pedlar"], "watch");
    table.does(0, "play", { card: "watch", guest: 1, named: "Envoy" });
    expect([table.state.seatsOut, table.state.activeSeat]).toEqual([[1], 2]);
    expect(table.told(2)).toContain("Player 1 named Player 2 the Envoy: true.");
    expect(table.state.played[1].map(({ face }) => face)).toEqual(["envoy"]);
    const wrong = masked(["host", "envoy", "pedlar"], "watch");
    wrong.does(0, "play", { card: "watch", guest: 1, named: "Fencer" });
    expect(wrong.state.seatsOut).toBeUndefined();
  });
  test("a look is for one alone", () => {
    const table = masked(["host", "envoy", "watch"], "pedlar").does(0, "play", { card: "pedlar", guest: 2 });
    expect(table.view(0).hand[2]).toMatchObject({ count: 1, known: [{ face: "watch" }] });
    expect(table.view(1).hand[2]).toEqual({ count: 1 });
  });
  test("the lower mask goes, also one's own", () => {
    const table = masked(["pedlar", "envoy", "watch"], "fencer").does(0, "play", { card: "fencer", guest: 1 });
    expect([table.state.seatsOut, table.state.activeSeat]).toEqual([[0], 1]);
  });
  test("the Innkeeper guards until the next turn, and says why", () => {
    const table = masked(["envoy", "watch", "watch"], "host").does(0, "play", { card: "host" });
    const refused = table.tries(1, "play", { card: "watch", guest: 0, named: "Envoy" });
    expect(refused).toMatchObject({ code: "GUARDED", because: [{ source: "Innkeeper", owner: 0 }] });
  });
  test("the Stoker makes a guest throw the mask away; with the Stranger that is the end", () => {
    const table = masked(["host", "stranger", "watch"], "stoker").does(0, "play", { card: "stoker", guest: 1 });
    expect(table.state.seatsOut).toEqual([1]);
    const other = masked(["host", "pedlar", "watch"], "stoker").does(0, "play", { card: "stoker", guest: 1 });
    expect(other.state.played[1].map(({ face }) => face)).toEqual(["pedlar"]);
  });
  test("the Juggler swaps, the Envoy has to go first", () => {
    const table = masked(["host", "pedlar", "watch"], "juggler").does(0, "play", { card: "juggler", guest: 2 });
    expect(table.state.hand[0].map(({ face }) => face)).toEqual(["watch"]);
    expect(masked(["envoy", "pedlar"], "juggler").tries(0, "play", { card: "juggler" }).code).toBe("ENVOY_FIRST");
  });
  test("the last guest takes a lantern, and all are in again", () => {
    const table = masked(["host", "envoy"], "watch").does(0, "play", { card: "watch", guest: 1, named: "Envoy" });
    expect([table.state.lanterns, "seatsOut" in table.state]).toEqual([[1, 0], false]);
    expect(table.state.hand.map(({ length }) => length)).toEqual([1, 2]);
  });
  test.each([2, 3, 4])("obeys every law with %i guests", (seats) => {
    expect(laws(game, { matches: 3, seats: [seats], every: 4 }).ok).toBe(true);
  });
});
