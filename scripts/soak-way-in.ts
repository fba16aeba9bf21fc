import { join } from "node:path";
import { launchBrowser } from "@cardwright/testbed";
import { arrive, call, must, serve } from "../tests/packages/arrival.ts";

/**
 * `npm run soak:way-in`: how long it takes from an empty folder to a match in the browser, for somebody who never had any of
 * it: npm's cache is empty, and so is the registry's. The promise is 90 s, on a machine that does nothing else.
 */
const MOST_MS = 90_000;
const arrival = await arrive();
const browser = await launchBrowser();
const folder = join(arrival.home, "my-game");
let all = 0;
async function timed<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await work();
  const took = performance.now() - began;
  all += took;
  console.log(`${(took / 1000).toFixed(1).padStart(6)} s  ${what}`);
  return done;
}
const npm = (cwd: string, ...parameters: string[]) => must(call(cwd, arrival.cold, "npm", parameters));
try {
  await timed("npm create", () => npm(arrival.home, "create", "--yes", "cardwright", "my-game", "--", "--yes"));
  await timed("npm install", () => npm(folder, "install"));
  const parameters = ["run", "dev", "--", "--port", "0", "--json"];
  const { url, stop } = await timed("npm run dev", () => serve(folder, arrival.cold, "npm", parameters));
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await timed("the page", () => page.goto(url));
    await timed("the lobby", () =>
      page
        .getByRole("link", { name: /^Play now/ })
        .first()
        .click({ timeout: 60_000 }),
    );
    await timed("the match", () => page.locator("[data-legal]").first().waitFor({ timeout: 60_000 }));
  } finally {
    stop();
  }
} finally {
  await browser.close();
  arrival.leave();
}
console.log(`${(all / 1000).toFixed(1).padStart(6)} s  from an empty folder to a match in the browser`);
if (all > MOST_MS) process.exitCode = 1;
