import { expect, test } from "vitest";
import { createLog } from "../src/operator-log.ts";
import { startServer } from "./harness/table.ts";

/** Nobody else gets a turn meanwhile. */
function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
test("a server that has too much to do turns newcomers away, and still says to its operator how it is", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const server = await startServer({ overloadMs: 1 }, { log });
  const ask = async (path: string) => {
    const answer = await fetch(`${server.url}${path}`);
    await answer.text();
    return answer.status;
  };
  let refused = 0;
  while (refused < 3) {
    block(100);
    const [games, ...operator] = await Promise.all(["/api/v1/games", "/health", "/metrics"].map(ask));
    expect(operator).toEqual([200, 200]);
    expect([200, 503]).toContain(games);
    if (games === 503) refused++;
  }
  // Each of them is counted, and one of them is told, without what led there.
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain(`cardwright_refused_requests_total{why="overload"} ${refused}`);
  const told = lines.filter((line) => line.includes("too much to do"));
  expect(told).toHaveLength(1);
  expect(lines.join()).not.toContain("stack");
  await server.close();
});
