import { expect, test } from "vitest";
import { failOver } from "./harness/fail-over.ts";

/** Below the ports that the system gives to whoever calls out: one of the players might have it. */
const firstPort = 26_000 + (process.pid % 500) * 2;

test("PostgreSQL dies and its standby takes over: nothing that was acknowledged is lost, and the matches go on", async () => {
  const { wrong, after, acknowledged } = await failOver({ synchronous: true, firstPort, name: "waited for" });
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(Math.min(...after)).toBeGreaterThan(0);
  expect(acknowledged).toBeGreaterThan(40);
}, 120_000);
