import { expect, test } from "vitest";
import { hosting } from "./support/hosted-app.ts";
import { watchErrors } from "./support/screens.ts";

const at = hosting();

test("a page that was held up takes all that has happened meanwhile at once, to the end of the match", async () => {
  const { server, address, createMatch } = at.app;
  const seats = [{ kind: "open" }, { kind: "bot", bot: "random" }];
  const match = await createMatch({ game: "balance-control", seats, takeover: "random" });
  const { token } = await server.matches.join(match, { name: "Anna" });
  const page = await at.browser.newPage({ reducedMotion: "reduce" });
  const errors = await watchErrors(page);
  await page.goto(`${address}/match/${match}`);
  await page.waitForSelector("[data-table]");
  // Nothing is drawn until the bots are done, and then there are some hundred frames to draw.
  const heldUp = page.evaluate(() => {
    const end = performance.now() + 4_000;
    while (performance.now() < end);
  });
  await server.matches.leave(match, token);
  await heldUp;
  await page.waitForSelector('[data-table][data-over="true"]');
  expect(errors).toEqual([]);
  await page.close();
});
