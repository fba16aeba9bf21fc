import { join } from "node:path";
import { wordsOf } from "@cardwright/words/tool";
import { expect, test } from "vitest";
import { knownMatch, type Moment } from "./support/known-match.ts";
import { shoot } from "./support/screens.ts";
import { ownErrors, servedApp, violationsOn } from "./support/served.ts";

/** A card that was looked at, or given away, is shown to whoever knows it for as long as they know it. */

const { open } = servedApp();
const at = ({ kept, address }: Moment, language = "en") =>
  open(address, {
    more: { locale: language },
    prepare: async (page) => {
      await page.addInitScript(
        ([key = "", value = ""]) => localStorage.setItem(key, value),
        [`cardwright.match.${kept.header.game}.${kept.seed}`, JSON.stringify(kept)],
      );
    },
  });

test.for(["minis", "taktik", "tactics"])(
  "%s: what I know of a hidden pile lies face up beside it, until I know it no more",
  {
    timeout: 120_000,
  },
  async (id) => {
    const { place, knows, forgets } = knownMatch(id);
    const names = (language: string) => {
      const folder = join(import.meta.dirname, `../../../games/${id}/words`);
      const words = wordsOf(folder, { language, viewer: 0, players: ["You", "Bot"] });
      return knows.faces.map((face) => words.title(face)).sort();
    };
    const { page, errors } = await at(knows);
    const known = page.locator(`[data-known="${place}"]`);
    await known.first().waitFor();
    const shown = await known.first().getByRole("button").allTextContents();
    for (const name of names("en")) expect(shown.join("\n")).toContain(name);
    expect((await known.first().textContent())?.toLowerCase()).toContain("you know");
    expect(shown.join("\n")).toContain("You know this card");
    await shoot(page, `known-${id}`);
    expect((await violationsOn(page)).filter((violation) => violation.includes('data-target="known'))).toEqual([]);
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();

    const german = await at(knows, "de");
    await german.page.locator(`[data-known="${place}"]`).first().waitFor();
    const text = await german.page.locator(`[data-known="${place}"]`).first().textContent();
    for (const name of names("de")) expect(text).toContain(name);
    expect(text).toContain("Diese Karte kennst du");
    await german.page.context().close();

    const later = await at(forgets);
    await later.page.locator("[data-revision]").first().waitFor();
    await expect.poll(() => later.page.locator(`[data-known="${place}"]`).count()).toBe(0);
    await later.page.context().close();
  },
);
