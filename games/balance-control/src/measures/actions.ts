import {
  type ActionDefinition,
  type AnyEvent,
  type Declaration,
  type Events,
  type PhaseOf,
  type Refusal,
  refuse,
  type Turn,
} from "@cardwright/core";
import { cannotPlayMeasure, type MeasureParts } from "@cardwright/core/expansion";
import { PAYING } from "../cost/pay.ts";
import { MEASURE_ASKS } from "./asks.ts";
import type { Deck } from "./deck.ts";
import type { Measure } from "./measure.ts";

/** The scaffold's actions as this game has them: named after their deck, and taking is a political action [R10.2]. */

/** What the core game says about every deck; see playing.ts. */
export interface DeckRules<D extends Declaration> {
  readonly phases: readonly PhaseOf<D>[];
  readonly takingPhase: PhaseOf<D>;
  readonly taking: (turn: Turn<D>) => Events;
  /** Why a measure cannot be played now, beyond its lifecycle: told with the measure, before it is chosen. */
  readonly cannotPlay: (turn: Turn<D>, measure: Measure<D>) => Refusal | undefined;
  readonly payFor: (turn: Turn<D>, measure: Measure<D>) => Events;
}
export function measureActions<D extends Declaration>(
  expansion: string,
  deck: Deck<D>,
  { actions, measuresOf }: Pick<MeasureParts<D>, "actions" | "measuresOf">,
  { takingPhase, cannotPlay, payFor }: DeckRules<D>,
): readonly ActionDefinition<D>[] {
  const aimless = (turn: Turn<D>, measure: Measure<D>): Refusal | undefined =>
    measure.isPossible(turn) ? undefined : refuse("NO_TARGET");
  const play = (turn: Turn<D>): Events => {
    const measures = measuresOf(turn.state);
    const seat = String(turn.seat);
    const measureId = turn.oneOf("measureId", measures.handByPlayerId[seat] ?? [], {
      ask: "Which measure do you play?",
      label: (candidate) => ["label.measureName", { measureId: candidate }],
      check(candidate) {
        const measure = deck.byId(candidate);
        return cannotPlayMeasure(measures, seat, candidate) ?? cannotPlay(turn, measure) ?? aimless(turn, measure);
      },
    });
    const measure = deck.byId(measureId);
    const played: AnyEvent = { seat: turn.seat, measureId, type: `exp.${expansion}.measurePlayed` };
    // What it falls on is asked before what it is paid with; it is paid for before it takes hold.
    const does = measure.play(turn);
    return [played, ...payFor(turn, measure), ...does];
  };
  return actions.map((action) => ({
    ...action,
    ...(action.type.endsWith(".measure.take") ? { phase: takingPhase } : {}),
    ...(action.type.endsWith(".measure.play") ? { play, takes: { ...action.takes, ...MEASURE_ASKS } } : {}),
    ...(action.type.endsWith(".measure.take") ? { takes: { ...action.takes, ...PAYING } } : {}),
  }));
}
