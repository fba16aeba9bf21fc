import { describe, expect, it } from "vitest";
import { causesOf, createEngine, seedFromText } from "../src/host.ts";
import { engineEvents } from "../src/index.ts";
import { laws, scene } from "../src/testing/index.ts";
import { arena, entered, noted, shield, world } from "./games/arena.ts";

const types = (events: readonly { type: string }[]) => events.map(({ type }) => type);

describe("the queue", () => {
  it("settles what an event causes before the event behind it", () => {
    const table = scene(arena).does(0, "begin", { effect: "mirror", owner: 1 });
    table.does(0, "cause", { what: "gold", by: 2 });
    expect(types(table.events)).toEqual(["goldChanged", "goldChanged"]);
    expect(table.state.gold).toEqual([5, 5]);
  });
  it("lets an effect replace an event, and ends the shield that did", () => {
    const table = scene(arena)
      .does(0, "begin", { effect: "shield", owner: 0 })
      .does(0, "cause", { what: "gold", by: -2 });
    expect(types(table.events)).toEqual(["EFFECT_ENDED"]);
    expect(table.state.gold).toEqual([3, 3]);
    expect(table.does(0, "cause", { what: "gold", by: -2 }).state.gold).toEqual([1, 3]);
  });
  it("numbers an effect when its turn comes, also behind another that was put before it", () => {
    const herald = world.rule("herald", {
      replace: [
        world.on(engineEvents.EFFECT_STARTED, (event) =>
          event.effect.definition === "mirror" ? [shield.start({ owner: 0 }), event] : undefined,
        ),
      ],
    });
    const table = scene({ ...arena, rules: [herald] }).does(0, "begin", { effect: "mirror", owner: 1 });
    expect(table.state.effects.map(({ id, definition }) => [id, definition])).toEqual([
      ["e1", "shield"],
      ["e2", "mirror"],
    ]);
  });
  it("refuses a chain that comes back to where it was, whole", () => {
    const table = scene(arena);
    const before = JSON.stringify(table.snapshot);
    expect(table.tries(0, "cause", { what: "loop" }).code).toBe("LOOP_DETECTED");
    expect(JSON.stringify(table.snapshot)).toBe(before);
  });
  it("refuses a chain that grows without end", () => {
    expect(scene(arena).tries(0, "cause", { what: "grow" }).code).toBe("CHAIN_TOO_LONG");
  });
  it("turns an exception in the rules into a refusal that changes nothing and tells no secret", () => {
    const engine = createEngine(arena, [], { strict: true });
    const { snapshot } = engine.create({ seed: seedFromText("q") });
    const result = engine.applyAction(snapshot, { type: "cause", seat: 0, payload: { what: "defect" } });
    expect(result).toMatchObject({
      ok: false,
      error: { code: "RULES_FAILED" },
      defect: new Error("a defect in the rules"),
    });
    expect(JSON.stringify("error" in result ? result.error : "")).not.toContain("defect in");
    expect(engine.applyAction(snapshot, { type: "end", seat: 0 }).ok).toBe(true);
  });
  it("lets only steps draw, keeps the position of the stream, and logs the result and not the step", () => {
    const table = scene(arena).does(0, "cause", { what: "roll" });
    expect(types(table.events)).toEqual(["rolled", "rolled"]);
    const { position } = table.state;
    const again = scene(arena).does(0, "cause", { what: "roll" });
    expect(again.events).toEqual(table.events);
    expect(table.does(0, "cause", { what: "roll" }).state.position).toBeGreaterThan(position);
  });
  it("can say what put each event there", () => {
    const causesIn = (effect: string, payload: object) => {
      const table = scene(arena).does(0, "begin", { effect, owner: effect === "mirror" ? 1 : 0 });
      const engine = createEngine(arena);
      return causesOf(engine, table.snapshot, { type: "cause", seat: 0, payload: { ...payload } });
    };
    expect(causesIn("mirror", { what: "gold", by: 2 })).toEqual([
      { kind: "action", name: "" },
      { kind: "effect", name: "e1" },
    ]);
    expect(causesIn("shield", { what: "gold", by: -2 })).toEqual([{ kind: "replacement", name: "e1" }]);
    expect(causesIn("mirror", { what: "roll" }).map(({ kind }) => kind)).toEqual(["event", "event"]);
    expect(causesIn("mirror", { what: "loop" })).toEqual([]);
  });
  it("follows a piece to its new id in events that wait behind it", () => {
    const table = scene(arena).does(0, "enter", { card: "knight" });
    const [fighter] = table.state.field[0];
    const moved = table.events.find(({ type }) => type === "PIECE_MOVED");
    expect(moved?.["piece"]).not.toBe(moved?.["as"]);
    expect(table.events.find(({ type }) => type === "entered")?.["fighter"]).toBe(fighter?.id);
  });
  it.each([false, true])("a reaction may name a piece as it was called before (something waits: %s)", (waits) => {
    const entering = world.action("entering", {
      takes: { card: "piece" },
      play: (turn) => [
        turn.move(turn.oneOf("card", turn.state.hand[turn.seat]), ["field", turn.seat], { marks: { power: 1 } }),
        ...(waits ? [noted({ text: "waits" })] : []),
      ],
    });
    const greets = world.rule("greets", {
      react: [world.on(engineEvents.PIECE_MOVED, ({ piece }) => [entered({ seat: 0, fighter: piece })])],
    });
    const table = scene(world.game({ ...arena, rules: [greets], actions: [entering] })).does(0, "entering", {
      card: "knight",
    });
    expect(table.events.find(({ type }) => type === "entered")?.["fighter"]).toBe(table.state.field[0][0]?.id);
  });
  it("refuses an order that is none of the pile", () => {
    const mix = (order: readonly number[]) =>
      scene(
        world.game({
          ...arena,
          actions: [world.action("mix", { play: () => [{ type: "PIECES_SHUFFLED", place: "deck/0", order }] })],
        }),
      );
    expect(mix([5, 4, 3, 2, 1, 0]).does(0, "mix").state.deck[0]).toHaveLength(6);
    for (const order of [
      [1, 0],
      [0, 1, 2, 3, 4, 4],
      [0, 1, 2, 3, 4, 6],
      [0, 1, 2, 3, 4, 5, 6],
    ]) {
      expect(() => mix(order).does(0, "mix")).toThrow("RULES_FAILED");
    }
  });
  it("gathers a full zone into itself, and changes nothing", () => {
    const again = world.action("again", { play: (turn) => [turn.gather(["field", 0], ["field", 0])] });
    const hand = ["squire", "squire", "squire", "squire"];
    const table = scene(world.game({ ...arena, actions: [...arena.actions, again] }), { options: { hand } });
    for (const _ of hand) table.does(0, "enter", { card: "squire" });
    const { field } = table.state;
    expect(table.does(0, "again").state.field).toEqual(field);
  });
  it("refuses a move into a full zone", () => {
    const table = scene(arena, { options: { hand: ["squire", "squire", "squire", "squire", "squire"] } });
    for (let i = 0; i < 4; i++) table.does(0, "enter", { card: "squire" });
    expect(() => table.tries(0, "enter", { card: "squire" })).toThrow("failed");
  });
  it("obeys the laws", () => {
    // Loops and defects are refused on purpose here, so that "every offered action is accepted" does not hold for them.
    const peaceful = { ...arena, actions: arena.actions.filter(({ type }) => type !== "cause") };
    laws(peaceful, { matches: 4, options: { hand: ["knight", "squire", "snare", "scroll"] } });
  });
});
