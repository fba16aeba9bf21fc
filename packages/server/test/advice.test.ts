import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BotDriver, botPool, type Server } from "../src/index.ts";
import { catalogUrl } from "./games/index.ts";
import { call, seatAll, sit, startServer, until } from "./harness/table.ts";

/** A player asks a bot at the server: only what the player sees goes into the answer, and nothing is played by asking. */

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
const ask = (match: string, about: string, token?: string, at = server) =>
  call(at.url, "POST", `/api/v1/matches/${match}/advice`, { about }, token);
const againstABot = (game: string, at = server) =>
  seatAll(at.url, { game, seats: [{ kind: "open" }, { kind: "bot", bot: "greedy" }] }, 1);

describe("advice", () => {
  test("says what a bot would do for the seat that has to act, and why the last bot did what it did", async () => {
    const { match, tokens } = await againstABot("duel");
    const session = sit(server.url, match, tokens[0]);
    const own = () => session.getSnapshot().view?.["activeSeat"] === 0;
    await until(own, "the first turn");
    const { status, body } = await ask(match, "decision", tokens[0]);
    expect([status, body.seat]).toEqual([200, 0]);
    expect(body.options.length).toBeGreaterThan(1);
    const types = (await session.actions()).map(({ type }) => type);
    for (const { offer, worth } of body.options) {
      expect(types).toContain(offer.type);
      expect(worth >= 0 && worth <= 100).toBe(true);
    }
    expect(server.rooms.size).toBeGreaterThan(0);
    expect((await server.rooms.get(match))!.revision).toBe(0);
    // No bot has moved yet.
    expect((await ask(match, "move", tokens[0])).body).toEqual({ seat: null, options: [] });
    await session.act("pass");
    await until(() => own() && session.getSnapshot().seq > 1, "the bot's turn to be over");
    const why = await ask(match, "move", tokens[0]);
    expect([why.status, why.body.seat]).toEqual([200, 1]);
    session.close();
  });
  test("is for those who play, while they have to act, and no more than two at a time", async () => {
    const { match, tokens } = await seatAll(server.url, { game: "duel" });
    const room = (await server.rooms.get(match))!;
    const [actor] = room.actors;
    expect((await ask(match, "decision")).body.code).toBe("NOT_A_PLAYER");
    expect((await ask(match, "decision", tokens[1 - actor!])).body.code).toBe("STALE");
    expect((await ask(match, "everything", tokens[actor!])).body.code).toBe("MALFORMED");
    const answers = await Promise.all([1, 2, 3].map(() => ask(match, "decision", tokens[actor!])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
  });
});
/** Bots that think about a question for a moment only: how well does not matter here. */
function quickly(pool: BotDriver): BotDriver {
  const budget = { milliseconds: 150 };
  return { ...pool, advise: ({ asked, ...about }) => pool.advise!({ ...about, asked: { ...asked, budget } }) };
}
test("no card that lies hidden from a player is named to them, nor one that a bot imagines there", async () => {
  const bots = quickly(botPool({ catalog: catalogUrl, threads: 1 }));
  const here = await startServer({}, { bots });
  const { match, tokens } = await againstABot("canaries", here);
  const room = (await here.rooms.get(match))!;
  const facesIn = (zone: string, seat: number): readonly string[] => {
    const lists = room.snapshot!.state as unknown as Record<string, { face: string }[][]>;
    return lists[zone]![seat]!.map(({ face }) => face);
  };
  let [asked, named] = [0, 0];
  while (room.status === "running" && asked < 8) {
    await until(() => room.status !== "running" || room.actors.includes(0), "the player's turn");
    const hidden = [...facesIn("hand", 1), ...facesIn("traps", 1), ...facesIn("deck", 0), ...facesIn("deck", 1)];
    for (const about of ["decision", "move"]) {
      const { status, body } = await ask(match, about, tokens[0], here);
      expect(status).toBe(200);
      const text = JSON.stringify(body);
      for (const face of hidden) expect(text).not.toContain(face);
      if (text.includes("canary-")) named++;
      asked++;
    }
    const action = room.engine.sample(room.snapshot!.state, 0, () => 0);
    if (action !== null) await room.hostAction(room.revision, action, false);
  }
  expect(asked).toBeGreaterThan(5);
  // The answers do name cards: those that the player sees.
  expect(named).toBeGreaterThan(0);
  await here.close();
});
