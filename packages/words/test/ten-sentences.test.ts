import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Params, Speaker } from "../src/index.ts";
import { problemText } from "../src/tool/index.ts";
import { engineWords, trialWords } from "./packed-words.ts";

/** Ten things that happen, as each of three viewers is told of them in two languages: sixty sentences, written down. */

const unit = { owner: 0, unit: "vehicle", at: "C4" };
const HAPPENINGS: readonly (readonly [name: string, seen: Params, othersSee?: Params])[] = [
  ["draws", { who: 0, count: 2, known: true, cards: ["valley-fog", "sandbags"] }, { known: false }],
  ["plays", { who: 1, card: "xi-jinping", to: "government/1" }],
  ["falls", { card: "broken-axle", on: [["target.unit", unit]], until: ["end.thisTurn"] }],
  ["refused", { card: "broken-axle", owner: 1, until: ["end.thisTurn"] }],
  ["asks", { who: 0, card: "eyes-ahead" }],
  ["round", { round: 3, scores: [12, 9] }],
  ["springs", { who: 1, card: "cold-reception", target: "xi-jinping" }],
  ["rolls", { who: 1, rolled: 5, needed: 4, hit: true, owner: 0, unit: "infantry", at: "D7" }],
  ["nothing", { who: 0, card: "spin-doctor" }],
  ["looks", { who: 0, count: 2, known: true, cards: ["valley-fog", "eyes-ahead"], place: "store/1" }, { known: false }],
];
const keyOf = (name: string): string => (name === "round" ? "log.ROUND_ENDED" : `log.${name}`);

test("sixty sentences in two languages for three viewers", () => {
  expect([...engineWords.problems, ...trialWords.problems].map(problemText)).toEqual([]);
  const told = ["en", "de"].flatMap((language) =>
    [0, 1, -1].flatMap((viewer) => {
      const catalogues = [trialWords, engineWords].map((words) => words.catalogues.get(language)!);
      const notes: string[] = [];
      const speaker = new Speaker({
        language,
        catalogues,
        viewer,
        players: ["Anna", "Blau"],
        note: (text) => notes.push(text),
      });
      const lines = HAPPENINGS.map(([name, seen, othersSee]) => {
        const params = viewer === seen["who"] ? seen : { ...seen, ...othersSee };
        const reader = ["Anna ", "Blau ", "watch"].at(viewer) ?? "";
        return `${language} ${reader} ${name.padEnd(8)} ${speaker.sentence(keyOf(name), params)}`;
      });
      expect(notes).toEqual([]);
      return lines;
    }),
  );
  const written = readFileSync(join(import.meta.dirname, "words/ten-sentences.txt"), "utf8")
    .trim()
    .split("\n");
  expect(told).toEqual(written);
});
