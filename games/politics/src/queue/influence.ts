import { open, pieceId } from "@cardwright/core";
import * as z from "zod/mini";
import { cardOf } from "../catalogue.ts";
import { getStrongestGovernmentCard } from "../effects/lookups.ts";
import { influenceOf, readState } from "../read-state.ts";
import { world } from "../world.ts";
import { lineOwner, logged } from "./log.ts";

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
    cannot(table, { targetUid, amount }) {
      const target = table.find("government", targetUid);
      return target === undefined || amount === 0 || (amount < 0 && influenceOf(table, target) === 0);
    },
    apply: ({ adjustments }, { targetUid, amount, source }) => ({
      adjustments: [...adjustments, { targetUid, amount, source }],
    }),
    say: ({ face, amount = 0, source = "" }, names) =>
      `${names.face(face)} ${amount < 0 ? "loses" : "gains"} ${Math.abs(amount)} influence (${names.face(source)}).`,
  },
);

/** The spec's alias: whoever is strongest when its turn comes gets the adjustment. */
export const BUFF_STRONGEST_GOV = world.step(
  "BUFF_STRONGEST_GOV",
  {
    player: world.seat,
    amount: z.int(),
    source: z.string(),
    mirrored: z.boolean(),
  },
  (table, { player, amount, source, mirrored }) => {
    const strongest = getStrongestGovernmentCard(readState(table), player);
    if (strongest === undefined) {
      return [logged({ card: lineOwner(source), text: "no active government to strengthen" })];
    }
    const { id: targetUid, face } = strongest;
    return [ADJUST_INFLUENCE({ player, targetUid, face, amount, source, mirrored })];
  },
);

const lineOf = (amount: number, mirrored: boolean): string => {
  if (mirrored) return "mirrors an opposing gain";
  return amount < 0 ? "influence lost" : "influence gained";
};
/** [R9.1] Adjustments count in whatever order they came. Auras answer the same question by themselves. */
export const influenceRule = world.rule("adjustments", {
  replace: [
    // A loss takes what there is, so that what is told is what really went.
    world.on(ADJUST_INFLUENCE, (event, table) => {
      const target = table.find("government", event.targetUid);
      const most = target === undefined ? 0 : influenceOf(table, target);
      return event.amount < -most ? [ADJUST_INFLUENCE({ ...event, amount: -most })] : undefined;
    }),
  ],
  react: [
    world.on(ADJUST_INFLUENCE, ({ targetUid, face, amount, source, mirrored }) => [
      logged({
        card: lineOwner(source),
        text: lineOf(amount, mirrored),
        influence: amount,
        target: { name: cardOf({ face }).name, uid: targetUid },
      }),
    ]),
  ],
  hooks: {
    influence: (table, value, { card }) =>
      table.state.adjustments.reduce(
        (sum, { targetUid, amount }) => (targetUid === card.id ? sum + amount : sum),
        value,
      ),
  },
});

export const influenceEvents = [ADJUST_INFLUENCE, BUFF_STRONGEST_GOV];
