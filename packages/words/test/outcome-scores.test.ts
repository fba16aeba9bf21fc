import { expect, test } from "vitest";
import { outcomeScores } from "../src/index.ts";

test("scores are written as their reader writes numbers, and nothing where nobody counted", () => {
  expect(outcomeScores({ scores: [1012.5, 9] }, "en")).toBe("1,012.5 : 9");
  expect(outcomeScores({ scores: [1012.5, 9] }, "de")).toBe("1.012,5 : 9");
  expect(outcomeScores({}, "en")).toBe("");
});
