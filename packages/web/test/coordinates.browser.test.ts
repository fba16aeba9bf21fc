import { expect, test } from "vitest";
import { clickThrough } from "./support/pseudo.ts";
import { shoot } from "./support/screens.ts";
import { servedApp } from "./support/served.ts";

const { open } = servedApp();

test("the log can be followed on the map of Balance // Control: each place that it names stands on its tile", async () => {
  const { page } = await open(`/play/balance-control?pace=0&bot=random&seed=${"5".repeat(64)}`);
  await clickThrough(page, 9);
  const log = (await page.locator("ol[aria-label='What happened']").textContent()) ?? "";
  const places = [...new Set([...log.matchAll(/ at (-?\d+,-?\d+)/g)].map(([, place = ""]) => place))];
  expect(places.length).toBeGreaterThan(2);
  const drawn = await page
    .locator("[data-board] button[data-target] [aria-hidden]")
    .evaluateAll((marks) => marks.map(({ textContent }) => textContent ?? ""));
  for (const place of places) expect(drawn).toContain(place);
  await shoot(page, "coordinates");
  await page.context().close();
}, 60_000);
