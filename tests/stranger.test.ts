import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "@cardwright/testbed";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publicPackages } from "../scripts/pack/packages.ts";
import { freePort } from "./follow/free-port.ts";
import { Reader } from "./follow/reader.ts";
import { stepsOf } from "./follow/steps.ts";
import { environmentOf } from "./packages/arrival.ts";
import { playInBrowser } from "./packages/play-in-browser.ts";
import { becomeStranger, type Stranger } from "./packages/stranger.ts";
import { root } from "./tidy/repository.ts";

/**
 * The published packages, from a registry of this machine, in a project outside the workspace: what somebody does who has
 * never seen this repository.
 */
let stranger: Stranger;
beforeAll(async () => {
  stranger = await becomeStranger();
}, 400_000);
afterAll(() => stranger?.leave(), 120_000);
const write = (path: string, text: string): void => writeFileSync(join(stranger.folder, path), text);
const names = publicPackages().map(({ manifest }) => manifest.name);
const inProject = names.filter((name) => name.startsWith("@"));

describe.for([20, 24] as const)("on Node %i", (major) => {
  const run = (command: string, ...parameters: string[]) => stranger.run(major, command, ...parameters);
  test.for(inProject)("the lines in the README of %s run", (name) => {
    const readme = readFileSync(join(stranger.folder, "node_modules", name, "README.md"), "utf8");
    const [, code = ""] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
    write("readme.mjs", code);
    const { status, out } = run("node", "readme.mjs");
    expect([status, out]).toEqual([0, expect.stringMatching(/\S/)]);
  });
  test("engine and bots can be imported by a thread", () => {
    write(
      "thread.mjs",
      `import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { createEngine } from "@cardwright/core/host";
import { createBot } from "@cardwright/bots";
import { answer } from "@cardwright/bots/worker";
if (isMainThread) new Worker(new URL(import.meta.url)).on("message", (told) => console.log(told));
else parentPort.postMessage([createEngine, createBot, answer].map((each) => typeof each).join());
`,
    );
    expect(run("node", "thread.mjs").out).toContain("function,function,function");
  });
  test("scenes and laws of the new game hold", () => {
    const { status, out } = run("npm", "test");
    expect([status, out]).toEqual([0, expect.stringMatching(/5 passed/)]);
  });
  test("bots play it in threads, and the same matches on every Node", () => {
    const { status, out } = run("npx", "cardwright", "sim", "my-game", "--games", "20", "--workers", "2", "--json");
    const line = out.split("\n").find((one) => one.startsWith("{")) ?? out;
    expect([status, JSON.parse(line)]).toMatchObject([
      0,
      { finished: 20, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });
  test("it is built, hosted, and played to its end in a browser", { timeout: 120_000 }, async () => {
    const built = run("npm", "run", "build");
    expect([built.status, built.out]).toEqual([0, expect.stringContaining("serve.js")]);
    const server = await stranger.serve(major, "node_modules/.bin/cardwright", "serve", "--db", "memory");
    try {
      expect(await playInBrowser(server.url)).toEqual([]);
    } finally {
      server.stop();
    }
  });
  test("the built folder is hosted by node alone", async () => {
    const server = await stranger.serve(major, "dist/serve.js", "--db", "memory");
    try {
      expect(await (await fetch(`${server.url}/ready`)).json()).toEqual({ ok: true });
      expect(await (await fetch(server.url)).text()).toContain("<title>My game</title>");
    } finally {
      server.stop();
    }
  });
});
test("without SQLite in its Node a server says so by name", () => {
  const { status, out } = stranger.run(20, "npx", "cardwright", "serve", "--port", "0");
  expect([status, out]).toEqual([2, expect.stringContaining("SQLite needs Node 22.13 or newer")]);
});
test("the guide's first game can be written there, word for word", { timeout: 240_000 }, async () => {
  const folder = stranger.folder;
  const steps = stepsOf(readFileSync(join(root, "docs/guide/first-game.md"), "utf8"));
  const reader = new Reader({
    folder,
    sources: root,
    env: environmentOf(24),
    port: await freePort(),
    // The project is installed already.
    rewrite: (command) => (command === "npm ci" ? "" : command),
  });
  try {
    for (const step of steps) await reader.follow(step);
    expect(reader.ran).toBeGreaterThan(5);
  } finally {
    await reader.stopServer();
  }
});
test("on Node 20 PostgreSQL keeps its matches", { timeout: 120_000 }, async () => {
  const postgres = await startPostgres({ durable: true });
  const hosted = () => stranger.serve(20, "dist/serve.js", "--db", postgres.url);
  try {
    const first = await hosted();
    const seats = [{ kind: "bot", bot: "random" }, { kind: "open" }];
    const made = await fetch(`${first.url}/api/v1/matches`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ game: "my-game", seats }),
    });
    const { match } = (await made.json()) as { readonly match: string };
    first.stop();
    const second = await hosted();
    const kept = await (await fetch(`${second.url}/api/v1/matches/${match}`)).json();
    second.stop();
    expect(kept).toMatchObject({ match, game: "my-game" });
  } finally {
    await postgres.close();
  }
});
test("work on many machines asks by name for the one package that only it needs", () => {
  const parameters = ["sim", "my-game", "--games", "2", "--queue", "redis://127.0.0.1:1"];
  const { status, out } = stranger.run(24, "npx", "cardwright", ...parameters);
  expect([status, out]).toEqual([2, expect.stringContaining("npm install bullmq")]);
});
test("laws are looked for harder by npm run check", () => {
  const { status, out } = stranger.run(24, "npm", "run", "check");
  expect([status, out]).toEqual([0, expect.stringContaining("all laws hold")]);
});
describe("an ordinary strict tsconfig", () => {
  const everything = `${inProject.map((name, at) => `import * as p${at} from "${name}";\nconsole.log(p${at});`).join("\n")}
import { laws } from "@cardwright/core/testing";
import { defineConfig } from "@cardwright/cli/config";
import { buildPage } from "@cardwright/web/build";
import { thinkHere } from "@cardwright/web/thinker";
console.log(laws, defineConfig, buildPage, thinkHere);
`;
  const settings = (resolution: "bundler" | "nodenext"): string =>
    JSON.stringify({
      compilerOptions: {
        strict: true,
        skipLibCheck: false,
        noEmit: true,
        target: "es2022",
        lib: ["es2022", "dom", "dom.iterable"],
        types: ["node"],
        module: resolution === "nodenext" ? "nodenext" : "esnext",
        moduleResolution: resolution,
        jsx: "react-jsx",
      },
      files: ["everything.ts"],
    });
  /** Each compiler and each resolution; `npm run soak:packages` has more. */
  const cases = [
    { compiler: "ts59", resolution: "nodenext" },
    { compiler: "ts6", resolution: "bundler" },
    { compiler: "ts7", resolution: "bundler" },
    { compiler: "ts7", resolution: "nodenext" },
  ] as const;
  test.for(cases)(
    "$compiler with $resolution finds nothing wrong",
    { timeout: 180_000 },
    ({ compiler, resolution }) => {
      write("everything.ts", everything);
      write("tsconfig.everything.json", settings(resolution));
      const { status, out } = stranger.run(
        24,
        "node",
        `node_modules/${compiler}/bin/tsc`,
        "-p",
        "tsconfig.everything.json",
      );
      expect([status, out]).toEqual([0, ""]);
    },
  );
  test("the project's own types hold", { timeout: 180_000 }, () => {
    expect(stranger.run(24, "npm", "run", "types")).toMatchObject({ status: 0 });
  });
});
