import { join } from "node:path";
import { createBot } from "@cardwright/bots";
import { catalog } from "@cardwright/catalog";
import type { Declaration } from "@cardwright/core";
import type { Engine } from "@cardwright/core/host";
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
/** Players who want to win come to what chance hardly ever meets. */
const greedy = (engine: Engine<Declaration>) => {
  const bot = createBot("greedy", engine);
  return (state: Parameters<typeof bot.choose>[0]["state"], seat: number, draw: (bound: number) => number) =>
    bot.choose({ state: engine.redeal(state, seat, draw), seat, draw });
};
describe("whatever happens in a match can be said", () => {
  for (const { game, expansions } of catalog) {
    test(`${game.id}, in both languages`, async () => {
      const { telling } = (await import(join(root, `games/${game.id}/words/telling.ts`))) as {
        readonly telling: Telling;
      };
      const seen = [
        ...watchMatches(game, expansions, { seeds: ["1", "2", "3", "4"], steps: 250 }),
        ...watchMatches(game, expansions, { seeds: ["1"], steps: 250, chooser: greedy }),
      ];
      for (const language of ["en", "de"]) {
        const catalogues = [`games/${game.id}`, ENGINE_FOLDER].map((of) => catalogueOf(root, of, language).catalogue);
        const notes = saidLaw(seen, telling, { language, catalogues });
        expect(notes).toEqual([]);
      }
    }, 60_000);
  }
  test("and a card that is drawn and then drawn again as a malus is found", async () => {
    const { telling } = (await import(join(root, "games/taktik/words/telling.ts"))) as { readonly telling: Telling };
    const taktik = catalog.find(({ game }) => game.id === "taktik");
    if (taktik === undefined) throw new Error("Taktik is not in the catalog");
    const seen = watchMatches(taktik.game, taktik.expansions, { seeds: ["1", "2"], steps: 250 });
    const catalogues = ["games/taktik", ENGINE_FOLDER].map((of) => catalogueOf(root, of, "en").catalogue);
    const events = {
      ...telling.events,
      MALUS_DRAWN: { covers: telling.events?.["MALUS_DRAWN"]?.covers?.slice(1) ?? [] },
    };
    const notes = saidLaw(seen, { ...telling, events }, { language: "en", catalogues });
    expect(notes.join("\n")).toMatch(/"Max draws a card\." says nothing beside|"You draw .*" says nothing beside/);
  }, 60_000);
});
