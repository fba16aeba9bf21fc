import type { ExtraTerm, RuleWords } from "@cardwright/words";
import { type Ground, groundAt } from "../src/terrain/ground.ts";
import { UNITS } from "../src/units.ts";

const ONE_CELL = { width: 1, height: 1 };
function meaningOf({ cost, attackRoll, defence }: Ground, words: RuleWords): string {
  if (cost === null) return words.text("term.ground.closed");
  const roll = attackRoll === 0 ? "" : words.text("term.ground.roll", { count: -attackRoll });
  const cover = defence === 0 ? "" : words.text("term.ground.cover", { count: defence });
  return [words.text("term.ground.cost", { count: cost }), roll, cover].filter(Boolean).join(" ");
}
/** Ground and units, with what the rules say of them. */
export const terms = (words: RuleWords): readonly ExtraTerm[] => [
  ...[..."prhfuiw"].map((letter) => {
    const ground = groundAt({ ground: [letter], overlay: ["."] }, ONE_CELL, 0);
    return { id: ground.name, word: words.text(`ground.${ground.name}`), meaning: meaningOf(ground, words) };
  }),
  ...Object.entries(UNITS).map(([id, { movement, range }]) => ({
    id,
    word: words.card(id),
    meaning: words.text("term.unit.meaning", { movement, range }),
  })),
];
