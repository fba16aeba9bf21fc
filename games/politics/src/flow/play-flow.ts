import { type Events, pieceId, pieceIds } from "@cardwright/core";
import * as z from "zod/mini";
import { cardOf } from "../catalogue.ts";
import { triggerCardEffects } from "../effects/trigger-card-effects.ts";
import { PLAY_COST } from "../numbers.ts";
import { type Player, seatOf } from "../player.ts";
import type { CardPiece, Kind } from "../printed.ts";
import { RECOMPUTE_AURAS } from "../queue/auras.ts";
import { leaving } from "../queue/board-cards.ts";
import { INITIATIVE_ACTIVATED } from "../queue/initiative.ts";
import { logged } from "../queue/log.ts";
import { resolveQueue } from "../queue/resolve-queue.ts";
import { isActive, onBoard } from "../read-state.ts";
import { type PoliticsTable, world } from "../world.ts";
import {
  CARD_PLACED,
  COST_PAID,
  EFFECTS_TRIGGERED,
  PLAY_CHECKED,
  PLAY_FINISHED,
  POOLS_CONSUMED,
  QUEUE_RESOLVED,
  RUN_CARD,
  TRAPS_CHECKED,
} from "./announcements.ts";
import { checkTrapsOnOpponentPlay, registerTrap } from "./traps.ts";

/** [R6] A play: the nine steps of spec section 3, each decided when its turn comes. */

const player = world.seat;
const card = pieceId;
const picks = { chosen: pieceIds, option: z.string() };

/** What a card costs its owner now, before any refund. */
export const costOf = (table: PoliticsTable, piece: CardPiece): number =>
  table.ask("playCost", { card: piece }, PLAY_COST);

/** [R8.1] The discount pool makes an initiative 1 AP cheaper; Leadership answers the same question [R14.1]. */
export const discountRule = world.rule("discount", {
  hooks: {
    playCost(table, value, { card: piece }) {
      const kind = cardOf(piece).kind;
      if (kind !== "instant" && kind !== "permanent") return value;
      return table.state.effectFlags[seatOf(piece)].initiativeDiscount > 0 ? value - 1 : value;
    },
  },
});

/** [R6.2] A refund gives back what was paid, so it is never more than the cost. */
const PAY_COST = world.step("PAY_COST", { player, card }, (table, { player: payer, card: uid }) => {
  const piece = table.find("hand", uid);
  if (piece === undefined) return [];
  const { kind } = cardOf(piece);
  const flags = table.state.effectFlags[payer];
  const isPaidBack =
    kind === "government" ? flags.govRefundAvailable : isInitiativeKind(kind) && flags.initiativeRefund > 0;
  const cost = costOf(table, piece);
  const refund = isPaidBack ? Math.min(1, cost) : 0;
  return [
    COST_PAID({ player: payer, cost, refund }),
    // A trap lies face down, so its cost names nothing.
    logged({
      ...(kind === "trap" ? {} : { card: cardOf(piece).name }),
      text: `net cost ${cost - refund} AP`,
      ap: refund - cost,
    }),
  ];
});
const isInitiativeKind = (kind: Kind): boolean => kind === "instant" || kind === "permanent";

const PLACE_CARD = world.step("PLACE_CARD", { player, cards: pieceIds }, (table, { player: owner, cards }) => [
  ...cards.flatMap((uid) => {
    const piece = table.find("hand", uid);
    return piece === undefined ? [] : placed(table, owner, piece);
  }),
  CARD_PLACED({ player: owner }),
]);
function placed(table: PoliticsTable, owner: Player, piece: CardPiece): Events {
  const definition = cardOf(piece);
  switch (definition.kind) {
    case "trap":
      return registerTrap(table, owner, piece);
    case "permanent": {
      const slot = definition.slot === "government" ? "permanentGovernment" : "permanentPublic";
      // [R13.4] A new permanent initiative replaces the one in its slot.
      return [...table.state[slot][owner].flatMap((old) => leaving(table, old)), table.move(piece, [slot, owner])];
    }
    default:
      return [table.move(piece, [definition.kind, owner])];
  }
}

