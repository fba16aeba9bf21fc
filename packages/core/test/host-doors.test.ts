import { describe, expect, it } from "vitest";
import { applyGiven, createEngine, patchesOf, seedFromText, timeoutAction } from "../src/host.ts";
import { defineWorld, fact, only, open, type Piece, z, zone } from "../src/index.ts";
import { checkLaws } from "../src/testing/index.ts";

/** Whatever a host asks about somebody who is not there, or gives that cannot be, is refused by name, and leaves the engine as it was. */

const declares = {
  seats: [2, 3],
  phases: ["main"],
  options: z.object({}),
  zones: { deck: zone.shared<Piece>("nobody"), backs: zone.each<Piece>("backs"), hand: zone.each<Piece>("owner") },
  facts: { bid: fact.shared(0, "everyone") },
  questions: {},
} as const;
interface Small extends Readonly<typeof declares> {}
const world = defineWorld<Small>(declares);
const roll = world.step("ROLL", {}).does((table) => [table.set("bid", table.random.die(6))]);
const game = world.game({
  ...{ id: "small", name: "Small", version: "1", actionsMax: 6 },
  setup: (table) => [table.create(["backs", 0], ["fox"]), table.create(["hand", 0], ["sun"])],
  actions: [
    world.action("look", {
      ...{ label: "Look", who: "any", takes: { card: "piece" } },
      play: (turn) => [turn.set("bid", Number(turn.oneOf("card", turn.state.hand[turn.seat]).id.length))],
    }),
    world.action("roll", { label: "Roll", play: (turn) => [roll({}), turn.endTurn()] }),
    world.action("bid", {
      ...{ label: "Bid", takes: { coins: "number" } },
      play: (turn) => [turn.set("bid", turn.number("coins", 0, 10_000)), turn.endTurn()],
    }),
  ],
});
const untyped = (value: unknown): never => value as never;
const nobody: readonly unknown[] = [9, 2, -2, 0.5, 30, 32, Number.NaN, undefined, null, "0", "", [0]];
const seed = seedFromText("doors");

describe.each([true, false])("an engine, strict: %s", (strict) => {
  const engine = createEngine(game, [], { strict });
  const { snapshot } = engine.create({ seats: 2, seed });
  const { state } = snapshot;
  const seats = [
    ["validActions", (seat: never) => engine.validActions(state, seat)],
    ["offers", (seat: never) => engine.offers(state, seat)],
    ["sample", (seat: never) => engine.sample(state, seat, () => 0)],
    ["timeoutAction", (seat: never) => timeoutAction(engine, state, seat)],
  ] as const;
  const viewers = [
    ["view", (viewer: never) => engine.view(state, viewer)],
    ["views", (viewer: never) => engine.views(state).for(viewer)],
    ["patch", (viewer: never) => patchesOf(engine)(state, state).for(viewer)],
    ["redeal", (viewer: never) => engine.redeal(state, viewer, () => 0)],
  ] as const;
  it.each([...seats, ...viewers])("%s knows nobody beside the seats and those who watch", (name, ask) => {
    // As in a longer match before, in which there was such a seat.
    const { state: longer } = engine.create({ seats: 3, seed }).snapshot;
    for (const seat of [0, 1, 2]) engine.validActions(longer, seat);
    for (const who of nobody) expect(() => ask(untyped(who)), `${name} ${String(who)}`).toThrow(RangeError);
    expect(() => ask(untyped(1))).not.toThrow();
  });
  it("offers the same to a seat, whatever was asked before", () => {
    const fresh = createEngine(game, [], { strict });
    expect(() => fresh.validActions(state, untyped("0"))).toThrow('"0" is nobody here: say a number from 0 to 1');
    expect(fresh.validActions(state, 0)[0]).toEqual({ type: "look", seat: 0, payload: { card: state.hand[0][0]!.id } });
  });
  it("tells events to nobody else", () => {
    const { entry } = engine.create({ seats: 2, seed });
    for (const who of [9, Number.NaN, undefined, "0", 32])
      expect(() => engine.seeEvents(entry.events, untyped(who))).toThrow("is nobody here");
  });
  it("takes chance that can come out, and names what cannot", () => {
    const rolled = (chance: unknown) => applyGiven(engine, snapshot, { type: "roll", seat: 0 }, untyped(chance));
    expect(rolled([4])).toMatchObject({ ok: true, snapshot: { state: { bid: 4 } } });
    for (const wrong of [undefined, null, 5, "4", { 0: 4 }])
      expect(() => rolled(wrong)).toThrow("chance is given as a list of numbers");
    for (const wrong of [[0], [7], [1.5], ["4"], [null]]) expect(() => rolled(wrong)).toThrow("draw 1 is 1 to 6");
    expect(() => rolled([4, 4])).toThrow("only 1 draws were made");
  });
  it.each([0, 7, 99, 1.5, Number.NaN, "4"])("rolls no %s, whoever chooses it", (wrong) => {
    const result = engine.applyChosen(snapshot, { type: "roll", seat: 0 }, () => untyped(wrong));
    expect(result).toMatchObject({ ok: false, error: { code: "RULES_FAILED" } });
    expect(String("defect" in result ? result.defect : "")).toContain("Chance is given as 1 to 6 here");
  });
  it.each([Number.NaN, -1, 0.5, "5"])("creates no match at the time %s", (at) => {
    expect(() => engine.create({ seats: 2, seed, at: untyped(at) })).toThrow("at is a time in whole milliseconds");
  });
});

it("a law knows from the list itself that more is legal than is listed", () => {
  const { laws } = checkLaws(game, { matches: 12, every: 1, seats: [2] });
  expect(laws.find(({ name }) => name === "what is not offered is refused")).toMatchObject({ ok: true });
});
it("a field that only its owner sees is nobody's where nobody owns it, and none of those who watch", () => {
  const other = defineWorld<Small>(declares);
  const hid = other.event("HID", { owner: open(z.int()), face: only("owner", z.string()) });
  const engine = createEngine(other.game({ ...game, actions: [], setup: () => [] }));
  const told = hid({ owner: -1, face: "fox" });
  for (const viewer of [-1, 0, 1]) expect(engine.seeEvents([told], viewer)).toEqual([{ type: "HID", owner: -1 }]);
  expect(engine.seeEvents([{ ...told, owner: 1 }], 1)).toEqual([{ type: "HID", owner: 1, face: "fox" }]);
});
it("a fact that is shared has no owner, so that those who only watch cannot be it", () => {
  const facts = { bid: fact.shared(0, untyped("owner"), untyped({ couldBe: () => 1 })) };
  expect(() => defineWorld({ ...declares, facts })).toThrow('fact "bid" declares no visibility');
});
