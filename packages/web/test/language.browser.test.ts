import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalogue } from "@cardwright/words";
import { openFolders, packWords } from "@cardwright/words/tool";
import { expect, test } from "vitest";
import { drawing, glance, playByMouse } from "./support/players.ts";
import { ownErrors, servedApp } from "./support/served.ts";

/** A table in the reader's own language, chosen by the browser or by hand, and never by a reload. */

const { open } = servedApp();
const GERMAN = { more: { locale: "de-AT" } };

for (const game of ["taktik", "minis", "politics", "tactics", "balance-control"]) {
  test(`${game} is told in German to a German browser`, async () => {
    const { page, errors } = await open(`/play/${game}?pace=0&bot=random&seed=${"5".repeat(64)}`, GERMAN);
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    const person = { draw: drawing(1), likes: "\n" };
    for (let clicks = 0; clicks < 14 && !(await glance(page)).over; ) {
      if (await playByMouse(page, person, () => undefined)) clicks++;
      else await page.waitForTimeout(5);
    }
    const log = await page.locator("ol[aria-label='Was geschah']").textContent();
    expect((log ?? "").length).toBeGreaterThan(40);
    expect(log).not.toMatch(/\b(the|draws?|plays?|begins|your|turn)\b/);
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });
}
test("the language changes in the settings, without a reload, and is kept", async () => {
  const { page } = await open("/", GERMAN);
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  await page.getByLabel("Sprache").selectOption("en");
  await page.getByRole("heading", { name: "What shall it be tonight?" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  expect(await page.evaluate(() => "stayed" in globalThis)).toBe(true);
  await page.reload();
  await page.getByRole("heading", { name: "What shall it be tonight?" }).waitFor();
  await page.context().close();
});
/** The table's German as the build makes it of a file in which one message asks for what it is never given. */
function brokenWords(): Catalogue {
  const root = join(import.meta.dirname, "../../..");
  const [engine] = openFolders(root);
  const read = (language: string) => readFileSync(join(root, `packages/table/words/${language}.mf2`), "utf8");
  const sources = [
    { language: "en", file: "en.mf2", text: read("en") },
    { language: "de", file: "de.mf2", text: read("de").replace(/^menu = .*$/m, "menu = Menü von {$nobody}") },
  ];
  const { catalogues, problems } = packWords(sources, engine!.words.kinds);
  expect(problems.map(({ text }) => text)).toEqual([expect.stringContaining("$nobody")]);
  return catalogues.get("de")!;
}
test("a message that a language cannot say is English, it alone, and the console is told", async () => {
  const warnings: string[] = [];
  const { messages, borrowed = [] } = brokenWords();
  const { page } = await open(`/play/minis?pace=0&bot=random&seed=${"5".repeat(64)}`, {
    ...GERMAN,
    prepare: async (opened) => {
      opened.on("console", (message) => {
        if (message.type() === "warning") warnings.push(message.text());
      });
      await opened.route("**/*.json", async (route) => {
        const response = await route.fetch();
        const found = (await response.json()) as Partial<Catalogue>;
        const isOurs = found.language === "de" && found.messages?.["table.menu"] !== undefined;
        await route.fulfill({
          response,
          json: isOurs ? { ...found, messages: { ...found.messages, ...messages }, borrowed } : found,
        });
      });
    },
  });
  await page.getByRole("button", { name: "Menu", exact: true }).waitFor();
  expect(await page.getByRole("heading", { name: "Zum Sieg" }).count()).toBe(1);
  expect(warnings).toEqual(["de: table.menu: said in English"]);
  await page.context().close();
});
