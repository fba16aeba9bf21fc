import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { deckList, deckNames } from "@cardwright/game-politics";
import { Kept, sourcesOf } from "./figures/kept.ts";
import { type Rated, ratedCards, ratedDecks } from "./figures/ratings.ts";
import { shareText } from "./figures/results.ts";
import type { Study } from "./figures/study.ts";
import { table } from "./figures/text.ts";
import { playAll } from "./figures/threads.ts";

/**
 * `npm run decks`: the loop in which decks of Politics are balanced. Plays every pairing of lists with greedy bots and tells
 * how strong each deck is, the pairings out of bounds, and what one more copy of each card is worth: change the lists, and
 * run it again. `--lists <file>` takes lists (`{ name: { card: copies } }`) in place of the prebuilt decks, `--matches <n>` plays
 * as many of each pairing, `--minutes <n>` stops after that time; `--keep <file>` goes on from what was played before.
 */
const { values } = parseArgs({
  options: {
    lists: { type: "string" },
    matches: { type: "string", default: "100" },
    keep: { type: "string", default: ".cache/decks.jsonl" },
    minutes: { type: "string", default: "Infinity" },
    threads: { type: "string" },
  },
});
const lists = values.lists === undefined ? prebuilt() : listsIn(readFileSync(values.lists, "utf8"));
const names = [...lists.keys()];
const pairs = names.flatMap((one, i) => names.slice(i + 1).map((other) => [one, other] as const));
const studies: readonly Study[] = pairs.map(([one, other]) => ({
  id: `${one} : ${other}`,
  bots: "greedy",
  seats: 2,
  options: {},
  decks: [lists.get(one) ?? [], lists.get(other) ?? []],
  matches: Number(values.matches),
}));
const kept = new Kept(values.keep, sourcesOf("politics"));
const all = await playAll(
  "politics",
  studies.map((study) => [study, study.matches] as const),
  kept,
  {
    until: Date.now() + 60_000 * Number(values.minutes),
    threads: values.threads === undefined ? undefined : Number(values.threads),
  },
);
const rows = (rated: readonly Rated[]) =>
  rated.map(({ name, points, within }) => [name, `${points.toFixed(1)} +-${within.toFixed(1)}`]);
const decksOf = ({ study }: (typeof all)[number]): readonly [string, string] => {
  const [one = "", other = ""] = study.id.split(" : ");
  return [one, other];
};
const LOW = 0.45;
const isOut = (share: number): boolean => share < LOW || share > 1 - LOW;
const pairings = all
  .toSorted((a, b) => Math.abs(b.deckShare - 0.5) - Math.abs(a.deckShare - 0.5))
  .map((results) => [
    results.study.id,
    String(results.count),
    shareText(results.deckWins, results.count),
    isOut(results.deckShare) ? "OUT" : "",
  ]);
console.log(table(["Deck", "Points above the average"], rows(ratedDecks(all, decksOf))));
console.log(`\n${table(["Pairing", "Matches", "Won by the first", ""], pairings)}`);
console.log(`\n${table(["Card", "Points for one more copy"], rows(ratedCards(kept.all)))}`);

function prebuilt(): ReadonlyMap<string, readonly string[]> {
  return new Map(deckNames.map((name) => [name, deckList(name) ?? []]));
}
function listsIn(text: string): ReadonlyMap<string, readonly string[]> {
  const decks: Readonly<Record<string, Readonly<Record<string, number>>>> = JSON.parse(text);
  return new Map(
    Object.entries(decks).map(([name, cards]) => [
      name,
      Object.entries(cards).flatMap(([card, copies]) => Array.from({ length: copies }, () => card)),
    ]),
  );
}
