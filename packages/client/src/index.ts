import type { Game } from "@cardwright/core";
import { Session, type SessionOptions } from "./session.ts";
import type { GameView } from "./state.ts";

export { type Outcome, Session, type SessionOptions } from "./session.ts";
export type { GameView, SessionState } from "./state.ts";

/** Sits down, or watches. `connect<typeof myGame>(...)` gives the view its types. */
// biome-ignore lint/suspicious/noExplicitAny: games differ in their declarations; the view is typed by the one given.
export function connect<G extends Game<any>>(options: SessionOptions): Session<GameView<G>> {
  return new Session<GameView<G>>(options);
}
