import { type Events, open, pieceId } from "@cardwright/core";
import * as z from "zod/mini";
import { cardOf } from "../catalogue.ts";
import { onBoard } from "../read-state.ts";
import { type PoliticsTable, world } from "../world.ts";
import { CANCEL_CARD, CONTROL_CARD, DEACTIVATE_CARD, DESTROY_CARD, RETURN_TO_HAND } from "./board-cards.ts";
import { ADJUST_INFLUENCE } from "./influence.ts";
import { logged } from "./log.ts";

/** [R11] A shield stops the next thing that would harm its card, and is used up by it. */

const target = { targetUid: open(pieceId), face: open(z.string()) };

export const GRANT_SHIELD = world.event("GRANT_SHIELD", target, {
  cannot: (table, { targetUid }) => onBoard(table, targetUid) === undefined || table.state.shields.includes(targetUid),
  apply: ({ shields }, { targetUid }) => ({ shields: [...shields, targetUid] }),
  say: ({ face }, names) => `${names.face(face)} is shielded.`,
});
export const SHIELD_CONSUMED = world.event("SHIELD_CONSUMED", target, {
  apply: ({ shields }, { targetUid }) => ({ shields: shields.filter((uid) => uid !== targetUid) }),
  say: ({ face }, names) => `The shield of ${names.face(face)} takes the blow and is gone.`,
});

function shielded({ targetUid, face }: { targetUid: string; face: string }, table: PoliticsTable): Events | undefined {
  if (!table.state.shields.includes(targetUid)) return undefined;
  const { name } = cardOf({ face });
  return [
    SHIELD_CONSUMED({ targetUid, face }),
    logged({ text: "a shield stops a negative effect", target: { name, uid: targetUid } }),
  ];
}

export const shieldRule = world.rule("shields", {
  replace: [
    world.on(ADJUST_INFLUENCE, (event, table) => (event.amount < 0 ? shielded(event, table) : undefined)),
    world.on(DEACTIVATE_CARD, shielded),
    world.on(DESTROY_CARD, shielded),
    world.on(CANCEL_CARD, shielded),
    world.on(RETURN_TO_HAND, shielded),
    world.on(CONTROL_CARD, shielded),
  ],
});

export const shieldEvents = [GRANT_SHIELD, SHIELD_CONSUMED];
