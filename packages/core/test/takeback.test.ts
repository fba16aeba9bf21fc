import { expect, it } from "vitest";
import {
  AGREE_TAKEBACK,
  awaitedAnswers,
  createEngine,
  DECLINE_TAKEBACK,
  headerOf,
  logOf,
  nextChoice,
  replay,
  seedFromText,
  stateHash,
  TAKEBACK,
  UNDO,
  verify,
} from "../src/host.ts";
import { defineWorld, fact, type Piece, z, zone } from "../src/index.ts";
import type { Action, Entry } from "../src/protocol/index.ts";

/** Takebacks give back what no undo can, where all others agree: steps of the log, like everything else. */

const declares = {
  seats: [1, 3],
  phases: ["main"],
  options: z.object({}),
  zones: { deck: zone.shared<Piece>("nobody"), hand: zone.each<Piece>("owner") },
  facts: { gold: fact.each(0, "everyone") },
  questions: {},
} as const;
interface Drawing extends Readonly<typeof declares> {}
const world = defineWorld<Drawing>(declares);
const game = world.game({
  ...{ id: "drawing", name: "Drawing", version: "1", actionsMax: 99 },
  setup: (table) => [table.create("deck", ["sun", "moon", "star", "sun", "moon", "star"]), table.shuffle("deck")],
  actions: [
    world.action("draw", {
      label: "Draw",
      play: (turn) => [turn.draw(1, "deck", ["hand", turn.seat]), turn.endTurn()],
    }),
    world.action("earn", { label: "Earn", play: (turn) => [turn.add("gold", turn.seat, 1)] }),
  ],
});
const engine = createEngine(game);
type Step = readonly [number, string, string?];
function play(seats: number, steps: readonly Step[]) {
  const match = { seed: seedFromText("takeback"), seats };
  const first = engine.create(match);
  let { snapshot } = first;
  const [entries, states]: [Entry[], unknown[]] = [[first.entry], [snapshot.state]];
  for (const [seat, type, intentId] of steps) {
    const result = engine.applyAction(snapshot, { type, seat, ...(intentId === undefined ? {} : { intentId }) });
    if (!result.ok) throw new Error(result.error.code);
    ({ snapshot } = result);
    if (result.repeated) continue;
    entries.push(result.entry);
    states.push(snapshot.state);
  }
  return { match, snapshot, entries, states };
}
const refusalOf = (seats: number, steps: readonly Step[], action: Action): string => {
  const found = nextChoice(engine, play(seats, steps).snapshot, action);
  return found !== null && "code" in found ? found.code : "it may be done";
};

