import { type ActiveEffect, otherSeat } from "@cardwright/core";
import { lane, type RuleWords, type TerminalTable } from "@cardwright/words";
import type { MinisCard } from "../src/card-types.ts";
import { cardSet } from "../src/cardset.ts";
import type { Card, Seat } from "../src/piece.ts";
import { heatOf, shownCreature, statusesOn } from "../src/shown-creature.ts";
import type { MinisOptions } from "../src/world.ts";

type Sides<T> = readonly [T, T];
interface Seen {
  readonly you: number;
  readonly options: MinisOptions;
  readonly turnsTaken: Sides<number>;
  readonly active: Sides<readonly Card[]>;
  readonly bench: Sides<readonly Card[]>;
  readonly pool: Sides<readonly Card[]>;
  readonly attached: Sides<readonly Card[]>;
  readonly relic: Sides<readonly Card[]>;
  readonly terrain: readonly Card[];
  readonly effects: readonly ActiveEffect[];
}
/** Columns for the name of a rank, and places on it. */
const RANK = { name: 10, places: 3 } as const;

/** Two sides face each other: in front, on the bench, and the terrain between them. */
export const terminal: TerminalTable = {
  zones: ["active", "bench", "pool", "attached", "relic", "terrain"],
  draw(seen: Seen, words, width) {
    const near: Seat = seen.you === 1 ? 1 : 0;
    const far = otherSeat(near);
    const [terrain] = seen.terrain;
    const middle =
      terrain === undefined ? words.text("label.noTerrain") : words.text("label.terrain", { card: terrain.face });
    return [
      standing(seen, far, words),
      ...rank(seen, far, "bench", words, width),
      ...rank(seen, far, "front", words, width),
      middle,
      ...rank(seen, near, "front", words, width),
      ...rank(seen, near, "bench", words, width),
      standing(seen, near, words),
      "",
    ];
  },
  numbers(face, words) {
    const card = cardSet.all.find(({ id }) => id === face);
    return card === undefined ? "" : printed(card, words).join(", ");
  },
};
function printed(card: MinisCard, words: RuleWords): readonly string[] {
  switch (card.kind) {
    case "creature": {
      const { health, attack, defence, speed } = card;
      const rankOf = card.rank === undefined ? [] : [words.tag(card.rank)];
      const tags = [words.tag(`${card.element} creature`), words.tag(`stage ${card.stage}`), ...rankOf];
      return [...tags, `${words.mark("hp")} ${health}`, ...stats({ attack, defence, speed }, words)];
    }
    case "relic":
      return [words.tag("relic"), words.text("label.costs", { count: card.cost, element: card.paidWith })];
    case "item":
      return [words.tag(card.supporter === true ? "supporter" : "item")];
    default:
      return [words.tag(card.kind)];
  }
}
const stats = (of: Readonly<Record<string, number>>, words: RuleWords): readonly string[] =>
  Object.entries(of).map(([name, value]) => `${words.text(`label.short.${name}`)} ${value}`);

function standing(seen: Seen, seat: Seat, words: RuleWords): string {
  const relics = seen.relic[seat].filter(({ on }) => on === "");
  const pool = seen.pool[seat].map(({ face }) => face);
  return [
    words.sentence("label.standing", { seat, amount: heatOf(seen, seat) }),
    `${words.text("label.pool")}: ${pool.length === 0 ? words.text("label.empty") : counted(pool, words)}`,
    ...(relics.length === 0
      ? []
      : [
          `${words.zone("relic")}: ${counted(
            relics.map(({ face }) => face),
            words,
          )}`,
        ]),
  ].join("; ");
}
const counted = (faces: readonly string[], words: RuleWords): string =>
  [...new Set(faces)]
    .map((face) => {
      const count = faces.filter((other) => other === face).length;
      return count === 1 ? words.title(face) : `${count} x ${words.title(face)}`;
    })
    .join(", ");
function rank(seen: Seen, seat: Seat, name: "front" | "bench", words: RuleWords, width: number): readonly string[] {
  const pieces = name === "front" ? seen.active[seat] : seen.bench[seat];
  const cells = pieces.map((piece) => {
    const { health, left, borne, stats: of } = shownCreature(piece, seen.relic[seat]);
    const energies = seen.attached[seat].filter(({ on }) => on === piece.id).map(({ face }) => face);
    const statuses = statusesOn(seen.effects, piece).map((status) => words.effect(status));
    return [
      words.title(piece.face),
      words.text("label.healthLeft", { left, most: health }),
      stats(Object.fromEntries(of), words).join(" "),
      statuses.join(", "),
      borne === undefined ? "" : words.title(borne.id),
      counted(energies, words),
    ];
  });
  return lane(words.text(`label.${name}`), cells, { width, ...RANK });
}
