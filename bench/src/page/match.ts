import { gzipSync } from "node:zlib";
import type { launchBrowser } from "@cardwright/testbed";
import { median } from "../core/median.ts";

/** A whole match of each game, played in the page by a script against the strongest bot, and what the browser says of it. */

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
const GAMES = [
  "politics",
  "minis?preset=simple",
  "taktik?preset=brief",
  "tactics?preset=brief",
  "balance-control?preset=short",
];
/** A match that has not ended by then is stuck. */
const MATCH_MS = 240_000;

export interface MatchFigures {
  /** The sum of all shifts of the layout that nobody asked for. */
  readonly layoutShift: number;
  readonly pageErrors: number;
  /** The largest first load of a table, compressed, in kilobytes of 1,000 bytes. */
  readonly scriptKilobytes: number;
  /** Tasks of the page's own thread over 100 ms. */
  readonly longTasks: number;
  /** From a click until the table shows it, in the middle of all clicks. */
  readonly clickMilliseconds: number;
  readonly botDecisionMilliseconds: { readonly median: number; readonly longest: number };
}
/** Runs in the page: it watches, and plays whatever is lit, without knowing the rules. */
const WATCH = `() => {
  const seen = { shift: 0, long: 0, clicks: [], decisions: [] };
  globalThis.seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.duration > 100) seen.long++;
  }).observe({ type: "longtask", buffered: true });
  const Original = Worker;
  globalThis.Worker = class extends Original {
    constructor(...given) {
      super(...given);
      let asked = 0;
      this.addEventListener("message", () => asked > 0 && seen.decisions.push(performance.now() - asked));
      const post = this.postMessage.bind(this);
      this.postMessage = (...told) => { asked = performance.now(); post(...told); };
    }
  };
}`;
/** Whatever is lit, where it can be clicked: its visible part, for cards of a hand overlap. */
const FIND = `(draw) => {
  const table = document.querySelector("[data-table]");
  if (table.dataset.over === "true") return "over";
  const confirm = document.querySelector("[data-confirm][data-legal]");
  const all = [...document.querySelectorAll('[data-legal]:not([aria-pressed="true"])')];
  const thing = confirm ?? all[Math.floor(draw * all.length)];
  if (thing === undefined) return null;
  thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = thing.getBoundingClientRect();
  const points = [[0.5, 0.5], [0.25, 0.3], [0.12, 0.25]].map(([x, y]) => ({ x: left + width * x, y: top + height * y }));
  const open = points.find(({ x, y }) => thing.contains(document.elementFromPoint(x, y)));
  const shown = () => table.dataset.revision + document.querySelector("[data-dock]").textContent + document.querySelectorAll("[aria-pressed=true]").length;
  const before = shown();
  addEventListener("click", () => {
    const start = performance.now();
    const look = () => {
      if (shown() === before && performance.now() - start < 500) requestAnimationFrame(look);
      else seen.clicks.push(performance.now() - start);
    };
    requestAnimationFrame(look);
  }, { capture: true, once: true });
  return open ?? points[0];
}`;
/** Draws that are the same in every run. */
function drawing(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}
type Page = Awaited<ReturnType<Browser["newPage"]>>;
async function playToTheEnd(page: Page): Promise<void> {
  const draw = drawing();
  for (const until = Date.now() + MATCH_MS; Date.now() < until; ) {
    const spot = (await page.evaluate(`(${FIND})(${draw()})`)) as { x: number; y: number } | "over" | null;
    if (spot === "over") return;
    if (spot === null) await page.waitForTimeout(20);
    else await page.mouse.click(spot.x, spot.y);
  }
  throw new Error("the match has not ended");
}
interface Seen {
  readonly shift: number;
  readonly long: number;
  readonly clicks: readonly number[];
  readonly decisions: readonly number[];
}
/** Every game, or the one with this id; in a hurry the first. */
const gamesFor = (only: string, quick: boolean): readonly string[] => {
  const asked = GAMES.filter((game) => only === "" || game.split("?")[0] === only);
  if (asked.length === 0) throw new Error(`there is no match of ${only} here`);
  return quick ? asked.slice(0, 1) : asked;
};
export async function playMatches(browser: Browser, url: string, only: string, quick: boolean): Promise<MatchFigures> {
  const all: Seen[] = [];
  let pageErrors = 0;
  let scriptKilobytes = 0;
  for (const game of gamesFor(only, quick)) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
    const page = await context.newPage();
    page.setDefaultTimeout(MATCH_MS);
    page.on("pageerror", () => pageErrors++);
    const scripts = new Map<string, Promise<number>>();
    page.on("response", (answer) => {
      if (!answer.url().endsWith(".js")) return;
      const size = answer.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      );
      scripts.set(answer.url(), size);
    });
    // The bot thinks in a thread of its own, which no table waits for.
    const threads = new Set<string>();
    page.on("worker", (thread) => threads.add(thread.url()));
    await page.addInitScript(`(${WATCH})()`);
    await page.goto(`${url}/play/${game}${game.includes("?") ? "&" : "?"}pace=0&bot=search&seed=bench`);
    await page.waitForSelector("[data-dock]");
    const ofPage = [...scripts].filter(([url]) => !threads.has(url)).map(([, size]) => size);
    const bytes = (await Promise.all(ofPage)).reduce((sum, size) => sum + size, 0);
    scriptKilobytes = Math.max(scriptKilobytes, Math.round(bytes / 1000));
    await playToTheEnd(page);
    all.push((await page.evaluate("globalThis.seen")) as Seen);
    await context.close();
  }
  const decisions = all.flatMap((seen) => seen.decisions);
  return {
    layoutShift: Number(all.reduce((sum, { shift }) => sum + shift, 0).toFixed(2)),
    pageErrors,
    scriptKilobytes,
    longTasks: all.reduce((sum, { long }) => sum + long, 0),
    clickMilliseconds: median(all.flatMap((seen) => [...seen.clicks])),
    botDecisionMilliseconds: { median: median(decisions), longest: Math.max(0, ...decisions) },
  };
}
