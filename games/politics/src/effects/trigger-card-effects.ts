import { cardOf } from "../catalogue.ts";
import type { Player } from "../player.ts";
import type { CardPiece } from "../printed.ts";
import { playOf } from "../read-state.ts";
import type { PoliticsTable } from "../world.ts";
import type { EffectEvent } from "./effect-event.ts";

interface Picked {
  readonly chosen?: CardPiece | undefined;
  readonly option?: string;
}
/** Spec section 9: from a card to its events. It only answers; the flow of the play hands them to the queue. */
export const triggerCardEffects = (
  table: PoliticsTable,
  player: Player,
  card: CardPiece,
  picked: Picked = {},
): readonly EffectEvent[] => cardOf(card).effects?.(playOf(table, player, card, picked)) ?? [];
