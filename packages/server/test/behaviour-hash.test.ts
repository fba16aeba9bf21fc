import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundleRules } from "../src/index.ts";

/** Every class of edit falls on its side: the hash changes with whatever can change an outcome, and with nothing else. */

const root = fileURLToPath(new URL("../../..", import.meta.url));
mkdirSync(join(root, ".cache"), { recursive: true });
// Within the workspace, where what it imports is found.
const folder = mkdtempSync(join(root, ".cache", "hash-"));
const rules = join(folder, "game.ts");
let before = "";
beforeAll(async () => {
  cpSync(join(root, "docs", "examples", "lantern"), folder, { recursive: true });
  const game = readFileSync(rules, "utf8").replace("actionsMax: 400,", "actionsMax: 400,\n  evaluate: () => [1, 2],");
  writeFileSync(rules, game);
  before = (await bundleRules(rules)).hash;
});
afterAll(() => rmSync(folder, { recursive: true }));

type Edit = readonly [what: string, file: string, from: string, to: string];
async function hashAfter([what, file, from, to]: Edit): Promise<string> {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  expect(text, `${what}: what is edited is there`).toContain(from);
  writeFileSync(path, text.replace(from, to));
  try {
    return (await bundleRules(rules)).hash;
  } finally {
    writeFileSync(path, text);
  }
}
const NOTHING: readonly Edit[] = [
  ["a card's text", "cards.ts", "Your opponent loses 2 oil.", "The other lamp loses 2 oil."],
  ["a card's name", "cards.ts", '"Spyglass"', '"Telescope"'],
  ["a label", "actions.ts", 'label: "Play a card"', 'label: "Lay a card"'],
  ["the version", "game.ts", 'version: "1"', 'version: "2"'],
  ["a comment", "cards.ts", "/** How much oil a gust blows out. */", "/* Oil. */"],
  ["the layout of a file", "game.ts", "actions: [play, pass],", "actions: [\n    play,\n\n    pass,\n  ],"],
  [
    "the name of a variable",
    "game.ts",
    "const { activeSeat, deck, turn } = table.state;\n    if (turn === 1)",
    "const { activeSeat, deck, turn: now } = table.state;\n    if (now === 1)",
  ],
  ["a type", "cards.ts", "readonly wind?: number;", "readonly wind?: number | undefined;"],
  ["what a bot thinks", "game.ts", "evaluate: () => [1, 2]", "evaluate: () => [2, 1]"],
];
const OUTCOME: readonly Edit[] = [
  ["a number of a card", "cards.ts", "wind: 2,", "wind: 4,"],
  ["a number in a rule", "game.ts", "table.draw(4,", "table.draw(5,"],
  ["how many copies", "cards.ts", "copies: 5,", "copies: 6,"],
  ["a card's tag", "cards.ts", 'tags: ["gust"],\n  copies', 'tags: ["wind"],\n  copies'],
  [
    "a helper that only a rule calls",
    "cards.ts",
    "Math.floor(table.state.discard[seat].length / 4)",
    "Math.floor(table.state.discard[seat].length / 3)",
  ],
  ["a card that goes", "cards.ts", "wager, mirror]", "mirror]"],
  ["a rule that goes", "game.ts", "rules: [dark],", "rules: [],"],
  ["how an effect ends", "cards.ts", '"untilEndOfTurn"', '"untilConsumed"'],
  ["an action that goes", "game.ts", "actions: [play, pass],", "actions: [play],"],
  ["the id of a card", "cards.ts", 'id: "hush"', 'id: "hushed"'],
];
describe("the hash of behaviour", () => {
  test.each(NOTHING)("is the same after an edit of %s", async (...edit) => {
    expect(await hashAfter(edit)).toBe(before);
  });
  test.each(OUTCOME)("is another after an edit of %s", async (...edit) => {
    expect(await hashAfter(edit)).not.toBe(before);
  });
  test("goes by words that rules go by, for then they are no mere words", async () => {
    const path = join(folder, "game.ts");
    const text = readFileSync(path, "utf8");
    const rule = 'if (cards.all.some(({ name }) => name === "Spyglass") && turn === 1) return [];';
    writeFileSync(path, text.replace("if (turn === 1) return [];", rule));
    const now = (await bundleRules(rules)).hash;
    expect(await hashAfter(["the name", "cards.ts", '"Spyglass"', '"Telescope"'])).not.toBe(now);
    writeFileSync(path, text);
  });
});
