import { join } from "node:path";
import { RuleWords, Speaker } from "@cardwright/words";
import { openFolders } from "@cardwright/words/tool";
import { expect, test } from "vitest";
import { climate } from "../../src/index.ts";
import { measureText } from "../../words/measure-text.ts";

const folders = openFolders(join(import.meta.dirname, "../../../.."));
const spoken = ["games/balance-control", "packages/words"].flatMap((name) => folders.filter(({ of }) => of === name));
const catalogues = spoken.flatMap(({ words: { catalogues: languages } }) => languages.get("en") ?? []);
const words = new RuleWords(new Speaker({ language: "en", catalogues }));
const textOf = (id: string) => measureText(id, words);

test("a measure that lasts says until when", () => {
  expect(textOf("C04")).toMatch(/^Until the end of that player’s next turn\. /);
});
test("[R10.6] a cost of another expansion says that any resort stands for one that is missing, and no other cost does", () => {
  expect(textOf("C09")).toMatch(
    / Costs 1 climate, 1 economy and 1 domestic; any resort stands for one that is not in the match\.$/,
  );
  const others = climate.cards?.filter(({ id }) => textOf(id)?.includes("not in the match")).map(({ id }) => id);
  expect(others).toEqual(["C06", "C09", "C11", "C15"]);
});
