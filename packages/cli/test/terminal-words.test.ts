import { drawFrom } from "@cardwright/core/testing";
import { RuleWords } from "@cardwright/words";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Lines, Quit } from "../src/ask.ts";
import { loadArgument, wordsFolderOf } from "../src/game-argument.ts";
import { playHere, seatHere } from "../src/play-here.ts";
import { languageOf, loadWords } from "../src/speech.ts";

/** Dozens of moves of every game at the terminal, as its player reads them: no key of a message is left unsaid. */

const KEY = /(?<![\w.])[A-Za-z]{2,}\.[a-zA-Z_][\w.]*/g;
/** Ids of pieces, names in code, phases in capitals, and what a value turns into where it has no words. */
const RAW = /\bp\d+\b|\b[a-z]+[A-Z]\w*|\b\w+_\w+|\b(?:true|false|null|undefined|NaN)\b|\[object/g;
const MOVES = 60;
const ROUNDS = 12;
/** More than any match takes; a match that has not ended by then has failed. */
const ANSWERS = 6000;
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

interface Robot {
  readonly answers: number;
  /** Asks now and then why not, for the table, and for cards. */
  readonly curious: boolean;
}
/** Answers whatever is asked by what stands on the screen, first what it has not taken yet. */
function reader(screen: readonly string[], name: string, taken: Set<string>, { answers, curious }: Robot): Lines {
  const draw = drawFrom(name);
  let left = answers;
  const answer = (): string => {
    const shown = joined(screen.slice(-LAST).join("").split("\n"));
    const begun = shown.findLastIndex((line) => /^\S.*\?$|^\S.*\)$|^\S.*[?.]$/.test(line) && !line.startsWith("- "));
    const rows = shown
      .slice(begun + 1)
      .flatMap((line) => [/^ +(\d+) {2}(.*)$/.exec(line) ?? []].filter(([row]) => row));
    const numbers = rows.map(([, number = ""]) => number);
    const fresh = rows.filter(([, , label = ""]) => !taken.has(label));
    const refused = shown.slice(begun + 1).flatMap((line) => /(\?\d+)\)$/.exec(line)?.[1] ?? []);
    const [, least] = /\((\d+)(?: (?:to|bis) \d+)?/.exec(shown[begun] ?? "") ?? [];
    if (curious && draw(12) === 0) return "t";
    if (curious && draw(20) === 0) return "read a";
    if (curious && refused.length > 0 && draw(4) === 0) return refused[draw(refused.length)] ?? "t";
    if (numbers.length === 0) return least ?? "b";
    if (/\((?:all|alle) /.test(shown[begun] ?? "")) return numbers.join(" ");
    if (least !== undefined) return numbers.slice(0, Math.max(1, Number(least))).join(" ");
    const [, number = "b", label = ""] = fresh[draw(Math.max(1, fresh.length))] ?? rows[draw(rows.length)] ?? [];
    taken.add(label);
    return number;
  };
  return { next: async () => ({ done: false, value: left-- > 0 ? answer() : "q" }) };
}
/** Writings to the screen that a question and its answers take at most. */
const LAST = 200;
/** Lines that were too long for the terminal, in one again. */
const joined = (lines: readonly string[]): readonly string[] =>
  lines.reduce<readonly string[]>((all, line) => {
    const last = all.at(-1) ?? "";
    const isRest = /^ {9}\S/.test(line) || (/^ {2}[^\s\d]/.test(line) && /^\S/.test(last));
    return isRest ? [...all.slice(0, -1), `${last} ${line.trim()}`] : [...all, line];
  }, []);
interface Sitting {
  readonly game: string;
  readonly language: string;
  readonly width?: number;
  readonly bare?: boolean;
}
/** Everything that is printed while whole matches or many moves are played. */
async function printed({ game, language, width = 80, bare = false }: Sitting, robot: Robot, rounds = ROUNDS) {
  const loaded = await loadArgument(game);
  vi.stubEnv("COLUMNS", String(width));
  const screen: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => screen.push(String(text)) > 0);
  const words = await loadWords(bare ? undefined : await wordsFolderOf(game), language);
  const taken = new Set<string>();
  let moves = 0;
  let ended = 0;
  for (let round = 0; moves < MOVES && round < rounds; round++) {
    const flags = { bot: "random", seed: `${game} spoken ${round}`, expansions: [] } as const;
    const match = seatHere(loaded, words, flags);
    await playHere(loaded, match, flags, reader(screen, flags.seed, taken, robot)).catch((error: unknown) => {
      if (!(error instanceof Quit)) throw error;
    });
    moves += match.entries.length - 1;
    ended += match.state.outcome === null ? 0 : 1;
  }
  vi.restoreAllMocks();
  return { text: screen.join(""), ended, moves };
}
const CURIOUS: Robot = { answers: 140, curious: true };
const keysIn = (text: string): readonly string[] => [...new Set(text.match(KEY))];
const rawIn = (text: string): readonly string[] => [...new Set(text.match(RAW))];
const GAMES = ["balance-control", "minis", "politics", "tactics", "taktik"];

describe.for(GAMES)("%s in the terminal", (game) => {
  test.for(["en", "de"])("shows no raw key and no raw identifier: %s", async (language) => {
    const { text, moves } = await printed({ game, language }, CURIOUS);
    expect(moves).toBeGreaterThanOrEqual(MOVES);
    expect(keysIn(text)).toEqual([]);
    expect(rawIn(text)).toEqual([]);
    expect(text).toContain(language === "de" ? "Was tust du?" : "What do you do?");
  });
  test.for([
    { language: "en", width: 80 },
    { language: "de", width: 120 },
  ])("is played to its end without another window: $language, $width columns", async ({ language, width }) => {
    const { text, ended } = await printed({ game, language, width }, { answers: ANSWERS, curious: false }, 1);
    expect(ended).toBe(1);
    expect(Math.max(...text.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(width);
    expect(keysIn(text)).toEqual([]);
    expect(rawIn(text)).toEqual([]);
  });
});
test("Taktik's map has the coordinates that actions say, and no number of a cell", async () => {
  const { text } = await printed({ game: "taktik", language: "de" }, CURIOUS);
  expect(text).toMatch(/^ {6} {0,4}A {2}B {2}C .* J *$/m);
  expect(text).toMatch(/^ +12 .* 12$/m);
  expect(text).not.toMatch(/-1|\b(\d{2} ){2}\d{2}\b|dein Aufzustellen/);
});
test("a terminal that shows the labels of the rules as they are is caught", async () => {
  vi.spyOn(RuleWords.prototype, "option").mockImplementation((_, __, { label }) =>
    typeof label === "string" ? label : label[0],
  );
  expect(keysIn((await printed({ game: "taktik", language: "en" }, CURIOUS)).text)).not.toEqual([]);
});
test("a game that lists its facts as they are is caught", async () => {
  expect(rawIn((await printed({ game: "taktik", language: "en", bare: true }, CURIOUS)).text)).not.toEqual([]);
});
test("the language is the one asked for, else the environment's, else English", () => {
  expect(languageOf("de", { LANG: "en_GB.UTF-8" })).toBe("de");
  expect(languageOf(undefined, { LANG: "de_AT.UTF-8" })).toBe("de");
  expect(languageOf(undefined, { LC_ALL: "C", LANG: "de_DE" })).toBe("en");
  expect(languageOf("tlh", {})).toBe("en");
});
