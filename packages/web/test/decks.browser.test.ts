import { describe, expect, test } from "vitest";
import { shoot } from "./support/screens.ts";
import { ownErrors, servedApp, violationsOn } from "./support/served.ts";

/** Decks of one's own: made under the game's rules, kept, shared by link, played. */

const { open } = servedApp();

describe.for(["desk", "narrow"] as const)("the deck builder, size %s", (size) => {
  test.for(["politics", "minis"] as const)(
    "of %s shows every card and has no accessibility violations",
    async (game) => {
      const { page, errors } = await open(`/decks/${game}`, { size });
      const cards = page.locator("[data-card]");
      await cards.first().waitFor();
      expect(await cards.count()).toBe(game === "politics" ? 112 : 105);
      await shoot(page, `decks-${game}-${size}`);
      expect(await violationsOn(page)).toEqual([]);
      expect(ownErrors(errors)).toEqual([]);
      await page.context().close();
    },
  );
});
test("a prebuilt deck is changed, says what is wrong, is saved, and is offered when a table is set up", async () => {
  const { page } = await open("/decks/politics");
  await page.getByLabel("Begin from").selectOption("authoritarian-realist");
  await page.getByText("This deck can be played.").waitFor();
  await page.getByRole("button", { name: "one Spin Doctor" }).click();
  await page.getByText("24 of exactly 25 cards are in the deck.").waitFor();
  expect(await page.getByRole("link", { name: "Try it against a bot" }).count()).toBe(0);
  // A card that does not fit says why instead of offering a button.
  await page.locator('[data-card="policy-workshop"]').getByText("2 in a deck are the most.").waitFor();
  await page.locator('[data-card="spin-doctor"]').getByRole("button", { name: "Add Spin Doctor" }).click();
  await page.getByText("This deck can be played.").waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Quiet Majority");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved in this browser.").waitFor();
  const list = new URL(page.url()).searchParams.get("list");
  await page.goto(`${new URL(page.url()).origin}/new/politics?with=bots`);
  await page.getByLabel("Your deck").selectOption({ label: "Quiet Majority (yours)" });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator("[data-dock]").waitFor();
  const options = JSON.parse(new URL(page.url()).searchParams.get("options") ?? "{}") as { decks: readonly unknown[] };
  expect(options.decks[0]).toHaveLength(25);
  expect(list).toContain("spin-doctor*2");
  await page.context().close();
});
test("a link brings the deck to another browser, and nonsense in it is left out", async () => {
  const { page } = await open(
    "/decks/minis?preset=simple&list=cinderpup*3.no-such*2.fire-energy*-4.%3Cb%3E*1&name=Ash",
  );
  await page.getByRole("button", { name: "one Cinderpup" }).waitFor();
  await page.getByText("there is no card").waitFor({ state: "hidden" });
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Ash");
  const problems = await page.locator("[data-problems] li").allTextContents();
  expect(problems.join(" ")).toContain("3 of exactly 30 cards are in the deck.");
  await page.context().close();
});
