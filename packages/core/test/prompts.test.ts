import { describe, expect, it } from "vitest";
import { createEngine, SUBMIT_CHOICE, seedFromText, timeoutAction } from "../src/host.ts";
import { scene } from "../src/testing/index.ts";
import { arena, noted, world } from "./games/arena.ts";

const notes = (table: ReturnType<typeof start>) => table.state.notes;
const start = () => scene(arena);

describe("prompts", () => {
  it("stop everything but their answer and conceding, until they are answered", () => {
    const table = start().does(0, "ask", { kind: "yesNo" });
    expect(table.tries(0, "end").code).toBe("PROMPT_OPEN");
    expect(table.tries(1, "end").code).toBe("PROMPT_OPEN");
    expect(notes(table)).toEqual([]);
    table.answers(0, "YES");
    expect(notes(table)).toEqual(["yes", "after"]);
    const { outcome } = start().does(0, "ask", { kind: "yesNo" }).does(1, "concede").state;
    expect(outcome).toEqual({ winners: [0], reason: "conceded" });
  });
  it("are answered by their owner alone, and only while they are open", () => {
    const table = start().does(0, "ask", { kind: "yesNo" });
    expect(table.triesToAnswer(1, "YES").code).toBe("NOT_YOUR_PROMPT");
    const late = { type: SUBMIT_CHOICE, seat: 0, payload: { prompt_id: "q77", selections: "YES" } };
    const result = table.engine.applyAction(table.snapshot, late);
    expect(result.ok ? "" : result.error.code).toBe("PROMPT_NOT_OPEN");
    table.answers(0, "NO");
    expect(table.triesToAnswer(0, "NO").code).toBe("PROMPT_NOT_OPEN");
  });
  it("take some, an order, a number, each checked", () => {
    const some = start().does(0, "ask", { kind: "some" });
    expect(some.triesToAnswer(0, { cards: [] }).code).toBe("CHOICE_INVALID");
    expect(some.triesToAnswer(0, { cards: ["knight", "knight"] }).code).toBe("CHOICE_INVALID");
    expect(notes(some.answers(0, { cards: ["squire", "knight"] }))).toEqual(["squire,knight", "after"]);
    const order = start().does(0, "ask", { kind: "order" });
    expect(order.triesToAnswer(0, { faces: ["a", "b"] }).code).toBe("CHOICE_INVALID");
    expect(notes(order.answers(0, { faces: ["c", "a", "b"] }))).toEqual(["c,a,b", "after"]);
  });
  it("say what is answered for who is late, and the game what is done where none is open", () => {
    const choose = { ...arena.prompts![1]!.spec, onTimeout: () => "NO" };
    const patient = {
      ...arena,
      prompts: arena.prompts!.map((prompt, i) => (i === 1 ? { ...prompt, spec: choose } : prompt)),
    };
    const late = (game: typeof arena) => {
      const { engine, state } = scene(game).does(0, "ask", { kind: "yesNo" });
      return timeoutAction(engine, state, 0);
    };
    expect(late(arena)).toEqual({
      type: SUBMIT_CHOICE,
      seat: 0,
      payload: { prompt_id: "q1", selections: { really: "YES" } },
    });
    expect(late(patient as typeof arena)).toEqual({
      type: SUBMIT_CHOICE,
      seat: 0,
      payload: { prompt_id: "q1", selections: "NO" },
    });
    const ends = { ...arena, onTimeout: () => ({ type: "end" }) };
    expect(timeoutAction(scene(ends).engine, scene(ends).state, 0)).toEqual({ type: "end", seat: 0, payload: {} });
    expect(late(ends)?.type).toBe(SUBMIT_CHOICE);
  });
  it("follow the piece that their memo names", () => {
    const table = start().does(0, "ask", { kind: "moved" }).answers(0);
    expect(notes(table)).toEqual(["about knight", "after"]);
  });
  it("survive a restart in the middle: the rest of the queue is data in the state", () => {
    const table = start().does(0, "ask", { kind: "yesNo" });
    const stored = JSON.parse(JSON.stringify(table.snapshot)) as typeof table.snapshot;
    const fresh = createEngine(arena);
    const [prompt] = stored.state.prompts;
    const result = fresh.applyAction(stored, {
      type: SUBMIT_CHOICE,
      seat: 0,
      payload: { prompt_id: prompt?.id, selections: "YES" },
    });
    expect(result.ok && result.snapshot.state.notes).toEqual(["yes", "after"]);
  });
  it("are told with their choices to the owner, and redacted to others", () => {
    const table = start().does(0, "ask", { kind: "some" });
    const [own] = table.seenBy(0);
    const [other] = table.seenBy(1);
    expect(own).toMatchObject({
      type: "CHOICE_PROMPTED",
      prompt_type: "CHOOSE",
      constraints: { kind: "some", min: 1, max: 2 },
    });
    expect((own?.["choices"] as unknown[] | undefined)?.length).toBe(5);
    expect(other).toMatchObject({ type: "CHOICE_PROMPTED", redacted: true });
    expect(other).not.toHaveProperty("choices");
    table.answers(0, { cards: ["knight"] });
    expect(table.seenBy(1)[0]).toEqual({
      type: "CHOICE_RESOLVED",
      prompt_id: "q1",
      prompt_type: "CHOOSE",
      seat: 0,
      redacted: true,
    });
  });
});

