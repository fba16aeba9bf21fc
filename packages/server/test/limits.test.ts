import { expect, test } from "vitest";
import { RawSocket } from "./harness/raw.ts";
import { call, seatAll, seated, sit, startServer, until } from "./harness/table.ts";

/** Limits that an operator sets, and what shows that they were met. */

const measured = async (url: string, line: string): Promise<boolean> =>
  (await (await fetch(`${url}/metrics`)).text()).split("\n").includes(line);

test("logs are verified for one address only so often, whatever else it may ask; who is refused is counted", async () => {
  const server = await startServer({ verificationsPerMinute: 2 });
  const junk = { header: {}, lines: [], fairness: { commitment: "", server_seed: "", nonces: [], seed: "" } };
  const ask = (body: unknown) => call(server.url, "POST", "/api/v1/verify", body);
  expect((await ask(junk)).status).toBe(200);
  // A body that is no log costs as much to read as one that is.
  expect((await ask("{")).status).toBe(400);
  for (let i = 0; i < 3; i++) expect(await ask(junk)).toMatchObject({ status: 429, body: { code: "TOO_FAST" } });
  expect((await call(server.url, "GET", "/api/v1/games")).status).toBe(200);
  expect(await measured(server.url, 'cardwright_refused_requests_total{why="TOO_FAST"} 3')).toBe(true);
  await server.close();
});

test("an address that asks for what is not there is counted like any other", async () => {
  const server = await startServer({ requestsPerMinute: 3 });
  const asked = await Promise.all(Array.from({ length: 6 }, () => call(server.url, "GET", "/nowhere")));
  expect(asked.map(({ status }) => status).sort()).toEqual([404, 404, 404, 429, 429, 429]);
  await server.close();
});

test("a seat has eight connections, a match so many watchers; who comes beyond them is told, and gets in once there is room", async () => {
  const server = await startServer({ watchersMax: 3 });
  const { match, tokens } = await seatAll(server.url, { game: "duel" });
  for (const [token, most] of [[tokens[0], 8] as const, [undefined, 3] as const]) {
    const inside: RawSocket[] = [];
    for (let i = 0; i < most; i++) {
      const socket = await new RawSocket(server.url).hello(match, token);
      await socket.next("STATE_SNAPSHOT");
      inside.push(socket);
    }
    const late = await new RawSocket(server.url).hello(match, token);
    expect(await late.next("ERROR")).toMatchObject({ code: "CROWDED" });
    await until(() => late.closed, "the end");
    expect([late.closed, late.messages]).toMatchObject([{ code: 4010, reason: "CROWDED" }, [{ type: "ERROR" }]]);
    // The others are none of its business, and neither is the other seat.
    expect(inside.every(({ closed }) => closed === null)).toBe(true);
    // The client does not give up.
    const patient = sit(server.url, match, token);
    await until(() => patient.getSnapshot().connection === "waiting", "the client to be turned away");
    inside[0]!.close();
    await seated(patient);
    patient.close();
    for (const socket of inside) socket.close();
  }
  expect(await (await fetch(`${server.url}/metrics`)).text()).toMatch(/cardwright_cut_total\{why="CROWDED"\} \d+/);
  await server.close();
});

test("connections that are gone without a word do not lock their player out", async () => {
  const server = await startServer({ pingMs: 300 });
  const { match, tokens } = await seatAll(server.url, { game: "duel" });
  const gone: RawSocket[] = [];
  for (let i = 0; i < 8; i++) {
    const socket = await new RawSocket(server.url).hello(match, tokens[0]);
    await socket.next("STATE_SNAPSHOT");
    // Nothing is read any more, so no ping is answered.
    socket.socket.pause();
    gone.push(socket);
  }
  const back = sit(server.url, match, tokens[0]!);
  await seated(back);
  back.close();
  for (const { socket } of gone) socket.terminate();
  await server.close();
});
