import {
  type ActiveEffect,
  type Declaration,
  type EffectDefinition,
  type EffectSpec,
  type Events,
  engineEvents,
  type Json,
  type Table,
  type Turn,
  type World,
} from "@cardwright/core";
import { durationOf, type Timing } from "./timing.ts";

/** What a measure falls on: pieces by id, seats by number. */
export interface Target<D extends Declaration> {
  /** Whether there is anything to choose; a measure without a target is refused before it is chosen. */
  readonly exists: (turn: Turn<D>) => boolean;
  readonly choose: (turn: Turn<D>) => ActiveEffect["targets"];
}
/** One measure: what it costs, when it holds, what it does. Data first; a function where data cannot say it. */

export interface MeasureData<D extends Declaration> {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** One resort for each unit. */
  readonly cost: readonly string[];
  readonly timing: Timing;
  readonly target?: Target<D>;
  /** What has to lie on the table for it, where there is no target that says so. */
  readonly needs?: (turn: Turn<D>) => boolean;
  /** What else the lasting effect has to remember. */
  readonly params?: (turn: Turn<D>) => Readonly<Record<string, Json>>;
  /** For a measure that adds a cost: what may pay it. By default any resort. */
  readonly accepts?: string;
  /** The effect that it leaves behind, called "<expansion>.<id>". */
  readonly lasting?: Omit<EffectSpec<D>, "duration" | "name" | "while">;
  /** What happens at once. */
  readonly does?: (turn: Turn<D>) => Events;
  /** For a measure that is played in answer to something: to what, when it can be, and what it then does. */
  readonly answers?: {
    readonly to: string;
    readonly can: (table: Table<D>, subject: string) => boolean;
    readonly does: (turn: Turn<D>, subject: string) => Events;
  };
}
export interface Measure<D extends Declaration> extends MeasureData<D> {
  readonly effect: EffectDefinition<D> | undefined;
  /** Whether it would find what it needs. */
  isPossible(turn: Turn<D>): boolean;
  /** What playing it brings about, once it has been paid for. */
  play(turn: Turn<D>): Events;
}

export const measuresIn =
  <D extends Declaration>(world: World<D>, expansion: string) =>
  (data: MeasureData<D>): Measure<D> => {
    const { id, name, timing, lasting, accepts } = data;
    const sleeps = timing === "nextRound";
    const turnOver = world.on(engineEvents.TURN_ENDED, ({ seat }, table, self) =>
      self.targets.includes(seat) ? [table.end(self)] : undefined,
    );
    const effect =
      lasting === undefined
        ? undefined
        : world.effect(`${expansion}.${id}`, {
            ...lasting,
            name,
            duration: durationOf(timing),
            ...(timing === "untilEndOfTargetsNextTurn" ? { react: [...(lasting.react ?? []), turnOver] } : {}),
            ...(sleeps ? { while: ({ state }, self) => state.round > Number(self.params["playedInRound"]) } : {}),
          });
    return {
      ...data,
      effect,
      isPossible: (turn) => (data.target?.exists(turn) ?? true) && (data.needs?.(turn) ?? true),
      play(turn) {
        const { state, seat } = turn;
        const targets = data.target?.choose(turn) ?? [];
        const params = {
          ...(accepts === undefined ? {} : { accepts }),
          // A modifier is read off the effect itself, which does not know what its measure is called.
          ...(lasting?.modifiers === undefined ? {} : { name }),
          ...(sleeps ? { playedInRound: state.round } : {}),
          ...data.params?.(turn),
        };
        const begun = effect?.start({
          owner: seat,
          targets,
          params,
          source: { kind: "measure", ref: id },
          ...(lasting?.modifiers === undefined ? {} : { modifiers: lasting.modifiers }),
        });
        return [...(data.does?.(turn) ?? []), ...(begun === undefined ? [] : [begun])];
      },
    };
  };
