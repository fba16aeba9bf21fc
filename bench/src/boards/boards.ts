import { type BoardPlays, type PlainBoard, playsOf } from "./board.ts";
import { breakthrough, plainBreakthrough } from "./breakthrough.ts";
import { connectFour, plainConnectFour } from "./connect-four.ts";
import { plainTicTacToe, ticTacToe } from "./tic-tac-toe.ts";

export const boardNames = ["ticTacToe", "connectFour", "breakthrough"] as const;
export type BoardName = (typeof boardNames)[number];

/** The engine's ways to play a board, and the plain loop. */
export const boardWays = ["plain", "advance", "logged", "listed"] as const;
export type BoardWay = (typeof boardWays)[number];

export interface Board {
  readonly plain: PlainBoard;
  readonly plays: BoardPlays;
}
/** Made on demand: an engine that this process does not measure must not shape the code of the one that it does. */
const boards: Readonly<Record<BoardName, () => Board>> = {
  ticTacToe: () => ({ plain: plainTicTacToe, plays: playsOf(ticTacToe) }),
  connectFour: () => ({ plain: plainConnectFour, plays: playsOf(connectFour) }),
  breakthrough: () => ({ plain: plainBreakthrough, plays: playsOf(breakthrough) }),
};
export const boardNamed = (name: BoardName): Board => boards[name]();
