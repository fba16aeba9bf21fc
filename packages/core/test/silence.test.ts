import { expect, it } from "vitest";
import { createEngine, seedFromText } from "../src/host.ts";
import { defineWorld, fact, only, open, z } from "../src/index.ts";
import { laws } from "../src/testing/index.ts";

/** An event of which a viewer may see nothing is not told to them, nor a change of a part that they cannot see. */

interface Purse {
  readonly coins: number;
  readonly colour: string;
}
const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: {},
  facts: {
    purse: fact.each<Purse>(
      { coins: 0, colour: "red" },
      {
        shows: ({ colour }, viewer) => (viewer === 1 ? { colour } : {}),
        couldBe: (value, viewer, draw) => ({
          coins: draw(4),
          colour: viewer === 1 ? value.colour : draw(2) === 0 ? "red" : "blue",
        }),
      },
    ),
  },
  questions: {},
} as const;
interface World extends Readonly<typeof declares> {}
const world = defineWorld<World>(declares);
const seat = open(world.seat);
const whisper = world.event("whisper", { to: only("to", world.seat), word: only("to", z.string()) }, { say: () => "" });
const rustle = world.event(
  "rustle",
  { to: only("to", world.seat), word: only("to", z.string()) },
  { say: () => "", noticed: true },
);
const note = world.event("note", { seat, word: only("seat", z.string()) }, { say: () => "" });
const game = world.game({
  ...{ id: "silence", name: "Silence", version: "1", actionsMax: 12 },
  setup: () => [],
  actions: [
    world.action("speak", {
      label: "Speak",
      play: (turn) => [
        whisper({ to: turn.seat, word: "a" }),
        rustle({ to: turn.seat, word: "b" }),
        note({ seat: turn.seat, word: "c" }),
        turn.endTurn(),
      ],
    }),
  ],
});
const earn = world.action("earn", {
  label: "Earn",
  play: (turn) => {
    const { coins, colour } = turn.state.purse[turn.seat];
    return [turn.set("purse", turn.seat, { coins: coins + 1, colour }), turn.endTurn()];
  },
});
const dye = world.action("dye", {
  label: "Dye",
  play: (turn) => [turn.set("purse", turn.seat, { ...turn.state.purse[turn.seat], colour: "blue" }), turn.endTurn()],
});
const played = { ...game, actions: [...game.actions, earn, dye] };
const seen = (type: string, viewer: number) => {
  const engine = createEngine(played);
  const result = engine.applyAction(engine.create({ seed: seedFromText("hush") }).snapshot, { type, seat: 0 });
  if (!result.ok) throw new Error(result.error.message);
  return engine.seeEvents(result.entry.events, viewer).filter((event) => !event.type.startsWith("TURN_"));
};

it("tells an event to whoever sees one of its fields, and to others only where it is noticed", () => {
  expect(seen("speak", 0).map(({ type }) => type)).toEqual(["whisper", "rustle", "note"]);
  expect(seen("speak", 1)).toEqual([{ type: "rustle" }, { seat: 0, type: "note" }]);
  expect(seen("speak", -1)).toEqual([{ type: "rustle" }, { seat: 0, type: "note" }]);
});
it("tells a change of a partly shown fact to whom the shown part changes", () => {
  for (const viewer of [0, 1, -1]) expect(seen("earn", viewer)).toEqual([]);
  for (const viewer of [0, -1]) expect(seen("dye", viewer)).toEqual([]);
  expect(seen("dye", 1)).toEqual([
    { fact: "purse", seat: 0, by: null, value: { colour: "blue" }, type: "FACT_CHANGED" },
  ]);
});
it("obeys the laws", () => {
  expect(laws(played, { matches: 3, stepsMax: 8 }).ok).toBe(true);
});