describe("sealed prompts", () => {
  const auction = () => start().does(0, "ask", { kind: "bids" });
  it("open together, are answered in any order, and resolve together in seat order", () => {
    const table = auction();
    expect(table.state.prompts.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(table.engine.actors(table.state)).toEqual([0, 1]);
    table.answers(1, 4);
    expect(notes(table)).toEqual([]);
    expect(table.engine.actors(table.state)).toEqual([0]);
    expect(table.triesToAnswer(1, 5).code).toBe("PROMPT_NOT_OPEN");
    table.answers(0, 2);
    expect(notes(table)).toEqual(["seat 0 bid 2", "seat 1 bid 4", "sold"]);
    expect(table.state.prompts).toEqual([]);
  });
  it("do not tell an answer before all are in", () => {
    const table = auction().answers(1, 4);
    expect(JSON.stringify([table.seenBy(0), table.view(0)])).not.toContain("4");
    expect(table.view(0).prompts).toMatchObject([
      { seat: 0, answered: false },
      { seat: 1, answered: true, redacted: true },
    ]);
  });
  it("tell once that an answer was given", () => {
    const table = auction().answers(1, 4);
    expect(table.told(0)).toEqual(["Player 2 has chosen."]);
    expect(table.answers(0, 2).told(1)).toEqual(["Player 1 has chosen.", "Seat 0 bid 2.", "Seat 1 bid 4.", "Sold."]);
  });
  it("tell a bare answer as it was given", () => {
    const { engine, snapshot } = auction();
    const answer = (before: typeof snapshot, seat: 0 | 1, selections: number | object) => {
      const prompt_id = before.state.prompts.find((prompt) => prompt.seat === seat)?.id;
      const result = engine.applyAction(before, {
        type: SUBMIT_CHOICE,
        seat,
        payload: { prompt_id, selections } as never,
      });
      if (!result.ok) throw new Error(result.error.code);
      return result;
    };
    const bare = answer(snapshot, 1, 4);
    expect(engine.seeEvents(bare.entry.events, 1)).toMatchObject([{ type: "CHOICE_SEALED", answer: 4 }]);
    const last = answer(bare.snapshot, 0, { amount: 2 });
    const resolved = last.entry.events.filter(({ type }) => type === "CHOICE_RESOLVED");
    expect(resolved.map(({ selections }) => selections)).toEqual([{ amount: 2 }, 4]);
    expect(last.snapshot.state.notes).toEqual(["seat 0 bid 2", "seat 1 bid 4", "sold"]);
  });
  it("keep a memo's owner field from the other seat", () => {
    const { prompts } = auction().view(1);
    expect(prompts.map(({ memo }) => memo)).toEqual([{ most: 5 }, { most: 5, hint: "high" }]);
  });
  it("ask again for an answer that has become illegal before the others were in", () => {
    const stake = world.prompt("STAKE", {
      takes: { card: "piece" },
      memo: {},
      answer: (turn) => [noted({ text: turn.oneOf("card", turn.state.hand[turn.seat]).face })],
    });
    const drop = world.action("drop", {
      takes: { card: "piece" },
      who: "any",
      duringPrompt: true,
      play: (turn) => [turn.move(turn.oneOf("card", turn.state.hand[turn.seat]), "discard")],
    });
    const open = world.action("open", { play: () => [stake(0, {}, "stakes"), stake(1, {}, "stakes")] });
    const game = world.game({ ...arena, prompts: [stake], actions: [open, drop] });
    const table = scene(game).does(0, "open").answers(0, "knight").does(0, "drop", { card: "knight" });
    table.answers(1, "squire");
    expect(table.told(1)).toContain("Player 1 has to choose again.");
    expect(notes(table)).toEqual([]);
    expect(table.engine.actors(table.state)).toEqual([0]);
    expect(table.triesToAnswer(1, "snare").code).toBe("PROMPT_NOT_OPEN");
    table.answers(0, "scroll");
    expect(notes(table)).toEqual(["scroll", "squire"]);
    expect(table.state.prompts).toEqual([]);
  });
  it("check every answer when it is given", () => {
    expect(auction().triesToAnswer(1, 6).code).toBe("CHOICE_INVALID");
    expect(seedFromText("x")).toHaveLength(64);
  });
});
