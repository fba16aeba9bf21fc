import { expect, it } from "vitest";
import { createEngine, seedFromText } from "../src/host.ts";
import { defineWorld, open, type Piece, z, zone } from "../src/index.ts";

/** An effect whose face-down piece is turned up gets an open number while events that name it still wait. */

const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: { traps: zone.each<Piece>("backs", { inPlay: true }) },
  facts: {},
  questions: {},
} as const;
interface Traps extends Readonly<typeof declares> {}
const world = defineWorld<Traps>(declares);
const text = { text: open(z.string()) };
const stepped = world.event("stepped", text);
const shouted = world.event("shouted", text);
const continued = world.prompt("CONTINUE", {
  takes: { on: "yesNo" },
  memo: {},
  answer: (turn) => (turn.yesNo("on") ? [] : []),
});
const trap = world.effect("trap", {
  duration: { type: "whileInPlay" },
  // Turns itself up, and is used up.
  react: [
    world.on(stepped, (_, table, self) => [table.flip(table.find("traps", self.piece ?? "")!, true), table.end(self)]),
  ],
  // Turns itself up, asks, and makes it louder once.
  replace: [
    world.on(shouted, (event, table, self) => [
      table.flip(table.find("traps", self.piece ?? "")!, true),
      continued(0, {}),
      shouted({ text: `${event.text}!` }),
    ]),
  ],
});
const engine = createEngine(
  world.game({
    id: "light",
    name: "Light",
    version: "1",
    actionsMax: 9,
    setup: (table) => [table.create(["traps", 1], ["x"])],
    prompts: [continued],
    effects: [trap],
    passives: () => [trap],
    actions: [
      world.action("step", { play: () => [stepped({ text: "crack" })] }),
      world.action("shout", { play: () => [shouted({ text: "hey" })] }),
    ],
  }),
  [],
  { strict: true },
);
const { snapshot } = engine.create({ seed: seedFromText("light") });

it("is ended by the name it had before", () => {
  const result = engine.applyAction(snapshot, { type: "step", seat: 0 });
  expect(result.ok && result.snapshot.state.effects).toEqual([]);
  // It is told under the open number alone: the other would tell how many are hidden.
  expect(result.ok && engine.seeEvents(result.entry.events, 0).at(-1)).toMatchObject({
    type: "EFFECT_ENDED",
    effect: "e1",
  });
});
it("has replaced an event under either name, also when the match has waited in between", () => {
  const asked = engine.applyAction(snapshot, { type: "shout", seat: 0 });
  if (!asked.ok) throw new Error(asked.error.message);
  const payload = { prompt_id: asked.snapshot.state.prompts[0]!.id, selections: "YES" };
  const result = engine.applyAction(asked.snapshot, { type: "SUBMIT_CHOICE", seat: 0, payload });
  expect(result.ok && result.entry.events.at(-1)).toEqual({ type: "shouted", text: "hey!" });
});
