import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BotName } from "@cardwright/bots";
import { afterAll, describe, expect, test } from "vitest";
import { PairTally } from "../src/balance/compare.ts";
import type { Observation } from "../src/balance/observation.ts";
import { observeChunk } from "../src/balance/observe.ts";
import { reportOf } from "../src/balance/report.ts";
import { Exposure, Tally } from "../src/balance/tally.ts";
import {
  balance,
  balanceHtml,
  lengthSentence,
  levelSentence,
  Mistake,
  medianInterval,
  type Plan,
  threadRunner,
  wilson,
  zFor,
} from "../src/index.ts";

const catalog = new URL("./games/catalog.ts", import.meta.url).href;
const folder = await mkdtemp(join(tmpdir(), "cardwright-balance-"));
const runner = threadRunner({ threads: 2, catalog });
afterAll(async () => {
  await runner.close();
  await rm(folder, { recursive: true });
});
const source = { module: "catalog", game: "strength", expansions: [] };
const plan = (games: number): Plan => ({ source, games, seed: "balance", bots: ["random"] });
const changeFile = async (name: string, content: object | null): Promise<string> => {
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
  test("a median is one of all values, between those that chance could put in its place", () => {
    const values = Array.from({ length: 101 }, (_, i) => 100 - i);
    expect(medianInterval(values)).toEqual({ value: 50, low: 39, high: 61 });
    expect(medianInterval([7])).toEqual({ value: 7, low: 7, high: 7 });
  });
  test("a few games are not known exactly because they happened to end alike, and no difference is more than 1", () => {
    const exposure = new Exposure();
    for (let i = 0; i < 3; i++) exposure.add({ ...played, winners: [], shares: [0.5, 0.5] }, 1);
    const drawn = exposure.effect([0.4, 0.6], 1.96);
    expect(drawn).toMatchObject({ value: expect.closeTo(0.1), high: expect.closeTo(0.666, 2) });
    expect(drawn.low).toBeLessThan(0);
    const once = new Exposure();
    once.add(played, 1);
    expect(once.effect([0.4, 0.6], 1.96)).toEqual({ value: expect.closeTo(0.6), low: expect.closeTo(-0.38), high: 1 });
  });
});
/** A game of two seats of which nothing more is known. */
const played: Observation = {
  seats: 2,
  winners: [0],
  shares: [1, 0],
  fair: 0.5,
  scores: null,
  actions: 10,
  turns: 5,
  rounds: 2,
  seen: {},
  played: {},
  kept: {},
  chosen: {},
  traits: {},
  playable: [],
  choices: [],
  comeback: null,
};
const wonBy = (seat: number) => ({ winners: [seat], shares: seat === 0 ? [1, 0] : [0, 1] });
const reported = (games: readonly Observation[]) => {
  const tally = new Tally();
  for (const game of games) tally.add(game);
  return reportOf({
    game: "none",
    seed: "",
    players: ["random"],
    counts: "winning",
    tally,
    stopped: "games",
    faceName: (face) => face,
  });
};
test("a change that makes games shorter and nobody stronger is told by its length", () => {
  const pairs = new PairTally();
  const lengths = [20, 22, 20, 22];
  for (const [i, actions] of lengths.entries()) {
    if (i === 1) expect(lengthSentence(pairs.result())).toBe("the length of a game changes by -10.0 actions");
    pairs.add({ ...played, actions }, { ...played, actions: 10 });
  }
  const sentence = "the length of a game changes by -11.0 actions (-12.1 to -9.9)";
  const comparison = pairs.result();
  expect([comparison.differences, lengthSentence(comparison)]).toEqual([[], sentence]);
  expect(balanceHtml({ ...reported([played]), comparison })).toContain(
    `No seat and no card wins otherwise. In all of them, ${sentence}.`,
  );
});
test("bars count what was counted, however much it is", () => {
  const { choiceCounts } = reported([
    { ...played, choices: Array.from({ length: 30_000 }, (_, i) => (i < 100 ? 2 : 1)) },
  ]);
  expect(choiceCounts.histogram).toEqual([
    { from: 1, to: 1, count: 29_900 },
    { from: 2, to: 2, count: 100 },
  ]);
});
test("what is drawn as odd is what stands out, and nothing else is", () => {
  // Of 100 games, 61 are too many for one seat alone, but not for the two questions that two seats are; and a card that was
  // seen eleven times is not judged.
  const page = balanceHtml(
    reported(
      Array.from({ length: 100 }, (_, i) => ({
        ...played,
        ...wonBy(i < 60 ? 0 : 1),
        actions: i,
        seen: i < 11 ? { rare: 1 } : {},
        playable: ["rare"],
      })),
    ),
  );
  expect(page).toContain("No seat and no card stands out.");
  expect(page).not.toContain('"var(--odd)"');
  const biased = balanceHtml(
    reported(Array.from({ length: 100 }, (_, i) => ({ ...played, ...wonBy(i < 70 ? 0 : 1) }))),
  );
  expect(biased).toContain("seat 0 wins 70.0 %");
  expect(biased).toContain('"var(--odd)"');
});
test("where points count, it is the lead that is judged, and scores are told", async () => {
  const module = new URL("../../../docs/examples/quayside/game.ts", import.meta.url).href;
  const plan: Plan = { source: { module, expansions: [] }, games: 6, seed: "points", bots: ["random"], seats: 3 };
  const games = await observeChunk(plan, { from: 0, to: 6 });
  for (const { shares, scores, fair } of games) {
    expect([fair, scores?.length]).toEqual([0.5, 3]);
    // A lead of twenty over the mean of the others is all there is; nobody gets less than nothing.
    for (const [seat, score] of scores!.entries()) {
      const others = scores!.filter((_, other) => other !== seat);
      const lead = score - (others[0]! + others[1]!) / 2;
      expect(shares[seat]).toBeCloseTo(0.5 + Math.max(-1, Math.min(1, lead / 20)) / 2, 9);
    }
  }
  const tally = new Tally();
  for (const game of games) tally.add(game);
  const counts = { leadUpTo: 20 };
  const report = reportOf({
    game: "quayside",
    seed: "",
    players: ["random"],
    counts,
    tally,
    stopped: "games",
    faceName: String,
  });
  expect([report.scores?.of, report.fair]).toEqual([6, 0.5]);
  // Two seats that always win by a little are not biased like two that win by much.
  const close = Array.from({ length: 200 }, () => ({ ...played, shares: [0.52, 0.48], scores: [11, 10] }));
  expect(reported(close).seats.map(({ biased }) => biased)).toEqual([false, false]);
});
test("the median length is that of all games, not of the first", () => {
  const games = Array.from({ length: 5_000 }, (_, i) => ({ ...played, actions: i < 2_000 ? 10 : 30 }));
  expect(reported(games).length.medianActions.value).toBe(30);
});
test("a card that is chosen as a word is named as much as one that is chosen as a piece", async () => {
  const source = { module: new URL("./games/words.ts", import.meta.url).href, expansions: [] };
  const [game] = await observeChunk({ source, games: 1, seed: "words", bots: ["random"] }, { from: 0, to: 1 });
  expect([...game!.playable].sort()).toEqual(["dawn", "dusk"]);
  expect(Object.keys(game!.played)).toHaveLength(1);
  expect(reported([game!]).neverPlayable).toEqual([]);
});

