import { describe, expect, it } from "vitest";
import { createEngine, examineRules, seedFromText } from "../src/host.ts";
import { defineWorld, engineEvents, fact, type Piece, z, zone } from "../src/index.ts";

/** Mistakes of a developer are told by name, at the moment they happen. */

const declares = {
  seats: [2, 3],
  phases: ["main"],
  options: z.object({}),
  zones: {
    deck: zone.shared<Piece>("nobody"),
    hand: zone.each<Piece>("owner"),
    row: zone.shared<Piece>("backs"),
    board: zone.shared<Piece>("everyone"),
  },
  facts: { gold: fact.each(0, "everyone"), pot: fact.shared(0, "everyone") },
  questions: {},
} as const;
interface Small extends Readonly<typeof declares> {}
const world = defineWorld<Small>(declares);
type Play = Parameters<typeof world.action>[1]["play"];
/** As a rule would that is not written in TypeScript. */
const write = (state: object, part: string, value: unknown): never[] => {
  (state as Record<string, unknown>)[part] = value;
  return [];
};
const scribble = world.event(
  "scribble",
  {},
  {
    apply: (state) => {
      write(state, "round", 9);
      return {};
    },
  },
);
const doodle = world.step("doodle", {}, (table) => write(table.state, "turn", 9));
const blot = world.rule("blot", {
  react: [
    world.on(engineEvents.PIECE_MOVED, (_, table) => write(table.state.board, "0", { id: "p0", face: "ink", at: "" })),
  ],
});
const alone = world.step("alone", {}, () => scribble({}) as never);
const bid = world.prompt("BID", {
  takes: { more: "yesNo" },
  memo: {},
  answer: (turn) => (turn.yesNo("more") ? [] : []),
});
const misspelt = (name: string): never => name as never;
const gameWith = (play: Play) =>
  world.game({
    id: "small",
    name: "Small",
    version: "1",
    actionsMax: 9,
    setup: (table) => [
      ...(["deck", "row", "board"] as const).map((place) => table.create(place, ["sun"])),
      table.create(["hand", 0], ["sun"]),
    ],
    prompts: [bid],
    rules: [blot],
    actions: [world.action("go", { play })],
  });
/** The answer of one kind of engine to a mistake that an action makes. */
function answerOf(play: Play, strict: boolean) {
  const engine = createEngine(gameWith(play), [], { strict });
  const { snapshot } = engine.create({ seed: seedFromText("mistake") });
  const result = engine.applyAction(snapshot, { type: "go", seat: 0 });
  if (result.ok) return { told: "nothing", state: result.snapshot.state, events: result.entry.events };
  const { code } = result.error;
  return { told: "defect" in result && result.defect instanceof Error ? result.defect.message : code, code };
}
/** Both kinds of engine answer the same. */
function toldOf(play: Play): string {
  const [strict, production] = [answerOf(play, true), answerOf(play, false)];
  expect(production).toEqual(strict);
  return strict.told;
}

describe("when an engine is made", () => {
  const base = gameWith(() => []);
  it.each(["SUBMIT_CHOICE", "ACTIVATE_EFFECT", "concede"])("an action called %s, as the engine's own", (name) => {
    const game = { ...base, actions: [world.action(name, { play: () => [] })] };
    const told = `action "${name}" is defined by the engine and again by game small; rename one of them`;
    expect(() => createEngine(game)).toThrow(told);
  });
  it("an event called as one of the engine's own", () => {
    const game = { ...base, events: [world.extend({}).event("PIECE_MOVED", {})] };
    expect(() => createEngine(game)).toThrow('event "PIECE_MOVED" is defined by the engine and again by game small');
  });
  it("a handler that works from a zone that there is not", () => {
    const zones = ["tabel"] as never[];
    const handlers = [world.handler({ effectId: "X", zones, windows: ["main"], begin: () => ({ events: [] }) })];
    const told = 'effect handler "X" works from tabel, and the world declares no such zone';
    expect(() => examineRules({ ...base, handlers })).toThrow(told);
  });
});
describe("in a strict engine", () => {
  const plays: readonly (readonly [string, Play])[] = [
    ["a decision", (turn) => write(turn.state, "round", 9)],
    ["an event", () => [scribble({})]],
    ["a step", () => [doodle({})]],
    ["a reaction, to what was made a moment ago", (turn) => [turn.move(turn.state.row[0]!, "board")]],
  ];
  it.each(plays)("%s that writes the state", (_, play) => {
    expect(answerOf(play, true).told).toMatch(/^Cannot assign to read only property/);
  });
});
describe("in both kinds of engine", () => {
  const wrong: readonly (readonly [string, Play, string])[] = [
    [
      "add",
      (turn) => [turn.add("gold", 2, 1)],
      "fact gold is counted for each seat, and there is no seat 2 in this match",
    ],
    [
      "set",
      (turn) => [turn.set("gold", 2, 1)],
      "fact gold is counted for each seat, and there is no seat 2 in this match",
    ],
    ["set", (turn) => [turn.set(misspelt("glod"), 0, 1)], "the world declares no fact glod"],
    ["set", (turn) => [turn.set(misspelt("put"), 1)], "the world declares no fact put"],
    ["set", (turn) => [turn.set(misspelt("toString"), 1)], "the world declares no fact toString"],
    ["set", (turn) => [turn.set(misspelt("pot"), 0, 1)], 'pot is shared: say ("pot", value)'],
    ["set", (turn) => [turn.set(misspelt("gold"), 1)], 'each seat has a gold: say ("gold", seat, value)'],
    ["shuffle", (turn) => [turn.shuffle(misspelt("dekc"))], "there is no zone called dekc"],
    ["shuffle", (turn) => [turn.shuffle(misspelt("hand"))], 'each seat has a hand: its place is ["hand", seat]'],
    ["draw", (turn) => [turn.draw(1, ["deck", 0] as never, "board")], 'deck is shared: its place is "deck"'],
    ["gather", (turn) => [turn.gather(["hand", 3] as never, "board")], "there is no place called hand of seat 3"],
    ["becomes", () => [alone({})], '{"type":"scribble"} is no list of events'],
  ];
  it.each(wrong)("%s", (_, play, told) => {
    expect(toldOf(play)).toBe(told);
  });
});
describe("while a match is played", () => {
  const wrong: readonly (readonly [string, Play, string])[] = [
    ["one event in place of a list", (turn) => turn.endTurn() as never, "action go answers with no list of events"],
    ["nothing in place of a list", () => undefined as never, "action go answers with no list of events"],
    ["a prompt for nobody", () => [bid(2, {})], "prompt BID is for seat 2, which is not in this match"],
    ["a phase", (turn) => [turn.phase(misspelt("nope"))], "there is no phase nope; known are main"],
  ];
  it.each(wrong)("%s", (_, play, told) => {
    expect(toldOf(play)).toBe(told);
  });
  it("a card turned over where no backs lie", () => {
    for (const place of ["deck", "board"] as const) {
      expect(toldOf((turn) => [turn.flip(turn.state[place][0]!, true)])).toBe(
        `a piece of ${place} cannot be turned over: only a zone of "backs" has two sides`,
      );
    }
    expect(toldOf((turn) => [turn.flip(turn.state.hand[0][0]!, true)])).toMatch(/^a piece of hand\/0 cannot be turned/);
    expect(toldOf((turn) => [turn.flip(turn.state.row[0]!, true)])).toBe("nothing");
  });
});
