import { defineWorld, fact, z } from "@cardwright/core";
import { createEngine, seedFromText } from "@cardwright/core/host";
import { playRandom } from "@cardwright/core/testing";

// Take one, two or three stones. Whoever takes the last one wins.
const world = defineWorld({
  seats: 2,
  phases: ["take"],
  options: z.object({ stones: z.int().min(1).max(100).default(21) }),
  zones: {},
  facts: { stones: fact.shared(21, "everyone") },
  questions: {},
});
const take = world.action("take", {
  takes: { stones: "number" },
  label: "Take stones",
  play(turn) {
    const left = turn.state.stones - turn.number("stones", 1, Math.min(3, turn.state.stones), "How many do you take?");
    const taken = turn.set("stones", left);
    return left === 0 ? [taken, turn.win(turn.seat, "took the last stone")] : [taken, turn.endTurn()];
  },
});
export const nim = world.game({
  id: "nim",
  name: "Nim",
  version: "1",
  actionsMax: 100,
  setup: (table) => [table.set("stones", table.state.options.stones)],
  actions: [take],
});

// It runs, it refuses with a reason, and it can be played by anything that chooses among what is offered.
const engine = createEngine(nim);
const { snapshot } = engine.create({ seed: seedFromText("hello"), options: { stones: 5 } });
const refused = engine.applyAction(snapshot, { type: "take", seat: 0, payload: { stones: 4 } });
console.log(refused.ok ? "accepted" : refused.error.message);
console.log(playRandom(nim, "first").last.state.outcome);
