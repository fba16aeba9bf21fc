import { describe, expect, it } from "vitest";
import { createEngine, examineRules, seedFromText } from "../src/host.ts";
import { defineWorld, type Events, fact, type Piece, type Turn, z, zone } from "../src/index.ts";

/** Misspelt words of a game are found before it starts, impossible ones where they are used; both kinds are told with the cure. */

const declares = {
  seats: [2, 8],
  phases: ["bid", "play"],
  options: z.object({}),
  zones: {
    deck: zone.shared<Piece>("nobody", { pool: "cards" }),
    hand: zone.each<Piece>("owner", { pool: "cards" }),
  },
  facts: { gold: fact.each(0, "everyone"), pot: fact.shared<unknown>(0, "everyone") },
  questions: {},
} as const;
interface Small extends Readonly<typeof declares> {}
const world = defineWorld<Small>(declares);
type Play = (turn: Turn<Small>) => Events;
const gameWith = (play: Play = () => []) =>
  world.game({
    ...{ id: "small", name: "Small", version: "1", actionsMax: 9 },
    setup: (table) => [table.create("deck", ["sun", "moon"]), table.create(["hand", 0], ["star", "sea"])],
    actions: [world.action("go", { label: "Go", play })],
  });
type Small3 = ReturnType<typeof gameWith>;
/** As a game would say it that is not written in TypeScript. */
const untyped = (value: unknown): never => value as never;
const lasting = (duration: unknown) => ({ effects: [world.effect("mist", { duration: untyped(duration) })] });

describe("before anything starts, a game is refused", () => {
  const wrong: readonly (readonly [string, Partial<Small3>, string])[] = [
    ["an aim that is none", { counts: untyped("score") }, 'counts is "winning" or { leadUpTo: points }'],
    ["an aim of nothing", { counts: { leadUpTo: 0 } }, "a number above 0; this game says"],
    ["an aim that is no number", { counts: { leadUpTo: Number.NaN } }, "a number above 0; this game says"],
    ["a first phase", { startPhase: untyped("bidd") }, "startPhase names bidd; phases are bid, play"],
    ["a phase of turns", { turnPhase: untyped("bidd") }, "turnPhase names bidd; phases are bid, play"],
    ["a phase that is heard", { onPhase: untyped({ bidd: () => [] }) }, "onPhase names bidd; phases are bid, play"],
    ["a lasting phase", { lastingPhases: untyped(["bidd"]) }, "lastingPhases names bidd; phases are bid, play"],
    ["no list of phases", { lastingPhases: untyped("bid") }, 'lastingPhases is a list of phases, and not "bid"'],
    [
      "the phase of an action",
      { actions: [world.action("go", { phase: untyped("bidd"), play: () => [] })] },
      'action "go" names bidd; phases are bid, play',
    ],
    [
      "the actors of an action",
      { actions: [world.action("go", { who: untyped("all"), play: () => [] })] },
      'action "go" is for "all"; who is "active" or "any"',
    ],
    ["the phase of an effect", lasting({ type: "untilPhase", phase: "bidd" }), 'effect "mist" names bidd; phases are'],
    ["a duration", lasting({ type: "forever" }), 'effect "mist" lasts "forever"; durations are untilEndOfTurn,'],
    ["a length", lasting({ type: "nTurns", turns: Number.NaN }), 'effect "mist" lasts nTurns with NaN; say how long'],
  ];
  it.each(wrong)("with %s that it does not have", (_, parts, told) => {
    expect(() => examineRules({ ...gameWith(), ...parts })).toThrow(told);
  });
});

