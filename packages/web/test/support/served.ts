import AxeBuilder from "@axe-core/playwright";
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { SCREEN, watchErrors } from "./screens.ts";
import type { ServedApp } from "./serve-app.ts";
import { closeContexts, sharedApp, sharedBrowser } from "./shared.ts";

export interface Look {
  readonly size?: keyof typeof SCREEN;
  readonly theme?: "light" | "dark";
  readonly more?: BrowserContextOptions;
  /** Runs before any script of the page. */
  readonly before?: () => void;
  /** Given to the page before it loads anything, such as other answers. */
  readonly prepare?: (page: Page) => Promise<void>;
}
export interface Opened {
  readonly page: Page;
  readonly errors: string[];
}
/** The built files alone, without a game server, and a browser in front of them. */
export function servedApp(): { open(path: string, look?: Look): Promise<Opened> } {
  let app: ServedApp;
  let browser: Browser;
  beforeAll(async () => {
    [app, browser] = await Promise.all([sharedApp(), sharedBrowser()]);
  }, 120_000);
  afterAll(() => closeContexts(browser));
  return {
    async open(path, { size = "desk", theme = "light", more = {}, before, prepare } = {}) {
      const context = await browser.newContext({
        viewport: SCREEN[size],
        colorScheme: theme,
        reducedMotion: "reduce",
        locale: "en-GB",
        ...more,
      });
      if (before !== undefined) await context.addInitScript(before);
      const page = await context.newPage();
      await prepare?.(page);
      const errors = await watchErrors(page);
      await page.goto(app.address + path);
      await page.waitForSelector(/^\/(play|learn)\//.test(path) ? "[data-dock]" : "h1");
      return { page, errors };
    },
  };
}
/** A static host has no game server; that the browser notes the missing answer is no mistake of the page. */
export const ownErrors = (errors: readonly string[]): readonly string[] =>
  errors.filter((text) => !text.includes("404") && !text.includes("ERR_INTERNET_DISCONNECTED"));

export async function violationsOn(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}
/** Something of the table's menu, which is opened for it. */
export async function inMenu(page: Page, name: string, role: "button" | "link" = "button"): Promise<Locator> {
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.waitFor();
  if ((await menu.getAttribute("aria-expanded")) === "false") await menu.click();
  return page.getByRole(role, { name }).first();
}
/** How far the table has got; -1 before there is one. */
export const revisionOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>("[data-table]")?.dataset["revision"] ?? -1));
export const waitForRevision = (page: Page, least: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => Number(document.querySelector<HTMLElement>("[data-table]")?.dataset["revision"]) >= wanted,
    least,
  );
