import type { AnyEngine } from "@cardwright/bots";
import type { Game } from "@cardwright/core";
import { createEngine } from "@cardwright/core/host";
import { breakthrough } from "./breakthrough.ts";
import { connectFour } from "./connect-four.ts";
import { hex } from "./hex.ts";
import { mancala } from "./mancala.ts";

const engineOf = (game: object): AnyEngine => createEngine(game as Game) as unknown as AnyEngine;
/** The open games in which the search meets its peer, by the name of their figure. */
export const OPEN_GAMES = {
  connectFour: engineOf(connectFour),
  mancala: engineOf(mancala),
  hex: engineOf(hex),
  breakthrough: engineOf(breakthrough),
} as const;
export type OpenGame = keyof typeof OPEN_GAMES;
