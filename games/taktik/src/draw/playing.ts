import { type Events, open, type Refusal, refuse } from "@cardwright/core";
import * as z from "zod/mini";
import { chooseTargets, whyNoTarget } from "../cardset/aims.ts";
import { cancelling, malusInForce, takingEffect } from "../cardset/play.ts";
import { cards } from "../cardset/set.ts";
import type { CardPiece } from "../pieces.ts";
import { type TaktikTurn, world } from "../world.ts";

/** [R6.6] A bonus played in one's own turn, fresh from the deck or out of the store. */

export const bonusPlayed = world.event(
  "BONUS_PLAYED",
  { seat: open(world.seat), bonus: open(z.string()) },
  { say: ({ seat, bonus }, names) => `${names.seat(seat)}: ${names.face(bonus)} is played.` },
);

export function whyNotPlay(turn: TaktikTurn, piece: CardPiece): Refusal | undefined {
  const card = cards.byId(piece.face);
  const blocked = turn.check("canPlayCard", { card: piece });
  if (blocked !== undefined) return blocked;
  if (card.timing === "stored") return whyNoTarget(turn, card, turn.seat);
  // A card timed as a reaction answers a malus; only one that cancels all in force can do so later in the turn too.
  if (card.cancelsMalus !== "allInForce") return refuse("WINDOW_INVALID.malus");
  return malusInForce(turn, turn.seat).length > 0 ? undefined : refuse("NO_TARGET.malus");
}
export function playing(turn: TaktikTurn, piece: CardPiece): Events {
  const { seat } = turn;
  const card = cards.byId(piece.face);
  const targets = chooseTargets(turn, card, seat);
  return [
    bonusPlayed({ seat, bonus: card.id }),
    turn.move(piece, "discard"),
    ...(card.creates.length > 0
      ? [takingEffect(piece, seat, targets)]
      : cancelling(turn, seat, malusInForce(turn, seat), card.id)),
  ];
}
