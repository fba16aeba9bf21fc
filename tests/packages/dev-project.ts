import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { launchBrowser } from "@cardwright/testbed";
import type { Page } from "playwright-core";
import { projectFiles } from "../../packages/create-cardwright/src/index.ts";
import { root } from "../tidy/repository.ts";

/** A new project under `cardwright dev`, with a real browser at its table, two actions into a match. */
export interface DevProject {
  readonly page: Page;
  read(path: string): string;
  /** Saves a file of the project as an editor would. */
  save(path: string, change: (text: string) => string): void;
  /** All that the terminal of `cardwright dev` has shown. */
  terminal(): string;
  /** Runs `cardwright build` beside it. */
  build(): Promise<void>;
  stop(): Promise<void>;
}
function write(folder: string): void {
  const wish = { id: "try-game", kind: "cards", seats: [2, 2], hidden: true, language: "en" } as const;
  for (const [path, text] of Object.entries(projectFiles(wish))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
function run(cwd: string, ...words: string[]) {
  const { CARDWRIGHT_CONFIG: _, NODE_ENV: __, ...env } = process.env;
  const program = join(root, "packages/cli/src/bin.ts");
  return spawn(process.execPath, [program, ...words], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
}
async function build(cwd: string): Promise<void> {
  const child = run(cwd, "build", "--page-only");
  child.stdout.resume();
  child.stderr.pipe(process.stderr, { end: false });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`the build ended with ${code}`);
}
function serve(cwd: string) {
  const child = run(cwd, "dev", "--port", "0", "--json");
  let shown = "";
  child.stderr.on("data", (part: Buffer) => {
    shown += part;
  });
  const address = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (line.startsWith('{"url"')) resolve((JSON.parse(line) as { url: string }).url);
    });
    child.once("close", (code) => reject(new Error(`it ended with ${code}`)));
  });
  return { address, terminal: () => shown, end: () => child.kill("SIGKILL") };
}
export async function startDev(): Promise<DevProject> {
  mkdirSync(join(root, ".cache"), { recursive: true });
  // Within the workspace, so that the project finds the packages.
  const folder = mkdtempSync(join(root, ".cache", "dev-"));
  write(folder);
  const server = serve(folder);
  const browser = await launchBrowser();
  const stop = async (): Promise<void> => {
    await browser.close();
    server.end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
    await page.goto(`${await server.address}/play/try-game?seed=one&pace=0&against=person`);
    await page.waitForSelector("[data-table]", { timeout: 60_000 });
    await page.locator("[data-legal]").first().click();
    await page.locator("[data-take]").first().click();
    await page.locator("[data-legal]").first().click();
    const read = (path: string): string => readFileSync(join(folder, path), "utf8");
    return {
      page,
      read,
      save: (path, change) => save(join(folder, path), change),
      terminal: server.terminal,
      build: () => build(folder),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
function save(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, "utf8");
  const after = change(before);
  if (after === before) throw new Error(`nothing would change in ${file}`);
  writeFileSync(file, after);
}
