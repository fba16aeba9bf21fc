import type { Declaration } from "../declare.ts";
import type { ActionDefinition, AnyDefinition } from "../definitions.ts";
import type { AnyEvent, StateOf } from "../protocol/index.ts";
import type { Events, Turn } from "../table.ts";
import type { Takes } from "../takes.ts";
import type { World } from "../world.ts";
import { declareDeck, measuresOf as measuresIn, measureWorld } from "./deck.ts";
import { measureEvents } from "./events.ts";
import { cannotPlayMeasure, cannotTakeMeasure } from "./lifecycle.ts";
import type { Measures } from "./types.ts";

/** The life of measures as parts of an expansion: declarations, actions `exp.<id>.measure.take|play|discard`, events, rule. */

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
  /** The zones and facts of the deck, for what the expansion declares. */
  readonly declares: ReturnType<typeof declareDeck>;
  readonly events: readonly AnyDefinition[];
  readonly actions: readonly ActionDefinition<D>[];
  readonly rules: readonly { readonly id: string; readonly spec: unknown }[];
  readonly onSessionCreate: () => { readonly events: readonly AnyEvent[] };
  readonly measuresOf: (state: StateOf<D>) => Measures;
}
/** Taking, playing and putting away. The lifecycle of spec 000 allows each of them, and the spec of this deck adds its own. */
function measureActions<D extends Declaration>(
  spec: MeasureSpec<D>,
  { taken, played, discarded }: Pick<ReturnType<typeof measureEvents>, "taken" | "played" | "discarded">,
  measuresOf: MeasureParts<D>["measuresOf"],
): readonly ActionDefinition<D>[] {
  const { expansionId: id } = spec;
  const phase = spec.phases === undefined ? {} : { phase: spec.phases };
  const handOf = (turn: Turn<D>): readonly string[] => measuresOf(turn.state).handByPlayerId[String(turn.seat)] ?? [];
  const take: ActionDefinition<D> = {
    type: `exp.${id}.measure.take`,
    label: "Take a measure",
    takes: { ...spec.takes, index: "number" },
    ...phase,
    play(turn) {
      const measures = measuresOf(turn.state);
      const { faceUp } = measures;
      const index = turn.oneOf("index", [...faceUp.keys()], {
        label: (at) => ["label.measureName", { measureId: faceUp[at]! }],
        check: (at) => cannotTakeMeasure(measures, String(turn.seat), at),
      });
      const measureId = faceUp[index]!;
      return [taken({ seat: turn.seat, index, measureId }), ...(spec.onTake?.(turn, measureId) ?? [])];
    },
  };
  const play: ActionDefinition<D> = {
    type: `exp.${id}.measure.play`,
    label: "Play a measure",
    takes: { ...spec.takes, measureId: "text" },
    ...phase,
    play(turn) {
      const measures = measuresOf(turn.state);
      const measureId = turn.oneOf("measureId", handOf(turn), {
        check: (candidate) => cannotPlayMeasure(measures, String(turn.seat), candidate),
      });
      return [played({ seat: turn.seat, measureId }), ...(spec.onPlay?.(turn, measureId) ?? [])];
    },
  };
  const discard: ActionDefinition<D> = {
    type: `exp.${id}.measure.discard`,
    label: "Put a measure away",
    takes: { measureId: "text" },
    ...phase,
    play(turn) {
      const measureId = turn.oneOf("measureId", handOf(turn));
      return [discarded({ seat: turn.seat, measureId })];
    },
  };
  return [take, play, discard];
}
export function measureParts<D extends Declaration>(world: World<D>, spec: MeasureSpec<D>): MeasureParts<D> {
  const { expansionId: id, deckIds, nameOf = (measureId) => measureId } = spec;
  const declares = declareDeck(id, deckIds);
  const own = measureWorld(world.declares, declares);
  const { rule, dealt, ...others } = measureEvents(own, id, deckIds, nameOf);
  const measuresOf = (state: StateOf<D>): Measures => measuresIn(state, id);
  return {
    declares,
    events: [...Object.values(others), dealt],
    actions: measureActions(spec, others, measuresOf),
    rules: [rule],
    onSessionCreate: () => ({ events: [dealt({})] }),
    measuresOf,
  };
}
