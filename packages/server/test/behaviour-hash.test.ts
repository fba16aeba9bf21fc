import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
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
});

/** A line of `game.ts`, in whose place rules come that go by words. */
const FIRST_TURN = "if (turn === 1) return [];";
/** Types are taken away unread, so that none are needed. A way in which rules may reach a word without ever saying `card.name`, and whatever else it needs. */
interface Way {
  readonly way: string;
  readonly rule: string;
  readonly before?: string;
  readonly elsewhere?: readonly [path: string, text: string];
  /** The edit that must not be missed; a card's name where nothing is said. */
  readonly edit?: Edit;
}
const NAME: Edit = ["a name", "cards.ts", '"Spyglass"', '"Telescope"'];
const whenAny = (of: string): string => `if (cards.all.some((card) => ${of}) && turn === 1) return [];`;
const WORTH: Edit = ["a number in evaluate", "game.ts", "evaluate: () => [1, 2]", "evaluate: () => [2, 1]"];
const COMPUTED: readonly Way[] = [
  { way: "as a member", rule: whenAny('card.name === "Spyglass"') },
  { way: "as a member that is spelt out", rule: whenAny('card["name"] === "Spyglass"') },
  { way: "by a key in pieces", rule: whenAny(`card["na" + "me"] === "Spyglass"`) },
  { way: "by a key that is made up", rule: whenAny(`card[["na", "me"].join("")] === "Spyglass"`) },
  {
    way: "by a key that stands elsewhere",
    before: 'const SHOWN = { by: "name" };\n',
    rule: whenAny(`card[SHOWN.by] === "Spyglass"`),
  },
  { way: "by one of several keys", rule: whenAny(`["id", "name"].some((key) => card[key] === "Spyglass")`) },
  { way: "by a pattern", rule: 'if (cards.all.some(({ name }) => name === "Spyglass") && turn === 1) return [];' },
  {
    way: "by a pattern with a computed key",
    rule: 'if (cards.all.some(({ ["name"]: it }) => it === "Spyglass") && turn === 1) return [];',
  },
  { way: "among all values", rule: whenAny('Object.values(card).includes("Spyglass")') },
  {
    way: "through what a pattern leaves",
    rule: 'if (cards.all.some(({ id, ...more }) => Object.entries(more).join().includes("Spyglass")) && turn === 1) return [];',
  },
  { way: "in a text of all", rule: whenAny('JSON.stringify(card).includes("Spyglass")') },
  {
    way: "by way of its keys",
    rule: 'for (const card of cards.all) for (const key in card) if (card[key] === "Spyglass" && turn === 1) return [];',
  },
];
const EVENTS: readonly Way[] = [
  {
    way: "in an event that has it as a field",
    before:
      'import { open, z } from "@cardwright/core";\nconst said = world.event("SAID", { text: open(z.string()) });\n',
    rule: `if (turn === 1) return [said({ text: "Welcome" })];`,
    edit: ["what is said", "game.ts", "Welcome", "Good evening"],
  },
  {
    way: "in an event that is written out",
    rule: `if (turn === 1) return [{ type: "SAID", text: "Welcome" }];`,
    edit: ["what is said", "game.ts", "Welcome", "Good evening"],
  },
  {
    way: "in what an effect is started with",
    before: 'const WITH = { params: { text: "Welcome" } };\n',
    rule: "if (turn === 1) return [WITH];",
    edit: ["what it is started with", "game.ts", "Welcome", "Good evening"],
  },
];
const OPINIONS: readonly Way[] = [
  {
    way: "the opinion that the game has of a position",
    rule: "if (turn === 1 && game.evaluate()[0] === 1) return [];",
    edit: WORTH,
  },
  {
    way: "the same, by a key",
    rule: 'if (turn === 1 && game["evaluate"]()[0] === 1) return [];',
    edit: WORTH,
  },
  {
    way: "the helper of an opinion",
    before: 'import { worth } from "./worth.ts";\n',
    rule: "if (turn === worth()) return [];",
    elsewhere: ["worth.ts", "export const worth = (): number => 1;\n"],
    edit: ["the helper", "worth.ts", "=> 1", "=> 2"],
  },
];
const OUTSIDE: readonly Way[] = [
  {
    way: "by a helper outside the folder",
    before: 'import { isGlass } from "../hash-helper.ts";\n',
    rule: whenAny("isGlass(card)"),
    elsewhere: [
      "../hash-helper.ts",
      'export const isGlass = ({ name }: { name: string }): boolean => name === "Spyglass";\n',
    ],
  },
  {
    way: "by a helper that is installed",
    before: 'import { isGlass } from "glasses";\n',
    rule: whenAny("isGlass(card)"),
    elsewhere: ["node_modules/glasses/index.js", 'export const isGlass = (card) => card.name === "Spyglass";\n'],
  },
  {
    way: "a rule outside the folder",
    before: 'import { first } from "../hash-helper.ts";\n',
    rule: "if (turn === first) return [];",
    elsewhere: ["../hash-helper.ts", "export const first = 1;\n"],
    edit: ["the rule", "../hash-helper.ts", "= 1", "= 2"],
  },
];
async function hashesOf({ rule, before: lines = "", elsewhere, edit = NAME }: Way): Promise<readonly [string, string]> {
  const path = join(folder, "game.ts");
  const text = readFileSync(path, "utf8");
  expect(text).toContain(FIRST_TURN);
  const helper = elsewhere && join(folder, elsewhere[0]);
  if (helper !== undefined) {
    mkdirSync(dirname(helper), { recursive: true });
    writeFileSync(helper, elsewhere![1]);
  }
  writeFileSync(path, lines + text.replace(FIRST_TURN, rule));
  try {
    return [(await bundleRules(rules)).hash, await hashAfter(edit)];
  } finally {
    writeFileSync(path, text);
    if (helper !== undefined) rmSync(helper);
  }
}
describe("words and opinions are none where rules go by them, and the hash is another", () => {
  test.each(COMPUTED)("a word that rules reach $way", async (way) => {
    const [now, after] = await hashesOf(way);
    expect(after).not.toBe(now);
  });
  test.each(EVENTS)("a word $way", async (way) => {
    const [now, after] = await hashesOf(way);
    expect(after).not.toBe(now);
  });
  test.each(OPINIONS)("$way, when rules ask for it", async (way) => {
    const [now, after] = await hashesOf(way);
    expect(after).not.toBe(now);
  });
  test.each(OUTSIDE)("a word or rule that is reached $way", async (way) => {
    const [now, after] = await hashesOf(way);
    expect(after).not.toBe(now);
  });
  test("a word beside one that rules go by is still a word", async () => {
    const way: Way = {
      ...COMPUTED[0]!,
      edit: ["a text", "cards.ts", "Your opponent loses 2 oil.", "The other lamp loses 2 oil."],
    };
    const [now, after] = await hashesOf(way);
    expect(after).toBe(now);
  });
});
