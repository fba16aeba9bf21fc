import { expect, it } from "vitest";
import { createEngine, isAtRest, ownWorld, seedFromText } from "../src/host.ts";
import { defineWorld, type Piece, z, zone } from "../src/index.ts";
import { drawFrom } from "../src/testing/index.ts";

/** A world that is handed to a person holds nothing but what they could know, however it is read. */

const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: { deck: zone.shared<Piece>("nobody", { pool: "cards" }), hand: zone.each<Piece>("owner", { pool: "cards" }) },
  facts: {},
  questions: {},
} as const;
interface Scheming extends Readonly<typeof declares> {}
const world = defineWorld<Scheming>(declares);
const scheme = world.effect("scheme", { seenBy: "owner", duration: { type: "untilConsumed" } });
const ask = world.prompt("ASK", { memo: {}, takes: { really: "yesNo" }, answer: (turn) => [turn.endTurn()] });
const game = world.game({
  ...{ id: "scheming", name: "Scheming", version: "1", actionsMax: 60 },
  setup: (table) => [
    table.create("deck", ["ace", "king", "queen", "jack", "ten", "nine"]),
    table.shuffle("deck"),
    table.draw(1, "deck", ["hand", 0]),
    table.draw(1, "deck", ["hand", 1]),
  ],
  effects: [scheme],
  prompts: [ask],
  actions: [
    world.action("scheme", { label: "Scheme", play: (turn) => [scheme.start({ owner: turn.seat })] }),
    world.action("peek", { label: "Peek", play: (turn) => turn.show([turn.state.deck[0]!], turn.seat) }),
    world.action("wonder", { label: "Wonder", play: (turn) => [ask(turn.seat, {})] }),
    world.action("end", { label: "End", play: (turn) => [turn.endTurn()] }),
  ],
});
const engine = createEngine(game);
function after(...steps: readonly (readonly [seat: number, type: string])[]) {
  let { snapshot } = engine.create({ seed: seedFromText("scheming") });
  for (const [seat, type] of steps) {
    const result = engine.applyAction(snapshot, { type, seat, payload: {} });
    if (!result.ok) throw new Error(`${type}: ${result.error.code}`);
    ({ snapshot } = result);
  }
  return snapshot.state;
}
const held = (state: ReturnType<typeof after>, viewer: number) =>
  ownWorld(engine, engine.redeal(state, viewer, drawFrom("held")), viewer);

it("says neither what others know nor what they plan, and keeps what the viewer knows and plans", () => {
  const state = after([0, "end"], [1, "scheme"], [1, "peek"], [1, "end"]);
  expect(state.effects).toHaveLength(1);
  expect(state.known).not.toBeNull();
  const theirs = held(state, 0);
  expect(theirs).toMatchObject({ effects: [], known: null });
  expect(JSON.stringify(theirs)).not.toContain("scheme");
  expect(theirs.nextSecret).toEqual(held(after([0, "end"], [1, "end"]), 0).nextSecret);
  const own = held(state, 1);
  expect(own.effects).toEqual(state.effects);
  expect(own.known).not.toBeNull();
  for (const [viewer, there] of [theirs, own].entries()) {
    expect(engine.view(there, viewer)).toEqual(engine.view(state, viewer));
    expect(engine.validActions(there, 0)).toEqual(engine.validActions(state, 0));
  }
});
it("is for a position at rest: what waits behind a prompt is declared for nobody", () => {
  expect(isAtRest(after())).toBe(true);
  expect(isAtRest(after([0, "wonder"]))).toBe(false);
});
