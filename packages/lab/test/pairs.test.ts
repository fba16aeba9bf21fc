import { type AnyEngine, type AnyState, drawOf } from "@cardwright/bots";
import { defineExpansion } from "@cardwright/core/expansion";
import { createEngine, seedFromText } from "@cardwright/core/host";
import { expect, test } from "vitest";
import { dealMeasures, heldBy } from "../src/check/measures.ts";
import { pairLaws } from "../src/check/pairs.ts";
import { pairSentences } from "../src/index.ts";
import { assembly, motions } from "./games/assembly.ts";
import { meeting, WORDS } from "./games/meeting.ts";

/** Each pair is worked out by hand from the rules of the planted game. */
const engine = createEngine(meeting) as unknown as AnyEngine;
const laws = pairLaws(engine, "meeting", [2], {});
const pairs = laws.find((law) => law.pairs !== undefined)!.pairs!;
const why = (list: readonly { readonly why: string; readonly pairs: readonly string[] }[]) =>
  Object.fromEntries(list.map((one) => [one.why, [...one.pairs].sort()]));

test("every pair of cards is played, or it is known why it cannot be", () => {
  expect(laws.every(({ ok }) => ok)).toBe(true);
  expect(pairs).toMatchObject({ cards: 12, exercised: 52, impossible: 15, unreached: 11 });
  expect(pairSentences(pairs)[0]).toMatch(
    /^52 of 78 pairs of 12 cards were played in both orders, 15 cannot be, 11 were/,
  );
});
test("why a pair cannot be comes from the match and from the game's own words", () => {
  const yeti = ["ant", "bee", "cat", "dog", "elk", "fox", "hen", "moa", "owl", "sun", "yak"].map(
    (card) => `${card} + yeti`,
  );
  expect(why(pairs.reasons.impossible)).toEqual({
    [`never in the same match; the game says: ${WORDS.apart}`]: ["cat + dog"],
    [`never in the same match; the game says: ${WORDS.deck}`]: ["fox + hen"],
    [`only one is ever in a match; the game says: ${WORDS.deck}`]: ["two of sun"],
    [`yeti is in no match that can be set up; the game says: ${WORDS.deck}`]: [...yeti, "two of yeti"].sort(),
  });
});
test("what could meet and did not is told apart from what cannot", () => {
  const moa = ["ant", "bee", "cat", "dog", "elk", "fox", "hen"].map((card) => `${card} + moa`);
  const others = ["moa + owl", "moa + sun", "moa + yak", "two of moa"];
  expect(why(pairs.reasons.unreached)).toEqual({ "moa was never used in any match": [...moa, ...others] });
});
test("options that are given are not varied", () => {
  const { reasons } = pairLaws(engine, "meeting", [2], { wild: false }).find((law) => law.pairs !== undefined)!.pairs!;
  const never = reasons.impossible.filter(({ why: words }) => words.startsWith("elk is in no match"));
  expect(never.flatMap((one) => one.pairs)).toContain("ant + elk");
});
test("measures meet that the shuffle seldom brings together, even one that is played only in answer to something", () => {
  const short = createEngine(assembly, [motions]) as unknown as AnyEngine;
  const found = pairLaws(short, "assembly", [2], {});
  expect(found.every(({ ok }) => ok)).toBe(true);
  const { exercised, impossible, unreached } = found.find((law) => law.pairs !== undefined)!.pairs!;
  // Of each measure there is only one.
  expect({ exercised, impossible, unreached }).toEqual({ exercised: (25 * 24) / 2, impossible: 25, unreached: 0 });
});
test("an expansion keeps what it likes in its slice, or nothing", () => {
  const plain = defineExpansion({ id: "plain" });
  const other = defineExpansion({ id: "other", slice: { initial: { measures: 3 }, sight: "everyone" } });
  const state = createEngine(meeting, [plain, other]).start({ seed: seedFromText("slices") }) as unknown as AnyState;
  expect(dealMeasures(state, () => 1, drawOf(seedFromText("slices")))).toBe(state);
  for (const { id } of [plain, other]) expect(heldBy(state, { type: `exp.${id}.take`, seat: 0 })).toBe(0);
});
