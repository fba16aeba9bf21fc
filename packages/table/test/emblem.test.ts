import { expect, test } from "vitest";
import { emblem } from "../src/art/emblem.ts";
import { emblemSignFor } from "../src/art/emblem-signs.ts";

test("the same card has the same emblem, and another card of the same sign another rim or hatching", () => {
  const drawn = (id: string): string => emblem("sword", id).draw("c");
  expect(drawn("ember")).toBe(drawn("ember"));
  expect(new Set(["ember", "tide", "gale", "root", "spark", "dusk"].map(drawn)).size).toBeGreaterThan(1);
});
test("an emblem means something: the name says it first, then the text, and an id where no word does", () => {
  expect(emblemSignFor("w", "Wound", "")).toBe("wound");
  expect(emblemSignFor("m", "Mill Rats", "a foe")).toBe("foe");
  expect(emblemSignFor("c", "Consultant Scandal", "Reveal it when a government is played.")).toBe("trap");
  expect(emblemSignFor("q", "Qwxz", "draws fog over the valley")).toBe("fog");
  expect(emblemSignFor("n", "Qwxz", "for each wound, move 2")).toBe("move");
  const attacks = "The attack hits on one less.";
  const drawn = ["Clear View", "Still Air", "Stone Wall", "Pinned Down", "Heads Down", "Night Workshop"];
  expect(drawn.map((name) => emblemSignFor(name, name, attacks))).toEqual([
    ...["scout", "wind", "bags", "aim", "shield", "key"],
  ]);
  expect(emblemSignFor("plain-1", "Qwxz", "")).toBe(emblemSignFor("plain-1", "Qwxz", ""));
});
test("only a wound is red and torn, only a foe has no rim like a coin's", () => {
  expect(emblem("wound", "a").draw("c")).toContain("#a3281d");
  expect(emblem("foe", "a").draw("c")).not.toContain("<circle");
  expect(emblem("shield", "a").draw("c")).toContain("<circle");
});
