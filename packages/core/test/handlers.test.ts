import { describe, expect, it } from "vitest";
import { createEngine, hashOf, headerOf, logOf, replay, seedFromText } from "../src/host.ts";
import type { Selections } from "../src/protocol/index.ts";
import { scene } from "../src/testing/index.ts";
import { arena } from "./games/arena.ts";

const types = (events: readonly { type: string }[]) => events.map(({ type }) => type);
const withSeer = () => scene(arena).does(0, "enter", { card: "seer" });
const activated = () => withSeer().does(0, "ACTIVATE_EFFECT", { source_instance_id: "seer", effect_id: "EFF_SEARCH" });
/** The seer's effect asks something else. */
function asking(
  type: "YES_NO" | "SELECT_ONE" | "SELECT_NUMBER",
  source: { zones?: readonly "hand"[]; filter?: "own" } = {},
  failed?: { code: string; message: string },
) {
  const handlers = (arena.handlers ?? []).map((handler): typeof handler => ({
    ...handler,
    begin: ({ state }, { seat }) => {
      const choices = type === "SELECT_ONE" ? state.hand[seat].map(({ id }) => id) : [];
      const range = type === "SELECT_NUMBER" ? { min: 1, max: 3 } : {};
      return { events: [], prompts: [{ type, seat, choices, ...range, ...source }] };
    },
    continue: () => ({ events: [], ...(failed === undefined ? {} : { failed }) }),
  }));
  const table = scene({ ...arena, handlers }).does(0, "enter", { card: "seer" });
  return table.does(0, "ACTIVATE_EFFECT", { source_instance_id: "seer", effect_id: "EFF_SEARCH" });
}
function refusalOf({ engine, snapshot, state }: ReturnType<typeof withSeer>, selections: Selections): string {
  const payload = { prompt_id: state.prompts[0]?.id, selections };
  const result = engine.applyAction(snapshot, { type: "SUBMIT_CHOICE", seat: 0, payload });
  return result.ok ? "" : result.error.message;
}

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
  it.each([[2], ["c2"], [[2]], [["c2"]], [{ selection: 2 }], [{ selection: ["c2"] }]])(
    "accept an index or a choice id, bare or in a list: %j",
    (selections) => {
      const { state, engine, snapshot } = activated();
      const third = state.deck[0].at(-3)?.face;
      const payload = { prompt_id: state.prompts[0]?.id, selections };
      const result = engine.applyAction(snapshot, { type: "SUBMIT_CHOICE", seat: 0, payload });
      expect(result.ok && result.snapshot.state.hand[0].at(-1)?.face).toBe(third);
    },
  );
  it("say what is expected where a selection is wrong", () => {
    const table = activated();
    const takes = 'it takes 0 to 1 of "c0", "c1", "c2", or an index from 0 to 2';
    expect(refusalOf(table, 3)).toBe(`that is not among the choices for selection; ${takes}`);
    expect(refusalOf(table, ["c0", "c1"])).toBe("selection takes 0 to 1");
    expect(refusalOf(table, {})).toBe(`selection is not answered; ${takes}`);
    const asked = asking("YES_NO");
    expect(refusalOf(asked, "MAYBE")).toBe('that is not among the choices for selection; it takes one of "YES", "NO"');
    expect(refusalOf(asking("SELECT_NUMBER"), 4)).toMatch(/; it takes a whole number from 1 to 3$/u);
  });
  it("take YES bare or in a list, and a number too", () => {
    expect(types(asking("YES_NO").answers(0, ["YES"]).events)).toContain("EFFECT_RESOLVED");
    expect(types(asking("SELECT_NUMBER").answers(0, [2]).events)).toContain("EFFECT_RESOLVED");
  });
  it("tell their owner how many, from which zones and whose", () => {
    const [, prompted] = asking("SELECT_ONE", { zones: ["hand"], filter: "own" }).seenBy(0);
    expect(prompted).toMatchObject({ constraints: { count: { min: 1, max: 1 }, zones: ["hand"], filter: "own" } });
    expect(asking("SELECT_ONE", { zones: ["hand"] }).seenBy(1)[1]).not.toHaveProperty("constraints");
  });
  it("that come to nothing after a choice are resolved, not failed, and say why", () => {
    const failed = { code: "PRECONDITION_FAILED", message: "it is gone" };
    const table = asking("YES_NO", {}, failed).answers(0, "YES");
    expect(types(table.events)).toEqual(["CHOICE_RESOLVED", "EFFECT_RESOLVED"]);
    expect(table.events[1]).toMatchObject(failed);
    expect(table.told(0)).toContain("It comes to nothing: it is gone.");
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
    expect(types(table.events)).toEqual(["EFFECT_FAILED"]);
    expect(table.events).toMatchObject([{ code: "PRECONDITION_FAILED" }]);
    expect(table.told(1).join()).toMatch(/comes to nothing: /u);
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
        count: 3,
        memo: { effect_id: "EFF_SEARCH", source_instance_id: table.state.field[0][0]?.id, min: 0, max: 1 },
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
    expect(table.seenBy(1).at(-1)).toMatchObject({ type: "CHOICE_PROMPTED", redacted: true, count: 6 });
    expect(table.view(1).prompts).toMatchObject([{ redacted: true, count: 6 }]);
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
