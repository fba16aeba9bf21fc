import type { Action, AnyEvent, Declaration, engineEvents, Field, Game, ViewOf } from "@cardwright/core";

/** Types of all that a session says and hears, read from the type of its game; nothing of the game itself gets into the page. */

/** The view of a game: what its own declaration makes of it. */
export type GameView<G> = G extends Game<infer D> ? (D extends Declaration ? ViewOf<D> : never) : never;

type AnyPayload = NonNullable<Action["payload"]>;
/** Of a game that is not said: any text is an action, with any payload. */
export type AnyActions = Readonly<Record<string, AnyPayload>>;
type OfEveryGame = Readonly<Record<"concede" | "UNDO", Readonly<Record<string, never>>>>;
/** Actions of expansions, which the type of a game does not know. */
type OfExpansions = Readonly<Record<`exp.${string}`, AnyPayload>>;
/** The actions of a game, each with its payload. Of a game whose type says nothing, any text is one. */
export type GameActions<G> = G extends { readonly payloads?: infer Payloads }
  ? unknown extends Payloads
    ? AnyActions
    : Payloads & OfEveryGame & OfExpansions
  : AnyActions;

/** An event as a viewer gets it: a field that this viewer may not see is not there. */
type Seen<E> = E extends { readonly isStep: true }
  ? never
  : E extends { readonly type: infer Type extends string; readonly fields: infer F }
    ? { readonly type: Type } & { readonly [K in keyof F]?: F[K] extends Field<infer T> ? T : never }
    : never;
/** The events of a module that defines them, and the engine's own. Where no module is named, an event is anything. */
export type GameEvent<Events> = unknown extends Events
  ? AnyEvent
  : Seen<Events[keyof Events]> | Seen<(typeof engineEvents)[keyof typeof engineEvents]>;
