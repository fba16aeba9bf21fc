import { imagine } from "@cardwright/bots";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Server } from "../src/index.ts";
import { call, seatAll, startServer } from "./harness/table.ts";

/** A player gets a world to try moves in: it looks like the match to them, and what is hidden from them was dealt anew. */

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
const ask = (match: string, token?: string) =>
  call(server.url, "POST", `/api/v1/matches/${match}/world`, undefined, token);

test("a world is for the seat that has to act, and for as long as it is theirs", async () => {
  const { match, tokens, hostToken } = await seatAll(server.url, { game: "duel" });
  const room = (await server.rooms.get(match))!;
  const [actor] = room.actors;
  expect((await ask(match)).body.code).toBe("NOT_A_PLAYER");
  expect((await ask(match, hostToken)).body.code).toBe("NO_ACCESS");
  expect((await ask(match, tokens[1 - actor!])).body.code).toBe("STALE");
  expect((await ask("m4tchm4tchm4tch1", tokens[actor!])).body.code).toBe("NO_ACCESS");
  const { status, body } = await ask(match, tokens[actor!]);
  expect(status).toBe(200);
  expect(room.engine.view(body.state, actor!)).toEqual(room.engine.view(room.snapshot!.state, actor!));
  expect(room.revision).toBe(0);
  await call(server.url, "DELETE", `/api/v1/matches/${match}/seats/mine`, undefined, tokens[actor!]);
  expect((await ask(match, tokens[actor!])).body.code).toBe("NO_ACCESS");
});
test("it tells nothing of what lies hidden", async () => {
  const { match, tokens } = await seatAll(server.url, { game: "canaries" });
  const room = (await server.rooms.get(match))!;
  const [actor] = room.actors;
  const hidden = (state: unknown): string => {
    const zones = state as Record<string, { face: string }[][]>;
    return JSON.stringify([zones["hand"]![1 - actor!], zones["deck"]].flat(2).map((piece) => piece?.face));
  };
  const truth = hidden(room.snapshot!.state);
  const worlds: string[] = [];
  for (let i = 0; i < 12; i++) worlds.push(hidden((await ask(match, tokens[actor!])).body.state));
  expect(worlds).not.toContain(truth);
  expect(new Set(worlds).size).toBe(worlds.length);
  // Neither where the stream of chance stands, nor anything else that a view does not tell: the same draws make the same world of another deal.
  const draw = () => {
    let n = 0;
    return (bound: number): number => {
      n = (n * 31 + 7) % 10_007;
      return n % bound;
    };
  };
  const other = room.engine.redeal(room.snapshot!.state, actor!, draw());
  const [here, there] = [room.snapshot!.state, other].map((state) => imagine(room.engine, state, actor!, draw()));
  expect(JSON.stringify(there)).toBe(JSON.stringify(here));
});
