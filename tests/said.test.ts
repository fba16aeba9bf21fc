import { join } from "node:path";
import { catalog } from "@cardwright/catalog";
import type { Telling } from "@cardwright/words";
import { saidLaw, watchMatches } from "@cardwright/words/testing";
import { catalogueOf, ENGINE_FOLDER } from "@cardwright/words/tool";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
/** Fields of events that still hold prose or lack a face: a line goes when its game tells ids. Nothing may be added. */
const WAITING: Readonly<Record<string, readonly RegExp[]>> = {
  "balance-control": [
    /log\.(core|exp)\.\w+(\.\w+)?: parameter (face|fromFace) is missing/,
    /core\.nothingGained: no message why\./,
    /MATCH_ENDED: no message outcome\./,
    /core\.cost(Waived|Shifted): no word/,
  ],
  minis: [/ATTACK_DECLARED: no message attack\./, /MATCH_ENDED: no message outcome\./],
  politics: [
    /TRAP_SPRUNG: parameter face is missing/,
    /(ADJUST_INFLUENCE|LOCK_PLAY|EFFECT_STARTED|EFFECT_ENDED): no word card\./,
    /MATCH_ENDED: no message outcome\./,
  ],
  tactics: [/MATCH_ENDED: no message outcome\./],
  taktik: [/MATCH_ENDED: no message outcome\./, /ATTACK_CALLED_OFF: no message calledoff\./],
};

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
        const waiting = WAITING[game.id] ?? [];
        expect(notes.filter((note) => !waiting.some((known) => known.test(note)))).toEqual([]);
      }
    }, 60_000);
  }
});
