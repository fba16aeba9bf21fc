import { expect, it } from "vitest";
import { createEngine, seedFromText } from "../src/host.ts";
import { defineWorld, type Piece, z, zone } from "../src/index.ts";
import { drawFrom } from "../src/testing/index.ts";

/** A world that a viewer could just as well be in: it looks the same to them, and is as whole as the one they are in. */

interface Owned extends Piece {
  readonly owner: number;
}
const owned = { marks: { owner: z.int() } };
const declares = {
  seats: 3,
  phases: ["main"],
  options: z.object({}),
  zones: {
    hand: zone.each<Piece>("owner"),
    plans: zone.each<Piece>("owner", { inPlay: true }),
    veil: zone.shared<Owned>("backs", { ...owned, pool: "owned" }),
    pile: zone.shared<Owned>("nobody", { ...owned, pool: "owned" }),
  },
  facts: {},
  questions: {},
} as const;
interface Hidden extends Readonly<typeof declares> {}
const world = defineWorld<Hidden>(declares);
const aura = world.effect("aura", { duration: { type: "whileInPlay" } });
const engine = createEngine(
  world.game({
    id: "hidden",
    name: "Hidden",
    version: "1",
    actionsMax: 9,
    effects: [aura],
    passives: (face) => (face.startsWith("x") ? [aura] : []),
    setup: (table) => [
      table.create(["hand", 1], ["a", "b", "c"]),
      table.create(["plans", 1], ["x1", "d"]),
      ...[1, 2, 1].map((owner, i) => table.create("veil", [`v${i}`], { owner })),
      ...[2, 1, 0].map((owner, i) => table.create("pile", [`w${i}`], { owner })),
    ],
    actions: [],
  }),
);
const { state } = engine.create({ seed: seedFromText("redeal") }).snapshot;
const dreams = Array.from({ length: 24 }, (_, n) => engine.redeal(state, 0, drawFrom(`dream ${n}`)));

it("shows the viewer the same backs, each of its owner, and deals what lies under them", () => {
  for (const dream of dreams) expect(engine.view(dream, 0)).toEqual(engine.view(state, 0));
  const under = new Set(dreams.flatMap(({ veil }) => veil.map(({ face, owner }) => `${face} of ${owner}`)));
  expect([...under].sort()).toEqual(["v0 of 1", "v1 of 2", "v2 of 1", "w0 of 2", "w1 of 1"]);
});
it("has an effect on every piece in play whose face has one, and on no other", () => {
  for (const { effects, plans } of dreams) {
    const hung = plans[1].filter(({ face }) => face.startsWith("x")).map(({ id }) => [id, id]);
    expect(effects.map(({ piece, expires }) => [piece, expires.withPiece])).toEqual(hung);
  }
});
