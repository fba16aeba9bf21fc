import { describe, expect, test } from "vitest";
import { chooseLanguage, nameOfLanguage, Speaker } from "../src/index.ts";
import { declarationsOf, escapedFrom, pseudoOf } from "../src/tool/index.ts";
import { engineWords, trialWords } from "./packed-words.ts";

const speaker = (language: string, viewer = -1, players: readonly string[] = ["Anna", "Max"]): Speaker =>
  new Speaker({
    language,
    viewer,
    players,
    catalogues: [trialWords, engineWords].map((words) => words.catalogues.get(language)!),
    note(text) {
      throw new Error(text);
    },
  });

describe("grammar is the language's own", () => {
  test("ordinals", () => {
    const said = (language: string) => [1, 2, 3, 4, 21].map((n) => speaker(language).text("grammar.ordinal", { n }));
    expect(said("en")).toEqual(["1st", "2nd", "3rd", "4th", "21st"]);
    expect(said("de")).toEqual(["1.", "2.", "3.", "4.", "21."]);
  });
  test("a name that ends in a hiss has its own genitive", () => {
    const params = { who: 0, known: false, count: 1, place: "store/1" };
    expect(speaker("de").sentence("log.looks", params)).toBe("Anna sieht sich eine Karte in Max’ Depot an.");
  });
  test("a place without a phrase of its own follows the rule for its noun", () => {
    const moved = (to: string, viewer: number) =>
      speaker("de", viewer).sentence("log.plays", { who: 0, card: "sandbags", to });
    expect(moved("government/0", 0)).toBe("Du spielst „Sandsäcke“ in deine Regierung.");
    expect(moved("government/0", 1)).toBe("Anna spielt „Sandsäcke“ in die Regierung.");
    expect(moved("government/1", -1)).toBe("Anna spielt „Sandsäcke“ in die Regierung von Max.");
    expect(moved("store/0", -1)).toBe("Anna spielt „Sandsäcke“ ins Depot.");
  });
  test("a word that goes with a list goes by how many there are, one seat alone among them", () => {
    const pickWord = { of: "list", one: "thinks", else: "think" };
    const messages = { thinking: [["others", "list", { of: "seat" }], " ", ["others", "pick", pickWord]] } as const;
    const own = new Speaker({
      language: "en",
      viewer: -1,
      players: ["Anna", "Max"],
      catalogues: [{ language: "en", messages }, engineWords.catalogues.get("en")!],
    });
    expect([own.text("thinking", { others: [1] }), own.text("thinking", { others: [0, 1] })]).toEqual([
      "Max thinks",
      "Anna and Max think",
    ]);
  });
  test("who wins alone is told so", () => {
    const won = (winners: readonly number[], viewer: number) =>
      speaker("en", viewer).sentence("log.MATCH_ENDED", { winners });
    expect([won([0], 0), won([0], 1), won([0, 1], 1), won([], 0)]).toEqual([
      "You win.",
      "Anna wins.",
      "Anna and you win.",
      "Nobody wins.",
    ]);
  });
});

describe("parts for the ear", () => {
  test("players and cards stand apart", () => {
    const parts = speaker("en").sentenceParts("log.plays", { who: 0, card: "sandbags", to: "store/1" });
    expect(parts.filter(({ player }) => player !== undefined)).toEqual([
      { text: "Anna", player: 0 },
      { text: "Max", player: 1 },
    ]);
    expect(parts.find(({ face }) => face === "sandbags")?.text).toBe("Sandbags");
  });
  test("a capital never touches a player's name", () => {
    const params = { who: 0, count: 1, known: false };
    expect(speaker("en", -1, ["anna", "Max"]).sentence("log.draws", params)).toBe("anna draws a card.");
  });
});

test("the language of a viewer", () => {
  expect(chooseLanguage(["en", "de"], ["fr-FR", "de-AT", "en"])).toBe("de");
  expect(chooseLanguage(["en", "de"], ["fr"])).toBe("en");
  expect(nameOfLanguage("de")).toBe("Deutsch");
});

test("the pseudo-language marks every text, so that what escaped shows", () => {
  const catalogues = [trialWords, engineWords].map((words) => pseudoOf(words.catalogues.get("en")!));
  const strange = new Speaker({ language: "en", catalogues, viewer: 0, players: ["Anna", "Max"] });
  const said = strange.sentence("log.plays", { who: 1, card: "sandbags", to: "store/1" });
  expect(escapedFrom(said, ["Max", "Anna"])).toEqual([]);
  expect(escapedFrom(`${said} Pass`, ["Max"])).toEqual(["Pass"]);
});

test("types for messages that code says", () => {
  const types = declarationsOf(trialWords, "TrialWords");
  expect(types).toContain('readonly "log.nothing": { readonly card: string; readonly who: number | "own" };');
  expect(types).toContain('readonly "zone.store": object;');
});
