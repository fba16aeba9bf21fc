import { expect, test } from "vitest";
import { MemoryStore } from "../src/store/memory.ts";
import { readEntry } from "../src/store/store.ts";
import { RawSocket } from "./harness/raw.ts";
import { call, seatAll, seated, sit, startServer, until } from "./harness/table.ts";

/** A node finds that another was faster, or has done what it had not seen. Both share one store in memory. */

const clock = { bank_ms: 600_000, per_action_ms: 600_000 };

test("a step that another node overtook has the time at which it is decided again, so that time never goes back", async () => {
  const store = new MemoryStore();
  const nodes = [await startServer({}, { store }), await startServer({}, { store })] as const;
  const { match, tokens } = await seatAll(nodes[0].url, { game: "patience", clock });
  const sessions = [sit(nodes[0].url, match, tokens[0]), sit(nodes[1].url, match, tokens[0])] as const;
  await Promise.all(sessions.map(seated));
  const append = store.append.bind(store);
  const stamps: number[] = [];
  // The first to write waits until the other has written, at a later time.
  store.append = async (row) => {
    stamps.push(readEntry(row).updatedAt);
    if (stamps.length === 1) {
      await until(() => Date.now() > stamps[0]! + 5, "a later time");
      expect(await sessions[1].act("wait")).toMatchObject({ ok: true });
    }
    return append(row);
  };
  expect(await sessions[0].act("wait")).toMatchObject({ ok: true });
  const [overtaken, faster, again] = stamps;
  expect(faster).toBeGreaterThan(overtaken!);
  expect(again).toBeGreaterThanOrEqual(faster!);
  const times = (await store.entries(match, 0, 9)).map((row) => readEntry(row).updatedAt);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect((await store.clock(match))!.since).toBe(times.at(-1));
  for (const session of sessions) session.close();
  await Promise.all(nodes.map((node) => node.close()));
});

test("a node that missed the deal and what came after it shows each position with a clock of its own", async () => {
  const store = new MemoryStore();
  const nodes = [await startServer({}, { store }), await startServer({}, { store })] as const;
  const api = "/api/v1/matches";
  const { body: made } = await call(nodes[0].url, "POST", api, { game: "patience", clock });
  const join = async (name: string) =>
    (await call(nodes[0].url, "POST", `${api}/${made.match}/seats`, { name })).body.token;
  const token = await join("Ada");
  const watcher = await new RawSocket(nodes[1].url).hello(made.match);
  await watcher.next("WELCOME");
  await join("Bo");
  const session = sit(nodes[0].url, made.match, token);
  await seated(session);
  for (let step = 0; step < 2; step++) {
    const { since } = (await store.clock(made.match))!;
    await until(() => Date.now() > since, "a later time");
    expect(await session.act("wait")).toMatchObject({ ok: true });
  }
  await (await nodes[1].rooms.get(made.match))!.refresh();
  await until(() => watcher.messages.some(({ seq }) => seq === 2), "the last step");
  const times = (await store.entries(made.match, 0, 9)).map((row) => readEntry(row).updatedAt);
  const told = watcher.messages.filter(({ type }) => type === "STATE_SNAPSHOT" || type === "EVENTS");
  expect(told.map(({ seq, clock: shown }) => [seq, shown?.since ?? null])).toEqual([
    [0, times[0]],
    [1, null],
    [2, times[2]],
  ]);
  session.close();
  watcher.close();
  await Promise.all(nodes.map((node) => node.close()));
});

test("a command that was overtaken is asked again whether its page is old: a copy was refused for that, and never takes effect", async () => {
  const store = new MemoryStore();
  const nodes = [await startServer({}, { store }), await startServer({}, { store })] as const;
  const { match, tokens } = await seatAll(nodes[0].url, { game: "duel" });
  const [first, copy, theirs] = await Promise.all([
    new RawSocket(nodes[0].url).hello(match, tokens[0]),
    new RawSocket(nodes[1].url).hello(match, tokens[0]),
    new RawSocket(nodes[1].url).hello(match, tokens[1]),
  ]);
  await Promise.all([first, copy, theirs].map((socket) => socket.next("STATE_SNAPSHOT")));
  const answered = (socket: RawSocket, intent: string) =>
    until(() => socket.messages.some(({ intent_id }) => intent_id === intent), `an answer to ${intent}`);
  const lost = { type: "ACTION", action: "pass", intent_id: "lost", seen: 0 };
  const append = store.append.bind(store);
  // The first to write waits while both have moved on the other node, where a copy of the command comes as well.
  let isFirst = true;
  store.append = async (row) => {
    if (!isFirst) return append(row);
    isFirst = false;
    copy.send({ type: "ACTION", action: "pass", intent_id: "mine" });
    await answered(copy, "mine");
    theirs.send({ type: "ACTION", action: "pass", intent_id: "theirs" });
    await until(() => copy.messages.at(-1).seq === 2, "the turn of the seat again");
    copy.send(lost);
    await answered(copy, "lost");
    return append(row);
  };
  first.send(lost);
  await answered(first, "lost");
  for (const socket of [first, copy])
    expect(socket.messages.find(({ intent_id }) => intent_id === "lost")).toMatchObject({ code: "STALE", seq: 2 });
  expect((await store.entries(match, 1, 9)).map(({ intent }) => intent)).toEqual(["mine", "theirs"]);
  for (const socket of [first, copy, theirs]) socket.close();
  await Promise.all(nodes.map((node) => node.close()));
});

test("a node that comes to a match later agrees with the others about which page is old", async () => {
  const store = new MemoryStore();
  const nodes = [await startServer({}, { store }), await startServer({}, { store })] as const;
  const answerOnTheOther = async (game: string, moves: readonly [seat: number, action: string][], action: string) => {
    const { match, tokens } = await seatAll(nodes[0].url, { game });
    const sessions = tokens.map((token) => sit(nodes[0].url, match, token));
    await Promise.all(sessions.map(seated));
    for (const [i, [seat, move]] of moves.entries()) {
      await until(() => sessions[seat]!.getSnapshot().seq === i, "the step before");
      expect(await sessions[seat]!.act(move)).toMatchObject({ ok: true });
    }
    const late = await new RawSocket(nodes[1].url).hello(match, tokens[0]);
    await late.next("STATE_SNAPSHOT");
    late.send({ type: "ACTION", action, payload: {}, intent_id: "late", seen: 0 });
    await until(() => late.messages.some(({ intent_id }) => intent_id === "late"), "an answer");
    for (const each of [...sessions, late]) each.close();
    return late.messages.find(({ intent_id }) => intent_id === "late");
  };
  // More steps than a room follows a seat at which nobody is.
  const waits = Array.from({ length: 40 }, (): [number, string] => [0, "wait"]);
  expect(await answerOnTheOther("patience", waits, "wait")).toMatchObject({ type: "EVENTS", seq: 41 });
  const passes: [number, string][] = [
    [0, "pass"],
    [1, "pass"],
  ];
  expect(await answerOnTheOther("duel", passes, "pass")).toMatchObject({ code: "STALE", seq: 2 });
  await Promise.all(nodes.map((node) => node.close()));
});
