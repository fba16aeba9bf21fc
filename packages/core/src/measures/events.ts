import * as z from "zod/mini";
import { type Declaration, open } from "../declare.ts";
import { does } from "../grammar.ts";
import type { World } from "../world.ts";
import { discardMeasure, type MeasureResult, playMeasure, startMeasureRound, takeFaceUpMeasure } from "./state.ts";
import type { MeasureSlice } from "./types.ts";

/** The life of measures as events of the expansion that has them. */

const kept = (result: MeasureResult): MeasureSlice => {
  if (!result.ok) throw new Error(result.error.message);
  return { measures: result.state };
};

export function measureEvents<D extends Declaration>(world: World<D>, id: string, nameOf: (id: string) => string) {
  const own = world.extend({});
  const fields = { seat: open(world.seat), measureId: open(z.string()) };
  return {
    taken: own.event(
      `exp.${id}.measureTaken`,
      { ...fields, index: open(z.int()) },
      {
        applySlice: ({ measures }: MeasureSlice, { seat, index }) =>
          kept(takeFaceUpMeasure(measures, String(seat), index)),
        say: ({ seat, measureId = "" }, names) => `${does(names, seat, "take")} the measure ${nameOf(measureId)}.`,
      },
    ),
    played: own.event(`exp.${id}.measurePlayed`, fields, {
      applySlice: ({ measures }: MeasureSlice, { seat, measureId }) =>
        kept(playMeasure(measures, String(seat), measureId)),
      say: ({ seat, measureId = "" }, names) => `${does(names, seat, "play")} the measure ${nameOf(measureId)}.`,
    }),
    discarded: own.event(`exp.${id}.measureDiscarded`, fields, {
      applySlice: ({ measures }: MeasureSlice, { seat, measureId }) =>
        kept(discardMeasure(measures, String(seat), measureId)),
      say: ({ seat, measureId = "" }, names) => `${does(names, seat, "put")} the measure ${nameOf(measureId)} away.`,
    }),
    /** Measures that refill the row were hidden until now, so an event of its own tells them. */
    rowShown: own.event(
      `exp.${id}.measureRowShown`,
      { faceUp: open(z.array(z.string())) },
      { reveals: ["faceUp"], say: () => "" },
    ),
    roundStarted: own.event(
      `exp.${id}.measureRoundStarted`,
      {},
      { applySlice: ({ measures }: MeasureSlice) => ({ measures: startMeasureRound(measures) }), say: () => "" },
    ),
  };
}
