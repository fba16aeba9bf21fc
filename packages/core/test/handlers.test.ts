import { describe, expect, it } from "vitest";
import { createEngine, hashOf, headerOf, logOf, replay, seedFromText } from "../src/index.ts";
import { scene } from "../src/testing/index.ts";
import { arena } from "./games/arena.ts";

const types = (events: readonly { type: string }[]) => events.map(({ type }) => type);
const withSeer = () => scene(arena).does(0, "enter", { card: "seer" });
const activated = () => withSeer().does(0, "ACTIVATE_EFFECT", { source_instance_id: "seer", effect_id: "EFF_SEARCH" });

describe("activated effects", () => {
  it("run the whole life of spec 001", () => {
    const table = activated();
    expect(types(table.events)).toEqual(["EFFECT_ACTIVATED", "FACT_CHANGED", "PIECES_SHOWN", "CHOICE_PROMPTED"]);
    const top = table.state.deck[0].slice(-3).map(({ face }) => face);
    table.answers(0, { selection: [top[2] ?? ""] });
    expect(types(table.events)).toEqual(["CHOICE_RESOLVED", "PIECE_MOVED", "EFFECT_RESOLVED"]);
    expect(table.state.hand[0].at(-1)?.face).toBe(top[2]);
    expect(table.state.deck[0]).toHaveLength(5);
  });
  it("are told which prompt was answered", () => {
    const answered: string[] = [];
    const handlers = (arena.handlers ?? []).map((handler): typeof handler => ({
      ...handler,
      continue(_, choice) {
        answered.push(choice.promptId);
        return { events: [] };
      },
    }));
    const table = scene({ ...arena, handlers }).does(0, "enter", { card: "seer" });
    table.does(0, "ACTIVATE_EFFECT", { source_instance_id: "seer", effect_id: "EFF_SEARCH" });
    const { id } = table.state.prompts[0]!;
    table.answers(0, { selection: [] });
    expect(answered).toContain(id);
  });
  it("are told the intent of the action that activates them, and nobody else is", () => {
    const intents: (string | undefined)[] = [];
    const handlers = (arena.handlers ?? []).map((handler): typeof handler => ({
      ...handler,
      begin(_, { intentId }) {
        intents.push(intentId);
        return { events: [] };
      },
    }));
    const { engine, snapshot, state } = scene({ ...arena, handlers }).does(0, "enter", { card: "seer" });
    const payload = { source_instance_id: state.field[0][0]!.id, effect_id: "EFF_SEARCH" };
    const act = { type: "ACTIVATE_EFFECT", seat: 0, payload };
    const result = engine.applyAction(snapshot, { ...act, intentId: "tap-1" });
    if (!result.ok) throw new Error(result.error.message);
    engine.applyAction(snapshot, act);
    expect(intents).toEqual(["tap-1", undefined]);
    expect(JSON.stringify(engine.seeEvents(result.entry.events, 1))).not.toContain("tap-1");
  });
  it("may take none", () => {
    const table = activated().answers(0, { selection: [] });
    expect(types(table.events)).toEqual(["CHOICE_RESOLVED", "EFFECT_RESOLVED"]);
    expect(table.state.deck[0]).toHaveLength(6);
  });
  it("accept an index as well as the choice id", () => {
    const table = activated();
    const third = table.state.deck[0].at(-3)?.face;
    const payload = { prompt_id: table.state.prompts[0]?.id, selections: { selection: [2] } };
    const result = table.engine.applyAction(table.snapshot, { type: "SUBMIT_CHOICE", seat: 0, payload });
    expect(result.ok && result.snapshot.state.hand[0].at(-1)?.face).toBe(third);
  });
  it("are refused outside their window, their zone and their cap, each with its code", () => {
    const wrongWindow = withSeer().does(0, "fight");
    expect(wrongWindow.tries(0, "ACTIVATE_EFFECT", { source_instance_id: "seer", effect_id: "EFF_SEARCH" }).code).toBe(
      "WINDOW_INVALID",
    );
    const inHand = scene(arena);
    expect(inHand.tries(0, "ACTIVATE_EFFECT", { source_instance_id: inHand.state.hand[0][4]?.id ?? "" }).code).toBe(
      "CHOICE_INVALID",
    );
    const twice = activated().answers(0, { selection: [] });
    expect(twice.tries(0, "ACTIVATE_EFFECT", { source_instance_id: "seer", effect_id: "EFF_SEARCH" }).code).toBe(
      "CAP_EXCEEDED",
    );
    expect(withSeer().tries(1, "ACTIVATE_EFFECT").code).toBe("NOT_YOUR_TURN");
  });
  it("fail with EFFECT_FAILED when a precondition is missing", () => {
    const table = scene(arena, { given: ({ deck }) => ({ deck: [[], deck[1]] as const }) }).does(0, "enter", {
      card: "seer",
    });
    table.does(0, "ACTIVATE_EFFECT", { source_instance_id: "seer", effect_id: "EFF_SEARCH" });
    expect(table.events.at(-1)).toMatchObject({ type: "EFFECT_FAILED", code: "PRECONDITION_FAILED" });
    expect(table.state.used).toEqual([0, 0]);
  });
  it("show a reveal to its owner and a count to everyone else, in prompt, events, view and replay", () => {
    const table = activated();
    const faces = table.state.deck[0]
      .slice(-3)
      .map(({ face }) => face)
      .reverse();
    const [, , shown, prompted] = table.seenBy(0);
    expect(shown).toMatchObject({ faces, count: 3 });
    const choices = (prompted?.["choices"] ?? []) as { piece: { face: string } }[];
    expect(choices.map(({ piece }) => piece.face)).toEqual(faces);
    expect(table.view(0).deck[0]).toMatchObject({ count: 6, known: [{ index: 3 }, { index: 4 }, { index: 5 }] });
    for (const viewer of [1, -1]) {
      const [, , hiddenShown, hiddenPrompt] = table.seenBy(viewer);
      expect(hiddenShown).toEqual({ type: "PIECES_SHOWN", place: "deck/0", seat: 0, count: 3 });
      expect(hiddenPrompt).toEqual({
        type: "CHOICE_PROMPTED",
        prompt_id: "q1",
        prompt_type: "SELECT_CARD_FROM_REVEAL",
        seat: 0,
        redacted: true,
        memo: { effect_id: "EFF_SEARCH", source_instance_id: table.state.field[0][0]?.id, min: 0, max: 1, count: 3 },
      });
      expect(table.view(viewer).deck[0]).toEqual({ count: 6 });
    }
    table.answers(0, { selection: [faces[0] ?? ""] });
    const moved = table.seenBy(1).find(({ type }) => type === "PIECE_MOVED");
    expect(moved).toEqual({ type: "PIECE_MOVED", from: "deck/0", to: "hand/0" });
  });
  it("tell everyone how many cards a reveal shows, not how many of them can be chosen", () => {
    const handlers = (arena.handlers ?? []).map((handler): typeof handler => ({
      ...handler,
      begin: ({ table, state }, { seat }) => ({
        events: [...table.show(state.deck[seat], seat), ...table.show(state.deck[1], 1)],
        prompts: [{ type: "SELECT_CARD_FROM_REVEAL", seat, choices: [state.deck[seat][0]!.id] }],
      }),
    }));
    const table = scene({ ...arena, handlers }).does(0, "enter", { card: "seer" });
    table.does(0, "ACTIVATE_EFFECT", { source_instance_id: "seer", effect_id: "EFF_SEARCH" });
    expect(table.seenBy(1).at(-1)).toMatchObject({ type: "CHOICE_PROMPTED", memo: { count: 6 } });
  });
  it("replay from the log without rules or seed", () => {
    const engine = createEngine(arena);
    const seed = seedFromText("h");
    const { snapshot, entry } = engine.create({ seed });
    const entries = [entry];
    let last = snapshot;
    const seer = snapshot.state.hand[0].find(({ face }) => face === "seer");
    const steps = [
      { type: "enter", payload: { card: seer?.id } },
      { type: "ACTIVATE_EFFECT", payload: { source_instance_id: "", effect_id: "EFF_SEARCH" } },
      { type: "SUBMIT_CHOICE", payload: { prompt_id: "q1", selections: { selection: ["c1"] } } },
    ];
    for (const { type, payload } of steps) {
      const source = last.state.field[0][0]?.id;
      const filled = "source_instance_id" in payload ? { ...payload, source_instance_id: source } : payload;
      const result = engine.applyAction(last, { type, seat: 0, payload: filled });
      if (!result.ok) throw new Error(result.error.message);
      last = result.snapshot;
      entries.push(result.entry);
    }
    const log = logOf(headerOf(engine, { seed }, snapshot), JSON.parse(JSON.stringify(entries)));
    expect(hashOf(replay(engine, log))).toBe(hashOf(last.state));
  });
});
