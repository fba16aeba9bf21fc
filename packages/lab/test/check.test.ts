import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnyEngine } from "@cardwright/bots";
import type { Game } from "@cardwright/core";
import { createEngine, verify } from "@cardwright/core/host";
import { afterAll, describe, expect, test } from "vitest";
import { seatsTried } from "../src/check/chunk.ts";
import { showsInFile } from "../src/check/finding-file.ts";
import {
  check,
  type FoundLaw,
  isScenario,
  readReplay,
  readScenario,
  scenarioSteps,
  threadRunner,
} from "../src/index.ts";
import { DEFECTS, type Defect, defective } from "./games/defects.ts";

const catalog = new URL("./games/defect-catalog.ts", import.meta.url).href;
const folder = await mkdtemp(join(tmpdir(), "cardwright-check-"));
const runner = threadRunner({ threads: 1, catalog });
afterAll(async () => {
  await runner.close();
  await rm(folder, { recursive: true });
});
async function checked(game: string, expansions: readonly string[] = [], to = join(folder, game.replaceAll(" ", "-"))) {
  const plan = { source: { module: "catalog", game, expansions }, games: 3, seed: "check", bots: ["random"] as const };
  return check(plan, game, { runner, catalog, folder: to });
}
const broken = (laws: readonly FoundLaw[]): readonly string[] => laws.filter(({ ok }) => !ok).map(({ name }) => name);

test("a sound game breaks no law", async () => {
  const { ok, laws } = await checked("small");
  expect(broken(laws)).toEqual([]);
  expect(ok).toBe(true);
  expect(laws.every(({ cases }) => cases > 0)).toBe(true);
  const pairs = laws.find(({ name }) => name.includes("both orders"))!;
  expect(pairs.notes?.[0]).toMatch(/^21 of 21 pairs of 6 cards were played/);
});

/** The law that has to break; others may break with it. */
const EXPECTED: Readonly<Record<Defect, string>> = {
  "leaks a hidden card": "events do not depend on what is hidden",
  "loses a card": "conservation",
  "doubles an id": "ids are unique",
  deadlocks: "there is always a legal action or an end",
  "never ends": "play ends within the game's limit",
  "offers what it refuses": "every offered action is accepted",
  "draws chance of its own": "same seed and actions, same match",
  "depends on the process": "the same in another process",
  "goes round in circles": "a turn does not go round in circles",
  "loops when two cards meet": "pairs of cards: no loop and no failure",
  "asks what nobody can answer when two cards meet": "pairs of cards: no question is left that nobody can answer",
  "keeps an effect alive": "expired effects are gone",
  "throws while it is asked": "rules never fail",
  "throws when something happens": "every offered action is accepted",
};
describe("a planted defect is found", () => {
  test.each(DEFECTS)("%s", async (defect) => {
    const { game, expansions } = defective(defect);
    const ids = expansions.map(({ id }) => id);
    const { ok, laws } = await checked(defect, ids);
    expect(ok).toBe(false);
    expect(broken(laws)).toContain(EXPECTED[defect]);
    // What is written shows it to whoever reads it, or it says that it does not.
    const engine = createEngine({ ...game, id: defect } as Game, expansions) as unknown as AnyEngine;
    for (const { name, finding } of laws) {
      if (finding?.file?.endsWith(".replay.json") !== true) continue;
      const isShown = showsInFile(engine, name, await readFile(finding.file, "utf8"));
      if (isShown === false) expect(finding.detail).toContain("does not show it by itself");
      if (defect === "leaks a hidden card" && name === EXPECTED[defect]) expect(isShown).toBe(true);
    }
  });
});
test.each([
  ["throws while it is asked", "rules never fail", "a debt has no owner"],
  ["throws when something happens", "every offered action is accepted", "the die has rolled off the table"],
] as const)("a finding has the words of what %s", async (defect, law, words) => {
  const { laws } = await checked(defect);
  const finding = laws.find(({ name }) => name === law)!.finding!;
  expect(finding.detail).toContain(words);
  expect(finding.file).toBeDefined();
});
test("a finding about two cards is a table that can be looked at step by step, to where it goes wrong", async () => {
  const { laws } = await checked("loops when two cards meet");
  const { finding } = laws.find(({ name }) => name.startsWith("pairs of cards: no loop"))!;
  const text = await readFile(finding!.file!, "utf8");
  expect(isScenario(text)).toBe(true);
  const engine = createEngine(defective("loops when two cards meet").game) as unknown as AnyEngine;
  const steps = scenarioSteps(engine, readScenario(text));
  expect(steps).toHaveLength(finding!.actions! + 1);
  expect(steps.at(-1)!.told).toEqual([expect.stringMatching(/^Refused: /)]);
});
test("a finding is a short replay that anyone can verify and that shows what is wrong", async () => {
  const { laws } = await checked("loses a card");
  const finding = laws.find(({ name }) => name === "conservation")!.finding!;
  expect(finding.actions).toBeLessThanOrEqual(12);
  const replay = readReplay(await readFile(finding.file!, "utf8"));
  const engine = createEngine({ ...defective("loses a card").game, id: "loses a card" } as Game);
  expect(verify(engine, replay.log, replay.seed!)).toEqual({ ok: true });
  expect(replay.log.lines).toHaveLength(finding.actions! + 1);
  expect(replay.log.lines.at(-1)!.entry.events.map(({ type }) => type)).toContain("vanished");
});
test("a finding whose replay can be written nowhere is told all the same", async () => {
  const { laws } = await checked("loses a card", [], "/proc/none/deep");
  const finding = laws.find(({ name }) => name === "conservation")!.finding!;
  expect(finding.file).toBeUndefined();
  expect(finding.detail).toMatch(/^its replay cannot be written \(.+\); .+/);
});
test("every number of seats that a game allows has its turn, as far as there are matches", () => {
  const plan = { source: { module: "", expansions: [] }, games: 5, seed: "1", bots: [] };
  expect(seatsTried(plan, [2, 4])).toEqual([2, 3, 4]);
  expect(seatsTried({ ...plan, games: 2 }, [2, 4])).toEqual([2, 3]);
  expect([seatsTried({ ...plan, seats: 3 }, [2, 4]), seatsTried(plan, 2)]).toEqual([[3], [2]]);
});
