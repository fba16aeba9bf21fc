import { defineExpansion } from "@cardwright/core/expansion";
import { expect, test } from "vitest";
import { exportedNames } from "../src/exported-names.ts";

test("an expansion is imported by the name that its package gives it, which need not be its id", () => {
  const exported = { game: { id: "fox-court" }, moonSuit: defineExpansion({ id: "moon-suit" }), none: null };
  expect(exportedNames("@cardwright/game-fox-court", exported, ["moon-suit"])).toEqual(["moonSuit"]);
  expect(() => exportedNames("@cardwright/game-fox-court", exported, ["sun"])).toThrow(
    '@cardwright/game-fox-court does not export its expansion "sun"; export it',
  );
});
