import { describe, expect, test } from "vitest";
import { Speaker } from "../src/index.ts";
import { type PackedWords, packWords, problemText } from "../src/tool/index.ts";

/** Each mistake a translator can make is told by file, line and name, and costs that message alone. */

const ENGLISH = `[params]
seat = seat
count = number
card = face

[log]
DRAWN =
  .match $seat
  you {{You draw {$count} cards.}}
  *   {{{$seat} draws {$count} cards.}}
PLAYED = {$card} is played.
`;
const packed = (german: string, english = ENGLISH): PackedWords =>
  packWords([
    { language: "en", file: "en.mf2", text: english },
    { language: "de", file: "de.mf2", text: german },
  ]);
const told = (german: string, english?: string): readonly string[] => packed(german, english).problems.map(problemText);
const RIGHT = "[log]\nDRAWN = {$seat} zieht.\nPLAYED = {$card} wird gespielt.\n";

describe("what is told", () => {
  const MISTAKES: readonly (readonly [what: string, german: string, told: string])[] = [
    ["nothing", RIGHT, ""],
    ["a parameter that is none", RIGHT.replace("$card", "$crad"), "de.mf2:3: log.PLAYED: no parameter $crad"],
    [
      "a parameter of another message",
      RIGHT.replace("{$card}", "{$count}"),
      "de.mf2:3: log.PLAYED: no parameter $count; it has $card",
    ],
    [
      "variants without a last resort",
      "[log]\nDRAWN = .match $seat you {{Du ziehst.}}\nPLAYED = {$card} wird gespielt.",
      "de.mf2:2: log.DRAWN: has no variant of stars alone, so some cases have no words",
    ],
    ["a kind that is none", RIGHT.replace("{$seat}", "{$seat :set}"), 'de.mf2:2: log.DRAWN: no kind ":set"'],
    ["a key that English lacks", `${RIGHT}PLAID = Kariert.`, "de.mf2:4: log.PLAID: English has no such message"],
    ["a key said twice", `${RIGHT}DRAWN = Noch einmal.`, "de.mf2:4: log.DRAWN: was said already in line 2"],
    ["a line of no shape", `${RIGHT}DRAWN: zieht`, 'de.mf2:4: expected "key = message"'],
    ["markup", RIGHT.replace("zieht", "{#b}zieht{/b}"), "de.mf2:2: log.DRAWN: markup {#b} is not spoken"],
  ];
  for (const [what, german, expected] of MISTAKES) {
    test(what, () => {
      const problems = told(german);
      expect(problems).toHaveLength(expected === "" ? 0 : 1);
      expect(problems[0] ?? "").toContain(expected);
    });
  }
  test("a broken brace", () => {
    expect(told(RIGHT.replace("{$card}", "{$card"))[0]).toMatch(/^de\.mf2:3: log\.PLAYED: /);
  });
  test("a kind in [params] that is none", () => {
    expect(told(RIGHT, ENGLISH.replace("count = number", "count = nummer"))[0]).toContain(
      'en.mf2:3: params.count: no kind "nummer"',
    );
  });
});

describe("the message alone is English", () => {
  const words = packed(RIGHT.replace("$card", "$crad"));
  const speak = (notes: string[]) =>
    new Speaker({
      language: "de",
      catalogues: [
        words.catalogues.get("de")!,
        { language: "de", messages: { "card.fog.name": "Nebel", "grammar.noun": [["term", "text"]] } },
      ],
      viewer: 0,
      players: ["Anna"],
      note: (text) => notes.push(text),
    });
  test("and the console hears of it once", () => {
    const notes: string[] = [];
    const speaker = speak(notes);
    expect(words.catalogues.get("de")?.borrowed).toEqual(["log.PLAYED"]);
    expect(speaker.text("log.PLAYED", { card: "fog" })).toBe("Nebel is played.");
    expect(speaker.text("log.PLAYED", { card: "fog" })).toBe("Nebel is played.");
    expect(notes).toEqual(["de: log.PLAYED: said in English"]);
  });
  test("a parameter that does not fit is told by name and throws nothing", () => {
    const notes: string[] = [];
    expect(speak(notes).text("log.PLAYED", { card: 7 })).toBe("log.PLAYED");
    expect(speak(notes).text("log.PLAYED", {})).toBe("log.PLAYED");
    expect(speak(notes).text("log.GONE", {})).toBe("log.GONE");
    expect(notes).toContain("de: log.PLAYED: expected a text, got number");
    expect(notes).toContain("de: log.PLAYED: parameter card is missing");
    expect(notes).toContain("de: log.GONE: no message log.GONE");
  });
  test("English speaks for a language that has been loaded without it", () => {
    const english = new Speaker({ language: "en", catalogues: [words.catalogues.get("en")!], players: ["Anna"] });
    const empty = { language: "fr", messages: {} };
    const speaker = new Speaker({ language: "fr", catalogues: [empty], fallback: english });
    expect(speaker.parts("log.PLAYED", { card: "fog" })[0]?.lang).toBe("en");
  });
});

describe("what comes from outside is bounded", () => {
  const english = new Speaker({
    language: "en",
    catalogues: [
      {
        language: "en",
        messages: { "end.or": [["on", "list", { of: "message" }]], "card.a.name": "A", said: [["cards", "list"]] },
      },
    ],
    players: ["Anna"],
  });
  test("messages in messages", () => {
    let bomb: unknown = ["end.or", { on: [] }];
    for (let i = 0; i < 50; i += 1) bomb = ["end.or", { on: [bomb, bomb] }];
    expect(english.text("end.or", { on: [bomb] })).toBe("end.or");
    expect(english.text("end.or", { on: [] })).toBe("");
  });
  test("long lists, and names that are none", () => {
    expect(english.text("said", { cards: new Array(1000).fill("a") })).toBe("said");
    expect(english.text("said", { cards: ["__proto__"] })).toBe("said");
    expect(english.text("toString")).toBe("toString");
  });
});
