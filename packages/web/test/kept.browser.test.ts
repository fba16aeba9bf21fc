import { seedFromText } from "@cardwright/core/host";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { shoot } from "./support/screens.ts";
import { inMenu, ownErrors, revisionOf, servedApp, violationsOn, waitForRevision } from "./support/served.ts";

/** What this browser keeps of matches without a server, and what happens where it keeps nothing. */

const { open } = servedApp();

async function concede(page: Page): Promise<void> {
  await (await inMenu(page, "Concede")).click();
  await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
  await page.getByRole("link", { name: "Watch and verify the replay" }).waitFor();
}
const themeOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset["theme"]);
const goTo = (page: Page, path: string): Promise<unknown> => page.goto(new URL(path, page.url()).href);

describe("a browser that keeps nothing", () => {
  test("lets one play, choose a theme, and watch the match that has ended", async () => {
    const forbid = (): void => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    };
    const { page, errors } = await open("/", { before: forbid });
    await page.getByRole("button", { name: "Use the dark theme" }).click();
    expect(await themeOf(page)).toBe("dark");
    await page.getByRole("link", { name: "Play now Politics against a bot" }).click();
    await page.locator('[data-offer="pass"]').click();
    await waitForRevision(page, 1);
    await concede(page);
    await page.getByRole("link", { name: "Watch and verify the replay" }).click();
    await page.getByRole("button", { name: "Verify the whole match" }).click();
    await page.getByText("Consistent, but nobody has signed it").waitFor();
    await page.getByRole("link", { name: "Replays" }).click();
    expect(await page.getByRole("link", { name: "Watch Politics" }).count()).toBe(1);
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });

  test("and one that is full keeps what it has, and lets one watch the match that has ended", async () => {
    const { page, errors } = await open("/play/politics?pace=0&bot=random");
    await concede(page);
    const logs = (): Promise<string | null> => page.evaluate(() => localStorage.getItem("cardwright.logs"));
    const before = await logs();
    await goTo(page, "/play/minis?pace=100000&bot=random");
    await page.waitForSelector("[data-dock]");
    await page.evaluate(() => {
      for (let length = 1 << 20, count = 0; length > 0; count++) {
        try {
          localStorage.setItem(`other.${count}`, "z".repeat(length));
        } catch {
          length >>= 1;
        }
      }
    });
    await (await inMenu(page, "Use the dark theme")).click();
    expect(await themeOf(page)).toBe("dark");
    // As long as nothing was to be kept there is nothing to tell; then it is told once.
    const told = page.getByRole("status").filter({ hasText: "This browser cannot keep the match" });
    expect(await told.count()).toBe(0);
    await (await inMenu(page, "Let a bot play")).click();
    await told.waitFor();
    await shoot(page, "unkept");
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole("button", { name: "Got it" }).click();
    await (await inMenu(page, "Play yourself")).click();
    await (await inMenu(page, "Let a bot play")).waitFor();
    expect(await told.count()).toBe(0);
    await concede(page);
    expect(await logs()).toBe(before);
    await page.getByRole("link", { name: "Watch and verify the replay" }).click();
    await page.getByRole("button", { name: "Verify the whole match" }).click();
    await page.getByText("Consistent, but nobody has signed it").waitFor();
    await page.getByRole("link", { name: "Replays" }).click();
    expect(await page.getByRole("link", { name: "Watch Politics" }).count()).toBe(1);
    expect(await page.getByRole("link", { name: "Watch Minis" }).count()).toBe(1);
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });
});

describe("a match that was left", () => {
  test("is not taken for another of the same seed", async () => {
    const { page, errors } = await open("/play/tactics?seed=test&pace=0&bot=random");
    await page.locator("[data-target][data-legal]").first().click();
    await waitForRevision(page, 1);
    await goTo(page, "/play/tactics?seed=test&preset=three&pace=100000");
    await page.waitForSelector("[data-dock]");
    expect(await revisionOf(page)).toBe(0);
    expect(await page.getByText("Violet bot").count()).toBeGreaterThan(0);
    await goTo(page, "/play/politics?seed=test&pace=100000");
    await page.waitForSelector("[data-dock]");
    expect(await revisionOf(page)).toBe(0);
    // The one that was left is still there.
    await goTo(page, "/play/tactics?seed=test&pace=0&bot=random");
    await page.waitForSelector("[data-dock]");
    expect(await revisionOf(page)).toBeGreaterThan(0);
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });

  test("is played on by whoever played it", async () => {
    const { page } = await open(`/play/politics?seed=${seedFromText("left")}&pace=100000`);
    await (await inMenu(page, "Let a bot play")).click();
    await (await inMenu(page, "Play yourself")).waitFor();
    await page.reload();
    await page.waitForSelector("[data-dock]");
    await (await inMenu(page, "Play yourself")).waitFor();
    await page.context().close();
  });

  test("under other rules tells which moves are lost before it goes on without them", async () => {
    const { page, errors } = await open(`/play/politics?seed=${seedFromText("left")}&pace=100000`);
    await page.locator('[data-offer="pass"]').click();
    await waitForRevision(page, 1);
    /** As if the rules had been others when the match was begun. */
    const change = (from: string, to: string): Promise<void> =>
      page.evaluate(
        ([was, becomes]) => {
          const key = Object.keys(localStorage).find((name) => name.startsWith("cardwright.match.")) ?? "";
          localStorage.setItem(key, (localStorage.getItem(key) ?? "").replace(new RegExp(was), becomes));
        },
        [from, to] as const,
      );
    await change('"content":"[^"]+"', '"content":"of other rules"');
    await page.reload();
    await page.getByRole("heading", { name: "The rules have changed" }).waitFor();
    const told = page.getByRole("alert");
    expect(await told.textContent()).toBe(
      "This match was played under other rules: 1 move cannot be taken over. It starts anew from the same deal.",
    );
    // Nothing is lost as long as nobody has agreed.
    await page.reload();
    await page.getByRole("button", { name: "Start anew" }).click();
    await page.waitForSelector("[data-dock]");
    expect(await revisionOf(page)).toBe(0);
    expect(await page.title()).toBe("Your turn: Politics · Cardwright");
    await page.locator('[data-offer="pass"]').click();
    await waitForRevision(page, 1);
    await change('"actions":\\[', '"actions":[{"type":"pass","seat":0},{"type":"gone","seat":0},');
    await page.reload();
    await page.getByText("2 moves cannot be taken over. It goes on after its first move.").waitFor();
    await page.getByRole("button", { name: "Go on from there" }).click();
    await page.waitForSelector("[data-dock]");
    expect(await revisionOf(page)).toBe(1);
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });
});
