import { laws } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { ALL_CARDS, game } from "../src/index.ts";

describe("laws", () => {
  it("hold in simple mode", () => {
    expect(laws(game, { name: "simple", options: { mode: "simple" }, matches: 3, every: 8 }).ok).toBe(true);
  });
  it("hold in standard mode", () => {
    expect(laws(game, { name: "standard", options: { mode: "standard" }, matches: 3, every: 8 }).ok).toBe(true);
  });
  it("hold in tournament mode", () => {
    expect(laws(game, { name: "tournament", options: { mode: "tournament" }, matches: 3, every: 8 }).ok).toBe(true);
  });
  it("hold with every item, relic and terrain in the deck", () => {
    const each = (...kinds: readonly string[]) =>
      Object.fromEntries(ALL_CARDS.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => [id, 1]));
    const energies = { "fire-energy": 3, "water-energy": 3, "shadow-energy": 2, "nature-energy": 2, "metal-energy": 2 };
    const creatures = { rillfin: 2, fernwisp: 2, rivethorn: 2, kitefeather: 2, duskprowler: 2, cinderpup: 2 };
    const laid = { cards: { ...each("relic"), ...energies, ...creatures, tinbit: 1 } };
    const played = { cards: { ...each("item"), ...energies, ...creatures, blazehound: 1, budkin: 1, chillet: 1 } };
    const grown = { blazehound: 2, tidefin: 2, gustfeather: 2, murklet: 1, fizzbit: 1 };
    const fought = { cards: { ...each("terrain"), ...energies, ...creatures, ...grown } };
    for (const decks of [
      [laid, played],
      [fought, laid],
    ])
      expect(laws(game, { name: "menagerie", options: { decks }, matches: 2, every: 8 }).ok).toBe(true);
  });
  it("hold in a best of three, with cards exchanged in between", () => {
    const options = { mode: "tournament", bestOf: 3 };
    expect(laws(game, { name: "best of three", options, matches: 2, every: 12 }).ok).toBe(true);
  });
});
