import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

export const SCREEN = {
  phone: { width: 390, height: 844 },
  narrow: { width: 360, height: 740 },
  desk: { width: 1280, height: 800 },
} as const;
/** The sizes at which people look at pictures of the page. */
export const SHEET_SIZES = {
  desk: { width: 1440, height: 900 },
  small: { width: 1024, height: 768 },
  phone: SCREEN.phone,
  narrow: SCREEN.narrow,
} as const;
export type SheetSize = keyof typeof SHEET_SIZES;
const THEMES = ["light", "dark"] as const;
const artefacts = join(import.meta.dirname, "..", "..", "..", "..", "artefacts");

/** Kept for people to look at; the folder is not part of the repository. */
export async function shoot(page: Page, name: string): Promise<void> {
  const folder = join(artefacts, "screenshots");
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
export const SHEET_FOLDER = join(artefacts, "contact-sheet");
/** One state at every size of the contact sheet, light and dark; the page is left as it was. */
export async function shootAll(
  page: Page,
  name: string,
  sizes = Object.keys(SHEET_SIZES) as SheetSize[],
): Promise<void> {
  mkdirSync(SHEET_FOLDER, { recursive: true });
  const before = page.viewportSize();
  const theme = await page.evaluate(() => document.documentElement.dataset["theme"] ?? "");
  for (const size of sizes) {
    await page.setViewportSize(SHEET_SIZES[size]);
    for (const chosen of THEMES) {
      await setTheme(page, chosen);
      await page.screenshot({ path: join(SHEET_FOLDER, `${name}-${size}-${chosen}.png`) });
    }
  }
  await setTheme(page, theme);
  if (before !== null) await page.setViewportSize(before);
}
/** Two drawings later the page stands as its new size and theme want it. */
const setTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate(async (chosen) => {
    document.documentElement.dataset["theme"] = chosen;
    for (let drawn = 0; drawn < 2; drawn++) await new Promise((done) => requestAnimationFrame(done));
  }, theme);
/** Whatever the browser complains about: errors of the page, and what its security policy had to block. */
export async function watchErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  // Code that tries what is forbidden and catches the error is reported to nobody but those who listen.
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`the policy forbids ${violatedDirective} ${blockedURI} in ${sourceFile}`);
    });
  });
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return errors;
}
