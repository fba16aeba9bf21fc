import { describe, expect, it } from "vitest";
import { examineRules } from "../src/host.ts";
import { defineWorld, fact, open, type Piece, permission, quantity, z, zone } from "../src/index.ts";
import { laws, scene } from "../src/testing/index.ts";

/** Rules are read word by word before anything starts: what TypeScript would not compile is refused by place, with its cure. */

const declares = {
  seats: [2, 3],
  phases: ["bid", "play"],
  options: z.object({ coins: z.number().default(3) }),
  zones: { deck: zone.shared<Piece>("nobody"), row: zone.shared<Piece>("everyone", { capacity: 3, inPlay: true }) },
  facts: { gold: fact.each(0, "everyone", { resets: "turn" }) },
  questions: { mayBid: permission<{ seat: number }>("seat", "NO"), cost: quantity<{ seat: number }>("seat") },
} as const;
interface Small extends Readonly<typeof declares> {}
/** As somebody writes whom no compiler holds to the types. */
const untyped = (value: unknown): never => value as never;
type Parts = Readonly<Record<string, unknown>>;
function read(part: Parts = {}, ofWorld: Parts = {}): void {
  const world = defineWorld<Small>(untyped({ ...declares, ...ofWorld }));
  world.event("SEEN", { by: open(world.seat) }).does(untyped(part["seen"] ?? {}));
  const { seen: _, ...spec } = part;
  const go = world.action("go", { label: "Go", play: () => [] });
  const game = world.game({
    ...{ id: "small", name: "Small", version: "1", actionsMax: 9 },
    setup: () => [],
    actions: [go],
    ...(spec as object),
  });
  examineRules(game);
}
const world = defineWorld<Small>(declares);
const effect = (spec: object): Parts => ({
  effects: [world.effect("mist", untyped({ duration: { type: "untilEndOfTurn" }, ...spec }))],
});
const rule = (spec: object): Parts => ({ rules: [world.rule("fair", untyped(spec))] });
const action = (spec: object): Parts => ({ actions: [world.action("go", untyped({ play: () => [], ...spec }))] });
const handler = (spec: object): Parts => ({
  handlers: [{ effectId: "flare", zones: ["row"], windows: ["bid"], begin: () => ({ events: [] }), ...spec }],
});

