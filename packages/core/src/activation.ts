import type { Declaration, Piece } from "./declare.ts";
import type { ActionDefinition, EffectHandler } from "./definitions.ts";
import { type Refusal, refuse } from "./refusal.ts";
import type { Turn } from "./table.ts";

/**
 * Spec 001's ACTIVATE_EFFECT, as a decision like any other: a source in play, then one of its effects. Availability is
 * zone, window and gate; it is never computed by a client.
 */
export const ACTIVATE_EFFECT = "ACTIVATE_EFFECT";

export function activation(
  handlers: ReadonlyMap<string, EffectHandler<Declaration>>,
  abilities: (face: string) => readonly string[],
): ActionDefinition<Declaration> {
  const zones = [...new Set([...handlers.values()].flatMap((handler) => handler.zones))];
  const sources = (turn: Turn<Declaration>): readonly Piece[] =>
    zones
      .flatMap((zone) => (turn.state[zone] as readonly (Piece | readonly Piece[])[]).flat())
      .filter((piece) => turn.ownerOf(piece) === turn.seat && abilities(piece.face).some((id) => handlers.has(id)));
  const available = (turn: Turn<Declaration>, source: Piece, effectId: string): Refusal | undefined => {
    const handler = handlers.get(effectId);
    if (handler === undefined) return refuse("SOURCE_INVALID");
    const zone = source.at.split("/")[0]!;
    if (!handler.zones.includes(zone)) return refuse("SOURCE_INVALID.zone", { from: zone, zones: handler.zones });
    if (!handler.windows.includes(turn.state.phase)) {
      const { windows: phases } = handler;
      return refuse("WINDOW_INVALID", { allowed: phases.join(", "), phases, phase: turn.state.phase });
    }
    return handler.gate?.(turn, source);
  };
  return {
    type: ACTIVATE_EFFECT,
    takes: { source_instance_id: "piece", effect_id: "text" },
    play(turn) {
      const source = turn.oneOf("source_instance_id", sources(turn), {
        // A card is only worth choosing if one of its effects can be used; otherwise the first reason is told.
        check: (each) => {
          const refusals = abilities(each.face).map((id) => available(turn, each, id));
          return refusals.includes(undefined) ? undefined : refusals[0];
        },
      });
      const effectId = turn.oneOf("effect_id", abilities(source.face), {
        label: (id) => [`effect.${id}`],
        check: (id) => available(turn, source, id),
      });
      return turn.activate(effectId, turn.seat, source.id);
    },
  };
}