function toldOf(play: Play, parts: Partial<Small3> = {}, strict = false): string {
  const engine = createEngine({ ...gameWith(play), ...parts }, [], { strict });
  const { snapshot } = engine.create({ seats: 3, seed: seedFromText("small") });
  const result = engine.applyAction(snapshot, { type: "go", seat: 0 });
  return "defect" in result && result.defect instanceof Error ? result.defect.message : "nothing";
}
describe("while a match is played, a rule is refused", () => {
  const mist = world.effect("mist", { duration: { type: "untilEndOfTurn" } });
  const late = { duration: untyped({ type: "untilPhase", phase: "bidd" }) };
  const seat9 = untyped(9);
  const wrong: readonly (readonly [string, Play, string])[] = [
    ["a seat that goes out", (turn) => [turn.eliminate(seat9)], "seat 9 cannot go out or come back"],
    ["a seat that comes back", (turn) => [turn.readmit(seat9)], "seat 9 cannot go out or come back"],
    [
      "a seat that is asked about",
      (turn) => (turn.canAct(seat9, "go") ? [] : []),
      "canAct asks about seat 9, which is not in this match",
    ],
    ["nobody by accident", (turn) => [turn.win(untyped(undefined), "x")], "win names its winners; nobody is null"],
    [
      "a seat of a larger match",
      (turn) => [turn.draw(1, "deck", ["hand", 5])],
      "there is no place called hand of seat 5",
    ],
    [
      "no number of cards",
      (turn) => [turn.draw(Number.NaN, "deck", ["hand", 0])],
      "pieces drawn from deck are a whole number, and not NaN",
    ],
    [
      "half a card",
      (turn) => [turn.refill("deck", ["hand", 0], 3.5)],
      "pieces drawn from deck are a whole number, and not 1.5",
    ],
    ["a seat that looks", (turn) => [...turn.show(turn.state.deck, seat9)], "pieces of deck are shown to seat 9"],
    [
      "a place behind the end",
      (turn) => [turn.move(turn.state.hand[0][0]!, "deck", { position: 9 })],
      "a position from 0 to 2 of deck, and not 9",
    ],
    [
      "a place in words",
      (turn) => [turn.move(turn.state.hand[0][0]!, "deck", { position: untyped("middle") })],
      "and not middle",
    ],
    ["a sum that is none", (turn) => [turn.add("gold", 0, Number.NaN)], "fact gold cannot be NaN"],
    [
      "a seat in words",
      (turn) => [turn.set("gold", untyped("0"), 1)],
      'each seat has a gold: say ("gold", seat, value)',
    ],
    ["half a seat", (turn) => [turn.add("gold", untyped(0.5), 1)], "each seat has a gold"],
    [
      "a mark in place of an id",
      (turn) => [turn.mark(turn.state.hand[0][0]!, untyped({ id: "p1" }))],
      'a mark cannot be called "id"',
    ],
    [
      "a mark in place of a face",
      (turn) => [turn.move(turn.state.hand[0][0]!, "deck", { marks: { face: "sun" } })],
      'a mark cannot be called "face"',
    ],
    [
      "a mark in place of a place",
      (turn) => [turn.create("deck", ["sun"], untyped({ at: "hand/0" }))],
      'a mark cannot be called "at"',
    ],
    ["no faces", (turn) => [turn.create("deck", untyped([3]))], "create takes a list of faces, and not [3]"],
    ["a refusal that is none", (turn) => [turn.stop(untyped(true)) as never], "stop takes refuse(...), and not true"],
    ["a refusal without a reason", (turn) => [turn.need(false, untyped(5)) as never], "begins with its code, a text"],
    ["a winner in words", (turn) => [turn.win(untyped("0"), "x")], 'winners are a list of seats, and not "0"'],
    ["a value that is nothing", (turn) => [turn.set("pot", undefined)], "fact pot cannot be undefined"],
    [
      "an owner of an effect",
      () => [mist.start({ owner: seat9 })],
      "effect mist is owned by a seat of this match or by -1",
    ],
    [
      "a duration of its own",
      () => [mist.start({ owner: 0, ...late })],
      'effect "mist" names bidd; phases are bid, play',
    ],
  ];
  it.each(wrong)("%s", (_, play, told) => {
    for (const strict of [true, false]) expect(toldOf(play, { effects: [mist] }, strict)).toContain(told);
  });
  it.each([9, -1, Number.NaN])("with a turn order that names seat %s", (seat) => {
    const turnOrder = () => ({ seat: untyped(seat), newRound: false });
    expect(toldOf((turn) => [turn.endTurn()], { turnOrder })).toBe(
      `turnOrder names seat ${seat}, which is not in this match`,
    );
  });
  it("that is right", () => {
    const right: Play = (turn) => [
      turn.move(turn.state.hand[0][0]!, "deck", { position: 2 }),
      turn.draw(-1, "deck", ["hand", 0]),
      mist.start({ owner: -1 }),
    ];
    expect(toldOf(right, { effects: [mist] })).toBe("nothing");
  });
});
