import { expect, test } from "vitest";
import { call, startServer } from "./harness/table.ts";

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
