import type { ActiveEffect, Modifiers } from "../../active-effect.ts";
import type { Duration } from "../../definitions.ts";
import type { AnyEvent } from "../../protocol/index.ts";

/** An effect as rules ask for it; null stands for what its definition says. */
export interface StartAsked extends AnyEvent {
  readonly definition: string;
  readonly owner: number;
  readonly piece: string | null;
  readonly targets: ActiveEffect["targets"];
  readonly params: ActiveEffect["params"];
  readonly source: ActiveEffect["source"] | null;
  readonly modifiers: Modifiers | null;
  readonly duration: Duration | null;
}
export interface StartWith {
  readonly owner: number;
  readonly piece?: string | undefined;
  readonly targets?: ActiveEffect["targets"] | undefined;
  readonly params?: ActiveEffect["params"] | undefined;
  readonly source?: ActiveEffect["source"] | undefined;
  readonly modifiers?: Modifiers | undefined;
  readonly duration?: Duration | undefined;
}
export const startEffect = (definition: string, options: StartWith): StartAsked => ({
  definition,
  owner: options.owner,
  piece: options.piece ?? null,
  targets: options.targets ?? [],
  params: options.params ?? {},
  source: options.source ?? null,
  modifiers: options.modifiers ?? null,
  duration: options.duration ?? null,
  type: "EFFECT_STARTED",
});
