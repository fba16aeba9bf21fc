import type { Game } from "@cardwright/core";
import { Session, type SessionOptions } from "./session.ts";
import type { GameActions, GameEvent, GameView } from "./typed.ts";

export { type Outcome, Session, type SessionOptions } from "./session.ts";
export type { SessionState } from "./state.ts";
export type { AnyActions, GameActions, GameEvent, GameView } from "./typed.ts";

/**
 * Sits down, or watches. `connect<typeof myGame>(...)` gives the view its types, the actions their names and payloads: a misspelt
 * one does not compile. `connect<typeof myGame, typeof myEvents>(...)`, where `import type * as myEvents from "./events.ts"`,
 * types the events too.
 */
// biome-ignore lint/suspicious/noExplicitAny: games differ in their declarations; everything is typed by the one given.
export function connect<G extends Game<any>, Events = unknown>(
  options: SessionOptions,
): Session<GameView<G>, GameActions<G>, GameEvent<Events>> {
  return new Session<GameView<G>, GameActions<G>, GameEvent<Events>>(options);
}
