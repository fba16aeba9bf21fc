import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBot, drawOf } from "@cardwright/bots";
import { createEngine } from "@cardwright/core/host";
import { createServer, type Server } from "@cardwright/server";
import { launchBrowser } from "@cardwright/testbed";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nim } from "../examples/first-game.ts";

/** The pages of the chapter on clients, built by Vite and played against a bot in a real browser. */

const examples = join(import.meta.dirname, "..", "examples", "page");
const PAGES = ["plain-dom", "vue"];
const mainOf = (name: string): string => `
import { openTable } from ${JSON.stringify(join(examples, `${name}.ts`))};
openTable(document.body, { ...Object.fromEntries(new URLSearchParams(location.search)), url: location.origin });`;

let server: Server;
const folder = mkdtempSync(join(tmpdir(), "cardwright-own-page-"));
beforeAll(async () => {
  for (const name of PAGES) {
    const source = join(folder, "source", name);
    mkdirSync(source, { recursive: true });
    writeFileSync(join(source, "main.js"), mainOf(name));
    writeFileSync(
      join(source, "index.html"),
      `<!doctype html><title>${name}</title><body><script type="module" src="./main.js"></script>`,
    );
    await build({
      configFile: false,
      root: source,
      base: "./",
      logLevel: "error",
      build: { outDir: join(folder, "page", name) },
    });
  }
  writeFileSync(join(folder, "page", "index.html"), "");
  const engine = createEngine(nim);
  const bots = {
    kinds: ["random"],
    choose: async ({ imagined, seat, seed }: { imagined: unknown; seat: number; seed: string }) =>
      createBot("random", engine).choose({ state: imagined as never, seat, draw: drawOf(seed) }),
    close: async () => undefined,
  };
  const config = {
    port: 0,
    db: "memory",
    logLevel: "silent",
    botDelayMs: 0,
    overloadMs: 600_000,
    web: join(folder, "page"),
  } as const;
  server = await createServer(config, { games: [{ game: nim, expansions: [] }], bots });
}, 120_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
async function post(path: string, body: object): Promise<Record<string, string>> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${server.url}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return (await answer.json()) as Record<string, string>;
}

test.each(PAGES)("a page with %s and the client alone plays a match to its end", async (name) => {
  const seats = [{ kind: "open" }, { kind: "bot", bot: "random" }];
  const { match = "" } = await post("/matches", { game: "nim", seats, options: { stones: 12 } });
  const { token = "" } = await post(`/matches/${match}/seats`, { name: "Ada", seat: 0 });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.goto(`${server.url}/${name}/index.html?${new URLSearchParams({ match, token })}`);
    await page.getByText("12 stones").waitFor();
    const end = page.getByText(/You (win|lose)\./);
    for (let turn = 0; turn < 12 && (await end.count()) === 0; turn++) {
      const before = await page.locator("p").first().textContent();
      const button = page.getByRole("button", { name: "Take 1" });
      await button.or(end).first().waitFor();
      if ((await end.count()) > 0) break;
      await button.click();
      await page.waitForFunction((text) => document.querySelector("p")?.textContent !== text, before);
    }
    await end.waitFor();
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});
