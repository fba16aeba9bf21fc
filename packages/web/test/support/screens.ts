import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

export const SCREEN = {
  phone: { width: 390, height: 844 },
  narrow: { width: 360, height: 740 },
  desk: { width: 1280, height: 800 },
} as const;
const folder = join(import.meta.dirname, "..", "..", "..", "..", "artefacts", "screenshots");

/** Kept for people to look at; the folder is not part of the repository. */
export async function shoot(page: Page, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
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
