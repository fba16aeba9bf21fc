import { spawnSync } from "node:child_process";
import { createBot, drawOf } from "@cardwright/bots";
import { createEngine } from "@cardwright/core/host";
import { createServer, type Server } from "@cardwright/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { game } from "../examples/lantern/game.ts";
import { playPlainly } from "../examples/plain-client.ts";

let server: Server;
beforeAll(async () => {
  const engine = createEngine(game);
  const games = [{ game, expansions: [] }];
  const bots = {
    kinds: ["random"],
    choose: async ({ imagined, seat, seed }: { imagined: unknown; seat: number; seed: string }) =>
      createBot("random", engine).choose({ state: imagined as never, seat, draw: drawOf(seed) }),
    close: async () => undefined,
  };
  // A machine that does many things at once makes everything late, and that is not what is tested.
  const config = { port: 0, db: "memory", logLevel: "silent", botDelayMs: 0, overloadMs: 600_000 } as const;
  server = await createServer(config, { games, bots });
});
afterAll(() => server.close());
async function post(path: string, body: object): Promise<Record<string, string>> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${server.url}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return (await answer.json()) as Record<string, string>;
}

describe("the examples of the hosting chapters", () => {
  test("a client that knows nothing but JSON plays a match to its end", async () => {
    const { match } = await post("/matches", {
      game: "lantern",
      seats: [{ kind: "open" }, { kind: "bot", bot: "random" }],
    });
    const { token } = await post(`/matches/${match}/seats`, { name: "Ada", seat: 0 });
    const outcome = await playPlainly(server.url, match!, token!);
    expect(outcome).toMatchObject({ winners: expect.any(Array), reason: expect.any(String) });
  });
  test("it plays a copy of itself: an intent is known by its seat, whatever the other one calls theirs", async () => {
    const { match } = await post("/matches", { game: "lantern" });
    const sits = ["Ada", "Bo"].map(async (name) => (await post(`/matches/${match}/seats`, { name })).token!);
    const tokens = [await sits[0]!, await sits[1]!];
    const [mine, theirs] = await Promise.all(tokens.map((token) => playPlainly(server.url, match!, token)));
    expect(mine).toMatchObject({ winners: expect.any(Array), reason: expect.any(String) });
    expect(theirs).toEqual(mine);
  });
  test.each(["why-not.ts", "fairness.ts", "first-game.ts"])("%s runs", (file) => {
    const root = new URL("../../", import.meta.url);
    const { status, stderr } = spawnSync(process.execPath, [`docs/examples/${file}`], { cwd: root, encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
  });
});
