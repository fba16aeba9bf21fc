import {
  type ActionDefinition,
  type AnyEvent,
  type Declaration,
  type Events,
  type MeasureParts,
  playMeasure,
  type Refusal,
  refuse,
  type Turn,
} from "@cardwright/core";
import type { Deck } from "./measure.ts";

/** The scaffold's actions as this game has them: named after their deck, and taking is a political action [R10.2]. */

export interface DeckActions<D extends Declaration> {
  readonly expansion: string;
  readonly deck: Deck<D>;
  readonly takingPhase: D["phases"][number];
  /** Why a measure cannot be played now, beyond its lifecycle: told with the measure, before it is chosen. */
  readonly cannotPlay: (turn: Turn<D>, measureId: string) => Refusal | undefined;
  readonly onPlay: (turn: Turn<D>, measureId: string) => Events;
}
export function measureActions<D extends Declaration>(
  { actions, measuresOf }: Pick<MeasureParts<D>, "actions" | "measuresOf">,
  { expansion, deck, takingPhase, cannotPlay, onPlay }: DeckActions<D>,
): readonly ActionDefinition<D>[] {
  const aimless = (turn: Turn<D>, measureId: string): Refusal | undefined =>
    deck.byId(measureId).isPossible(turn) ? undefined : refuse("NO_TARGET", "there is nothing for it to fall on");
  const play = (turn: Turn<D>): Events => {
    const measures = measuresOf(turn.state);
    const seat = String(turn.seat);
    const lifecycle = (measureId: string): Refusal | undefined => {
      const result = playMeasure(measures, seat, measureId);
      return result.ok ? undefined : result.error;
    };
    const measureId = turn.oneOf("measureId", measures.handByPlayerId[seat] ?? [], {
      ask: "Which measure do you play?",
      label: deck.nameOf,
      check: (candidate) => lifecycle(candidate) ?? cannotPlay(turn, candidate) ?? aimless(turn, candidate),
    });
    const played: AnyEvent = { seat: turn.seat, measureId, type: `exp.${expansion}.measurePlayed` };
    return [played, ...onPlay(turn, measureId)];
  };
  return actions.map((action) => ({
    ...action,
    label: `${action.label ?? action.type} (${expansion})`,
    ...(action.type.endsWith(".measure.take") ? { phase: takingPhase } : {}),
    ...(action.type.endsWith(".measure.play") ? { play } : {}),
  }));
}
