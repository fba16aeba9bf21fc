import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { balance, balanceHtml, bootstrap, type Plan, threadRunner, wilson, zFor } from "../src/index.ts";

const catalog = new URL("./games/catalog.ts", import.meta.url).href;
const folder = await mkdtemp(join(tmpdir(), "cardwright-balance-"));
const runner = threadRunner({ threads: 2, catalog });
afterAll(async () => {
  await runner.close();
  await rm(folder, { recursive: true });
});
const source = { module: "catalog", game: "strength", expansions: [] };
const plan = (games: number): Plan => ({ source, games, seed: "balance", bots: ["random"] });
const changeFile = async (name: string, content: object): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, JSON.stringify(content));
  return path;
};

describe("intervals", () => {
  test("Wilson's interval is the one in the books, also at the ends", () => {
    expect(wilson(15, 50)).toMatchObject({
      value: 0.3,
      low: expect.closeTo(0.191, 3),
      high: expect.closeTo(0.4375, 3),
    });
    expect(wilson(0, 10)).toMatchObject({ low: 0, high: expect.closeTo(0.2775, 3) });
  });
  test("more questions at once need wider intervals", () => {
    expect(zFor(1)).toBeCloseTo(1.96, 3);
    expect(zFor(20)).toBeCloseTo(3.0233, 3);
  });
  test("a bootstrap holds the mean", () => {
    let n = 7;
    const draw = (bound: number): number => {
      n = (n * 48271) % 2147483647;
      return n % bound;
    };
    const data = Array.from({ length: 200 }, (_, i) => i % 10);
    const { low, high } = bootstrap(data, (values) => values.reduce((a, b) => a + b) / values.length, draw);
    expect(low).toBeLessThan(4.5);
    expect(high).toBeGreaterThan(4.5);
    expect(high - low).toBeLessThan(1.2);
  });
});

test("a fair game has no findings but the card that nobody can play", async () => {
  const report = await balance(plan(4_000), { runner, catalog });
  expect(report.findings).toEqual(["locked was seen, but no legal action ever named it"]);
  expect(report.neverPlayable).toEqual(["locked"]);
  expect(report.seats.every(({ biased }) => !biased)).toBe(true);
  expect(report.choiceCounts.mean).toBeGreaterThan(1);
  expect(report.traits.map(({ name }) => name).sort()).toEqual(["deckName: dawn", "deckName: dusk"]);
});

// Two more than 10 are worth about five percentage points of wins, as the first expectations show.
test("a card that is 5 % too strong is found, and no other", async () => {
  const file = await changeFile("strong.json", { cards: { card7: { strength: 12 } } });
  const report = await balance({ ...plan(12_000), source: { ...source, change: file } }, { runner, catalog });
  const strong = report.cards.find(({ face }) => face === "card7")!;
  expect(strong.againstOthers.value).toBeGreaterThan(0.03);
  expect(strong.againstOthers.value).toBeLessThan(0.08);
  expect(report.cards.filter(({ verdict }) => verdict !== "fair").map(({ face, verdict }) => [face, verdict])).toEqual([
    ["card7", "too strong"],
  ]);
});
test("a seat that is favoured is found", async () => {
  const file = await changeFile("seat.json", { options: { bonus: 2 } });
  const report = await balance({ ...plan(6_000), source: { ...source, change: file } }, { runner, catalog });
  expect(report.seats.map(({ biased }) => biased)).toEqual([true, true]);
  expect(report.seats[0]!.rate.low).toBeGreaterThan(0.5);
});
test("a change is compared on the same games: a real one is found, one that changes nothing is not", async () => {
  const strong = await changeFile("change.json", { cards: { card7: { strength: 12 } } });
  const found = (await balance(plan(4_000), { runner, catalog, change: strong })).comparison!;
  expect(found.differences.map(({ what }) => what)).toContain("the win rate of who sees card7");
  expect(found.same).toBeLessThan(found.pairs);
  const nothing = await changeFile("nothing.json", { cards: { card7: { text: "The same in other words." } } });
  const same = (await balance(plan(1_000), { runner, catalog, change: nothing })).comparison!;
  expect(same.differences).toEqual([]);
  expect(same.same).toBe(same.pairs);
});
test("it stops when the interval is narrow enough", async () => {
  const report = await balance(plan(20_000), { runner, catalog, narrow: 0.04 });
  expect(report.stopped).toBe("narrow");
  expect(report.games).toBeLessThan(2_000);
  expect((report.seats[0]!.rate.high - report.seats[0]!.rate.low) / 2).toBeLessThanOrEqual(0.04);
});
test("the page is one file that needs nothing else", async () => {
  const html = balanceHtml(await balance(plan(400), { runner, catalog }));
  expect(html).toContain("<svg");
  expect(html).not.toMatch(/<script|<link|src=|https?:/);
  expect(html).toContain("Card 7");
});
test("a change of a card that is not there is refused", async () => {
  const file = await changeFile("wrong.json", { cards: { card99: { strength: 1 } } });
  await expect(balance(plan(100), { runner, catalog, change: file })).rejects.toThrow(
    'card "card99", which strength does not have',
  );
});
test.each([
  [
    "a misspelt field",
    { cards: { card7: { strenght: 12 } } },
    '"strenght" of card "card7", which no card of strength has; its cards have',
  ],
  ["a field of another kind", { cards: { card7: { strength: "12" } } }, "from number to string; keep the kind it has"],
  [
    "a field that is read while the game is loaded",
    { cards: { card7: { id: "card8" } } },
    'module that exports "change"',
  ],
  ["a misspelt part", { card: { card7: { strength: 12 } } }, 'has "card"; a change has "cards" and "options"'],
])("a change with %s is refused, and the cure is named", async (_, content, told) => {
  const file = await changeFile("misspelt.json", content);
  await expect(balance(plan(100), { runner, catalog, change: file })).rejects.toThrow(told);
});
