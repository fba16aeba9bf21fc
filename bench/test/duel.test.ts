import { describe, expect, it } from "vitest";
import { askOnce } from "../src/core/child-process.ts";
import { cardNamed, type DuelEngine, deckList } from "../src/core/duel.ts";
import { engineIds, loadEngine } from "../src/core/engines.ts";
import { plain, plainWith } from "../src/core/plain.ts";
import { compareEngines, describeDifference, playScript } from "../src/core/verify.ts";

const matches = 52;

/** The yardstick with the answers of its mode with views changed. */
function withPlantedViews(change: (views: readonly [object, object]) => unknown): DuelEngine {
  const mode = plain.modes.loopWithViews;
  if (mode === undefined) throw new Error("the plain loop has a mode with views");
  const verify: typeof mode.verify = (...script) => {
    const result = mode.verify(...script);
    if (result.views === undefined) throw new Error("the plain loop tells views");
    return Object.assign({}, result, { views: change(result.views) });
  };
  return { name: "planted", modes: { planted: { ...mode, verify } } };
}

describe("the duel", () => {
  it("has thirty cards", () => {
    const count = (start: string) => deckList.filter((card) => card.name.startsWith(start)).length;
    expect([deckList.length, count("strike"), count("heal"), count("rally")]).toEqual([30, 18, 6, 6]);
    expect([1, 2, 3, 4, 5, 6].map((amount) => count(`strike${amount}`))).toEqual([3, 3, 3, 3, 3, 3]);
    expect([1, 2, 3].map((amount) => count(`heal${amount}`))).toEqual([2, 2, 2]);
  });

  it("is the same on every engine", async () => {
    const engines = (await Promise.all(engineIds.map(loadEngine))).filter((engine) => engine !== undefined);
    expect(engines.length).toBeGreaterThanOrEqual(5);
    expect(compareEngines(engines, matches).map(describeDifference)).toEqual([]);
  });

  it("is compared over every way in which a match can stand", () => {
    const reference = plain.modes.loopWithViews;
    if (reference === undefined) throw new Error("the plain loop has a mode with views");
    const results = Array.from({ length: matches }, (_, match) => playScript(reference, match));
    const isBeaten = ({ lives }: (typeof results)[number]) => Math.min(...lives) <= 0;
    expect(results.filter((result) => result.winner === 0 && isBeaten(result)).length).toBeGreaterThan(2);
    expect(results.filter((result) => result.winner === 1 && isBeaten(result)).length).toBeGreaterThan(2);
    expect(results.filter((result) => result.winner !== null && !isBeaten(result)).length).toBeGreaterThan(2);
    const rallying = results.filter((result) => result.winner === null && result.views?.[0].rallies.some(Boolean));
    expect(rallying.length).toBeGreaterThan(2);
  });
});

describe("the comparison", () => {
  it("notices a strike that deals one too many", () => {
    const wrong = plainWith((name) => (name === "strike6" ? { ...cardNamed(name), amount: 7 } : cardNamed(name)));
    const differences = compareEngines([plain, wrong], matches);
    expect(differences.map(({ field }) => field)).toContain("lives");
    expect(new Set(differences.map(({ mode }) => mode))).toEqual(new Set(["loop", "loopWithViews"]));
  });

  it("notices a view that is missing", () => {
    expect(compareEngines([plain, withPlantedViews(() => undefined)], 1)).toMatchObject([{ field: "views" }]);
  });

  it("notices a seat that is told what the other should be", () => {
    const swapped = withPlantedViews(([first, second]) => [second, first]);
    expect(compareEngines([plain, swapped], 4).map(({ field }) => field)).toContain("views");
  });

  it("runs in a process of its own and names who takes part", async () => {
    const { entrants, differences } = await askOnce("compare", { matches: 4 });
    expect(differences).toEqual([]);
    expect(entrants.map(({ engine, mode }) => `${engine}/${mode}`)).toEqual(
      expect.arrayContaining(["plain/loop", "boardgameio/reducer", "gamePark/actions"]),
    );
  });
});