const CHECK_TRAPS = world.step("CHECK_TRAPS", { player, card }, (table, { player: who, card: uid }) => [
  TRAPS_CHECKED({ player: who }),
  ...checkTrapsOnOpponentPlay(table, who, uid),
]);

const TRIGGER_EFFECTS = world.step(
  "TRIGGER_EFFECTS",
  { player, card, kind: z.string(), ...picks, activated: z.boolean() },
  (table, { player: who, card: uid, kind, chosen, option, activated }) => {
    const piece = onBoard(table, uid);
    const stands = piece !== undefined && seatOf(piece) === who;
    const about = { player: who, card: uid, chosen, option, activated };
    const announced = EFFECTS_TRIGGERED({ ...about, kind, stands });
    return stands ? [announced, RUN_CARD(about)] : [announced];
  },
);
/** [R6.3] The card, if it still lies on its player's board and works. */
function workingCard(table: PoliticsTable, who: Player, uid: string): CardPiece | undefined {
  const piece = onBoard(table, uid);
  return piece !== undefined && seatOf(piece) === who && isActive(table, piece) ? piece : undefined;
}
RUN_CARD.does((table, { player: who, card: uid, chosen, option, activated }) => {
  const piece = workingCard(table, who, uid);
  if (piece === undefined) return [];
  const takesEffect = TAKE_EFFECT({ player: who, card: uid, chosen, option });
  if (activated) return [INITIATIVE_ACTIVATED({ player: who, card: uid, face: piece.face }), takesEffect];
  // [R13.1] An instant initiative takes effect when it is activated, not when it is placed.
  return cardOf(piece).kind === "instant" ? [] : [takesEffect];
});
/** [R13.2] A step of its own, so that the card finds the board as what came before has left it. */
const TAKE_EFFECT = world.step(
  "TAKE_EFFECT",
  { player, card, ...picks },
  (table, { player: who, card: uid, chosen, option }) => {
    const piece = workingCard(table, who, uid);
    if (piece === undefined) return [];
    const target = chosen.length === 0 ? undefined : onBoard(table, chosen[0] ?? "");
    const events = triggerCardEffects(table, who, piece, { chosen: target, option });
    return resolveQueue(table, events, cardOf(piece).id);
  },
);

const DISCARD_INSTANT = world.step("DISCARD_INSTANT", { card }, (table, { card: uid }) => {
  const piece = table.find("instant", uid);
  return piece === undefined ? [] : leaving(table, piece);
});

interface Playing {
  readonly player: Player;
  readonly card: CardPiece;
  readonly chosen: readonly string[];
  readonly option: string;
  /** A second trap that is set in the same play [R14.3]. */
  readonly second?: CardPiece | undefined;
}
const countOf = (kind: Kind) => (kind === "instant" || kind === "permanent" ? "initiative" : kind);

export function playFlow({ player: who, card: piece, chosen, option, second }: Playing): Events {
  const { kind } = cardOf(piece);
  const cards = second === undefined ? [piece.id] : [piece.id, second.id];
  return [
    PLAY_CHECKED({ player: who }),
    PAY_COST({ player: who, card: piece.id }),
    PLACE_CARD({ player: who, cards }),
    CHECK_TRAPS({ player: who, card: piece.id }),
    RECOMPUTE_AURAS({ always: true }),
    TRIGGER_EFFECTS({ player: who, card: piece.id, kind, chosen, option, activated: false }),
    QUEUE_RESOLVED({ player: who }),
    POOLS_CONSUMED({ player: who, initiative: isInitiativeKind(kind), government: kind === "government" }),
    PLAY_FINISHED({ player: who, counts: countOf(kind) }),
  ];
}
/** [R13.1] Steps 6 to 8 again. Nothing is paid, so step 8 finds nothing to consume; then the card is discarded. */
export function activationFlow({ player: who, card: piece, chosen, option }: Playing): Events {
  return [
    TRIGGER_EFFECTS({ player: who, card: piece.id, kind: "instant", chosen, option, activated: true }),
    QUEUE_RESOLVED({ player: who }),
    POOLS_CONSUMED({ player: who, initiative: false, government: false }),
    DISCARD_INSTANT({ card: piece.id }),
    PLAY_FINISHED({ player: who, counts: "activation" }),
  ];
}
