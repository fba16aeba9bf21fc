import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawFrom } from "@cardwright/core/testing";
import { afterAll, describe, expect, test } from "vitest";
import { isSameAction } from "../src/room/commands.ts";
import { RawSocket } from "./harness/raw.ts";
import { seatAll, startServer, until } from "./harness/table.ts";

const folder = mkdtempSync(join(tmpdir(), "cardwright-intents-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(["memory", "sqlite"])("intents on %s", (kind) => {
  const db = kind === "memory" ? "memory" : `sqlite:${join(folder, "intents.db")}`;

  test("the same intent gets the same answer for the life of the match; with other content it is a conflict", async () => {
    let server = await startServer({ db, idleMs: 100 });
    const { match, tokens } = await seatAll(server.url, { game: "seers" });
    const pass = { type: "ACTION", action: "openBids", intent_id: "first" };
    let socket = await new RawSocket(server.url).hello(match, tokens[0]!);
    await socket.next("STATE_SNAPSHOT");
    for (let i = 0; i < 5; i++) socket.send(pass);
    const first = await socket.next("EVENTS");
    expect(first).toMatchObject({ intent_id: "first", seq: 1 });
    const { prompts } = JSON.parse(socket.received[1]!).view as { prompts: [] };
    expect(prompts).toEqual([]);
    const [prompt] = (await server.rooms.get(match))!.snapshot!.state.prompts;
    const answer = { type: "SUBMIT_CHOICE", prompt_id: prompt!.id, selections: "p99", intent_id: "choice" };
    socket.send(answer);
    expect(await socket.next("COMMAND_REJECTED")).toMatchObject({ intent_id: "choice", code: "CHOICE_INVALID" });
    // A refused intent never was, so a better answer may use its name.
    const hand = (await server.rooms.get(match))!.snapshot!.state as unknown as { hand: { id: string }[][] };
    const good = { ...answer, selections: hand.hand[0]![0]!.id };
    socket.send(good);
    socket.send(good);
    socket.send({ ...good, selections: hand.hand[0]![1]!.id });
    socket.send({ ...pass, action: "search" });
    socket.send(pass);
    const answered = () => socket.messages.filter(({ intent_id }) => intent_id !== undefined);
    await until(() => answered().length >= 11, "an answer to each of eleven commands");
    const answers = answered();
    expect(answers).toHaveLength(11);
    const accepted = (intent: string) => answers.filter((m) => m.intent_id === intent && m.type !== "COMMAND_REJECTED");
    expect(accepted("first").map(({ seq }) => seq)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(accepted("choice").map(({ seq }) => seq)).toEqual([2, 2]);
    expect(answers.filter(({ code }) => code === "CONFLICT")).toHaveLength(2);
    expect(await server.store.entries(match, 0, 9)).toHaveLength(3);
    socket.close();

    // Out of memory, or even over a restart.
    if (kind === "sqlite") {
      await server.close();
      server = await startServer({ db });
    } else {
      for (let i = 0; i < 100 && server.rooms.size > 0; i++) await new Promise((resolve) => setTimeout(resolve, 20));
      expect(server.rooms.size).toBe(0);
    }
    socket = await new RawSocket(server.url).hello(match, tokens[0]!);
    await socket.next("STATE_SNAPSHOT");
    socket.send(pass);
    expect(await socket.next("ACCEPTED")).toEqual({ type: "ACCEPTED", intent_id: "first", seq: 1 });
    socket.send({ ...good, selections: "other" });
    expect(await socket.next("COMMAND_REJECTED")).toMatchObject({ intent_id: "choice", code: "CONFLICT" });
    expect(await server.store.entries(match, 0, 9)).toHaveLength(3);
    socket.close();
    await server.close();
  });

  test("is the same in whichever order its payload is written", () => {
    const action = (payload: Readonly<Record<string, unknown>>) => ({ type: "move", seat: 0, payload });
    expect(isSameAction(action({ unit: "p1", cell: "c2" }), action({ cell: "c2", unit: "p1" }))).toBe(true);
    expect(isSameAction(action({ unit: "p1", cell: "c2" }), action({ unit: "c2", cell: "p1" }))).toBe(false);
  });
  test("an old page does nothing else than it showed", async () => {
    const server = await startServer({ db: "memory" });
    const { match, tokens } = await seatAll(server.url, { game: "duel" });
    const [mine, theirs] = await Promise.all(tokens.map((token) => new RawSocket(server.url).hello(match, token)));
    await mine!.next("STATE_SNAPSHOT");
    mine!.send({ type: "ACTION", action: "pass", intent_id: "a", seen: 0 });
    await theirs!.next("EVENTS");
    theirs!.send({ type: "ACTION", action: "pass", intent_id: "b", seen: 0 });
    expect(await theirs!.next("COMMAND_REJECTED")).toMatchObject({ intent_id: "b", code: "STALE", seq: 1 });
    theirs!.send({ type: "ACTION", action: "pass", intent_id: "c", seen: 1 });
    await until(() => theirs!.messages.at(-1).intent_id === "c", "an answer to the page that is up to date");
    expect(theirs!.messages.at(-1)).toMatchObject({ type: "EVENTS", intent_id: "c", seq: 2 });
    mine!.close();
    theirs!.close();
    await server.close();
  });
});

test("frames that come twice, in another order, or too late: one outcome for each intent, and the log has it once", async () => {
  const server = await startServer();
  const draw = drawFrom("reordered");
  const { match, tokens } = await seatAll(server.url, { game: "patience" });
  const sockets = await Promise.all(Array.from({ length: 3 }, () => new RawSocket(server.url).hello(match, tokens[0])));
  await Promise.all(sockets.map((socket) => socket.next("STATE_SNAPSHOT")));
  const names = Array.from({ length: 400 }, (_, i) => `intent ${i}`);
  const frames = names.flatMap((intent_id, i) => {
    const seen = i % 4 === 0 ? { seen: draw(3) } : {};
    const frame = { type: "ACTION", action: i % 10 === 9 ? "nothing" : "wait", intent_id, ...seen };
    return Array.from({ length: 1 + draw(4) }, () => frame);
  });
  for (let i = frames.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [frames[i], frames[j]] = [frames[j]!, frames[i]!];
  }
  for (const frame of frames) sockets[draw(3)]!.send(frame);
  const answers = () => sockets.flatMap(({ messages }) => messages.filter(({ intent_id }) => intent_id !== undefined));
  await until(() => answers().length >= frames.length, "an answer to every frame", 30_000);
  expect(answers()).toHaveLength(frames.length);
  const rows = await server.store.entries(match, 1, 1_000);
  const outcomes = Map.groupBy(answers(), ({ intent_id }) => intent_id as string);
  for (const intent of names) {
    const stored = rows.filter((row) => row.intent === intent);
    const accepted = outcomes.get(intent)!.filter(({ type }) => type !== "COMMAND_REJECTED");
    // An intent that was refused as stale may have been sent again, on another socket, when nothing had changed since.
    expect(stored).toHaveLength(accepted.length > 0 ? 1 : 0);
    for (const { seq } of accepted) expect(seq).toBe(stored[0]!.ackSeq);
  }
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.map(({ revision }) => revision)).toEqual(rows.map((_, i) => i + 1));
  for (const socket of sockets) socket.close();
  await server.close();
}, 60_000);

test("to join costs the same after five steps and after five hundred", async () => {
  const server = await startServer();
  const { match, tokens } = await seatAll(server.url, { game: "patience" });
  const room = (await server.rooms.get(match))!;
  const costOfJoining = async (): Promise<number> => {
    const socket = await new RawSocket(server.url).hello(match, tokens[1]);
    await socket.next("STATE_SNAPSHOT");
    socket.close();
    return socket.received.join("").length;
  };
  const play = async (steps: number): Promise<void> => {
    for (let i = 0; i < steps; i++) await room.hostAction(room.revision, { type: "wait", seat: 0, payload: {} }, false);
  };
  await play(5);
  const early = await costOfJoining();
  await play(485);
  // Numbers have more digits by now, and nothing else is longer.
  expect((await costOfJoining()) - early).toBeLessThan(12);
  await server.close();
});
