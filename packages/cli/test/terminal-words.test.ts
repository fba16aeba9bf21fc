import { drawFrom } from "@cardwright/core/testing";
import { RuleWords } from "@cardwright/words";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Lines, Quit } from "../src/ask.ts";
import { loadArgument, wordsFolderOf } from "../src/game-argument.ts";
import { playHere, seatHere } from "../src/play-here.ts";
import { languageOf, loadWords } from "../src/speech.ts";

/** Dozens of moves of every game at the terminal, as its player reads them: no key of a message is left unsaid. */

const KEY = /(?<![\w.])[A-Za-z]{2,}\.[a-zA-Z_][\w.]*/g;
const ANSWERS = 140;
const MOVES = 60;
const ROUNDS = 12;
afterEach(() => vi.restoreAllMocks());

/** Answers whatever is asked by what stands on the screen, first what it has not taken yet; now and then it asks why not. */
function reader(screen: readonly string[], name: string, taken: Set<string>): Lines {
  const draw = drawFrom(name);
  let left = ANSWERS;
  const answer = (): string => {
    const shown = screen.join("").split("\n");
    const begun = shown.findLastIndex((line) => /^\S.*\?$|^\S.*\)$|^\S.*[?.]$/.test(line) && !line.startsWith("- "));
    const rows = shown
      .slice(begun + 1)
      .flatMap((line) => [/^ +(\d+) {2}(.*)$/.exec(line) ?? []].filter(([row]) => row));
    const numbers = rows.map(([, number = ""]) => number);
    const fresh = rows.filter(([, , label = ""]) => !taken.has(label));
    const refused = shown.slice(begun + 1).flatMap((line) => /(\?\d+)\)$/.exec(line)?.[1] ?? []);
    const [, least] = /\((\d+)(?: (?:to|bis) \d+)?/.exec(shown[begun] ?? "") ?? [];
    if (draw(12) === 0) return "t";
    if (refused.length > 0 && draw(4) === 0) return refused[draw(refused.length)] ?? "t";
    if (numbers.length === 0) return least ?? "b";
    if (/\((?:all|alle) /.test(shown[begun] ?? "")) return numbers.join(" ");
    if (least !== undefined) return numbers.slice(0, Math.max(1, Number(least))).join(" ");
    const [, number = "b", label = ""] = fresh[draw(Math.max(1, fresh.length))] ?? rows[draw(rows.length)] ?? [];
    taken.add(label);
    return number;
  };
  return { next: async () => ({ done: false, value: left-- > 0 ? answer() : "q" }) };
}
/** Everything that one match printed. */
async function printed(game: string, language: string, folder: string | undefined): Promise<string> {
  const loaded = await loadArgument(game);
  const screen: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => screen.push(String(text)) > 0);
  const words = await loadWords(folder, language);
  const taken = new Set<string>();
  let moves = 0;
  for (let round = 0; moves < MOVES && round < ROUNDS; round++) {
    const flags = { bot: "random", seed: `${game} spoken ${round}`, expansions: [] } as const;
    const match = seatHere(loaded, words, flags);
    await playHere(loaded, match, flags, reader(screen, flags.seed, taken)).catch((error: unknown) => {
      if (!(error instanceof Quit)) throw error;
    });
    moves += match.entries.length - 1;
  }
  vi.restoreAllMocks();
  expect(moves).toBeGreaterThanOrEqual(MOVES);
  return screen.join("");
}
const keysIn = (text: string): readonly string[] => [...new Set(text.match(KEY))];

describe.for(["balance-control", "minis", "politics", "tactics", "taktik"])("%s in the terminal", (game) => {
  test.for(["en", "de"])("shows no raw key: %s", async (language) => {
    const text = await printed(game, language, await wordsFolderOf(game));
    expect(keysIn(text)).toEqual([]);
    expect(text).toContain(language === "de" ? "Was tust du?" : "What do you do?");
  });
});
test("Taktik's map has the coordinates that actions say, and no number of a cell", async () => {
  const text = await printed("taktik", "de", await wordsFolderOf("taktik"));
  expect(text).toMatch(/^ {6} {0,4}A {2}B {2}C .* J *$/m);
  expect(text).toMatch(/^ +12 .* 12$/m);
  expect(text).not.toMatch(/-1|\b(\d{2} ){2}\d{2}\b|dein Aufzustellen/);
});
test("a terminal that shows the labels of the rules as they are is caught", async () => {
  vi.spyOn(RuleWords.prototype, "option").mockImplementation((_, __, { label }) =>
    typeof label === "string" ? label : label[0],
  );
  expect(keysIn(await printed("taktik", "en", await wordsFolderOf("taktik")))).not.toEqual([]);
});
test("the language is the one asked for, else the environment's, else English", () => {
  expect(languageOf("de", { LANG: "en_GB.UTF-8" })).toBe("de");
  expect(languageOf(undefined, { LANG: "de_AT.UTF-8" })).toBe("de");
  expect(languageOf(undefined, { LC_ALL: "C", LANG: "de_DE" })).toBe("en");
  expect(languageOf("tlh", {})).toBe("en");
});
