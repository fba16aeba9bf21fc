import type { Game } from "@cardwright/core";
import { Session, type SessionOptions } from "./session.ts";
import type { ActionName, GameView } from "./state.ts";

export { type Outcome, Session, type SessionOptions } from "./session.ts";
export type { ActionName, GameView, SessionState } from "./state.ts";

/**
 * Sits down, or watches. `connect<typeof myGame>(...)` gives the view its types. `connect<typeof myGame, "play" | "pass">(...)`
 * gives the actions their names too, so that a misspelt one does not compile; a game's type does not keep them yet.
 */
// biome-ignore lint/suspicious/noExplicitAny: games differ in their declarations; the view is typed by the one given.
export function connect<G extends Game<any>, Name extends string = ActionName<G>>(
  options: SessionOptions,
): Session<GameView<G>, Name> {
  return new Session<GameView<G>, Name>(options);
}
