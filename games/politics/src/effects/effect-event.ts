import type { Player } from "../player.ts";
import type { UID } from "../printed.ts";

export type LockKind = "government" | "public" | "initiative" | "transfer";
export type LastingEffect = "mirror" | "encore" | "head-start";

/**
 * [R7] Spec section 2, with the types that its own text and the traps need. This is all that a card can bring about. An
 * event without a source gets the name of the card that enqueued it.
 */
export type EffectEvent =
  | { readonly type: "LOG"; readonly msg: string }
  | { readonly type: "ADD_AP"; readonly player: Player; readonly amount: number }
  | { readonly type: "DRAW_CARDS"; readonly player: Player; readonly amount: number }
  | { readonly type: "DISCARD_RANDOM_FROM_HAND"; readonly player: Player; readonly amount: number }
  | { readonly type: "DEACTIVATE_RANDOM_HAND"; readonly player: Player; readonly amount: number }
  | { readonly type: "SET_DISCOUNT"; readonly player: Player; readonly amount: number }
  | { readonly type: "REFUND_NEXT_INITIATIVE"; readonly player: Player; readonly amount: number }
  | { readonly type: "GRANT_SHIELD"; readonly targetUid: UID }
  | { readonly type: "DEACTIVATE_CARD"; readonly targetUid: UID }
  | { readonly type: "BUFF_STRONGEST_GOV"; readonly player: Player; readonly amount: number }
  | { readonly type: "INITIATIVE_ACTIVATED"; readonly player: Player; readonly card: UID }
  | { readonly type: "ADJUST_INFLUENCE"; readonly player: Player; readonly targetUid: UID; readonly amount: number }
  | {
      readonly type: "ADJUST_INFLUENCE";
      readonly player: Player;
      readonly selector: "STRONGEST_GOV";
      readonly amount: number;
    }
  | { readonly type: "DESTROY_CARD"; readonly targetUid: UID }
  | { readonly type: "CANCEL_CARD"; readonly targetUid: UID }
  | { readonly type: "RETURN_TO_HAND"; readonly targetUid: UID }
  | { readonly type: "REACTIVATE_CARD"; readonly targetUid: UID }
  | { readonly type: "CONTROL_CARD"; readonly player: Player; readonly targetUid: UID }
  | { readonly type: "COPY_CARD"; readonly player: Player; readonly targetUid: UID }
  | {
      readonly type: "LOCK_PLAY";
      readonly player: Player;
      readonly kind: LockKind;
      readonly until: "turn" | "round";
    }
  | { readonly type: "SET_INITIATIVE_MODIFIER"; readonly player: Player; readonly tag: string; readonly amount: number }
  | { readonly type: "OFFER_AP_OR_CARD"; readonly player: Player }
  | { readonly type: "SET_TRAP"; readonly player: Player; readonly trap: string }
  | { readonly type: "START_LASTING"; readonly player: Player; readonly effect: LastingEffect };
