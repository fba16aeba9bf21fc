import { describe, expect, it } from "vitest";
import { givenChance } from "../src/engine/given-chance.ts";
import { applyGiven, createEngine, headerOf, logOf, seedFromText } from "../src/host.ts";
import { defineWorld, fact, z } from "../src/index.ts";
import { verify } from "../src/log.ts";
import { scene } from "../src/testing/index.ts";

/** Dice and draws may be given in scenes, what-ifs and searches, through the same stream as all chance. */

const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: {},
  facts: { seen: fact.shared<readonly number[]>([], "everyone") },
  questions: {},
} as const;
interface Dicing extends Readonly<typeof declares> {}
const world = defineWorld<Dicing>(declares);
const roll = world.step("ROLL", { count: z.int() }, (table, { count }) => {
  const dice = Array.from({ length: count }, () => table.random.die(6));
  return [table.set("seen", [...dice, table.random.pick([10, 20])])];
});
const mix = world.step("MIX", {}, (table) => [table.set("seen", table.random.shuffle([1, 2, 3]))]);
const long = world.step("LONG", {}, (table) => [table.set("seen", table.random.shuffle([1, 2, 3, 4, 5, 6, 7, 8]))]);
const game = world.game({
  id: "dicing",
  name: "Dicing",
  version: "1",
  actionsMax: 9,
  setup: () => [],
  actions: [
    world.action("one", { label: "Roll", play: () => [roll({ count: 1 })] }),
    world.action("two", { label: "Roll", play: () => [roll({ count: 2 })] }),
    world.action("mix", { label: "Mix", play: () => [mix({})] }),
    world.action("long", { label: "Mix", play: () => [long({})] }),
    world.action("none", { label: "Pass", play: () => [] }),
  ],
});

describe("given chance", () => {
  it("comes out as it is given, and then the stream goes on where it would have", () => {
    const table = scene(game).chance(4, 6, 1).does(0, "two");
    expect(table.state.seen).toEqual([4, 6, 20]);
    const [free, given] = [scene(game).does(0, "two"), table];
    expect(given.state.position).toBe(free.state.position);
    expect(given.does(0, "two").state.seen).toEqual(free.does(0, "two").state.seen);
  });
  it("may be a part of it", () => {
    const free = scene(game).does(0, "two").state.seen;
    expect(scene(game).chance(free[0]!).does(0, "two").state.seen).toEqual(free);
  });
  it.each([
    [[7], "draw 1 is 1 to 6, and [7] gives 7"],
    [[0], "draw 1 is 1 to 6, and [0] gives 0"],
    [[1, 2], "draw 2 is 0 to 1, and [1,2] gives 2"],
    [[1.5], "draw 1 is 1 to 6, and [1.5] gives 1.5"],
    [[1, 1, 1], "only 2 draws were made, and [1,1,1] gives 3"],
  ])("that cannot be is refused by name: %j", (wanted, told) => {
    expect(() =>
      scene(game)
        .chance(...wanted)
        .does(0, "one"),
    ).toThrow(told);
  });
  it("can be gone through, each outcome with how likely it is", () => {
    const outcomes = scene(game).outcomes(0, "one");
    expect(outcomes).toHaveLength(12);
    expect(new Set(outcomes.map(({ state }) => state.seen.join())).size).toBe(12);
    expect(outcomes.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    expect(
      new Set(
        scene(game)
          .outcomes(0, "mix")
          .map(({ state }) => state.seen.join()),
      ).size,
    ).toBe(6);
    expect(scene(game).outcomes(0, "none")).toMatchObject([{ chance: [], weight: 1 }]);
  });
  it("has a limit, which is told", () => {
    expect(() => scene(game).outcomes(0, "long")).toThrow("long has more than 10000 outcomes");
  });
  it("serves a search", () => {
    const engine = createEngine(game);
    const { snapshot } = engine.create({ seed: seedFromText("search") });
    expect(
      engine.simulate(snapshot.state, { type: "one", seat: 0 }, snapshot.seed, givenChance([3, 0]).choose)?.seen,
    ).toEqual([3, 10]);
    expect(engine.simulate(snapshot.state, { type: "one", seat: 0 }, snapshot.seed)?.seen).toEqual(
      engine.simulate(snapshot.state, { type: "one", seat: 0 }, snapshot.seed)?.seen,
    );
  });
  it("is in no payload, and a log with it is not verified", () => {
    const engine = createEngine(game);
    const match = { seed: seedFromText("cheat") };
    const { snapshot, entry } = engine.create(match);
    const action = { type: "one", seat: 0 };
    const fair = engine.applyAction(snapshot, action);
    const shown = fair.ok ? fair.snapshot.state.seen[0]! : 0;
    const cheat = applyGiven(engine, snapshot, action, [shown === 6 ? 5 : 6]);
    if (!fair.ok || !cheat.ok) throw new Error("refused");
    const header = headerOf(engine, match, snapshot);
    expect(verify(engine, logOf(header, [entry, fair.entry]), match.seed).ok).toBe(true);
    expect(verify(engine, logOf(header, [entry, cheat.entry]), match.seed).ok).toBe(false);
    const payload = { wanted: [6], chance: [6] };
    expect(engine.applyAction(snapshot, { ...action, payload })).toMatchObject({ ok: false });
  });
});