describe("a world is refused", () => {
  const zoned = (options: object): Parts => ({ zones: { x: zone.shared("nobody", untyped(options)) } });
  const wrong: readonly (readonly [string, Parts, string])[] = [
    ["usual seats", { usualSeats: 5 }, "usualSeats is 2 to 3, and not 5"],
    ["no seats", { seats: undefined }, "a world is for 1 to 8 seats"],
    ["a phase that is no text", { phases: ["bid", 3] }, "phases are texts"],
    ["one phase twice", { phases: ["bid", "bid"] }, 'phase "bid" is declared twice'],
    ["no list of phases", { phases: "bid" }, "a world declares at least one phase"],
    ["options that are no schema", { options: { a: 1 } }, "options are a schema"],
    ["a capacity", zoned({ capacity: -1 }), 'zone "x": capacity is a whole number from 0, and not -1'],
    ["an order", zoned({ order: "stak" }), 'zone "x": order is "stack" or "row" or "bag", and not "stak"'],
    ["a word of a zone", zoned({ inplay: true }), 'zone "x": there is no "inplay"; it may say capacity, order, inPlay'],
    ["a mark called id", zoned({ marks: { id: z.string() } }), 'zone "x": a mark cannot be called "id"'],
    ["a mark without a type", zoned({ marks: { tapped: "yes" } }), 'mark "tapped" has a type of zod'],
    ["a start that is no number", { facts: { x: fact.shared(Number.NaN, "everyone") } }, 'fact "x": it starts as NaN'],
    ["a start as a map", { facts: { x: fact.shared(new Map(), "everyone") } }, "which a state cannot hold"],
    [
      "a reset",
      { facts: { x: fact.shared(0, "everyone", untyped({ resets: "trun" })) } },
      'resets is "turn" or "round"',
    ],
    [
      "a sight in part, without other values",
      { facts: { x: fact.shared(0, untyped({ shows: () => 0 })) } },
      'fact "x": couldBe is a function, and not undefined',
    ],
    ["a floor above the ceiling", { questions: { x: quantity(untyped("seat"), { floor: 3, ceiling: 1 }) } }, "3 and 1"],
    ["no subject", { questions: { x: permission(untyped(undefined), "NO") } }, 'question "x": subject is a text'],
    [
      "a kind",
      { questions: { x: { kind: "permision", subject: "seat" } } },
      "it is a permission(...) or a quantity(...)",
    ],
  ];
  it.each(wrong)("for %s", (_, part, told) => {
    expect(() => read({}, part)).toThrow(told);
  });
});
describe("a game is refused", () => {
  const heard = { type: "NOPE", run: () => [] };
  const wrong: readonly (readonly [string, Parts, string])[] = [
    ["no id", { id: undefined }, "id is a text that says something"],
    ["no end", { actionsMax: Number.NaN }, 'game "small": actionsMax is a whole number from 1, and not NaN'],
    ["no setup", { setup: undefined }, "setup is a function, and not undefined"],
    ["a misspelt word", { lastingPhase: ["bid"] }, 'game "small": there is no "lastingPhase"; it may say'],
    ["an opinion that is none", { evaluate: 5 }, "evaluate is a function, and not 5"],
    ["a phase without rules", { onPhase: { bid: [] } }, "onPhase: bid is a function, and not []"],
    ["an action that plays nothing", action({ play: undefined }), 'action "go": play is a function'],
    ["an action with a misspelt word", action({ phases: "bid" }), 'action "go": there is no "phases"'],
    ["a choice of no kind", { actions: [{ type: "go", takes: { card: "peice" }, play: () => [] }] }, 'not "peice"'],
    [
      "a prompt that nobody answers",
      { prompts: [world.prompt("P", untyped({ memo: {} }))] },
      'prompt "P": answer is a',
    ],
    ["a card without a name", { cards: [{ id: "fox" }] }, 'card "fox": name is a text'],
    [
      "an event that reveals another's field",
      { seen: { reveals: ["to"] } },
      'it reveals "to", which is not one of its',
    ],
    ["an event with a misspelt word", { seen: { aply: () => ({}) } }, 'event "SEEN": there is no "aply"'],
    ["a handler's phase", handler({ windows: ["bidd"] }), 'effect handler "flare" names bidd; phases are bid, play'],
    ["a handler that begins nothing", handler({ begin: undefined }), "begin is a function"],
    ["a scope", effect({ scope: "ownn" }), 'effect "mist": scope is "own" or "opponents" or "target" or "all"'],
    ["who sees an effect", effect({ seenBy: "ownr" }), 'seenBy is "everyone" or "owner", and not "ownr"'],
    ["a misspelt hook", effect({ hook: {} }), 'effect "mist": there is no "hook"'],
    ["yes as an answer", effect({ hooks: { mayBid: true } }), 'it answers "mayBid" with false or a function'],
    ["a change that is none", effect({ hooks: { cost: { ad: 1 } } }), 'it answers "cost" with { add }, { set }'],
    [
      "an event that nobody defined",
      effect({ react: [heard] }),
      'it listens to "NOPE", which is no event of this game',
    ],
    ["the same in a rule", rule({ replace: [heard] }), 'rule "fair": it listens to "NOPE"'],
    ["an answer of a rule", rule({ hooks: { mayBid: 1 } }), 'rule "fair": it answers "mayBid"'],
    [
      "a block of nothing",
      effect({ modifiers: { blockActionTypes: ["gooo"] } }),
      'it blocks "gooo", which is no action',
    ],
    ["a length", effect({ duration: { type: "nTurns", turns: 0 } }), "it lasts from 1 on, and not 0"],
    ["no duration", effect({ duration: undefined }), 'effect "mist", duration: undefined is no record'],
  ];
  it.each(wrong)("for %s", (_, part, told) => {
    expect(() => read(part)).toThrow(told);
  });
  it("by tests, before they play", () => {
    const game = world.game({
      ...{ id: "small", name: "Small", version: "1", actionsMax: 9, setup: () => [], actions: [] },
      effects: [world.effect("mist", { duration: { type: "untilEndOfTurn" }, scope: untyped("ownn") })],
    });
    expect(() => laws(game)).toThrow("scope is");
    expect(() => scene(game)).toThrow("scope is");
  });
});
it("sound rules are let in", () => {
  const quiet = { duration: { type: "nTurns", turns: 2 }, hooks: { mayBid: false, cost: { add: 1 } }, scope: "all" };
  const more = { ...handler({}), ...effect(quiet), lastingPhases: ["bid"], onPhase: { bid: () => [] } };
  expect(() => read({ ...more, seen: { reveals: ["by"], say: () => "seen" } })).not.toThrow();
});
