import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { launchBrowser } from "@cardwright/testbed";
import { median } from "../core/median.ts";
import type { BenchOptions } from "../core/run.ts";
import { playMatches } from "./match.ts";
import { judgeLongMatch } from "./verdict.ts";

/** How long a click takes until the screen shows it: at a server, in a page beside which a bot is thinking, and for a verdict. */

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchBrowser>>["newPage"]>>;
const ANSWERED_MS = 100;
/** What is no time until a click is seen has a floor of its own. */
const FLOORS: Readonly<Record<string, number>> = {
  layoutShift: 0,
  pageErrors: 0,
  longTasks: 0,
  scriptKilobytes: 220,
  botMedianMs: 600,
  botLongestMs: 1_500,
  verdictMs: 2_000,
};
const root = fileURLToPath(new URL("../../../", import.meta.url));
const run = (...words: readonly string[]): ChildProcess =>
  spawn(process.execPath, words, { cwd: root, stdio: ["ignore", "pipe", 2] });

async function serve(): Promise<{ readonly url: string; close(): void }> {
  const [code] = (await once(run("scripts/build-page.ts"), "exit")) as [number];
  if (code !== 0) throw new Error("the page was not built");
  const words = ["--json", "--port", "0", "--db", "memory", "--log-level", "silent"];
  const child = run("packages/cli/src/bin.ts", "serve", ...words);
  const [line] = (await once(child.stdout!, "data")) as [Buffer];
  const { url } = JSON.parse(String(line)) as { url: string };
  return { url, close: () => void child.kill() };
}
/** Runs in the page, where there is a document, and nothing of ours: from the click to the drawing after which it is seen. */
const CLICK = `async (thing, shownBy) => {
  const shown = () => document.querySelector(shownBy).textContent + document.querySelector(shownBy).ariaPressed;
  const before = shown();
  const start = performance.now();
  document.querySelector(thing).click();
  while (shown() === before) await new Promise((done) => requestAnimationFrame(done));
  return performance.now() - start;
}`;
const clickedOn = (page: Page, thing: string, shownBy: string): Promise<number> =>
  page.evaluate(`(${CLICK})(${JSON.stringify(thing)}, ${JSON.stringify(shownBy)})`);
async function atServer(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/new/tactics?with=watched`);
  await page.getByRole("button", { name: "Create the table" }).click();
  await page.waitForSelector("[data-target][data-legal]");
  return clickedOn(page, "[data-target][data-legal]", "[data-dock]");
}
async function besideBot(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/play/politics?seed=${"4".repeat(64)}&pace=0&bot=search`);
  await page.locator('[data-offer="pass"]').click();
  await page.getByText("Blue bot thinks …").waitFor();
  return clickedOn(page, '[aria-label="Sound"]', '[aria-label="Sound"]');
}
interface PageOptions extends BenchOptions {
  /** The id of a game whose whole matches alone are measured. */
  readonly only: string;
}
export async function runPage({ json, quick, only }: PageOptions): Promise<number> {
  const [server, browser] = await Promise.all([serve(), launchBrowser()]);
  const times = async (measure: typeof atServer): Promise<number> => {
    const taken: number[] = [];
    for (let turn = 0; turn < (quick ? 1 : 9); turn++) {
      const context = await browser.newContext();
      taken.push(await measure(await context.newPage(), server.url));
      await context.close();
    }
    return median(taken);
  };
  const besideMatches = async () => ({
    clickAtServerMs: await times(atServer),
    clickBesideBotMs: await times(besideBot),
    verdictMs: await judgeLongMatch(await browser.newPage(), server.url, quick),
  });
  const measured = async () => ({
    ...(only === "" ? await besideMatches() : {}),
    ...(await playMatches(browser, server.url, only, quick)),
  });
  const figures = await measured().finally(async () => {
    await browser.close();
    server.close();
  });
  const { botDecisionMilliseconds: bot, ...plain } = figures;
  const rows = Object.entries({ ...plain, botMedianMs: bot.median, botLongestMs: bot.longest }).map(
    ([name, value]) => ({ name, value, most: FLOORS[name] ?? ANSWERED_MS }),
  );
  const lines = rows.map(
    ({ name, value, most }) => `${name.padEnd(20)} ${value.toFixed(1).padStart(7)}   at most ${most}`,
  );
  process.stdout.write(`${json ? JSON.stringify(figures, undefined, 2) : lines.join("\n")}\n`);
  return rows.every(({ value, most }) => value <= most) ? 0 : 1;
}