it("goes back past a draw and another's turn once all others have agreed, and not before", () => {
  const asked = play(3, [
    [0, "draw"],
    [1, "draw"],
    [0, TAKEBACK],
    [2, AGREE_TAKEBACK],
  ]);
  expect(awaitedAnswers(asked.snapshot)).toEqual([1]);
  expect(asked.snapshot.state).toEqual(asked.states[2]);
  const done = play(3, [
    [0, "draw"],
    [1, "draw"],
    [0, TAKEBACK],
    [2, AGREE_TAKEBACK],
    [1, AGREE_TAKEBACK],
  ]);
  expect(done.snapshot.state).toEqual(done.states[0]);
  expect(done.entries.at(-1)!.events.map(({ type }) => type)).toEqual(["TAKEBACK_ANSWERED", "ACTION_UNDONE"]);
  for (const viewer of [-1, 0, 1, 2] as const)
    expect(engine.view(done.snapshot.state, viewer)).toEqual(engine.view(done.states[0] as never, viewer));
});
it("is a part of the log that replay and verify follow, and that nobody can invent", () => {
  const steps: readonly Step[] = [
    [0, "earn"],
    [0, "draw"],
    [0, TAKEBACK],
    [1, AGREE_TAKEBACK],
    [0, "earn"],
    [0, "draw"],
    [0, TAKEBACK],
    [1, DECLINE_TAKEBACK],
    [1, "draw"],
  ];
  const { match, snapshot, entries } = play(2, steps);
  const log = logOf(headerOf(engine, match, snapshot), JSON.parse(JSON.stringify(entries)));
  expect(stateHash(replay(engine, log))).toBe(stateHash(snapshot.state));
  expect(verify(engine, log, match.seed)).toEqual({ ok: true });
  // The other seat never agreed.
  const forged = entries.with(4, { ...entries[4]!, action: { type: AGREE_TAKEBACK, seat: 0 } });
  expect(verify(engine, logOf(log.header, forged), match.seed)).toMatchObject({ ok: false, revision: 4 });
});
it("lapses with any other step, and is declined by one who does not want it", () => {
  const begun: readonly Step[] = [
    [0, "draw"],
    [0, TAKEBACK],
  ];
  expect(refusalOf(2, begun, { type: AGREE_TAKEBACK, seat: 1 })).toBe("it may be done");
  expect(refusalOf(2, [...begun, [1, "earn"]], { type: AGREE_TAKEBACK, seat: 1 })).toBe("TAKEBACK_NOT_ASKED");
  expect(refusalOf(2, [...begun, [1, DECLINE_TAKEBACK]], { type: AGREE_TAKEBACK, seat: 1 })).toBe("TAKEBACK_NOT_ASKED");
  expect(refusalOf(2, begun, { type: AGREE_TAKEBACK, seat: 0 })).toBe("TAKEBACK_NOT_ASKED");
  expect(refusalOf(2, begun, { type: TAKEBACK, seat: 0 })).toBe("TAKEBACK_OPEN");
});
it("is asked three times in vain at most, and what was granted does not count", () => {
  const inVain: readonly Step[] = [
    [0, TAKEBACK],
    [1, DECLINE_TAKEBACK],
  ];
  const granted: readonly Step[] = [
    [0, "draw"],
    [0, TAKEBACK],
    [1, AGREE_TAKEBACK],
  ];
  const twice: readonly Step[] = [...granted, ...granted, [0, "draw"], ...inVain, ...inVain];
  expect(refusalOf(2, twice, { type: TAKEBACK, seat: 0 })).toBe("it may be done");
  expect(refusalOf(2, [...twice, ...inVain], { type: TAKEBACK, seat: 0 })).toBe("TAKEBACKS_SPENT");
  expect(refusalOf(2, [...twice, ...inVain, [1, "draw"]], { type: TAKEBACK, seat: 1 })).toBe("it may be done");
});
it("needs a step of one's own, somebody to ask, and a match that goes on", () => {
  expect(refusalOf(2, [], { type: TAKEBACK, seat: 0 })).toBe("NOTHING_TO_UNDO");
  expect(refusalOf(2, [[0, "draw"]], { type: TAKEBACK, seat: 1 })).toBe("NOTHING_TO_UNDO");
  expect(refusalOf(1, [[0, "earn"]], { type: TAKEBACK, seat: 0 })).toBe("NOTHING_TO_UNDO");
  expect(
    refusalOf(
      2,
      [
        [0, "draw"],
        [1, "concede"],
      ],
      { type: TAKEBACK, seat: 0 },
    ),
  ).toBe("MATCH_OVER");
  // A step that was taken back, whichever way, is not there to be asked for.
  expect(
    refusalOf(
      2,
      [
        [0, "earn"],
        [0, UNDO],
      ],
      { type: TAKEBACK, seat: 0 },
    ),
  ).toBe("NOTHING_TO_UNDO");
});
it("takes effect once by its intent, and survives being kept as text", () => {
  const once = play(2, [
    [0, "draw"],
    [0, TAKEBACK, "a"],
    [0, TAKEBACK, "a"],
    [1, AGREE_TAKEBACK, "b"],
    [1, AGREE_TAKEBACK, "b"],
  ]);
  expect(once.entries).toHaveLength(4);
  const asked = play(2, [
    [0, "draw"],
    [0, TAKEBACK],
  ]);
  const kept = JSON.parse(JSON.stringify(asked.snapshot)) as typeof asked.snapshot;
  const back = engine.applyAction(kept, { type: AGREE_TAKEBACK, seat: 1 });
  expect(back.ok && stateHash(back.snapshot.state)).toBe(stateHash(asked.states[0] as object));
});
it("is the engine's alone to announce", () => {
  const forged = { type: "TAKEBACK_ANSWERED", seat: 1, agrees: true };
  const lying = createEngine({ ...game, setup: () => [forged] });
  expect(() => lying.create({ seed: seedFromText("lie"), seats: 2 })).toThrow("made by the engine alone");
});
