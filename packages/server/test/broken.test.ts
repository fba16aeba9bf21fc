import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "cardwright-broken-"));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});
const script = new URL("./harness/serve-and-break.ts", import.meta.url);

const started = async (file: string) => {
  const child = fork(script, [`sqlite:${join(folder, file)}`], { stdio: ["ignore", "ignore", "pipe", "ipc"] });
  children.push(child);
  let told = "";
  child.stderr!.on("data", (text) => {
    told += String(text);
  });
  const [url] = (await once(child, "message")) as [string];
  expect((await fetch(`${url}/ready`)).status).toBe(200);
  return { child, told: () => told };
};

test("a server that can store nothing any more ends, says why, and its exit code says so too", async () => {
  const { child, told } = await started("broken.db");
  child.send("break");
  const [code] = (await once(child, "exit")) as [number];
  expect(code).toBe(1);
  expect(told()).toContain("the thread that writes has ended");
});
test("a server that is asked to end closes the thread itself, and that is no failure", async () => {
  const { child, told } = await started("asked.db");
  child.kill("SIGTERM");
  const [code] = (await once(child, "exit")) as [number];
  expect(code).toBe(0);
  expect(told()).toBe("");
});
