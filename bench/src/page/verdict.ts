import { catalog } from "@cardwright/catalog";
import { createEngine, headerOf, type Log, logOf, seedFromText, UNDO } from "@cardwright/core/host";
import { drawFrom } from "@cardwright/core/testing";
import type { launchBrowser } from "@cardwright/testbed";
import { median } from "../core/median.ts";

/**
 * How long the page takes for its verdict on a match of ten thousand steps. None of our games goes on for so long by itself: moves
 * are taken back and made anew all along, which also is what costs most to judge.
 */

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchBrowser>>["newPage"]>>;
const STEPS = 10_000;
/** The page folds the whole match before it shows it. */
const OPENED_MS = 120_000;
const VERIFY = "Verify the whole match";
function played(): { readonly log: Log; readonly seed: string; readonly players: readonly string[] } {
  const engine = createEngine(catalog.find(({ game }) => game.id === "taktik")!.game);
  const match = { seed: seedFromText("verdict") };
  const draw = drawFrom("verdict");
  const first = engine.create(match);
  const entries = [first.entry];
  let { snapshot } = first;
  const step = (action: Parameters<typeof engine.applyAction>[1]): boolean => {
    const result = engine.applyAction(snapshot, action);
    if (result.ok) {
      ({ snapshot } = result);
      entries.push(result.entry);
    }
    return result.ok;
  };
  while (snapshot.state.outcome === null && entries.length < STEPS) {
    const [seat] = engine.actors(snapshot.state);
    if (seat === undefined || !step(engine.sample(snapshot.state, seat, draw)!)) break;
    while (snapshot.state.outcome === null && entries.length < STEPS && draw(200) > 0 && step({ type: UNDO, seat })) {
      if (!step(engine.sample(snapshot.state, seat, draw)!)) break;
    }
  }
  if (entries.length < STEPS) throw new Error(`the match has ended after ${entries.length} steps`);
  const log = logOf(headerOf(engine, match, first.snapshot), entries);
  return { log, seed: match.seed, players: ["a", "b"] };
}
/** Runs in the page: from the click until the verdict stands there. */
const JUDGED = `async (name) => {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
  const verdict = () => document.querySelector("[data-verdict]");
  const start = performance.now();
  button.click();
  while (verdict() !== null) await new Promise((done) => requestAnimationFrame(done));
  while (verdict() === null) {
    const trouble = document.querySelector('[role="alert"]');
    if (trouble !== null) throw new Error(trouble.textContent);
    await new Promise((done) => requestAnimationFrame(done));
  }
  return [performance.now() - start, verdict().dataset.verdict];
}`;
async function judged(page: Page, url: string, kept: object, turns: number): Promise<number> {
  page.setDefaultTimeout(OPENED_MS);
  await page.goto(`${url}/replay`);
  const buffer = Buffer.from(JSON.stringify(kept));
  await page.locator('input[type="file"]').setInputFiles({ name: "a.json", mimeType: "application/json", buffer });
  await page.getByRole("button", { name: VERIFY, exact: true }).waitFor();
  const taken: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const [ms, verdict] = (await page.evaluate(`(${JUDGED})(${JSON.stringify(VERIFY)})`)) as [number, string];
    if (verdict !== "consistent") throw new Error(`the page judges a sound match to be ${verdict}`);
    taken.push(ms);
  }
  return median(taken);
}
export async function judgeLongMatch(page: Page, url: string, quick: boolean): Promise<number> {
  return judged(page, url, played(), quick ? 1 : 5);
}
