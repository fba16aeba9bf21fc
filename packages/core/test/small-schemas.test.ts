import { defineWorld, fact, open } from "@cardwright/core";
import { createEngine, optionsSchema, seedFromText, stateSchema } from "@cardwright/core/host";
import { laws } from "@cardwright/core/testing";
import { expect, test } from "vitest";
import { toJSONSchema } from "zod";
import * as z from "zod/mini";

/** A page is smaller when its games declare with zod/mini, or nothing that needs a schema. */

const seed = seedFromText("small schemas");
const rest = { zones: {}, questions: {} } as const;

const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({ stones: z._default(z.int().check(z.minimum(1), z.maximum(20)), 5) }),
  facts: { left: fact.shared(0, "everyone", { type: z.int() }) },
  ...rest,
} as const;
const world = defineWorld(declares);
const taken = world.event(
  "TAKEN",
  { by: open(world.seat), stones: open(z.int()) },
  { apply: ({ left }, { stones }) => ({ left: left - stones }), say: ({ by }, names) => `${names.seat(by)} takes.` },
);
const take = world.action("take", {
  label: "Take",
  takes: { stones: "number" },
  play(turn) {
    const stones = turn.number("stones", 1, Math.min(3, turn.state.left), "How many?");
    const isLast = stones === turn.state.left;
    return [taken({ by: turn.seat, stones }), isLast ? turn.win(turn.seat, "took the last") : turn.endTurn()];
  },
});
const about = { name: "Nim", version: "1", actionsMax: 30 } as const;
const game = world.game({
  ...about,
  id: "nim",
  setup: (table) => [table.set("left", table.state.options.stones)],
  actions: [take],
});
const engine = createEngine(game);

test("a game may declare with zod/mini", () => {
  expect(engine.start({ seed }).left).toBe(5);
  expect(engine.start({ seed, options: { stones: 7 } }).left).toBe(7);
  expect(() => engine.start({ seed, options: { stones: 0 } })).toThrow("option stones");
  expect(stateSchema(engine).safeParse(engine.start({ seed })).success).toBe(true);
  expect(toJSONSchema(optionsSchema(engine.rules.declares), { io: "input" })).toMatchObject({
    properties: { stones: { default: 5, minimum: 1, maximum: 20 } },
  });
  expect(laws(game, { matches: 5 }).ok).toBe(true);
});
test("a game need not declare options, and then takes none", () => {
  const { options: _, ...without } = declares;
  const plain = defineWorld(without);
  const start = createEngine(plain.game({ ...about, id: "plain", setup: () => [], actions: [] }));
  expect(start.start({ seed }).options).toEqual({});
  expect(() => start.start({ seed, options: { stones: 3 } })).toThrow("there is no option stones");
});
