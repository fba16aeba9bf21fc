import { expect, test } from "vitest";
import { notesOf, targetsOf } from "../src/seen.ts";

test("what lies on a piece is told by the name it was given", () => {
  const effects = ["ceasefire#0", "heavy_rain"].map((definition) => ({
    definition,
    piece: null,
    targets: ["p1"],
    expires: {},
  }));
  const named = { id: "ceasefire#0", name: "UN Ceasefire", spec: { name: "UN Ceasefire" } };
  const table = {
    frame: { view: { effects, turn: 1, round: 1 } },
    names: { seat: String },
    game: { plan: {}, engine: { rules: { effects: new Map([[named.id, named]]) } } },
  };
  const notes = notesOf(table as never, { id: "p1", at: "board", hitsTaken: 2 });
  expect(notes.map(({ text }) => text)).toEqual([
    ...["Hits taken 2", "UN Ceasefire until it is used up", "Heavy rain until it is used up"],
  ]);
});
test("an effect says what it falls on besides its owner: players by their names, pieces as the game calls them", () => {
  const view = { map: [{ id: "p1", face: "hill" }], hand: [{ count: 1 }, [{ id: "p2", face: "wren" }]] };
  const zones = { map: { each: false }, hand: { each: true } };
  const table = (pieceName?: (view: unknown, id: string) => string | undefined) => ({
    frame: { view },
    names: { seat: (seat: number) => (seat === 0 ? "You" : "Anna") },
    game: { pieceName, look: (face: string) => ({ name: `the ${face}` }), engine: { rules: { declares: { zones } } } },
  });
  const on = (targets: readonly (string | number)[], owner: number) =>
    targetsOf(table() as never, { targets, owner } as never);
  expect(on([0, 1, 2], 2)).toEqual(["you", "Anna"]);
  expect(on(["p1", "p2", "hidden"], 0)).toEqual(["the hill", "the wren"]);
  const named = table((_, id) => (id === "p1" ? "Hill at C4" : undefined));
  expect(targetsOf(named as never, { targets: ["p1", "p2"], owner: 0 } as never)).toEqual(["Hill at C4", "the wren"]);
});
