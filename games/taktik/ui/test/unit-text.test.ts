import { join } from "node:path";
import { wordsOf } from "@cardwright/words/tool";
import { expect, test } from "vitest";
import { unitText } from "../unit-text.ts";

const unit = { id: "p1", face: "special", at: "board", owner: 0, cell: 3, damaged: false } as const;
const words = wordsOf(join(import.meta.dirname, "../../words"), {
  language: "en",
  viewer: 0,
  players: ["Anna", "Blue bot"],
});

test("the reader's own units are called theirs", () => {
  expect(unitText(unit, words)).toBe("Your special unit");
  expect(unitText({ ...unit, damaged: true }, words)).toBe("Your special unit, damaged");
  expect(unitText({ ...unit, owner: 1 }, words)).toBe("Blue bot’s special unit");
});
