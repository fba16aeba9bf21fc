import { expect, test } from "vitest";
import { notesOf } from "../src/seen.ts";

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
