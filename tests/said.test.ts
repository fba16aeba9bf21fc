import { join } from "node:path";
import { catalog } from "@cardwright/catalog";
import { HOST_CODES } from "@cardwright/protocol";
import type { Telling } from "@cardwright/words";
import { saidLaw, watchMatches } from "@cardwright/words/testing";
import { catalogueOf, ENGINE_FOLDER } from "@cardwright/words/tool";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
test("whatever a server refuses is said in every language by its code", () => {
  for (const language of ["en", "de"]) {
    const { messages } = catalogueOf(root, ENGINE_FOLDER, language).catalogue;
    expect(Object.keys(HOST_CODES).filter((code) => !(`host.${code}` in messages))).toEqual([]);
  }
});
describe("whatever happens in a match can be said", () => {
  for (const { game, expansions } of catalog) {
    test(`${game.id}, in both languages`, async () => {
      const { telling } = (await import(join(root, `games/${game.id}/words/telling.ts`))) as {
        readonly telling: Telling;
      };
      const seen = watchMatches(game, expansions, { seeds: ["1", "2", "3", "4"], steps: 250 });
      for (const language of ["en", "de"]) {
        const catalogues = [`games/${game.id}`, ENGINE_FOLDER].map((of) => catalogueOf(root, of, language).catalogue);
        const notes = saidLaw(seen, telling, { language, catalogues });
        expect(notes).toEqual([]);
      }
    }, 60_000);
  }
});
