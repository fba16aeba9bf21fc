import { type AnyEvent, type Events, open, pieceId } from "@cardwright/core";
import * as z from "zod/mini";
import { LANE_SIZE } from "../numbers.ts";
import { seatOf } from "../player.ts";
import type { CardPiece } from "../printed.ts";
import { onBoard } from "../read-state.ts";
import { type PoliticsTable, world } from "../world.ts";
import { RECOMPUTE_AURAS } from "./auras.ts";

/** What happens to cards on the board. An event whose card has left the board does not happen. */

const target = { targetUid: open(pieceId), face: open(z.string()) };
const hasLeft = (table: PoliticsTable, { targetUid }: { readonly targetUid: string }): boolean =>
  onBoard(table, targetUid) === undefined;

/** [R10.1] It stays and keeps its influence; its abilities and auras are off until the round ends. */
export const DEACTIVATE_CARD = world.event("DEACTIVATE_CARD", target, {
  cannot: (table, event) => hasLeft(table, event) || table.state.deactivated.includes(event.targetUid),
  apply: ({ deactivated }, { targetUid }) => ({ deactivated: [...deactivated, targetUid] }),
  say: ({ face }, names) => `${names.face(face)} is deactivated.`,
});
export const REACTIVATE_CARD = world.event("REACTIVATE_CARD", target, {
  cannot: (table, { targetUid }) => !table.state.deactivated.includes(targetUid),
  apply: ({ deactivated }, { targetUid }) => ({ deactivated: deactivated.filter((uid) => uid !== targetUid) }),
  say: ({ face }, names) => `${names.face(face)} is active again.`,
});
export const DESTROY_CARD = world.event("DESTROY_CARD", target, {
  cannot: hasLeft,
  say: ({ face }, names) => `${names.face(face)} is destroyed.`,
});
/** [R7.13] The card comes to nothing: off the board before it takes effect. */
export const CANCEL_CARD = world.event("CANCEL_CARD", target, {
  cannot: hasLeft,
  say: ({ face }, names) => `${names.face(face)} is cancelled.`,
});
export const RETURN_TO_HAND = world.event("RETURN_TO_HAND", target, {
  cannot: hasLeft,
  say: ({ face }, names) => `${names.face(face)} goes back to the hand.`,
});
/** [R7.16] Until the round ends; without room in the lane of the new owner nothing happens. */
export const CONTROL_CARD = world.event(
  "CONTROL_CARD",
  { player: open(world.seat), ...target },
  {
    cannot(table, { player, targetUid }) {
      const piece = table.find("government", targetUid);
      return piece === undefined || seatOf(piece) === player || table.state.government[player].length >= LANE_SIZE;
    },
    say: ({ player, face }, names) => `${names.seat(player)} took over ${names.face(face)} until the round ends.`,
  },
);
/** [R7.17] A new card with the same face, without what playing it would do. */
export const COPY_CARD = world.event(
  "COPY_CARD",
  { player: open(world.seat), ...target },
  {
    cannot: (table, { player, targetUid }) =>
      table.find("government", targetUid) === undefined || table.state.government[player].length >= LANE_SIZE,
    say: ({ player, face }, names) => `${names.seat(player)} got a copy of ${names.face(face)}.`,
  },
);

/** Shields, adjustments and deactivation belong to a card on the board, so they go when it leaves. */
export const CARD_LEFT = world.event(
  "CARD_LEFT",
  { card: open(pieceId) },
  {
    apply: ({ shields, deactivated, adjustments }, { card }) => ({
      shields: shields.filter((uid) => uid !== card),
      deactivated: deactivated.filter((uid) => uid !== card),
      adjustments: adjustments.filter(({ targetUid }) => targetUid !== card),
    }),
    say: () => "",
  },
);
/** Off the board to the common discard. */
export const leaving = (table: PoliticsTable, piece: CardPiece): Events => [
  CARD_LEFT({ card: piece.id }),
  table.move(piece, "discard"),
];

const recompute = RECOMPUTE_AURAS({ always: false });
function leavesFor(table: PoliticsTable, uid: string, move: (piece: CardPiece) => AnyEvent): Events {
  const piece = onBoard(table, uid);
  return piece === undefined ? [] : [CARD_LEFT({ card: uid }), move(piece), recompute];
}
const toDiscard = ({ targetUid }: { readonly targetUid: string }, table: PoliticsTable): Events =>
  leavesFor(table, targetUid, (piece) => table.move(piece, "discard"));

export const boardRule = world.rule("board", {
  react: [
    world.on(DEACTIVATE_CARD, () => [recompute]),
    world.on(REACTIVATE_CARD, () => [recompute]),
    world.on(DESTROY_CARD, toDiscard),
    world.on(CANCEL_CARD, toDiscard),
    world.on(RETURN_TO_HAND, ({ targetUid }, table) =>
      leavesFor(table, targetUid, (piece) => table.move(piece, ["hand", seatOf(piece)])),
    ),
    world.on(COPY_CARD, ({ player, face }, table) => [table.create(["government", player], [face])]),
  ],
});

export const boardEvents = [
  DEACTIVATE_CARD,
  REACTIVATE_CARD,
  DESTROY_CARD,
  CANCEL_CARD,
  RETURN_TO_HAND,
  CONTROL_CARD,
  COPY_CARD,
  CARD_LEFT,
];
