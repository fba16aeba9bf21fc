import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { stepClock } from "../src/room/clock.ts";
import { purses } from "./games/purses.ts";
import { RawSocket } from "./harness/raw.ts";
import { seatAll, startServer, until } from "./harness/table.ts";

/** An action is taken back over the wire like any other is taken: stored, once, also behind a restart. */

const folder = mkdtempSync(join(tmpdir(), "cardwright-undo-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const parts = { games: [{ game: purses, expansions: [] }] };
/** Sends an action, and waits for the answer to just this intent. */
async function act(socket: RawSocket, action: string, intent_id: string): Promise<object> {
  const before = socket.received.length;
  socket.send({ type: "ACTION", action, intent_id });
  return until(() => socket.messages.slice(before).find((message) => message.intent_id === intent_id), "an answer");
}

describe.each(["memory", "sqlite"])("undo on %s", (kind) => {
  const db = kind === "memory" ? "memory" : `sqlite:${join(folder, "undo.db")}`;
  test("is stored, told, done once, and refused where there is nothing to take back", async () => {
    let server = await startServer({ db }, parts);
    const { match, tokens } = await seatAll(server.url, { game: "purses" });
    const goldNow = async () => (await server.rooms.get(match))!.snapshot!.state as unknown as { gold: number[] };
    const enter = async (token: string) => {
      const socket = await new RawSocket(server.url).hello(match, token);
      await socket.next("STATE_SNAPSHOT");
      return socket;
    };
    let socket = await enter(tokens[0]!);
    const other = await enter(tokens[1]!);
    for (const intent of ["a", "b"]) {
      expect(await act(socket, "earn", intent)).toMatchObject({ type: "EVENTS" });
    }
    // Nobody takes back what another did.
    expect(await act(other, "UNDO", "mine")).toMatchObject({ type: "COMMAND_REJECTED", code: "NOTHING_TO_UNDO" });
    expect(await act(socket, "UNDO", "back")).toMatchObject({
      type: "EVENTS",
      events: [{ type: "ACTION_UNDONE", to: 1 }],
    });
    expect((await goldNow()).gold).toEqual([1, 0]);
    if (kind === "sqlite") {
      socket.close();
      other.close();
      await server.close();
      server = await startServer({ db }, parts);
      socket = await enter(tokens[0]!);
    }
    expect(await act(socket, "UNDO", "back")).toMatchObject({ type: "ACCEPTED", intent_id: "back" });
    expect((await goldNow()).gold).toEqual([1, 0]);
    expect(await act(socket, "UNDO", "further")).toMatchObject({
      type: "EVENTS",
      intent_id: "further",
      events: [{ to: 0 }],
    });
    expect((await goldNow()).gold).toEqual([0, 0]);
    expect(await act(socket, "UNDO", "too far")).toMatchObject({ type: "COMMAND_REJECTED", code: "NOTHING_TO_UNDO" });
    expect(await server.store.entries(match, 0, 9)).toHaveLength(5);
    socket.close();
    other.close();
    await server.close();
  });
});
test("costs the clock what it took, and gives no free time", () => {
  const config = { bank_ms: 1_000, per_action_ms: 200 };
  const state = { banks: [1_000, 1_000], running: [0], since: 0, free: [200, 200], missed: [0, 0] };
  const undone = stepClock(config, state, { seat: 0, timedOut: false, running: [0], at: 150, beside: "back" });
  expect(undone).toMatchObject({ banks: [850, 1_000], free: [0, 200] });
  // A seat that answers a request pays what thinking on would have cost, and goes on with what is left.
  const answered = stepClock(config, state, { seat: 0, timedOut: false, running: [0], at: 150, beside: "answer" });
  expect(answered).toMatchObject({ banks: [1_000, 1_000], free: [50, 200] });
});
test("what was done when time was up is not taken back: a match whose clock runs comes to its end", async () => {
  const server = await startServer({}, parts);
  const clock = { bank_ms: 0, per_action_ms: 60 };
  const { match, tokens } = await seatAll(server.url, { game: "purses", clock });
  const socket = await new RawSocket(server.url).hello(match, tokens[0]!);
  const late = () => socket.messages.find(({ type, events }) => type === "EVENTS" && events.length > 0);
  await until(late, "the time to be up");
  expect(await act(socket, "UNDO", "late")).toMatchObject({ type: "COMMAND_REJECTED", code: "NOTHING_TO_UNDO" });
  socket.send({ type: "DESCRIBE", request_id: 1, action: "UNDO" });
  expect(await socket.next("CHOICE")).toMatchObject({ choice: null, refused: { code: "NOTHING_TO_UNDO" } });
  socket.close();
  await server.close();
});
