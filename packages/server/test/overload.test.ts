import { expect, test } from "vitest";
import { startServer } from "./harness/table.ts";

/** Nobody else gets a turn meanwhile. */
function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
test("a server that has too much to do turns newcomers away, and still says to its operator how it is", async () => {
  const server = await startServer({ overloadMs: 1 });
  const ask = async (path: string) => {
    const answer = await fetch(`${server.url}${path}`);
    await answer.text();
    return answer.status;
  };
  let newcomer = 200;
  while (newcomer === 200) {
    block(100);
    const [games, ...operator] = await Promise.all(["/api/v1/games", "/health", "/metrics"].map(ask));
    expect(operator).toEqual([200, 200]);
    newcomer = games!;
  }
  expect(newcomer).toBe(503);
  await server.close();
});
