import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { duel } from "@cardwright/core/testing";
import { createServer, type Server } from "@cardwright/server";
import { scriptedChoices } from "./script.ts";

/** Matches as a server holds them: each a room, its log on the disk, both players followed but without their sockets. */

const free = {
  messagesPerSecond: 1e6,
  messageBurst: 1e6,
  requestsPerMinute: 1e9,
  overloadMs: 600_000,
  idleMs: 600_000,
};

export interface LiveRooms {
  /** Opens that many matches, plays that many actions in each, or to its end, and leaves them where they are. */
  fill(matches: number, actions: number): Promise<void>;
  close(): Promise<void>;
}
export async function openRooms(): Promise<LiveRooms> {
  const folder = mkdtempSync(join(tmpdir(), "cardwright-rooms-"));
  const db = `sqlite:${join(folder, "bench.db")}`;
  const server = await createServer(
    { port: 0, db, logLevel: "error", ...free },
    { games: [{ game: duel, expansions: [] }] },
  );
  return {
    async fill(matches, actions) {
      for (let seed = 0; seed < matches; seed++) await playRoom(server, seed, actions);
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
async function playRoom(server: Server, seed: number, actions: number): Promise<void> {
  const post = async (path: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${server.url}/api/v1/matches${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`the server answers ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { readonly match: string };
  };
  const { match } = await post("", { game: duel.id });
  for (const seat of [0, 1]) await post(`/${match}/seats`, { name: `player ${seat}`, nonce: `nonce ${seed} ${seat}` });
  const room = await server.rooms.get(match);
  if (room === null || room.snapshot === null) throw new Error("a match with both seats taken has not begun");
  for (const viewer of [0, 1]) room.view(viewer);
  const draw = scriptedChoices(seed);
  for (let played = 0; played < actions; played++) {
    const { state } = room.snapshot;
    if (state.outcome !== null) return;
    const action = room.engine.sample(state, state.activeSeat, draw);
    if (action === null) throw new Error("a seat that has to act finds nothing to do");
    await room.hostAction(room.revision, action, false);
  }
}
