import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPage } from "../packages/web/scripts/build-page.ts";
import { copyRepository } from "./follow/copy.ts";
import { root } from "./tidy/repository.ts";

/** The image of deploy/Dockerfile as far as it can be had without Docker: its files, its packages, its command. */

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const ignored = read("deploy/Dockerfile.dockerignore")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));
const isIgnored = (path: string): boolean =>
  ignored.some((pattern) =>
    pattern.startsWith("**/")
      ? path.split("/").includes(pattern.slice(3))
      : path === pattern || path.startsWith(`${pattern}/`),
  );
interface Package {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}
/** Each package that one asks for outside of its tests, and those that ours ask for in turn: all that `--omit=dev` leaves. */
function linkRuntimeOf(folder: string, workspace: string): void {
  const { name, dependencies = {} } = JSON.parse(read(`${workspace}/package.json`)) as Package;
  link(join(folder, workspace), join(folder, "node_modules", name));
  for (const wanted of Object.keys(dependencies)) {
    const there = join(folder, "node_modules", wanted);
    if (existsSync(there)) continue;
    const [, ours] = /^@cardwright\/(.+)$/.exec(wanted) ?? [];
    if (ours === undefined) link(installedFor(workspace, wanted), there);
    else linkRuntimeOf(folder, folderOf(ours));
  }
}
const folderOf = (name: string): string =>
  name === "catalog" ? "games/catalog" : name.startsWith("game-") ? `games/${name.slice(5)}` : `packages/${name}`;
const installedFor = (workspace: string, name: string): string =>
  [join(root, workspace, "node_modules", name), join(root, "node_modules", name)].find((path) => existsSync(path))!;
function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to);
}
const folder = mkdtempSync(join(tmpdir(), "cardwright-image-"));
const running: ChildProcess[] = [];
beforeAll(async () => {
  copyRepository(folder, isIgnored);
  linkRuntimeOf(folder, "packages/cli");
  cpSync(dirname(await buildPage()), join(folder, "dist"), { recursive: true });
}, 180_000);
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});
/** Starts it, and answers with the address that it listens at, or with what it said instead. */
async function start(): Promise<{ readonly url: string; readonly said: string }> {
  const [, command = ""] = /^CMD (\[.+\])$/m.exec(read("deploy/Dockerfile")) ?? [];
  const [, ...parameters] = JSON.parse(command) as string[];
  const child = spawn(process.execPath, [...parameters, "--json"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", CARDWRIGHT_PORT: "0", CARDWRIGHT_DB: "memory" },
  });
  running.push(child);
  let said = "";
  child.stderr.on("data", (data: Buffer) => {
    said += data.toString();
  });
  return new Promise((resolve) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (line.startsWith('{"url"')) resolve({ url: (JSON.parse(line) as { url: string }).url, said });
    });
    child.once("close", () => resolve({ url: "", said }));
  });
}
test("what the image leaves out is not missed: it starts, shows its page, and its bots play", async () => {
  const { url, said } = await start();
  expect([url === "", said]).toEqual([false, ""]);
  expect(await (await fetch(`${url}/ready`)).json()).toEqual({ ok: true });
  expect(await (await fetch(url)).text()).toContain("<title>Cardwright</title>");
  const seats = ["greedy", "random"].map((bot) => ({ kind: "bot", bot }));
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ game: "politics", seats });
  const made = await fetch(`${url}/api/v1/matches`, { method: "POST", headers, body });
  const { match } = (await made.json()) as { match: string };
  const steps = async (): Promise<number> => {
    const log = (await (await fetch(`${url}/api/v1/matches/${match}/log`)).json()) as Record<string, unknown[]>;
    return (log["steps"] ?? log["lines"] ?? []).length;
  };
  await expect.poll(steps, { timeout: 30_000 }).toBeGreaterThan(4);
});
test("a package that it needs and does not ask for would be", async () => {
  rmSync(join(folder, "node_modules/fastify"));
  const { url, said } = await start();
  expect(url).toBe("");
  expect(said).toContain("fastify");
});