test("a fair game has no findings but the card that nobody can play", async () => {
  const report = await balance(plan(4_000), { runner, catalog });
  expect(report.findings).toEqual(["locked was seen, but no legal action named it at the decisions looked at"]);
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
test("how far the answer depends on who plays is measured on the same deals", async () => {
  const by = (who: BotName, games: number) => ({ ...plan(games), bots: [who] });
  const alike = await balance(by("random", 400), { runner, catalog, beside: "random" });
  expect(alike.level).toMatchObject({ beside: "random", pairs: 400, same: 400, differences: [] });
  expect(levelSentence(alike)).toContain("no difference is sure");
  const careful = await balance(
    { ...by("random", 600), source: { ...source, game: "tempo" } },
    { runner, catalog, beside: "greedy" },
  );
  // At random both seats win as often; whoever looks one step ahead and moves first has won.
  expect(careful.seats[0]?.biased).toBe(false);
  expect(careful.level?.seats[0]?.by.low).toBeGreaterThan(0.3);
  expect(careful.findings.join()).toContain("where greedy plays, the win rate of seat 0 moves by");
  expect(balanceHtml(careful)).toContain("How far this depends on who plays");
  expect(levelSentence(reported([played]))).toContain("was not asked");
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
  ["nothing in it", {}, "changes nothing; a change is {"],
  ["a card without a field", { cards: { card7: {} } }, "changes nothing; a change is {"],
  ["options that are none", { options: 5 }, "is not as changes are written; a change is {"],
  ["cards that are none", { cards: [] }, "is not as changes are written; a change is {"],
  ["no cards", { cards: null }, "is not as changes are written; a change is {"],
  ["a card that is a number", { cards: { card7: 5 } }, "is not as changes are written; a change is {"],
  ["no object", null, "is no JSON object; a change is {"],
  ["an unknown option", { options: { bonsu: 1 } }, "there is no option bonsu; known are bonus"],
  ["an option of another kind", { options: { bonus: "2" } }, "option bonus"],
  ["a misspelt part", { card: { card7: { strength: 12 } } }, 'has "card"; a change has "cards" and "options"'],
])("a change with %s is refused, and the cure is named", async (_, content, told) => {
  const file = await changeFile("misspelt.json", content);
  const refused = await balance(plan(100), { runner, catalog, change: file }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Mistake);
  expect(refused).toMatchObject({ message: expect.stringContaining(told) });
});
test("an option that is set twice is refused: one of the two would be without effect", async () => {
  const file = await changeFile("twice.json", { options: { bonus: 2 } });
  await expect(balance({ ...plan(100), options: { bonus: 1 } }, { runner, catalog, change: file })).rejects.toThrow(
    'both set "bonus"; leave it to one of them',
  );
});
