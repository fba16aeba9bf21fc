import * as z from "zod/mini";
import type { Declaration, SeatOf } from "../declare.ts";
import type { ActionDefinition, AnyDefinition, RuleDefinition } from "../definitions.ts";
import { engineEvents } from "../engine-events.ts";
import type { SessionContext, SliceSpec } from "../expansion/types.ts";
import type { StateOf } from "../protocol/index.ts";
import type { Events, Table, Turn } from "../table.ts";
import type { Takes } from "../takes.ts";
import type { World } from "../world.ts";
import { measureEvents } from "./events.ts";
import {
  initMeasureState,
  type MeasureResult,
  playMeasure,
  redealMeasures,
  showMeasures,
  takeFaceUpMeasure,
} from "./state.ts";
import { type MeasureSlice, type MeasureState, measureStateSchema } from "./types.ts";

/** The lifecycle of measures as parts of an expansion: slice, actions `exp.<id>.measure.take|play|discard`, events, rule. */

export interface MeasureSpec<D extends Declaration> {
  readonly expansionId: string;
  readonly deckIds: readonly string[];
  /** The name of a measure, as a button shows it. */
  readonly nameOf?: (measureId: string) => string;
  /** Further conditions and events of taking a measure. By default none. */
  readonly onTake?: (turn: Turn<D>, measureId: string) => Events;
  /** Costs and events of playing a measure; it may ask. It runs after the lifecycle has allowed the play. */
  readonly onPlay?: (turn: Turn<D>, measureId: string) => Events;
  /** The choices that `onTake` and `onPlay` ask for. */
  readonly takes?: Takes;
  readonly phases?: readonly D["phases"][number][];
}
export interface MeasureParts<D extends Declaration> {
  readonly slice: SliceSpec<MeasureSlice>;
  readonly events: readonly AnyDefinition[];
  readonly actions: readonly ActionDefinition<D>[];
  readonly rules: readonly RuleDefinition<D>[];
  readonly onSessionCreate: (context: SessionContext) => { readonly slice: MeasureSlice };
  readonly measuresOf: (state: StateOf<D>) => MeasureState;
}
const EMPTY: MeasureSlice = {
  measures: initMeasureState({ playerIds: [], deckIds: [], seed: "0".repeat(64) }),
};
type MeasureEvents<D extends Declaration> = ReturnType<typeof measureEvents<D>>;
/** Taking, playing and putting away. The lifecycle of spec 000 allows each of them, and the spec of this deck adds its own. */
function measureActions<D extends Declaration>(
  spec: MeasureSpec<D>,
  { taken, played, discarded }: MeasureEvents<D>,
  measuresOf: MeasureParts<D>["measuresOf"],
): readonly ActionDefinition<D>[] {
  const { expansionId: id } = spec;
  const phase = spec.phases === undefined ? {} : { phase: spec.phases };
  const handOf = (turn: Turn<D>): readonly string[] => measuresOf(turn.state).handByPlayerId[String(turn.seat)] ?? [];
  const reason = (result: MeasureResult) => (result.ok ? undefined : result.error);
  const seatOf = (turn: Turn<D>): SeatOf<D> => turn.seat;
  const take: ActionDefinition<D> = {
    type: `exp.${id}.measure.take`,
    label: "Take a measure",
    takes: { ...spec.takes, index: "number" },
    ...phase,
    play(turn) {
      const { faceUp } = measuresOf(turn.state);
      const index = turn.oneOf("index", [...faceUp.keys()], {
        label: (at) => [`card.${faceUp[at]}.name`],
        check: (at) => reason(takeFaceUpMeasure(measuresOf(turn.state), String(turn.seat), at)),
      });
      const measureId = faceUp[index]!;
      return [taken({ seat: seatOf(turn), index, measureId }), ...(spec.onTake?.(turn, measureId) ?? [])];
    },
  };
  const play: ActionDefinition<D> = {
    type: `exp.${id}.measure.play`,
    label: "Play a measure",
    takes: { ...spec.takes, measureId: "text" },
    ...phase,
    play(turn) {
      const measureId = turn.oneOf("measureId", handOf(turn), {
        check: (candidate) => reason(playMeasure(measuresOf(turn.state), String(turn.seat), candidate)),
      });
      return [played({ seat: seatOf(turn), measureId }), ...(spec.onPlay?.(turn, measureId) ?? [])];
    },
  };
  const discard: ActionDefinition<D> = {
    type: `exp.${id}.measure.discard`,
    label: "Put a measure away",
    takes: { measureId: "text" },
    ...phase,
    play(turn) {
      const measureId = turn.oneOf("measureId", handOf(turn));
      return [discarded({ seat: seatOf(turn), measureId })];
    },
  };
  return [take, play, discard];
}
export function measureParts<D extends Declaration>(world: World<D>, spec: MeasureSpec<D>): MeasureParts<D> {
  const { expansionId: id, deckIds, nameOf = (measureId) => measureId } = spec;
  const measuresOf = (state: StateOf<D>): MeasureState => (state.extensions[id] as MeasureSlice).measures;
  const events = measureEvents(world, id, nameOf);
  const { taken, played, discarded, rowShown, roundStarted } = events;
  const showRow = (table: Table<D>): Events => [rowShown({ faceUp: [...measuresOf(table.state).faceUp] })];

  return {
    slice: {
      initial: EMPTY,
      type: z.strictObject({ measures: measureStateSchema }),
      sight: { shows: ({ measures }) => ({ measures: showMeasures(measures) }) },
      couldBe: ({ measures }, _, draw) => ({ measures: redealMeasures(measures, draw) }),
    },
    events: Object.values(events),
    actions: measureActions(spec, events, measuresOf),
    rules: [
      world.rule(`exp.${id}.measures`, {
        react: [
          ...[taken, played, discarded].map((event) => world.on(event, (_, table) => showRow(table))),
          world.on(engineEvents.TURN_STARTED, ({ newRound }) => (newRound ? [roundStarted({})] : undefined)),
        ],
      }),
    ],
    onSessionCreate: ({ state, random }) => {
      const playerIds = Array.from({ length: state.seats }, (_, seat) => String(seat));
      const seed = Array.from({ length: 64 }, () => random.int(16).toString(16)).join("");
      return { slice: { measures: initMeasureState({ playerIds, deckIds, seed }) } };
    },
    measuresOf,
  };
}
