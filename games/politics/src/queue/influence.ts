import { open, pieceId, z } from "@cardwright/core";
import { getStrongestGovernmentCard } from "../effects/lookups.ts";
import { readState } from "../readState.ts";
import { world } from "../world.ts";
import { logged } from "./log.ts";

/** [R9] The only way to change influence for a time. */

export const ADJUST_INFLUENCE = world.event(
  "ADJUST_INFLUENCE",
  {
    player: open(world.seat),
    targetUid: open(pieceId),
    face: open(z.string()),
    amount: open(z.int()),
    source: open(z.string()),
    /** Made by a mirror, so no mirror answers it again [R9.6]. */
    mirrored: open(z.boolean()),
  },
  {
    cannot: (table, { targetUid, amount }) => amount === 0 || table.find("government", targetUid) === undefined,
    apply: ({ adjustments }, { targetUid, amount, source }) => ({
      adjustments: [...adjustments, { targetUid, amount, source }],
    }),
    say: ({ face, amount = 0, source = "" }, names) =>
      `${names.face(face)} ${amount < 0 ? "loses" : "gains"} ${Math.abs(amount)} influence (${source}).`,
  },
);

/** The spec's alias: whoever is strongest when its turn comes gets the adjustment. */
export const BUFF_STRONGEST_GOV = world.step(
  "BUFF_STRONGEST_GOV",
  {
    player: open(world.seat),
    amount: open(z.int()),
    source: open(z.string()),
    mirrored: open(z.boolean()),
  },
  {
    becomes(table, { player, amount, source, mirrored }) {
      const strongest = getStrongestGovernmentCard(readState(table), player);
      if (strongest === undefined) return [logged({ card: source, text: "no active government to strengthen" })];
      const { id: targetUid, face } = strongest;
      return [ADJUST_INFLUENCE({ player, targetUid, face, amount, source, mirrored })];
    },
  },
);

/** [R9.1] Adjustments count in whatever order they came. Auras answer the same question by themselves. */
export const influenceRule = world.rule("adjustments", {
  hooks: {
    influence: (table, value, { card }) =>
      table.state.adjustments.reduce(
        (sum, { targetUid, amount }) => (targetUid === card.id ? sum + amount : sum),
        value,
      ),
  },
});

export const influenceEvents = [ADJUST_INFLUENCE, BUFF_STRONGEST_GOV];
