import type { AnyEvent, Events } from "@cardwright/core";
import type { EffectEvent } from "../effects/effect-event.ts";
import { onBoard } from "../read-state.ts";
import type { PoliticsTable } from "../world.ts";

/**
 * [R7] The one way into the queue. Cards answer with effect events; here they get what a sentence needs (the face of
 * their target, the card they come from), and the engine's queue resolves them in order.
 */
export const resolveQueue = (table: PoliticsTable, events: readonly EffectEvent[], source: string): Events =>
  events.map((event) => enqueued(table, event, source));

function enqueued(table: PoliticsTable, event: EffectEvent, source: string): AnyEvent {
  const faceOf = (uid: string): string => onBoard(table, uid)?.face ?? "";
  switch (event.type) {
    case "ADJUST_INFLUENCE":
      if ("selector" in event) {
        const { player, amount } = event;
        return { type: "BUFF_STRONGEST_GOV", player, amount, source, mirrored: false };
      }
      return { ...event, face: faceOf(event.targetUid), source, mirrored: false };
    case "BUFF_STRONGEST_GOV":
      return { ...event, source, mirrored: false };
    case "INITIATIVE_ACTIVATED":
      return { ...event, face: faceOf(event.card) };
    case "ADD_AP":
    case "DRAW_CARDS":
    case "LOCK_PLAY":
    case "START_LASTING":
    case "OFFER_AP_OR_CARD":
      return { ...event, source };
    case "GRANT_SHIELD":
    case "DEACTIVATE_CARD":
    case "REACTIVATE_CARD":
    case "DESTROY_CARD":
    case "CANCEL_CARD":
    case "RETURN_TO_HAND":
    case "CONTROL_CARD":
    case "COPY_CARD":
      return { ...event, face: faceOf(event.targetUid) };
    default:
      return event;
  }
}
