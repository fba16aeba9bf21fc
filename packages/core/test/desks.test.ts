import { expect, it } from "vitest";
import { createEngine, seedFromText } from "../src/host.ts";
import { defineWorld, z } from "../src/index.ts";

/** A desk whose queue was broken off is dropped; every other desk serves the next action. */

const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: {},
  facts: {},
  questions: {},
} as const;
interface Plain extends Readonly<typeof declares> {}
const world = defineWorld<Plain>(declares);
/** The tables that steps were given: each desk has one. */
const tables: object[] = [];
const step = (name: string, leadsTo: readonly { readonly type: string }[]) =>
  world.step(name, {}, (table) => {
    tables.push(table);
    return leadsTo as never;
  });
const calm = step("calm", []);
const endless = step("endless", [{ type: "endless" }, { type: "endless" }]);
const circle = step("circle", [{ type: "circle" }]);
const action = (name: string, cause: typeof calm) => world.action(name, { label: name, play: () => [cause({})] });
const game = world.game({
  ...{ id: "plain", name: "Plain", version: "1", actionsMax: 9 },
  setup: () => [],
  actions: [
    action("calm", calm),
    action("endless", endless),
    action("circle", circle),
    world.action("refused", {
      label: "Refused",
      play(turn) {
        turn.need(false, "NO", "never");
        return [];
      },
    }),
  ],
});
const match = { seed: seedFromText("plain"), seats: 2 };

it.each([
  ["refused", "NO", true],
  ["endless", "CHAIN_TOO_LONG", false],
  ["circle", "LOOP_DETECTED", false],
])("after %s, refused with %s, the desk is kept: %s", (type, code, isKept) => {
  const engine = createEngine(game);
  const { snapshot } = engine.create(match);
  const acts = (kind: string): string => {
    const result = engine.applyAction(snapshot, { type: kind, seat: 0 });
    return result.ok ? "ok" : result.error.code;
  };
  const simulates = (kind: string): string =>
    engine.simulate(snapshot.state, { type: kind, seat: 0 }, match.seed) === null ? code : "ok";
  for (const play of [acts, simulates]) {
    expect(play("calm")).toBe("ok");
    const before = tables.at(-1);
    expect(play(type)).toBe(code);
    expect(play("calm")).toBe("ok");
    expect(tables.at(-1) === before).toBe(isKept);
  }
});
