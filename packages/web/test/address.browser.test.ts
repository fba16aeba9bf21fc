import { describe, expect, test } from "vitest";
import { ownErrors, servedApp, violationsOn } from "./support/served.ts";

/** Addresses that were typed, cut off or sent on: whatever is wrong with one is said, and there is a way on. */

const { open } = servedApp();

describe("an address that leads nowhere", () => {
  test.for([
    ["from=garbage", "This link is damaged: it does not lead to a position of a match."],
    ["seed=x&options=notjson", "The options in this address cannot be read."],
    ["seed=x&options=%7B%22decks%22%3A3%7D", /^Option decks: ./],
    ["seed=x&seats=9", /seats, not 9\.$/],
    ["seed=x&seats=abc", "“abc” is not a number of seats."],
    ["seed=x&expansions=nope", "Politics lacks one of the expansions nope."],
  ] as const)("%s says why, and leads to a match that can be played", async ([address, reason]) => {
    const { page, errors } = await open("/");
    await page.goto(new URL(`/play/politics?${address}`, page.url()).href);
    await page.getByRole("heading", { name: "This match cannot be started" }).waitFor();
    expect(await page.getByRole("alert").textContent()).toMatch(reason);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole("link", { name: "Start another match of Politics" }).click();
    await page.waitForSelector("[data-dock] [data-legal]");
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });

  test("a page that fails is left behind with its address", async () => {
    const { page } = await open("/cards");
    // A log that passes for one until it is shown: that a page fails must not outlive its address.
    await page.route("**/hashed/Replay-*.js", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "export function Replay() { throw new Error('planted'); }",
      }),
    );
    await page.getByRole("link", { name: "Replays" }).click();
    await page.getByRole("heading", { name: "Something went wrong on this page" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Cards", exact: true }).waitFor();
    await page.context().close();
  });
});
