import type { Draw, Schema, Viewer } from "../declare.ts";
import type { AnyDefinition, AnyEffect, AnyPrompt, CardData } from "../definitions.ts";
import type { Action, AnyEvent, EngineState, Snapshot } from "../protocol/index.ts";
import type { Refusal } from "../refusal.ts";
import type { Extra } from "../world.ts";

/** How an expansion joins the pipeline. Hooks are pure: they get frozen data and answer with values. */

export type HookName = "onBeforeActionValidate" | "onValidateAction" | "onApplyAction" | "onAfterAction" | "onSnapshot";
export interface HookContext<Slice = unknown> {
  /** The match before the action; from `onApplyAction` on, as it will be. */
  readonly snapshot: Snapshot<EngineState & Readonly<Record<string, unknown>>>;
  readonly action: Action;
  readonly events: readonly AnyEvent[];
  readonly slice: Slice;
}
/** A veto, heard in `onValidateAction` alone. */
export interface HookReject {
  readonly reject: Refusal;
}
export interface HookAnswer<Slice = unknown> {
  /** The new value of the expansion's own slice. */
  readonly slice?: Slice;
  /** Announcements to add, heard in `onAfterAction` alone. */
  readonly events?: readonly AnyEvent[];
}
// biome-ignore lint/suspicious/noConfusingVoidType: a hook that only looks answers with nothing.
export type Hook<Slice = unknown> = (context: HookContext<Slice>) => HookAnswer<Slice> | HookReject | undefined | void;

/** An expansion's own part of the state, under `extensions[id]`; it too declares who sees it. */
export interface SliceSpec<Slice = unknown> {
  readonly initial: Slice;
  /** Its schema, which the laws hold every state to. */
  readonly type?: Schema<Slice>;
  readonly sight: "everyone" | "nobody" | { readonly shows: (slice: Slice, viewer: Viewer) => unknown };
  /** Another slice that it could be, for a viewer who does not see all of it. */
  readonly couldBe?: (slice: Slice, viewer: Viewer, draw: Draw) => Slice;
}
export interface SessionContext {
  readonly state: EngineState & Readonly<Record<string, unknown>>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly random: { shuffle<T>(list: readonly T[]): readonly T[]; int(bound: number): number };
}
/** Definitions of the expansion's own world, `world.extend(...)`; functions are stored as they are. */
export interface Expansion {
  readonly id: string;
  readonly version?: string;
  readonly declares?: Extra;
  // biome-ignore lint/suspicious/noExplicitAny: each expansion has a slice of its own kind.
  readonly slice?: SliceSpec<any>;
  readonly events?: readonly AnyDefinition[];
  readonly actions?: readonly { readonly type: string }[];
  readonly prompts?: readonly AnyPrompt[];
  readonly effects?: readonly AnyEffect[];
  readonly rules?: readonly { readonly id: string; readonly spec: unknown }[];
  readonly handlers?: readonly { readonly effectId: string }[];
  readonly cards?: readonly CardData[];
  /** The one hook that shapes initial state: it answers with events, and with the first value of its own slice. */
  readonly onSessionCreate?: (context: SessionContext) => {
    readonly slice?: unknown;
    readonly events?: readonly AnyEvent[];
  };
  // biome-ignore lint/suspicious/noExplicitAny: each expansion has a slice of its own kind.
  readonly hooks?: { readonly [H in HookName]?: Hook<any> };
}
export const defineExpansion = (expansion: Expansion): Expansion => expansion;
